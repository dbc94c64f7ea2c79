"""`play` and `replay`: a game played through at the prompt, left, gone on with and verified."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from hearthside.games import GAMES, load
from hearthside.kernel import Record, Session

Run = Callable[..., Result]
PILFER = ("play", "pilfer", "--seats", "you,greedy", "--seed", 4)


def test_a_game_is_played_through(run: Run) -> None:
    shown = run(*PILFER, typed="1\n" * 200)
    assert shown.exit_code == 0
    assert "The end" in shown.output


def test_the_options_are_numbered_and_worded_as_the_game_words_them(run: Run) -> None:
    session = Session(load("pilfer"), {"seats": 2}, seed=4)
    decision = session.decision
    assert decision is not None
    shown = run(*PILFER, typed="quit\n").output
    assert session.game.words.prompt(session.state, decision) in shown
    for number, option in enumerate(decision.options, 1):
        assert f"{number} {session.game.words.label(session.state, decision, option)}" in shown


def test_an_option_is_taken_by_its_notation(run: Run, tmp_path: Path) -> None:
    decision = Session(load("pilfer"), {"seats": 2}, seed=4).decision
    assert decision is not None
    notation = str(decision.options[-1])
    file = tmp_path / "game.hearth"
    run(*PILFER, "--file", file, typed=f"{notation}\nquit\n")
    assert Record.parse(file.read_text()).choices[0] == (0, notation)


def test_a_hidden_card_is_not_shown(run: Run) -> None:
    assert "a hidden card" in run(*PILFER, typed="quit\n").output


def test_a_choice_is_taken_back_or_the_reason_is_told(run: Run) -> None:
    shown = run(*PILFER, typed="undo\n1\nundo\nundo!\nlog\nquit\n").output
    assert "nothing has been chosen yet" in shown
    assert "That cannot be taken back" in shown
    assert "Taken back." in shown
    assert "By agreement the game went back" in shown


def test_why_shows_the_rule_of_the_question_and_of_a_refusal(run: Run) -> None:
    shown = run(*PILFER, typed="why\nwhy steal:0\nsteal:0\nwhy 1\nquit\n").output
    session = Session(load("pilfer"), {"seats": 2}, seed=4)
    assert session.decision is not None
    refusal = session.why_not("steal:0")
    assert refusal is not None
    assert session.game.rulebook[session.decision.rule].text in shown
    assert shown.count(refusal.text) == 2
    assert "That is on offer." in shown


def test_rules_and_things_are_looked_up(run: Run) -> None:
    shown = run(*PILFER, typed="rule PF-004\nrule zebra\nlook hand\nlook zebra\nquit\n").output
    assert load("pilfer").rulebook["PF-004"].text in shown
    assert "nothing was found" in shown
    assert "nothing on the table is called that" in shown


def test_a_refusal_says_how_things_stand(run: Run) -> None:
    shown = run("play", "deck_goes_west", "--seed", 3, typed="buy:horse,0\nquit\n").output
    assert "DW-118" in shown
    assert "Horse does not lie in the trade row." in " ".join(shown.split())


def test_a_chapter_is_looked_up_by_its_title_and_a_thing_by_what_it_is(run: Run) -> None:
    shown = run("play", "deck_goes_west", typed="rule crib sheet\nlook mission\nquit\n").output
    assert all(f"DW-{number}" in shown for number in range(170, 176))
    assert "nothing was found" not in shown
    assert "nothing on the table" not in shown
    assert "Be the one who draws the map" in shown


def test_what_is_left_of_the_mission_stands_over_every_question(run: Run) -> None:
    shown = run("play", "deck_goes_west", "--seats", "you,you", typed="\n1\nquit\n").output
    asked = [line for line in shown.splitlines() if line.startswith("Discovery, day 1 of 8 · ")]
    assert len(asked) > 1
    assert set(asked) == {"Discovery, day 1 of 8 · Points 0 of 16"}


def test_a_hint_shows_what_the_bot_considered(run: Run) -> None:
    shown = run(*PILFER, "--hint", "mcts:30", typed="hint\nquit\n").output
    assert "mcts:30 would:" in shown
    assert "tried" in shown


def test_a_hint_tells_a_plan_and_its_reasons(run: Run) -> None:
    shown = run(*PILFER, typed="hint\nquit\n").output
    assert " now, " in shown and "rather not" in shown


def test_what_is_not_understood_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.hearth"
    shown = run(*PILFER, "--file", file, typed="99\n0\ndance\n'\n\n?\nmore\nback\ntable\nquit\n")
    assert "There are options 1 to" in shown.output
    assert "no option and no word I know" in shown.output
    assert "cannot be read" in shown.output
    assert Record.parse(file.read_text()).choices == []


def test_a_game_is_left_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.hearth"
    run(*PILFER, "--file", file, typed="1\n1\n")
    before = Record.parse(file.read_text())
    assert len(before.choices) >= 2
    run("play", "--resume", file, "--seats", "you,greedy", typed="1\n" * 200)
    after = Record.parse(file.read_text())
    assert after.choices[: len(before.choices)] == before.choices
    assert after.replay(load("pilfer")).outcome is not None


def test_saving_where_it_cannot_be_is_told(run: Run, tmp_path: Path) -> None:
    shown = run(*PILFER, typed=f"save\nsave {tmp_path}/no/where\nquit\n").output
    assert "say where" in shown
    assert "could not be written" in shown


def test_two_people_share_a_keyboard(run: Run) -> None:
    order = ("play", "pilfer", "--seats", "you,you", "--seed", 4)
    shown = run(*order, typed="1\n\n1\n\n1\n").output
    assert "press Enter when only you are looking" in shown


def test_where_hands_lie_open_nobody_has_to_look_away(run: Run) -> None:
    party = ("play", "deck_goes_west", "--seats", "you,you", "--seed", 5, "-s", "mission=slowest")
    shown = run(*party, typed="lead:0\nlead:1\nquit\n").output
    assert "Amos Flint, this is yours" in shown
    assert "Amos Flint: what do you do?" in shown
    assert "press Enter" not in shown
    assert shown.count("on it:") == 1
    secret = (*party, "-s", "open_hands=false")
    assert "press Enter" in run(*secret, typed="lead:0\nlead:1\n\nquit\n").output


def test_a_warning_is_a_line_at_the_table(run: Run) -> None:
    shown = run("play", "deck_goes_west", "--seed", 5, typed="hint\nquit\n").output
    assert "StaleWeights" not in shown
    assert "would:" in shown or "chance" in shown


def test_bots_alone_play_to_the_end(run: Run) -> None:
    assert "The end" in run("play", "pilfer", "--seats", "random", "--seed", 1).output


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_at_the_prompt(run: Run, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.hearth"
    typed = "table\nwhy\n" + "1\n2\n3\nundo\n" * 25 + "1\n" * 9 + "log\n"
    shown = run("play", name, "--seats", "you", "--seed", 5, "--file", file, typed=typed + "\n" * 9)
    assert shown.exit_code == 0
    replayed = json.loads(run("replay", file, "--json").stdout)
    assert replayed["verified"]
    assert replayed["choices"] > 5


# Replay -----------------------------------------------------------------------------------------


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "finished.hearth"
    run("play", "pilfer", "--seats", "greedy,random", "--seed", 9, "--file", file)
    return file


def test_a_finished_game_is_verified(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--json").stdout)
    assert set(data) == {
        *("game", "rules", "seed", "setup", "choices", "digests", "verified", "note"),
        *("seconds", "outcome", "turns"),
    }
    assert data["verified"]
    assert data["note"] is None
    assert data["seed"] == 9
    assert set(data["outcome"]) == {"how", "scores"}
    shown = run("replay", finished, "--log").output
    assert "verified" in shown
    assert "·" in shown


def test_a_replay_stops_where_it_is_told(run: Run, finished: Path) -> None:
    assert "4 choices" in run("replay", finished, "--at", 4).output


def test_a_changed_choice_is_refused_with_its_line(run: Run, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    lines[8] = "0 fly:moon"
    finished.write_text("\n".join(lines) + "\n")
    refused = run("replay", finished)
    assert refused.exit_code == 1
    assert "line 9" in refused.output


def test_a_file_cut_short_is_refused_with_its_line(run: Run, finished: Path) -> None:
    lines = finished.read_text().splitlines()[:10]
    finished.write_text("\n".join(lines) + "\n")
    refused = run("replay", finished)
    assert refused.exit_code == 1
    assert "line 11" in refused.output
    assert "cut short" in refused.output


@pytest.mark.parametrize("content", [b"", b"PNG\x00\xff\xfe", b"hello\n", b"hearthside record 1\n"])
def test_a_foreign_file_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    refused = run("replay", file)
    assert refused.exit_code in (1, 2)
    assert "line" in refused.output
    assert "Traceback" not in refused.output


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    refused = run("replay", tmp_path / "nowhere")
    assert refused.exit_code == 2
    assert "No such file" in refused.output


def test_a_record_of_a_game_that_is_not_here_is_refused(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("game pilfer", "game chess"))
    refused = run("replay", finished)
    assert refused.exit_code == 1
    assert "line 2" in refused.output


def test_a_record_from_older_rules_goes_on_from_its_snapshot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.hearth"
    session = Session(load("pilfer"), {"seats": 2}, seed=4)
    for _ in range(3):
        assert session.decision is not None
        session.choose(session.decision.options[0])
    record = session.record()
    record.rules = "0.0.1"
    file.write_text(str(record))
    data = json.loads(run("replay", file, "--json").stdout)
    assert not data["verified"]
    assert "0.0.1" in data["note"]
    assert (
        "snapshot" in run("play", "--resume", file, "--seats", "you,greedy", typed="quit\n").output
    )


def test_a_record_is_not_gone_on_with_as_another_game(run: Run, finished: Path) -> None:
    refused = run("play", "vast", "--resume", finished)
    assert refused.exit_code == 1
    assert "a record of pilfer, not of vast" in refused.output


def test_turning_points_are_told(run: Run, finished: Path) -> None:
    told = json.loads(run("replay", finished, "--turns", "--json").stdout)["turns"]
    assert told and set(told[0]) >= {"number", "seat", "before", "after", "by", "better"}
    shown = run("replay", finished, "--turns").stdout
    assert f"choice {told[0]['number']}, " in shown and "by " in shown
