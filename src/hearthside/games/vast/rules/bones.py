"""What a Skeleton can do: its actions, its ability and its gear."""

from __future__ import annotations

from collections.abc import Callable

from hearthside.kernel import Asks, Decision, Option, learn, note
from hearthside.kernel.grid import cells

from ..content.board import (
    ADJACENT,
    CELLS,
    DISTANCE,
    INDEX,
    LETTERS,
    NAMES,
    NEAR,
    SOUTH,
    SUPPLY,
    WEST,
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
    hit,
    place_of,
    poltergeist_on,
    shielded,
    spider_figures_on,
)
from .dials import lose_grit, lose_health
from .pieces import enemies_of_skeletons, mask_of, remove_treasure
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
    k = s.skeletons
    before, k.stability = k.stability, min(STABILITY_MAX, k.stability + n)
    if k.stability > before:
        note(s, "stability", k.stability - before, k.stability, rule="VM-145")


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
    spots = m.pits & ~enemies_of_skeletons(s) & ~(1 << k.at[i])
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
        if k.runes and "runestone" in k.gear:
            out += [RUNE[n] for n in (0, 1) if k.runes >> n & 1 and m.skulls[n] >= 0]  # VM-305
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
    """The walls around all tiles in sight, each once."""
    m = s.map
    if not breachable_left(s):
        return []
    seen = visible(m, at)
    return [
        (c, d)
        for c in cells(seen)
        for d in range(4)
        if is_wall(m, c, d) and not (d in (SOUTH, WEST) and seen >> NEAR[c][d] & 1)
    ]


def breachable_left(s: Vast) -> bool:
    """Whether a breach marker is left."""
    return s.map.breaches.bit_count() < 8


def attack(s: Vast, i: int, name: str, at_range: bool) -> Asks:
    """VM-118, VM-126: Strength with Distracting against Defense; then Weak Bones.

    VM-134: the action is used up; who struck from afar stays.
    """
    k = s.skeletons
    k.action_done, k.must_strike, k.runes = True, False, 0
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
                note(s, "stabbed", rule="VM-151")
            else:
                loss += 1
                k.gear.remove("poison")
                k.boxed.append("poison")
                note(s, "poisoned", rule="VM-308")
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
    note(s, "looted", SKELETON_NAMES[i], rule="VM-139")
    gain_stability(s, 2)
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
    k.action_done = True
    where = yield Decision(s.seat_of[SKELETONS], "tunnel", POP.of(pit_targets(s, i)), rule="VM-141")
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
    s.skeletons.runes = 0
    s.map.skulls[s.map.skulls.index(SUPPLY)] = INDEX[pick[1]]
    note(s, "skulls_placed", str(pick[1]), rule="VM-146")
    return
    yield


def _rune(s: Vast, i: int, pick: Option) -> Asks:
    spots = SKULLS.of(ADJACENT[s.skeletons.at[i]])
    where = yield Decision(s.seat_of[SKELETONS], "skulls", spots, rule="VM-305")
    s.map.skulls[RUNE.index(pick)] = INDEX[where[1]]
    note(s, "skulls_placed", str(where[1]), rule="VM-305")
    s.skeletons.runes &= ~(1 << RUNE.index(pick))  # one or both, then the activation goes on


def _staff(s: Vast, i: int, pick: Option) -> Asks:
    s.skeletons.stability -= 1
    s.skeletons.runes = 0
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
    k.called = SKELETON_NAMES.index(str(pick[1]))
    k.called_moves = 5
    note(s, "screamed", str(pick[1]), rule="VM-148")
    s.step = "skeleton_runs"
    return
    yield


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


def equip(s: Vast, i: int, pick: Option) -> Asks:
    """VM-152: a gear card from hand onto its Skeleton."""
    k, card = s.skeletons, str(pick[1])
    k.hand.remove(card)
    k.gear.append(card)
    learn(s)
    note(s, "equipped", SKELETON_NAMES[OWNER[card]], card, rule="VM-152")
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
    "equip": equip,
}
