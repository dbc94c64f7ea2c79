"""What a Vagrant does with tokens: using, handing over, shaking off an effect (VS-139 to VS-156, VS-218)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from hearthside.kernel import Act, Asks, Bar, Option, note
from hearthside.kernel.option import Arg

from ..content import junk as junk_cards
from ..content.board import NAME, SPACE, TRAIN
from ..content.cards import SKILLS
from ..content.names import (
    a_token,
    cure_of,
    effect_name,
    effect_text,
    event_text,
    foe,
    named,
    rid_of,
    rider,
    skill_name,
    upper,
)
from ..content.page import SCENARIOS, Deed, Said
from ..state import EVENT, Journey, Vagrant
from .asking import SEATS
from .bindle import discard
from .breaks import haint_gain
from .handing import HANDING, gift_options
from .humanity import heal_skill, locked, remove_effect
from .parts import bar_of, bars_on, befalls, first_bar, in_force
from .places import hidden, open_spaces, scenario_of, sight, takes_humanity
from .pockets import drop_event

SWALLOWS = "flayed_man"
"""Whom whoever is off the board is inside of."""
HAINTS = range(6)
"""As many Haints as there ever are at once."""


def no_use(s: Journey, v: Vagrant, token: str) -> str | Bar | None:
    """What keeps a Vagrant from using a token at all."""
    if v.out or token not in v.tokens:  # who is no longer in the Scenario uses nothing in it
        return "VS-074" if token in v.pup_tokens else "VS-139"
    if v.token_used:
        return "VS-140"
    return bar_of(s, v.seat, f"token.{token}")


def spend(s: Journey, v: Vagrant, token: str) -> None:
    """A token is used: it goes to the Cycle track (VS-143), and it was the one of this round (VS-140)."""
    v.tokens.remove(token)
    v.token_used = True
    discard(s, token)


def then(s: Journey, i: int, verb: str) -> Asks:
    """What a Scenario has to say to a token's use."""
    on = scenario_of(s).on
    if on.used:
        yield from befalls(s, on.used, i, verb)


# -- Iron Nails ------------------------------------------------------------------------------------


def nail_targets(s: Journey, v: Vagrant) -> list[int]:
    """The Haints within Range 2 of a Vagrant (VS-146); she who is off the board is next to them."""
    if v.at < 0:
        there = [k for k, h in enumerate(s.haints) if h.at >= 0 and takes_humanity(s, h)]
        return [k for k in there if s.haints[k].who == SWALLOWS] or there
    far = TRAIN.dist[v.at]
    near = [(k, h) for k, h in enumerate(s.haints) if far[h.at] <= 2]
    if not near:
        return []
    mask = sight(s, v.at, 2)
    return [
        k
        for k, h in near
        if mask >> h.at & 1 and takes_humanity(s, h) and not hidden(s, v.seat, h.at)
    ]


def no_nail(s: Journey, i: int, h: int) -> str | Bar | None:
    """VS-146: within Range 2."""
    v = s.vagrants[i]
    bar = no_use(s, v, "nail")
    if bar is not None or h in nail_targets(s, v):
        return bar
    if h >= len(s.haints):
        return "VS-146"
    if not takes_humanity(s, s.haints[h]):
        return "VS-106"
    at = s.haints[h].at
    if at < 0:
        return "VS-146"
    if v.at >= 0 and TRAIN.dist[v.at][at] > 2:
        return Bar("VS-146", f"It is {TRAIN.dist[v.at][at]} away.")
    return "VS-004" if hidden(s, i, at) else "VS-099"


def nail(s: Journey, i: int, h: int) -> Asks:
    """VS-146: a Haint within Range 2 gains 2 Humanity."""
    v = s.vagrants[i]
    spend(s, v, "nail")
    note(s, "used", v.who, "nail", rule="VS-146")
    on = scenario_of(s).on
    n = 2 + junk_cards.total(v, "nails")
    for where, key, nailing in on.nailing:
        if in_force(s, v, where, key):
            n = yield from nailing(s, i, h, n)
    yield from haint_gain(s, h, n)
    if on.nailed:
        yield from befalls(s, on.nailed, i, h)
    yield from then(s, i, "nail")


NAIL = Act(
    "nail",
    "VS-146",
    nail,
    over=HAINTS,
    barred=no_nail,
    label=lambda s, i, h: f"Iron Nails into {foe(s, h)}",
    points="piece:haint{0}",
    detail="The Haint gains 2 Humanity.",
)


# -- Candles ---------------------------------------------------------------------------------------


def no_candle(s: Journey, i: int, name: str) -> str | Bar | None:
    """VS-147: an open space next to the Vagrant."""
    v = s.vagrants[i]
    bar = no_use(s, v, "candle")
    if bar is not None:
        return bar
    space = SPACE[name]
    if v.at < 0 or not TRAIN.near[v.at] >> space & 1:
        return Bar("VS-147", f"It is {TRAIN.dist[v.at][space]} away.") if v.at >= 0 else "VS-147"
    return None if open_spaces(s) >> space & 1 else "VS-015"


def candle(s: Journey, i: int, name: str) -> Asks:
    """VS-147: set on a space, where it stays until a Haint comes by."""
    v = s.vagrants[i]
    v.tokens.remove("candle")
    v.token_used = True
    note(s, "candle", v.who, name, rule="VS-147")
    yield from light(s, i, SPACE[name])
    yield from then(s, i, "candle")


CANDLE = Act(
    "candle",
    "VS-147",
    candle,
    over=SPACE,
    barred=no_candle,
    label="Set a Candle on {0}",
    points="space:{0}",
    detail="A Haint in its car goes for it, and stops there.",
)


def light(s: Journey, i: int, space: int) -> Asks:
    """A Candle is set on a space of the train."""
    s.candles.append(space)
    on = scenario_of(s).on
    if on.lit:
        yield from befalls(s, on.lit, i, space)


def snuff(s: Journey, space: int) -> None:
    """A Candle on the train is discarded (VS-148)."""
    s.candles.remove(space)
    discard(s, "candle")
    note(s, "snuffed", NAME[space], rule="VS-148")


# -- Apples, and what a Scenario brings --------------------------------------------------------------


def no_apple(s: Journey, i: int, n: int) -> str | Bar | None:
    """VS-154: a Wounded Skill; Junk is beyond it (VS-155)."""
    v = s.vagrants[i]
    bar = no_use(s, v, "apple")
    if bar is not None:
        return bar
    if v.westbound:
        return "VS-123"
    return None if -n in v.skills else "VS-154"


def apple(s: Journey, i: int, n: int) -> Asks:
    """VS-154: one Wounded Skill is turned face up."""
    v = s.vagrants[i]
    spend(s, v, "apple")
    heal_skill(v, n)
    note(s, "healed", v.who, n, rule="VS-154")
    yield from then(s, i, "apple")


APPLE = Act(
    "apple",
    "VS-154",
    apple,
    over=lambda: SKILLS,
    barred=no_apple,
    label=lambda s, i, n: f"Eat an Apple: heal {skill_name(n)}",
    points="card:skill{0}",
)


def no_token(s: Journey, i: int, token: str) -> str | Bar | None:
    """VS-139: a carried Event Token has its own use, or none; what takes no pocket is no token of the round."""
    v = s.vagrants[i]
    if v.out:
        return "VS-139"
    bar = bar_of(s, i, f"token.{token}") if token in v.kept else no_use(s, v, token)
    if bar is not None:
        return bar
    event = scenario_of(s).event(int(token[1:]))
    if event.use is None:
        return "VS-139"
    return None if event.usable is None or event.usable(s, i) else "VS-056"


def token(s: Journey, i: int, token: str) -> Asks:
    """VS-139: a carried Event Token is used for what its text says, and gone."""
    v = s.vagrants[i]
    event = scenario_of(s).event(int(token[1:]))
    assert event.use is not None
    v.token_used = v.token_used or token not in v.kept
    note(s, "used", v.who, named(s, token), rule="VS-139")
    yield from drop_event(s, event.number)
    yield from event.use(s, i)
    yield from then(s, i, "token")


TOKEN = Act(
    "token",
    "VS-139",
    token,
    over=EVENT,
    barred=no_token,
    label=lambda s, i, token: f"Use {a_token(named(s, token))}",
    points=lambda s, i, token: f"event:{token[1:]}",
    detail=lambda s, i, token: event_text(s, token),
)


# -- shaking off an effect -------------------------------------------------------------------------


def no_shake(s: Journey, i: int, key: str) -> str | Bar | None:
    """VS-218: the bearer discards the token that removes an effect."""
    v = s.vagrants[i]
    if v.out or key not in v.effects:
        return "VS-217"
    cure = scenario_of(s).effect(key).cure
    if not cure or cure not in v.tokens:
        return Bar("VS-218", f"It takes {a_token(cure)}.") if cure else "VS-218"
    return "VS-286" if locked(s, i, key) else bar_of(s, i, "token.shake")


def shake_off(s: Journey, i: int, key: str) -> Asks:
    """VS-218: that is not using the token, and gives nothing else."""
    v = s.vagrants[i]
    cure = scenario_of(s).effect(key).cure
    v.tokens.remove(cure)
    discard(s, cure)
    note(s, "shook_off", v.who, cure, rule="VS-218")
    yield from remove_effect(s, i, key)


SHAKE = Act(
    "shake",
    "VS-218",
    shake_off,
    over=lambda: {e.key: e for made in SCENARIOS.values() for e in made.effects},
    barred=no_shake,
    label=lambda s, i, key: f"Discard {cure_of(s, key)} to be {rid_of(s.scenario, key)}",
    detail=lambda s, i, key: f"{effect_name(s.scenario, key)}: {effect_text(s.scenario, key)}",
)


# -- the lists -------------------------------------------------------------------------------------


def uses() -> list[Act[Journey, ...]]:
    """What can be done with tokens at any time, with what Scenarios add; several may share an act."""
    theirs = dict.fromkeys(act for made in SCENARIOS.values() for act in made.uses)
    return [NAIL, CANDLE, APPLE, TOKEN, SHAKE, *theirs]


def token_acts() -> list[Act[Journey, ...]]:
    """What can be done with tokens on one's turn."""
    return [*uses(), *HANDING]


Possible = tuple[Option, Callable[..., Said], tuple[Arg, ...]]
"""What could be done, and what may bar it of whom."""


class Own:
    """What a page lets Vagrants do beside the book, as a list that is quickly made."""

    def __init__(self, deeds: tuple[Deed, ...]) -> None:
        self.anywhere: list[Possible] = []
        self.beside: dict[int, list[Possible]] = {}
        for deed in deeds:
            for option in deed.options:
                possible = option, deed.here, option.args
                if deed.beside:
                    self.beside.setdefault(SPACE[str(option[-1])], []).append(possible)
                else:
                    self.anywhere.append(possible)

    def open(self, s: Journey, i: int) -> list[Option]:
        """All of it that nothing bars; of what is done beside the Vagrant only the spaces there are looked at."""
        found = [
            option
            for option, bar, args in self.anywhere
            if (bar(s, i, *args) if args else bar(s, i)) is None
        ]
        at = s.vagrants[i].at
        if self.beside and at >= 0:
            for space in TRAIN.ways[at]:
                for option, bar, args in self.beside.get(space, ()):
                    if bar(s, i, *args) is None:
                        found.append(option)
        return found


class OwnActs(NamedTuple):
    """What a Scenario lets Vagrants do beside the book."""

    uses: Own
    deeds: Own


@cache
def own_acts(key: str) -> OwnActs:
    """The acts of one Scenario."""
    made = SCENARIOS[key]
    return OwnActs(Own(made.uses), Own(made.deeds))


NAILS, LIT = NAIL.table, {SPACE[name]: o for name, o in CANDLE.table.items()}


def token_options(s: Journey, v: Vagrant, own_turn: bool) -> list[Option]:
    """What a Vagrant may do with tokens now: the fast list of `token_acts`, or of `uses`."""
    if v.out or not (v.tokens or v.pup_tokens or v.kept):
        return []
    found: list[Option] = []
    made = SCENARIOS[s.scenario]
    if v.effects:
        found += [SHAKE.table[key] for key in v.effects if no_shake(s, v.seat, key) is None]
    if made.uses:
        found += own_acts(s.scenario).uses.open(s, v.seat)
    for token in v.kept:
        if token in made.useful and no_token(s, v.seat, token) is None:
            found.append(TOKEN.table[token])
    if v.token_used:
        return found
    bars = bars_on(s, v) if made.on.bars else ()
    for token in dict.fromkeys(v.tokens):
        if not bars or first_bar(bars, s, v.seat, f"token.{token}") is None:
            _ways(s, v, token, found)
    if own_turn:
        gift_options(s, v, found)
    return found


def _ways(s: Journey, v: Vagrant, token: str, found: list[Option]) -> None:
    """The ways to use one token, Salt and Rabbit's Foot aside (VS-156)."""
    if token == "nail":
        found += [NAILS[h] for h in nail_targets(s, v)]
    elif token == "candle":
        if v.at >= 0:
            spots = TRAIN.near[v.at] & open_spaces(s)
            found += [LIT[j] for j in TRAIN.ways[v.at] if spots >> j & 1]
    elif token == "apple":
        if not v.westbound:
            found += [APPLE.table[-n] for n in v.skills if n < 0]
    elif token in SCENARIOS[s.scenario].useful and no_token(s, v.seat, token) is None:
        found.append(TOKEN.table[token])


# -- outside one's own turn ------------------------------------------------------------------------


def _inner(verb: str) -> Act[Journey, ...]:
    return _INNER[verb]


_INNER: dict[str, Act[Journey, ...]] = {}


def _by_over() -> list[tuple[Arg, ...]]:
    _INNER.update({act.verb: act for act in uses()})
    return [(i, *option) for i in SEATS for act in _INNER.values() for option in act.options]


def no_by(s: Journey, _: int, i: int, verb: str, *args: Arg) -> str | Bar | None:
    """VS-139: whoever it is, what bars it on their own turn bars it now."""
    if i >= len(s.vagrants):
        return "VS-139"
    if i == s.active:  # the own tokens are used without further ado
        return "VS-156"
    return _inner(verb).bar(s, i, Option(verb, *args))


def by(s: Journey, _: int, i: int, verb: str, *args: Arg) -> Asks:
    """VS-139: a Vagrant uses a token outside the own turn."""
    do = _inner(verb).do
    assert do is not None
    yield from do(s, i, *args) or ()


def _by_label(s: Journey, _: int, i: int, verb: str, *args: Arg) -> str:
    act = _inner(verb)
    return f"{upper(rider(s, i))}: {act.label(s, i, Option(verb, *args))}"


def _by_points(s: Journey, _: int, i: int, verb: str, *args: Arg) -> tuple[str, ...]:
    return (f"seat:{i}", *_inner(verb).points(s, i, Option(verb, *args)))


BY = Act("by", "VS-139", by, over=_by_over, barred=no_by, label=_by_label, points=_by_points)


def between_tokens(s: Journey, skip: int = -1) -> list[Option]:
    """What Vagrants may do with tokens outside their own turns, each option led by the seat."""
    table = BY.table
    return [
        table[(o.seat, *option)]
        for o in s.vagrants
        if o.seat != skip and (o.tokens or o.kept)
        for option in token_options(s, o, own_turn=False)
    ]
