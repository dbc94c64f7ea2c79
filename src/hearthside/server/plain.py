"""Text from people that others read: nothing in it hides, turns the line round, or climbs out of it."""

from __future__ import annotations

import re

_CONTROLS = r"\x00-\x1f\x7f-\x9f"
_TURNS = r"\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_HIDDEN = (
    r"\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u2800\u3164"
    r"\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Marks without width, letters that are blank by design, and tags that only machines see."""
_UNSEEN = _CONTROLS + _TURNS + _HIDDEN
_MARKS = r"\u0300-\u034e\u0350-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe0f\ufe20-\ufe2f"
"""Marks that stand above and below the letter before them."""
STACK = 3
"""So many of them one letter may have."""
_LETTER = rf"[^{_UNSEEN}{_MARKS}][{_MARKS}]{{0,{STACK}}}"
NAME = rf"^ *[^{_UNSEEN}{_MARKS}\s][{_MARKS}]{{0,{STACK}}}(?:{_LETTER})*$"
"""What a name looks like: with hidden text in it one could pass for another, and with nothing to be seen for nobody."""
_left_out = re.compile(rf"[{_UNSEEN}]|(?<=[{_MARKS}]{{{STACK}}})[{_MARKS}]")


def spoken(text: str) -> str:
    """What others are shown of something said.

    >>> spoken("wait\\u202e for\\u200b me"), spoken("\\u3164 \\u2800"), len(spoken("a" + "\\u0301" * 40))
    ('wait for me', '', 4)
    """
    return "".join(c for c in _left_out.sub("", text) if c.isprintable()).strip()
