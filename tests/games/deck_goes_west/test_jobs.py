"""The job language: what is read, what is refused, what is written back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearthside.games.deck_goes_west.content.cards import KINDS
from hearthside.games.deck_goes_west.content.jobs.notation import (
    CONDITIONS,
    DANGERS,
    EVENTS,
    ITEMS,
    MOVES,
    RESOURCES,
    Job,
    JobError,
    Step,
    parse,
)
from hearthside.games.deck_goes_west.content.jobs.program import Program
from hearthside.games.deck_goes_west.content.jobs.speech import icons, say, told
from hearthside.games.deck_goes_west.content.land import TILES
from hearthside.games.deck_goes_west.content.missions import MISSIONS
from hearthside.games.deck_goes_west.content.people import CHARACTERS

small = st.integers(1, 9)
steps = st.one_of(
    st.builds(Step, st.sampled_from(["pay", "gain"]), small, st.sampled_from([*RESOURCES, "any"])),
    st.builds(
        Step, st.sampled_from(["pay", "gain"]), small, st.sampled_from(RESOURCES), st.just("x")
    ),
    st.builds(Step, st.just("roll"), small, st.sampled_from(RESOURCES)),
    st.builds(Step, st.sampled_from([*MOVES, "telescope", "draw"]), small),
    st.builds(Step, st.sampled_from(["rail", "bridge", "mark"])),
    st.builds(Step, st.sampled_from(["discard", "scrap"]), small, st.sampled_from(ITEMS + DANGERS)),
    st.builds(Step, st.sampled_from(["discard", "scrap"]), st.just(1), st.just("this")),
    st.builds(Step, st.just("take"), small, st.sampled_from(DANGERS)),
    st.builds(
        Step, st.sampled_from(["attack", "defend"]), small, st.just(""), st.sampled_from(["", "d"])
    ),
    st.builds(Step, st.just("points"), st.integers(-9, 9).filter(bool)),
)
conditions = st.builds(Step, st.just("if"), st.just(0), st.sampled_from(CONDITIONS))
jobs = st.builds(
    lambda row, last, event: Job((*row, last), event),
    st.lists(st.one_of(steps, conditions), max_size=5),
    steps,
    st.sampled_from(["", *EVENTS]),
)


def all_jobs() -> list[Program]:
    """Every job there is."""
    found = [job for kind in KINDS for job in (*kind.jobs, *kind.corner)]
    found += [tile.job for tile in TILES if tile.job]
    found += [job for character in CHARACTERS.values() for job in character.jobs]
    found += [job for mission in MISSIONS.values() for job in (*mission.jobs, *mission.events)]
    return found


@given(jobs)
def test_what_is_written_reads_back_the_same(job: Job) -> None:
    """Printing and parsing are inverse, for every icon there is."""
    assert parse(str(job)) == job
    assert str(parse(str(job))) == str(job)


@given(jobs)
def test_every_job_has_words_and_icons(job: Job) -> None:
    """A sentence that ends, and one icon for every step and event."""
    assert say(job).endswith(".")
    assert say(job)[0].isupper()
    assert len(icons(job).split(" ")) == len(job.steps) + bool(job.event)


@pytest.mark.rule("DW-036", "DW-161")
def test_all_content_is_in_the_notation() -> None:
    """Every job in the box is canonical: printing what was parsed gives the text of the file."""
    programs = all_jobs()
    assert len(programs) > 200
    for program in programs:
        assert str(parse(program.text)) == program.text
        assert program.said
        assert program.icons


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "the job ends where a step should follow"),
        ("forest?", 8, "a step should follow the condition"),
        ("forest? roll 2 foood", 16, "'foood' is no resource"),
        ("-1 food walk 1", 9, "a comma should stand before 'walk'"),
        ("-1 food, jump 1", 10, "'jump' begins no step"),
        ("swamp? draw 1", 1, "'swamp' is no condition"),
        ("draw 0", 6, "'0' is no number"),
        ("draw two", 6, "'two' is no number"),
        ("attack 2x", 8, "'2x' is no number or number of dice"),
        ("+ food", 1, "'+' begins no step"),
        ("+d food", 1, "'+d' is no amount"),
        ("+x vp", 1, "points are never x"),
        ("on flood: +1 vp", 4, "'flood' is no event"),
        ("on build +1 vp", 10, "a colon should follow the event"),
        ("scrap 2 purple", 9, "'purple' is no kind of card"),
        ("take 1 wound", 8, "'wound' is no kind of danger"),
        ("-1 food,", 9, "the job ends where a step should follow"),
        ("roll 2", 7, "the job ends where resource should follow"),
        ("-1 food, walk 1 %", 17, "a comma should stand before '%'"),
    ],
)
def test_errors_point_at_the_column(text: str, column: int, reason: str) -> None:
    """A job that cannot be read says what is wrong and where."""
    with pytest.raises(JobError) as caught:
        parse(text)
    assert caught.value.column == column
    assert reason in caught.value.reason
    assert str(caught.value).endswith("\n  " + " " * (column - 1) + "^")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("walk 1, +1 food", "come last"),
        ("+x food, -x gold", "x has to be paid before"),
        ("-x gold, -1 food, draw 1", "x has to be paid last"),
        ("discard 1 item, discard 1 blue, draw 1", "blue cards have to be named before"),
        ("scrap 1 danger, scrap 1 pain", "pain cards have to be named before"),
        ("on build: -1 food, +1 vp", "an event costs nothing"),
        ("on reveal: walk 1", "moves nobody"),
        ("westmost? +1 vp", "only events know where"),
    ],
)
def test_jobs_that_could_not_be_played_are_refused(text: str, reason: str) -> None:
    """Some jobs read well and still make no sense."""
    with pytest.raises(JobError, match=reason):
        Program(text)


def test_the_sentences_of_a_few_jobs() -> None:
    """Words for people, as they come out."""
    assert told(parse("mountain? discard 1 item, roll 2 metal")) == ["works for metal with 2 dice"]
    assert told(parse("-1 wood, defend 2d, attack 1")) == [
        *("pays 1 wood", "readies 2 dice for saves", "readies 1 sure hit"),
    ]
    assert say(parse("-1 food, walk 1")) == "Pay 1 food and walk 1 tile."
    assert say(parse("discard 2 blue, scrap this")) == "Discard 2 blue cards and scrap this card."
    assert say(parse("-2x any, +x any")) == (
        "Pay twice x of one resource and gain x of any one resource."
    )
    assert icons(parse("mountain? discard 1 item, roll 2 metal")) == (
        "if-mountain discard-item:1 gain-metal:2d"
    )
