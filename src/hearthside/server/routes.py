"""The HTTP interface: games, tables, seats, records and replays."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from . import gallery as shelves
from . import lessons, lobby
from .declined import Declined
from .guard import Buckets
from .http_types import (
    BranchAt,
    CouldReply,
    Created,
    ErrorReply,
    FairnessView,
    GameInfo,
    GuideInfo,
    Joiner,
    Keyring,
    KeyringView,
    LessonView,
    LinkOrder,
    LookingForPlayers,
    MuteOrder,
    NewLink,
    NewTable,
    NoticeCode,
    NoticeOrder,
    NoticeView,
    RecordText,
    ReplayView,
    Rules,
    Seated,
    SeatOrder,
    Shelf,
    TableChange,
    TableSummary,
)
from .links import Role, Token, read_token
from .services import Services
from .storage import lobby as lobby_store
from .storage import queries
from .storage.notices import NoticeKind
from .storage.sql import Connection
from .tables import holders
from .tables.holders import Holder

router = APIRouter(
    prefix="/api",
    responses={code: {"model": ErrorReply} for code in ("4XX", "5XX")},
)
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Seat = Annotated[int, Path(ge=0, le=63)]
MOST_LISTED = 100
"""Tables that the lobby shows as looking for players."""
MOST_TOKENS = 500
"""Tokens one list of tables may be asked for with."""


def services_of(request: Request) -> Services:
    """The services of this server process."""
    services: Services = request.app.state.services
    return services


async def holder_of(
    request: Request, table: TableId, authorization: Annotated[str, Header(max_length=200)] = ""
) -> Holder:
    """Who asks, by the token in the Authorization header."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Declined("no_token", "Send the link's token: Authorization: Bearer ...", status=401)
    return await holders.holder(services_of(request).following, table, token.strip())


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def may_make(request: Request) -> None:
    """Decline those who make too many tables."""
    buckets: Buckets = request.app.state.new_tables
    if not buckets.take(address(request)):
        raise Declined("too_many", "Too many new tables; wait a moment.", status=429)


Here = Annotated[Services, Depends(services_of)]
Who = Annotated[Holder, Depends(holder_of)]
Making = Depends(may_make)


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
def lesson_could(
    game: str,
    lesson: str,
    made: Annotated[int, Query(ge=0, le=10_000)],
    thing: Annotated[str, Query(max_length=200)],
) -> CouldReply:
    """What could be done with a thing of a lesson after so many of its choices, and why not."""
    return lessons.could(game, lesson, made, thing)


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
    services: Here, x_seats: Annotated[str, Header(max_length=MOST_TOKENS * 50)] = ""
) -> list[TableSummary]:
    """The tables that one's tokens open, the last touched first."""
    tokens = [token.strip() for token in x_seats.split(",") if token.strip()][:MOST_TOKENS]

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

    return await services.store.read(find)


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


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(services: Here, who: Who, seat: Seat, order: SeatOrder) -> Seated:
    """Seat a person, a friend or a bot; the seat's old links are closed."""
    return await services.seating.change_seat(who, seat, order)


@router.post("/tables/{table}/seats")
async def add_seat(services: Here, who: Who, order: SeatOrder) -> Seated:
    """Let one more player join, where the game does."""
    return await services.seating.add_seat(who, order)


@router.get("/open")
async def open_tables(services: Here) -> list[LookingForPlayers]:
    """Tables that look for players, the newest first."""
    found = await services.store.read(lambda db: lobby_store.listed(db, MOST_LISTED))
    titles = {name: game.title for name, game in lobby.games().items()}
    return [
        LookingForPlayers(title=titles.get(one.game, one.game), **one._asdict()) for one in found
    ]


@router.post("/open/{table}/join", dependencies=[Making])
async def join(services: Here, table: TableId, joiner: Joiner) -> Seated:
    """Take an open seat of a table that looks for players."""
    return await services.seating.join(table, joiner.name or "")


def keyring_token(authorization: Annotated[str, Header(max_length=200)] = "") -> Token:
    """The token that opens a keyring."""
    token = read_token(authorization.partition(" ")[2].strip())
    if token is None:
        raise Declined(
            "no_token", "Send the keyring's token: Authorization: Bearer ...", status=401
        )
    return token


Ring = Annotated[Token, Depends(keyring_token)]


@router.get("/keyring")
async def keyring(services: Here, token: Ring) -> KeyringView:
    """What a browser kept here, for another to go on with."""
    found = await services.store.read(lambda db: lobby_store.keyring(db, token))
    if found is None:
        raise Declined("bad_token", "This recovers nothing.", status=404)
    return KeyringView(content=found)


@router.put("/keyring", status_code=204, dependencies=[Making])
async def keep_keyring(services: Here, request: Request, token: Ring, ring: Keyring) -> Response:
    """Keep a keyring, in place of the one before."""
    now, who = time.time(), address(request)
    how = await services.store.write(
        "", lambda db: lobby_store.keep_keyring(db, token, ring.content, who, now)
    )
    if how == "not yours":
        raise Declined("bad_token", "This recovers nothing of yours.", status=403)
    if how == "too many":
        raise Declined("quota", "Too many keyrings are kept for your address.", status=429)
    return Response(status_code=204)


@router.delete("/keyring", status_code=204)
async def drop_keyring(services: Here, token: Ring) -> Response:
    """Keep a keyring no longer."""
    await services.store.write("", lambda db: lobby_store.drop_keyring(db, token))
    return Response(status_code=204)


@router.get("/notices")
async def notice_kinds(services: Here) -> list[NoticeKind]:
    """The ways in which people can be told here that it is their turn."""
    return services.your_turn.kinds


@router.get("/tables/{table}/seats/{seat}/notices")
async def seat_notices(services: Here, who: Who, seat: Seat) -> list[NoticeView]:
    """How a seat is told that it is its turn."""
    return await services.your_turn.of_seat(who, seat)


@router.put("/tables/{table}/seats/{seat}/notices")
async def keep_notice(
    services: Here, request: Request, who: Who, seat: Seat, order: NoticeOrder
) -> NoticeView:
    """Tell a seat when it is its turn; an e-mail address must be confirmed first."""
    return await services.your_turn.keep(who, seat, order, address(request))


@router.post("/tables/{table}/seats/{seat}/notices/confirm")
async def confirm_notice(services: Here, who: Who, seat: Seat, code: NoticeCode) -> NoticeView:
    """Confirm an e-mail address by the code that was sent there."""
    return await services.your_turn.confirm(who, seat, code.code)


@router.delete("/tables/{table}/seats/{seat}/notices", status_code=204)
async def drop_notice(services: Here, who: Who, seat: Seat, kind: NoticeKind) -> Response:
    """Tell a seat no longer."""
    await services.your_turn.drop(who, seat, kind)
    return Response(status_code=204)


@router.delete("/tables/{table}/seats/{seat}", status_code=204)
async def drop_seat(services: Here, who: Who, seat: Seat) -> Response:
    """Let a player leave, where the game does."""
    await services.seating.drop_seat(who, seat)
    return Response(status_code=204)


@router.get(
    "/tables/{table}/record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(services: Here, who: Who) -> PlainTextResponse:
    """The record of a table, as a file."""
    text = await services.looking_back.record(who)
    name = f"{who.table.game.name}-{who.table.id}.hearthside"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/fairness")
async def fairness(services: Here, who: Who) -> FairnessView:
    """By which secrets a table's dice are thrown, and where it comes from."""
    return await services.dealing.report(who.table)


@router.get("/tables/{table}/replay")
async def replay(
    services: Here,
    who: Who,
    at: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    seat: Annotated[int | None, Query(ge=-2, le=63)] = None,
) -> ReplayView:
    """A table as it stood after `at` choices."""
    return await services.looking_back.look_back(who, at, seat)


@router.post("/tables/{table}/branch", dependencies=[Making])
async def branch(services: Here, request: Request, who: Who, point: BranchAt) -> Created:
    """A new table with the same beginning."""
    return await services.creation.branch(
        who.table, point.at, who.owner, who.seats, address(request)
    )
