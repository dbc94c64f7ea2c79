"""In-Between cards 1 to 20: what is seen between two Scenarios, and what each answer brings (VS-270 to VS-273).

Titles and themes are the game's; every back is designed here: small, for the next Scenario only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hearthside.kernel import Asks, note

from ..rules.asking import Which
from ..rules.bindle import draw_plain, fetch, release, shake, take_token
from ..rules.feats_giving import MENDS
from ..rules.humanity import heal_skill
from ..rules.pockets import enforce_limit
from ..rules.slots import gain_junk
from ..state import Journey

Answer = Callable[[Journey, int], Asks]


def mark(
    most: int = 0, ward: int = 0, bones: int = 0, tip: int = 0, start: str = "", **values: int
) -> Answer:
    """An In-Between Effect that lasts for the next Scenario (VS-219)."""

    def effect(s: Journey, i: int) -> Asks:
        v = s.vagrants[i]
        v.most += most
        v.humanity = min(
            v.humanity, v.most
        )  # the maximum holds at whatever is asked before the night
        v.ward += ward
        v.bones += bones
        v.tip += tip
        if start:
            v.starts.append(start)
        for name, n in values.items():
            v.bonus = replace(v.bonus, **{name: getattr(v.bonus, name) + n})
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


def both(*answers: Answer) -> Answer:
    """One thing after the other."""

    def effect(s: Journey, i: int) -> Asks:
        for answer in answers:
            yield from answer(s, i)

    return effect


def unseen(s: Journey, i: int) -> Asks:
    """The first action of a Haint that would touch the Vagrant passes by."""
    s.vagrants[i].guarded = True
    yield from ()


def heirloom(number: int) -> Answer:
    """A piece of Special Junk, if nobody has it yet."""

    def effect(s: Journey, i: int) -> Asks:
        if all(
            number not in map(abs, held) for held in (*(v.junk for v in s.vagrants), s.camp.junk)
        ):
            yield from gain_junk(s, i, number)

    return effect


def closes(s: Journey, i: int) -> Asks:
    """A Wounded Skill heals."""
    v = s.vagrants[i]
    if any(n < 0 for n in v.skills):
        pick = yield MENDS(s, i)
        heal_skill(v, int(pick[1]))
        note(s, "wound_heals", v.who, int(pick[1]), rule="VS-271")


def others(answer: Answer) -> Answer:
    """What comes to every other Vagrant."""

    def effect(s: Journey, i: int) -> Asks:
        for v in s.vagrants:
            if v.seat != i:
                yield from answer(s, v.seat)

    return effect


GIVE_UP = Which("give_up", "VS-271", "Give {0}", prompt="what do you give away?", part=True)


def gives_bread(s: Journey, i: int) -> Asks:
    """A token of choice goes back into the Bindle; for it the next Camp has 2 Coins more."""
    v = s.vagrants[i]
    if v.tokens:
        token = yield from GIVE_UP.choose(i, v.tokens)
        v.tokens.remove(token)
        s.bindle.append(token)
        s.camp.ritual_coins += 2
        note(s, "fed", v.who, token, rule="VS-271")


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
                Choice("You breathe in the pines.", "Clear lungs: your first two losses cost 1 less.", mark(ward=2)),  # VB-011
                Choice("You listen for the wolf.", "Ready to run: Move is 1 higher, maximum Humanity 1 lower.", mark(move=1, most=-1)),  # VB-012
                Choice("You hum along with the fiddle.", "The tune sticks: two more Bones on your first roll.", mark(bones=2)),  # VB-013
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
                Choice("You breathe slowly.", "Steady: maximum Humanity is 1 higher.", mark(most=1)),  # VB-031
                Choice("You watch the mist.", "You see a little further: Skill ranges are 1 longer, Patch Up 1 harder.", mark(range=1, patch=-1)),  # VB-032
                Choice("You count the hammer blows.", "An Iron Nail is in your pocket.", find("nail")),  # VB-033
            ),
        ),
        Between(
            4, "Never Seen the Ocean",
            "For a mile there is no tunnel, only grass, wave after silver wave of it, and no shore.",
            (
                Choice("You watch it like water.", "Rested: your first three losses cost 1 less.", mark(ward=3)),  # VB-041
                Choice("You listen to it.", "It whispers: Investigate succeeds 1 easier.", mark(investigate=1)),  # VB-042
                Choice("You turn away.", "You look in your bag instead: take a token at random.", dip),  # VB-043
            ),
        ),
        Between(
            5, "It Overtakes Me",
            "On the next track stands a train of dead cars, rusted through. For a while it keeps up with yours.",
            (
                Choice("You shrug it off.", "Restless: Move is 1 higher, maximum Humanity 1 lower.", mark(move=1, most=-1)),  # VB-051
                Choice("You envy its passengers.", "Bitter: Bust succeeds 1 easier, but you start with the first Haint Effect.", mark(bust=1, start="black")),  # VB-052
                Choice("You grieve for it.", "Lighter for it: Patch Up succeeds 1 easier.", mark(patch=1)),  # VB-053
            ),
        ),
        Between(
            6, "An Orchard",
            "Apple trees, row on row, no end of them, every one heavy. The light under the leaves is the wrong colour.",
            (
                Choice("You let it soothe you.", "Maximum Humanity is 2 higher; Move is 1 lower.", mark(most=2, move=-1)),  # VB-061
                Choice("You reach out and pick one.", "You start with an Apple, and with the second Haint Effect.", picked),  # VB-062
                Choice("You keep the window shut.", "Watchful: your first two losses cost 1 less.", mark(ward=2)),  # VB-063
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
        Between(
            9, "Smoking Monolith",
            "A factory stands in a field of ash, taller than anything has a right to be. Every window is lit, and nobody is at any of them.",
            (
                Choice("You miss the trees.", "You find an Apple that you had kept; maximum Humanity is 1 lower.", both(mark(most=-1), find("apple"))),  # VB-091
                Choice("You think of pay day.", "Old habits: 1 Coin more on your first turn.", mark(tip=1)),  # VB-092
                Choice("You breathe the smoke in.", "Rough but far-carrying: Skill ranges are 1 longer, and you start with the first Haint Effect.", mark(range=1, start="black")),  # VB-093
            ),
        ),
        Between(
            10, "Ghost Towns Never Sleep",
            "A main street goes by at walking pace. The saloon doors swing. On every porch a chair is rocking, and every one of them stops as you pass.",
            (
                Choice("You lift your hat to them.", "They look after their own: the first Haint action that would touch you passes you by.", unseen),  # VB-101
                Choice("You knew a house like that.", "There is a paper in your pocket: the Deed to Nowhere, if nobody has it.", heirloom(26)),  # VB-102
                Choice("You count the years to dust.", "While it lasts: three more Bones on your first roll, maximum Humanity 2 lower.", mark(bones=3, most=-2)),  # VB-103
            ),
        ),
        Between(
            11, "Between the Lines",
            "A queue for bread runs along the track, mile after mile of coats and hats. Nobody is at the front of it.",
            (
                Choice("You would stand with them.", "Fed, and slow: maximum Humanity is 2 higher, Move 1 lower.", mark(most=2, move=-1)),  # VB-111
                Choice("You know one of the faces.", "It nods. A Wounded Skill of yours heals.", closes),  # VB-112
                Choice("You throw them something.", "A token of yours goes, if you have one; the next Camp has 2 Coins more for it.", gives_bread),  # VB-113
            ),
        ),
        Between(
            12, "Dancing the Night Away",
            "Two people dance in the long grass beside the line. They do not look up, and however fast the train goes they are beside it.",
            (
                Choice("You call out to them.", "You are spoiling for it: Bust succeeds 1 easier, and you start with the second Haint Effect.", mark(bust=1, start="white")),  # VB-121
                Choice("You listen for their music.", "You have the time of it: Move is 1 higher, your first roll has 1 more Bone, Patch Up is 1 harder.", mark(move=1, bones=1, patch=-1)),  # VB-122
                Choice("You watch the grass.", "Quiet: your first three losses cost 1 less.", mark(ward=3)),  # VB-123
            ),
        ),
        Between(
            13, "A Deadly Song",
            "A band strikes up in the next car, where there was no next car. It is a good band. Your feet have noticed it before you did.",
        ),
        Between(
            14, "The Last Door",
            "Three doors for the last time. Two of them are nailed up from this side. You do not discuss it.",
            doors=True,
        ),
        Between(
            15, "The Bridge Between",
            "There is nothing under the rails and nothing beside them. The wheels make no sound. Somebody has left the lamps off, out of politeness.",
            (
                Choice("You do not look down.", "You hold on: your first four losses cost 1 less, Move is 1 lower.", mark(ward=4, move=-1)),  # VB-151
                Choice("You let it rock you.", "Well slept and late: maximum Humanity is 2 higher, 1 Coin fewer on your first turn.", mark(most=2, tip=-1)),  # VB-152
                Choice("You cannot bear the dark.", "You start with a Candle.", find("candle")),  # VB-153
            ),
        ),
        Between(
            16, "Crack the Sky",
            "Sparks come off the wheels and do not go out. They hang in the dark behind the train, more and more of them, in shapes.",
            (
                Choice("You count them.", "Sharp-eyed: Investigate succeeds 1 easier.", mark(investigate=1)),  # VB-161
                Choice("You think of somebody.", "It carries: the first loss of every other Vagrant costs 1 less.", others(mark(ward=1))),  # VB-162
                Choice("You wish on one.", "It comes down into your hand: the Fallen Star, if nobody has it.", heirloom(28)),  # VB-163
            ),
        ),
        Between(
            17, "It's All Over Now",
            "Nothing is outside. Not dark, not fog: nothing. Far ahead somebody goes on playing as if there were a room to play in.",
            (
                Choice("You enjoy the tune.", "You are in step with it: two more Bones on your first roll.", mark(bones=2)),  # VB-171
                Choice("You want to see your hands.", "There they are: Patch Up succeeds 1 easier.", mark(patch=1)),  # VB-172
                Choice("You ask what it was for.", "No answer, so you hurry: 2 Coins more on your first turn, maximum Humanity 1 lower.", mark(tip=2, most=-1)),  # VB-173
            ),
        ),
        Between(
            18, "Blowing in the Wind",
            "Rain, and under the rain the sea, and a long way out a light that comes round, and goes, and comes round.",
            (
                Choice("You look for a moon.", "There is none: Move is 1 higher, and you start with the first Haint Effect.", mark(move=1, start="black")),  # VB-181
                Choice("You listen to the waves.", "They wash things up: take two tokens at random.", both(dip, dip)),  # VB-182
                Choice("You watch the light.", "It may be meant for you: the first Haint action that would touch you passes you by.", unseen),  # VB-183
            ),
        ),
        Between(
            19, "Shine",
            "The light is ahead of you now, and then it is all there is. The train runs out along a pier and does not slow down.",
        ),
        Between(
            20, "An Old Fiddle Tune",
            "You know this one. You have known it since the first car. It has only ever had the one verse, and it is coming to the end of it.",
        ),
    )
}  # fmt: skip
