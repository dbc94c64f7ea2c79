"""Scenario 19: Limb from Phantom Limb. The Man of Many Limbs, all of them somebody else's, at the bottom of the orchard.

From the sources: Blood Pools, both Haint Effects, Break, Seance, all Events and the Rituals they name, the Mile Post.
Designed here: the diagram, Thresholds, tracks, all actions, rewards. Read so: Event 3 lays Event 6; the shovel clears
what lies within Range 2 of whoever uses it; the window takes a Candle of the reader's; photographs are shown from next
to him; she goes straight for him, a space whenever anybody has moved, and meets him on his space; Events 4 and 5 lie on
the Round track, Event 3 on the Humanity track, Event 0 on the Break track.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import Either, Where, Whether
from ...rules.blows import everyone as bodies_of_all
from ...rules.breaks import break_haint, change_mood, complete, fire, haint_gain, haint_loss
from ...rules.coins import coins_on
from ...rules.happenings import (
    begins,
    carries,
    clean_sweep,
    everyone_gains,
    gets,
    haint_gains,
    lay_terrain,
    nothing,
    posted,
    puts,
    then,
    when,
)
from ...rules.humanity import lose, remove_effect, wound
from ...rules.parts import begin, remove_terrain
from ...rules.places import in_reach, near_haint, open_spaces, where
from ...rules.pockets import drop_event
from ...rules.using import light
from ...state import EVENT, Journey
from ..board import CAR, NAME, TRAIN
from ..effects import BLEEDING
from ..names import the, upper
from ..page import (
    STAYS,
    Body,
    Effect,
    Event,
    Figure,
    HaintCard,
    Lasting,
    Ritual,
    Said,
    Scenario,
    Seance,
    Terrain,
    black,
    read_diagram,
    scenario,
    white,
)
from .s19_limbs import (
    APART,
    APART_MOOD,
    HE,
    TOGETHER,
    TOGETHER_MOOD,
    TWICE,
    once_more,
    spared,
    this_turn,
)

PHOTOS = (2, 7, 8)
LADY = Figure("limestone", "the Lady in Limestone", solid=False, look="lady_in_limestone")
WITCH = Figure("bell", "the Bell Witch", solid=False, look="bell_witch")


# -- rules of its own --------------------------------------------------------------------------------


def wades(s: Journey, body: Body, space: int) -> Asks:
    """A Vagrant who enters a Blood Pool loses 1."""
    yield from lose(s, body & 7, 1, "VN-1910")


def he_wades(s: Journey, h: int, space: int) -> Asks:
    """So does he."""
    yield from haint_loss(s, h, 1)  # VN-1910


def creeps(s: Journey, i: int, what: str) -> Said:
    """The Willies: no second Coin anywhere."""
    return "VN-1915" if coins_on(s.vagrants[i], what) else None


def passes_off(s: Journey, i: int) -> Asks:
    """The Willies end with the own turn."""
    yield from remove_effect(s, i, "willies")  # VN-1915


WILLIES = Effect(
    key="willies",
    name="The Willies",
    text="No more than 1 Coin on any action or Skill. Ends with your turn.",
    bars=creeps,
    turn_end=passes_off,
)


def broke(s: Journey, h: int) -> Asks:
    """Two Blood Pools spread around him, and the Lady in Limestone leaves."""
    for _ in range(2):
        near = open_spaces(s) & TRAIN.reach(s.haints[h].at, 3)
        yield from lay_terrain(s, "pool", list(cells(near)))  # VN-1920
    if LADY.key in s.figures:
        lady_goes(s)  # VN-1974


def by_him(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to him."""
    return near_haint(s, s.vagrants[i], HE, 1)  # VN-1971, VN-1972, VN-1977, VN-1978


def he_moved(s: Journey, h: int, path: list[int]) -> Asks:
    """Where his move ends at the window it is a Ritual; onto or over her, they meet."""
    if path[-1] == s.events.get(9):  # VN-1979
        yield from complete(s, "belong")  # VN-1992
    if s.figures.get(WITCH.key) in path:
        yield from they_meet(s)  # VN-1975


# -- Events ------------------------------------------------------------------------------------------


def catches_fire(s: Journey, h: int, space: int) -> Asks:
    """Soaked, he has come onto a Candle: a Ritual."""
    s.lasting.remove(SOAKED.key)
    yield from complete(s, "flame")  # VN-1971, VN-1990


SOAKED = Lasting(
    key="soaked",
    text="He is soaked through: the next Candle he moves onto is the Ritual Found in Flame.",
    snuffs=catches_fire,
)


def soaks(s: Journey, i: int) -> Asks:
    """Event 1 used: he is soaked."""
    begin(s, SOAKED)  # VN-1971
    return
    yield


ALBUM = Either(
    "album",
    "VN-1972",
    {"one": "Show him only this one", "all": "Lay all three before him"},
    prompt="you hold out a photograph. The others have theirs, too.",
    part=True,
)


def shows(s: Journey, i: int) -> Asks:
    """A photograph: his mood changes; or all three, and a Ritual."""
    others = [n for n in PHOTOS if any(EVENT[n] in v.kept for v in s.vagrants)]
    if len(others) == 2 and (yield from ALBUM.choose(i)) == "all":  # VN-1972, VN-1977, VN-1978
        for number in others:
            yield from drop_event(s, number)
        yield from complete(s, "grave")  # VN-1991
        return
    change_mood(
        s, HE, TOGETHER if s.haints[HE].mood == APART else APART
    )  # VN-1972, VN-1977, VN-1978


def near_him(s: Journey) -> int:
    """The spaces within Range 3 of him."""
    return TRAIN.reach(s.haints[HE].at, 3) if s.haints[HE].at >= 0 else 0  # VN-1973


def shards(s: Journey, space: int, kind: str) -> Asks:
    """Whoever is within Range 2 of Terrain that is removed loses 1."""
    for body in in_reach(s, space, 2):
        yield from lose(s, body & 7, 1, "VN-1974")


CRUMBLING = Lasting(
    key="crumbling",
    text="Whoever is within Range 2 of Terrain that is removed loses 1.",
    uncovered=shards,
)
PEDESTAL = Where(
    "pedestal",
    "VN-1974",
    "She stands on {0}",
    prompt="The Lady in Limestone is here. On which stone?",
)


def lady_comes(s: Journey, i: int) -> Asks:
    """Event 4: the Lady in Limestone on Terrain in his car, if there is any."""
    at = s.haints[HE].at
    here = [t for t in s.terrain if at >= 0 and CAR[t] == CAR[at] and t != at]
    if here:
        s.figures[LADY.key] = yield from PEDESTAL.choose(ANYONE, here)  # VN-1974
        note(s, "lady_stands", NAME[s.figures[LADY.key]], rule="VN-1974")


def lady_goes(s: Journey) -> None:
    """The Lady in Limestone leaves."""
    del s.figures[LADY.key]
    note(s, "lady_goes", rule="VN-1974")


def her_stone(s: Journey, space: int, kind: str) -> Asks:
    """Her Terrain is removed, and she leaves with it."""
    if s.figures.get(LADY.key) == space:  # VN-1974
        lady_goes(s)
    return
    yield


def she_looks_on(s: Journey, h: int) -> bool:
    """While the Lady in Limestone is in his car he gains what he would lose."""
    there = s.figures.get(LADY.key, -1)
    return there >= 0 and s.haints[h].at >= 0 and CAR[there] == CAR[s.haints[h].at]  # VN-1974


def witch_comes(s: Journey, i: int) -> Asks:
    """Event 5: the Bell Witch on his start space."""
    s.figures[WITCH.key] = read_diagram("s19", S19.diagram).haints[HE]  # VN-1975
    note(s, "witch_stands", NAME[s.figures[WITCH.key]], rule="VN-1975")
    yield from close_enough(s)


def she_follows(s: Journey, i: int, body: Body) -> Asks:
    """Whenever anybody has moved, she goes a space straight for him."""
    there, at = s.figures.get(WITCH.key, -1), s.haints[HE].at
    if there >= 0 and at >= 0:
        row = TRAIN.dist[at]
        s.figures[WITCH.key] = min(TRAIN.ways[there], key=lambda j: row[j])  # VN-1975
        yield from close_enough(s)


def close_enough(s: Journey) -> Asks:
    """On one space they meet."""
    if s.figures[WITCH.key] == s.haints[HE].at:  # VN-1975
        yield from they_meet(s)


def they_meet(s: Journey) -> Asks:
    """She leaves: with Broken Bells his Break marker drops by 1, without them his car is Wounded."""
    del s.figures[WITCH.key]
    note(s, "witch_meets", rule="VN-1975")
    if "Broken Bells" in s.camp.mileposts:  # VN-1975
        yield from marker_drops(s)
        return
    at = s.haints[HE].at
    for body in [b for b in bodies_of_all(s) if CAR[where(s, b)] == CAR[at]]:
        yield from wound(s, body)  # VN-1975


def marker_drops(s: Journey) -> Asks:
    """His Break marker goes down by 1 without a Break; from 1 he is saved."""
    haint = s.haints[HE]
    if haint.breaks <= 1:
        yield from break_haint(s, HE)
        return
    haint.breaks -= 1  # VN-1975
    for number, place in list(haint.on_break.items()):
        if place == haint.breaks:
            yield from fire(s, number, haint.on_break)


def digs(s: Journey, i: int) -> Asks:
    """Event 6 used: all Terrain within Range 2 is removed."""
    for space in cells(TRAIN.reach(s.vagrants[i].at, 2)):
        if space in s.terrain:
            note(s, "cleared", NAME[space], rule="VN-1976")
            yield from remove_terrain(s, space)  # VN-1976


def stone_about(s: Journey, i: int) -> bool:
    """Whether there is Terrain within Range 2."""
    at = s.vagrants[i].at
    return at >= 0 and any(TRAIN.dist[at][t] <= 2 for t in s.terrain)  # VN-1976


SILL = Whether(
    "sill",
    "VN-1979",
    "Set a Candle in the window",
    "Leave it dark",
    prompt="there is just room on the sill.",
    meanwhile="looks out of a window",
)


def at_the_window(s: Journey, i: int) -> Asks:
    """Event 9: the reader may set a Candle of theirs on its space."""
    v, space = s.vagrants[i], s.events[9]
    if "candle" in v.tokens and space not in s.candles and (yield from SILL.choose(i)):
        v.tokens.remove("candle")
        note(s, "candle", v.who, NAME[space], rule="VN-1979")
        yield from light(s, i, space)  # VN-1979


def halved(s: Journey, i: int) -> Asks:
    """Event 0: half his Threshold; what he has may be enough for a Break by that."""
    haint = s.haints[HE]
    haint.threshold = (haint.threshold + 1) // 2  # VN-1970
    note(s, "halved", haint.threshold, rule="VN-1970")
    if haint.humanity >= haint.threshold:
        haint.humanity = haint.threshold - 1
        yield from haint_gain(s, HE, 1)  # VN-1970


PHOTO = (
    "It takes no pocket. Use it next to him: his mood changes; or, when Vagrants hold all three photographs, use all three: the Ritual "
    "Every Grave, a Memory is done."
)  # fmt: skip

S19 = scenario(
    Scenario(
        number=19,
        name="Limb from Phantom Limb",
        diagram="""
            V...B.|#|..9...|#|.....D
            V..1..|.|....P.|.|..2...
            VV....|.|.P..H.|.|......
            V....C|#|D.....|#|.C..B.
        """,
        haints=(
            HaintCard(
                "many_limbs", "Man of Many Limbs", (TOGETHER_MOOD, APART_MOOD), (13, 16, 21), 3, fury=(4, 3, 3), on_humanity={3: 5}, on_break={0: 1},  # VN-1924
            ),
        ),
        specials=("A Haint that loses Humanity has its marker moved toward 0, and no further.",),
        terrain=(
            Terrain(kind="pool", text="may be entered; that costs 1, and him too.", enters=wades, haint_enters=he_wades, shunned=False),
        ),
        effects=(black(WILLIES), white(BLEEDING)),
        break_text="2 Blood Pools are laid on open spaces within Range 3 of him.",
        seance=Seance(text="After his token is drawn you may use it: that action is ignored.", drew=spared),
        victory_text="Save the Man of Many Limbs.",
        events=(
            Event(
                number=1, title="Embalming Fluid",
                text="Investigate. 1+: keep it. Use it next to him: when he next moves onto a Candle, the Ritual Found in Flame is done.",
                tiers=(nothing, carries), use=soaks, usable=by_him,
            ),
            Event(
                number=2, title="A Photograph of Hands", text=f"Investigate. 0: gain The Willies. 1+: keep it. {PHOTO}",
                tiers=(gets("willies"), carries), free=True, use=shows, usable=by_him,
            ),
            Event(
                number=3, title="A Finger on the Pulse", text="He gains 7. Event 6 is laid on a space within Range 3 of him.",
                fires=then(haint_gains(7), puts(6, near_him)),  # VN-1973
            ),
            Event(
                number=4, title="Something of Stone",
                text=(
                    "With Wrecking Ball: from now on whoever is within Range 2 of Terrain that is removed loses 1. Without: the Lady in "
                    "Limestone stands on Terrain in his car. While they share a car he gains what he would lose. She leaves at his next "
                    "Break, or when that Terrain is removed."
                ),
                fires=when(posted("Wrecking Ball"), begins(CRUMBLING), lady_comes),  # VN-1974
            ),
            Event(
                number=5, title="A Bell Along the Line",
                text=(
                    "The Bell Witch stands on his start space. Whenever a Vagrant has moved she moves 1 toward him; she is no target, and in "
                    "nobody's way. When they meet she leaves: with Broken Bells his Break marker drops by 1, without them all Vagrants in that "
                    "car suffer a Wound."
                ),
                fires=witch_comes,
            ),
            Event(
                number=6, title="A Gravedigger's Shovel",
                text=(
                    "Investigate: keep it, without a roll. Your Bones count 1 more in Skills and actions on him. Use it: all Terrain within "
                    "Range 2 of you is removed."
                ),
                auto=carries, eases=lambda s, i, h: 1, use=digs, usable=stone_about,  # VN-1976
            ),
            Event(number=7, title="A Photograph of Feet", text=f"Keep it. {PHOTO}", carry=True, free=True, use=shows, usable=by_him),
            Event(number=8, title="A Photograph of Nobody", text=f"Keep it. {PHOTO}", carry=True, free=True, use=shows, usable=by_him),
            Event(
                number=9, title="A Window",
                text=(
                    "Investigate: without a roll you may set a Candle of yours on this space. It stays. When he ends a move on it the Ritual "
                    "Back Where I Belong is done."
                ),
                auto=at_the_window, stay=STAYS,  # VN-1979
            ),
            Event(number=0, title="Half the Man", text="His Threshold is halved, rounded up.", fires=halved),
        ),
        on_round={5: 2, 4: 4},
        in_bindle=(7, 8),
        rituals=(
            Ritual(
                "flame", "Found in Flame", "He has moved onto a Candle, soaked with Embalming Fluid (Event 1).",
                "1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2),
            ),
            Ritual("grave", "Every Grave, a Memory", "All three photographs are laid before him (Events 2, 7 and 8).", "2 Coins.", 2),
            Ritual(
                "belong", "Back Where I Belong", "He has ended a move at the window (Event 9).", "1 Coin, and every Vagrant gains 1.", 1,
                everyone_gains(1),
            ),
        ),
        lasting=(SOAKED, CRUMBLING),
        figures=(LADY, WITCH),
        tracks=(TWICE,),
        lines={
            "lady_stands": lambda space: f"The Lady in Limestone stands on {space}.",
            "lady_goes": lambda: "The Lady in Limestone is gone.",
            "witch_stands": lambda space: f"{upper(the(WITCH.key))} stands on {space}.",
            "witch_meets": lambda: "The Bell Witch has come up with him, and is gone.",
            "halved": lambda n: f"His Threshold falls to {n}.",
        },
        win=65,
        lose=67,
        tier=3,
        mileposts=(clean_sweep("Into the Hollow"),),
        broke=broke,
        drew=this_turn,
        haint_end=once_more,
        haint_moved=he_moved,
        moved=she_follows,
        uncovered=her_stone,
        repays=she_looks_on,
    )
)  # fmt: skip
