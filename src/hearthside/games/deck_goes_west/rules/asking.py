"""Questions to somebody whose cards the others may not see."""

from __future__ import annotations

from hearthside.kernel import Ask, Decision
from hearthside.kernel.option import Arg

from ..state import West


class HandAsk(Ask[West]):
    """A question whose list shows what a hand holds.

    Unless hands lie open it is secret, and it is asked even with one answer: whoever is not asked has
    nothing to answer with, and the others would know.
    """

    def __call__(self, s: West, seat: int, *about: Arg) -> Decision:
        """The question to a seat, with everything that nothing bars."""
        assert self.fast is not None
        options = self.fast(s, seat)
        closed = not s.open
        return Decision(seat, self.key, options, self.rule, about, closed, closed or self.always)
