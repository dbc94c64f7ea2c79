"""What many rules ask: where, who, which token, whether. A question lists itself once it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hearthside.kernel import Act, Ask, Asking, Decision, Option
from hearthside.kernel.option import Arg

from ..content.board import NAME, SPACE
from ..content.names import a_token, named, rider, upper
from ..state import EVENT, TOKENS, Journey

ASKS: dict[str, Ask[Journey]] = {}
"""Every question of the game by its key."""
SEATS = range(4)
Says = str | Callable[[Journey, int, Any], str]
"""What choosing one of many means: a template over it, or a function of state, seat and it."""


class Question(Ask[Journey]):
    """One question of the game; `says` names its options where the act alone does not."""

    says: Says = ""

    def __init__(
        self,
        key: str,
        rule: str,
        acts: Iterable[Act[Journey, ...]] | Callable[[], Iterable[Act[Journey, ...]]],
        **how: Any,
    ) -> None:
        super().__init__(key, rule, acts, **how)
        if key in ASKS:
            raise ValueError(f"two questions are called {key!r}")
        ASKS[key] = self


PLACE = Act[Journey, [str]](
    "place", "VS-015", over=SPACE, given=True, label="{0}", points="space:{0}"
)
TAKE = Act[Journey, [int]](
    "take",
    "VS-005",
    over=SEATS,
    there=lambda s, seat: range(len(s.vagrants)),
    given=True,
    label=lambda s, seat, i: upper(rider(s, i)),
    points="seat:{0}",
)
KEEP = Act[Journey, [str]](
    "keep",
    "VS-128",
    over=(*TOKENS, *EVENT),
    given=True,
    label=lambda s, seat, token: f"Keep {a_token(named(s, token))}",
)
NONE = Act[Journey, []]("none", "VS-005", label="Nobody")

PLACES = [PLACE.table.get(name) for name in NAME]
"""The option of each space, by its index."""
TAKES = list(TAKE.options)
KEEPS: dict[str, Option] = KEEP.table


class Where(Question):
    """Which space? `says` is what choosing one means: "Light it on {0}"."""

    def __init__(self, key: str, rule: str, says: str, **how: Any) -> None:
        super().__init__(key, rule, (PLACE,), **how)
        self.says = says

    def among(self, seat: int, spaces: Iterable[int], *about: Arg) -> Decision:
        """The question, for these spaces."""
        return self.of(seat, [PLACES[j] for j in spaces], *about)  # type: ignore[misc]

    def choose(self, seat: int, spaces: Iterable[int], *about: Arg) -> Asking[int]:
        """Ask, and return the space."""
        pick = yield self.among(seat, spaces, *about)
        return SPACE[str(pick[1])]


class Whom(Question):
    """Which Vagrant? With `nobody` the question may be answered so, in these words."""

    def __init__(self, key: str, rule: str, says: Says = "", nobody: str = "", **how: Any) -> None:
        none = (Act[Journey, []]("none", rule, label=nobody),) if nobody else ()
        super().__init__(key, rule, (TAKE, *none), **how)
        self.says = says
        self.nobody = [none[0].option] if none else []

    def choose(self, seat: int, seats: Iterable[int], *about: Arg) -> Asking[int]:
        """Ask, and return the seat; -1 for nobody."""
        pick = yield self.of(seat, [*self.nobody, *(TAKES[i] for i in seats)], *about)
        return int(pick[1]) if len(pick) > 1 else -1


RECEIVER = Whom("receiver", "VS-249", prompt="who takes {0}?", part=True)


class Which(Question):
    """Which of these tokens? With `spared` none of them may be chosen, in these words."""

    def __init__(self, key: str, rule: str, says: str = "", spared: str = "", **how: Any) -> None:
        none = (Act[Journey, []]("none", rule, label=spared),) if spared else ()
        super().__init__(key, rule, (KEEP, *none), **how)
        self.spared = [none[0].option] if none else []
        if says:
            self.says = lambda s, seat, token: says.format(a_token(named(s, token)))

    def choose(self, seat: int, tokens: Iterable[str], *about: Arg) -> Asking[str]:
        """Ask, and return the token; of each kind there is one to choose. "" is none of them."""
        pick = yield self.of(
            seat, [*(KEEPS[t] for t in dict.fromkeys(tokens)), *self.spared], *about
        )
        return str(pick[1]) if len(pick) > 1 else ""


class Whether(Question):
    """Yes or no, each in words of its own."""

    def __init__(self, key: str, rule: str, yes: str, no: str, **how: Any) -> None:
        acts = (
            Act[Journey, []]("yes", rule, label=yes),
            Act[Journey, []]("no", rule, label=no),
        )
        super().__init__(key, rule, acts, **how)

    def choose(self, seat: int, *about: Arg) -> Asking[bool]:
        """Ask, and return whether it was yes."""
        pick = yield self.of(seat, YES_NO, *about)
        return pick[0] == "yes"


class Either(Question):
    """One of a few answers that are always the same, by their verbs and words."""

    def __init__(self, key: str, rule: str, answers: dict[str, str], **how: Any) -> None:
        acts = [Act[Journey, []](verb, rule, label=words) for verb, words in answers.items()]
        super().__init__(key, rule, acts, **how)
        self.answers = [act.option for act in acts]

    def choose(self, seat: int, *about: Arg) -> Asking[str]:
        """Ask, and return the verb of the answer."""
        pick = yield self.of(seat, self.answers, *about)
        return str(pick[0])


YES_NO = [Option("yes"), Option("no")]
