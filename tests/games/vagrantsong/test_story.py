"""The story is read: every passage on a page of its own, before play goes on; and the line it is told along."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.between import CARDS
from hearthside.games.vagrantsong.content.line import (
    BONUS,
    PATHS,
    bonus_due,
    card_after,
    doors_before,
    next_after,
    nights_ahead,
    open_doors,
    path_ended,
)
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.content.prose import PROSE, again_of, passages, result_of, story
from hearthside.games.vagrantsong.content.vagrants import VAGRANTS
from hearthside.games.vagrantsong.setup import Setup, start
from hearthside.games.vagrantsong.state import Journey
from hearthside.kernel import ANYONE, Dice, Session

from .table import GAME, RIDES, acting, haunting, offered, table, why
from .test_camp import night
from .test_range import westbound


def pages(session: Session[Journey], until: str) -> list[str]:
    """Turn every page up to a question, and take the first option of everything else; the keys of the pages."""
    read = []
    while session.decision is not None and session.decision.ask != until:
        if session.decision.ask == "page":
            read.append(session.state.story)
        session.choose(session.decision.options[0])
    return read


@pytest.mark.rule("VS-164", "VS-294")
def test_the_opening_is_read_before_anybody_takes_a_place() -> None:
    """Whoever is ready turns the page; the text lies on the table meanwhile."""
    session = Session(GAME, {"seats": 2}, seed=1)
    assert session.decision is not None
    assert (session.decision.ask, session.decision.seat) == ("page", ANYONE)
    assert offered(session) == ["read"]
    shown = {t.id: t for t in session.scene(0)}
    assert shown["panel:story"].text == PROSE["s01.opening"][1]
    session.choose("read")
    assert session.decision is not None and session.decision.ask == "start"


@pytest.mark.rule("VS-236", "VS-239")
def test_moment_thirteen_and_its_part_are_read_after_the_defeat() -> None:
    """The Moment of the night, the man made of smoke, and what he does this time, each on its page."""
    s = table("songsmith", "cursebearer", haint="A2a")
    s.campaign = True
    westbound(s, 1)
    s.vagrants[0].skills, s.vagrants[0].humanity = [35, 0, -36, 0], 1
    session = RIDES.sit(haunting(s), picks=["candle"], seed=1)
    assert pages(session, "spend") == ["m29", "m13", "m13a"]
    assert session.state.camp.revives == 1


@pytest.mark.rule("VS-133")
def test_an_event_is_read_before_its_bones_fall() -> None:
    """The token has been named, nothing has happened yet."""
    s = table("cursebearer", "songsmith", scenario="s02")
    s.events[3] = s.vagrants[0].at
    session = RIDES.sit(acting(s, 0, investigate=1), rolls=[4])
    session.choose("investigate:3")
    assert session.decision is not None and session.decision.ask == "page"
    assert session.state.story == "s02.e3" and session.state.vagrants[0].humanity == 10
    session.choose("read")
    assert session.state.story == "s02.e3.1" and session.state.vagrants[0].humanity == 10
    session.choose("read")
    assert session.state.vagrants[0].humanity == 8


def test_every_passage_that_can_be_read_is_written() -> None:
    """Openings and both Moments of every night, every In-Between card that is in."""
    for made in SCENARIOS.values():
        assert PROSE[f"{made.key}.opening"][1]
        for key in (f"m{n}" for n in (made.win, made.lose, *made.also.values())):
            assert all(PROSE[key]), f"{made.key}: {key} has no title or no text"
        for event in made.events:
            assert story(f"{made.key}.e{event.number}")[1]
    assert {f"ib{n}" for n in CARDS} <= set(PROSE)
    ends = (*VAGRANTS, *PATHS, "reunited")
    assert {f"m85.{who}" for who in ends} | {"m86.a", "m86.b", "m66", "m17"} <= set(PROSE)


@pytest.mark.rule("VS-133")
def test_the_last_page_of_an_event_says_what_it_does() -> None:
    """Of what is kept, told or done without a roll the only one; of what is rolled for the page of the result."""
    for key, last in (
        ("s02.e6", True),  # kept
        ("s01.e1", True),  # told
        ("s01.e5", True),  # without a roll
        ("s02.e4", True),  # on a track
        ("s02.e1", False),
        ("s02.e1.1+", True),
    ):
        made = SCENARIOS[key[:3]]
        assert story(key)[1].endswith(made.event(int(key[5])).text) == last, key


def test_a_file_of_prose_names_what_it_cannot_read() -> None:
    """Twice the same passage, an empty one, a heading that is none."""
    for text, fault in (
        ("## e1\n\nOne.\n\n## e1\n\nTwo.\n", "told twice"),
        ("## e1\n\n## e2\n\nTwo.\n", "no text"),
        ("##e1\n\nOne.\n", "no heading"),
    ):
        with pytest.raises(ValueError, match=fault):
            passages("s99", text)
    assert passages("s99", "## m52: Signed\n\nInk.\n") == {"m52": ("Signed", "Ink.")}


# -- the line ----------------------------------------------------------------------------------------


def at(key: str, *doors: str) -> Journey:
    """A Camp after a night, with these doors behind the party."""
    s = night()
    s.scenario, s.camp.doors = key, list(doors)
    return s


@pytest.mark.rule("VS-272", "VS-273")
def test_the_paths_come_in_the_order_the_doors_were_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first ends at the crossroads, the second at the dance, the third at the light; the cards go by it."""
    for n in range(15, 24):
        monkeypatch.setitem(SCENARIOS, f"s{n}", SCENARIOS.get(f"s{n}", SCENARIOS["s03"]))
    for rank, end in enumerate(("s08", "s14", "s20")):
        for door, nights in PATHS.items():
            others = [d for d in PATHS if d != door][:rank]
            found = [next_after(at(key, *others, door)) for key in nights]
            assert found == [*nights[1:], end]
            cards = [card_after(at(key, *others, door)) for key in nights]
            assert cards == [3 + 6 * rank + k for k in range(5)]
            assert path_ended(at(nights[-1], *others, door)) == rank
            assert path_ended(at(nights[0], *others, door)) == -1
    assert [next_after(at(key)) for key in ("s01", "s20", "s22", "s23")] == [
        "s02",
        "s22",
        "s23",
        "",
    ]
    assert [card_after(at(key)) for key in ("s01", "s02", "s08", "s14", "s20", "s22")] == [
        1,
        2,
        8,
        14,
        20,
        0,
    ]


@pytest.mark.rule("VS-273")
def test_a_night_whose_page_is_not_in_is_ridden_past(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a path, after it and at the end of the line; with none left the line ends."""
    for key in ("s10", "s20", "s22", "s23", "s15"):
        monkeypatch.delitem(SCENARIOS, key, raising=False)
    monkeypatch.setitem(SCENARIOS, "s23", SCENARIOS["s03"])
    assert next_after(at("s09", "tunnel", "snow")) == "s11"
    assert next_after(at("s13", "orchard", "tunnel", "snow")) == "s23"
    monkeypatch.delitem(SCENARIOS, "s23")
    assert next_after(at("s13", "orchard", "tunnel", "snow")) == ""


def test_the_length_of_the_line_is_known_from_any_night(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through every door that is left, the bonus aside; a campaign is scored by it."""
    for n in range(1, 24):
        monkeypatch.setitem(SCENARIOS, f"s{n:02}", SCENARIOS.get(f"s{n:02}", SCENARIOS["s03"]))
    assert nights_ahead(at("s01")) == 21 and nights_ahead(at("s23")) == 0
    assert (
        nights_ahead(
            at(
                "s02",
            )
        )
        == 20
        and nights_ahead(at("s22", *PATHS)) == 1
    )
    assert nights_ahead(at("s08", "orchard")) == 14
    assert nights_ahead(at("s11", "orchard", "snow")) == 2 + 1 + 5 + 3


@pytest.mark.rule("VS-270")
def test_a_door_opens_once_and_only_where_there_is_a_night_behind_it() -> None:
    """Begun at a later night, the doors before it are behind the party."""
    there = [d for d, nights in PATHS.items() if nights[0] in SCENARIOS]
    assert open_doors(at("s02")) == there
    assert open_doors(at("s08", "tunnel")) == [d for d in there if d != "tunnel"]
    assert doors_before("s02") == [] and doors_before("s08") == ["tunnel"]
    assert doors_before("s15") == ["tunnel", "snow", "orchard"]


def test_the_bonus_is_ridden_once_and_leads_back_into_its_path(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With both Mile Posts, from either night; the card and the next night are those of that night."""
    monkeypatch.setitem(SCENARIOS, BONUS, SCENARIOS["s05"])
    s = at("s05", "tunnel")
    assert not bonus_due(s)
    s.camp.mileposts = ["To Be Free", "Float On"]
    assert bonus_due(s)
    s.scenario, s.camp.rejoin = BONUS, "s05"
    assert next_after(s) == "s06" and card_after(s) == 5 and not bonus_due(s)
    s = start(Setup(scenario=BONUS, campaign=True), Dice(1))
    assert s.camp.doors == ["tunnel", "snow"] and next_after(s) == "s10", (
        "begun with it, it lies after So Far Away"
    )
    assert s.camp.revives == 0


@pytest.mark.rule("VS-270")
def test_a_door_that_was_used_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    """The party chooses among the others."""
    for nights in PATHS.values():
        monkeypatch.setitem(SCENARIOS, nights[0], SCENARIOS["s03"])
    s = at("s08", "orchard")
    s.step, s.phase, s.camp.card = "between", "between", 8
    session = RIDES.sit(s)
    assert offered(session) == ["door:tunnel", "door:snow"]
    assert why(session, "door:orchard") == "VS-270"


def test_every_night_opens_with_a_page_of_story() -> None:
    """120 to 250 words, the first path as the others."""
    for key in SCENARIOS:
        assert 120 <= len(PROSE[f"{key}.opening"][1].split()) <= 250, key


def test_every_event_of_every_night_has_a_passage_of_its_own() -> None:
    """And where it is made out by a roll, one for what that brings and one for what it does not."""
    for made in SCENARIOS.values():
        for event in made.events:
            key = f"{made.key}.e{event.number}"
            assert key in PROSE, key
            if event.auto is None and event.tiers:
                told = [bool(result_of(key, wins)) for wins in range(len(event.tiers))]
                assert all(told), key


@pytest.mark.rule("VS-164")
def test_what_comes_again_is_told_otherwise() -> None:
    """The lamps of Suffocation Station burn lower each time round; an Event without a second passage tells its first."""
    for fired, key in ((0, "s16.e7"), (1, "s16.e7.again"), (2, "s16.e7.again")):
        s = table("songsmith", "cursebearer", scenario="s16")
        s.on_round, s.step, s.rounds = {7: 3}, "round_open", 2
        s.fired[7] = fired
        assert pages(RIDES.sit(s, seed=1), "whose_turn") == [key]
    assert story("s16.e7.again")[1].endswith(SCENARIOS["s16"].event(7).text)
    for fired, key in ((0, "s23.e12"), (1, "s23.e12.again"), (5, "s23.e12.again")):
        s = table("songsmith", "cursebearer", scenario="s23")
        s.bindle.append("e12")
        s.fired[12] = fired
        session = RIDES.sit(acting(s, 0, rummage=1), "rummage", picks=["e12", "nail"], seed=1)
        assert session.state.story == key, "out of the Bindle, too"
    assert again_of("s16.e3") == "s16.e3"


@pytest.mark.parametrize("night", SCENARIOS)
def test_every_event_that_stays_has_a_second_passage(night: str) -> None:
    """What fires from a track or out of the Bindle and goes back there would tell the same thing over and over."""
    made = SCENARIOS[night]
    silent = [
        e.number for e in made.events if e.stays and again_of(f"{night}.e{e.number}") not in PROSE
    ]
    same = [
        e.number
        for e in made.events
        if e.stays and not again_of(f"{night}.e{e.number}").endswith("again")
    ]
    assert silent == same == []
