"""Jobs, resources, x, dice and working together."""

from __future__ import annotations

import pytest
from tests.positions import why

from hearthside.games.deck_goes_west import game
from hearthside.games.deck_goes_west.content.jobs.program import FOREST, Program
from hearthside.games.deck_goes_west.rules.doing import perform
from hearthside.games.deck_goes_west.rules.possible import have, is_open

from .table import ONE, TWO, at, deal, give, kinds, lay, night, options, play, table

pytestmark = pytest.mark.usefixtures("box")


@pytest.mark.rule("DW-036")
def test_steps_are_done_in_order_and_all_of_them() -> None:
    """A job whose payment is short is not on offer; paid, it runs to its end."""
    s = table(characters=["doctor", "prospector"])
    deal(s, 0, "hunger", "boot")
    session = play(s)
    assert "use:1" not in options(session)
    assert why(session, "use:1") == "DW-053"
    give(s, 0, food=1)
    session = play(s)
    session.choose("use:1")
    assert session.state.players[0].res[3] == 0
    assert kinds(session.state.players[0].hand) == ["boot"]
    assert kinds(session.state.exhaustion_gone) == ["hunger"]


@pytest.mark.rule("DW-036", "DW-048")
def test_a_condition_bars_only_the_steps_behind_it() -> None:
    """Event jobs score what stands before the condition; a card whose condition comes first is closed."""
    s = table()
    s.far[1] = 5
    s.players[0].at = at(1)
    deal(s, 0, "boot", "knife")
    give(s, 0, food=1)
    session = play(s, seed=2)
    assert "play:knife,0" not in options(session)
    assert why(session, "play:knife,0") == "DW-095"
    session.choose("play:boot,0")
    session.choose("explore:W")
    assert session.state.points == [1, 0]


@pytest.mark.rule("DW-048")
def test_steps_before_an_inner_condition_may_be_played_alone() -> None:
    """A job such as `+1 food, forest? roll 1 wood` is open off the forest for its first step."""
    job = Program("+1 food, forest? -1 gold, +3 wood")
    s = table()
    p = s.players[0]
    assert is_open(job, 0, have(p))
    assert not is_open(job, FOREST, have(p))
    for _ in perform(s, 0, job, 0):
        pass
    assert p.res == [0, 0, 0, 1]
    give(s, 0, gold=1)
    for _ in perform(s, 0, job, FOREST):
        pass
    assert p.res == [0, 0, 3, 1]


@pytest.mark.rule("DW-037")
def test_a_mission_job_is_done_once_per_action_and_again_in_the_next() -> None:
    """Two mission jobs that end in movement may be joined, one of them twice may not."""
    s = table("bounty_country")
    deal(s, 0, *["boot"] * 5)
    session = play(s)
    session.choose("task:2")
    assert "task:2" not in options(session)
    assert why(session, "task:2") == "DW-037"
    session.choose("stop")
    assert "task:2" in options(session)


@pytest.mark.rule("DW-038")
def test_event_jobs_run_by_themselves_for_the_one_who_caused_them() -> None:
    """Building in Discovery scores for the builder."""
    s = table(characters=["blacksmith", "prospector"])
    give(s, 0, metal=1, wood=1)
    deal(s, 0, "boot", "knife")
    session = play(s)
    assert not any(option.startswith("on") for option in options(session))
    session.choose("use:1")
    assert session.state.points == [3, 0]


@pytest.mark.rule("DW-039")
def test_a_character_does_one_ability_a_day() -> None:
    """It taps, and untaps at dawn."""
    s = table()
    lay(s, at(0), "forest")
    give(s, 0, food=3)
    deal(s, 0, "pan", "boot")
    session = play(s, rolls=(ONE,) * 3, seed=1)
    session.choose("use:1")
    session.choose("roll")
    assert session.state.players[0].tapped
    assert not options(session) & {"use:0", "use:1"}
    assert why(session, "use:0") == "DW-039"
    session.state.players[0].hand.clear()
    s.players[0].tapped = True
    assert not play(s, step="dawn", seed=1).state.players[0].tapped


@pytest.mark.rule("DW-040")
def test_an_item_is_discarded_for_exactly_one_of_its_jobs() -> None:
    """The other job is gone with the card."""
    s = table()
    deal(s, 0, "tonic", "boot")
    give(s, 0, food=1)
    session = play(s, rolls=(TWO, TWO))
    assert {"play:tonic,0", "play:tonic,1"} <= options(session)
    session.choose("play:tonic,1")
    session.choose("roll")
    p = session.state.players[0]
    assert p.res[3] == 5
    assert kinds(p.discard) == ["tonic"]
    assert "tonic" not in kinds(p.hand)


@pytest.mark.rule("DW-041", "DW-092", "DW-162")
def test_the_pickaxe_takes_another_item_with_it() -> None:
    """Alone it cannot mine; a danger is no item; any other item will do."""
    s = table()
    lay(s, at(0), "mountain")
    deal(s, 0, "pickaxe", "hunger")
    assert "play:pickaxe,0" not in options(play(s))
    deal(s, 0, "pickaxe", "pan", "boot")
    session = play(s, rolls=(ONE, TWO))
    session.choose("play:pickaxe,0")
    assert options(session) == {"drop:pan", "drop:boot"}
    session.choose("drop:pan")
    session.choose("roll")
    p = session.state.players[0]
    assert p.res == [0, 3, 0, 0]
    assert kinds(p.discard) == ["pickaxe", "pan"]


@pytest.mark.rule("DW-042")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_a_corner_job_buys_onto_either_pile(pile: str) -> None:
    """Paid, the card lies on top of the pile that was chosen."""
    from .table import fetch

    s = table()
    s.trade += s.row
    s.row = [fetch(s, kind) for kind in ("cow", "mule", "canoe", "rifle", "banjo")]
    give(s, 0, food=2)
    session = play(s)
    assert "buy:mule,1" not in options(session)
    session.choose("buy:mule,0")
    session.choose(f"onto:{pile}")
    p = session.state.players[0]
    assert kinds(p.draw if pile == "draw" else p.discard)[-1] == "mule"
    assert p.res[3] == 0
    assert p.known == (pile == "draw")


@pytest.mark.rule("DW-043", "DW-123")
def test_dangers_leave_only_by_their_jobs() -> None:
    """They cannot be dropped at dusk; their jobs discard or scrap them."""
    s = table()
    deal(s, 0, "thirst", "hunger", "boot")
    give(s, 0, food=4)
    session = play(s)
    session.choose("cure:thirst,1")
    session.choose("enough")
    assert kinds(session.state.players[0].discard) == ["thirst"]
    session.choose("cure:hunger,0")
    assert kinds(session.state.exhaustion_gone) == ["hunger"]
    deal(s, 0, "thirst", "boot")
    s.asked = [0]
    session = play(s, step="dusk")
    assert options(session) == {"drop:boot", "keep"}
    assert why(session, "drop:thirst") == "DW-043"


@pytest.mark.rule("DW-044", "DW-045")
def test_a_tile_job_needs_a_standing_meeple_and_no_bandits() -> None:
    """Lying down marks the use; leaving and coming back stands it up."""
    s = table()
    lay(s, at(0), "village", tile="juniper")
    give(s, 0, wood=3, food=2)
    deal(s, 0, "boot", "boot")
    session = play(s)
    session.choose("work")
    assert session.state.players[0].lying
    assert session.state.players[0].res == [0, 0, 2, 4]
    assert why(session, "work") == "DW-044"
    session.choose("play:boot,0")
    session.choose("play:boot,0")
    session.choose("go:W,walk")
    session.choose("go:E,walk")
    assert not session.state.players[0].lying
    s.bandits = {at(0): 1}
    assert why(play(s), "work") == "DW-044"


@pytest.mark.rule("DW-046", "DW-108", "DW-110")
def test_at_night_only_battle_jobs_are_open() -> None:
    """Kept cards fight; nothing else may be done, and who does nothing has no saves."""
    s = table()
    lay(s, at(0), "forest")
    s.bandits = {at(0): 1}
    s.players[1].at = at(1)
    deal(s, 0, "six_shooter", "knife", "boot")
    session = night(s, "attack", rolls=(TWO,), seed=1)
    assert options(session) == {"play:six_shooter,0", "fight"}
    before = len(s.pain)
    session.choose("fight")
    session.choose("onto:discard")
    session.choose("onto:discard")
    assert before - len(session.state.pain) == 2
    assert session.state.bandits


@pytest.mark.rule("DW-047")
def test_jobs_with_the_same_last_step_are_one_action() -> None:
    """Two cards and the character roll for food together; wood is another matter."""
    s = table()
    lay(s, at(0), "forest")
    s.players[1].at = at(1)
    deal(s, 0, "knife", "hunting_knife", "hatchet")
    session = play(s, rolls=(ONE,) * 9)
    session.choose("play:knife,0")
    assert options(session) == {"play:hunting_knife,0", "use:1", "roll"}
    assert why(session, "play:hatchet,0") == "DW-047"
    session.choose("play:hunting_knife,0")
    session.choose("use:1")
    assert session.state.players[0].res[3] == 9
    assert session.state.acts == 1


@pytest.mark.rule("DW-047")
def test_several_dangers_are_scrapped_in_one_action() -> None:
    """All their jobs end in "scrap this"."""
    s = table()
    deal(s, 0, "snake_bite", "black_eye", "boot")
    give(s, 0, food=5)
    session = play(s)
    session.choose("cure:snake_bite,0")
    session.choose("cure:black_eye,1")
    assert session.state.acts == 1
    assert kinds(session.state.pain_gone) == ["snake_bite", "black_eye"]


@pytest.mark.rule("DW-049", "DW-051", "DW-052")
@pytest.mark.parametrize(
    ("tile", "have", "paid", "x", "gained", "left"),
    [
        ("larkspur", {"wood": 4}, "wood", 2, "food", [0, 0, 0, 2]),
        ("larkspur", {"food": 6, "wood": 3}, "food", 3, "metal", [0, 3, 3, 0]),
        ("tin_cup", {"gold": 1}, "", 1, "wood", [0, 0, 1, 0]),
        ("tin_cup", {"gold": 5}, "", 5, "food", [0, 0, 0, 5]),
        ("larkspur", {"food": 5, "wood": 2}, "food", 0, "gold", [0, 0, 2, 5]),
    ],
)
def test_traders_and_x(
    tile: str, have: dict[str, int], paid: str, x: int, gained: str, left: list[int]
) -> None:
    """The book's examples: one x for the whole job, each "any" of its own kind, zero allowed."""
    s = table()
    lay(s, at(0), "village", tile=tile)
    give(s, 0, **have)
    session = play(s)
    session.choose("work")
    if session.decision is not None and session.decision.ask == "any":
        session.choose(f"any:{paid}")
    session.choose(f"x:{x}")
    session.choose(f"any:{gained}")
    assert session.state.players[0].res == left


@pytest.mark.rule("DW-049")
def test_an_any_payment_is_of_one_kind() -> None:
    """Two of one resource, not one each of two."""
    s = table()
    give(s, 0, gold=1, wood=1)
    deal(s, 0, "heavy_pack", "boot")
    assert "cure:heavy_pack,0" not in options(play(s))
    give(s, 0, gold=2, wood=2, food=1)
    session = play(s)
    session.choose("cure:heavy_pack,0")
    assert options(session) == {"any:gold", "any:wood"}
    session.choose("any:wood")
    assert session.state.players[0].res == [2, 0, 0, 1]


@pytest.mark.rule("DW-049", "DW-053")
def test_two_any_payments_may_differ_and_none_may_starve_the_next() -> None:
    """Each "any" is of its own kind; a kind that the rest of the bill needs is not on offer for the first."""
    job = Program("-2 any, -1 any, -1 gold, draw 1")
    s = table()
    for purse, enough in (
        ({"gold": 3}, False),
        ({"gold": 4}, True),
        ({"gold": 1, "wood": 2}, False),
        ({"gold": 2, "wood": 2}, True),
    ):
        give(s, 0, **purse)
        assert is_open(job, 0, have(s.players[0])) == enough, purse
    running = perform(s, 0, job, 0)
    asked = next(running)
    assert [str(option) for option in asked.options] == ["any:wood"]
    asked = running.send(asked.options[0])
    assert [str(option) for option in asked.options] == ["any:gold"]
    with pytest.raises(StopIteration):
        running.send(asked.options[0])
    assert s.players[0].res == [0, 0, 0, 0]


@pytest.mark.rule("DW-088", "DW-091", "DW-092")
def test_discards_of_a_colour_and_of_any_item_do_not_share_a_card() -> None:
    """One blue card and one more of any colour: a single blue one is not enough."""
    job = Program("discard 1 blue, discard 1 item, draw 1")
    s = table()
    deal(s, 0, "boot")
    assert not is_open(job, 0, have(s.players[0]))
    deal(s, 0, "boot", "knife")
    assert is_open(job, 0, have(s.players[0]))
    s.open = True
    for _ in perform(s, 0, job, 0):
        pass
    assert kinds(s.players[0].discard) == ["boot", "knife"]


@pytest.mark.rule("DW-090")
@pytest.mark.parametrize(("kind", "first"), [("pain", 100), ("exhaustion", 130)])
def test_any_danger_is_taken_from_the_pile_of_choice(kind: str, first: int) -> None:
    """The icon for any danger leaves the kind to the player."""
    s = table()
    running = perform(s, 0, Program("take 1 danger"), 0)
    asked = next(running)
    assert [str(option) for option in asked.options] == ["ache:pain", "ache:exhaustion"]
    asked = running.send(asked.find(f"ache:{kind}"))  # type: ignore[arg-type]
    with pytest.raises(StopIteration):
        running.send(asked.find("onto:discard"))  # type: ignore[arg-type]
    assert first <= s.players[0].discard[-1] < first + 30


@pytest.mark.rule("DW-050", "DW-053")
def test_plus_gains_and_minus_pays_what_one_has() -> None:
    """A village that turns a wood into two food, and one that cannot be paid."""
    s = table()
    lay(s, at(0), "village", tile="juniper")
    deal(s, 0, "tonic")
    assert why(play(s), "work") == "DW-053"
    give(s, 0, wood=1)
    session = play(s)
    session.choose("work")
    assert session.state.players[0].res == [0, 0, 0, 2]


@pytest.mark.rule("DW-054", "DW-013")
def test_dice_steps_roll_that_many_success_dice() -> None:
    """Four dice with 0, 1, 2 and 0 bring three food, and the log says what each of them showed."""
    s = table()
    lay(s, at(0), "forest")
    s.players[1].at = at(1)
    s.players[0].tapped = True
    deal(s, 0, "hunting_knife", "boot")
    session = play(s, rolls=(2, 4, 6, 1))
    session.choose("play:hunting_knife,0")
    assert session.state.players[0].res[3] == 3
    shown = next(event for event in session.journal if event.kind == "dice")
    assert shown.args == (0, 1, 2, 0)
    assert game.words.line(session.state, shown) == "The dice show a blank, 1, 2 and a blank."


@pytest.mark.rule("DW-055", "DW-056", "DW-057", "DW-059")
def test_the_hunting_party_of_the_book() -> None:
    """A Hunting Knife rolls 3, a Knife rolls 1: they bring home 4 and 3, and the guest loses no action."""
    s = table()
    lay(s, at(0), "forest")
    s.players[0].tapped = True
    deal(s, 0, "hunting_knife", "boot")
    deal(s, 1, "knife", "pan")
    session = play(s, rolls=(ONE, ONE, ONE, 1, ONE, 1))
    session.choose("play:hunting_knife,0")
    assert options(session) == {"invite:1", "roll"}
    session.choose("invite:1")
    assert session.decision is not None
    assert session.decision.seat == 1
    assert options(session) == {"play:knife,0", "enough"}
    session.choose("play:knife,0")
    assert session.state.players[0].res[3] == 4
    assert session.state.players[1].res[3] == 3
    assert kinds(session.state.players[1].discard) == ["knife"]
    assert (session.state.active, session.state.acts) == (0, 1)


@pytest.mark.rule("DW-055", "DW-056")
def test_only_those_on_the_tile_are_invited_and_only_with_fitting_jobs() -> None:
    """Somebody next door cannot join, and wood is not food."""
    s = table("hungry_valley", 3)
    lay(s, at(0), "forest")
    s.players[0].tapped = True
    deal(s, 0, "knife", "boot")
    deal(s, 1, "hatchet")
    s.players[1].tapped = True
    s.players[2].at = at(1)
    deal(s, 2, "knife")
    session = play(s, rolls=(ONE, ONE))
    session.choose("play:knife,0")
    assert session.decision is not None
    assert session.decision.ask == "act"
    assert session.state.players[0].res[3] == 2


@pytest.mark.rule("DW-058")
def test_several_jobs_of_one_player_are_one_roll() -> None:
    """Alice's two knives make 3 together; Bob gains half of that sum, rounded up."""
    s = table()
    lay(s, at(0), "forest")
    s.players[0].tapped = True
    deal(s, 0, "knife", "knife", "boot")
    deal(s, 1, "knife")
    session = play(s, rolls=(ONE, ONE, ONE, 1, 1, 1))
    session.choose("play:knife,0")
    session.choose("play:knife,0")
    session.choose("invite:1")
    session.choose("play:knife,0")
    assert [p.res[3] for p in session.state.players] == [3, 2]
