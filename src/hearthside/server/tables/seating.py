"""Who sits where, and how seats change hands."""

from __future__ import annotations

from dataclasses import replace

from ..declined import Declined
from ..http_types import Seated, SeatOrder
from ..links import Link
from ..storage import lobby, notices, provenance, queries
from ..storage.rows import SeatRow
from ..storage.sql import Connection
from .choices import Choices
from .creation import seat_row
from .dealing import Dealing
from .following import Following
from .holders import Holder, only_owner
from .open_table import Held
from .peers import Peers
from .playthrough import summary


class Seating:
    """Seats people and bots."""

    def __init__(
        self,
        following: Following,
        choices: Choices,
        dealing: Dealing,
        peers: Peers,
        most_joined: int,
    ) -> None:
        self.most_joined = most_joined
        """Seats that may be taken in the lobby from one address while those games go on."""
        self.following, self.choices, self.dealing, self.peers = following, choices, dealing, peers
        self.store, self.worker = following.store, peers.worker

    async def arrive(self, held: Held, link: Link, contribution: str) -> None:
        """Somebody has come by a link. The first to come to a seat takes it, before they have seen anything of it.

        A friend's coming deals anew what nobody knows; so does any first comer's contribution before the first choice.
        """
        table = held.table
        if table.row.redeal:
            await self._redeal(held)
        mine = {s.seat for s in table.seats if s.kind == "me"} if link.role == "owner" else set()
        coming = mine | ({link.seat} if link.role == "seat" else set())
        fresh = [s for s in table.seats if s.seat in coming and not s.seen]
        if not fresh:
            return
        claimed = [s for s in fresh if s.kind == "friend" and not s.claimed]

        def store(db: Connection) -> None:
            for row in fresh:
                queries.add_seat(db, table.id, replace(row, claimed=True, seen=True))
            db.notify(table.id, "seats", worker=self.worker)

        await self.store.write(table.id, store)
        seats = [replace(s, claimed=True, seen=True) if s in fresh else s for s in table.seats]
        table.seats = seats
        if claimed or (contribution and held.play.untouched):
            who = " and ".join(row.name for row in fresh)
            await self.dealing.anew(held, f"{who} came to the table.", fresh[0].seat, contribution)

    async def _redeal(self, held: Held) -> None:
        """Lines that were played before a backup was restored are known, and must not throw the same dice again."""
        table = held.table
        await self.dealing.anew(held, table.row.redeal)
        await self.store.write(table.id, lambda db: provenance.redealt(db, table.id))
        table.row = replace(table.row, redeal="")

    async def change_seat(self, who: Holder, seat: int, order: SeatOrder) -> Seated:
        """Seat somebody else; whoever held the seat before holds it no longer."""
        table = who.table
        if not who.owner and seat not in who.seats:
            raise Declined("not_yours", "That seat is not yours to give.", status=403)
        async with table.held() as held:
            session, old = held.play.session, table.seat(seat)
            row = seat_row(table.roles, seat, order)
            renaming = not who.owner and order.kind == old.kind
            if renaming:
                row = replace(old, name=order.name or old.name, strength=row.strength)
            if not renaming:
                self.dealing.expect_few(held, who.owner)
            bots = table.bots - {seat} | ({seat} if row.kind == "bot" else set())

            def store(db: Connection) -> str:
                queries.add_seat(db, table.id, row)
                queries.summarise(db, table.id, summary(session, bots), table.row.updated)
                link = ""
                if not renaming:
                    provenance.expect_room(db, table.id, who.owner)
                    queries.drop_links(db, table.id, seat)
                    notices.drop_all(db, table.id, seat)
                    if row.kind != "bot":
                        link = queries.add_link(db, table.id, "seat", seat)
                db.notify(table.id, "seats", worker=self.worker)
                return link

            link = await self.store.write(table.id, store)
            table.seats = [row if s.seat == seat else s for s in table.seats]
            await self.following.reread(held)
            if not renaming:
                self.peers.notice(table, _seated(held, row))
                await self.dealing.anew(held, _seated(held, row), seat)
        seated = Seated(seat=seat, kind=row.kind, name=row.name)
        if link:
            seated["link"] = link
        return seated

    async def join(self, id: str, name: str, address: str) -> Seated:
        """Take an open seat of a table that looks for players. A stranger's coming deals anew what nobody knows."""
        taken = await self.store.write(
            id, lambda db: lobby.take_seat(db, id, name, address, self.most_joined)
        )
        if taken == "too many":
            message = (
                f"{self.most_joined} seats were taken from your address, and that is as many as can be while"
                " those games go on. Leave one first."
            )
            raise Declined("quota", message, status=429)
        if taken == "none":
            message = "The table does not look for players, or somebody was quicker."
            raise Declined("no_seat", message, status=409)
        seat, link = taken
        table = await self.following.tables.open(id, address)
        async with table.held() as held:
            await self.following.reread(held)
            row = table.seat(seat)
            await self.dealing.anew(held, f"{row.name} came from the lobby.", seat)
        return Seated(seat=seat, kind=row.kind, name=row.name, link=link)

    async def add_seat(self, who: Holder, order: SeatOrder) -> Seated:
        """Let one more player join, where the game offers that now: at a new seat, or an empty one."""
        only_owner(who)
        table = who.table
        async with table.held() as held:
            before = held.play.session.state.seats
            await self._choose_for_seats(held, "join", None)
            seats = held.play.session.state.seats
            empty = [s.seat for s in table.seats if s.kind == "friend" and not s.claimed]
            seat = seats - 1 if seats > before else min(empty, default=seats - 1)
        return await self.change_seat(who, seat, order)

    async def drop_seat(self, who: Holder, seat: int) -> None:
        """Let a player leave, where the game offers that now; their links are closed.

        A game that counts its seats on leaves an empty one behind, for whoever joins next.
        """
        table = who.table
        if not who.owner and seat not in who.seats:
            raise Declined("not_yours", "That seat is not yours to leave.", status=403)
        async with table.held() as held:
            empty = replace(table.seat(seat), kind="friend", strength="", claimed=False)
            await self._choose_for_seats(held, "leave", seat)
            stays = seat < held.play.session.state.seats

            def store(db: Connection) -> None:
                queries.drop_seat(db, table.id, seat)
                notices.drop_all(db, table.id, seat)
                if stays:
                    queries.add_seat(db, table.id, empty)
                db.notify(table.id, "seats", worker=self.worker)

            await self.store.write(table.id, store)
            await self.following.reread(held)

    async def _choose_for_seats(self, held: Held, verb: str, seat: int | None) -> None:
        """Make the choice that adds a seat or removes `seat`, if it is on offer."""
        decision = held.play.session.decision
        for option in decision.options if decision else ():
            if option.verb == verb and (seat is None or option.args[:1] == (seat,)):
                await self.choices.choose(held, None, held.play.number, str(option))
                await self.choices.show(held)
                return
        message = f"{held.table.game.title} does not let players {verb} at this point."
        raise Declined(f"no_{verb}", message, status=409)


def _seated(held: Held, row: SeatRow) -> str:
    who = held.table.game.words.seat(held.play.session.state, row.seat)
    taken = {"bot": f"A bot ({row.strength}) plays", "friend": "A friend is asked to play"}
    return f"{taken.get(row.kind, f'{row.name} plays')} {who}."
