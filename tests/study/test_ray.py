"""Ray: a cluster of two nodes gives the same results as this process, and survives dying workers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hearthside.study import Plan, StudyError, read, run
from hearthside.study.engines import Here, LostChunk
from hearthside.study.ray_engine import STAY, RayEngine

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a core each on this machine, on the loopback interface only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv(STAY, "0")
        import ray
        from ray.cluster_utils import Cluster

        nodes = Cluster(
            initialize_head=True,
            head_node_args={
                "num_cpus": 1,
                "node_ip_address": "127.0.0.1",
                "include_dashboard": False,
                "object_store_memory": 80_000_000,
            },
        )
        nodes.add_node(num_cpus=1, node_ip_address="127.0.0.1", object_store_memory=80_000_000)
        nodes.wait_for_nodes()
        try:
            yield nodes
        finally:
            ray.shutdown()
            nodes.shutdown()  # type: ignore[no-untyped-call]


def where(item: tuple[str, int]) -> tuple[str, int]:
    """The node that an item was worked on; the fifth item kills its worker the first time.

    No item is done before both nodes have one in hand, however slowly one of them starts.
    """
    folder, number = Path(item[0]), item[1]
    if number == 5:
        mark = folder / "died"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    import ray

    node = ray.get_runtime_context().get_node_id()
    (folder / f"node-{node}").touch()
    ends = time.monotonic() + 120
    while len(list(folder.glob("node-*"))) < 2:
        assert time.monotonic() < ends, "the other node is never given anything"
        time.sleep(0.05)
    return node, number


def die(number: int) -> int:
    """Kill the own worker for real."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_two_nodes_give_the_results_of_one_process(
    cluster: Any, small: Callable[..., Plan], tmp_path: Path
) -> None:
    import ray

    engine = RayEngine(cluster.address)
    assert engine.workers == 2
    nodes = [node for node in ray.nodes() if node["Alive"]]  # type: ignore[no-untyped-call]
    assert [node["NodeManagerAddress"] for node in nodes] == ["127.0.0.1"] * 2
    far, here = tmp_path / "ray.jsonl", tmp_path / "here.jsonl"
    ran = run(small(40), out=far, engine=engine)
    run(small(40), out=here, engine=Here())
    assert (ran.engine, ran.workers, ran.summary.games) == ("ray", 2, 160)
    assert far.read_bytes() == here.read_bytes()


def test_a_worker_that_dies_costs_only_its_chunk(cluster: Any, tmp_path: Path) -> None:
    items = [(str(tmp_path), number) for number in range(24)]
    done = dict(RayEngine(cluster.address).each(where, items))
    assert (tmp_path / "died").exists()
    assert sorted(number for _, number in done.values()) == list(range(24))
    assert len({node for node, _ in done.values()}) == 2


def test_a_chunk_that_kills_every_worker_is_named(cluster: Any) -> None:
    with pytest.raises(LostChunk, match="3 workers died over 7"):
        list(RayEngine(cluster.address).each(die, [7]))


def test_a_node_that_dies_costs_nothing(
    cluster: Any, small: Callable[..., Plan], tmp_path: Path
) -> None:
    extra = cluster.add_node(
        num_cpus=1, node_ip_address="127.0.0.1", object_store_memory=80_000_000
    )
    cluster.wait_for_nodes()
    rough, here = tmp_path / "rough.jsonl", tmp_path / "here.jsonl"
    lost: list[int] = []

    def lose(done: int, of: int) -> None:
        if not lost and done > of // 3:
            lost.append(done)
            cluster.remove_node(extra, allow_graceful=False)

    run(small(150), out=rough, engine=RayEngine(cluster.address), told=lose)
    run(small(150), out=here, engine=Here())
    assert lost
    assert rough.read_bytes() == here.read_bytes()


ALONE = """
import ray
from pathlib import Path
from hearthside.study import planned, run
from hearthside.study.ray_engine import RayEngine
plan = planned("pilfer", [{}], [["random"]], rounds=50, detail=True)
run(plan, out=Path("FILE"), engine=RayEngine(workers=1))
assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}
ray.shutdown()
"""


def test_without_a_cluster_ray_starts_on_the_loopback_alone(file: Path) -> None:
    script = ALONE.replace("FILE", str(file))
    subprocess.run([sys.executable, "-c", script], check=True, timeout=600)
    assert len(read(file)[1]) == 50


def test_a_cluster_that_is_not_there_is_told() -> None:
    script = "from hearthside.study.screen import engine_called\nengine_called('ray', 0, '127.0.0.1:1')\n"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=600
    )
    assert StudyError.__name__ in ended.stderr
    assert "no Ray cluster answers at 127.0.0.1:1" in ended.stderr
