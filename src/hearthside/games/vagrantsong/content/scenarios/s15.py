"""Scenario 15: When You Dig My Grave. An orchard that was planted with people, and the man who keeps its books.

From the sources: all special rules, Holes, Shufflin' Feet, Seance, all Events, the poison, two Rituals, the Mile Post.
Designed here: the diagram, Thresholds, tracks, all actions, what he mourns, the Ritual of the Bells, rewards. Read so:
with its roots poisoned the Willow's shade reaches adjacent spaces again; a felled Willow leaves the train; Whisperin'
Wind is what being Haunted by it is called; the Seance keeps Event 5 and Roots off those near it, too.
"""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ...rules.asking import Either, Where
from ...rules.breaks import change_mood, complete
from ...rules.haint import go_to_side, leave_haint, step_onto
from ...rules.happenings import (
    all_rituals,
    begins,
    carries,
    everyone_gains,
    finds_junk,
    gets,
    haint_gains,
    nothing,
    party,
    put_event,
    ritual,
)
from ...rules.humanity import lose
from ...rules.parts import begin_for
from ...rules.places import caught, clear_terrain, same_car, spaces_of
from ...rules.spots import beside, near, nearest_open
from ...state import Journey
from ..board import CAR, CORNERS, TRAIN
from ..junk import Junk
from ..page import (
    Event,
    HaintCard,
    Lasting,
    MilePost,
    Ritual,
    Scenario,
    Seance,
    Terrain,
    scenario,
    white,
)
from ..terrain import pieces, pitfall
from .s15_orchard import (
    DIGGING,
    DIGGING_MOOD,
    FEET,
    HE,
    MOURNING,
    MOURNING_MOOD,
    POISONED,
    RUNG,
    SHADE,
    SHELTERED,
    TREE,
    WIND,
    by_tree,
    in_the_shade,
    tree_at,
    uproots,
)

POISON = 27
BODY = "e3"


# -- rules of its own --------------------------------------------------------------------------------


def grieves(s: Journey, _: int) -> Asks:
    """He is Mourning while somebody carries the Body, and goes on Digging when nobody does."""
    held = any(BODY in v.tokens + v.pup_tokens for v in s.vagrants)
    change_mood(s, HE, MOURNING if held else DIGGING)  # VN-1505
    return
    yield


def next_to_tree(s: Journey, i: int) -> bool:
    """Whether a Vagrant stands next to the Willow."""
    return tree_at(s) >= 0 and beside(s, i, 1 << tree_at(s))


# -- Events ------------------------------------------------------------------------------------------


def something_leans(s: Journey, i: int) -> Asks:
    """Event 1: the axe is in the furthest corner of his car."""
    at = s.haints[HE].at
    corners = CORNERS[CAR[at]]
    most = max(TRAIN.dist[at][c] for c in corners)
    spots = [j for c in corners if TRAIN.dist[at][c] == most for j in nearest_open(s, c)]
    yield from put_event(s, 6, sum(1 << j for j in set(spots)))  # VN-1571


def takes_a_step(s: Journey, i: int) -> Asks:
    """Event 2: the Willow moves 1 toward the Round side, and its shade reaches 1 further."""
    s.haints[TREE].haunted = 0
    if tree_at(s) >= 0:
        yield from go_to_side(s, TREE, 1, "round")  # VN-1572
    SHADE.add(s)  # VN-1572


def by_coffin(s: Journey, i: int) -> bool:
    """Whether a Vagrant stands next to the Coffin."""
    return beside(s, i, spaces_of(s, "coffin"))  # VN-1573


def can_poison(s: Journey, i: int) -> bool:
    """The Willow is beside, and not poisoned yet; on other nights there is none."""
    return s.scenario == "s15" and not POISONED.of(s) and next_to_tree(s, i)  # VN-1574


def poisons(s: Journey, i: int) -> Asks:
    """The poison: Event 2 is over, and the shade reaches adjacent spaces only."""
    POISONED.set(s, 1)  # VN-1574
    note(s, "roots_die", s.vagrants[i].who, rule="VN-1574")
    s.on_round.pop(2, None)  # VN-1574
    SHADE.set(s, 1)  # VN-1574
    return
    yield


HEAVY = Lasting(key="clods", text="Move value 1 lower this turn.", until="turn", move=-1)


def ground_gives(s: Journey, i: int) -> Asks:
    """Event 5: those next to Holes or the Willow lose 2, and their Move value is 1 lower on the next turn."""
    found = {b & 7 for b in (*caught(s, near("hole")(s)), *by_tree(s))}  # VN-1575
    for seat in sorted(found):
        begin_for(s, seat, HEAVY, later=True)  # VN-1575
        yield from lose(s, seat, 2, "VN-1575")


def can_fell(s: Journey, i: int) -> bool:
    """The axe is of use next to a Willow whose roots are dead."""
    return bool(POISONED.of(s)) and next_to_tree(s, i)  # VN-1576


def fells(s: Journey, i: int) -> Asks:
    """The Willow comes down, and it is a Ritual."""
    leave_haint(s, TREE)  # VN-1576
    yield from complete(s, "branch")  # VN-1591


def bell_found(s: Journey, i: int) -> Asks:
    """Events 7, 8 and 9: a Bell more on the progress page; the third is a Ritual."""
    s.camp.marks["bells"] = s.camp.marks.get("bells", 0) + 1  # VN-1577, VN-1578, VN-1579
    if RUNG.add(s) >= 3:  # VN-1592
        yield from complete(s, "bells")


WHO_HEARS = Either(
    "who_hears",
    "VN-1577",
    {"him": "The Bookbinder", "tree": "The Willow"},
    prompt="who hears the bell, and backs away?",
    part=True,
)
BACKS = Where("backs_away", "VN-1577", "To {0}", prompt="where to?", part=True)


def rings(s: Journey, i: int) -> Asks:
    """A bell used: the Bookbinder or the Willow moves 1 away from whoever rings."""
    h = HE
    if tree_at(s) >= 0 and (yield from WHO_HEARS.choose(i)) == "tree":
        h = TREE
    row = TRAIN.dist[s.vagrants[i].at]
    at = s.haints[h].at
    ways = [j for j in TRAIN.ways[at] if row[j] > row[at]]  # VN-1577, VN-1578, VN-1579
    if ways:
        yield from step_onto(s, h, (yield from BACKS.choose(i, ways)))  # VN-1577, VN-1578, VN-1579


def bell(number: int, title: str) -> Event:
    """One of the three bells."""
    return Event(
        number=number,
        title=title,
        text="Tick a Bell on the progress page, and keep this. Use it on your turn: the Bookbinder or the Willow moves 1 away from you.",
        carry=True,
        fires=bell_found,
        use=rings,
        usable=lambda s, i: s.active == i and s.vagrants[i].at >= 0,
    )


def last_page(s: Journey, i: int) -> Asks:
    """Event 0: the Coffin goes down, his car loses 4, and he runs for the Break side."""
    for space in pieces(s, "coffin"):
        clear_terrain(s, space)  # VN-1570
    for body in same_car(s, s.haints[HE].at):
        yield from lose(s, body & 7, 4, "VN-1570")
    yield from go_to_side(s, HE, 5, "break")  # VN-1570


S15 = scenario(
    Scenario(
        number=15,
        name="When You Dig My Grave",
        diagram="""
            V.....|#|..O...|#|......
            V..O..|.|....H.|.|.4..h.
            VV....|.|......|.|......
            V...3O|#|.C..O.|#|..O...
        """,
        haints=(
            HaintCard(
                "bookbinder", "Bookbinder", (DIGGING_MOOD, MOURNING_MOOD), (12, 14, 17), 3, fury=(5, 7, 5), on_humanity={5: 6}, on_break={1: 2, 0: 1},  # VN-1524
            ),
            HaintCard("willow", "Whispering Willow", (WIND,), idle=True),  # VN-1503
        ),
        specials=(
            "At the end of each round whoever is in the Willow's shade loses 2: the spaces next to it, and further ones with Event 2.",
            "Terrain that the Willow comes over is removed. Whoever it comes over, and whoever goes through it, is Haunted by it.",
            "The Willow takes no turns, and nothing gives it Humanity.",
            "Where no Terrain of a kind is left, that part of a text is skipped and no other.",
            "While a Vagrant carries the Body (Event 3) the Bookbinder is Mourning; else he is Digging.",
        ),
        terrain=(
            pitfall(2, out=False),  # VN-1510
            Terrain(kind="coffin", text="bars the way. It is empty, and meant for somebody."),
        ),
        effects=(white(FEET),),
        seance=Seance(
            text="Use it: for this round nothing befalls anybody for being near the Willow.", use=party(begins(SHELTERED)),  # VN-1521
        ),
        victory_text="Save the Bookbinder.",
        events=(
            Event(
                number=1, title="Something Leans in the Corner",
                text="Event 6 is laid in the corner of the Bookbinder's car that is furthest from him.", fires=something_leans,
            ),
            Event(
                number=2, title="The Willow Takes a Step",
                text="The Willow moves 1 toward the Round side, and its shade reaches 1 space further. It stays.",
                fires=takes_a_step, stays=True,
            ),
            Event(
                number=3, title="The Body",
                text=(
                    "Investigate. 1+: keep it. Every Move of yours, and every one that is forced on you, is 1 space shorter in all. Used next "
                    "to the Coffin: the Ritual Bury a Friend."
                ),
                tiers=(nothing, carries), shortens=1, use=ritual("bury"), usable=by_coffin,  # VN-1573 VN-1590
            ),
            Event(
                number=4, title="A Bottle under the Bark",
                text=(
                    "Investigate. 0: gain Shufflin' Feet. 1+: gain the Poison Bottle. With 3 Coins on it, next to the Willow, the roots are "
                    "poisoned: Event 2 is over and gone, and the shade reaches the spaces next to the Willow only."
                ),
                tiers=(gets("shuffle"), finds_junk(POISON)),  # VN-1574
            ),
            Event(
                number=5, title="The Ground Gives",
                text="Whoever is next to a Hole or the Willow loses 2, and their Move value is 1 lower on their next turn. It stays.",
                fires=ground_gives, stays=True,
            ),
            Event(
                number=6, title="An Axe",
                text=(
                    "Investigate. 1+: keep it; your Bust rolls 1 more Bone. Used next to the Willow once its roots are poisoned: the Willow "
                    "falls and is gone, and the Ritual A Branch Too Far is done."
                ),
                tiers=(nothing, carries), bust_bones=1, use=fells, usable=can_fell,  # VN-1576
            ),
            bell(7, "A Bell on a String"),
            bell(8, "A Bell with No Tongue"),
            bell(9, "A Bell from a Cradle"),
            Event(
                number=0, title="The Last Page",
                text=(
                    "The Coffin is removed. Vagrants in the Bookbinder's car lose 4. He moves 5 toward the Break side, Haunting on the way."
                ),
                fires=last_page,
            ),
        ),
        on_round={2: 3},
        in_bindle=(7, 8, 9),
        rituals=(
            Ritual("bury", "Bury a Friend", "Use the Body (Event 3) next to the Coffin.", "1 Coin, and the Bookbinder gains 4.", 1, party(haint_gains(4, HE))),
            Ritual("branch", "A Branch Too Far", "Fell the Willow with the axe (Event 6).", "2 Coins, and every Vagrant gains 2.", 2, everyone_gains(2)),
            Ritual("bells", "Somebody Upstairs", "Find all three bells (Events 7, 8 and 9).", "1 Coin, and every Vagrant gains 1.", 1, everyone_gains(1)),
        ),
        lasting=(SHELTERED, HEAVY),
        tracks=(SHADE, POISONED, RUNG),
        lines={"roots_die": lambda who: "The bottle is emptied over the roots, and every leaf on the Willow turns its back."},
        junk=(
            Junk(
                POISON, "Poison Bottle", 0,
                "Your Iron Nails give 1 more. With 3 Coins next to the Whispering Willow: its roots are poisoned.",
                nails=1, works=poisons, usable=can_poison, price=3,  # VN-1574
            ),
        ),
        win=56,
        lose=57,
        skills=(25, 26),
        tier=3,
        mileposts=(MilePost("Six Feet Under", "all Rituals are done.", all_rituals),),  # VN-1525
        round_end=in_the_shade,
        turn_end=grieves,
        drew=grieves,
        haint_moved=uproots,
    )
)  # fmt: skip
