"""Hints: what a bot would do in a person's place; the game is untouched."""

from __future__ import annotations

import secrets
from typing import Any

from hearthside.kernel import ANYONE

from ..declined import Declined
from ..shapes import Strength
from ..shares import Share
from ..sockets import Socket
from ..tables.choices import may_choose
from ..tables.open_table import OpenTable
from ..wire import Hint
from .pool import BotFailed, BotPool, BotRequest
from .turns import LIMITS


class Hints:
    """Asks bots for people."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool

    async def give(
        self, table: OpenTable, socket: Socket, strength: Strength, ref: int | str | None
    ) -> None:
        """Tell a socket what a bot would do."""
        async with table.held() as held:
            session = held.play.session
            decision = session.decision
            if decision is None or not may_choose(decision.seat, socket.seats):
                raise Declined("not_yours", "A hint is for whoever is to choose.")
            position = session.position()
        seat = min(socket.seats) if decision.seat == ANYONE else decision.seat
        # A hint is shown: what it supposes of hidden things is drawn from a key nobody can try out.
        limit, seed = LIMITS[strength], secrets.randbits(256) | 1 << 255
        request = BotRequest(table.game.name, position, strength, seed, limit, True, seat)

        def tell(said: dict[str, Any], done: bool = False) -> None:
            message = Hint(t="hint", options=said["options"], line=said["line"], done=done)
            if ref is not None:
                message["ref"] = ref
            socket.send(message)

        try:
            share = Share(socket.who, person=True)
            tell(await self.pool.think(request, tell, lambda: None, share), done=True)
        except BotFailed as error:
            raise Declined("no_hint", f"No hint: {error}") from error
