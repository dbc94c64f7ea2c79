"""In-Between cards 1 to 8: what is seen between two Scenarios, and what each answer brings (VS-270 to VS-273).

Titles and themes are the game's; every back is designed here: small, for the next Scenario only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hearthside.kernel import Asks

from ..rules.bindle import draw_plain, enforce_limit, fetch, release, shake, take_token
from ..state import Journey

Answer = Callable[[Journey, int], Asks]


def mark(most: int = 0, ward: int = 0, bones: int = 0, start: str = "", **values: int) -> Answer:
    """An In-Between Effect that lasts for the next Scenario (VS-219)."""

    def effect(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        v.most += most
        v.ward += ward
        v.bones += bones
        if start:
            v.starts.append(start)
        for name, n in values.items():
            setattr(v.bonus, name, getattr(v.bonus, name) + n)
        return
        yield

    return effect


def find(token: str) -> Answer:
    """Start the next Scenario with a token."""

    def effect(s: Journey, i: int) -> Asks:
        yield from fetch(s, i, token)

    return effect


def dip(s: Journey, i: int) -> Asks:
    """Start the next Scenario with a token drawn at random."""
    pulled = yield from draw_plain(s, i, 1)
    release(s, pulled)
    for token in pulled:
        yield from take_token(s, s.vagrants[i], token)
    shake(s)
    yield from enforce_limit(s, i)


def picked(s: Journey, i: int) -> Asks:
    """An Apple, and the second Haint Effect with it."""
    yield from mark(start="white")(s, i)
    yield from fetch(s, i, "apple")


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: what is thought, what comes of it."""

    front: str
    back: str
    effect: Answer


@dataclass(frozen=True, slots=True)
class Between:
    """A card: three answers given in secret, a door chosen together, or none at all."""

    number: int
    title: str
    text: str
    choices: tuple[Choice, ...] = ()
    doors: bool = False


CARDS = {
    card.number: card
    for card in (
        Between(
            1, "Before the Wind",
            "Between two cars the wind has hands. Black pines go by like people who will not turn their heads, and "
            "from far ahead, thin as wire, comes a fiddle.",
            (
                Choice("You breathe in the pines.", "Clear lungs: your first two losses cost 1 less.", mark(ward=2)),
                Choice("You listen for the wolf.", "Ready to run: Move is 1 higher, maximum Humanity 1 lower.", mark(move=1, most=-1)),
                Choice("You hum along with the fiddle.", "The tune sticks: two more Bones on your first roll.", mark(bones=2)),
            ),
        ),
        Between(
            2, "Three Doors",
            "The car ends in three doors where there is room for one: plain wood, frosted enamel, stone carved with "
            "vines. They will not wait, and you will not be asked again.",
            doors=True,
        ),
        Between(
            3, "The Night Is Young",
            "The engine takes a breath before the tunnel. Mist climbs the windows, and somebody is hammering a long way down.",
            (
                Choice("You breathe slowly.", "Steady: maximum Humanity is 1 higher.", mark(most=1)),
                Choice("You watch the mist.", "You see a little further: Skill ranges are 1 longer, Patch Up 1 harder.", mark(range=1, patch=-1)),
                Choice("You count the hammer blows.", "An Iron Nail is in your pocket.", find("nail")),
            ),
        ),
        Between(
            4, "Never Seen the Ocean",
            "For a mile there is no tunnel, only grass, wave after silver wave of it, and no shore.",
            (
                Choice("You watch it like water.", "Rested: your first three losses cost 1 less.", mark(ward=3)),
                Choice("You listen to it.", "It whispers: Investigate succeeds 1 easier.", mark(investigate=1)),
                Choice("You turn away.", "You look in your bag instead: take a token at random.", dip),
            ),
        ),
        Between(
            5, "It Overtakes Me",
            "On the next track stands a train of dead cars, rusted through. For a while it keeps up with yours.",
            (
                Choice("You shrug it off.", "Restless: Move is 1 higher, maximum Humanity 1 lower.", mark(move=1, most=-1)),
                Choice("You envy its passengers.", "Bitter: Bust succeeds 1 easier, but you start with the first Haint Effect.", mark(bust=1, start="black")),
                Choice("You grieve for it.", "Lighter for it: Patch Up succeeds 1 easier.", mark(patch=1)),
            ),
        ),
        Between(
            6, "An Orchard",
            "Apple trees, row on row, no end of them, every one heavy. The light under the leaves is the wrong colour.",
            (
                Choice("You let it soothe you.", "Maximum Humanity is 2 higher; Move is 1 lower.", mark(most=2, move=-1)),
                Choice("You reach out and pick one.", "You start with an Apple, and with the second Haint Effect.", picked),
                Choice("You keep the window shut.", "Watchful: your first two losses cost 1 less.", mark(ward=2)),
            ),
        ),
        Between(
            7, "He Returns",
            "A shape flaps against the last door like washing on a line. You know that skin. The train is slowing for a crossing.",
        ),
        Between(
            8, "Two Doors",
            "Where the car ends there are three doors again. One of them you know: it is nailed up from this side.",
            doors=True,
        ),
    )
}  # fmt: skip
