"""The Warlock curses the pieces of his network and takes those that bear enough."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, note

from ...content.board import GONE, NAMES
from ...content.cards import CARDS
from ...content.domination import CUBE_A, CUBE_B, SPACES, TRADER
from ...content.figures import POLTERGEIST_NAMES, TREASURE_NAMES
from ...content.names import FIGURE_WORDS, count_words
from ...content.roles import WARLOCK
from ...content.spells import SPELLS
from ...state import Vast
from ..flow import finish
from ..pieces import remove_poltergeist, remove_treasure
from .moments import CURSED, TRADED
from .track import draw_spells
from .traits import network_pieces

PIECES = (*POLTERGEIST_NAMES, *TREASURE_NAMES)


# -- pieces by name ------------------------------------------------------------------------


def is_ghost(name: str) -> bool:
    """Whether a piece is a poltergeist and no treasure."""
    return name[0] == "p"


def number_of(name: str) -> int:
    """The number of a piece among its kind."""
    return int(name[11:] if name[0] == "p" else name[8:]) - 1


def curses_under(s: Vast, name: str) -> int:
    """The curse markers under a piece."""
    where = s.map.poltergeist_curses if is_ghost(name) else s.map.treasure_curses
    return where[number_of(name)]


def piece_place(s: Vast, name: str) -> int:
    """The tile a poltergeist or treasure lies on."""
    where = s.map.poltergeists if is_ghost(name) else s.map.treasures
    return where[number_of(name)]


def put_curses(s: Vast, name: str, n: int) -> None:
    """Curse markers under a piece."""
    where = s.map.poltergeist_curses if is_ghost(name) else s.map.treasure_curses
    where[number_of(name)] += n


def piece_words(s: Vast, name: str) -> str:
    """A piece, where it is and what it bears."""
    bears = count_words(curses_under(s, name), "curse")
    return f"{FIGURE_WORDS[name]} at {NAMES[piece_place(s, name)]}, which bears {bears}"


def piece_points(s: Vast, me: int, name: str) -> str:
    """The piece in the scene, while it is on the map."""
    if piece_place(s, name) < 0:
        return ""
    return f"piece:{name}" if is_ghost(name) else f"token:{name}"


# -- curse ---------------------------------------------------------------------------------

HEX = Act[Vast, [str]](
    "hex",
    "VM-219",
    over=PIECES,
    given=True,
    label=lambda s, me, name: f"Curse {piece_words(s, name)}",
    points=piece_points,
)
HEXING = Ask[Vast](
    "hex",
    "VM-219",
    (HEX,),
    prompt=lambda s, left: (
        f"under which piece does a Curse go? You have {count_words(left, 'Curse')} left."
    ),
    meanwhile="spreads Curses",
)


def warlock_curses(s: Vast) -> Asks:
    """VM-219: all Curses, as evenly as possible, over the pieces of his network (see VM-278)."""
    w, seat = s.warlock, s.seat_of[WARLOCK]
    pieces = network_pieces(s) if w.curses else []
    if not pieces:
        s.step = "warlock_dominates"
        return
    share, rest = divmod(w.curses, len(pieces))
    for name in pieces:
        put_curses(s, name, share)
    w.curses = rest
    reached = len(pieces) if share else rest
    while w.curses:
        pick = yield HEXING.of(seat, [HEX.table[name] for name in pieces], w.curses)
        pieces.remove(str(pick[1]))
        put_curses(s, str(pick[1]), 1)
        w.curses -= 1
    note(s, "cursed", reached, rule="VM-219")
    for effect in CURSED.of(w.spells):
        effect(s, reached)
    s.step = "warlock_dominates"


# -- dominate ------------------------------------------------------------------------------


def least_curses(s: Vast) -> int:
    """The curses that the cheapest empty space asks for."""
    held = s.warlock.dominated
    return min(
        (space.curses for space, piece in zip(SPACES, held, strict=True) if not piece), default=99
    )


def dominable(s: Vast) -> list[str]:
    """VM-220: pieces of the network with curses enough for an empty space."""
    least, m = least_curses(s), s.map
    if max(m.poltergeist_curses) < least > max(m.treasure_curses):
        return []
    return [name for name in network_pieces(s) if curses_under(s, name) >= least]


def no_domination(s: Vast, me: int, name: str) -> str | Bar | None:
    """VM-220: which pieces he cannot take."""
    if piece_place(s, name) < 0:
        return Bar("VM-220", "It is not on the map.")
    if name not in network_pieces(s):
        return "VM-228"
    bears, least = curses_under(s, name), least_curses(s)
    return (
        None
        if bears >= least
        else Bar("VM-220", f"It bears {count_words(bears, 'curse')}, not {least}.")
    )


def dominate(s: Vast, me: int, name: str) -> Asks:
    """VM-220: a piece onto an empty space of his track; its effect comes at once (VM-221)."""
    s.warlock.picked = name
    where = yield SPACE_ASK(s, me, name)
    yield from SPACE_ASK.do(s, me, where)


def no_space(s: Vast, me: int, number: int) -> str | Bar | None:
    """VM-220: an empty space whose value its curses reach."""
    w, space = s.warlock, SPACES[number - 1]
    if w.dominated[number - 1]:
        return Bar("VM-220", "It is filled.")
    bears = curses_under(s, w.picked)
    if bears < space.curses:
        return Bar("VM-220", f"It asks for {space.curses} curses, the piece bears {bears}.")
    return None


def take_piece(s: Vast, me: int, number: int) -> Asks:
    """VM-220: the piece leaves the map for the track."""
    w, space = s.warlock, number - 1
    name, w.picked = w.picked, ""
    if is_ghost(name):
        remove_poltergeist(s, s.map.poltergeists[number_of(name)], GONE)  # VM-216
    else:
        remove_treasure(s, number_of(name), GONE)
    w.dominated[space] = name
    note(s, "dominated", name, number, rule="VM-220")
    if sum(1 for held in w.dominated if held) >= s.pieces_goal:
        s.winner, s.how = WARLOCK, "dominated"  # VM-214
        finish(s)
    elif space in (CUBE_A, CUBE_B):
        if w.unassigned + w.placed < w.cubes:
            w.unassigned += 1  # VM-221
            note(s, "magic_gained", rule="VM-221")
    elif space == TRADER and w.spells:
        pick = yield TRADE_ASK(s, me)
        yield from TRADE_ASK.do(s, me, pick)


def go_on(s: Vast, me: int) -> None:
    """On to his spells."""
    s.step = "warlock_learns"


DOMINATE = Act(
    "dominate",
    "VM-220",
    dominate,
    over=PIECES,
    barred=no_domination,
    label=lambda s, me, name: f"Take {piece_words(s, name)}",
    points=piece_points,
)
GO_ON = Act("done", "VM-220", go_on, label="Take no more and go on", prior=0.5)
DOMINATION = Ask(
    "dominate",
    "VM-220",
    (DOMINATE, GO_ON),
    prompt="do you take a piece for your track?",
    meanwhile="weighs the spirits",
    fast=lambda s, me: [*(DOMINATE.table[name] for name in dominable(s)), GO_ON.option],
)
SPACE = Act(
    "space",
    "VM-220",
    take_piece,
    over=range(1, 6),
    barred=no_space,
    label=lambda s, me, number: f"Put it on space {number}: {SPACES[number - 1].gives}",
    points="track:domination{0}",
)
SPACE_ASK = Ask[Vast](
    "space",
    "VM-220",
    (SPACE,),
    prompt=lambda s, name: f"where on your track does {FIGURE_WORDS[name]} go?",
    meanwhile="takes a spirit",
    part=True,
)


def trade(s: Vast, me: int, card: str) -> None:
    """VM-221: a played spell goes, three come."""
    w = s.warlock
    w.spells.remove(card)
    w.deck.throw(card)
    note(s, "traded", card, rule="VM-221")
    for effect in TRADED.of((card,)):
        effect(s)
    draw_spells(s)


TRADE = Act(
    "trade",
    "VM-221",
    trade,
    over=SPELLS,
    barred=lambda s, me, card: (
        None if card in s.warlock.spells else Bar("VM-221", "You have not learned it.")
    ),
    label=lambda s, me, card: f"Trade {CARDS[card].name} away",
    points="card:{0}",
)
KEEP_SPELLS = Act("pass", "VM-221", lambda s, me: None, label="Keep your spells")
TRADE_ASK = Ask[Vast](
    "trade",
    "VM-221",
    (TRADE, KEEP_SPELLS),
    prompt="trade a spell for three new ones?",
    meanwhile="weighs the spells",
    part=True,
)


def warlock_dominates(s: Vast) -> Asks:
    """VM-220: any number of pieces."""
    seat = s.seat_of[WARLOCK]
    decision = DOMINATION(s, seat)
    if len(decision.options) == 1:
        go_on(s, seat)
        return
    pick = yield decision
    yield from DOMINATION.do(s, seat, pick)
