"""The Bindle: drawing, keeping, using, trading and Cycling tokens (VS-128 to VS-163, VS-208 to VS-211)."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, Decision, Option, note

from ..content import junk as junk_cards
from ..content.board import NAME, SPACE, TRAIN
from ..content.names import named
from ..content.vagrants import VAGRANTS
from ..options import CANDLE, DROP, KEEP, USE, option
from ..state import EVENT, LIMITS, MALADY, Journey, Vagrant
from .humanity import gain, heal_skill, locked, lose, remove_effect
from .places import open_spaces, scenario_of, sight


def limit(s: Journey, v: Vagrant) -> int:
    """How many tokens a Vagrant may hold: the Rummage value and what adds to it (VS-130)."""
    hook = scenario_of(s).hooks.limit
    extra = hook(s, v.seat) if hook is not None else 0
    return VAGRANTS[v.who].rummage + junk_cards.total(v, "pockets") + extra


def draw(s: Journey) -> Asking[str]:
    """One token out of the Bindle, which is refilled by Cycling when empty (VS-157); "" if none."""
    if not s.bindle:
        if not any(s.cycle.values()):
            return ""
        yield from cycle(s)
        if not s.bindle:
            return ""
    token = s.dice.pick(s.bindle)
    s.bindle.remove(token)
    return token


def resolve_drawn(s: Journey, i: int, token: str) -> Asks:
    """An Event or Malady Token that a Vagrant drew fires on that Vagrant (VS-158, VS-160)."""
    if token == MALADY:  # VS-295, VS-296
        s.malady_round = s.round % 6 + 1
        note(s, "malady", s.malady_round, rule="VS-295")
        if s.malady >= 2:  # designed here: the second card makes its drawer lose 2
            yield from lose(s, i, 2, "VS-296")
        return
    event = scenario_of(s).event(int(token[1]))
    note(s, "drew_event", s.vagrants[i].who, event.number, s.scenario, rule="VS-158")
    s.story = f"{s.scenario}.e{event.number}"
    if event.carry:
        keep_event(s, i, event.number)  # VS-161
    if event.fires is not None:
        yield from event.fires(s, i)
    if event.stays:
        bag(s, event.number)
    if event.carry:
        yield from enforce_limit(s, i)


def keep_event(s: Journey, i: int, number: int) -> None:
    """A Vagrant keeps an Event Token as a Rummage Token."""
    take_token(s, s.vagrants[i], EVENT[number])


def bag(s: Journey, number: int) -> None:
    """An Event Token goes back into the Bindle, once the drawing is done."""
    s.aside.append(EVENT[number])


def shake(s: Journey) -> None:
    """What was set aside for the Bindle goes back into it (VS-129)."""
    if s.aside:
        s.bindle += s.aside
        s.aside.clear()


def draw_plain(s: Journey, i: int, n: int) -> Asking[list[str]]:
    """Draw until `n` Rummage Tokens are out, Events firing lowest first (VS-158, VS-159).

    The tokens lie in `held` until the caller takes them with `release`.
    """
    pulled: list[str] = []
    while n > 0:
        fired: list[str] = []
        while n > 0:
            token = yield from draw(s)
            if not token:
                break
            n -= 1
            if token in LIMITS:
                pulled.append(token)
                s.held.append(token)
            else:
                fired.append(token)
        if not fired:
            break
        for token in sorted(fired):
            yield from resolve_drawn(s, i, token)
        n = len(fired)
    return pulled


def release(s: Journey, pulled: list[str]) -> None:
    """Take drawn tokens out of the hand that drew them."""
    for token in pulled:
        s.held.remove(token)


def rummage(s: Journey, i: int, n: int, seat: int | None = None) -> Asking[list[str]]:
    """Draw `n`, keep exactly one (VS-128), the others go back; answers with the ones not kept (VS-299)."""
    v = s.vagrants[i]
    note(s, "rummages", v.who, n, rule="VS-128")
    pulled = yield from draw_plain(s, i, n)
    rest: list[str] = []
    if pulled:
        kinds = list(dict.fromkeys(pulled))
        pick = yield Decision(
            v.seat if seat is None else seat,
            "keep",
            [KEEP[k] for k in kinds],
            rule="VS-128",
            about=(v.who,),
        )
        kept = str(pick[1])
        release(s, pulled)  # VS-131, VS-141: it joins first, then the limit, then it may be used
        rest = list(pulled)
        rest.remove(kept)
        s.bindle += rest
        take_token(s, v, kept)
    shake(s)
    yield from enforce_limit(s, i)
    return rest


def take_token(s: Journey, v: Vagrant, token: str) -> None:
    """A Vagrant takes a token that is in nobody's place."""
    (v.pup_tokens if v.marks.get("pup_reads") else v.tokens).append(token)  # VS-075
    note(s, "kept", v.who, named(s, token), rule="VS-128")


def fetch(s: Journey, i: int, token: str) -> Asks:
    """Take a named token out of the Bindle, if one is there."""
    if token in s.bindle:
        s.bindle.remove(token)
        take_token(s, s.vagrants[i], token)
        yield from enforce_limit(s, i)


def enforce_limit(s: Journey, i: int) -> Asks:
    """Return tokens of choice down to the limit; Event Tokens are set aside instead (VS-130)."""
    v = s.vagrants[i]
    if len(v.tokens) + len(v.pup_tokens) <= VAGRANTS[v.who].rummage:
        return
    most = limit(s, v)
    while len(v.tokens) + len(v.pup_tokens) > most:
        kinds = [t for t in dict.fromkeys((*v.tokens, *v.pup_tokens)) if not _fixed(s, t)]
        if not kinds:
            return
        pick = yield Decision(
            v.seat, "drop", [DROP[t] for t in kinds], rule="VS-130", about=(v.who,)
        )
        token = str(pick[1])
        (v.tokens if token in v.tokens else v.pup_tokens).remove(token)
        if token in LIMITS:
            s.bindle.append(token)
        note(s, "returned", v.who, named(s, token), rule="VS-130")


def _fixed(s: Journey, token: str) -> bool:
    return token not in LIMITS and scenario_of(s).event(int(token[1])).fixed


def discard(s: Journey, token: str) -> None:
    """A used or discarded token goes to the Cycle track (VS-143); an Event Token is gone."""
    if token in LIMITS:
        s.cycle[token] += 1


# -- Cycling -----------------------------------------------------------------------------------


def cycle_due(s: Journey) -> bool:
    """Whether any type of token has met its limit (VS-208)."""
    c = s.cycle
    return c["nail"] >= 5 or c["candle"] >= 4 or c["salt"] >= 3 or c["foot"] >= 2 or c["apple"] >= 2


def cycle(s: Journey) -> Asks:
    """The Cycle Effect of the present moods, then all tokens of the track go back (VS-209, VS-210)."""
    if s.cycling:
        return
    s.cycling = True
    note(s, "cycle", rule="VS-208")
    for k, card in enumerate(scenario_of(s).haints):
        effect = card.moods[s.haints[k].mood].cycle
        if effect is not None:
            yield from effect(s, k)
    for token, n in s.cycle.items():
        if n:
            s.bindle += [token] * n
            s.cycle[token] = 0
    s.cycling = False


# -- using -------------------------------------------------------------------------------------


def token_options(s: Journey, v: Vagrant, own_turn: bool) -> list[Option]:
    """What a Vagrant may do with tokens now: use (VS-139, VS-140), hand over, shake off an effect."""
    if not v.tokens and not v.pup_tokens:
        return []
    found = _effect_options(s, v) if v.effects else []
    if v.token_used:
        return found
    barred = scenario_of(s).hooks.barred
    for token in dict.fromkeys(v.tokens):
        if barred is not None and barred(s, v.seat, f"token.{token}"):
            continue
        found += _uses(s, v, token)
    # Only `tokens` are looked at: what lies on the Pup's card cannot be used (VS-074).
    if own_turn and len(s.vagrants) > 1:
        found += _gifts(s, v)
    return found


def _uses(s: Journey, v: Vagrant, token: str) -> list[Option]:
    """The ways to use one token, Salt and Rabbit's Foot aside (VS-156)."""
    if token == "nail":
        found = [option("nail", h) for h in nail_targets(s, v)]
        if scenario_of(s).key == "s04":
            found.append(option("nail_heal"))
        return found
    if token == "candle":
        if v.at < 0:
            return []
        spots = TRAIN.near[v.at] & open_spaces(s)
        return [CANDLE[j] for j in TRAIN.ways[v.at] if spots >> j & 1]  # VS-147
    if token == "apple":
        if v.westbound:  # VS-123
            return []
        return [option("apple", -n) for n in v.skills if n < 0]
    if token[0] == "e":
        event = scenario_of(s).event(int(token[1]))
        if event.use is None:
            return []
        if event.usable is None or event.usable(s, v.seat):
            return [USE[token]]
    return []


def nail_targets(s: Journey, v: Vagrant) -> list[int]:
    """The Haints within Range 2 of a Vagrant (VS-146); she who is off the board is next to them."""
    hooks = scenario_of(s).hooks
    if v.at < 0:
        return [k for k, h in enumerate(s.haints) if h.at >= 0 and h.threshold]
    mask = sight(s, v.at, 2)
    return [
        k
        for k, h in enumerate(s.haints)
        if h.at >= 0
        and h.threshold
        and mask >> h.at & 1
        and not (hooks.unseen is not None and hooks.unseen(s, v.seat, h.at))
    ]


def _effect_options(s: Journey, v: Vagrant) -> list[Option]:
    """Discarding the token that removes a Haint Effect (VS-218); that is not using it."""
    found = []
    for bit, effect in zip((1, 2), scenario_of(s).effects, strict=True):
        if v.effects & bit and effect is not None and effect.discard in v.tokens:
            if not locked(s, v.seat, bit):
                found.append(option("shake", bit))
    return found


def beside(s: Journey, space: int, seat: int) -> list[Vagrant]:
    """Other Vagrants next to a space, herself or by the Pup."""
    if space < 0:
        return []
    mask = TRAIN.near[space]
    return [
        o
        for o in s.vagrants
        if o.seat != seat
        and ((o.at >= 0 and mask >> o.at & 1) or (o.pup >= 0 and mask >> o.pup & 1))
    ]


def _gifts(s: Journey, v: Vagrant) -> list[Option]:
    """Giving to, or swapping with, an adjacent Vagrant (VS-144), also for the Pup (VS-075, VS-076)."""
    found = []
    for o in beside(s, v.at, v.seat):
        for mine in dict.fromkeys(v.tokens):
            found.append(option("give", mine, o.seat))
            if not o.token_used:
                for theirs in dict.fromkeys(o.tokens):
                    if theirs != mine:
                        found.append(option("swap", mine, o.seat, theirs))
    if v.pup_tokens:
        near = {o.seat for o in beside(s, v.pup, v.seat)}
        if v.at >= 0 and TRAIN.near[v.pup] >> v.at & 1:
            near.add(v.seat)
        for mine in dict.fromkeys(v.pup_tokens):
            found += [option("pup_give", mine, o) for o in sorted(near)]
    return found


def use_token(s: Journey, i: int, pick: Option) -> Asks:
    """Carry out one of `token_options`."""
    v = s.vagrants[i]
    verb = pick[0]
    if verb == "shake":
        bit = int(pick[1])
        effect = scenario_of(s).effects[bit - 1]
        assert effect is not None
        v.tokens.remove(effect.discard)
        discard(s, effect.discard)
        note(s, "shook_off", v.who, effect.discard, rule="VS-218")
        yield from remove_effect(s, i, bit)
        return
    v.token_used = True
    if verb in ("give", "swap", "pup_give"):
        yield from _hand_over(s, v, pick)
        return
    yield from _spend(s, i, pick)
    hook = scenario_of(s).hooks.used
    if hook is not None:
        yield from hook(s, i, str(verb))


def _hand_over(s: Journey, v: Vagrant, pick: Option) -> Asks:
    """Giving and trading count as the round's use but discard nothing (VS-145)."""
    token = str(pick[1])
    other = s.vagrants[int(pick[2])]
    (v.pup_tokens if pick[0] == "pup_give" else v.tokens).remove(token)
    other.tokens.append(token)
    if pick[0] == "swap":
        theirs = str(pick[3])
        other.tokens.remove(theirs)
        v.tokens.append(theirs)
        other.token_used = True
        if _fixed(s, theirs):
            s.special = v.seat
    if _fixed(s, token):  # VS-179: the priority goes with the token
        s.special = other.seat
    if pick[0] == "swap":
        swap = (named(s, token), other.who, named(s, str(pick[3])))
        note(s, "swapped", v.who, *swap, rule="VS-144")
    else:
        giver = "pup" if pick[0] == "pup_give" else v.who
        note(s, "gave", giver, named(s, token), other.who, rule="VS-144")
    yield from enforce_limit(s, other.seat)


def _spend(s: Journey, i: int, pick: Option) -> Asks:
    """Use a token for its effect; it goes to the Cycle track (VS-143)."""
    from .breaks import haint_gain

    v = s.vagrants[i]
    verb = pick[0]
    hooks = scenario_of(s).hooks
    if verb == "nail":  # VS-146
        v.tokens.remove("nail")
        discard(s, "nail")
        note(s, "used", v.who, "nail", rule="VS-146")
        yield from haint_gain(s, int(pick[1]), 2 + junk_cards.total(v, "nails"))
        if hooks.nail is not None:
            yield from hooks.nail(s, i, int(pick[1]))
    elif verb == "nail_heal":
        v.tokens.remove("nail")
        discard(s, "nail")
        note(s, "used", v.who, "nail", rule="VS-004")
        yield from gain(s, i, 1)
    elif verb == "candle":  # VS-147
        space = SPACE[str(pick[1])]
        v.tokens.remove("candle")
        note(s, "candle", v.who, NAME[space], rule="VS-147")
        yield from light(s, i, space)
    elif verb == "apple":  # VS-154; Junk is beyond it (VS-155)
        v.tokens.remove("apple")
        discard(s, "apple")
        heal_skill(v, int(pick[1]))
        note(s, "healed", v.who, pick[1], rule="VS-154")
    else:
        token = str(pick[1])
        v.tokens.remove(token)
        event = scenario_of(s).event(int(token[1]))
        note(s, "used", v.who, named(s, token), rule="VS-139")
        assert event.use is not None
        yield from event.use(s, i)


def light(s: Journey, i: int, space: int) -> Asks:
    """A Candle is set on a space of the train."""
    s.candles.append(space)
    hook = scenario_of(s).hooks.candle
    if hook is not None:
        yield from hook(s, i, space)


def snuff(s: Journey, space: int) -> None:
    """A Candle on the train is discarded (VS-148)."""
    s.candles.remove(space)
    discard(s, "candle")
    note(s, "snuffed", NAME[space], rule="VS-148")
