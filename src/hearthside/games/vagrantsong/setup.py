"""What can be chosen before a game, and the state it starts from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hearthside.kernel import Dice, Problem, Tunable, choice, note, number, per_seat, toggle, tuning

from .content import junk_cards as junk_cards
from .content import scenarios as scenarios
from .content import skills_common as skills_common
from .content import skills_own as skills_own
from .content.junk import TIERS
from .content.line import PATHS, doors_before, night_of
from .content.page import SCENARIOS, read_diagram
from .content.vagrants import VAGRANTS
from .rules.camp.exclusive import PAIRS
from .rules.camp.tearing import put_in_tier
from .rules.haint import new_haint
from .rules.places import close_car
from .rules.slots import free_slots
from .state import COINS, EVENT, MALADY, TOKENS, Camp, Journey, Vagrant

TUNABLES = (
    Tunable("threshold", 0, -12, 12, "Added to every Haint's Threshold"),
    Tunable("blows", 0, -2, 4, "Added to what every action of a Haint costs"),
    Tunable(
        "fury", 0, -3, 6, "Added to the Fury of every Haint: what each Break adds to its blows"
    ),
    Tunable("breaks", 0, -2, 3, "Added to where the Break marker starts"),
    Tunable(
        "humanity", 0, -3, 4, "Added to every Vagrant's Humanity", at="vagrants.most", adds=True
    ),
    Tunable("coins", COINS, 2, 5, "Coins of a turn", at="vagrants.purse"),
    *(Tunable(t, n, n - 2, n + 4, f"Tokens in the Bindle: {t}") for t, n in TOKENS.items()),
    Tunable("bank", 0, 0, 15, "Coins in the bank at the start", at="camp.bank", adds=True),
    Tunable("revives", 0, 0, 3, "Revive boxes ticked at the start", at="camp.revives", adds=True),
)
BOXES_TICKED = 4
"""So many Revive boxes are ticked for a party that begins in the last nights."""
BELLS_NIGHT, BELLS_FOUND = 15, 2
"""The night in which the bells are found, and how many a party has that begins after it."""
EXAMPLES: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"seats": 3, "vagrants": ["runaway", "wayfarer", "empress"]},
    {"seats": 4, "vagrants": ["songsmith", "cursebearer", "revivalist", "runaway"]},
    *({"seats": 2 + n % 3, "scenario": f"s{n + 1:02}"} for n in range(7)),
    {"seats": 3, "campaign": True, "vagrants": ["runaway", "songsmith", "wayfarer"]},
)
"""Setups for the common tests: the first path, which never changes. Every night is played by the game's own."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game of Vagrantsong: who rides, and which nights."""

    seats: int = number(
        2, low=2, high=4, label="Vagrants", help="Two to four ride; one person may play several."
    )
    campaign: bool = toggle(
        False, label="Campaign", help="Scenario, camp, next Scenario, to the end of the line."
    )
    scenario: str = choice(
        "s01",
        {key: made.name for key, made in SCENARIOS.items()},
        label="Scenario",
        help="The one to play, or the one a campaign starts from.",
        about={key: f"To win: {made.victory_text}" for key, made in SCENARIOS.items()},
    )
    vagrants: tuple[str, ...] = per_seat(
        ("songsmith", "cursebearer", "revivalist", "empress"),
        {key: card.name for key, card in VAGRANTS.items()},
        label="Who",
        help="Each Vagrant is one of a kind.",
        distinct=True,
        about={key: f"{card.passive}: {card.text}" for key, card in VAGRANTS.items()},
    )
    seance: bool = toggle(
        False,
        label="Seance",
        help="Start a single Scenario with the Seance card, where it has one.",
    )
    open_seats: bool = toggle(
        False, label="Open seats", help="Let Vagrants join and leave in Camp."
    )
    tune: dict[str, int] = tuning()

    def check(self) -> Iterable[Problem]:
        """What the fields say together."""
        if self.seance and SCENARIOS[self.scenario].seance is None:
            yield Problem("seance", "this Scenario has no Seance", "VS-041")
        if self.seance and self.campaign:
            yield Problem("seance", "in a campaign it is bought in Camp", "VS-257")


def start(setup: Setup, dice: Dice) -> Journey:
    """A table before the first Scenario is laid out."""
    s = Journey(
        step="set_up",
        seats=setup.seats,
        dice=dice,
        scenario=setup.scenario,
        campaign=setup.campaign,
        vagrants=[new_vagrant(who, seat) for seat, who in enumerate(setup.vagrants)],
        seance=setup.seance,
        open_seats=setup.open_seats,
        tune=dict(setup.tune),
    )
    s.camp = Camp(junk_deck=list(TIERS[1]), answers=[-1] * setup.seats)  # VS-253
    s.camp.doors = doors_before(setup.scenario)
    veteran(s)
    return s


def veteran(s: Journey) -> None:
    """A later Scenario is met with the cards that the Camps before it would have brought.

    Designed here, so that any Scenario can be played alone: everybody has learned one of the pair of each path that is
    behind them, and both Skills of each Camp have been bought, the latest first, each for the next Vagrant in turn who
    has a slot for it. From the fourth Scenario on everybody wears a piece of Junk out of the tiers that are in. Who
    begins in the last nights has no Revive box left.
    """
    night = night_of(s)
    number = SCENARIOS[night].number
    s.camp.revives = BOXES_TICKED if number > 20 else 0
    before = sorted((m for m in SCENARIOS.values() if m.number < number), key=lambda m: m.number)
    for door, nights in PATHS.items():
        if door in s.camp.doors and night not in nights:
            for v in s.vagrants:
                learn_skill(v, s.dice.pick(PAIRS[v.who][door]))  # VS-250
    turn = 0
    for made in reversed(before):
        for n in made.skills or ():
            for k in range(s.seats):
                if learn_skill(s.vagrants[(turn + k) % s.seats], n):
                    turn += k + 1
                    break
    for made in before:
        put_in_tier(s, made.tier)
    if number > BELLS_NIGHT and "orchard" in s.camp.doors:
        s.camp.marks["bells"] = BELLS_FOUND  # VN-1602
    s.dice.shuffle(s.camp.junk_deck)
    for v in s.vagrants:
        if number > 3 and len(v.junk) < VAGRANTS[v.who].junk_slots:
            v.junk.append(s.camp.junk_deck.pop())


def learn_skill(v: Vagrant, number: int) -> bool:
    """A Vagrant takes a Skill, if there is a free slot for it."""
    free = free_slots(v, number)
    if free:
        v.skills[free[0]] = number
    return bool(free)


def new_vagrant(who: str, seat: int) -> Vagrant:
    """A Vagrant as the box has them: Starting Skills slotted, Humanity at its maximum (VS-032 to VS-034)."""
    card = VAGRANTS[who]
    v = Vagrant(who=who, seat=seat, humanity=card.most, most=card.most)
    for n in card.skills:
        v.skills[free_slots(v, n)[0]] = n
    v.junk = list(card.junk)
    return v


def lay_out(s: Journey) -> None:
    """Set the Scenario up as its diagram and tracks say (VS-035, VS-037, VS-040)."""
    made = SCENARIOS[s.scenario]
    drawn = read_diagram(made.key, made.diagram)
    s.phase = "setup"
    s.over = ""
    s.story = f"{made.key}.opening"
    s.rituals.clear()
    s.tracks = {track.key: track.start for track in made.tracks}
    s.lasting.clear()
    s.marked.clear()
    s.fired.clear()
    s.closed = 0
    s.reading = s.reader = -1
    s.round, s.rounds, s.turns = 1, 0, 0
    s.active, s.recent, s.first, s.special = -1, 0, -1, -1
    s.candles = list(drawn.candles)
    s.figures.clear()
    s.terrain = dict(drawn.terrain)
    s.blocked = sum(1 << j for j, kind in drawn.terrain.items() if kind not in made.open_floor)
    for car in made.closed:
        close_car(s, "ABC".index(car))
    s.events = dict(drawn.events)
    s.on_round = dict(made.on_round)
    s.malady_round = 0
    _lay_haints(s, drawn.haints)
    _fill_bindle(s)
    for v in s.vagrants:
        v.at = v.pup = -1
        v.humanity = v.most  # VS-033
        v.effects = [e.key for e in made.effects if e.colour in v.starts]  # VS-042
        v.starts.clear()
        v.acted = v.token_used = v.was_westbound = False
        v.hand = 0
        v.coins.clear()
        v.resting.clear()
        v.done.clear()
        v.foot, v.foot_spent = "", False
        v.dealt = 0
        v.lasting.clear()
        v.coming.clear()
        v.kept.clear()
    note(s, "scenario", made.key, rule="VS-035")


def _lay_haints(s: Journey, places: tuple[int, ...]) -> None:
    made = SCENARIOS[s.scenario]
    s.haints = []
    at = list(places)
    for card in made.haints:
        if not card.aside:
            space = at.pop(0) if at and card.standee else -1
            s.haints.append(new_haint(s, card, space))


def _fill_bindle(s: Journey) -> None:
    """All 27 tokens but those carried over (VS-040, VS-252), the Scenario's Events, the Malady."""
    held = [token for v in s.vagrants for token in v.tokens] + ["candle"] * len(s.candles)
    s.bindle = []
    for token, n in s.tokens.items():
        s.bindle += [token] * (n - held.count(token))
        s.cycle[token] = 0
    s.bindle += [EVENT[n] for n in SCENARIOS[s.scenario].in_bindle]
    if s.malady:
        s.bindle.append(MALADY)
    s.aside.clear()
    s.drawn = ""
