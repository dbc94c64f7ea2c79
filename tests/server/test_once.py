"""The way of one choice: the rules run once, nothing is shown before it is saved, and what is not saved never was."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hearthside.kernel import KeyedDice, Session, digest
from hearthside.server import lobby
from hearthside.server.config import Config
from hearthside.server.declined import Declined
from hearthside.server.http_types import NewTable
from hearthside.server.services import Services
from hearthside.server.storage import queries
from hearthside.server.storage.rows import Entry
from hearthside.server.storage.sql import StorageDown
from hearthside.server.tables import choices, playthrough
from hearthside.server.tables.open_table import OpenTable
from hearthside.server.tables.playthrough import Playthrough

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_table(data: Path) -> AsyncIterator[tuple[Services, OpenTable]]:
    """A server's services in this very process, and a table of two."""
    services = Services(Config(data=str(data), bots=0))
    await services.start()
    order = NewTable(game="pilfer", setup={"seats": 2})
    made = await services.creation.new_table(order, "192.0.2.1")
    yield services, await services.tables.open(made["table"])
    await services.stop()


async def test_the_rules_run_once_per_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(tmp_path) as (services, table):
        ran: list[int] = []
        once = Session._run

        def counted(session: Session[Any], option: Any) -> None:
            ran.append(session.number)
            once(session, option)

        monkeypatch.setattr(Session, "_run", counted)
        async with table.held() as held:
            await services.choices.choose(held, None, 0, "wait")
            await services.choices.show(held)
        assert ran == [1]


async def test_a_choice_that_is_not_saved_never_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(tmp_path) as (services, table):

        async def fail(*_: Any) -> bool:
            raise StorageDown("the disk is full")

        async with table.held() as held:
            before = digest(held.play.session.state), list(held.play.session.journal)
            with monkeypatch.context() as broken:
                broken.setattr(services.store, "write", fail)
                with pytest.raises(StorageDown):
                    await services.choices.choose(held, None, 0, "search")
            session = held.play.session
            assert (digest(session.state), list(session.journal)) == before
            assert (held.play.number, session.number, held.play.told) == (0, 0, [])
            assert await services.choices.choose(held, None, 0, "search") == 1


async def test_a_choice_that_is_cancelled_while_it_is_saved_is_read_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(tmp_path) as (services, table):
        saved = asyncio.Event()
        write = services.store.write

        async def saved_but_never_told(*given: Any) -> Any:
            await write(*given)
            saved.set()
            await asyncio.sleep(3600)

        async def choose() -> None:
            async with table.held() as held:
                await services.choices.choose(held, None, 0, "wait")

        with monkeypatch.context() as slow:
            slow.setattr(services.store, "write", saved_but_never_told)
            choosing = asyncio.create_task(choose())
            await saved.wait()
            choosing.cancel()
            await asyncio.wait([choosing])
        async with table.held() as held:
            assert (held.play.number, held.play.session.number, table.stale) == (0, 0, True)
            await services.following.current(held)
            assert (held.play.number, held.play.session.number) == (1, 1)


@pytest.mark.parametrize("name", sorted(lobby.games()))
def test_retreating_equals_never_having_chosen(name: str) -> None:
    """In every game, at every point: state, options, journal and its words."""
    dice, play = random.Random(name), Playthrough.begin(lobby.games()[name], {}, 5)
    for _ in range(80):
        session = play.session
        if session.decision is None:
            break
        before = digest(session.state), list(session.decision.options), list(session.journal)
        option = dice.choice(list(session.decision.options))
        entry = Entry(play.number, "choice", session.decision.seat, str(option), 0.0)
        told = list(play.told)
        play.advance(entry)
        play.retreat()
        assert session.decision is not None
        after = digest(session.state), list(session.decision.options), list(session.journal)
        assert (after, play.told) == (before, told)
        play.apply(entry)


async def test_to_and_fro_a_log_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "TAKEN_BACK", 6)
    monkeypatch.setattr(choices, "LONGEST", 8)
    async with a_table(tmp_path) as (services, table), table.held() as held:
        me: Any = SimpleNamespace(seats={0, 1})
        for _ in range(3):
            await services.choices.choose(held, me, held.play.number, "wait")
            await services.choices.vote(held, me, yes=True, asking=True)
        assert held.play.number == 6 and held.play.made == 0
        await services.choices.choose(held, me, 6, "wait")
        for act in (
            services.choices.undo(held, me),
            services.choices.vote(held, me, yes=True, asking=True),
        ):
            with pytest.raises(Declined, match="nothing more can be"):
                await act
        await services.choices.choose(held, me, 7, "wait")
        with pytest.raises(Declined, match="as long as one can be"):
            await services.choices.choose(held, me, 8, "wait")
        assert held.play.made == 2


async def test_of_what_is_said_the_last_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "MOST_SAID", 3)
    async with a_table(tmp_path) as (services, table):
        say = partial(queries.say, table=table.id, seat=0, name="Ann", now=0.0, worker="w")
        for n in range(10):
            await services.store.write(table.id, partial(say, text=f"line {n}"))
        kept = await services.store.read(lambda db: queries.chat(db, table.id))
    assert [one.text for one in kept] == ["line 7", "line 8", "line 9"]


async def test_a_careful_choice_is_tried_in_worlds_that_nobody_can_find_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[int] = []

    class Noted(KeyedDice):
        def __init__(self, seed: int = 0) -> None:
            keys.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(playthrough, "KeyedDice", Noted)
    me: Any = SimpleNamespace(seats={0, 1})
    async with a_table(tmp_path) as (services, table), table.held() as held:
        for _ in range(2):
            with pytest.raises(Declined, match="cannot be taken back"):
                await services.choices.choose(held, me, 0, "search", careful=True)
    assert len(set(keys)) == len(keys) and min(keys) >= 1 << 200


async def test_careful_rules_that_do_not_end_are_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*_: Any) -> bool:
        while True:
            pass

    monkeypatch.setattr(choices, "RULES", 0.3)
    monkeypatch.setattr(Playthrough, "final", endless)
    me: Any = SimpleNamespace(seats={0, 1})
    async with a_table(tmp_path) as (services, table), table.held() as held:
        with pytest.raises(Declined, match="untouched"):
            await services.choices.choose(held, me, 0, "wait", careful=True)
        assert held.play.number == 0
