"""Records from outside: read and replayed in a process of their own, and believed only as far as they can be.

A record is rebuilt by replaying it from its setup and seed. A position in it, which a record of older rules or of a
running game needs, is believed only if this server signed it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from typing import Any

from .child import Child
from .declined import Declined
from .links import network
from .logs import log
from .shares import Share, Shares
from .storage import provenance
from .storage.store import Store

LIMIT = 30.0
"""Seconds that replaying a record may take."""
READERS = 2
"""Processes that read records."""
_END = "\nend "
_SIGNED = "\nsigned "


class Records:
    """Signs the records that leave this server, and reads those that come."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._readers = [Child("hearthside.server.record_process") for _ in range(READERS)]
        self._shares = Shares(self._readers)
        self._busy: set[str] = set()
        self._secret: bytes | None = None

    async def stop(self) -> None:
        """End the processes that read."""
        await asyncio.gather(*(reader.kill() for reader in self._readers))

    async def signed(self, text: str) -> str:
        """A record with a line by which this server knows it again."""
        return sign(text, await self._key())

    async def vouched(self, text: str) -> bool:
        """Whether this server signed a record, every line of it."""
        at = text.rfind(_SIGNED)
        if at < 0:
            return False
        given = text[at + len(_SIGNED) :].split("\n", 1)[0]
        return hmac.compare_digest(
            given.encode(), _signature(text[: at + 1], await self._key()).encode()
        )

    async def read(self, text: str, who: str) -> dict[str, Any]:
        """What a record holds, once it has been replayed and found sound. One at a time for each address that asks."""
        who = network(who)
        if who in self._busy:
            raise Declined("too_many", "Another record of yours is being read.", status=429)
        self._busy.add(who)
        try:
            request = {"record": text, "vouched": await self.vouched(text)}
            async with self._shares.turn(Share(who)) as reader:
                answer = await _asked(reader, request)
        except (EOFError, TimeoutError, OSError, ValueError) as error:
            log.warning("a record could not be read", extra={"why": repr(error)})
            message = (
                "The record cannot be taken in: replaying it takes too long, or too much memory."
            )
            raise Declined("bad_record", message) from None
        finally:
            self._busy.discard(who)
        reason = answer.get("refused") or answer.get("error")
        if reason:
            raise Declined("bad_record", f"The record cannot be taken in: {reason}"[:500])
        return answer

    async def _key(self) -> bytes:
        if self._secret is None:
            self._secret = await self.store.write(
                "", lambda db: provenance.server_key(db, "records")
            )
        return self._secret


async def _asked(reader: Child, request: dict[str, Any]) -> dict[str, Any]:
    """What a process that reads answers; one that does not is ended."""
    try:
        return await reader.ask(request, LIMIT, lambda _: None)
    except BaseException:
        await reader.kill()
        raise


def sign(text: str, key: bytes) -> str:
    """A record with a line by which whoever has the key knows it again."""
    body = text[: text.rindex(_END) + 1]
    body += f"signed {_signature(body, key)}\n"
    checksum = hashlib.blake2b(body.encode(), digest_size=8).hexdigest()
    return f"{body}end {checksum}\n"


def _signature(body: str, key: bytes) -> str:
    return hmac.digest(key, body.encode(), "sha256").hex()


def compact(data: object) -> str:
    """JSON without a space in it."""
    return json.dumps(data, separators=(",", ":"))
