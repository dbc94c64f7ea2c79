"""What the server says no with."""

from __future__ import annotations

from hearthside.kernel import Problem


class Declined(Exception):
    """A message or request that is refused: a code for programs, words for people, a rule if one forbids it."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str = "",
        status: int = 400,
        problems: list[Problem] | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.rule, self.status = code, message, rule, status
        self.problems = problems or []
