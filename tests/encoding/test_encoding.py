"""Encoders: no two tokens share a number, what is new is called by what is near, vocabularies only grow."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from hearthside.encoding import Encoder, Outdated, positions, survey
from hearthside.encoding.columns import Counting
from hearthside.encoding.encoder import WIDTH
from hearthside.encoding.profile import Profile
from hearthside.encoding.vocabulary import Vocabulary
from hearthside.games import load
from hearthside.kernel import ANYONE, Decision, Dice, Option, Session, State
from hearthside.kernel.drawing import drawn

PILFER = load("pilfer")


@pytest.fixture(scope="module")
def encoder() -> Encoder:
    return survey(PILFER, games=30)


def test_a_token_is_one_place_and_one_value(encoder: Encoder) -> None:
    for vocabulary in (encoder.places, encoder.acts):
        assert len(set(vocabulary.tokens)) == len(vocabulary.tokens)
        assert sorted(vocabulary.numbers().values()) == list(range(1, len(vocabulary)))


def test_tokens_say_what_the_seat_sees(encoder: Encoder) -> None:
    """Read back, the tokens of a position are the hand, the stashes and the question."""
    s = PILFER.begin({"seats": 3}, seed=2)
    s.hands[1], s.stashes[2] = ["lock", "ring", "ring"], ["ring"]
    seen = encoder.position(s, Decision(1, "act", [Option("wait")]), 1)
    told = [encoder.places.tokens[token - 1] for token in seen]
    assert sorted(value for place, value in told if place == "hands[me]") == [
        "lock",
        "ring",
        "ring",
    ]
    assert ("stashes[2]", "ring") in told
    assert ("ask", "act") in told
    assert ("seat", 1) in told
    assert not [value for place, value in told if place in ("hands[0]", "hands[2]") and value]


def test_a_seat_that_waits_reads_whom_it_waits_for_unless_that_is_secret(encoder: Encoder) -> None:
    s = PILFER.begin({"seats": 2}, seed=2)

    def asked(secret: bool) -> list[Any]:
        decision = Decision(0, "act", [Option("wait")], about=(1,), secret=secret)
        tokens = encoder.position(s, decision, 1)
        return [encoder.places.tokens[t - 1] for t in tokens]

    assert ("asked", "act") in asked(secret=False)
    assert ("asked", "act") not in asked(secret=True)
    assert not [token for token in asked(secret=False) if token[0].startswith("about")]


def test_what_the_party_decides_is_everybodys_question(encoder: Encoder) -> None:
    s = PILFER.begin({"seats": 2}, seed=2)
    tokens = encoder.position(s, Decision(ANYONE, "act", [Option("wait")]), 1)
    assert ("ask", "act") in [encoder.places.tokens[t - 1] for t in tokens]


def test_an_option_is_its_verb_its_arguments_and_what_it_lies_on(encoder: Encoder) -> None:
    numbers = encoder.options(Decision(0, "act", [Option("steal", 1), Option("wait")]))
    rows = [encoder.rows[number] for number in numbers]
    steal, wait = ([encoder.acts.tokens[t - 1] for t in row if t] for row in rows)
    assert set(steal) == {
        *(("act", "act/steal"), ("verb", "steal"), ("steal.0", 1), ("option", "steal:1")),
        *(("argument", 1), ("thing", "hand:1")),
    }
    assert set(wait) == {("act", "act/wait"), ("verb", "wait")}
    assert all(len(row) == WIDTH for row in rows)


def test_an_encoder_reads_the_same_after_json(encoder: Encoder) -> None:
    again = Encoder.read(PILFER, json.loads(json.dumps(encoder.data())))
    assert again.digest() == encoder.digest()
    for state, decision in positions(PILFER, 3, seed=50):
        assert again.position(state, decision, 0) == encoder.position(state, decision, 0)
        rows = [encoder.rows[number] for number in encoder.options(decision)]
        assert [again.rows[number] for number in again.options(decision)] == rows


def test_a_vocabulary_only_grows() -> None:
    encoder = survey(PILFER, games=2, seed=1)
    before, digest = list(encoder.places.tokens), encoder.digest()
    survey(PILFER, games=20, seed=7, into=encoder)
    assert encoder.places.tokens[: len(before)] == before
    assert len(encoder.places.tokens) > len(before)
    assert encoder.digest() != digest


def test_a_vocabulary_for_another_state_is_refused(encoder: Encoder) -> None:
    @dataclass(slots=True, kw_only=True)
    class Bigger(PILFER.state):  # type: ignore[name-defined,misc]
        weather: str = ""

    with pytest.raises(Outdated, match="built differently"):
        Encoder.read(replace(PILFER, state=Bigger), encoder.data())


@dataclass(slots=True)
class Foe:
    """For the test below: one of several, told apart by where it stands in the list."""

    vita: int = 3
    at: int = 0


@dataclass(slots=True, kw_only=True)
class Field(State):
    """For the test below: every kind of place that a state can have."""

    lit: int = 0
    foes: list[Foe] = field(default_factory=list)
    purses: list[int] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    stores: dict[str, list[int]] = field(default_factory=dict)
    row: list[str] = field(default_factory=list)
    grid: list[int] = field(default_factory=lambda: [0] * 9)
    leader: Foe | None = None
    pile: list[int] = field(default_factory=list)
    words: set[str] = field(default_factory=set)


def wild(rng: Random) -> Field:
    """A state with anything in it."""
    seats = rng.randint(2, 3)
    return Field(
        step="dawn", seats=seats, dice=Dice(1),
        lit=rng.getrandbits(40),
        foes=[Foe(rng.randint(1, 4), rng.randint(0, 9)) for _ in range(rng.randint(0, 3))],
        purses=[rng.randint(0, 5) for _ in range(seats)],
        marks={key: rng.randint(0, 2) for key in rng.sample("abc", 2)},
        stores={"chest": [rng.randint(0, 3)] * rng.randint(0, 2)},
        row=rng.sample(["axe", "hat", "pan", "map"], rng.randint(0, 4)),
        grid=[rng.choice((0, 0, 0, 1)) for _ in range(9)],
        leader=rng.choice((None, Foe(2, 2))),
        pile=list(range(rng.randint(20, 50))),
        words=set(rng.sample(["light", "dark"], rng.randint(0, 2))),
    )  # fmt: skip


def test_every_kind_of_place_is_read_without_loss() -> None:
    """States that differ anywhere but in a pile's contents have different tokens, and equal ones the same."""
    rng = Random(4)
    profile = Profile(Field)
    for _ in range(300):
        profile.look(wild(rng))
    kinds = {path: form.kind for path, form in profile.forms().items()}
    assert kinds["lit"] == "bits" and kinds["purses"] == "seats" and kinds["pile"] == "pile"
    assert kinds["grid"] == "fixed" and kinds["row"] == "short" and kinds["foes"] == "listed"
    game: Any = replace(PILFER, state=Field, veil=None, secrets=False)
    encoder = Encoder(game, profile.forms())
    encoder.count()
    for _ in range(2000):
        encoder.position(wild(rng), None, 0)
    encoder.settle(1)
    found: dict[tuple[int, ...], Field] = {}
    for _ in range(3000):
        s = wild(rng)
        s.pile = list(range(len(s.pile)))
        tokens = tuple(sorted(encoder.position(s, None, 0)))
        assert found.setdefault(tokens, s) == s


def test_numbers_never_seen_count_as_the_nearest_and_words_as_rare() -> None:
    counted = [Counting("turns", silent=False), Counting("who", silent=False)]
    for n in (1, 2, 3, 10, 20):
        _ = counted[0][n], counted[1][f"name{n}"]
    vocabulary = Vocabulary()
    vocabulary.grow(counted, often=1)
    turns, who = vocabulary.column("turns"), vocabulary.column("who")
    assert turns[14] == turns[10] and turns[900] == turns[20]
    assert who["nobody"] == who["never"] != who["name1"]


def test_a_setup_by_lot_is_one_that_the_game_accepts() -> None:
    for name in ("vast", "deck_goes_west", "folklore"):
        game, rng = load(name), Dice(3)
        seats = {game.begin(drawn(game, rng), seed=1).seats for _ in range(25)}
        assert len(seats) >= 3
    assert drawn(load("vast"), Dice(1), seats=2, roles=["paladin", "spider"])["seats"] == 2


def test_encoding_needs_neither_gymnasium_nor_numpy() -> None:
    order = (
        "import sys, hearthside.encoding; "
        "sys.exit(any(name in sys.modules for name in ('gymnasium', 'numpy', 'typer')))"
    )
    assert subprocess.run([sys.executable, "-c", order]).returncode == 0


def test_a_session_is_read_in_the_middle_of_a_step(encoder: Encoder) -> None:
    session = Session(PILFER, {"seats": 2}, seed=3)
    while session.asked.ask != "answer":
        session.choose(session.asked.options[0])
    thief = 1 - session.asked.seat
    assert encoder.position(session.state, session.asked, thief) != encoder.position(
        session.state, session.asked, session.asked.seat
    )
