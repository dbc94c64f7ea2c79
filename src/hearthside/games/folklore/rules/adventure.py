"""Adventure maps and encounters: setting up, rounds, whose turn it is, winning, leaving."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asking, Asks, note

from ..content import CREATURES, MAPS
from ..content.board import NAMES, NUMBERS, OnSquares, ground, spread, squares
from ..content.notation import TYPES
from ..content.story import MapSetup
from ..state import (
    ALIVE,
    ATTACK,
    CLOSED,
    DEAD,
    DEFEND,
    ECOLOGY,
    GHOST,
    LIMBO,
    NONE,
    OUTSIDE,
    VAMPIRE,
    Foe,
    Hero,
    Site,
    Tale,
    here,
)
from .allies import ally_of
from .attack import keep_count
from .auras import feel_auras
from .awards import award_coins, spoils
from .boosts import clear_boosts, tick_boosts
from .checks import shake_off, skill_check
from .creatures import creature_begins, creature_ends
from .features import add_foe, comes
from .field import blocked, comrades, free_squares, squares_of
from .figures import is_ethereal
from .goals import weaken
from .goods import refill, unexhaust, unjam
from .harm import become_ghost, corrosion_round, lose_vita, suffer
from .hazards import burn, foe_loses, new_turn
from .keywords import razor_tick
from .measure import enter
from .memory import count, forget_tokens, holds
from .movement import next_to_flame, place_group, strides
from .party import all_fallen, asked, in_order, pass_token, put
from .statuses import (
    IMMOBILIZED,
    POSSESSED,
    refresh_all,
)
from .world import no_rest

REST = Ask[Tale](
    "rest",
    "FL-032",
    (
        Act[Tale, []]("carry_on", "FL-033", label="Carry on"),
        Act[Tale, []](
            "rest",
            "FL-032",
            barred=no_rest,
            label="Rest: 4 vita and 4 PP for everybody",
            detail="Once in this chapter. On 1 to 3 of a d10 something finds you.",
        ),
    ),
    prompt="rest here, once in this chapter?",
    meanwhile="looks at the others, who are tired",
)
TRANSITION = Ask[Tale](
    "transition",
    "FL-085",
    (
        Act[Tale, []]("transition", "FL-085", label="Leave the map"),
        Act[Tale, []]("another_round", "FL-085", label="Stay for another round", prior=0.2),
    ),
    prompt="everybody is at the exit. Leave?",
    meanwhile="stands in the way out",
)
CENTRE = (44, 45, 54, 55, 43, 46)


def set_up(s: Tale, scene: str, setup: MapSetup) -> None:
    """A map setup box: the token passes, the group stands in the start zone (FL-065, FL-066)."""
    pass_token(s)
    board = MAPS[setup.map]
    s.site = site = Site(
        map=setup.map,
        scene=scene,
        doors=board.doors | board.grates,
        searches=board.searches | setup.searches,
        features=[0 if holds(s, f.when) else CLOSED for f in setup.features],
        gloom=setup.dark is not None and holds(s, setup.dark),
    )
    for h in s.heroes:
        fresh_on_map(h)
    place_group(s)
    site.dark = site.gloom
    there = [foe for foe in setup.foes if foe.ambush < 0 and comes(s, foe)]
    kinds = [foe.kind for foe in there]
    for foe in there:
        add_foe(s, foe.kind, foe.at, several=kinds.count(foe.kind) > 1)
    for weak in setup.weakened:
        if holds(s, weak.when):
            weaken(s, weak)
    count(s, "maps")
    note(s, "map", setup.map, rule="FL-027")
    if site.foes:
        begin_combat(s)


def set_up_open_road(s: Tale, souls: list[int]) -> None:
    """A fight off the map: all in the centre of the open road, those who have risen as vampires too (FL-259).

    A map is set up like others: the token passes (FL-065), as it does when the map is put away.
    """
    pass_token(s)
    board = MAPS["open_road"]
    s.site = Site(map="open_road", scene="", doors=board.doors, features=[])
    spots = list(CENTRE)
    for h in s.heroes:
        fresh_on_map(h)
        h.at = spots.pop() if h.form in (ALIVE, GHOST) else OUTSIDE
    for soul in souls:
        enter(s, "vampire", spots.pop()).soul = soul
    begin_combat(s)


def fresh_on_map(h: Hero) -> None:
    """Nothing is left over from an earlier map."""
    h.at = h.grave = OUTSIDE
    h.skip = h.no_attack = h.weaken = h.razor_left = h.reduced = 0
    h.target = h.last_target = -1
    h.streak = h.done = h.steps = 0
    h.stance = NONE
    h.rooted = h.guarded = h.flamed = False
    h.spent_combat = ()
    h.spent_round = ()
    clear_boosts(h)


def begin_combat(s: Tale) -> None:
    """First strike: d10 against d10, the group wins ties (FL-139 to FL-141)."""
    site = s.site
    assert site is not None
    site.combat = True
    for h in s.heroes:
        if "bounty" in h.words and h.form == ALIVE:
            h.spent_combat += ("bounty:" + s.dice.pick(TYPES),)
    quick = 2 if any("quick" in h.words and h.form == ALIVE for h in s.heroes) else 0
    ours = s.dice.roll(10) + quick
    theirs = s.dice.roll(10) + any(CREATURES[f.kind].affliction for f in site.foes)  # FL-140
    site.foes_first = site.dark or theirs > ours  # FL-141
    site.order = in_order(s)  # FL-331
    note(s, "first_strike", int(site.foes_first), ours, theirs, int(site.dark), rule="FL-139")


def begin_round(s: Tale) -> Asks:
    """A round is everybody's turn once (FL-071); this is what happens to all when it begins."""
    site = here(s)
    site.round += 1
    s.rounds += 1
    s.candle -= 1  # FL-346
    if not site.combat or not site.order:
        site.order = in_order(s)  # FL-331: it stays for as long as the fight lasts
    site.queue = [n for n in site.order if s.heroes[n].form not in (LIMBO, VAMPIRE)]
    site.held.clear()
    site.holding = False
    site.heroes_done = site.foes_done = False
    site.active = -1
    mourned = any("mourner" in h.words and h.form == ALIVE for h in s.heroes)
    for h in s.heroes:
        h.spent_round = ()
        h.guarded = False
        h.stance = NONE
        h.rooted = False
        if mourned and h.form == GHOST:
            h.gp = max(h.gp, min(h.max_gp, h.gp + 1))
        if h.corrosion:
            corrosion_round(s, h)
        if h.statuses & IMMOBILIZED and h.form in (ALIVE, GHOST):
            yield from struggle(s, h)
    for h in s.heroes:
        if h.statuses & POSSESSED and h.form in (ALIVE, GHOST) and h.at >= 0:
            haunt(s, h)
    for f in [f for f in site.foes if f.statuses & POSSESSED]:
        if f.vita > 0:
            haunt(s, f)


def struggle(s: Tale, h: Hero) -> Asks:
    """IMMOBILIZED: ECOLOGY 5 at the start of the round, or STRIDE 0 (FL-264).

    One without a body does not mind (FL-155); a ghost could not make the check (FL-333).
    """
    if not is_ethereal(h):
        h.rooted = not (yield from skill_check(s, h, ECOLOGY, 5))


def haunt(s: Tale, figure: Hero | Foe) -> None:
    """POSSESSED: allies within 1 lose 1 vita at the start of the round, those of creatures too (FL-269)."""
    under = squares_of(figure)
    around = spread(under) | under
    for other in comrades(s, figure):
        if squares_of(other) & around:
            if isinstance(other, Hero):
                lose_vita(s, other, 1)
            else:
                foe_loses(s, other, 1)


STANCE = Ask[Tale](
    "stance",
    "FL-220",
    (
        Act[Tale, []]("attack", "FL-220", label="Attack: strike as hard as you can"),
        Act[Tale, []]("defend", "FL-220", label="Defend: +10 DEFENSE, -10 MIGHT"),
    ),
    prompt="a new round. Attack, or defend?",
    meanwhile="sets a foot",
)


def choose_stance(s: Tale, h: Hero) -> Asks:
    """Attack or defend for this round (FL-220)."""
    pick = yield put(s, h, STANCE)
    h.stance = DEFEND if pick.verb == "defend" else ATTACK
    note(s, "stance", h.who, int(h.stance == DEFEND), rule="FL-220")


def begin_turn(s: Tale, h: Hero) -> Asking[bool]:
    """The start of a character's turn; False when it does not get to act."""
    site = here(s)
    site.active = h.number
    h.done = 0
    h.hand = h.target = -1
    new_turn(s)
    h.handled = ()
    if h.no_attack == 2:
        h.no_attack = 1
    if h.razor_left:
        yield from razor_tick(s, h)
    if h.at >= 0 and site.flames >> h.at & 1:
        yield from burn(s, h)  # FL-210
    if h.at >= 0 and site.foes:
        yield from feel_auras(s, h)  # FL-194
    ally = ally_of(s, h)
    if ally is not None:
        creature_begins(s, ally)  # FL-200
    if h.form not in (ALIVE, GHOST):
        site.active = -1
        return False
    if h.skip:  # FL-142: what runs down with turns runs down all the same
        h.skip -= 1
        note(s, "skips", h.who, rule="FL-142")
        yield from end_turn(s, h)
        return False
    h.steps = strides(s, h)
    return True


def end_turn(s: Tale, h: Hero) -> Asks:
    """The end of a character's turn."""
    site = here(s)
    if site.flames and next_to_flame(s, h) and not h.flamed and h.form == ALIVE:
        yield from suffer(s, h, 1)  # FL-211
    tick_boosts(h)
    h.reduced = max(0, h.reduced - 1)
    if h.no_attack == 1:
        h.no_attack = 0
    keep_count(h)
    ally = ally_of(s, h)
    if ally is not None:
        creature_ends(ally)
    site.active = -1


def graveside(s: Tale, h: Hero) -> int:
    """Free squares in sight of where a character fell, or any free ones (FL-330)."""
    free = free_squares(s)
    return ground(blocked(here(s))).sight(h.grave) & free or free


RISE = Act[Tale, [str]](
    "rise",
    "FL-330",
    over=NAMES,
    barred=lambda s, seat, name: None if graveside(s, asked(s)) >> NUMBERS[name] & 1 else "FL-330",
    label="Rise at {0}",
    points="sq:{0}",
)
rise_options = OnSquares(RISE.table)
RISING = Ask(
    "rise",
    "FL-330",
    (RISE,),
    prompt="your ghost rises. Where?",
    meanwhile="is getting up, and leaves something lying",
    fast=lambda s, seat: rise_options(graveside(s, asked(s))),
)


def rise(s: Tale, h: Hero) -> Asks:
    """The ghost appears in a free space in sight of where it fell (FL-330)."""
    pick = yield put(s, h, RISING)
    become_ghost(s, h)
    h.at = NUMBERS[str(pick.args[0])]


def all_in_exit(s: Tale) -> bool:
    """Everybody alive, or four of five, stands in the exit zone (FL-085, FL-087)."""
    site = s.site
    assert site is not None
    exits = MAPS[site.map].exits
    alive = [h for h in s.heroes if h.form == ALIVE]
    there = sum(h.at >= 0 and exits >> h.at & 1 for h in alive)
    return there >= min(4, len(alive))


def win_combat(s: Tale) -> Asks:
    """The foes are gone: coins, lore, loot, and the marks of combat fade (FL-216 to FL-218)."""
    site = s.site
    assert site is not None
    kinds = site.beaten
    coins = sum(CREATURES[k].coins for k in kinds)
    lore = sum(CREATURES[k].lore for k in kinds)
    note(s, "won", rule="FL-216")
    for h in s.heroes:
        for mark in h.spent_combat:
            if mark.startswith("bounty:"):
                n = sum(CREATURES[k].type == mark[7:] for k in kinds)
                if n:
                    award_coins(s, h, 3 * n)
    yield from end_combat(s)
    if kinds:
        yield from spoils(s, sorted(set(kinds)), coins, lore)
    site.beaten.clear()


def end_combat(s: Tale) -> Asks:
    """Combat is over: darkness, allies, ammo, tokens (FL-095, FL-166, FL-193, FL-201)."""
    site = here(s)
    site.combat = False
    site.order.clear()
    site.dark = site.gloom
    site.foes = [f for f in site.foes if f.owner < 0]
    for f in site.foes:
        f.ruler = -1
    for h in s.heroes:
        if h.form == DEAD:
            become_ghost(s, h)
            m = free_squares(s)
            h.at = next(squares(m & ground(blocked(site)).sight(h.grave) or m))
        if h.form in (ALIVE, GHOST):
            yield from shake_off(s, h)
        refill(h)
        unjam(h)
        h.stance = NONE
        h.skip = h.no_attack = h.weaken = h.razor_left = h.reduced = 0
        h.spent_combat = ()
        h.target = h.last_target = -1
        h.streak = 0
        clear_boosts(h)
    refresh_all(s)


def leave_map(s: Tale) -> Asks:
    """The map is put away: token, cards, ammo, tracking tokens (FL-088, FL-089, FL-098).

    A fight that was not won gives nothing (FL-219).
    """
    if s.site is not None and s.site.combat:
        yield from end_combat(s)
    s.site = None
    for h in s.heroes:
        if h.form == DEAD:
            become_ghost(s, h)
        fresh_on_map(h)
        unexhaust(h)
        refill(h)
    forget_tokens(s)
    refresh_all(s)
    if not all_fallen(s):
        pass_token(s)
