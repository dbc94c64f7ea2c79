"""What abilities, prayers, rituals, things and boons do: each in one position, to the point."""

from __future__ import annotations

from typing import Any

import pytest

from hearthside.games.folklore.content import ABILITIES, CARDS
from hearthside.games.folklore.content.board import NAMES
from hearthside.games.folklore.content.notation import STATUS
from hearthside.games.folklore.state import GHOST, Tale, here

from .table import afflicted, arena, ghost, give, play

HERO = ("vita", "pp", "gp", "infection", "lore", "bandages", "form")
FOE = ("vita", "skip", "weaken", "reduced", "ruler", "ruled_left")


def named(mask: int) -> tuple[str, ...]:
    """The statuses of a mask."""
    return tuple(name for name, bit in STATUS.items() if mask & bit)


def ready(card: str) -> Tale:
    """The hunter at E5 with the arcanist beside and the poacher's ghost far off, a ghoul at F5 and a wolf at H6."""
    s = arena(
        "witch_hunter", "arcanist", "poacher", foes=(("ghoul", "F5"), ("wolf", "H6")),
        spots=("E5", "E6", "A1"), advanced=True,
    )  # fmt: skip
    for h in s.heroes:
        h.vita -= 6
    afflicted(s, s.heroes[1], "spooked", "sickened")
    s.heroes[1].infection = 2
    ghost(s, s.heroes[2]).gp = 5
    h = s.heroes[0]
    h.skills = (2,) * 8
    if card in ABILITIES:
        h.abilities, h.pp = (card,), 9
    elif CARDS[card].deck in ("prayer", "ritual"):
        h.mystics, h.pp = (card,), 0
    elif CARDS[card].deck == "boon":
        h.boons, h.pp = (card,), 0
    else:
        give(s, h, card).stored, h.pp = CARDS[card].cost, 0
    return s


def facts(s: Tale) -> dict[str, Any]:
    """Everything of the position that a card can change."""
    out: dict[str, Any] = {}
    for h in s.heroes:
        who = f"h{h.number}"
        out |= {f"{who}.{name}": getattr(h, name) for name in HERO}
        out |= {f"{who}.at": NAMES[h.at], f"{who}.is": named(h.statuses)}
        out[f"{who}.boosts"] = tuple((b.stat, b.n, b.left) for b in h.boosts)
    for f in here(s).foes:
        out |= {f"f{f.id}.{name}": getattr(f, name) for name in FOE}
        out |= {
            f"f{f.id}.kind": f.kind,
            f"f{f.id}.at": NAMES[f.at],
            f"f{f.id}.is": named(f.statuses),
        }
        out[f"f{f.id}.boosts"] = tuple((b.stat, b.n, b.left) for b in f.boosts)
    return out


def changed(card: str, *answers: str, rolls: tuple[int, ...] = ()) -> dict[str, Any]:
    """What playing the card changes; numbers as differences. Costs of abilities are left out."""
    s = ready(card)
    before = facts(s)
    verb = (
        "cast" if card in ABILITIES
        else {"prayer": "pray", "ritual": "pray", "boon": "boon"}.get(CARDS[card].deck, "use")
    )  # fmt: skip
    passed = (9,) if verb == "pray" else ()
    session = play(s, f"{verb}:{card}", *answers, rolls=(*passed, *rolls), seed=3)
    assert session.asked.ask == "act"
    after = facts(session.state)
    out = {}
    for key, value in after.items():
        was = before.get(key)
        if value == was or (key not in before and not key.endswith(".kind")):
            continue
        number = isinstance(value, int) and isinstance(was, int) and not key.endswith(".form")
        out[key] = value - was if number else value
    if verb == "cast":
        cost = out.pop("h0.pp") + ABILITIES[card].cost
        assert cost == 0
    return out


NEXT, OWN = 1, 2
"""Ends of own turns: a boost on another, and one on oneself."""
HIT, MISS = 95, 5
RESULTS: list[tuple[str, tuple[str, ...], tuple[int, ...], dict[str, Any]]] = [
    ("purging_shot", ("foe:0",), (HIT, 20, 3), {"f0.vita": -4}),  # SACRED: two rolls, +1
    ("purging_shot", ("foe:1",), (HIT, 3), {"f1.vita": -3}),
    ("lay_on_hands", ("whom:0",), (5,), {"h0.vita": 5}),
    ("lay_on_hands", ("whom:1",), (2,), {"h1.vita": 2}),
    ("holy_dread", (), (2, 8), {"f0.is": ("spooked",)}),  # one resists with a seven and more
    ("confession", ("whom:1", "cure:sickened"), (), {"h1.is": ("spooked",)}),
    ("aegis", (), (), {"h0.boosts": (("defense", 15, OWN),), "h1.boosts": (("defense", 15, NEXT),)}),
    ("pillar_of_salt", ("foe:1",), (7, HIT, 6), {"f1.skip": 1, "f1.vita": -6}),
    ("pillar_of_salt", ("foe:1",), (8, MISS), {}),
    ("sanctuary", (), (), {"h0.vita": 5, "h1.vita": 5, "h1.is": ("sickened",)}),
    ("cleave", (), (HIT, 4), {"f0.vita": -4}),
    ("shoulder_charge", (), (3,), {"f0.vita": -3, "f0.at": "H5"}),
    ("press_on", (), (), {}),
    ("low_blow", (), (HIT, 2), {"f0.vita": -2, "f0.weaken": 1, "f0.reduced": 1}),
    ("low_blow", (), (MISS,), {}),
    ("coup_de_grace", (), (HIT, 3, 4), {"f0.vita": -7}),
    ("hold_the_gate", (), (), {"h0.boosts": (("defense", 15, OWN), ("absorption", 1, OWN))}),
    ("field_dressing", (), (), {"h0.vita": 3}),
    ("call_them_back", (), (), {"h2.form": 0, "h2.vita": 8, "h2.pp": 4, "h2.gp": -5}),
    ("unname", ("foe:0",), (6,), {"f0.is": ("deranged",), "f0.boosts": (("might", -10, NEXT),)}),
    ("unname", ("foe:0",), (7,), {"f0.boosts": (("might", -10, NEXT),)}),
    ("folded_step", ("leap:C3",), (), {"h0.at": "C3"}),
    ("call_the_moth", ("place:C3",), (), {"f2.kind": "pale_moth"}),
    ("mind_spike", ("foe:1",), (HIT, 5), {"f1.vita": -5, "f1.weaken": 1}),
    ("shared_strength", (), (), {
        "h0.boosts": (("might", 10, OWN), ("damage", 1, OWN)),
        "h1.boosts": (("might", 10, NEXT), ("damage", 1, NEXT)),
    }),
    ("puppet", ("foe:1",), (), {"f1.ruler": 1, "f1.ruled_left": 1}),
    ("borrowed_hands", ("foe:1",), (4,), {"f1.ruler": 1, "f1.ruled_left": 1}),
    ("borrowed_hands", ("foe:1",), (5,), {}),
    ("white_noise", (), (2, 6), {"f0.skip": 1}),
    ("thorn_lash", ("foe:0",), (HIT, 2, 3), {"f0.vita": -2, "f0.is": ("immobilized",)}),
    ("thorn_lash", ("foe:0",), (HIT, 2, 6), {"f0.vita": -2}),
    ("antidote", ("whom:1",), (), {"h1.is": ("spooked",), "h1.infection": -2}),
    ("old_growth", (), (3, 2), {
        "f0.vita": -3, "f1.vita": -2, "f0.is": ("immobilized",), "f1.is": ("immobilized",),
    }),
    ("gravel_voice", (), (3,), {"f0.is": ("spooked",), "h0.boosts": (("defense", 5, OWN),)}),
    ("gone_to_ground", (), (), {"h0.boosts": (("defense", 20, OWN),)}),
    # prayers and rituals
    ("pater_noster", (), (), {"h0.vita": 3, "h1.vita": 3}),
    ("litany_of_names", (), (), {"h2.gp": 4, "h0.pp": 2}),
    ("hymn_at_dusk", (), (), {
        "h0.is": ("blessed",), "h1.is": ("blessed", "sickened", "spooked"), "h2.is": ("blessed",),
    }),
    ("saint_johns_word", ("foe:0",), (HIT, 20, 3, 3), {"f0.vita": -7}),
    ("lazarus", (), (), {"h2.form": 0, "h2.vita": 8, "h2.pp": 4, "h2.gp": -5}),
    ("the_clean_hand", ("whom:1", "cure:spooked"), (), {"h1.is": ("sickened",), "h1.vita": 2}),
    ("the_red_circle", (), (4, 2), {"f0.vita": -4, "f1.vita": -2}),
    ("knock_thrice", ("foe:0",), (3,), {"f0.ruler": 1, "f0.ruled_left": 1}),
    ("salt_the_threshold", (), (6, 5), {"f1.skip": 1}),
    ("the_bargain", (), (), {"h0.pp": 4, "h0.vita": -2}),
    ("candle_and_hair", ("foe:0",), (HIT, 5), {"f0.is": ("cursed",), "f0.vita": -4 - 5}),
    ("the_long_breath", (), (), {"h0.is": ("ethereal",), "h0.vita": 4}),
    # things and boons
    ("war_drum", (), (), {"h0.boosts": (("might", 10, OWN),), "h1.boosts": (("might", 10, NEXT),)}),
    ("smoke_censer", (), (), {
        "h1.is": ("sickened",),
        "h0.boosts": (("defense", 5, OWN),), "h1.boosts": (("defense", 5, NEXT),),
    }),
    ("tonic", (), (), {"h0.vita": 4}),
    ("strong_tonic", (), (), {"h0.vita": 6}),  # no more than was lost
    ("ink_of_waking", (), (), {"h0.pp": 3}),
    ("holy_water", (), (4,), {"f0.vita": -4}),
    ("flash_powder", (), (5,), {"f0.skip": 1}),
    ("flash_powder", (), (6,), {}),
    ("wolf_bell", (), (4, 5), {"f0.skip": 1}),
    ("lamp_of_ash", (), (), {"h2.gp": 4}),
    ("black_book", ("foe:1",), (2, 3), {"f1.vita": -5}),
    ("marrow_flute", ("foe:1",), (5,), {"f1.ruler": 1, "f1.ruled_left": 1}),
    ("lead_vial", ("foe:1",), (HIT, 6), {"f1.vita": -6}),
    ("family_bible", (), (), {"h0.pp": 2}),
    ("lock_of_hair", (), (), {"h0.vita": 2}),
    ("bent_nail", (), (), {"h0.boosts": (("might", 20, OWN),)}),
    ("fresh_bread", (), (), {"h0.vita": 4}),
    ("candle_stub", (), (), {"h0.pp": 2}),
    ("wishbone", (), (), {"h0.vita": 2, "h1.vita": 2}),
    ("lucky_penny", (), (), {"h0.is": ("lucky",)}),
    ("clean_linen", (), (), {"h0.bandages": 2}),
    ("good_advice", (), (), {"h0.lore": 10}),
    ("fair_wind", (), (), {"h0.is": ("swift",)}),
]  # fmt: skip


@pytest.mark.rule("FL-151", "FL-245", "FL-291", "FL-308", "FL-309", "FL-311", "FL-327")
@pytest.mark.parametrize(
    ("card", "answers", "rolls", "result"),
    RESULTS,
    ids=[f"{n}-{row[0]}" for n, row in enumerate(RESULTS)],
)
def test_what_a_card_does(
    card: str, answers: tuple[str, ...], rolls: tuple[int, ...], result: dict[str, Any]
) -> None:
    assert changed(card, *answers, rolls=rolls) == result


def test_the_ghost_of_the_position_is_one() -> None:
    assert ready("tonic").heroes[2].form == GHOST
