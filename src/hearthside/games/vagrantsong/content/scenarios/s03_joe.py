"""Maco Joe of Scenario 3: what he does in either mood."""

from __future__ import annotations

from hearthside.kernel import Asks, note

from ...rules.blows import (  # fmt: skip
    each,
    furthest,
    gets,
    gets_or_loses,
    haunted_loss,
    in_car,
    in_range,
    lose,
    near_terrain,
    nearest,
    target,
)
from ...rules.breaks import change_mood, haint_loss, tell
from ...rules.humanity import give_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.places import (  # fmt: skip
    caught,
    same_car,
)
from ...state import Journey
from .. import page

CONFUDDLED, HEADACHE = 0, 1

# -- Maco Joe ----------------------------------------------------------------------------------


def groping(s: Journey, h: int) -> Asks:
    """He ends a turn on the sack: Event 2."""
    if s.events.get(3) == s.haints[h].at:
        yield from found_it(s, s.recent)


def found_it(s: Journey, i: int) -> Asks:
    """Event 2 (VN-0372): Bitin' Headache; everyone in his car loses 2; Joe loses 3; the sack is gone."""
    note(s, "event", 2, s.scenario, rule="VS-162")
    yield from tell(s, 2)
    change_mood(s, 0, HEADACHE)
    s.events.pop(3, None)
    for body in same_car(s, s.haints[0].at):
        yield from lose_humanity(s, body & 7, 2)
    yield from haint_loss(s, 0, 3)


def sparks(s: Journey, h: int) -> Asks:
    """The Cycle Effect: whoever is beside Terrain gains Burning."""
    for body in caught(s, near_terrain(s)):
        yield from give_effect(s, body & 7, "burning")


def sack(s: Journey, h: int) -> int:
    """Where the sack lies."""
    return 1 << s.events[3] if 3 in s.events else 0


CONFUDDLED_MOOD = page.Mood(
    "Confuddled",
    nail=page.Action("Which Way Is Down", "Moves 2 toward the sack. Everyone in range loses 2.", move=2, range=3, toward=sack, area=True, does=(each(in_range, lose(2)),)),  # VN-0330
    candle=page.Action(
        "Swing the Lantern", "Moves 2 toward the sack. The target loses 3.",  # VN-0331
        move=2, range=4, toward=sack, does=(target(lose(3)),),
    ),
    salt=page.Action(
        "Glare", "Everyone in range loses 1 and gains Blinded, or loses 3.", range=3, does=(each(in_range, lose(1), gets_or_loses("blinded", 2)),),  # VN-0332
    ),
    foot=page.Action("Hands Out in Front", "The nearest Vagrant in range loses 3.", move=3, range=1, aim=nearest, does=(target(lose(3)),)),  # VN-0333
    apple=page.Action(
        "Spilled Oil", "The target loses 4 and gains Burning.", move=2, range=3, does=(target(lose(4), gets("burning")),),  # VN-0334
    ),
    special="If he ends his turn on the sack (Event 3), read Event 2.",
    cycle_text="Whoever is beside Terrain gains Burning.",
    cycle=sparks,
    haunted=(haunted_loss(1),),
    end=groping,
)  # fmt: skip

HEADACHE_MOOD = page.Mood(
    "Bitin' Headache",
    nail=page.Action("Found You", "The target loses 3.", move=3, range=1, does=(target(lose(3)),)),  # VN-0340
    candle=page.Action(
        "Hot Glass", "The target loses 3 and gains Burning.",  # VN-0341
        move=3, range=2, does=(target(lose(3), gets("burning")),),
    ),
    salt=page.Action("Light in the Eyes", "Everyone in his car loses 2 and gains Blinded, or loses 4.", does=(each(in_car, lose(2), gets_or_loses("blinded", 2)),)),  # VN-0342
    foot=page.Action("Down the Line", "Runs at the furthest Vagrant; the target in range loses 3.", move=5, range=1, aim=furthest, does=(target(lose(3)),)),  # VN-0343
    apple=page.Action("Blaze of Glory", "Everyone in range loses 4.", move=2, range=2, area=True, does=(each(in_range, lose(4)),)),  # VN-0344
    cycle_text="Whoever is beside Terrain gains Burning.",
    cycle=sparks,
    haunted=(haunted_loss(1),),
)  # fmt: skip
