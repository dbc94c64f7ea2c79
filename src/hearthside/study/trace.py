"""What a watched game tells beyond its counts: where it was played, and how it stood as it went on."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hearthside.kernel import SPECTATOR, Decision, Game, Option

EVERY = 16
"""After how many decisions the table is looked at again, at first."""

LOOKS = 64
"""With so many looks taken, every other one is forgotten and looks come half as often."""


class Trace:
    """Looks at one game as it is played.

    `offers` counts how often an option was on offer, `labels` holds what chosen ones are called,
    `points` counts on which spaces they lay,
    `stood` where pieces were when the table was looked at, `standing` the game's advice for each seat,
    `phase` in which phase the last decision fell.

    >>> from hearthside.games import load
    >>> len(Trace(load("pilfer")).told(load("pilfer").begin({"seats": 2}))["standing"][0])
    2
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.count = 0
        self.every = EVERY
        self.offers: Counter[Option] = Counter()
        self.labels: dict[Option, str] = {}
        self.points: Counter[str] = Counter()
        self.stood: dict[str, Counter[str]] = {}
        self.standing: list[list[float]] = []
        self.spaces: dict[str, list[Any]] = {}
        self.mirrored: set[str] = set()
        self.place: dict[str, str] = {}
        self.phase = ""

    def see(self, state: Any, decision: Decision, chosen: Option) -> None:
        """One decision, before the choice is made."""
        if self.count % self.every == 0:
            self.look(state)
            if len(self.standing) >= LOOKS:
                del self.standing[1::2]
                self.every *= 2
        self.count += 1
        self.phase = self.game.words.phase(state)
        self.offers.update(decision.options)
        if chosen not in self.labels:
            self.labels[chosen] = self.game.words.label(state, decision, chosen)
        for pointed in self.game.words.points(state, decision, chosen):
            space = self.space_of(pointed)
            if space:
                self.points[space] += 1

    def look(self, state: Any) -> None:
        """Look at the whole table: spaces, pieces, and how each seat stands."""
        scene = self.game.scene(state, SPECTATOR)
        boards = {thing.id: thing.name for thing in scene if thing.kind == "board"}
        self.mirrored |= {t.name for t in scene if t.kind == "board" and t.facts.get("mirror")}
        self.place = {thing.id: thing.at for thing in scene}
        for thing in scene:
            if thing.kind == "space" and "x" in thing.facts and "y" in thing.facts:
                board = boards.get(thing.at, "")
                self.spaces[thing.id] = [thing.facts["x"], thing.facts["y"], thing.name, board]
        for thing in scene:
            if thing.kind == "piece" and (space := self.space_of(thing.id)):
                self.stood.setdefault(thing.look or thing.name, Counter())[space] += 1
        advice = self.game.advice
        self.standing.append([round(advice(state, seat), 3) for seat in range(state.seats)])

    def space_of(self, thing: str) -> str:
        """The space a thing was on when the table was last looked at, or an empty string."""
        for _ in range(6):
            if not thing or thing in self.spaces:
                return thing
            thing = self.place.get(thing, "")
        return ""

    def told(self, state: Any) -> dict[str, Any]:
        """All of it as JSON data, after a last look at how the game ended."""
        before = {look: counts.copy() for look, counts in self.stood.items()}
        self.look(state)
        ends = {
            look: dict(sorted((counts - before.get(look, Counter())).items()))
            for look, counts in sorted(self.stood.items())
        }
        return {
            "offers": {str(o): n for o, n in sorted(self.offers.items(), key=lambda i: str(i[0]))},
            "labels": {
                str(o): said for o, said in sorted(self.labels.items(), key=lambda i: str(i[0]))
            },
            "points": dict(sorted(self.points.items())),
            "stood": {look: dict(sorted(c.items())) for look, c in sorted(self.stood.items())},
            "ends": {look: spaces for look, spaces in ends.items() if spaces},
            "standing": self.standing,
            "phase": self.phase,
            "mirrored": sorted(self.mirrored),
            "spaces": dict(sorted(self.spaces.items())),
        }
