"""What a table's owner can do about the people at it: close and renew links, and keep somebody from speaking."""

from __future__ import annotations

import time

from ..declined import Declined
from ..http_types import LinkOrder, MuteOrder, NewLink
from ..links import Role
from ..storage import provenance, queries, upkeep
from ..storage.rows import Origin
from ..storage.sql import Connection
from .dealing import Dealing
from .following import Following
from .holders import Holder, only_owner
from .open_table import Held
from .peers import Peers


class Ownership:
    """Does it, and tells the table."""

    def __init__(self, following: Following, dealing: Dealing, peers: Peers) -> None:
        self.following, self.dealing, self.peers = following, dealing, peers
        self.store = following.store

    async def renew(self, who: Holder, order: LinkOrder) -> NewLink:
        """Close the links of a seat, of the spectators or of the owner, and make a new one."""
        async with who.table.held() as held:
            seat = _seat_of(held, who, order.role, order.seat)
            link = await self._relink(held, who, order.role, seat, renew=True)
        return NewLink(role=order.role, seat=seat, link=link)

    async def revoke(self, who: Holder, role: Role, seat: int | None) -> None:
        """Close the links of a seat or of the spectators; nobody comes in by them until there is a new one."""
        if role == "owner":
            message = (
                "A table without an owner's link could never be changed again; renew it instead."
            )
            raise Declined("bad_request", message)
        async with who.table.held() as held:
            seat = _seat_of(held, who, role, seat)
            await self._relink(held, who, role, seat, renew=False)

    async def mute(self, who: Holder, order: MuteOrder) -> None:
        """Keep a seat from speaking, or everybody who only looks on; or let them speak again."""
        only_owner(who)
        table = who.table
        async with table.held() as held:
            name = "Spectators" if order.seat is None else table.seat(order.seat).name
            await self.store.write(
                table.id, lambda db: upkeep.mute(db, table.id, order.seat, order.muted)
            )
            await self.following.reread(held)
            may = "may no longer speak" if order.muted else "may speak again"
            self.peers.notice(table, f"{name} {may}.")

    async def _relink(self, held: Held, who: Holder, role: Role, seat: int, renew: bool) -> str:
        """A seat whose link is closed may change hands, so what is to come is dealt anew and everybody can read why."""
        if role == "seat":
            self.dealing.expect_few(held, who.owner)
        table, now = held.table, time.time()
        told = _told(held, role, seat, renew)
        origin = Origin(held.play.number, told, now)

        def store(db: Connection) -> str:
            upkeep.drop_links(db, table.id, role, seat)
            if role == "seat":
                provenance.expect_room(db, table.id, who.owner)
                provenance.add_origin(db, table.id, origin)
            db.notify(table.id, "seats")
            return queries.add_link(db, table.id, role, seat) if renew else ""

        link = await self.store.write(table.id, store)
        await self.following.reread(held)
        self.peers.notice(table, told)
        if role == "seat":
            await self.dealing.anew(held, told, seat)
        return link


def _seat_of(held: Held, who: Holder, role: Role, seat: int | None) -> int:
    """The seat whose link is meant, -1 for links that open none; declined for those who may not close it.

    Whoever holds a seat may renew its link themselves: it may have fallen into other hands.
    """
    if role != "seat":
        only_owner(who)
        return -1
    if seat is None:
        raise Declined("bad_request", "Say which seat's link is meant.")
    if held.table.seat(seat).kind == "bot":
        raise Declined("bad_request", "A bot's seat has no link.")
    if not who.owner and seat not in who.seats:
        raise Declined("not_yours", "That link is not yours to close.", status=403)
    return seat


def _told(held: Held, role: Role, seat: int, renew: bool) -> str:
    whose = {"owner": "owner", "spectator": "spectators"}.get(role) or held.table.seat(seat).name
    done = "was replaced by a new one" if renew else "was closed"
    return f"The link of {whose} {done}."
