"""From runs to the package: several at once, bundles to go on from, weights with a page that says how strong they are."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest

from hearthside.bots import LEVELS
from hearthside.encoding import Outdated, survey
from hearthside.games import load
from hearthside.policy import Card, Size, Weights, fresh
from hearthside.policy.files import SHIPPED
from hearthside.policy.weights import Held
from hearthside.train.__main__ import fleet_of, obey
from hearthside.train.bundles import found, laid_out, pack
from hearthside.train.fleet import Fleet
from hearthside.train.shipping import PAGE, page_of, ship
from hearthside.train.trials import Trials

PILFER = load("pilfer")
QUICK = [
    "--learner", "numpy", "--wide", "8", "16", "--survey-seconds", "0.4", "--imitation-seconds", "0.4",
    "--trial-seconds", "0.6", "--round-seconds", "0.3", "--setup", "seats=2",
]  # fmt: skip


def some_run(folder: Path, **card: object) -> None:
    """The folder of a run of Pilfer, as `Run` leaves it."""
    folder.mkdir(parents=True, exist_ok=True)
    encoder = survey(PILFER, games=6)
    params = fresh(len(encoder.places), len(encoder.acts), Size(8, 16))
    trial = {"group": "all", "games": 40, "greedy": 0.5, "only_learned": 9, "only_greedy": 4}
    held = Card("pilfer", PILFER.version, choices=1234, seconds=90, made="first\nsecond")
    held.trials = [
        {"bot": "learned", "learned": 0.75, "milliseconds": 0.21, **trial},
        {"bot": "strong", "learned": 0.75, "milliseconds": 20, **trial},
        {"bot": "beginner", "learned": 0.25, "milliseconds": 0.2, **trial},
    ]
    for name, value in card.items():
        setattr(held, name, value)
    for name in ("pilfer", "past-001", "past-002", "past-003"):
        params["score"] = np.full(16, sum(map(ord, name)), np.float32)
        Weights(held, encoder, params).write(folder / f"{name}.weights")
    (folder / "log.jsonl").write_text("{}\n")


def test_a_fleet_leaves_bundles_that_the_next_goes_on_from(tmp_path: Path) -> None:
    said: list[str] = []
    first = Fleet(["pilfer"], 0.08, tmp_path / "one", 1, options=QUICK, say=said.append)
    assert first.go() == [], said
    again = Fleet(["pilfer"], 0.08, tmp_path / "two", 1, tmp_path / "one", QUICK, said.append)
    assert again.go() == [], said
    assert any("goes on from" in line for line in said)
    assert {path.name for path in again.out.iterdir()} == {"pilfer.run.zip", "report.md"}
    assert laid_out(again.out, "pilfer", tmp_path / "laid")
    log = (tmp_path / "laid" / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["what"] for line in log].count("begin") == 2


def test_a_run_that_fails_is_named_and_leaves_the_others_alone(tmp_path: Path) -> None:
    said: list[str] = []
    bad = [*QUICK, "--setup", "seats=99"]
    assert Fleet(["pilfer"], 0.02, tmp_path, 1, options=bad, say=said.append).go() == ["pilfer"]
    assert any("seats" in line for line in said)


def test_mistakes_are_told_before_anything_starts(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fleet_of(["all", "--rounds", "3"], print)
    assert "--rounds" in capsys.readouterr().err
    said: list[str] = []
    assert obey(["chess"], said.append) == 2 and "there is no game 'chess'" in said[0]


def test_a_bundle_that_would_be_too_big_leaves_earlier_selves_out(tmp_path: Path) -> None:
    some_run(tmp_path / "run")
    size = (tmp_path / "run" / "pilfer.weights").stat().st_size
    bundle = tmp_path / "pilfer.run.zip"
    kept = pack(tmp_path / "run", "pilfer", bundle, most=int(3.5 * size))
    assert kept == ["pilfer.weights", "past-001.weights", "log.jsonl", "past-003.weights"]
    assert sorted(zipfile.ZipFile(bundle).namelist()) == sorted(kept)


def test_a_bundle_cannot_write_anywhere_else(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "pilfer.run.zip", "w") as bundle:
        bundle.writestr("../outside", "no")
        bundle.writestr("log.jsonl", "yes")
    assert laid_out(tmp_path, "pilfer", tmp_path / "a" / "b")
    assert [path.name for path in (tmp_path / "a").rglob("*") if path.is_file()] == ["log.jsonl"]
    assert not (tmp_path / "a" / "outside").exists()


def test_runs_are_found_as_folders_and_as_bundles(tmp_path: Path) -> None:
    assert found(tmp_path, "pilfer") is None
    some_run(tmp_path / "pilfer")
    assert found(tmp_path, "pilfer") == tmp_path / "pilfer"
    assert found(tmp_path / "pilfer", "pilfer") == tmp_path / "pilfer"
    pack(tmp_path / "pilfer", "pilfer", tmp_path / "pilfer.run.zip")
    assert found(tmp_path, "pilfer") == tmp_path / "pilfer.run.zip"


def test_shipping_takes_the_weights_their_early_stage_and_writes_the_page(tmp_path: Path) -> None:
    some_run(tmp_path / "pilfer")
    to = tmp_path / "package"
    to.mkdir()
    ship(tmp_path, ["pilfer", "vast"], to, say=lambda line: None)
    assert {path.name for path in to.iterdir()} == {"pilfer.weights", "pilfer-early.weights", PAGE}
    early = Weights.read(to / "pilfer-early.weights").params["score"]
    assert early[0] == sum(map(ord, "past-001"))
    page = (to / PAGE).read_text("utf-8")
    assert f"Rules {PILFER.version}" in page and "1,234 choices" in page and "    second" in page
    assert "| strong | 40 | 75 % (60-86) | 50 % (35-65) | 20 ms |" in page
    assert "| beginner | 40 | 25 % (14-40) | 50 % (35-65) | 0.2 ms |" in page
    assert "| best | none, or none finished in time | | | |" in page
    assert all(f"| {level} |" in page for level in LEVELS)


def test_an_earlier_self_that_stands_on_advice_is_no_beginner(tmp_path: Path) -> None:
    """It plays as `greedy` does, so the early stage that the package has stays, or there is none."""
    to = tmp_path / "package"
    to.mkdir()
    some_run(tmp_path / "advised" / "pilfer", advised=True)
    ship(tmp_path / "advised", ["pilfer"], to, say=lambda line: None)
    assert {path.name for path in to.iterdir()} == {"pilfer.weights", PAGE}
    some_run(tmp_path / "alone" / "pilfer")
    ship(tmp_path / "alone", ["pilfer"], to, say=lambda line: None)
    before = (to / "pilfer-early.weights").read_bytes()
    some_run(tmp_path / "more" / "pilfer", advised=True, choices=7)
    ship(tmp_path / "more", ["pilfer"], to, say=lambda line: None)
    assert (to / "pilfer-early.weights").read_bytes() == before
    assert Held.read(to / "pilfer.weights").card.choices == 7


def test_bots_are_tried_with_weights_that_are_there_and_the_card_says_so(tmp_path: Path) -> None:
    some_run(tmp_path / "pilfer")
    said: list[str] = []
    told = ["pilfer", "--out", str(tmp_path / "pilfer"), "--actors", "1", "--setup", "seats=3"]
    asked = [*told, "--try", "beginner,fair", "--tables", "3", "--trial-seconds", "60"]
    before = Weights.read(tmp_path / "pilfer" / "pilfer.weights")
    assert obey(asked, said.append) == 0
    after = Weights.read(tmp_path / "pilfer" / "pilfer.weights")
    rows = {trial["bot"]: trial for trial in after.card.trials if trial["group"] == "all"}
    assert [rows[bot]["games"] for bot in ("learned", "strong", "beginner", "fair")] == [
        40,
        40,
        3,
        3,
    ]
    assert all(0 < rows[bot]["milliseconds"] < 1000 for bot in ("beginner", "fair"))
    assert {trial["bot"] for trial in after.card.trials} == {
        "learned",
        "strong",
        "beginner",
        "fair",
    }
    assert (
        after.card.made.startswith("first\nsecond\n") and "--try beginner,fair" in after.card.made
    )
    assert all((after.params[name] == before.params[name]).all() for name in before.params)
    assert obey(asked, said.append) == 0
    again = Weights.read(tmp_path / "pilfer" / "pilfer.weights").card
    assert len([t for t in again.trials if t["bot"] == "fair" and t["group"] == "all"]) == 1


def test_where_seats_play_against_each_other_a_bot_that_is_tried_takes_one(tmp_path: Path) -> None:
    trials = Trials(PILFER, {"seats": 3}, (), 6000)
    found = trials.run([("random", 60.0)], tmp_path, 5, tables=3)
    assert len(found) == 3 and all(tried.mine.minds.count("random") == 1 for tried in found)
    assert all(tried.mine.minds.count("greedy") == 2 for tried in found)


def test_weights_for_other_rules_are_named_and_for_another_state_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_run(tmp_path / "pilfer", rules="0.1")
    to = tmp_path / "package"
    to.mkdir()
    said: list[str] = []
    ship(tmp_path, ["pilfer"], to, say=said.append)
    assert f"made for rules 0.1; they are at {PILFER.version} now" in said[0]
    monkeypatch.setattr("hearthside.encoding.encoder.shape_of", lambda game: "another shape")
    with pytest.raises(Outdated):
        ship(tmp_path, ["pilfer"], to, say=said.append)


def test_the_page_of_the_package_says_what_its_cards_say() -> None:
    page = SHIPPED / PAGE
    assert page.read_text("utf-8") == page_of(SHIPPED)
