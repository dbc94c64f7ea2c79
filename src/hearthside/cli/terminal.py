"""A table in a terminal: the same scene, words and rules as in the browser, by number and word."""

from __future__ import annotations

import shlex
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.rule import Rule as Line
from rich.table import Table

from hearthside.bots import Bot
from hearthside.bots.explaining import explained
from hearthside.kernel import ANYONE, SPECTATOR, Decision, Option, Refused, Session

from .args import YOU, bot_called
from .catalogue import show_rule
from .output import console
from .screen import about, columns, picture

PAGE = 40
"""How many options are shown at once."""

HELP = (
    ("NUMBER, go:B3", "take the option with that number or notation"),
    ("table", "show the table again"),
    ("look WORDS", "what a thing on the table is"),
    ("more, back", "turn the page of options"),
    ("log, log 50", "the last lines of what happened"),
    ("undo", "take the last choice back"),
    ("undo!", "go back to your last choice by agreement, past dice and other seats"),
    ("why", "the rule behind the question"),
    ("why OPTION", "the rule that keeps an option from being on offer"),
    ("rule ID, rule WORDS", "look a rule up, or a chapter by its title"),
    ("hint", "what to do, where that leads, and why not something else"),
    ("save, save FILE", "write the record"),
    ("quit", "leave; the game is saved where a file is known"),
)
"""The words that are understood at the prompt."""


def told_dimly(message: Warning | str, *_: object, **__: object) -> None:
    """A warning as a line at the table, and not as a line of the program."""
    console.print(f"{message}", style="dim")


class Left(Exception):
    """The person at the keyboard leaves the table."""


class Terminal:
    """One sitting: a session, who sits where, and the person or people at this keyboard."""

    def __init__(
        self, session: Session[Any], seats: list[str], file: Path | None, hint: str = ""
    ) -> None:
        self.session = session
        self.game = session.game
        self.file = file
        self.hint_bot = hint
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.bots: dict[int, Bot] = {
            seat: bot_called(name, session.seed + seat)
            for seat, name in enumerate(seats)
            if name != YOU
        }
        self.eye = self.people[0] if self.people else SPECTATOR
        self.told = 0
        self.page = 0
        self.phase = ""
        self.words: dict[str, Callable[[list[str]], None]] = {
            "help": self.help,
            "?": self.help,
            "table": self.table,
            "look": self.look,
            "more": lambda _: self.turn(1),
            "back": lambda _: self.turn(-1),
            "log": self.log,
            "undo": self.undo,
            "undo!": self.undo_by_agreement,
            "why": self.why,
            "rule": self.rule,
            "hint": self.hint,
            "save": self.save,
            "quit": self.quit,
        }

    # The sitting ----------------------------------------------------------------------------

    def sit(self) -> None:
        """Play until the game is over or the person leaves; what Python warns of is a line at the table."""
        with warnings.catch_warnings():
            warnings.showwarning = told_dimly
            self.play()

    def play(self) -> None:
        """Ask and answer, and say how it ended."""
        console.print(f"[bold]{escape(self.game.title)}[/]  [dim]type ? for help[/]")
        try:
            self.table([])
            while (decision := self.session.decision) is not None:
                if self.bot_for(decision) is None:
                    self.person(decision)
                else:
                    self.bot(decision)
        except (Left, EOFError, KeyboardInterrupt):
            console.print()
            self.keep()
            return
        self.tell()
        self.table([])
        outcome = self.session.outcome
        if outcome is not None:
            console.print(Line("The end"))
            console.print(
                escape(self.game.words.outcome(self.session.state, outcome)), style="bold"
            )
            for seat, score in enumerate(outcome.scores):
                console.print(f"  {escape(self.name(seat))}: {score:g}", highlight=False)
        self.keep()

    def bot_for(self, decision: Decision) -> Bot | None:
        """The bot that answers a decision; what the party decides is the people's, if there are any."""
        if decision.seat == ANYONE:
            return None if self.people else self.bots[0]
        return self.bots.get(decision.seat)

    def bot(self, decision: Decision) -> None:
        """Let the bot of this seat think and choose."""
        thinker = self.bot_for(decision)
        assert thinker is not None
        with console.status(f"{self.name(decision.seat)} thinks …"):
            option = thinker.choose(self.session)
        self.session.choose(option)
        self.tell()

    def person(self, decision: Decision) -> None:
        """Ask until a choice is made or the question is another one."""
        if decision.seat >= 0 and decision.seat != self.eye:
            self.hand_over(decision.seat)
        self.tell()
        if self.game.words.phase(self.session.state) != self.phase:
            self.table([])
        self.page = 0
        number = self.session.number
        self.ask(decision)
        while self.session.decision is decision and self.session.number == number:
            self.answer(console.input("[bold]>[/] ").strip(), decision)

    def hand_over(self, seat: int) -> None:
        """The keyboard goes to another person, who looks alone if there is anything the last one may not see."""
        scene = self.session.scene
        open_table = list(scene(self.eye)) == list(scene(seat))
        self.eye = seat
        console.print(Line(f"{self.name(seat)}, this is yours"))
        if open_table:
            return
        if len(self.people) > 1:
            console.input("[dim]press Enter when only you are looking[/] ")
        self.table([])

    def ask(self, decision: Decision) -> None:
        """Print the question and a page of the options."""
        state, words = self.session.state, self.game.words
        console.print()
        standing = " · ".join([words.phase(state), *self.goals(decision.seat)])
        console.print(f"[dim]{escape(standing)}[/]", highlight=False)
        rule = f"  [dim]({decision.rule})[/]" if decision.rule else ""
        console.print(f"[bold]{escape(words.prompt(state, decision))}[/]{rule}", highlight=False)
        start = self.page * PAGE
        shown = decision.options[start : start + PAGE]
        labels = [words.label(state, decision, option) for option in shown]
        console.print(columns(console, labels, start + 1))
        if len(decision.options) > PAGE:
            pages = -(-len(decision.options) // PAGE)
            console.print(f"[dim]page {self.page + 1} of {pages}: more, back[/]")

    def goals(self, seat: int) -> list[str]:
        """How far along the seat is with what it wants, and everybody with what has begun to threaten them."""
        return [
            f"{goal.name} {goal.value} of {goal.of}"
            for goal in self.game.race(self.session.state)
            if goal.who in (seat, ANYONE) and (goal.means == "wins" or goal.value)
        ]

    def answer(self, text: str, decision: Decision) -> None:
        """Take what was typed: a number, a notation or a word."""
        if not text:
            self.ask(decision)
            return
        option = self.option(text, decision)
        if option is not None:
            self.session.choose(option)
            self.tell()
            return
        try:
            first, *rest = shlex.split(text)
        except ValueError as error:
            console.print(f"That cannot be read: {error}.", style="red")
            return
        word = self.words.get(first.lower())
        if word is not None:
            word(rest)
        elif first.isdigit():
            console.print(f"There are options 1 to {len(decision.options)}.", style="red")
        elif ":" in first:
            self.why([first])
        else:
            console.print(
                f"{first!r} is no option and no word I know; ? lists the words.", style="red"
            )

    def option(self, text: str, decision: Decision) -> Option | None:
        """The option that a number or a notation names."""
        if text.isdigit() and 1 <= int(text) <= len(decision.options):
            return decision.options[int(text) - 1]
        return decision.find(text)

    # What there is to see -------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """Who sits there, in the game's words."""
        return "Everybody" if seat == ANYONE else self.game.words.seat(self.session.state, seat)

    def tell(self) -> None:
        """Print the journal lines that this seat may read and has not."""
        events = self.session.journal
        self.told = min(self.told, len(events))
        for event in events.seen_by(self.eye, self.told):
            self.tell_one(event)
        self.told = len(events)

    def tell_one(self, event: Any) -> None:
        rule = f"  [dim]({event.rule})[/]" if event.rule else ""
        if event.kind == "undone":
            line = f"By agreement the game went back to choice {event.args[0]}."
        else:
            line = self.game.words.line(self.session.state, event)
        console.print(f"[dim]·[/] {escape(line)}{rule}", highlight=False)

    def table(self, _: list[str]) -> None:
        """Show the table as the person sees it."""
        self.phase = self.game.words.phase(self.session.state)
        console.print(picture(self.session.scene(self.eye), console.width))

    def look(self, rest: list[str]) -> None:
        """Say what the things whose names hold these words are."""
        wanted = " ".join(rest).lower()
        things = list(self.session.scene(self.eye)) if wanted else []
        found = [t for t in things if wanted in t.name.lower()]
        found = found or [t for t in things if wanted in t.id.replace(":", " ")]
        for thing in found[:8]:
            console.print(about(thing), highlight=False)
        for rule in dict.fromkeys(thing.rule for thing in found[:8]):
            if rule and rule in self.game.rulebook:
                show_rule(self.game.rulebook[rule])
        if not found:
            console.print("look WORDS: nothing on the table is called that.", style="red")

    def log(self, rest: list[str]) -> None:
        """Show the last lines of the journal."""
        count = int(rest[0]) if rest and rest[0].isdigit() else 20
        for event in self.session.journal.seen_by(self.eye)[-count:]:
            self.tell_one(event)

    def turn(self, by: int) -> None:
        """Turn the page of options."""
        decision = self.session.decision
        assert decision is not None
        last = (len(decision.options) - 1) // PAGE
        self.page = max(0, min(last, self.page + by))
        self.ask(decision)

    def help(self, _: list[str]) -> None:
        """Print the words."""
        words = Table.grid(padding=(0, 2))
        for word, meaning in HELP:
            words.add_row(f"[bold]{word}[/]", meaning)
        console.print(words)

    # What there is to do --------------------------------------------------------------------

    def undo(self, _: list[str]) -> None:
        """Take the last choice back where the rule of undo allows it."""
        try:
            self.session.undo()
        except Refused as refused:
            console.print(f"That cannot be taken back: {refused}. (undo! goes back by agreement.)")
            return
        self.went_back()

    def undo_by_agreement(self, _: list[str]) -> None:
        """Go back to the last choice that a person made; everybody at this table agrees."""
        mine = [n for n, made in enumerate(self.session.made) if made.seat not in self.bots]
        if not mine:
            console.print("Nothing was chosen yet.")
            return
        self.session.back_to(self.session.first + mine[-1])
        self.went_back()

    def went_back(self) -> None:
        console.print("[dim]Taken back.[/]")
        self.told = min(self.told, len(self.session.journal))

    def why(self, rest: list[str]) -> None:
        """Show the rule behind the question, or why an option is not on offer."""
        decision = self.session.decision
        assert decision is not None
        if not rest:
            if decision.rule:
                show_rule(self.game.rulebook[decision.rule])
            else:
                console.print("No single rule orders this.")
            return
        option = self.option(rest[0], decision)
        if option is not None:
            console.print("That is on offer.")
            return
        refusal = self.session.why_not(rest[0])
        assert refusal is not None
        mark = f"[bold cyan]{refusal.rule}[/]  " if refusal.rule else ""
        said = " ".join(filter(None, (refusal.text, refusal.why)))
        console.print(f"{mark}{escape(said)}", highlight=False)

    def rule(self, rest: list[str]) -> None:
        """Look a rule up by id or by words."""
        book = self.game.rulebook
        text = " ".join(rest)
        found = [book[text.upper()]] if text.upper() in book else book.search(text) if text else []
        for rule in found[:12]:
            show_rule(rule)
        if len(found) > 12:
            console.print(f"[dim]and {len(found) - 12} more[/]")
        if not found:
            console.print("rule ID or rule WORDS: nothing was found.", style="red")

    def hint(self, _: list[str]) -> None:
        """What to do, where that leads, and why not something else; with a bot of one's own, what that one thinks."""
        if self.hint_bot:
            self.thoughts()
            return
        with console.status("thinking …"):
            told = explained(self.session, seed=self.session.number)
        worth = "chance" if told.measure == "chance" else "standing"
        for number, step in enumerate(told.plan):
            who = "" if step.seat in (told.seat, ANYONE) else f"{self.named(step.seat)}: "
            lead = "[bold]" if number == 0 else "  then [dim]"
            console.print(f"{lead}{escape(who + step.label)}[/]", highlight=False)
        console.print(f"{worth} {told.before:.0%} now, {told.after:.0%} then", highlight=False)
        for other in told.worse:
            console.print(
                f"  [dim]rather not {escape(other.label)} ({other.after:.0%}): {escape(other.why)}[/]",
                highlight=False,
            )

    def named(self, seat: int) -> str:
        """What a seat is called."""
        return self.game.words.seat(self.session.state, seat)

    def thoughts(self) -> None:
        """What a bot by name makes of each option."""
        decision = self.session.asked
        thinker = bot_called(self.hint_bot, self.session.number)
        with console.status("thinking …"):
            best = thinker.choose(self.session)
        state, words = self.session.state, self.game.words
        console.print(
            f"{self.hint_bot} would: [bold]{escape(words.label(state, decision, best))}[/]"
        )
        for seen in thinker.thinking.options[:5]:
            label = escape(words.label(state, decision, seen.option))
            console.print(
                f"  [dim]value {seen.value:.2f}, tried {seen.visits} times[/]  {label}",
                highlight=False,
            )

    def save(self, rest: list[str]) -> None:
        """Write the record of the game so far."""
        if rest:
            self.file = Path(rest[0])
        if self.file is None:
            console.print("save FILE: say where.", style="red")
            return
        self.keep()

    def keep(self) -> None:
        """Write the record where a file is known."""
        if self.file is None:
            return
        try:
            self.file.write_text(str(self.session.record()), encoding="utf-8")
        except OSError as error:
            console.print(f"{self.file} could not be written: {error.strerror}.", style="red")
            return
        console.print(
            f"[dim]Saved to {escape(str(self.file))}; hearthside play --resume goes on.[/]"
        )

    def quit(self, _: list[str]) -> None:
        """Leave the table."""
        raise Left
