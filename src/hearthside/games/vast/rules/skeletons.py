"""The Skeletons' turn: lose Stability, activate each, summon, gain Stability."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Decision, Option, learn, note

from ..board import (
    ADJACENT,
    ALL_SPACES,
    CELLS,
    DISTANCE,
    INDEX,
    LETTERS,
    NAMES,
    SPAWNS,
    SUPPLY,
    EdgeTargets,
    Targets,
    side_of,
)
from ..content.cards import CASTY, GEAR, SCREAMY, SHOOTY, SLASHY, STABBY
from ..content.cards import SKELETONS as SKELETON_NAMES
from ..content.mixes import SKELETONS
from ..state import STABILITY_MAX, Vast
from .attacks import (
    FIGURES,
    HERO,
    defense,
    distraction,
    eggs_on,
    fall,
    forcing_for_skeletons,
    hit,
    place_of,
    poltergeist_on,
    shielded,
    spider_figures_on,
)
from .dials import lose_grit, lose_health
from .flow import end_turn, finish
from .movement import enter, predecessor, rings_far, skeleton_pauses, steps_to, union
from .pieces import figures, mask_of, pillar_mask, remove_treasure
from .sight import line, visible
from .tiles import breachable, is_wall, place_breach, settle

GO = Targets("go")
STRIKE = {name: Option("strike", name) for name in FIGURES}
SHOOT = {name: Option("shoot", name) for name in FIGURES}
LOOT, TUNNEL, ARM, REST = Option("loot"), Option("tunnel"), Option("arm"), Option("rest")
BREACH = EdgeTargets("breach")
SKULLS = Targets("skulls")
SCREAM = {i: Option("scream", name) for i, name in enumerate(SKELETON_NAMES)}
RAGE, BOMB_WALL, BOMB_PIT = Option("rage"), Option("bomb_wall"), Option("bomb_pit")
BOMB = EdgeTargets("bomb")
BLIGHT = tuple(Option("blight", letter) for letter in LETTERS)
STAFF = Targets("staff")
RUNE = (Option("rune", "skulls1"), Option("rune", "skulls2"))
EQUIP = {card: Option("equip", card) for card in GEAR}
POP = Targets("pop")
STAB, POISON, MERCY = Option("stab"), Option("poison"), Option("mercy")
STOP, SUMMON, PASS = Option("stop"), Option("summon"), Option("pass")
OWNER = {card: SKELETON_NAMES.index(facts.owner) for card, facts in GEAR.items()}


def gain_stability(s: Vast, n: int) -> None:
    """The dial stops at its end."""
    s.skeletons.stability = min(STABILITY_MAX, s.skeletons.stability + n)


def skeletons_rise(s: Vast) -> None:
    """VM-128: each Skeleton on a Lit tile that is no Pit costs 1 Stability; grounds and crypts none."""
    k, m = s.skeletons, s.map
    harsh = m.lit & ~m.pits  # VM-129
    for i, at in enumerate(k.at):
        if at >= 0 and harsh >> at & 1 and k.stability:
            if i == SLASHY and "helmet" in k.gear:
                continue  # VM-304
            k.stability -= 1
    k.acted = 0
    k.raged = k.looted = False
    k.screams = 0
    s.step = "skeletons_march"


def skeletons_march(s: Vast) -> None:
    """VM-125, VM-130: the leftmost face-up Skeleton on the map that has not acted is activated."""
    k = s.skeletons
    for i in k.march:
        bit = 1 << i
        if k.up & bit and not k.acted & bit and k.at[i] >= 0:
            k.active = i
            k.acted |= bit
            k.moves = 6 if i == STABBY and "leather_boots" in k.gear else 5  # VM-131, VM-309
            k.fresh, k.action_done, k.must_strike = True, False, False
            s.step = "skeleton_acts"
            return
    k.active = SUPPLY
    s.step = "skeletons_summon"


# -- what an active Skeleton may do --------------------------------------------------------


def playable_gear(s: Vast) -> list[Option]:
    """VM-152: gear in hand whose Skeleton is face up."""
    k = s.skeletons
    return [EQUIP[card] for card in k.hand if k.up >> OWNER[card] & 1]


def strike_cost(s: Vast, i: int) -> int:
    """VM-136: 1 Stability; Slashy's Great Axe strikes for nothing (VM-303)."""
    return 0 if i == SLASHY and "great_axe" in s.skeletons.gear else 1


def foes_on(s: Vast, at: int) -> list[str]:
    """The figures on a space that a Skeleton can attack."""
    found = ["paladin"] if s.paladin.at == at else []
    return [*found, *spider_figures_on(s, at), *eggs_on(s, at), *poltergeist_on(s, at)]


def forcing_on(s: Vast, at: int) -> list[str]:
    """The figures on a space that force a Skeleton to strike."""
    found = ["paladin"] if s.paladin.at == at else []
    if s.spider.at == at or s.hunt:
        found += spider_figures_on(s, at)
    return found + poltergeist_on(s, at)


def shot_range(s: Vast, i: int) -> tuple[int, int, int]:
    """Least and greatest distance of a shot and its whole cost; (0, 0, 0) for those who cannot."""
    gear = s.skeletons.gear
    if i == SHOOTY:  # VM-149, VM-153
        return (2, 4, 2) if "longbow" in gear else (2, 2, 2)
    if i == CASTY and "fetish" in gear:
        return 2, 2, 1  # VM-307
    return 0, 0, 0


def shots(s: Vast, i: int) -> list[Option]:
    """VM-149: visible figures at the right distance."""
    low, high, cost = shot_range(s, i)
    k = s.skeletons
    if not cost or k.stability < cost or k.at[i] >= CELLS:
        return []
    out: list[Option] = []
    for d in range(4):
        for n, at in enumerate(line(s.map, k.at[i], d), 1):
            if n > high or not s.map.tiles >> k.at[i] & 1:
                break
            if n >= low and not shielded(s, at):
                out += [SHOOT[name] for name in foes_on(s, at)]
    return out


def pit_targets(s: Vast, i: int) -> int:
    """VM-141: Pits without enemy figures; lamps guard them with Radiant Lamps (VM-287)."""
    k, m = s.skeletons, s.map
    enemies = figures(s) & ~mask_of(k.at)
    spots = m.pits & ~enemies & ~(1 << k.at[i])
    if "radiant_lamps" in s.paladin.played:
        spots &= ~m.lamps
    return spots


def actions(s: Vast, i: int, at: int) -> list[Option]:
    """VM-131: the one action it may take where it stands."""
    k, m = s.skeletons, s.map
    out: list[Option] = []
    if k.stability >= strike_cost(s, i) and not shielded(s, at):
        out = [STRIKE[name] for name in foes_on(s, at)]
    out += shots(s, i)
    if at >= CELLS:
        return out
    bit = 1 << at
    if m.hoards & bit and not k.looted:
        out.append(LOOT)  # VM-139
    if k.stability and m.tiles & bit:
        for d in breachable(s, at):
            out.append(BREACH.at[at][d])  # VM-140
    if m.pits & bit and pit_targets(s, i):
        out.append(TUNNEL)
    if m.armories & bit and (k.deck.cards or k.deck.discard):
        out.append(ARM)  # VM-143
    return out


def abilities(s: Vast, i: int, at: int) -> list[Option]:
    """What its card and gear let it do at any time in its activation."""
    k, m = s.skeletons, s.map
    out: list[Option] = []
    # A strike it owes must stay affordable.
    spare = k.stability - (strike_cost(s, i) if k.must_strike else 0)
    if i == CASTY:
        if k.fresh and "runestone" in k.gear:
            out += [RUNE[n] for n in (0, 1) if m.skulls[n] >= 0]  # VM-305
        if spare > 0:
            if SUPPLY in m.skulls:
                out += SKULLS.of(ADJACENT[at])  # VM-146
            if "ash_staff" in k.gear:
                out += STAFF.of(ADJACENT[at] & (m.webbed | m.lamps))  # VM-306
    elif spare <= 0:
        return out
    elif i == SCREAMY:
        if k.screams < (2 if "banner" in k.gear else 1):  # VM-148, VM-314
            far = "horn" in k.gear  # VM-315
            out = [
                SCREAM[j]
                for j, where in enumerate(k.at)
                if j != i and where >= 0 and (far or DISTANCE[at][where] <= 2)
            ]
    elif i == SLASHY:
        if not k.raged:
            out.append(RAGE)  # VM-150
    elif i == SHOOTY and at < CELLS and m.tiles >> at & 1:
        if "bomb_bag" in k.gear:  # VM-311
            if breach_sites(s, at):
                out.append(BOMB_WALL)
            if m.pit_marks.bit_count() < 4 and not m.pit_marks >> at & 1:
                out.append(BOMB_PIT)
        if "blight_arrow" in k.gear:  # VM-312
            foul = m.webbed | m.lamps
            out += [BLIGHT[d] for d in range(4) if mask_of(line(m, at, d)) & foul]
    return out


def breach_sites(s: Vast, at: int) -> list[tuple[int, int]]:
    """The walls around all tiles in sight."""
    m = s.map
    if not breachable_left(s):
        return []
    seen = visible(m, at)
    return [(c, d) for c in range(CELLS) if seen >> c & 1 for d in range(4) if is_wall(m, c, d)]


def breachable_left(s: Vast) -> bool:
    """Whether a breach marker is left."""
    return s.map.breaches.bit_count() < 8


def skeleton_acts(s: Vast) -> Asks:
    """VM-131: move, then one action; abilities at any time. VM-275 plays a turn through."""
    k = s.skeletons
    i = k.active
    at = k.at[i]
    found: list[int] = []
    options: list[Option] = []
    if k.must_strike:  # VM-133
        options = [STRIKE[name] for name in forcing_on(s, at)]
    elif not k.action_done:
        if k.moves:
            allowed = ALL_SPACES & ~pillar_mask(s)
            found = rings_far(
                s.map, at, k.moves, allowed, skeleton_pauses(s) | forcing_for_skeletons(s)
            )
            options = GO.of(union(found))
        options += actions(s, i, at)
    options += abilities(s, i, at)
    if k.hand:
        options += playable_gear(s)
        if k.action_done or k.must_strike or not k.moves:
            learn(s)  # whether there is anything to play
    if not k.must_strike:
        options.append(REST)
    pick = yield Decision(
        s.seat_of[SKELETONS], "skeleton", options, rule="VM-131", about=(SKELETON_NAMES[i],)
    )
    verb = pick[0]
    if verb == "go":
        yield from walk(s, i, found, INDEX[pick[1]])
    elif verb == "rest":
        s.step = "skeletons_march"
    else:
        yield from DEEDS[verb](s, i, pick)
        if s.winner >= 0:
            finish(s)


def walk(s: Vast, i: int, found: list[int], to: int) -> Asks:
    """One leg of its movement; lamps and webs end it (VM-132), figures may force a strike."""
    k, m = s.skeletons, s.map
    k.origin = predecessor(m, found, k.at[i], to, far=True)
    k.moves -= steps_to(found, to)
    k.fresh = False
    k.at[i] = to
    note(s, "walked", SKELETON_NAMES[i], NAMES[to], rule="VM-131")
    if (m.webbed | m.lamps) >> to & 1:
        k.moves = 0
    yield from enter(s, SKELETONS, to)
    if forcing_for_skeletons(s) >> to & 1:
        if k.stability >= strike_cost(s, i):
            k.must_strike = True
        else:  # VM-133
            k.at[i] = k.origin
            note(s, "shied", SKELETON_NAMES[i], NAMES[k.origin], rule="VM-133")


# -- deeds ---------------------------------------------------------------------------------


def attack(s: Vast, i: int, name: str, at_range: bool) -> Asks:
    """VM-118, VM-126: Strength with Distracting against Defense; then Weak Bones.

    VM-134: the action is used up; who struck from afar stays.
    """
    k = s.skeletons
    k.action_done, k.must_strike, k.fresh = True, False, False
    where = place_of(s, name)
    strength = (2 if i == SLASHY and k.raged else 1) + distraction(s, where)
    if strength > defense(s, name):
        if FIGURES[name][0] == HERO:
            note(s, "hit", name, SKELETONS, rule="VM-076")
            yield from wound(s, i)
        else:
            yield from hit(s, name, SKELETONS)  # VM-137, VM-138
        if s.winner >= 0:
            return
    else:
        note(s, "missed", name, SKELETONS, rule="VM-054")
    if not at_range:
        fall(s, i)
        s.step = "skeletons_march"


def wound(s: Vast, i: int) -> Asks:
    """A hit on the Paladin, with what Stabby makes of it."""
    k, seat = s.skeletons, s.seat_of[SKELETONS]
    loss, grit = 1, 0
    if i == STABBY:
        while k.stability:
            options = [MERCY]
            if not grit:
                options.append(STAB)  # VM-151
            if "poison" in k.gear:
                options.append(POISON)  # VM-308
            pick = yield Decision(seat, "stab", options, rule="VM-151")
            if pick == MERCY:
                break
            k.stability -= 1
            if pick == STAB:
                grit = 6 if "kukri" in k.gear else 3  # VM-310
            else:
                loss += 1
                k.gear.remove("poison")
                k.boxed.append("poison")
    yield from lose_health(s, loss)
    if grit and s.winner < 0:
        yield from lose_grit(s, grit)


def _strike(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= strike_cost(s, i)
    yield from attack(s, i, str(pick[1]), at_range=False)


def _shoot(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= shot_range(s, i)[2]
    yield from attack(s, i, str(pick[1]), at_range=True)


def _loot(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    k.action_done = k.looted = True
    remove_treasure(s, s.map.treasures.index(k.at[i]))
    gain_stability(s, 2)
    note(s, "looted", SKELETON_NAMES[i], rule="VM-139")
    return
    yield


def _breach(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    k.action_done = True
    k.stability -= 1
    place_breach(s, *side_of(str(pick[1])))
    return
    yield


def _tunnel(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    where = yield Decision(s.seat_of[SKELETONS], "tunnel", POP.of(pit_targets(s, i)), rule="VM-141")
    k.action_done = True
    k.at[i] = INDEX[where[1]]  # VM-142
    note(s, "tunnelled", SKELETON_NAMES[i], NAMES[k.at[i]], rule="VM-141")


def _arm(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    k.action_done = True
    card = k.deck.draw(s)
    if card is not None:
        k.hand.append(card)  # VM-155
        note(s, "armed", SKELETON_NAMES[i], rule="VM-143")
        note(s, "drew_gear", card, rule="VM-143", to=(s.seat_of[SKELETONS],))
    return
    yield


def _skulls(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= 1
    s.skeletons.fresh = False
    s.map.skulls[s.map.skulls.index(SUPPLY)] = INDEX[pick[1]]
    note(s, "skulls_placed", str(pick[1]), rule="VM-146")
    return
    yield


def _rune(s: Vast, i: int, pick: Option) -> Asks:
    spots = SKULLS.of(ADJACENT[s.skeletons.at[i]])
    where = yield Decision(s.seat_of[SKELETONS], "skulls", spots, rule="VM-305")
    s.map.skulls[RUNE.index(pick)] = INDEX[where[1]]
    note(s, "skulls_placed", str(where[1]), rule="VM-305")
    s.skeletons.fresh = pick == RUNE[0]  # one or both, then the activation goes on


def _staff(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= 1
    cleanse(s, 1 << INDEX[pick[1]])
    return
    yield


def _blight(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    k.stability -= 1
    cleanse(s, mask_of(line(s.map, k.at[i], BLIGHT.index(pick))))
    return
    yield


def cleanse(s: Vast, mask: int) -> None:
    """All webs and lamps of some tiles go back to their supplies."""
    m = s.map
    for at in range(CELLS):
        if mask >> at & 1:
            m.webs[at] = 0
    m.webbed &= ~mask
    m.lamps &= ~mask
    note(s, "cleansed", rule="VM-306")


def _scream(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    k.stability -= 1
    k.screams += 1
    k.fresh = False
    k.called = SKELETON_NAMES.index(str(pick[1]))
    k.called_moves = 5
    s.step = "skeleton_runs"
    return
    yield


def skeleton_runs(s: Vast) -> Asks:
    """VM-148: the Skeleton that Screamy calls moves, not onto forcing figures."""
    k, m = s.skeletons, s.map
    i = k.called
    allowed = ALL_SPACES & ~pillar_mask(s) & ~forcing_for_skeletons(s)
    found = rings_far(m, k.at[i], k.called_moves, allowed, skeleton_pauses(s))
    pick = STOP
    if found:
        options = [*GO.of(union(found)), STOP]
        pick = yield Decision(
            s.seat_of[SKELETONS], "run", options, rule="VM-148", about=(SKELETON_NAMES[i],)
        )
    if pick == STOP:
        k.called, s.step = SUPPLY, "skeleton_acts"
        return
    to = INDEX[pick[1]]
    k.called_moves -= steps_to(found, to)
    if (m.webbed | m.lamps) >> to & 1:
        k.called_moves = 0
    k.at[i] = to
    yield from enter(s, SKELETONS, to)


def _rage(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= 1
    s.skeletons.raged = True  # VM-150
    note(s, "raged", rule="VM-150")
    return
    yield


def _bomb_wall(s: Vast, i: int, pick: Option) -> Asks:
    k = s.skeletons
    sites = [BOMB.at[c][d] for c, d in breach_sites(s, k.at[i])]
    where = yield Decision(s.seat_of[SKELETONS], "bomb", sites, rule="VM-311")
    k.stability -= 1
    place_breach(s, *side_of(str(where[1])))


def _bomb_pit(s: Vast, i: int, pick: Option) -> Asks:
    k, m = s.skeletons, s.map
    k.stability -= 1
    m.pit_marks |= 1 << k.at[i]  # VM-154
    settle(m, k.at[i])
    note(s, "pit_marked", NAMES[k.at[i]], rule="VM-154")
    return
    yield


def _equip(s: Vast, i: int, pick: Option) -> Asks:
    k, card = s.skeletons, str(pick[1])
    k.hand.remove(card)
    k.gear.append(card)
    learn(s)
    note(s, "equipped", card, rule="VM-152")
    if card == "leather_boots" and k.active == STABBY:
        k.moves += 1  # VM-309: usable at once
    return
    yield


DEEDS: dict[str | int, Callable[[Vast, int, Option], Asks]] = {
    "strike": _strike,
    "shoot": _shoot,
    "loot": _loot,
    "breach": _breach,
    "tunnel": _tunnel,
    "arm": _arm,
    "skulls": _skulls,
    "rune": _rune,
    "staff": _staff,
    "blight": _blight,
    "scream": _scream,
    "rage": _rage,
    "bomb_wall": _bomb_wall,
    "bomb_pit": _bomb_pit,
    "equip": _equip,
}


# -- the rest of the turn ------------------------------------------------------------------


def skeletons_summon(s: Vast) -> Asks:
    """VM-144: once, 3 Stability flip the next card and roll it onto a Spawn."""
    k = s.skeletons
    options = playable_gear(s) if k.hand else []
    learn(s)  # whether there is anything to play
    if k.up.bit_count() < len(k.march) and k.stability >= 3:
        options.append(SUMMON)
    options.append(PASS)
    pick = yield Decision(s.seat_of[SKELETONS], "summon", options, rule="VM-144")
    if pick[0] == "equip":
        yield from _equip(s, SUPPLY, pick)
        return
    if pick == SUMMON:
        k.stability -= 3
        i = next(i for i in k.march if not k.up >> i & 1)
        k.up |= 1 << i
        s.learned += 1
        roll = s.dice.roll(6)
        k.at[i] = SPAWNS[roll]
        note(s, "summoned", SKELETON_NAMES[i], roll, rule="VM-144")
    s.step = "skeletons_brace"


def skeletons_brace(s: Vast) -> None:
    """VM-145: 2 Stability."""
    gain_stability(s, 2)
    end_turn(s)
