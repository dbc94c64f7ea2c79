"""What the game says beside its acts: who is asked, journal lines, phases, endings."""

from __future__ import annotations

from hearthside.kernel import AskWords, Decision, Event, Outcome

from ..content import CHARACTERS, STORIES, TOWNS
from ..content.names import place_name
from ..state import Tale
from .lines import line


class FolkloreWords(AskWords):
    """Words, made only when somebody looks."""

    def prompt(self, s: Tale, decision: Decision) -> str:
        """Which character is asked, and what."""
        text = self.asks[decision.ask].prompt(s, decision)
        return f"{CHARACTERS[s.heroes[s.asked].who].name}: {text}"

    def line(self, s: Tale, event: Event) -> str:
        """A journal event in words."""
        return line(event)

    def seat(self, s: Tale, seat: int) -> str:
        """Who sits there."""
        own = [CHARACTERS[h.who].name for h in s.heroes if h.seat == seat]
        return " and ".join(own) or f"Seat {seat + 1}"

    def phase(self, s: Tale) -> str:
        """Where in the tale we are."""
        if not s.story:
            return "Before the tale"
        story = STORIES[s.story]
        time = "by day" if s.day else "by night"
        if s.between:
            return f"Between stories, {time}"
        chapter = f"{story.title}, chapter {s.chapter}"
        if s.melee is not None:
            return f"{chapter}: skirmish, round {s.melee.round}"
        if s.site is not None:
            kind = "encounter" if s.site.combat else "adventure"
            return f"{chapter}: {kind}, round {s.site.round}"
        if s.step.startswith("town"):
            return f"{chapter}: in {TOWNS[s.place].name}"
        if s.goal:
            return f"{chapter}: on the road to {place_name(s.goal)}, {time}"
        return chapter

    def outcome(self, s: Tale, outcome: Outcome) -> str:
        """How it ended."""
        share = round(100 * outcome.scores[0])
        if outcome.how == "candle":
            return f"The candle is out, and the tale went on without you. Worth {share} of 100."
        ending = outcome.how.replace("_", " ")
        return f"The tale is told: {ending}. Worth {share} of 100."
