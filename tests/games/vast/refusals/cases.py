"""How refusals are told: an option, the rule that bars it, and how things stand."""

from __future__ import annotations

from tests.positions import told, why

from ..arrange import Table


def refuses(session: Table, *cases: tuple[str, str, str]) -> bool:
    """Whether each option is refused with its rule, in words about how things stand that hold the text given."""
    for option, rule, text in cases:
        assert why(session, option) == rule, option
        assert text in told(session, option), f"{option}: {told(session, option)!r}"
    return bool(cases)
