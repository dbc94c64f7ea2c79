"""Habits of the bots at Folklore: what they hand to and fro, where they wait, what they leave unspent.

    .venv/bin/python tools/errands.py [--games 10] [--seed 0] [--bot greedy] [--seats 2,3,4]

Plays games of one story after the other with a bot in every seat and counts what a person would call senseless:
things and coins that come back to somebody who has just given them away, turns that end beside a foe without a blow
though one was on offer, turns that end short of an exit or an errand within reach, characters who leave a town with
something that they need, can pay for and had a door left for, abilities that stay unlearned in a town with a
library, and tales that the candle ends.
"""

from __future__ import annotations

import argparse
from collections import Counter

from hearthside import bots
from hearthside.games import load
from hearthside.games.folklore.advice import need
from hearthside.games.folklore.advice.fights import errands
from hearthside.games.folklore.content import MAPS, TOWNS
from hearthside.games.folklore.content.board import NEAR, NUMBERS
from hearthside.games.folklore.rules.features import setup_of
from hearthside.games.folklore.rules.growth import learnable
from hearthside.games.folklore.setup import CAMPAIGN
from hearthside.games.folklore.state import ALIVE, ATTACKED, Hero, Tale, here
from hearthside.kernel import Decision, Option, Session

GAME = load("folklore")
BLOWS = ("hit", "throw", "fist")
WORTH_A_DOOR = 0.001
"""What `need` says of a door that is worth going through."""


class Errands:
    """What has been seen in some games."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self._held: dict[str, list[str]] = {}
        self._paid: set[tuple[str, str]] = set()

    def look(self, s: Tale, asked: Decision, pick: Option) -> None:
        """One decision, before the choice is made."""
        h = s.heroes[s.asked]
        self.seen["decisions"] += 1
        if pick.verb in ("give", "hand"):
            self._gives(h.who, s.heroes[int(pick.args[1])].who, str(pick.args[0]))
        elif pick.verb == "purse":
            self._pays(h.who, s.heroes[int(pick.args[0])].who)
        elif asked.ask == "act" and pick.verb in ("done", "pack"):
            self._ends(s, h, asked)
        elif asked.ask == "location" and pick.verb == "done":
            self._leaves_town(s, h)

    def _gives(self, giver: str, taker: str, card: str) -> None:
        self.seen["things handed over"] += 1
        owners = self._held.setdefault(card, [])
        owners.append(giver)
        self.seen["of those back to a former owner"] += taker in owners

    def _pays(self, giver: str, taker: str) -> None:
        self.seen["coins handed over"] += 1
        self.seen["of those back to who gave some"] += (taker, giver) in self._paid
        self._paid.add((giver, taker))

    def _ends(self, s: Tale, h: Hero, asked: Decision) -> None:
        """A turn on a map ends."""
        site = here(s)
        if site.combat:
            self.seen["turns in a fight"] += 1
            blow = any(o.verb in BLOWS for o in asked.options)
            self.seen["of those without a blow on offer"] += blow and not h.done & ATTACKED
            return
        if h.form != ALIVE:
            return
        self.seen["turns in peace"] += 1
        setup = setup_of(s)
        if setup is None:
            return
        open_to = {NUMBERS[str(o.args[0])] for o in asked.options if o.verb == "go"}
        wanted = errands(s, setup)
        if wanted:
            near = any(NEAR[at] >> h.at & 1 or at == h.at for at in wanted)
            short = not near and any(NEAR[at] >> to & 1 for at in wanted for to in open_to)
            alone = all(
                not NEAR[at] >> a.at & 1
                for a in s.heroes
                if a.form == ALIVE and a.at >= 0
                for at in wanted
            )
            self.seen["of those short of an errand within reach"] += short and alone
        else:
            exits = MAPS[site.map].exits
            outside = h.at >= 0 and not exits >> h.at & 1
            self.seen["of those short of an exit within reach"] += outside and any(
                exits >> to & 1 for to in open_to
            )

    def _leaves_town(self, s: Tale, h: Hero) -> None:
        """A character is done with a town."""
        self.seen["visits to a town"] += 1
        doors = TOWNS[s.place].services
        lacking = h.visits > 0 and any(need(s, h, place) > WORTH_A_DOOR for place in doors)
        self.seen["of those with a door left for a need"] += lacking
        unlearned = h.visits > 0 and "library" in doors and bool(learnable(h))
        self.seen["of those with an ability to be learned"] += unlearned

    def play(self, story: str, seats: int, seed: int, bot: str) -> None:
        """One game to its end."""
        self._held, self._paid = {}, set()
        session: Session[Tale] = Session(GAME, {"seats": seats, "story": story}, seed=seed)
        hands = [bots.make(bot, seed * 8 + n) for n in range(seats)]
        while session.decision is not None:
            pick = hands[session.decision.seat].choose(session)
            self.look(session.state, session.decision, pick)
            session.choose(pick)
        s = session.state
        self.seen["games"] += 1
        self.seen["ended by the candle"] += s.endings[-1:] == ("candle",)
        self.seen["coins a character at the end"] += sum(h.coins for h in s.heroes) // len(s.heroes)
        self.seen["ability points a character at the end"] += sum(h.ap for h in s.heroes) // len(
            s.heroes
        )


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", default="2,3,4")
    given = parser.parse_args()
    errand, sizes = Errands(), [int(n) for n in given.seats.split(",")]
    for n in range(given.games):
        story = CAMPAIGN[n % len(CAMPAIGN)]
        errand.play(story, sizes[n % len(sizes)], given.seed + n, given.bot)
    for what, n in errand.seen.items():
        print(f"{what:42} {n}")


if __name__ == "__main__":
    main()
