"""The Moment, and Tear Down (VS-228 to VS-245)."""

from __future__ import annotations

from hearthside.kernel import Asks, learn, note

from ...content.junk import TIERS
from ...content.page import SCENARIOS
from ...state import TOKENS, Bonus, Journey
from ..breaks import milepost
from ..humanity import back_to_life, end_scenario
from ..slots import most_of
from ..story import read

MALADIES = {6: "m72", 12: "m73", 18: "m74"}
REVIVES = ("m13a", "m13b", "m13c", "m70")


def read_moment(s: Journey) -> Asks:
    """The Victory or Defeat Moment comes first (VS-228, VS-239), with its Mile Posts (VS-232, VS-234)."""
    made = SCENARIOS[s.scenario]
    won = s.over == "won"
    found = made.moments(s) if made.moments is not None else []
    for key in found or [f"m{made.moment(s.over)}"]:
        note(s, "moment", key, rule="VS-239")
        yield from read(s, key)
    if s.over in made.ends:
        if made.epilogue is not None:
            yield from made.epilogue(s)
        return
    for post in made.mileposts if won else ():
        if post.earned(s):
            milepost(s, post.name)
    if not won and all(v.westbound or v.out for v in s.vagrants):
        yield from revive(s)  # VS-233, VS-235
    yield from total_moments(s)


def rise_again(s: Journey) -> Asks:
    """All Vagrants are Westbound where that does not end a night: a Revive box is ticked, unread, and all are whole again.

    Without a free box the night is lost.
    """
    if s.camp.revives >= len(REVIVES):
        end_scenario(s, "lost")
    s.camp.revives += 1
    note(s, "revive", s.camp.revives, rule="VS-236")
    for v in s.vagrants:
        if not v.out:
            v.westbound, v.under = False, -1
            v.skills = [abs(n) for n in v.skills]
            v.junk = [abs(n) for n in v.junk]
            v.humanity = v.most
    return
    yield


def revive(s: Journey) -> Asks:
    """Moment 13 (VS-236): tick a Revive box; all flip back and their Wounded Skills heal."""
    key = REVIVES[min(s.camp.revives, 3)]
    s.camp.revives += 1
    note(s, "revive", s.camp.revives, rule="VS-236")
    if key != "m70":
        yield from read(s, "m13")
    yield from read(s, key)
    for v in s.vagrants:
        v.westbound = False
        v.under = -1
        v.skills = [abs(n) for n in v.skills]
    if key == "m13a":
        milepost(s, "Signed & Sealed")  # VS-237
    elif key == "m13b":
        s.encore = True
    elif key == "m13c":
        s.reprieve = True
    else:
        s.camp.last_stand = True  # VS-238


def total_moments(s: Journey) -> Asks:
    """Certain totals of Mile Posts bring the Malady (VS-231)."""
    for level, needed in enumerate(MALADIES, start=1):
        if len(s.camp.mileposts) >= needed and s.malady < level:
            s.malady = level
            note(s, "malady_card", level, rule="VS-231")
            yield from read(s, MALADIES[needed])


def tear_down(s: Journey) -> Asks:
    """Restore Humanity, clean up (VS-240 to VS-244); effects go, Wounds stay (VS-241).

    A Vagrant who is still Westbound first loses the Skill under the card (VS-122); then, at full Humanity
    again, comes back to life as in a Scenario: one Wounded Skill heals (VS-121).
    """
    for v in s.vagrants:
        if v.westbound and v.under >= 0:
            lost = abs(v.skills[v.under])
            v.skills[v.under], v.under = 0, -1
            s.camp.lost.append(lost)
            note(s, "lost_skill", v.who, lost, rule="VS-122")
        if v.westbound:
            yield from back_to_life(s, v)
    for v in s.vagrants:  # nobody is asked in the midst of it
        v.most = most_of(s, v.who)
        v.humanity = v.most
        v.effects.clear()
        v.between = ""
        v.bonus = Bonus()
        v.lent = v.ward = v.bones = v.tip = v.dealt = v.hand = 0
        v.guarded = v.out = v.changed = v.awake = v.decoy = False
        v.lasting.clear()
        v.coming.clear()
        v.kept.clear()
        v.tokens.clear()  # VS-243
        v.pup_tokens.clear()
        v.coins.clear()
        v.resting.clear()
        v.done.clear()
        v.foot, v.foot_spent = "", False
        v.purse = s.purse  # VS-242
        v.at = v.pup = -1
    s.candles.clear()
    s.figures.clear()
    s.marked.clear()
    s.lasting.clear()
    s.terrain.clear()
    s.blocked = s.closed = 0
    s.events.clear()
    s.on_round.clear()
    s.special = -1
    s.malady_round = 0
    s.seance = False  # VS-244
    return_favour(s)
    _fill(s)


def return_favour(s: Journey) -> None:
    """The Junk that DC lent for a Scenario is shuffled back; his Favour holds for the next one, too."""
    if s.favour > 0:
        s.camp.junk_deck.append(s.favour)
        s.favour = -1  # VJ-032


def _fill(s: Journey) -> None:
    """All Rummage Tokens are back in the Bindle, and nothing else is (VS-243)."""
    s.bindle = [token for token, n in s.tokens.items() for _ in range(n)]
    for token in TOKENS:
        s.cycle[token] = 0
    s.aside.clear()


def open_camp(s: Journey) -> None:
    """Pool the Coins (VS-245), lay out the Skills (VS-248) and DC's Junk (VS-253)."""
    made = SCENARIOS[s.scenario]
    camp = s.camp
    camp.pool = s.purse * len(s.vagrants) + camp.ritual_coins
    camp.offers = list(made.skills or ())
    put_in_tier(s, made.tier)
    camp.bought = False
    s.dice.shuffle(camp.junk_deck)
    reveal_junk(s)
    s.story = "camp"
    note(s, "camp", camp.pool, rule="VS-245")
    if camp.offered:
        note(s, "on_offer", camp.offered, rule="VS-253")


def put_in_tier(s: Journey, tier: int) -> None:
    """The Junk of all tiers up to this one is in the deck."""
    while tier > s.camp.tier:  # VS-256
        s.camp.tier += 1
        s.camp.junk_deck += TIERS[s.camp.tier]


def reveal_junk(s: Journey) -> None:
    """The top card of the Junk deck is on offer."""
    camp = s.camp
    camp.offered = camp.junk_deck.pop() if camp.junk_deck else 0
    learn(s)
