"""What is asked in a round: who goes next, where the Coins go, what is done with them (VS-043 to VS-056)."""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, Option, note

from ..content.names import rider, the_haint, upper
from ..content.page import SCENARIOS
from ..state import Journey
from .asking import SEATS, Question
from .coins import COIN, FOOT, READY, placing_options
from .general import GENERAL_ACTS, pup_options, slot_options, walk_options
from .parts import bars_on, first_bar
from .places import scenario_of
from .skills import SKILL, USE_JUNK, card_options
from .using import BY, between_tokens, own_acts, token_acts, token_options

# -- the Seance --------------------------------------------------------------------------------------


def _seance_use(s: Journey) -> str | None:
    """VS-041: what keeps the Seance of this Scenario from being called on now."""
    seance = scenario_of(s).seance
    if seance is None or seance.use is None:
        return "VS-041"
    return None if seance.usable is None or seance.usable(s) else "VS-041"


def no_seance(s: Journey, i: int) -> str | None:
    """VS-041: the card must be there, and be one that is used by choice."""
    return _seance_use(s) if s.seance else "VS-041"


def hold_seance(s: Journey, i: int) -> Asks:
    """VS-041: the Seance card is used, and gone."""
    s.seance = False
    yield from call_seance(s)


def call_seance(s: Journey) -> Asks:
    """What the Seance does here."""
    seance = scenario_of(s).seance
    assert seance is not None
    note(s, "seance", s.scenario, rule="VS-041")
    if seance.use is None:
        s.seance = True
    else:
        yield from seance.use(s)


SEANCE = Act(
    "seance",
    "VS-041",
    hold_seance,
    barred=no_seance,
    label="Use the Seance",
    points="card:seance",
    detail=lambda s, i: ((seance := scenario_of(s).seance) and seance.text) or "",
)


def no_encore(s: Journey, i: int) -> str | None:
    """VS-238: the second Seance serves where the first is spent, or lasts as the first would."""
    if not s.encore:
        return "VS-238"
    seance = scenario_of(s).seance
    if seance is None or s.seance:
        return "VS-238"
    return None if seance.use is None else _seance_use(s)


def hold_encore(s: Journey, i: int) -> Asks:
    """VS-238: the second Seance is used, and gone."""
    s.encore = False
    yield from call_seance(s)


ENCORE = Act(
    "encore",
    "VS-238",
    hold_encore,
    barred=no_encore,
    label="Use the second Seance",
    points="card:encore",
)


def seance_options(s: Journey) -> list[Option]:
    """The fast list of SEANCE and ENCORE."""
    if s.seance and no_seance(s, ANYONE) is None:
        return [SEANCE.option]
    if s.encore and no_encore(s, ANYONE) is None:
        return [ENCORE.option]
    return []


# -- who goes next -----------------------------------------------------------------------------------


def no_turn(s: Journey, _: int, i: int) -> str | None:
    """VS-047: whoever has not had a turn this round."""
    if i >= len(s.vagrants):
        return "VS-005"
    return "VS-047" if s.vagrants[i].acted else None


def take_turn(s: Journey, _: int, i: int) -> None:
    """VS-043: the players agree who goes next."""
    s.active = i
    s.step = "turn_open"


TURN = Act(
    "turn",
    "VS-043",
    take_turn,
    over=SEATS,
    barred=no_turn,
    label=lambda s, _, i: upper(rider(s, i)),
    points="seat:{0}",
)


def go_on(s: Journey, _: int) -> None:
    """VS-021: all have acted, and nobody has anything to do before the next round."""
    s.step = "round_close"


PASS = Act(
    "pass",
    "VS-021",
    go_on,
    barred=lambda s, _: None if all(v.acted for v in s.vagrants) else "VS-044",
    label="On to the next round",
)


def whose_turn_options(s: Journey, _: int) -> list[Option]:
    """The fast list of WHOSE_TURN."""
    waiting = [TURN.table[v.seat] for v in s.vagrants if not v.acted]
    found = (waiting or [PASS.option]) + between_tokens(s)
    return found + seance_options(s) if s.seance or s.encore else found


WHOSE_TURN = Question(
    "whose_turn",
    "VS-043",
    (TURN, PASS, BY, SEANCE, ENCORE),
    prompt=lambda s: (
        "Everybody has acted. Does anyone use a token?"
        if all(v.acted for v in s.vagrants)
        else "Who goes next?"
    ),
    fast=whose_turn_options,
)


def rest(s: Journey, _: int) -> None:
    """VS-142: nobody has anything to do before the Haint's turn is over."""
    s.step = "haint_over"


REST = Act("pass", "VS-142", rest, label="Let its turn end")
BEFORE_IT_ENDS = Question(
    "before_it_ends",
    "VS-142",
    (REST, BY),
    prompt=lambda s: (
        f"{upper(the_haint(s.haints[s.haint_index].who))} has acted. Does anyone use a token before its turn ends?"
    ),
    fast=lambda s, _: [REST.option, *between_tokens(s)],
)


COMPANION = Question(
    "companion",
    "VS-139",
    (BY,),
    prompt="Who uses a token?",
    fast=lambda s, _: between_tokens(s, skip=s.active),
    part=True,
)


def companions(s: Journey, i: int) -> Asks:
    """VS-139: another Vagrant uses a token in the middle of this turn."""
    pick = yield COMPANION(s, ANYONE)
    yield from COMPANION.do(s, ANYONE, pick)


def no_companions(s: Journey, i: int) -> str | None:
    """VS-139: somebody else has a token to use."""
    for o in s.vagrants:
        if o.seat != i and (o.tokens or o.kept) and token_options(s, o, own_turn=False):
            return None
    return "VS-139"


COMPANIONS = Act(
    "companions",
    "VS-139",
    companions,
    barred=no_companions,
    label="A companion uses a token",
    prior=0.3,
)


# -- placing Coins -----------------------------------------------------------------------------------


def coin_options(s: Journey, i: int) -> list[Option]:
    """The fast list of COINS; tokens may be used first (VS-156)."""
    v = s.vagrants[i]
    bars = bars_on(s, v)
    found = placing_options(s, v, bars)
    if v.tokens or v.pup_tokens or v.kept:
        found += token_options(s, v, own_turn=True)
    if not bars or first_bar(bars, s, i, "ready") is None:
        found.append(READY.option)
    return found


COINS = Question(
    "coins",
    "VS-050",
    lambda: (COIN, FOOT, *token_acts(), READY),
    prompt=lambda s, n: (
        f"place your Coins ({n} left)" if n else "your Coins are placed. What first?"
    ),
    fast=coin_options,
    meanwhile="is placing Coins",
)


# -- acting ------------------------------------------------------------------------------------------


def end_turn(s: Journey, i: int) -> None:
    """VS-052: the Vagrant is done."""
    s.step = "turn_over"


END_TURN = Act("end", "VS-052", end_turn, label="End the turn", prior=0.5)


def act_options(s: Journey, i: int) -> list[Option]:
    """The fast list of ACT: everything the Vagrant whose turn it is may do now."""
    v = s.vagrants[i]
    found: list[Option] = []
    walk_options(s, v, found)
    done = v.done
    for slot in dict.fromkeys((*v.coins, v.foot)) if v.foot else v.coins:
        if slot not in done and not slot_options(s, v, slot, found):
            card_options(s, v, slot, found)
    if v.pup >= 0:
        pup_options(s, v, found)
    if v.tokens or v.pup_tokens or v.kept:
        found += token_options(s, v, own_turn=True)
    if no_companions(s, i) is None:
        found.append(COMPANIONS.option)
    if s.seance or s.encore:
        found += seance_options(s)
    if SCENARIOS[s.scenario].deeds:
        found += own_acts(s.scenario).deeds.open(s, i)
    found.append(END_TURN.option)
    return found


ACT = Question(
    "act",
    "VS-052",
    lambda: (
        *GENERAL_ACTS,
        SKILL,
        USE_JUNK,
        *token_acts(),
        COMPANIONS,
        SEANCE,
        ENCORE,
        *(act for made in SCENARIOS.values() for act in made.deeds),
        END_TURN,
    ),
    prompt="what will you do?",
    fast=act_options,
    meanwhile="is acting",
)
