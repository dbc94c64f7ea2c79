"""The HTTP interface: games, tables, seats, records and replays."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import PlainTextResponse, Response

from . import gallery as shelves
from . import lessons, lobby
from .asking import Here, Making, Seat, Who, address
from .http_types import (
    BranchAt,
    ClockOrder,
    CouldReply,
    Created,
    ErrorReply,
    FairnessView,
    GameInfo,
    GuideInfo,
    LessonView,
    LinkOrder,
    MuteOrder,
    NewLink,
    NewTable,
    RecordText,
    ReplayView,
    Rules,
    Seated,
    SeatOrder,
    Shelf,
    TableChange,
    TableSummary,
)
from .links import Role
from .storage import lobby as lobby_store
from .storage import queries
from .storage.sql import Connection
from .tables import holders

router = APIRouter(
    prefix="/api",
    responses={code: {"model": ErrorReply} for code in ("4XX", "5XX")},
)
MOST_TOKENS = 500
"""Tokens one list of tables may be asked for with."""


@router.get("/games")
async def games() -> list[GameInfo]:
    """Every game of the house."""
    return [lobby.game_info(game) for game in lobby.games().values()]


@router.get("/games/{game}/rules")
async def rules(game: str) -> Rules:
    """A game's rule book."""
    return lobby.rules(lobby.game_of(game))


@router.get("/games/{game}/gallery")
def gallery(game: str) -> list[Shelf]:
    """Every card and piece of a game, as they look on the table."""
    return shelves.gallery(game)


@router.get("/games/{game}/guide")
async def guide(game: str) -> list[GuideInfo]:
    """Guided first turns of a game."""
    return lobby.guides(lobby.game_of(game))


@router.get("/games/{game}/lessons/{lesson}")
def lesson(game: str, lesson: str) -> LessonView:
    """A lesson, ready to be played without a table."""
    return lessons.lesson(game, lesson)


@router.get("/games/{game}/lessons/{lesson}/could")
async def lesson_could(
    services: Here,
    request: Request,
    game: str,
    lesson: str,
    made: Annotated[int, Query(ge=0, le=10_000)],
    thing: Annotated[str, Query(max_length=200)],
) -> CouldReply:
    """What could be done with a thing of a lesson after so many of its choices, and why not."""
    look = partial(lessons.could, game, lesson, made, thing)
    return await services.usage.beside(address(request), look)


@router.post("/tables", dependencies=[Making])
async def new_table(services: Here, request: Request, order: NewTable) -> Created:
    """Make a table."""
    return await services.creation.new_table(order, address(request))


@router.post("/tables/import", dependencies=[Making])
async def import_table(services: Here, request: Request, record: RecordText) -> Created:
    """Make a table from a record file."""
    return await services.creation.from_record(record.record, address(request))


@router.get("/tables")
async def my_tables(
    services: Here,
    request: Request,
    x_seats: Annotated[str, Header(max_length=MOST_TOKENS * 50)] = "",
) -> list[TableSummary]:
    """The tables that one's tokens open, the last touched first."""
    given = dict.fromkeys(token.strip() for token in x_seats.split(",") if token.strip())
    tokens = list(given)[:MOST_TOKENS]

    def find(db: Connection) -> list[TableSummary]:
        opened = [link for token in tokens if (link := queries.opened(db, token)) is not None]
        rows = {row.id: row for row in queries.tables(db, sorted({link.table for link in opened}))}
        titles = {name: game.title for name, game in lobby.games().items()}
        found = []
        for id, row in rows.items():
            seats = queries.seats(db, id)
            for link in opened:
                if link.table == id:
                    found.append(holders.of_row(link, row, seats, titles.get(row.game, row.game)))
        return found

    return await services.store.read(services.usage.within(address(request), find))


@router.get("/tables/{table}")
async def one_table(who: Who) -> TableSummary:
    """A table in short."""
    return await holders.of_holder(who)


@router.patch("/tables/{table}")
async def change_table(services: Here, who: Who, change: TableChange) -> TableSummary:
    """Rename or archive a table."""
    holders.only_owner(who)
    table = who.table

    def store(db: Connection) -> None:
        if change.name is not None:
            queries.rename(db, table.id, change.name)
        if change.archived is not None:
            queries.archive(db, table.id, change.archived)
        if change.listed is not None:
            lobby_store.set_listed(db, table.id, change.listed)

    async with table.held() as held:
        await services.store.write(table.id, store)
        await services.following.reread(held)
    return await holders.of_holder(who)


@router.delete("/tables/{table}", status_code=204)
async def delete_table(services: Here, who: Who) -> Response:
    """Take a table away for good, with its record, its chat and its links."""
    holders.only_owner(who)
    async with who.table.held() as held:
        await services.keeping.delete(held)
    return Response(status_code=204)


@router.post("/tables/{table}/links")
async def renew_link(services: Here, who: Who, order: LinkOrder) -> NewLink:
    """Close the links of a seat, of the spectators or of the owner, and make a new one."""
    return await services.ownership.renew(who, order)


@router.delete("/tables/{table}/links", status_code=204)
async def revoke_link(
    services: Here, who: Who, role: Role, seat: Annotated[int | None, Query(ge=0, le=63)] = None
) -> Response:
    """Close the links of a seat or of the spectators."""
    await services.ownership.revoke(who, role, seat)
    return Response(status_code=204)


@router.put("/tables/{table}/mutes", status_code=204)
async def mute(services: Here, who: Who, order: MuteOrder) -> Response:
    """Keep a seat or all spectators from speaking, or let them speak again."""
    await services.ownership.mute(who, order)
    return Response(status_code=204)


@router.put("/tables/{table}/clock", status_code=204)
async def set_clock(services: Here, who: Who, order: ClockOrder) -> Response:
    """Give a table a clock before the first choice, or take it away."""
    await services.clocks.set(who, order)
    return Response(status_code=204)


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(services: Here, who: Who, seat: Seat, order: SeatOrder) -> Seated:
    """Seat a person, a friend or a bot; the seat's old links are closed."""
    return await services.seating.change_seat(who, seat, order)


@router.post("/tables/{table}/seats")
async def add_seat(services: Here, who: Who, order: SeatOrder) -> Seated:
    """Let one more player join, where the game does."""
    return await services.seating.add_seat(who, order)


@router.delete("/tables/{table}/seats/{seat}", status_code=204)
async def drop_seat(services: Here, who: Who, seat: Seat) -> Response:
    """Let a player leave, where the game does."""
    await services.seating.drop_seat(who, seat)
    return Response(status_code=204)


@router.get(
    "/tables/{table}/record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(services: Here, request: Request, who: Who) -> PlainTextResponse:
    """The record of a table, as a file."""
    text = await services.looking_back.record(who, address(request))
    name = f"{who.table.game.name}-{who.table.id}.hearthside"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/fairness")
async def fairness(services: Here, request: Request, who: Who) -> FairnessView:
    """By which secrets a table's dice are thrown, and where it comes from."""
    return await services.dealing.report(who.table, address(request))


@router.get("/tables/{table}/replay")
async def replay(
    services: Here,
    request: Request,
    who: Who,
    at: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    seat: Annotated[int | None, Query(ge=-2, le=63)] = None,
) -> ReplayView:
    """A table as it stood after `at` choices."""
    return await services.looking_back.look_back(who, at, seat, address(request))


@router.post("/tables/{table}/branch", dependencies=[Making])
async def branch(services: Here, request: Request, who: Who, point: BranchAt) -> Created:
    """A new table with the same beginning."""
    return await services.creation.branch(
        who.table, point.at, who.owner, who.seats, address(request)
    )
