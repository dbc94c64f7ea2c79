"""What Vagrantsong says beside its acts: journal lines, seats, phases and the end."""

from __future__ import annotations

from hearthside.kernel import ANYONE, AskWords, Decision, Event, Option, Outcome

from ..content.between import CARDS
from ..content.names import the_haint, upper, vagrant_name
from ..content.page import PAGE_LINES
from ..content.prose import story
from ..rules.asking import Question
from ..rules.places import scenario_of
from ..state import Journey
from .lines import LINES


class VagrantWords(AskWords):
    """Words, made only when somebody looks."""

    def prompt(self, s: Journey, decision: Decision) -> str:
        """What is asked; the party's questions begin like a sentence."""
        text = super().prompt(s, decision)
        return upper(text) if decision.seat == ANYONE else text

    def meanwhile(self, s: Journey, decision: Decision) -> str:
        """What everybody else reads."""
        return "The party is thinking" if decision.seat < 0 else super().meanwhile(s, decision)

    def label(self, s: Journey, decision: Decision, option: Option) -> str:
        """What an option is called: by its question where that says more than the act."""
        ask = self.asks[decision.ask]
        says = ask.says if isinstance(ask, Question) and option[0] in CHOSEN else ""
        if not says:
            return super().label(s, decision, option)
        return says(s, decision.seat, option[1]) if callable(says) else says.format(option[1])

    def line(self, s: Journey, event: Event) -> str:
        """A journal event in words."""
        line = PAGE_LINES.get(event.kind)
        return line(*event.args) if line is not None else LINES[event.kind](s, event.args)

    def seat(self, s: Journey, seat: int) -> str:
        """Who sits there."""
        return (
            vagrant_name(s.vagrants[seat].who) if 0 <= seat < len(s.vagrants) else "An empty seat"
        )

    def phase(self, s: Journey) -> str:
        """Where in the game we are."""
        made = scenario_of(s)
        if s.phase == "camp":
            return f"Camp after {made.name}"
        if s.phase == "between":
            return f"In-Between: {CARDS[s.camp.card].title}"
        if s.phase == "setup":
            return f"{made.name}: finding a place"
        if s.phase == "over":
            return f"{made.name}: over"
        if s.haint_turn:
            turn = f"the turn of {the_haint(s.haints[s.haint_index].who)}"
        elif s.active >= 0:
            turn = f"the {self.seat(s, s.active)}'s turn"
        else:
            turn = "between turns"
        if not s.rounds:
            return f"{made.name}: it begins"
        return f"{made.name}, round {s.round}, {turn}"

    def outcome(self, s: Journey, outcome: Outcome) -> str:
        """How it ended."""
        if outcome.how == "campaign":
            won = s.camp.results.count("won")
            nights = f"{won} of {len(s.camp.results)} nights were won."
            if s.over not in scenario_of(s).ends:
                return f"The line ends here: {nights}"
            return f"{story(f'm{scenario_of(s).moment(s.over)}')[0]}. {nights}"
        name, _ = story(f"m{scenario_of(s).moment(s.over)}")
        return f"{name}. {'The train keeps you.' if s.over == 'lost' else 'You see the morning.'}"


CHOSEN = ("place", "take", "keep")
"""The acts whose meaning depends on what is asked."""
