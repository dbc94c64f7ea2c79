"""Ties that were settled by whichever came first: nights 8, 10, 17, 20 and 22, a hat too many, two Haints at once."""

from __future__ import annotations

import pytest

from hearthside.games.vagrantsong.content.board import NAME, SPACE
from hearthside.games.vagrantsong.content.page import SCENARIOS
from hearthside.games.vagrantsong.content.scenarios.s20_light import DARKS, LIGHTS
from hearthside.games.vagrantsong.content.scenarios.s22_music import NEEDED
from hearthside.games.vagrantsong.state import Journey

from .cards.casting import arranged, cast
from .nights.test_s20 import lay, rock
from .nights.test_s22 import band, opened
from .table import acting, block, go_on, haunting, hold, offered, set_at, sit, table
from .test_alike import acted, question
from .test_haint import settle

# -- whoever says which ------------------------------------------------------------------------------


@pytest.mark.rule("VN-0172", "VJ-022")
def test_with_the_hat_on_the_reader_says_which_of_the_others_goes() -> None:
    """Three are drawn; one is kept, one of the two others may go to somebody else."""
    s = table("songsmith", "cursebearer")
    s.vagrants[0].junk = [22]
    s.events[2] = s.vagrants[0].at
    session = sit(acting(s, 0, investigate=1), rolls=[5], picks=["nail", "salt", "apple"], seed=1)
    go_on(session, "investigate:2", "keep:nail")
    assert question(session) == "part_with"
    assert offered(session) == ["keep:salt", "keep:apple"]
    go_on(session, "keep:apple", "take:1")
    t = session.state
    assert (t.vagrants[0].tokens, t.vagrants[1].tokens) == (["nail"], ["apple"])
    assert t.bindle.count("salt") == 5 and t.bindle.count("apple") == 2


@pytest.mark.rule("VK-051")
def test_between_two_haints_the_empress_says_which_is_cheered() -> None:
    s = arranged(51, gap=3)
    s.haints.append(s.haints[0].__class__(who="turned_faces", threshold=9, breaks=2))
    s.haints[0].at, s.haints[1].at = SPACE["B3b"], SPACE["B3d"]
    session = cast(s, 51, 2, [4, 5], "place:B2c", "place:B3c", aim="v1")
    assert question(session) == "ordered" and offered(session) == ["answers:0", "answers:1"]
    go_on(session, "answers:1")
    assert [h.humanity for h in session.state.haints] == [0, 1]


@pytest.mark.rule("VN-2204")
def test_of_two_tokens_that_would_do_the_haunted_says_which_goes() -> None:
    s = band()
    opened(s, "turned_faces", "A3b")
    set_at(s, "A2b", "B6d")
    hold(s, 0, "candle", "nail")
    session = go_on(sit(acting(s, 0, move=1)), "dash:A4b")
    assert offered(session) == ["keep:nail", "keep:candle", "none"]


# -- the snow and the stone --------------------------------------------------------------------------


def buried(*at: str) -> Journey:
    """All ten pieces of Snow are out; two lie furthest back, on A2a and A2c."""
    s = table("songsmith", "cursebearer", scenario="s10")
    set_at(s, *at)
    block(s, "A2a", "A2c", *(f"A{k}{row}" for row in "ad" for k in range(3, 7)), kind="snow")
    return s


@pytest.mark.rule("VS-002", "VN-1010")
def test_of_snow_as_far_back_the_piece_that_is_nobody_s_trouble_is_taken() -> None:
    """Next to one of them is a Vagrant: that one stays."""
    t = settle(acted(buried("B3b", "A1a"), "salt")).state
    assert SPACE["A2a"] in t.terrain and SPACE["A2c"] not in t.terrain


@pytest.mark.rule("VS-200", "VN-1010")
def test_of_snow_that_is_alike_the_party_says_which_is_taken() -> None:
    session = settle(acted(buried("B3b", "B1d"), "salt"), "snow_taken")
    assert sorted(offered(session)) == ["place:A2a", "place:A2c"]
    assert SPACE["A2c"] not in go_on(session, "place:A2c").state.terrain


@pytest.mark.rule("VS-200", "VN-1703")
def test_of_two_holes_as_far_off_the_party_says_which_makes_room() -> None:
    s = table("songsmith", "cursebearer", scenario="s17", haint="B3b")
    set_at(s, "B1b", "B1c")
    block(s, "B1a", "B2a", "B3a", "B3d", "C6a", "C6d", kind="hole")
    session = settle(acted(s, "salt"), "spare_hole")
    assert sorted(offered(session)) == ["place:C6a", "place:C6d"]
    t = go_on(session, "place:C6d").state
    assert SPACE["C6a"] in t.terrain and SPACE["C6d"] not in t.terrain


@pytest.mark.rule("VS-200", "VN-0831")
def test_of_two_holes_as_near_to_all_the_party_says_by_which_he_comes() -> None:
    s = table("songsmith", "cursebearer", scenario="s08", haint="B3b")
    set_at(s, "C1b", "C1c")
    block(s, "A1a", "C4b", "C4c", kind="hole")
    session = sit(haunting(s), picks=["candle"], rolls=[2, 3], seed=1)
    assert question(session) == "exit"
    assert sorted(offered(session)) == ["place:C4b", "place:C4c"]
    go_on(session, "place:C4c")
    assert question(session) == "haint_way" and "place:C4d" in offered(session)


# -- Lights and Darks --------------------------------------------------------------------------------


@pytest.mark.rule("VS-002", "VN-2030")
@pytest.mark.parametrize(("beside", "end"), [("A3d", "A3c"), ("A5b", "A4b")])
def test_the_beam_takes_the_way_on_which_it_hurts_more(beside: str, end: str) -> None:
    """Two steps lead toward the target; beside one of them stands somebody else."""
    s = rock("songsmith", "cursebearer", "empress", haint="C6a", five=("nail",) * 5)
    set_at(s, "A2b", beside, "C6d")
    s.special = 0
    lay(s, LIGHTS, "A4c", "C1a", "C1b", "C1c")
    t = settle(sit(haunting(s), seed=1)).state
    assert NAME[t.figures["light1"]] == end and t.vagrants[1].humanity < t.vagrants[1].most


@pytest.mark.rule("VS-002", "VN-2030")
@pytest.mark.parametrize(("beside", "ends"), [("A2a", ["A1c", "A2a"]), ("A2d", ["A2c", "A1a"])])
def test_of_two_lights_as_near_the_one_that_hurts_more_comes(beside: str, ends: list[str]) -> None:
    """Both are four from the target; beside the way of one is somebody else."""
    s = rock("songsmith", "cursebearer", "empress", haint="C6a", five=("nail",) * 5)
    set_at(s, "A4b", beside, "C6d")
    s.special = 0
    lay(s, LIGHTS, "A1c", "A1a", "C1b", "C1c")
    t = settle(sit(haunting(s), seed=1)).state
    assert [NAME[t.figures[key]] for key in ("light1", "light2")] == ends


@pytest.mark.rule("VS-002", "VN-2033")
def test_he_changes_places_with_a_light_that_can_be_changed_with() -> None:
    """Two are as near; on the one that was laid first somebody stands."""
    s = rock(
        "songsmith",
        "cursebearer",
        "empress",
        haint="B3b",
        five=("foot", "foot", "foot", "foot", "nail"),
    )
    set_at(s, "B1b", "B1d", "C6d")
    lay(s, LIGHTS, "B1d", "A6b", "C1b", "C1c")
    assert NAME[settle(sit(haunting(s), seed=1)).state.vagrants[0].at] == "A6b"


@pytest.mark.rule("VS-002", "VN-2032")
def test_a_dark_goes_where_its_pattern_is_furthest_off() -> None:
    """Three lie in their corners; of three ways for the fourth two lead to its own."""
    s = rock(haint="C6a", five=("salt",) * 5)
    set_at(s, "B4c", "C6d")
    lay(s, DARKS, "B1a", "B6a", "B1d", "B5c")
    t = settle(sit(haunting(s), seed=1), "light_goes").state
    assert [NAME[t.figures[key]] for key in DARKS] == ["B1a", "B6a", "B1d", "B5b"]


@pytest.mark.rule("VS-200", "VN-2032")
def test_between_ways_that_are_alike_the_party_says_where_a_dark_goes() -> None:
    """Back from the corner it was on its way to, by either side."""
    s = rock(haint="C6a", five=("salt",) * 5)
    set_at(s, "B6d", "C6d")
    lay(s, DARKS, "B1a", "B6a", "B1d", "B5c")
    session = settle(sit(haunting(s), seed=1), "light_goes")
    assert sorted(offered(session)) == ["place:B4c", "place:B5b"]


# -- the band ----------------------------------------------------------------------------------------


@pytest.mark.rule("VS-019", "VN-2236")
def test_between_two_haints_as_near_whoever_is_moved_says_toward_which() -> None:
    """One stands along the train, the other across it: neither way is straighter."""
    s = band(skelly="B5b", flayed="B3d")
    set_at(s, "B3b", "A1a")
    s.cycle["salt"] = 3
    for _ in range(3):
        s.bindle.remove("salt")
    s.haints[0].skips = s.haints[1].skips = 1
    session = go_on(sit(acting(s, 0), seed=1), "end")
    settle(session, "drift")
    assert sorted(offered(session)) == ["place:B3c", "place:B4b"]


@pytest.mark.rule("VN-2222")
def test_the_page_says_how_many_cards_there_are_to_complete() -> None:
    text = SCENARIOS["s22"].victory_text
    assert [int(word) for word in text.replace(",", "").split() if word.isdigit()][:3] == [*NEEDED]


# -- Events on a Haint's own track -------------------------------------------------------------------


def fed(humanity: int) -> Journey:
    """The Cursebearer stands in its way and will be Haunted; the omen lies where its marker will come."""
    s = table("cursebearer", "songsmith", haint="B1b")
    set_at(s, "B2b", "A1a")
    s.haints[0].mood = 1
    s.haints[0].humanity = humanity
    s.haints[0].on_humanity[0] = humanity + 1
    return s


@pytest.mark.rule("VS-030", "VS-220")
@pytest.mark.parametrize("short", [1, 5])
def test_in_its_own_turn_an_event_waits_for_the_action_and_the_break(short: int) -> None:
    """Haunted she feeds it 1, is struck, it Breaks if that was its Threshold; then the omen."""
    s = fed(table().haints[0].threshold - short)
    session = settle(acted(s, "candle"))
    kinds = ("haint_gained", "break", "event", "lost")
    seen = [e.kind for e in session.journal if e.kind in kinds]
    assert seen[-1] == "event" and "haint_gained" in seen
    assert seen.index("haint_gained") < len(seen) - 1
    assert ("break" in seen) == (short == 1)
    assert session.state.tracks["omen"] == 1 and session.state.haints[0].passed == []
