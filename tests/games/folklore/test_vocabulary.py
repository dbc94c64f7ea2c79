"""Every question of the game: the rule it is asked by, what answers it, and how many answers each act has.

`verb:7` is an act over seven things, `verb:7*` one whose list the rule at hand makes, `verb` one that stands alone.
How many cards there are of a kind is counted in `THINGS`.
"""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.folklore.content import ABILITIES, CARDS, DECKS, PLACES, POWERS
from hearthside.games.folklore.rules.pack import PROVISIONS
from hearthside.games.folklore.rules.strikes import AT_HAND
from hearthside.kernel import Ask

from .table import GAME

ITEMS, ARTIFACTS, FRIENDS = DECKS["item"], DECKS["artifact"], DECKS["companion"]
ARMED = [card for card in CARDS if CARDS[card].weapon]
ARMS = [card for card in ARMED if card not in FRIENDS]
MYSTIC = [*DECKS["prayer"], *DECKS["ritual"]]
OWN_USE = [card for card in (*ITEMS, *ARTIFACTS, *DECKS["heirloom"]) if CARDS[card].use]
THINGS = {
    "places": len(PLACES),
    "items": len(ITEMS),
    "given": 5 * len([*ITEMS, *ARTIFACTS]),
    "loads": len([*ITEMS, *ARTIFACTS, *DECKS["extra"]]),
    "sold": len([*ITEMS, *DECKS["extra"]]),
    "worn": len([card for card in CARDS if CARDS[card].slot]),
    "friends": len(FRIENDS),
    "hounds": 64 * len([card for card in FRIENDS if CARDS[card].weapon]),
    "weapons": len(ARMS),
    "one_handed": len([card for card in ARMS if CARDS[card].hands == 1]),
    "mended": len({*ARMED, *(card for card in CARDS if "shield" in CARDS[card].mods)}),
    "boons": len(DECKS["boon"]),
    "prayers": len(MYSTIC),
    "used": len(
        {*OWN_USE, *(card for card in CARDS if CARDS[card].lasting), *DECKS["boon"], *MYSTIC}
    ),
    "skills": len(ABILITIES),
    "powers": len(POWERS),
}
IN_A_BRAWL = (
    "lead_vial war_drum smoke_censer tonic strong_tonic ink_of_waking smelling_salts corpse_candle saints_finger "
    "family_bible lock_of_hair bent_nail "
    "fresh_bread candle_stub lucky_penny wishbone red_thread thimble_of_spirits four_leaf hag_stone fair_wind "
    "pater_noster hymn_at_dusk saint_johns_word psalm_of_the_walls benediction_of_roads mask_of_beasts the_long_breath"
)
QUESTIONS = {
    "path": ("FL-017", "pick:12"),
    "who_tries": ("FL-228", "whom:5"),
    "retry": ("FL-228", "retry:2 luck let_be"),
    "travel": ("FL-038", "go:{places} enter:3 rest go_on pack:5"),
    "camp": (
        "FL-315",
        "equip:{worn} stow:{worn} give:{given} purse:5 dressing:5 dismiss:{friends} use:7 boon:{boons} bandage scrape:{items} pedlar done",
    ),
    "town_gate": ("FL-051", "enter:3 stop"),
    "outcome": ("FL-048", "outcome:2"),
    "location": (
        "FL-054",
        "visit:8 pardon equip:{worn} stow:{worn} give:{given} purse:5 dressing:5 dismiss:{friends} use:7 boon:{boons} "
        "bandage scrape:{items} done",
    ),
    "market": ("FL-054", "buy:{items} sell:{sold} bandage beast extra leave"),
    "physician": ("FL-054", "revive heal disinfect cure:10 extra leave"),
    "smith": ("FL-054", "mend:{mended} extra leave"),
    "gypsies": ("FL-054", "revive cure:10 reading extra leave"),
    "inn": ("FL-054", "bed rumour hire extra leave"),
    "library": ("FL-054", "learn:{skills} forget:{skills} prayer ritual extra leave"),
    "chapel": ("FL-054", "bless cure:10 extra leave"),
    "tinker": ("FL-054", "fill:1 kit curio extra leave"),
    "rest": ("FL-032", "carry_on rest"),
    "transition": ("FL-085", "transition another_round"),
    "stance": ("FL-220", "attack defend"),
    "act": (
        "FL-144",
        "go:100 hit:192 throw:192 fist:64 off:192 maul:64 sic:{hounds} herd:100 order:64 focus regroup evade "
        "open:100 search:100 try:100 use:{used} pour:2 charge:2 boon:{boons} bandage cast:{skills} pray:{prayers} scrape:{items} perk:7 "
        "douse:100 power:{powers} hold pack done",
    ),
    "pack": (
        "FL-152",
        "equip:{worn} stow:{worn} give:{given} purse:5 dressing:5 dismiss:{friends} done",
    ),
    "rise": ("FL-330", "rise:100"),
    "steer": ("FL-202", "steer:100 stay"),
    "command": ("FL-202", "command:64 stay"),
    "arc": ("FL-274", "foe:64*"),
    "devastating": ("FL-164", "extra full_pp"),
    "coins": ("FL-315", "coins:6"),
    "again": ("FL-301", "again let_be"),
    "whom": ("FL-307", "whom:5*"),
    "foe": ("FL-157", "foe:64*"),
    "cure": ("FL-241", "cure:10*"),
    "leap": ("FL-155", "leap:100*"),
    "place": ("FL-197", "place:100"),
    "block": ("FL-102", "shield block:{friends} react:3 take"),
    "ward": ("FL-102", "block:{friends} take"),
    "hex": ("FL-301", "turn_hex break_hex take"),
    "guard": ("FL-223", "guard wait"),
    "side": ("FL-106", "attack:6 defend:6"),
    "strike": (
        "FL-116",
        "strike:{weapons} both:{one_handed} fist use:28 pour:2 cast:{skills} boon:{boons} bandage scrape:{items} focus regroup stand",
    ),
    "flee": ("FL-133", "stand flee"),
    "companion": ("FL-325", "refuse replace:{friends}"),
    "too_much": ("FL-313", "shed:{loads} hand:{given}"),
    "reward": ("FL-301", "reward:2"),
    "bonus": ("FL-303", "bonus:8"),
    "raise": ("FL-304", "raise:8"),
    "train": ("FL-008", "learn:{skills} done"),
}


def answers(ask: Ask[Any]) -> str:
    """What could ever answer a question, in its order."""
    said = []
    for verb, act in ask.acts.items():
        over = f":{len(act.options)}" if len(act.options[0]) > 1 else ""
        said.append(f"{verb}{over}{'*' * act.given}")
    return " ".join(said)


def test_every_question_is_listed() -> None:
    assert list(GAME.asks) == list(QUESTIONS)


@pytest.mark.parametrize(
    ("key", "rule", "said"),
    [
        pytest.param(key, rule, said, marks=pytest.mark.rule(rule), id=key)
        for key, (rule, said) in QUESTIONS.items()
    ],
)
def test_what_answers_a_question(key: str, rule: str, said: str) -> None:
    ask = GAME.asks[key]
    assert (ask.rule, answers(ask)) == (rule, said.format(**THINGS))


@pytest.mark.rule("FL-118")
def test_what_can_be_used_in_a_brawl() -> None:
    assert IN_A_BRAWL.split() == AT_HAND


@pytest.mark.rule("FL-150")
def test_what_can_be_used_up_on_the_road() -> None:
    useful = "tonic strong_tonic ink_of_waking smelling_salts corpse_candle saints_finger antivenom"
    assert useful.split() == PROVISIONS
