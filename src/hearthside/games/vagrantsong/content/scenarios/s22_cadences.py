"""The nineteen Cadence cards of Scenario 22: whose each is, what brings Shroud Tokens, what it plays, what it gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from hearthside.kernel import Asks, note

from ...rules.asking import Which
from ...rules.bindle import discard
from ...rules.blows import (
    adjacent,
    each,
    furthest,
    in_car,
    in_range,
    lose,
    near_terrain,
    nearest,
    pulled,
    target,
)
from ...rules.haint import go_haunting
from ...rules.happenings import everyone as all_of_us
from ...rules.happenings import everyone_gains, may_rummage, party
from ...rules.humanity import lose as lose_humanity
from ...rules.places import caught, near_haint, the_haint_called, where
from ...rules.spots import beside, near
from ...state import Journey
from ..board import CAR, CORNERS
from ..effects import by_candle
from ..page import Action, Body, HaintCard, Hook, Mood, Ritual

Test = Callable[[Journey, int], bool]
SHROUD = "shroud."
"""The tracks that count Shroud Tokens on open cards begin so."""


class Gift(NamedTuple):
    """The back of a card."""

    text: str
    coins: int = 0
    effect: Hook | None = None


@dataclass(frozen=True, slots=True)
class Cadence:
    """One card: its Haint, the kinds of token its Action goes by, when a Shroud Token is laid on it, its Reward."""

    who: str
    haint: str
    title: str
    kinds: tuple[str, str]
    action: Action
    shroud: str
    when: str
    """What is looked at: "turn" (its end), "round" (its end), "lit", "nail", "rolled", "wounded", "haunted", "broke"."""
    test: Test = lambda s, i: True
    gift: Gift = Gift("")
    many: bool = False
    called: str = ""

    @property
    def threshold(self) -> int:
        """What it takes to Break the Haint, or 0: it is the Breaks that count on such a card."""
        return 4 if self.when == "broke" else 0


# -- conditions ----------------------------------------------------------------------------------------


def next_to(who: str) -> Test:
    """Whether a Vagrant stands next to a Haint."""
    return lambda s, i: (h := the_haint_called(s, who)) >= 0 and near_haint(s, s.vagrants[i], h, 1)


def stands(who: str, spaces: Callable[[Journey], int]) -> Test:
    """Whether a Haint stands on certain spaces."""

    def test(s: Journey, i: int) -> bool:
        h = the_haint_called(s, who)
        return h >= 0 and bool(spaces(s) >> s.haints[h].at & 1)

    return test


def alone(s: Journey, i: int) -> bool:
    """Whether nobody else is in a Vagrant's car."""
    at = s.vagrants[i].at
    return at >= 0 and not any(
        v.at >= 0 and CAR[v.at] == CAR[at] for v in s.vagrants if v.seat != i
    )


def together(s: Journey, i: int) -> bool:
    """Whether a Vagrant stands next to another."""
    mask = sum(1 << v.at for v in s.vagrants if v.at >= 0 and v.seat != i)
    return beside(s, i, mask)


def corners(s: Journey) -> int:
    """The corners of the cars."""
    return sum(1 << j for car in CORNERS for j in car)


# -- what they play ------------------------------------------------------------------------------------


def moves_over(s: Journey, h: int) -> Asks:
    """It moves up to 3, Haunting as many as it can."""
    yield from go_haunting(s, h, 3)


def by_terrain(s: Journey, h: int, aim: Body | None, action: Action) -> list[Body]:
    """Everyone next to Terrain in the Haint's car."""
    car = CAR[s.haints[h].at]
    return [b for b in caught(s, near_terrain(s)) if CAR[where(s, b)] == car]


# -- the cards -----------------------------------------------------------------------------------------

GAIN_2 = Gift("1 Coin, and every Vagrant gains 2.", 1, everyone_gains(2))
RUMMAGE = Gift("Every Vagrant may Rummage 1.", 0, party(all_of_us(may_rummage)))
TWO_COINS = Gift("2 Coins.", 2)
GAIN_1 = Gift("2 Coins, and every Vagrant gains 1.", 2, everyone_gains(1))

CADENCES: tuple[Cadence, ...] = (
    Cadence(
        "turned_faces", "Turned Faces", "Hats On", ("nail", "candle"),
        Action("Brims Together", "The target loses 2.", move=3, range=1, does=(target(lose(2)),)),  # VN-2250
        "A Vagrant ends a turn next to them.", "turn", next_to("turned_faces"), many=True, gift=GAIN_2,  # VN-2280
    ),
    Cadence(
        "flayed_man", "Flayed Man", "Turned Inside Out", ("foot", "apple"),
        Action("Loose Thread", "The nearest Vagrant in range loses 2 and is moved 2 toward him.", range=3, aim=nearest,
               does=(target(lose(2), pulled(2)),)),  # VN-2251
        "He Breaks.", "broke", gift=RUMMAGE,  # VN-2281
    ),
    Cadence(
        "maco_joe", "Maco Joe", "A Lamp on the Line", ("candle", "salt"),
        Action("Swing Low", "The target loses 2.", move=2, range=3, does=(target(lose(2)),)),  # VN-2252
        "A Vagrant sets a Candle down.", "lit", called="Maco Joe", gift=RUMMAGE,  # VN-2282
    ),
    Cadence(
        "tommyknocker", "Tommyknocker", "Timber and Stone", ("nail", "salt"),
        Action("Knock on Wood", "Everyone in its car next to Terrain loses 1.", does=(each(by_terrain, lose(1)),)),  # VN-2253
        "A Vagrant uses Iron Nails.", "nail", gift=TWO_COINS,  # VN-2283
    ),
    Cadence(
        "blackbird", "Blackbird", "Four and Twenty", ("nail", "foot"),
        Action("From a Great Height", "The furthest Vagrant in range loses 2.", range=6, aim=furthest,
               does=(target(lose(2)),)),  # VN-2254
        "It Breaks.", "broke", gift=GAIN_2,  # VN-2284
    ),
    Cadence(
        "visitor", "Visitor", "Nobody Home", ("candle", "foot"),
        Action("Sit Upon the Bed", "The target loses 2.", move=4, range=1, does=(target(lose(2)),)),  # VN-2255
        "A Vagrant ends a turn with no other in the car.", "turn", alone, gift=TWO_COINS,  # VN-2285
    ),
    Cadence(
        "lady_in_white", "Lady in White", "The Long Platform", ("candle", "apple"),
        Action("Come Back", "The target loses 2 and is moved 2 toward her.", range=4, does=(target(lose(2), pulled(2)),)),  # VN-2256
        "She Breaks.", "broke", gift=GAIN_2,  # VN-2286
    ),
    Cadence(
        "lost_soul", "Lost Soul", "Hold Hands", ("salt", "foot"),
        Action("Cold Fingers", "It moves up to 3, Haunting as many as it can.", perform=moves_over),  # VN-2257
        "A Vagrant ends a turn next to another.", "turn", together, gift=GAIN_1,  # VN-2287
    ),
    Cadence(
        "frozen_faces", "Frozen Faces", "Any Warmth at All", ("salt", "apple"),
        Action("Breath on the Pane", "Everyone in range loses 1.", range=2, does=(each(in_range, lose(1)),)),  # VN-2258
        "A Vagrant ends a turn next to a Candle.", "turn", by_candle, many=True, gift=GAIN_2,  # VN-2288
    ),
    Cadence(
        "wendigo", "Wendigo", "Second Helping", ("nail", "apple"),
        Action("Still Hungry", "The target loses 3.", move=4, range=1, does=(target(lose(3)),)),  # VN-2259
        "A Vagrant suffers a Wound, or ends a turn next to it.", "turn", next_to("wendigo"), gift=TWO_COINS,  # VN-2289
    ),
    Cadence(
        "boilermen", "Boilermen", "Full Head of Steam", ("candle", "salt"),
        Action("Shovels Up", "Everyone next to them loses 1.", move=3, range=1, area=True, does=(each(adjacent, lose(1)),)),  # VN-2260
        "They Break.", "broke", many=True, gift=RUMMAGE,  # VN-2290
    ),
    Cadence(
        "leeds", "13th of Leeds", "Cut In", ("salt", "foot"),
        Action("Ladies and Gents", "Everyone in his car is moved 2 toward him.", does=(each(in_car, pulled(2)),)),  # VN-2261
        "A Vagrant is Haunted by him.", "haunted", gift=GAIN_2,  # VN-2291
    ),
    Cadence(
        "bookbinder", "Bookbinder", "A Narrow Bed", ("nail", "candle"),
        Action("Turn a Page", "The target loses 2.", move=2, range=2, does=(target(lose(2)),)),  # VN-2262
        "A Vagrant ends a turn next to a Hole.", "turn", lambda s, i: beside(s, i, _holes(s)), gift=TWO_COINS,  # VN-2292
    ),
    Cadence(
        "willow", "Whispering Willow", "Root and Branch", ("salt", "apple"),
        Action("Creak", "Everyone in range is moved 1 toward it and loses 1.", range=3,
               does=(each(in_range, pulled(1), lose(1)),)),  # VN-2263
        "It stands in a corner of a car at the end of a turn.", "turn", stands("willow", corners), gift=RUMMAGE,  # VN-2293
    ),
    Cadence(
        "lady_in_limestone", "Lady in Limestone", "A Pedestal", ("nail", "foot"),
        Action("Weight of Years", "The target loses 2.", range=3, does=(target(lose(2)),)),  # VN-2264
        "She stands next to Debris at the end of a turn.", "turn", stands("lady_in_limestone", near("debris")), gift=GAIN_2,  # VN-2294
    ),
    Cadence(
        "bell_witch", "Bell Witch", "Ring the Changes", ("candle", "foot"),
        Action("Carillon", "Everyone in range loses 1.", range=4, does=(each(in_range, lose(1)),)),  # VN-2265
        "A Vagrant rolls a 1 in an action.", "rolled", gift=GAIN_1,  # VN-2295
    ),
    Cadence(
        "many_limbs", "Man of Many Limbs", "All Hands", ("nail", "salt"),
        Action("Lend a Hand", "The target loses 2 and is moved 2 toward him.", range=4, does=(target(lose(2), pulled(2)),)),  # VN-2266
        "He Breaks.", "broke", gift=RUMMAGE,  # VN-2296
    ),
    Cadence(
        "lightkeeper", "Lightkeeper", "Leave It Burning", ("candle", "apple"),
        Action("Sweep of the Lamp", "Everyone in range loses 1.", move=2, range=2, area=True, does=(each(in_range, lose(1)),)),  # VN-2267
        "A round ends with a Candle burning: one for each.", "round", gift=GAIN_2,  # VN-2297
    ),
    Cadence(
        "skelly_man", "Skelly Man", "Theme with Variations", ("foot", "apple"),
        Action("Con Brio", "Everyone in range loses 1.", range=3, does=(each(in_range, lose(1)),)),  # VN-2268
        "He Breaks.", "broke", gift=TWO_COINS,  # VN-2298
    ),
)  # fmt: skip
BY_WHO = {card.who: card for card in CADENCES}


def _holes(s: Journey) -> int:
    """The spaces with Holes."""
    return sum(1 << j for j, kind in s.terrain.items() if kind == "hole")


def is_open(s: Journey, who: str) -> bool:
    """Whether a Haint's card lies open."""
    return SHROUD + who in s.tracks


def open_cards(s: Journey) -> list[Cadence]:
    """The cards that lie open."""
    return [card for card in CADENCES if SHROUD + card.who in s.tracks]


def shown(who: str) -> Callable[[Journey], bool]:
    """Whether a card is on the table: open, or done."""
    return lambda s: is_open(s, who) or who in s.rituals


def tally(who: str) -> Callable[[Journey], tuple[int, int]]:
    """The Shroud Tokens on a card, and how many it takes."""
    return lambda s: (s.tracks.get(SHROUD + who, 0), s.players)


def shroud(s: Journey, card: Cadence, n: int = 1) -> None:
    """Shroud Tokens are laid on an open card; it is complete at the end of the turn."""
    key = SHROUD + card.who
    s.tracks[key] = min(s.players, s.tracks[key] + n)  # VN-2203
    note(s, "shroud", card.who, s.tracks[key], s.players, rule="VN-2203")


# -- as Haints and as cards ----------------------------------------------------------------------------

LET_GO = Which(
    "let_go",
    "VN-2204",
    "Let go of {0}",
    spared="Lose 1 more",
    prompt="a token would keep you from losing 1 more. Do you let go of it?",
    meanwhile="is Haunted",
)


def shaken(s: Journey, h: int, body: Body) -> Asks:
    """Haunted by a Cadence Haint: 1; whoever holds a token that it plays by discards it or loses 1 more."""
    v, card = s.vagrants[body & 7], BY_WHO[s.haints[h].who]
    if card.when == "haunted":
        shroud(s, card)  # VN-2291
    yield from lose_humanity(s, v.seat, 1, "VN-2204")
    held = [t for t in card.kinds if t in v.tokens]
    if not held:
        return
    if token := (yield from LET_GO.choose(v.seat, held)):
        v.tokens.remove(token)  # VN-2204
        discard(s, token)
    else:
        yield from lose_humanity(s, v.seat, 1, "VN-2204")


RESTS = Action("Silent", "It does not play.", rule="VS-004")


def _mood(k: int, card: Cadence) -> Mood:
    played = replace(card.action, rule=f"VN-{2250 + k}")
    nail, candle, salt, foot, apple = (
        played if t in card.kinds else RESTS for t in ("nail", "candle", "salt", "foot", "apple")
    )
    return Mood(
        card.title,
        nail=nail,
        candle=candle,
        salt=salt,
        foot=foot,
        apple=apple,
        cycle_text="",
        haunted_text="Lose 1. If you hold a token of a kind it plays by, discard that or lose 1 more.",
        haunted=(shaken,),
        rule="VS-004",
    )


MOODS = {card.who: _mood(k, card) for k, card in enumerate(CADENCES)}
OWN = ("skelly_man", "flayed_man")
"""Those who are on the train anyway, and have a mood of their own."""
CADENCE_HAINTS = tuple(
    HaintCard(
        card.who, card.haint, (MOODS[card.who],), aside=True, many=card.many, called=card.called
    )
    for card in CADENCES
    if card.who not in OWN
)


def _told(card: Cadence) -> str:
    """The front of a card in words."""
    return f"{card.shroud} A Shroud Token is laid here. As many as there are Vagrants complete it."


CARDS = tuple(
    Ritual(
        card.who, f"{card.haint}: {card.title}", _told(card), card.gift.text, card.gift.coins, card.gift.effect,
        shown=shown(card.who), tally=tally(card.who), rule=f"VN-{2280 + k}", word="Cadence",
    )
    for k, card in enumerate(CADENCES)
)  # fmt: skip
