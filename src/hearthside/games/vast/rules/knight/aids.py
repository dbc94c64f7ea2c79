"""What the Knight may do at any time in her turn: lay cubes, use her tools, show treasures and sidequests."""

from __future__ import annotations

from hearthside.kernel import Act, Bar, Option, learn, note

from ...content.board import CELLS, DELTA, SIDES, side_of
from ...content.cards import CARDS, offers_of
from ...content.figures import SKELETON_NAMES
from ...content.knight_treasures import KNIGHT_TREASURES
from ...content.names import FIGURE_WORDS, side_words
from ...content.sidequests import SIDEQUESTS
from ...state import Map, Vast
from ..edges import beside_side, breachable, no_breach, place_breach
from ..lists import Sides
from ..skeletons.traits import fall
from .moments import DEMAND, WIELDED, WORTH, no_cube, not_shown
from .traits import (
    BOMB,
    BOW,
    BOX_WORDS,
    SHIELD,
    TRACK_MAX,
    TRACKS,
    VALUES,
    gain_grit,
)

# -- cubes ---------------------------------------------------------------------------------

LAID = (*TRACKS, "knight_shield")


def no_laying(s: Vast, me: int, box: str) -> str | Bar | None:
    """VT-070: a cube at hand, and room for it."""
    k = s.knight
    if box in TRACKS:
        if k.tracks[TRACKS.index(box)] >= TRACK_MAX:
            return Bar("VT-067", f"{TRACK_MAX} cubes lie there.")
    elif k.tools[SHIELD]:
        return Bar("VT-092", "A cube lies on the Shield.")
    return no_cube(s)


def lay(s: Vast, me: int, box: str) -> None:
    """VT-070, VT-071: a cube that stays until her next turn."""
    k = s.knight
    k.cubes -= 1
    if box in TRACKS:
        k.tracks[TRACKS.index(box)] += 1
    else:
        k.tools[SHIELD] = 1  # VT-092
    note(s, "knight_laid", BOX_WORDS[box], k.cubes, rule="VT-070")


def lay_words(s: Vast, me: int, box: str) -> str:
    """What a cube makes of it."""
    if box not in TRACKS:
        return "Lay a cube on the Shield"
    which = TRACKS.index(box)
    lie = s.knight.tracks[which]
    return f"{BOX_WORDS[box]} {VALUES[which][lie + 1]} instead of {VALUES[which][lie]}"


LAY = Act(
    "lay",
    "VT-070",
    lay,
    over=LAID,
    barred=no_laying,
    label=lay_words,
    points="track:{0}",
    detail=lambda s, me, box: (
        "1 hero cube"
        if box in TRACKS
        else "1 hero cube; until your next turn no blow costs you more than 1 Grit."
    ),
)


def no_wielding(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-083: a treasure that lies face up without a cube."""
    if card in s.knight.charged:
        return Bar("VT-083", "A cube lies on it.")
    return not_shown(s, card) or no_cube(s)


def wield(s: Vast, me: int, card: str) -> None:
    """VT-083: a cube on a treasure; it works until her next turn."""
    s.knight.cubes -= 1
    s.knight.charged.append(card)
    note(s, "wielded", card, rule="VT-083")


WIELD = Act(
    "wield",
    "VT-083",
    wield,
    over=lambda: [card for card in KNIGHT_TREASURES if WIELDED.of((card,))],
    barred=no_wielding,
    label=lambda s, me, card: f"Use the {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: f"1 hero cube. {CARDS[card].text}",
)


# -- Bomb and Bow --------------------------------------------------------------------------


def used(s: Vast, tool: int) -> Bar | None:
    """VT-089, VT-090: one cube, once a turn."""
    rule = ("VT-089", "VT-090")[tool]
    return Bar(rule, "You have used it this turn.") if s.knight.tools[tool] else None


def no_bombing(s: Vast, me: int, side: str) -> str | Bar | None:
    """VT-089: a wall of her tile, not the outer one."""
    if side_of(side)[0] != s.knight.at:
        return Bar("VT-089", "You stand elsewhere.")
    return used(s, BOMB) or no_cube(s) or no_breach(s, side)


def bomb(s: Vast, me: int, side: str) -> None:
    """VT-089: a breach; an open edge to a crypt is filled."""
    s.knight.cubes -= 1
    s.knight.tools[BOMB] = 1
    place_breach(s, *side_of(side))


BOMBING = Act(
    "bomb",
    "VT-089",
    bomb,
    over=SIDES,
    barred=no_bombing,
    label=lambda s, me, side: f"Bomb the {side_words(side)} wall",
    points=lambda s, me, side: beside_side(side),
    detail="1 hero cube",
)
BOMBS = Sides(BOMBING)


def in_bowshot(m: Map, at: int) -> int:
    """VT-090: the spaces in straight lines of sight; a line may end on a crypt or a Dark tile."""
    seen = 1 << at
    for d in range(4):
        here = at
        while m.open[d] >> here & 1:
            here += DELTA[d]
            seen |= 1 << here
            if not m.lit >> here & 1:
                break
    return seen


def no_bowshot(s: Vast, me: int, name: str) -> str | Bar | None:
    """VT-090: a Skeleton in sight, on a tile or a crypt."""
    at = s.skeletons.at[SKELETON_NAMES.index(name)]
    if at < 0:
        return Bar("VT-090", "It is not on the map.")
    if at >= CELLS:
        return Bar("VT-090", "It is on the grounds.")
    if not in_bowshot(s.map, s.knight.at) >> at & 1:
        return Bar("VT-090", "It is not in sight.")
    return used(s, BOW) or no_cube(s)


def shoot(s: Vast, me: int, name: str) -> None:
    """VT-090: it is removed, whatever her Strength, and rises again."""
    s.knight.cubes -= 1
    s.knight.tools[BOW] = 1
    s.knight.deeds.append("shot")
    note(s, "knight_shot", name, rule="VT-090")
    fall(s, SKELETON_NAMES.index(name))


BOWSHOT = Act(
    "bow",
    "VT-090",
    shoot,
    over=SKELETON_NAMES,
    barred=no_bowshot,
    label=lambda s, me, name: f"Shoot {FIGURE_WORDS[name]} with the Bow",
    points="piece:{0}",
    detail="1 hero cube; it is removed and rises again.",
)


# -- treasures and sidequests --------------------------------------------------------------


def show(s: Vast, me: int, card: str) -> None:
    """VT-083: a treasure is turned face up."""
    s.knight.kept.remove(card)
    s.knight.played.append(card)
    learn(s)
    note(s, "treasure_shown", card, rule="VT-083")


SHOW = Act(
    "show",
    "VT-083",
    show,
    over=KNIGHT_TREASURES,
    barred=lambda s, me, card: (
        None if card in s.knight.kept else Bar("VT-083", "It does not lie face down before you.")
    ),
    label=lambda s, me, card: f"Turn up the {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: CARDS[card].text,
)


def fulfilled(s: Vast, card: str) -> bool:
    """VT-094: whether what a sidequest asks for is done."""
    return all(done(s) for done in DEMAND.of((card,)))


def no_quest(s: Vast, me: int, card: str) -> str | Bar | None:
    """VT-094: a sidequest in hand whose demand is met."""
    if card not in s.knight.hand:
        return Bar("VT-094", "You do not hold it.")
    return None if fulfilled(s, card) else Bar(CARDS[card].rule, "You have not done that.")


def fulfil(s: Vast, me: int, card: str) -> None:
    """VT-094: it leaves the game for Grit, and another is drawn."""
    k = s.knight
    k.hand.remove(card)
    k.boxed.append(card)
    learn(s)
    note(s, "quest_done", card, rule="VT-094")
    gain_grit(s, WORTH.of((card,)))
    drawn = k.quests.draw(s)
    if drawn is not None:
        k.hand.append(drawn)
        note(s, "drew_quest", drawn, rule="VT-094", to=(me,))


QUEST = Act(
    "quest",
    "VT-094",
    fulfil,
    over=SIDEQUESTS,
    barred=no_quest,
    label=lambda s, me, card: f"Show the sidequest {CARDS[card].name}",
    points="card:{0}",
    detail=lambda s, me, card: f"{WORTH.of((card,))} Grit gained",
)


# -- all of them ---------------------------------------------------------------------------

CARD_ACTS = tuple(act for card in KNIGHT_TREASURES.values() for act in card.acts)
OFFERS = {key: offers_of(card) for key, card in KNIGHT_TREASURES.items() if card.acts}
AIDS: tuple[Act[Vast, ...], ...] = (LAY, WIELD, BOMBING, BOWSHOT, SHOW, QUEST, *CARD_ACTS)


def aids(s: Vast) -> list[Option]:
    """VT-070, VT-083, VT-094: what she may do now besides the Encounter under way."""
    k = s.knight
    out: list[Option] = []
    if k.cubes:
        out += [LAY.table[box] for i, box in enumerate(TRACKS) if k.tracks[i] < TRACK_MAX]
        if not k.tools[SHIELD]:
            out.append(LAY.table["knight_shield"])
        wieldable = WIELD.table
        out += [wieldable[card] for card in k.played if card in wieldable and card not in k.charged]
        if not k.tools[BOMB]:
            out += BOMBS.of(k.at, breachable(s, k.at))
        if not k.tools[BOW]:
            seen = in_bowshot(s.map, k.at)
            for i, at in enumerate(s.skeletons.at):
                if 0 <= at < CELLS and seen >> at & 1:
                    out.append(BOWSHOT.table[SKELETON_NAMES[i]])
    out += [SHOW.table[card] for card in k.kept]
    out += [QUEST.table[card] for card in k.hand if fulfilled(s, card)]
    for card in k.played:
        offers = OFFERS.get(card)
        if offers is not None:
            offers(s, out)
    return out


def keeps_secrets(s: Vast) -> bool:
    """Whether she holds something that others do not see: then she is asked even with nothing to do."""
    return bool(s.knight.hand or s.knight.kept)
