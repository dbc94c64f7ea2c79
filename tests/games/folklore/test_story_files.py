"""What a writer can write in a story and what comes of it, and every mistake with the one line it stands on."""

from __future__ import annotations

import pytest

from hearthside.games.folklore.content import check_story
from hearthside.games.folklore.content.board import NUMBERS
from hearthside.games.folklore.content.notation import effects
from hearthside.games.folklore.content.plot import plot_problems
from hearthside.games.folklore.content.story import Box, Story

HEAD = """story A Test
id test
difficulty twilight
start crossroads
candle 50
foes 80 100 130 150
blurb Nobody comes.
rumour [past bell rung] They say that it rang.
rumour They say nothing.

# a remark
chapter 1 One
skirmish 1-3: wolf | 4: bandit, bowman
skirmish 5-10: zombie
begin a

== a
"""
END = """
== z
It ends.
close done 70
"""
FLOW = 18
"""The line of the first box of scene a."""


def story(body: str, head: str = HEAD, end: str = END) -> Story:
    made, problems = check_story(head + body + end, "test.story")
    assert problems == []
    assert made is not None
    return made


def box(body: str, more: str = "") -> Box:
    """The first box of the first scene."""
    return story(body + more).scenes["a"].boxes[0]


def wrong(text: str) -> list[str]:
    """All that is wrong with a text, the file left out."""
    found = [str(p) for p in check_story(text, "test.story")[1]]
    assert all(p.startswith("test.story:") for p in found)
    return [p.removeprefix("test.story:") for p in found]


def test_the_head_the_chapter_and_the_prose() -> None:
    s = story("One line\nand another.\n\nA new one.\n# no prose\n-> z\n")
    assert (s.id, s.title, s.difficulty, s.start, s.candle, s.foes, s.blurb) == (
        "test", "A Test", "twilight", "crossroads", 50, (80, 100, 130, 150), "Nobody comes.",
    )  # fmt: skip
    assert s.rumours == (
        ((("past", "bell", "rung"),), "They say that it rang."),
        ((), "They say nothing."),
    )
    (chapter,) = s.chapters
    assert (chapter.number, chapter.title, chapter.line, chapter.begin) == (1, "One", 12, "a")
    assert chapter.table == (*[("wolf",)] * 3, ("bandit", "bowman"), *[("zombie",)] * 6)
    scene = s.scenes["a"]
    assert (scene.name, scene.chapter, scene.line) == ("a", 1, 17)
    assert scene.prose == ("One line and another.", "A new one.")
    assert scene.words == 7
    assert [(b.kind, b.line, b.targets) for b in scene.boxes] == [("goto", 23, ("z",))]


def test_a_story_without_foes_blurb_and_rumours_is_told_by_the_cards() -> None:
    head = "\n".join(
        line for line in HEAD.splitlines() if not line.startswith(("foes", "blurb", "rumour"))
    )
    s = story("-> z\n", head + "\n")
    assert (s.foes, s.blurb, s.rumours) == ((100, 100, 100, 100), "", ())


def test_a_chapter_may_lead_back_to_the_first() -> None:
    assert wrong(HEAD + "-> chapter 1\n\n== z\n-> a\n")[-1:] == ["20: scene 'z' is never reached"]


def test_scenes_know_their_chapter() -> None:
    s = story("-> chapter 2\n", end="\nchapter 2 Two\nskirmish 1-10: wolf\nbegin z\n" + END)
    assert [s.scenes[n].chapter for n in "az"] == [1, 2]
    assert [c.number for c in s.chapters] == [1, 2]
    assert s.scenes["a"].boxes[0] == Box(kind="chapter", line=FLOW, number=2)


BOXES = {
    "! lore 5 @all; flag x\n-> z\n": Box(kind="effect", line=FLOW, effects=effects("lore 5 @all; flag x")),
    "-> z\n": Box(kind="goto", line=FLOW, targets=("z",)),
    "close bad 0\n": Box(kind="close", line=FLOW, ending="bad"),
    "close good 100\n": Box(kind="close", line=FLOW, ending="good", number=100),
    "choose\n  Left, then -> z\n  [flag x and not day] Right -> a\n": Box(
        kind="choose", line=FLOW, labels=("Left, then", "Right"), targets=("z", "a"),
        conditions=((), (("flag", "x"), ("not", "day")))),
    "check leader speech 6 -> z | a\n": Box(
        kind="check", line=FLOW, who="leader", skill="speech", number=6, targets=("z", "a")),
    "check one nerve 4 -> z | a\n": Box(kind="check", line=FLOW, who="one", skill="nerve", number=4, targets=("z", "a")),
    "check all faith 5 -> z | a\n": Box(kind="check", line=FLOW, who="all", skill="faith", number=5, targets=("z", "a")),
    "check any occult 7 -> z | a\n": Box(kind="check", line=FLOW, who="any", skill="occult", number=7, targets=("z", "a")),
    "if flag x -> z | a\n": Box(kind="if", line=FLOW, conditions=((("flag", "x"),),), targets=("z", "a")),
    "roll 1-5 -> a | 6-10 -> z\n": Box(kind="roll", line=FLOW, ranges=((1, 5), (6, 10)), targets=("a", "z")),
    "travel ostelnk -> z\n": Box(kind="travel", line=FLOW, place="ostelnk", targets=("z",)),
    "travel bear_hollow compass -> z\n": Box(kind="travel", line=FLOW, place="bear_hollow", compass=True, targets=("z",)),
    "travel ostelnk within 3 -> z | a\n": Box(kind="travel", line=FLOW, place="ostelnk", days=3, targets=("z", "a")),
    "travel bear_hollow compass within 2 -> z | a\n": Box(
        kind="travel", line=FLOW, place="bear_hollow", compass=True, days=2, targets=("z", "a")),
    "town -> z\n": Box(kind="town", line=FLOW, targets=("z",)),
    "skirmish wolf -> z\n": Box(kind="skirmish", line=FLOW, creatures=("wolf",), targets=("z",)),
    "skirmish wolf, table max -> z | a\n": Box(
        kind="skirmish", line=FLOW, creatures=("wolf", "table"), most=True, targets=("z", "a")),
}  # fmt: skip


@pytest.mark.rule("FL-025", "FL-026")
@pytest.mark.parametrize("text", BOXES)
def test_every_box_is_read_as_it_is_written(text: str) -> None:
    made, _ = check_story(HEAD + text + END, "test.story")
    assert made is not None
    assert made.scenes["a"].boxes[0] == BOXES[text]


MAP = """map church -> z | a
  [flag x] dark
  optional
  foe zombie E3 E5(3+)
  [not flag x] foe ghoul H5
  ambush C9 bandit E7
  search C2 H2
  die C9 archeology 6 again times 2 "The lid": lore 10 @self | snare 1d4
  chest D9
  lever E9 opens A9 "A rope": flag pulled
  [token a 2] altar F9 faith 5: lore 1
  sleeper B3
  goal defeat exit
  [flag x] goal touch:C9 token:a:3 kill:zombie flag:x hold:6
  weak zombie vita 5
  [flag x] weak ghoul might 10
"""


@pytest.mark.rule("FL-027", "FL-067", "FL-138")
def test_a_map_setup_is_read_as_it_is_written() -> None:
    made, problems = check_story(HEAD + MAP + END, "test.story")
    assert problems == []
    assert made is not None
    drawn = made.scenes["a"].boxes[0]
    setup = drawn.setup
    assert setup is not None
    at = NUMBERS
    x = (("flag", "x"),)
    assert (drawn.targets, setup.map, setup.line, setup.dark, setup.optional) == (
        ("z", "a"),
        "church",
        FLOW,
        x,
        True,
    )
    assert setup.searches == 1 << at["C2"] | 1 << at["H2"]
    assert [(f.kind, f.at, f.least, f.ambush, f.when, f.line) for f in setup.foes] == [
        ("zombie", at["E3"], 1, -1, (), FLOW + 3),
        ("zombie", at["E5"], 3, -1, (), FLOW + 3),
        ("ghoul", at["H5"], 1, -1, (("not", "flag", "x"),), FLOW + 4),
        ("bandit", at["E7"], 1, at["C9"], (), FLOW + 5),
    ]
    die, chest, lever, altar, sleeper = setup.features
    assert (die.kind, die.at, die.text, die.skill, die.number) == (
        "die",
        at["C9"],
        "The lid",
        "archeology",
        6,
    )
    assert (die.again, die.times, die.opens, die.when, die.line) == (True, 2, 0, (), FLOW + 7)
    assert (die.passed, die.failed) == (effects("lore 10 @self"), effects("snare 1d4"))
    assert (chest.kind, chest.text, chest.skill, chest.number, chest.times, chest.again) == (
        "chest",
        "Chest",
        "",
        0,
        1,
        False,
    )
    assert (chest.passed, chest.failed) == ((), ())
    assert (lever.opens, lever.text, lever.passed) == (
        1 << at["A9"],
        "A rope",
        effects("flag pulled"),
    )
    assert (altar.skill, altar.number, altar.text, altar.when) == (
        "faith",
        5,
        "Altar",
        (("token", "a", "2"),),
    )
    assert (sleeper.kind, sleeper.at) == ("sleeper", at["B3"])
    assert [(g.kind, g.arg, g.number, g.when) for g in setup.goals] == [
        ("defeat", "", 0, ()), ("exit", "", 0, ()), ("touch", "C9", at["C9"], x), ("token", "a", 3, x),
        ("kill", "zombie", 0, x), ("flag", "x", 0, x), ("hold", "6", 6, x),
    ]  # fmt: skip
    assert [(w.kind, w.what, w.by, w.when, w.line) for w in setup.weakened] == [
        ("zombie", "vita", 5, (), FLOW + 14), ("ghoul", "might", 10, x, FLOW + 15),
    ]  # fmt: skip


def test_a_map_says_nothing_of_what_is_not_written() -> None:
    setup = box("map church -> z\n  foe zombie E3\n  goal defeat\n").setup
    assert setup is not None
    assert (setup.dark, setup.optional, setup.searches, setup.features, setup.weakened) == (
        None,
        False,
        0,
        (),
        (),
    )
    setup = box("map church -> z\n  dark\n  goal exit\n").setup
    assert setup is not None
    assert (setup.dark, setup.foes) == ((), ())


CONDITIONS = (
    "flag x", "token x 2", "day", "night", "living 3", "owns tonic", "here telepath", "coins 10", "days 4", "past bell rung",
)  # fmt: skip


@pytest.mark.parametrize("text", CONDITIONS)
def test_every_condition_can_be_asked_for_and_against(text: str) -> None:
    parts = tuple(text.split())
    assert box(f"if {text} -> z | a\n").conditions == ((parts,),)
    assert box(f"if not {text} and flag y -> z | a\n").conditions == (
        (("not", *parts), ("flag", "y")),
    )


BAD_CONDITIONS = (
    "flag", "flag x y", "token x", "token x y", "token x 2 3", "day 3", "not", "night night", "living", "living x",
    "living 3 4", "owns", "here", "coins x", "coins", "days x", "past bell", "past bell rung twice", "weather", "moon 3",
)  # fmt: skip


@pytest.mark.parametrize("text", BAD_CONDITIONS)
def test_what_is_no_condition_is_named(text: str) -> None:
    assert wrong(HEAD + f"if {text} -> z | a\n" + END)[-1].startswith(
        ("18: unknown condition", "17: scene 'a' is a dead", "20: scene 'z'")
    )
    assert f"18: unknown condition {text!r}" in wrong(HEAD + f"if {text} -> z | a\n" + END)


MISTAKES = {
    # boxes: what is written in place of the first box, and the line and beginning of what is said about it
    "! lroe 5\n-> z\n": "18: unknown effect 'lroe'",
    "! item excalibur\n-> z\n": "18: unknown item 'excalibur'",
    "! artifact excalibur\n-> z\n": "18: unknown artifact 'excalibur'",
    "! item black_book\n-> z\n": "18: unknown item 'black_book'",
    "! companion dragon\n-> z\n": "18: unknown companion 'dragon'",
    "! companion tonic\n-> z\n": "18: unknown companion 'tonic'",
    "! skirmish dragon\n-> z\n": "18: unknown creature 'dragon'",
    "! summon table\n-> z\n": "18: unknown creature 'table'",
    "-> nowhere\n": "18: no scene 'nowhere'",
    "-> chapter 2\n": "18: no chapter 2",
    "-> chapter 0\n": "18: no chapter 0",
    "close done 101\n": "18: a closing is 'close ENDING 0..100'",
    "close done\n": "18: a closing is 'close ENDING 0..100'",
    "check somebody speech 6 -> z | a\n": "18: a check is 'check WHO SKILL NUMBER",
    "check leader charm 6 -> z | a\n": "18: a check is 'check WHO SKILL NUMBER",
    "check leader speech -> z | a\n": "18: a check is 'check WHO SKILL NUMBER",
    "check leader speech 6 -> z\n": "18: needs two branches, passed and failed",
    "check leader speech 6 -> z |\n": "18: needs two branches, passed and failed",
    "if flag x -> z\n": "18: needs two branches, true and false",
    "if owns excalibur -> z | a\n": "18: unknown card 'excalibur'",
    "if not owns excalibur -> z | a\n": "18: unknown card 'excalibur'",
    "if here lancelot -> z | a\n": "18: unknown character 'lancelot'",
    "if not here lancelot -> z | a\n": "18: unknown character 'lancelot'",
    "roll 1-5 -> a | 7-10 -> z\n": "18: the ways of a roll must cover 1 to 10",
    "roll 1-5 -> a | 5-10 -> z\n": "18: the ways of a roll must cover 1 to 10",
    "roll 1-5 a | 6-10 -> z\n": "18: a roll is '1-5 -> a | 6-10 -> b'",
    "travel rome -> z\n": "18: unknown place 'rome'",
    "travel ostelnk compass -> z\n": "18: a compass lies off the road, and 'ostelnk' does not",
    "travel ostelnk within 3 -> z\n": "18: travel is 'travel PLACE",
    "travel ostelnk -> z | a\n": "18: travel is 'travel PLACE",
    "travel ostelnk soon -> z\n": "18: travel is 'travel PLACE",
    "town ostelnk -> z\n": "18: a town services box is 'town -> scene'",
    "town -> z | a\n": "18: a town services box is 'town -> scene'",
    "skirmish dragon -> z\n": "18: unknown creature 'dragon'",
    "skirmish wolf -> z | a | z\n": "18: a skirmish needs '-> won'",
    "skirmish wolf\n": "18: a skirmish needs '-> won'",
    "choose\n  Left\n  Right -> z\n": "19: a choice is 'What to do -> scene', not 'Left'",
    "choose\n  -> z\n  Right -> z\n": "19: a choice is 'What to do -> scene'",
    "choose\n  Left ->\n  Right -> z\n": "19: a choice is 'What to do -> scene'",
    "choose\n  [flag x] Left -> z\n": "18: a choice needs at least one way that is always open",
    "choose\n  [weather] Left -> z\n  Right -> z\n": "19: unknown condition 'weather'",
    "choose\n  Left -> z\n  Right -> nowhere\n": "18: no scene 'nowhere'",
    "-> z\nToo late.\n": "19: prose after a box belongs into a scene of its own: 'Too late.'",
    "-> z\n-> z\n": "19: scene 'a' has already gone on elsewhere",
    "Only prose.\n": "17: scene 'a' is a dead end",
    # maps
    "map\n": "18: a map needs '-> done'",
    "map rome -> z\n  goal exit\n": "18: unknown map 'rome'",
    "map church -> z\n  foe zombie E3\n": "18: the map has no goal",
    "map church -> z\n  goal win\n": "19: goal 'win' is not one of defeat, kill, exit, touch, flag, token, hold",
    "map church -> z\n  goal kill\n": "19: goal 'kill' needs 1 parts",
    "map church -> z\n  goal exit:A1\n": "19: goal 'exit:A1' needs 0 parts",
    "map church -> z\n  goal token:x\n": "19: goal 'token:x' needs 2 parts",
    "map church -> z\n  goal token:x:y\n": "19: goal 'token:x:y': 'y' is not a number",
    "map church -> z\n  goal hold:long\n": "19: goal 'hold:long': 'long' is not a number",
    "map church -> z\n  goal touch:K1\n": "19: 'K1' is not a square from A1 to J10",
    "map church -> z\n  goal touch:C9\n": "18: the goal is to touch a square without a feature",
    "map church -> z\n  goal kill:zombie\n": "18: the goal is to kill 'zombie', which is not there",
    "map church -> z\n  goal defeat\n": "18: the goal is to defeat foes, and there are none",
    "map church -> z\n  goal exit\n  foe zombi E3\n": "20: unknown creature 'zombi'",
    "map church -> z\n  goal exit\n  foe zombie\n": "20: where does 'zombie' stand?",
    "map church -> z\n  goal exit\n  foe zombie Z3\n": "20: a foe stands at G3 or G3(3+), not 'Z3'",
    "map church -> z\n  goal exit\n  foe zombie E11\n": "20: 'E11' is not a square",
    "map church -> z\n  goal exit\n  foe zombie A1\n": "20: zombie stands on a square that no foe can stand on (FL-138)",
    "map church -> z\n  goal exit\n  foe zombie A10\n": "20: zombie stands on a square that no foe can stand on (FL-138)",
    "map church -> z\n  goal exit\n  foe rat_swarm D3\n": "20: rat_swarm stands on a square that no foe can stand on",
    "map church -> z\n  goal exit\n  ambush C9 zombie E3\n": "20: the ambush of zombie hangs on a square without a feature",
    "map church -> z\n  goal exit\n  ambush zombie E3\n": "20: ",
    "map church -> z\n  goal exit\n  ambush A1 zombie E3\n": "20: the ambush of zombie hangs on a square without a feature",
    "map church -> z\n  goal exit\n  search Z9\n": "20: 'Z9' is not a square from A1 to J10",
    "map church -> z\n  goal exit\n  die C9 \"x\": lore 1\n": "20: a skill die needs a skill and a number",
    "map church -> z\n  goal exit\n  die C9 charm 6: lore 1\n": "20: unknown skill 'charm'",
    "map church -> z\n  goal exit\n  chest A1: lore 1\n": "20: 'Chest' stands in a wall",
    "map church -> z\n  goal exit\n  chest C9: lroe 1\n": "20: unknown effect 'lroe'",
    "map church -> z\n  goal exit\n  chest C9: item excalibur\n": "20: unknown item 'excalibur'",
    "map church -> z\n  goal exit\n  chest C9 faith 3: lore 1 | item excalibur\n": "20: unknown item 'excalibur'",
    "map church -> z\n  goal exit\n  lever C9 opens D9: lore 1\n": "20: 'Lever' opens a square without door or portcullis",
    "map church -> z\n  goal exit\n  [owns excalibur] chest C9: lore 1\n": "20: unknown card 'excalibur'",
    "map church -> z\n  goal exit\n  [owns excalibur] foe zombie E3\n": "20: unknown card 'excalibur'",
    "map church -> z\n  goal exit\n  [weather] dark\n": "20: unknown condition 'weather'",
    "map church -> z\n  goal exit\n  weak zombie vita 3\n": "20: 'zombie' is weakened and not there",
    "map church -> z\n  goal exit\n  foe zombie E3\n  weak zombie stride 3\n": "21: 'weak KIND vita|might|defense NUMBER'",
    "map church -> z\n  goal exit\n  weather\n": "20: unknown line of a map setup: 'weather'",
}  # fmt: skip


@pytest.mark.rule("FL-138")
@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_a_scene_is_named_with_its_line(text: str) -> None:
    assert any(p.startswith(MISTAKES[text]) for p in wrong(HEAD + text + END)), wrong(
        HEAD + text + END
    )


HEADS = {
    ("story A Test\n", ""): "1: the head lacks story",
    ("id test\n", ""): "1: the head lacks id",
    ("difficulty twilight\n", ""): "1: the head lacks difficulty",
    ("start crossroads\n", ""): "1: the head lacks start",
    ("candle 50\n", ""): "1: the head lacks candle",
    ("id test\ndifficulty twilight\n", ""): "1: the head lacks id, difficulty",
    ("start crossroads", "start rome"): "1: start: unknown place 'rome'",
    ("difficulty twilight", "difficulty noon"): "3: difficulty 'noon' is not one of dusk, twilight, midnight, nightmare",
    ("candle 50", "candle long"): "5: candle 'long' is not a number of rounds",
    ("foes 80 100 130 150", "foes 80 100 130"): "6: foes '80 100 130' are not four numbers",
    ("foes 80 100 130 150", "foes 80 100 130 150 160"): "6: foes '80 100 130 150 160' are not four numbers",
    ("blurb Nobody", "blurp Nobody"): "7: unknown key 'blurp' in the head",
    ("[past bell rung]", "[past bell]"): "8: unknown condition 'past bell'",
    ("chapter 1 One", "chapter 2 One"): "12: a chapter is 'chapter 1 Title'",
    ("chapter 1 One", "chapter One"): "12: a chapter is 'chapter 1 Title'",
    ("5-10: zombie", "5-9: zombie"): "12: the skirmish table has nothing for a 10",
    ("5-10: zombie", "5-11: zombie"): "14: the skirmish die is a d10, there is no 11",
    ("1-3: wolf", "0-3: wolf"): "13: the skirmish die is a d10, there is no 0",
    ("5-10: zombie", "5-10 zombie"): "14: a row of the skirmish table is '1-4: wolf', not '5-10 zombie'",
    ("5-10: zombie", "5-10: zombi"): "12: unknown creature 'zombi'",
    ("begin a\n", ""): "12: chapter 1 lacks 'begin SCENE'",
    ("begin a\n", "begin b\n"): "12: no scene 'b'",
    ("begin a\n", "begin a\nsomething else\n"): "16: neither a skirmish table nor 'begin SCENE': 'something else'",
}  # fmt: skip


@pytest.mark.parametrize("change", HEADS)
def test_a_mistake_in_the_head_or_a_chapter_is_named_with_its_line(change: tuple[str, str]) -> None:
    text = HEAD + "-> z\n" + END
    assert wrong(text) == []
    assert change[0] in text
    found = wrong(text.replace(*change))
    assert any(p.startswith(HEADS[change]) for p in found), found


def test_scenes_that_nobody_comes_to_or_that_are_told_twice() -> None:
    assert wrong(HEAD + "-> z\n\n== b\nLost.\n-> z\n" + END) == ["20: scene 'b' is never reached"]
    assert wrong(HEAD + "-> z\n\n== a\nAgain.\n-> z\n" + END) == ["20: scene 'a' is told twice"]
    assert "20: scene 'b' is empty" in wrong(HEAD + "-> b\n\n== b\n" + END)
    assert wrong("== a\n" + HEAD.replace("== a\n", "") + END)[0].startswith(
        "1: scene 'a' stands before the first chapter"
    )


def test_a_story_needs_a_chapter() -> None:
    head = HEAD[: HEAD.index("# a remark")]
    assert wrong(head) == ["1: the story has no chapter"]
    assert check_story(head, "test.story")[0] is None


def test_problems_come_in_the_order_of_their_lines() -> None:
    text = (
        HEAD.replace("start crossroads", "start rome").replace("zombie", "zombi")
        + "-> nowhere\n"
        + END
    )
    found = [int(p.partition(":")[0]) for p in wrong(text)]
    assert found == sorted(found)
    assert len(found) >= 3


# -- plots ----------------------------------------------------------------------------------------

UNHEARD = HEAD.replace("rumour", "# rumour")
"""The same head without what is told of an earlier story."""
READ = "if flag x -> b | z\n\n== b\nif flag x -> z | z2\n\n== z2\n-> z\n"
PLOTS: dict[str, list[tuple[int | None, str]]] = {
    "! flag x\n" + READ: [(None, "no play comes to scene 'z2'")],
    "! flag x\nif flag x -> b | z\n\n== b\n-> z\n": [(18, "flag 'x' is set and only once read")],
    "! flag x\n-> z\n": [(18, "flag 'x' is set and never read")],
    "if flag x -> b | z\n\n== b\n-> z\n": [(18, "flag 'x' is read and never set"), (20, "no play comes to scene 'b'")],
    "if past rome burnt -> b | z\n\n== b\n-> z\n": [(18, "there is no story 'rome'")],
    "if past test burnt -> b | z\n\n== b\n-> z\n": [(18, "'test' has neither a flag nor an ending 'burnt'")],
    "if past test done -> b | z\n\n== b\n-> z\n": [],
    "if past test candle -> b | z\n\n== b\n-> z\n": [],
    "if past test died_arcanist -> b | z\n\n== b\n-> z\n": [],
    "choose\n  Left -> b\n  Right -> c\n\n== b\n-> z\n\n== c\n! lore 5\n-> z\n": [(18, "'Left' and 'Right' make no difference")],
    "choose\n  Left -> b\n  Right -> c\n\n== b\n-> z\n\n== c\n! coins 5\n-> z\n": [],
    "check one nerve 5 -> b | z\n\n== b\n! lore 5 @leader\n-> z\n": [(21, "one has tried, and the leader bears it")],
    "check one nerve 5 -> b | z\n\n== b\n! lore 5\n-> z\n": [],
    "check leader nerve 5 -> b | z\n\n== b\n! lore 5 @leader\n-> z\n": [],
}  # fmt: skip


@pytest.mark.rule("FL-228", "FL-349")
@pytest.mark.parametrize("text", PLOTS)
def test_the_checker_of_plots_finds_what_binds_nobody(text: str) -> None:
    made = story(text, UNHEARD)
    found = [(p.line, p.text) for p in plot_problems({"test": made})]
    wanted = PLOTS[text]
    assert [said for _, said in found] == [said for _, said in wanted]
    assert all(line in (None, at) for (line, _), (at, _) in zip(wanted, found, strict=True))


def test_what_hangs_on_a_map_is_read_and_set_there() -> None:
    """A flag of a chest, read by a foe, a weakness, the dark and a goal of the next map."""
    first = "map church -> b\n  chest C9: flag x\n  goal touch:C9\n\n== b\n"
    for line in (
        "  [flag x] foe ghoul E3\n  [not flag x] foe zombie E3\n  goal exit\n",
        "  [flag x] dark\n  [flag x] chest C9: lore 1\n  goal exit\n",
        "  foe ghoul E3\n  [flag x] weak ghoul vita 3\n  goal flag:x\n",
    ):
        made = story(first + "map church -> z\n" + line, UNHEARD)
        assert plot_problems({"test": made}) == []
