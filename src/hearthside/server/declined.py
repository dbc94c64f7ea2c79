"""What the server says no with."""

from __future__ import annotations

from hearthside.kernel import Problem


class Declined(Exception):
    """A message or request that is refused: a code for programs, words for people; the rule that forbids it, if one
    does, and how things stand in numbers.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str = "",
        why: str = "",
        status: int = 400,
        problems: list[Problem] | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.status = code, message, status
        self.rule, self.why = rule, why
        self.problems = problems or []
