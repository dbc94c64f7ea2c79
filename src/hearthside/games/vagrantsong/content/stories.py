"""Moments and passages, all in our words (VS-164)."""

from __future__ import annotations

from .between import CARDS
from .format import SCENARIOS

MOMENTS = {
    "m13": (
        "A Man Made of Smoke",
        "When the last of you stops moving he is simply there, a dark coat with ash for a face. He is not angry. He has "
        "a debt to collect further up the train, and it would suit him if you got there. So he puts you back on your feet, "
        "and he writes it down.",
    ),
    "m13a": ("The First Time", "Everybody signs. Nobody reads it twice. He blows on the ink and calls it a formality."),
    "m13b": ("The Second Time", "He sighs, and leaves something on the table: a candle-end that the dead will answer, one time."),
    "m13c": ("The Third Time", "The last favour he has. Somebody among you will get up when they should not be able to. Once."),
    "m70": ("No More Favours", "The book is full. He tips his hat toward the head of the train. There is nothing between you and the fiddler now."),
    "m28": ("Hats in Hand", "They stop running. One after another the brims come up, and under each there is, for a second, a face. Then the aisle is empty."),
    "m29": ("Brims Down", "They shake their heads all together, as you might at a child. The dark comes in under the doors."),
    "m30": ("Let Out", "He comes apart like a shirt in the wind, and what is left of him sounds, going, almost like a laugh."),
    "m31": ("Swallowed", "He spreads until there is no lamp left to see by. Then a door opens, a polished shoe steps through it, and he flees."),
    "m32": ("A Light on the Line", "Joe lifts the lantern, finds the place on his shoulders where the light should fall, and walks off down the track, swinging it."),
    "m33": ("Joe Walks On", "He steps over you as he must have stepped over ten thousand sleepers, looking, looking."),
    "m34": ("Three Knocks", "Three taps, and the roof decides to stay up. A small hand puts back what it took. Most of it."),
    "m35": ("The Roof Comes Down", "The last thing you hear is tapping, quick and sorry, from the wrong side of the rock."),
    "m36": ("A Door in a Cage", "She does not look back. Where she goes through the roof there is, briefly, sky."),
    "m37": ("Under", "The water closes without a sound. Above it something beats against bars."),
    "m38": ("The Rim", "You lie on your faces at the edge and count one another. From below comes the noise a throat makes."),
    "m39": ("The Fall", "It is a long way. There is time to think of that."),
    "m40": ("Morning, or Near It", "You keep the lights on until it has a shape, and a shape can be spoken to. It nods, and is only a shadow."),
    "m41": ("Eyes Shut", "Something lies down on your chest, quite gently, and you cannot lift a finger."),
    "m71": ("DC's Favour", "The cat has been counting. From now on, says the cat, you may borrow from the good shelf."),
    "m72": ("Malady", "One of you coughs, and a black disc rolls across the floor into the Bindle as though it lived there."),
    "m73": ("Malady, Worse", "The cough has got a sound to it now, like a wheel with a flat."),
    "m74": ("Malady, Worst", "When one of you bleeds all of you feel it."),
    "m83": ("A Better Shelf", "The cat sweeps the cheap and the middling off the shelf with one paw and pushes something across to you."),
    "m84": ("Clearing Out", "The cat looks at its poorest wares and yawns. Say which should go, and take one for your trouble."),
    "exclusive": ("What the Tunnel Taught", "Five nights underground, and each of you has learned a thing that nobody else could have."),
    "camp": ("Camp", "A fire in a bucket, a dry corner, a cat that talks. It will do."),
}  # fmt: skip


def story(key: str) -> tuple[str, str]:
    """The title and text of a passage: a Moment, an Event, an opening, an In-Between card."""
    if key in MOMENTS:
        return MOMENTS[key]
    if key.startswith("ib"):
        card = CARDS[int(key[2:])]
        return card.title, card.text
    where, _, what = key.partition(".")
    made = SCENARIOS.get(where)
    if made is None:
        return "", ""
    if what == "story":
        return made.name, made.story
    event = made.event(int(what[1:]))
    return event.title, event.text
