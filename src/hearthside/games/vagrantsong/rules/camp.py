"""Camp: the Moment, Tear Down, and what Coins buy (VS-236 to VS-258)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, Decision, Option, learn, note

from ..content.cards import SKILLS
from ..content.format import SCENARIOS
from ..content.junk import JUNK, TIERS
from ..content.vagrants import VAGRANTS
from ..options import TAKE, option
from ..state import TOKENS, Journey
from .breaks import milepost
from .camp_cards import gain_junk, gain_skill
from .humanity import back_to_life, heal_skill
from .tokens import enforce_limit, limit

SKILL_COST, JUNK_COST = 2, 3
BANK_MAX = 25
MALADIES = {6: "m72", 12: "m73", 18: "m74"}
BANKS = {8: "m84", 16: "m83", 20: "m71"}
REVIVES = ("m13a", "m13b", "m13c", "m70")


def read_moment(s: Journey) -> None:
    """The Victory or Defeat Moment comes first (VS-228, VS-239), with its Mile Posts (VS-232, VS-234)."""
    made = SCENARIOS[s.scenario]
    won = s.over == "won"
    s.story = f"m{made.win if won else made.lose}"
    note(s, "moment", s.story, rule="VS-239")
    if won and made.miles is not None:
        for name in made.miles(s):
            milepost(s, name)
    if not won and all(v.westbound for v in s.vagrants):
        revive(s)  # VS-233, VS-235
    total_moments(s)


def revive(s: Journey) -> None:
    """Moment 13 (VS-236): tick a Revive box; all flip back and their Wounded Skills heal."""
    key = REVIVES[min(s.camp.revives, 3)]
    s.camp.revives += 1
    s.story = key
    note(s, "revive", s.camp.revives, rule="VS-236")
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


def total_moments(s: Journey) -> None:
    """Certain totals of Mile Posts bring the Malady (VS-231)."""
    for level, needed in enumerate(MALADIES, start=1):
        if len(s.camp.mileposts) >= needed and s.malady < level:
            s.malady = level
            s.story = MALADIES[needed]
            note(s, "malady_card", level, rule="VS-231")


def tear_down(s: Journey) -> Asks:
    """Restore Humanity, clean up (VS-240 to VS-244); effects go, Wounds stay (VS-241).

    A Vagrant who is still Westbound first loses the Skill under the card (VS-122); then, at full Humanity
    again, comes back to life as in a Scenario: one Wounded Skill heals (VS-121).
    """
    for v in s.vagrants:
        if v.westbound and v.under >= 0:
            lost = abs(v.skills[v.under])
            v.skills[v.under] = 0
            s.camp.lost.append(lost)
            note(s, "lost_skill", v.who, lost, rule="VS-122")
        if v.westbound:
            yield from back_to_life(s, v)
        v.most = VAGRANTS[v.who].most
        v.humanity = v.most
        v.effects = 0
        v.between = ""
        v.marks.clear()
        v.tokens.clear()  # VS-243
        v.pup_tokens.clear()
        v.coins.clear()
        v.resting.clear()
        v.done.clear()
        v.foot = ""
        v.purse = 3  # VS-242
        v.at = v.pup = -1
    s.candles.clear()
    s.summons.clear()
    s.souls.clear()
    s.terrain.clear()
    s.blocked = 0
    s.events.clear()
    s.on_round.clear()
    s.on_humanity.clear()
    s.on_break.clear()
    s.special = -1
    s.malady_round = 0
    s.seance = False  # VS-244
    return_favour(s)
    _fill(s)


def return_favour(s: Journey) -> None:
    """The Junk that DC lent for a Scenario is shuffled back."""
    if s.favour > 0:
        s.camp.junk_deck.append(s.favour)
        s.favour = 0


def _fill(s: Journey) -> None:
    """All Rummage Tokens are back in the Bindle, and nothing else is (VS-243)."""
    s.bindle = [token for token, n in TOKENS.items() for _ in range(n)]
    for token in TOKENS:
        s.cycle[token] = 0
    s.aside.clear()


def open_camp(s: Journey) -> None:
    """Pool the Coins (VS-245), lay out the Skills (VS-248) and DC's Junk (VS-253)."""
    made = SCENARIOS[s.scenario]
    camp = s.camp
    camp.pool = 3 * len(s.vagrants) + camp.ritual_coins
    camp.offers = list(made.skills or ())
    if made.adds_tier > camp.tier:  # VS-256
        camp.tier = made.adds_tier
        camp.junk_deck += TIERS[made.adds_tier]
    camp.bought = False
    s.dice.shuffle(camp.junk_deck)
    reveal_junk(s)
    s.story = "camp"
    note(s, "camp", camp.pool, rule="VS-245")
    if camp.offered:
        note(s, "on_offer", camp.offered, rule="VS-253")


def reveal_junk(s: Journey) -> None:
    """The top card of the Junk deck is on offer."""
    camp = s.camp
    camp.offered = camp.junk_deck.pop() if camp.junk_deck else 0
    learn(s)


# -- spending ----------------------------------------------------------------------------------


def spend_options(s: Journey) -> list[Option]:
    """Every Camp Action the pool can pay for."""
    camp = s.camp
    pool = camp.pool
    found: list[Option] = []
    if pool >= SKILL_COST:
        found += [option("learn", n) for n in camp.offers]  # VS-249
    if pool >= 1:
        for v in s.vagrants:  # VS-251
            found += [option("mend", v.seat, -n) for n in v.skills if n < 0]
            found += [option("fix", v.seat, -n) for n in v.junk if n < 0]
        found += [option("fix_stored", -n) for n in camp.junk if n < 0]
        if s.bindle and any(len(v.tokens) < limit(s, v) for v in s.vagrants):
            found.append(option("rummage"))  # VS-252
        if camp.offered and not camp.bought and camp.junk_deck:
            found.append(option("other_junk"))  # VS-255
        if camp.bank < BANK_MAX:
            found.append(option("bank"))  # VS-258
    if pool >= JUNK_COST and camp.offered and not camp.bought:
        found.append(option("buy_junk", camp.offered))  # VS-254
    if pool >= len(s.vagrants) and not s.seance:
        found.append(option("seance"))  # VS-257
    for v in s.vagrants:  # VS-246
        found += [option("sell", v.seat, -n) for n in v.junk if n < 0]
    found += [option("sell_stored", -n) for n in camp.junk if n < 0]
    found.append(option("done"))
    return found


def spend(s: Journey, pick: Option) -> Asks:
    """Carry out one Camp Action."""
    camp = s.camp
    verb = pick[0]
    if verb in COSTS:
        camp.pool -= COSTS[verb]
    if verb == "learn":
        camp.offers.remove(int(pick[1]))
        learn(s)
        note(s, "learned", pick[1], rule="VS-249")
        yield from hand_skill(s, int(pick[1]))
    elif verb == "rummage":
        yield from _camp_rummage(s)
    elif verb == "buy_junk":
        camp.bought = True
        camp.offered = 0
        note(s, "bought_junk", pick[1], rule="VS-254")
        yield from hand_junk(s, int(pick[1]))
    elif verb == "other_junk":
        _other_junk(s)
    elif verb == "seance":
        camp.pool -= len(s.vagrants)
        s.seance = True
        note(s, "seance_bought", len(s.vagrants), rule="VS-257")
    elif verb == "bank":
        camp.bank += 1
        note(s, "banked", camp.bank, rule="VS-258")
        yield from _bank_moment(s)
    else:
        _mend(s, pick)


COSTS = {
    "learn": SKILL_COST,
    "buy_junk": JUNK_COST,
    "mend": 1,
    "fix": 1,
    "fix_stored": 1,
    "rummage": 1,
    "other_junk": 1,
    "bank": 1,
}
"""What Camp Actions cost; a Seance costs a Coin per Vagrant (VS-257), selling brings one (VS-246)."""


def _mend(s: Journey, pick: Option) -> None:
    """Heal a Wound, repair Junk (VS-251), or sell what is Broken (VS-246)."""
    camp = s.camp
    verb, number = pick[0], int(pick[-1])
    if verb in ("fix_stored", "sell_stored"):
        at = camp.junk.index(-number)
        if verb == "fix_stored":
            camp.junk[at] = number
            note(s, "fixed_stored", number, rule="VS-251")
        else:
            del camp.junk[at]
            camp.pool += 1
            note(s, "sold_stored", number, rule="VS-246")
        return
    v = s.vagrants[int(pick[1])]
    if verb == "mend":
        heal_skill(v, number)
        note(s, "mended", v.who, number, rule="VS-251")
    elif verb == "fix":
        v.junk[v.junk.index(-number)] = number
        note(s, "fixed", v.who, number, rule="VS-251")
    else:
        v.junk.remove(-number)
        camp.pool += 1
        note(s, "sold", v.who, number, rule="VS-246")


def _other_junk(s: Journey) -> None:
    """DC shows another card; the old one is shuffled back (VS-255)."""
    camp = s.camp
    old = camp.offered
    reveal_junk(s)
    note(s, "other_junk", old, camp.offered, rule="VS-255")
    camp.junk_deck.insert(0, old)
    s.dice.shuffle(camp.junk_deck)


def hand_skill(s: Journey, number: int) -> Asks:
    """The group picks who receives a Common Skill (VS-249)."""
    pick = yield Decision(
        ANYONE,
        "receiver",
        [TAKE[v.seat] for v in s.vagrants],
        rule="VS-249",
        about=(SKILLS[number].name,),
    )
    yield from gain_skill(s, int(pick[1]), number)


def hand_junk(s: Journey, number: int) -> Asks:
    """The group picks who receives the Junk (VS-254)."""
    pick = yield Decision(
        ANYONE,
        "receiver",
        [TAKE[v.seat] for v in s.vagrants],
        rule="VS-254",
        about=(f"the {JUNK[number].name}",),
    )
    yield from gain_junk(s, int(pick[1]), number)


def _camp_rummage(s: Journey) -> Asks:
    """Rummage 1; the token goes to any Vagrant and into the next Scenario (VS-252)."""
    token = s.dice.pick(s.bindle)
    s.bindle.remove(token)
    s.aside.append(token)
    note(s, "camp_rummage", token, rule="VS-252")
    able = [v for v in s.vagrants if len(v.tokens) < limit(s, v)]
    pick = yield Decision(
        ANYONE, "receiver", [TAKE[v.seat] for v in able], rule="VS-252", about=(token,)
    )
    s.aside.remove(token)
    v = s.vagrants[int(pick[1])]
    v.tokens.append(token)
    note(s, "kept", v.who, token, rule="VS-252")
    yield from enforce_limit(s, v.seat)


def _bank_moment(s: Journey) -> Asks:
    """Banked totals open Moments (VS-258)."""
    key = BANKS.get(s.camp.bank)
    if key is None:
        return
    s.story = key
    note(s, "moment", key, rule="VS-258")
    if key == "m71":
        s.favour = -1
        return
    tiers = (1, 2) if key == "m83" else (1,)
    deck = s.camp.junk_deck
    while True:
        poor = sorted(n for n in deck if JUNK[n].tier in tiers)
        options = [option("remove", n) for n in poor] + [option("done")]
        pick = yield Decision(ANYONE, "clear_shelf", options, rule="VS-258")
        if pick[0] == "done":
            break
        deck.remove(int(pick[1]))
        note(s, "thrown_out", pick[1], rule="VS-258")
    s.dice.shuffle(deck)
    if deck:
        s.camp.junk.append(deck.pop())
        learn(s)
        note(s, "shelf_gift", s.camp.junk[-1], rule="VS-258")


def close_spending(s: Journey) -> None:
    """Unspent bonus Coins vanish (VS-247); DC takes his Junk back."""
    camp = s.camp
    if camp.offered:
        camp.junk_deck.append(camp.offered)
        camp.offered = 0
    camp.offers.clear()
    if camp.pool:
        note(s, "unspent", camp.pool, rule="VS-247")
    camp.pool = camp.ritual_coins = 0  # VS-269: everybody has their own three again


def names_free(s: Journey) -> list[str]:
    """The Vagrants nobody plays (VS-267)."""
    return [who for who in VAGRANTS if all(v.who != who for v in s.vagrants)]
