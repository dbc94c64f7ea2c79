"""Fairness: the dice of a table come from secrets that were committed to before anybody could use or choose them.

A table lives in epochs. Each has a secret of 32 bytes; its commitment, the SHA-256 of the secret, is shown from the moment
the epoch before began, so the server cannot choose a secret to its liking. Whoever comes to a seat may add words of their own
to the epoch that begins with them, so nobody can know it beforehand either. Every line of the log that throws dice
has the key HMAC-SHA256(secret, "hearthside 1:TABLE:LINE:WORDS"). When the game is over, all secrets are shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass, replace

from ..shapes import EpochView
from ..storage.rows import Epoch

BEGINNING = -1
"""What stands for the line of the log by whose key a table is first dealt."""
_LONG = 1 << 255
"""Set in every key, so that it drives the cryptographic generator."""


def commitment(secret: str) -> str:
    """What is shown of a secret before it is opened.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key_of(secret: str, table: str, line: int, words: str) -> int:
    """The key of the dice that a line of a table's log throws.

    >>> key_of("00" * 32, "0123456789abcdef", 3, "") == key_of("00" * 32, "0123456789abcdef", 4, "")
    False
    """
    message = f"hearthside 1:{table}:{line}:{words}".encode()
    digest = hmac.digest(bytes.fromhex(secret), message, "sha256")
    return int.from_bytes(digest, "big") | _LONG


def unused(number: int) -> Epoch:
    """An epoch that has not begun, with a fresh secret."""
    return Epoch(number, -1, secrets.token_hex(32), "", -1, "", 0.0)


@dataclass(frozen=True, slots=True)
class Fairness:
    """The epochs of a table: those that have begun, and one that is only committed to."""

    table: str
    epochs: tuple[Epoch, ...]

    @staticmethod
    def begin(table: str, why: str) -> Fairness:
        """The fairness of a new table."""
        first = replace(unused(0), line=BEGINNING + 1, why=why, began=time.time())
        return Fairness(table, (first, unused(1)))

    @property
    def current(self) -> Epoch | None:
        """The epoch that lines are made in now; none at a table from before there were any."""
        begun = [epoch for epoch in self.epochs if epoch.line >= 0]
        return begun[-1] if begun else None

    @property
    def next(self) -> Epoch:
        """The epoch that comes next."""
        last = self.epochs[-1] if self.epochs else None
        return last if last is not None and last.line < 0 else unused(len(self.epochs))

    def key(self, line: int) -> int | None:
        """The key of a line in the current epoch; None where there is no epoch."""
        now = self.current
        return None if now is None else key_of(now.secret, self.table, line, now.contribution)

    def turned(self, line: int, why: str, seat: int, words: str) -> Fairness:
        """The epochs once the next has begun at `line`, with the words of whoever came to `seat`."""
        begun = replace(
            self.next, line=line, why=why, seat=seat, contribution=words, began=time.time()
        )
        before = [epoch for epoch in self.epochs if epoch.line >= 0]
        return Fairness(self.table, (*before, begun, unused(begun.number + 1)))

    def view(self, opened: bool) -> list[EpochView]:
        """The epochs as everybody may see them; secrets only once they are `opened`, and never of one that has not begun:
        it is what dice come from if the game should go on.
        """
        return [
            EpochView(
                epoch=epoch.number,
                line=epoch.line,
                why=epoch.why,
                seat=epoch.seat,
                contribution=epoch.contribution,
                commitment=commitment(epoch.secret),
                secret=epoch.secret if opened and epoch.line >= 0 else None,
                began=epoch.began,
            )
            for epoch in self.epochs
        ]
