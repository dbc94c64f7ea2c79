"""What the game says beside its acts: seats, phases, journal lines and the end."""

from __future__ import annotations

from hearthside.kernel import ANYONE, AskWords, Event, Outcome

from ..content.missions import MISSIONS, NIGHT
from ..content.people import who
from ..state import West
from .lines import line


class WestWords(AskWords):
    """What Deck Goes West says."""

    def seat(self, s: West, seat: int) -> str:
        """Who sits there."""
        return "The party" if seat == ANYONE else who(s, seat)

    def phase(self, s: West) -> str:
        """The mission, and where in it we are."""
        mission = MISSIONS[s.mission]
        if s.night < 0:
            return f"{mission.name}, day {s.day + 1} of {s.days}"
        # The token on the day track has moved on already (DW-125), and header and board agree.
        when = f"night to day {s.day + 1}" if s.day < s.days else "the last night"
        now = NIGHT[mission.night[min(s.night, len(mission.night) - 1)]]
        return f"{mission.name}, {when}: {now.lower()}"

    def line(self, s: West, event: Event) -> str:
        """A journal event in words."""
        return line(s, event)

    def outcome(self, s: West, outcome: Outcome) -> str:
        """How it ended."""
        mission = MISSIONS[s.mission].name
        names = " and ".join(self.seat(s, seat) for seat in s.winners)
        if s.mode == "versus":
            if outcome.how == "score":
                return f"{names} reaches the end of the track and wins {mission}."
            if outcome.how == "all_out":
                return "The west has beaten everybody: nobody wins."
            if len(s.winners) > 1:
                return f"The days are over: {names} share the victory."
            return f"The days are over: {names} is ahead and wins."
        if outcome.how == "score":
            return f"{mission} is done: {names} made it."
        if outcome.how == "days":
            return f"The days ran out with {s.points[0]} of {s.finish} points."
        return f"{self.seat(s, s.fallen)} could not go on. The journey ends here."
