"""The same work on a Ray cluster, through Ray's public interface. Every node needs this package."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from .engines import TRIES, LostChunk
from .plan import StudyError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""How many items each core of the cluster is given ahead of time."""

STAY = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""What Ray looks at, when it is imported, to know whether it may leave the loopback interface."""


class RayEngine:
    """Joins the cluster at `address`, or starts Ray on this machine, reachable from it alone.

    An item whose worker or node dies is tried again by Ray, `TRIES` times in all.
    """

    name = "ray"

    def __init__(self, address: str = "", workers: int = 0) -> None:
        host = address.rpartition(":")[0]
        if not address or host in ("127.0.0.1", "localhost"):
            os.environ.setdefault(STAY, "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError:
            raise StudyError("--engine ray needs Ray: pip install 'hearthside[ray]'") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            self._init(address, workers)
        self.workers = int(self._ray.cluster_resources().get("CPU", 1))

    def _init(self, address: str, workers: int) -> None:
        if not address:
            self._ray.init(
                address="local",
                num_cpus=workers or None,
                include_dashboard=False,
                log_to_driver=False,
                _node_ip_address="127.0.0.1",
            )
            return
        _answers(address)
        try:
            self._ray.init(address=address, log_to_driver=False)
        except ConnectionError as error:
            raise StudyError(f"no Ray cluster answers at {address}: {error}") from None

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R]]:
        """Keep every core of the cluster a few items ahead, and hand on what is done."""
        ray = self._ray
        task = ray.remote(max_retries=TRIES - 1)(work_on)
        shared = ray.put(work)
        waiting = iter(items)
        running = {
            task.remote(shared, item): item for item in islice(waiting, self.workers * AHEAD)
        }
        try:
            while running:
                done, _ = ray.wait(list(running))
                for ref in done:
                    item = running.pop(ref)
                    try:
                        answer = ray.get(ref)
                    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                        raise LostChunk(f"{TRIES} workers died over {item!r}") from None
                    for fresh in islice(waiting, 1):
                        running[task.remote(shared, fresh)] = fresh
                    yield item, answer
        finally:
            for ref in running:
                ray.cancel(ref, force=True)


def work_on(work: Callable[[Any], Any], item: Any) -> Any:
    """What runs on a worker."""
    return work(item)


def _answers(address: str) -> None:
    """Find out quickly whether anything listens at `host:port`; Ray itself would ask for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except OSError as error:
        raise StudyError(
            f"no Ray cluster answers at {address}: {error.strerror or error}"
        ) from None
