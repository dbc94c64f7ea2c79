"""Nobody takes more of the processor than their part, whatever they ask for it by."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.running import PATIENCE, ServerProcess, Start, bearer

from hearthside.server.client import TableClient
from hearthside.server.usage import AT_ONCE, TOLD, Usage

pytestmark = pytest.mark.anyio
WHO = "192.0.2.1"
SHARE = 0.002
"""Little enough that it is used up soon: 40 ms at once."""
MOST = 3_000
"""Requests after which nothing seems to be counted."""


def busy(seconds: float) -> float:
    """Keep the processor busy for so long; how long it was."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass
    return time.thread_time() - began


@contextlib.asynccontextmanager
async def spent(usage: Usage) -> AsyncIterator[list[float]]:
    """What is counted meanwhile, summed up in the end."""
    counted: list[float] = []
    usage.spend = lambda who, seconds: counted.append(seconds)  # type: ignore[method-assign]
    yield counted
    await asyncio.sleep(0.01)  # threads tell the loop


async def test_what_the_loop_is_busy_with_counts_and_what_it_waits_for_does_not() -> None:
    usage = Usage(1.0)

    async def work() -> str:
        busy(0.01)
        await asyncio.sleep(0.1)
        busy(0.02)
        await asyncio.gather(*(asyncio.to_thread(busy, 0.01) for _ in range(3)))
        return "done"

    async with spent(usage) as counted:
        assert await usage.of(WHO, work()) == "done"
    assert 0.03 <= sum(counted) < 0.06


async def test_what_threads_do_counts(anyio_backend: str) -> None:
    usage = Usage(1.0)
    async with spent(usage) as counted:
        took = await usage.beside(WHO, lambda: busy(0.02))
        took += await asyncio.to_thread(usage.within(WHO, busy), 0.01)
    assert took <= sum(counted) < took + 0.01


async def test_failures_and_cancelling_go_through_as_if_nobody_counted() -> None:
    usage, heard = Usage(1.0), []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise LookupError

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            busy(0.01)
            heard.append("cancelled")
            raise

    async with spent(usage) as counted:
        with pytest.raises(LookupError):
            await usage.of(WHO, fail())
        task = asyncio.create_task(usage.of(WHO, wait()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert heard == ["cancelled"] and sum(counted) >= 0.01


def test_who_has_had_their_part_waits_and_nobody_else_does(monkeypatch: Any) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    usage = Usage(0.25)
    usage.spend(WHO, 0.25 * AT_ONCE)
    assert usage.may(WHO)
    usage.spend(WHO, 0.5)
    assert not usage.may(WHO) and usage.may("192.0.2.2")
    now[0] += 1.9
    assert not usage.may(WHO)
    now[0] += 0.2
    assert usage.may(WHO)
    usage.spend("", 1e9)
    assert usage.may("")


@pytest.fixture(scope="module")
def stingy(tmp_path_factory: pytest.TempPathFactory, module_server: Start) -> ServerProcess:
    """A server that gives nobody much."""
    data = tmp_path_factory.mktemp("data")
    return module_server(data, HEARTHSIDE_BOTS="0", HEARTHSIDE_SHARE=str(SHARE))


addresses = (f"127.0.1.{n}" for n in range(1, 250))


@pytest.fixture
def visitors() -> Iterator[list[httpx.Client]]:
    """Four who come from addresses of their own."""
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(
                httpx.Client(
                    transport=httpx.HTTPTransport(local_address=next(addresses)), timeout=PATIENCE
                )
            )
            for _ in range(4)
        ]


def a_table(server: ServerProcess, maker: httpx.Client, seats: int = 2) -> Any:
    """A table made from somewhere else."""
    order = {"game": "vagrantsong", "setup": {}}
    return maker.post(f"{server.url}/api/tables", json=order).json()


def asked_until_refused(
    asker: httpx.Client, method: str, url: str, headers: dict[str, str], body: Any = None
) -> int:
    """How often something is answered before it is too much."""
    for answered in range(MOST):
        answer = asker.request(method, url, headers=headers, json=body)
        if answer.status_code == 429:
            assert answer.json()["error"]["message"] == TOLD
            return answered
        assert answer.status_code == 200, answer.text
    return MOST


ASKED = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/replay?at=0", None),
    ("GET", "/fairness", None),
    ("POST", "/branch", {"at": 0}),
    ("PATCH", "", {"listed": True}),
    ("POST", "/links", {"role": "spectator"}),
]


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_whatever_is_asked_for_over_and_over_counts_by_what_it_takes(
    stingy: ServerProcess, visitors: list[httpx.Client], method: str, path: str, body: Any
) -> None:
    maker, asker, other, _ = visitors
    table = a_table(stingy, maker)
    address, headers = f"{stingy.url}/api/tables/{table['table']}", bearer(table["owner"])
    assert 0 < asked_until_refused(asker, method, address + path, headers, body) < MOST
    assert other.get(address, headers=headers).status_code == 200
    assert asker.get(f"{stingy.url}/healthz").status_code == 200, "nobody is kept from watching"


def test_a_list_of_many_tables_counts_for_more(
    stingy: ServerProcess, visitors: list[httpx.Client]
) -> None:
    token = a_table(stingy, visitors[0])["spectator"]
    counts = []
    for asker, tokens in ((visitors[1], 1), (visitors[2], 450)):
        many = ",".join([token, *(f"{n:044}" for n in range(1, tokens))])
        headers = {"X-Seats": many}
        counts.append(asked_until_refused(asker, "GET", f"{stingy.url}/api/tables", headers))
    assert counts[1] < counts[0] / 2


@pytest.mark.parametrize("t", ["look", "why", "plan", "could", "hello"])
async def test_messages_count_by_what_they_take(
    stingy: ServerProcess, visitors: list[httpx.Client], t: str
) -> None:
    table = a_table(stingy, visitors[0])
    came = f"127.0.2.{ASKED_BY.index(t) + 1}"
    async with TableClient(stingy.url, table["table"], table["owner"], come_from=came) as client:
        asked = client.asked
        messages: dict[str, dict[str, Any]] = {
            "look": {"seat": 0},
            "why": {"option": "go:Z99"},
            "plan": {"number": asked["number"], "steps": [{"option": client.options[0]}]},
            "could": {"thing": client.view["things"][0]["id"]},
            "hello": {"token": table["owner"]},
        }
        for _ in range(MOST):
            await client.send(t, **messages[t])
            if client.latest("error").get("message") == TOLD:
                break
            await asyncio.sleep(0.001)
        assert client.latest("error").get("message") == TOLD


ASKED_BY = ["look", "why", "plan", "could", "hello"]


async def test_bots_of_one_visitor_slow_down_and_nobody_elses(
    tmp_path: Path, module_server: Start
) -> None:
    """A choice takes more of the processor than there is in minutes, so bots stop after the first, or the second."""
    server = module_server(tmp_path, HEARTHSIDE_SHARE="0.00001")
    bots = [{"kind": "bot", "strength": "beginner"}] * 2

    def made(maker: httpx.Client) -> dict[str, str]:
        order = {"game": "pilfer", "setup": {"seats": 2}, "seats": bots}
        answer: dict[str, str] = maker.post(f"{server.url}/api/tables", json=order).json()
        return answer

    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.3.1")) as maker:
        table = made(maker)
    first = TableClient(server.url, table["table"], table["spectator"], come_from="127.0.3.2")
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.3.3")) as maker:
        table = made(maker)
    other = TableClient(server.url, table["table"], table["spectator"], come_from="127.0.3.4")
    async with first:
        await first.until(lambda: first.view["number"] >= 1)
        async with other:
            await other.until(lambda: other.view["number"] >= 1)
            await asyncio.sleep(1)
        assert first.view["number"] <= 2 and not first.over
