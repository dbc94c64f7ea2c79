"""Perks, growth and the services of a town, reckoned anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hearthside.games.folklore.content import CARDS, PLACES
from hearthside.games.folklore.content.notation import NEGATIVE, STATUS
from hearthside.games.folklore.rules import growth, perks, services, world
from hearthside.games.folklore.rules.figures import active_rewards, lore_for, refresh
from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.rules.market import PRICES
from hearthside.games.folklore.state import (
    BROKEN,
    EXHAUSTED,
    FRESH,
    GHOST,
    LIMBO,
    Hero,
    Tale,
    here,
)

from .table import arena, run, tale

# -- perks -------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-301", "FL-012")
@pytest.mark.parametrize(
    ("perk", "lore", "pp", "vita", "lost"),
    [("golden_number", 9, 4, 10, 0), ("lore_to_pp", 4, 2, 10, 5), ("lore_to_vita", 4, 1, 13, 5)],
)
def test_perks_of_a_chapter(perk: str, lore: int, pp: int, vita: int, lost: int) -> None:
    """Each once a chapter, for what it costs; not while there is nothing to get back."""
    s = arena(foes=())
    h = s.heroes[0]
    h.words, h.lore, h.pp, h.vita, s.asked = frozenset({perk}), 9, 1, 10, 0
    run(perks.use_perk(s, 0, perk))
    assert (h.lore, h.pp, h.vita, h.spent_chapter) == (
        9 - lost,
        pp if perk != "golden_number" else h.max_pp,
        vita,
        (perk,),
    )
    h.words = frozenset({perk})
    why = perks.no_perk_of(s, h, perk)
    assert why is not None and "Once" in str(why)
    h.spent_chapter = ()
    h.lore, h.pp, h.vita = 5, 1, 10
    assert perks.no_perk_of(s, h, perk) is None
    h.lore = 4
    assert (perks.no_perk_of(s, h, perk) is None) == (not lost)
    h.lore, h.pp, h.vita = 9, h.max_pp, h.max_vita
    assert perks.no_perk_of(s, h, perk) is not None
    h.words = frozenset()
    assert perks.no_perk_of(s, h, perk) == "FL-301"


@pytest.mark.rule("FL-301")
@pytest.mark.parametrize(
    "perk", ["ritual_to_pp", "ritual_to_stun", "prayer_to_vita", "prayer_to_bless"]
)
def test_perks_of_a_card(perk: str) -> None:
    """A prayer or a ritual is discarded for it; without one of the kind, or without need, there is nothing to do."""
    s = arena()
    h, f = s.heroes[0], here(s).foes[0]
    kind = perk.partition("_")[0]
    other = "prayer" if kind == "ritual" else "ritual"
    card, wrong = (next(c for c in CARDS if CARDS[c].deck == deck) for deck in (kind, other))
    h.words, h.pp, h.vita, s.asked = frozenset({perk}), 1, 10, 0
    h.mystics = (wrong,)
    assert perks.no_perk_of(s, h, perk) is not None
    h.mystics = (wrong, card)
    assert perks.no_perk_of(s, h, perk) is None
    before = (h.statuses, f.skip)
    run(perks.use_perk(s, 0, perk))
    assert [*h.mystics] == [wrong] and h.spent_chapter == ()
    assert (h.pp == h.max_pp) == (perk == "ritual_to_pp") and (h.vita == h.max_vita) == (
        perk == "prayer_to_vita"
    )
    assert (h.statuses, f.skip) == (
        STATUS["blessed"] if perk == "prayer_to_bless" else before[0],
        int(perk == "ritual_to_stun"),
    )
    h.mystics, h.words = (card,), frozenset({perk})
    here(s).foes.clear()
    h.pp, h.vita = h.max_pp, h.max_vita
    assert (perks.no_perk_of(s, h, perk) is None) == (perk == "prayer_to_bless")


# -- growth ------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-301", "FL-303")
def test_the_lore_that_each_tier_takes() -> None:
    """As the tree says, then 300 more each time; somebody has grown as soon as it is reached, unless in limbo."""
    s = arena(foes=())
    h = s.heroes[0]
    tiers = [100, 200, 350, 500, 650, 800, 950, 1100, 1250, 1400, 1550, 1700, 2000, 2300, 2600]
    assert [lore_for(h.who, n) for n in range(15)] == tiers
    for n, lore in enumerate(tiers):
        h.tiers = n
        for have, grown in ((lore - 1, False), (lore, True), (lore + 1, True)):
            h.lore = have
            assert growth.has_grown(s) is grown and growth.next_tier(h) == lore
    h.form = LIMBO
    assert not growth.has_grown(s)


@pytest.mark.rule("FL-302")
@pytest.mark.parametrize(
    ("lore", "n"), [(199, 1), (200, 2), (349, 2), (350, 3), (99, 0), (9999, 3)]
)
def test_rewards_whose_lore_is_lost_sleep(lore: int, n: int) -> None:
    s = arena(foes=())
    h = s.heroes[0]
    h.rewards, h.tiers = ("might 5", "defense 5", "vita 2"), 3
    h.lore = 9999
    refresh(s, h)
    full = h.might
    h.lore = lore
    assert active_rewards(h) == h.rewards[:n]
    refresh(s, h)
    assert h.might == full - 5 * (n < 1)


# -- services ----------------------------------------------------------------------------------------


def town(**fields: Any) -> tuple[Tale, Hero]:
    """A hurt and tired character with some coins, in a town."""
    s = tale("witch_hunter", "arcanist")
    h = s.heroes[0]
    s.asked = 0
    h.coins, h.vita, h.pp, h.bandages, h.infection = 60, 4, 0, 0, 2
    h.companions = h.boons = h.tarots = h.mystics = ()
    for name, value in fields.items():
        setattr(h, name, value)
    return s, h


def barred(act: Any, s: Tale) -> str:
    """The rule that keeps a service from the first character; "" if none does."""
    why = act.bar(s, 0, act.option)
    return "" if why is None else getattr(why, "rule", why)


def served(act: Any, s: Tale) -> None:
    """The first character has a service."""
    done = act.do(s, 0)
    if done is not None:
        run(done)


PLAIN: dict[str, tuple[Any, int, dict[str, Any]]] = {
    "bandage": (services.BANDAGE, 3, {"bandages": 4}), "heal": (services.HEAL, 4, {"vita": 18}), "disinfect": (services.DISINFECT, 3, {"infection": 0}),
    "bed": (services.BED, 5, {"vita": 18, "pp": 4}), "rumour": (services.RUMOUR, 6, {"boons": ["a", "b"]}),
    "reading": (services.READING, 5, {"tarots": ["a", "b"]}), "prayer": (services.PRAYER, 10, {"mystics": ["a"] * 4}),
    "ritual": (services.RITUAL, 10, {"mystics": ["a"] * 4}), "bless": (services.BLESS, 12, {"statuses": STATUS["blessed"]}),
    "kit": (services.KIT, 12, {"bandages": 4}), "hire": (services.HIRE, 15, {"statuses": STATUS["bloodlust"]}), "beast": (services.BEAST, 12, {"companions": ["a", "b"]}),
}  # fmt: skip
"""What each service costs, and who needs it not."""


@pytest.mark.rule("FL-054", "FL-333")
@pytest.mark.parametrize("name", sorted(PLAIN))
def test_who_may_have_a_service(name: str) -> None:
    """The living who need it and can pay for it, to the coin."""
    act, price, needless = PLAIN[name]
    s, h = town()
    for coins, may in ((price, True), (price - 1, False)):
        h.coins = coins
        assert (barred(act, s) == "") == may
    s, h = town(**needless)
    h.max_vita, h.max_pp = 18, 4
    assert barred(act, s) != ""
    s, h = town()
    h.form = GHOST
    assert barred(act, s) == "FL-333"


@pytest.mark.rule("FL-054", "FL-063")
@pytest.mark.parametrize(
    ("name", "then"),
    [
        ("bandage", {"bandages": 1}), ("heal", {"vita": 18}), ("disinfect", {"infection": 0}), ("bed", {"vita": 10, "pp": 4}),
        ("bless", {"statuses": STATUS["blessed"]}),
    ],
)  # fmt: skip
def test_what_a_service_does(name: str, then: dict[str, int]) -> None:
    """And it is paid for."""
    act, price, _ = PLAIN[name]
    s, h = town()
    assert (h.max_vita, h.max_pp) == (18, 4)
    served(act, s)
    assert h.coins == 60 - price
    assert {key: getattr(h, key) for key in then} == then


@pytest.mark.rule("FL-054")
@pytest.mark.parametrize(("name", "have"), [("rumour", "boons"), ("reading", "tarots"), ("prayer", "mystics"), ("ritual", "mystics")])  # fmt: skip
def test_services_that_give_a_card(name: str, have: str) -> None:
    act, price, _ = PLAIN[name]
    s, h = town()
    served(act, s)
    assert len(getattr(h, have)) == 1 and h.coins == 60 - price
    if name == "rumour":
        assert barred(act, s) != "", "once a chapter"
    elif name in ("prayer", "ritual"):
        assert CARDS[h.mystics[0]].deck == name


@pytest.mark.rule("FL-054", "FL-062", "FL-063", "FL-317", "FL-337")
def test_the_price_list() -> None:
    """Every price of the book of services."""
    assert PRICES == {
        "bandage": 3, "heal": 4, "disinfect": 3, "revive": 15, "mend": 4, "cure": 8, "bed": 5, "mystic": 10, "bless": 12, "fill": 4,
        "pardon": 10, "tarot": 5, "rumour": 6, "hire": 15, "beast": 12, "curio": 40, "kit": 12,
    }  # fmt: skip
    assert (services.BANDAGES, services.MYSTICS, services.TAROTS) == (4, 4, 2)


@pytest.mark.rule("FL-337", "FL-339")
def test_the_group_pays_together_for_one_who_cannot() -> None:
    """The character's own coins first; one in limbo is brought back whatever there is."""
    s, h = town()
    mate = s.heroes[1]
    h.coins, mate.coins = 6, 20
    services.pay_together(s, h, 15)
    assert (h.coins, mate.coins) == (0, 11)
    services.pay_together(s, mate, 5)
    assert (h.coins, mate.coins) == (0, 6)
    for coins, may in ((15, True), (14, False)):
        h.coins, mate.coins = coins - 6, 6
        assert services.can_revive(s, h) is may
    h.form = LIMBO
    assert services.can_revive(s, h)


@pytest.mark.rule("FL-063", "FL-241")
@pytest.mark.parametrize("place", sorted(services.CURED_AT))
@pytest.mark.parametrize("status", NEGATIVE)
def test_who_takes_which_affliction_away(place: str, status: str) -> None:
    """The physician two, the chapel three, the gypsies all."""
    known = {
        "physician": {"sickened", "fractured"},
        "chapel": {"possessed", "spooked", "cursed"},
        "gypsies": {*NEGATIVE},
    }
    s, h = town(statuses=STATUS[status] | STATUS["lucky"])
    s.location = place
    assert (services.no_cure(s, 0, status) is None) == (status in known[place])
    h.coins = PRICES["cure"] - 1
    assert services.no_cure(s, 0, status) is not None
    h.coins = PRICES["cure"]
    services.take_cure(s, 0, status)
    assert h.coins == 0 and h.statuses == STATUS["lucky"]
    assert services.no_cure(s, 0, status) is not None


@pytest.mark.rule("FL-062", "FL-317")
def test_mending_and_filling() -> None:
    """What is broken, and what has a use less than it could; each for 4 coins."""
    s, h = town()
    h.gear = [new_gear("short_sword", noted=True)]
    assert services.no_mend(s, 0, "short_sword") is not None
    h.gear[0].condition = EXHAUSTED
    assert services.no_mend(s, 0, "short_sword") is not None
    h.gear[0].condition = BROKEN
    h.coins = 3
    assert services.no_mend(s, 0, "short_sword") is not None
    h.coins = 4
    assert services.no_mend(s, 0, "short_sword") is None
    services.mend(s, 0, "short_sword")
    assert (h.gear[0].condition, h.coins) == (FRESH, 0)
    card = next(c for c in CARDS.values() if c.refill and c.uses)
    h.gear, h.coins = [new_gear(card.id, noted=True)], 4
    h.gear[0].left = card.uses
    assert services.no_fill(s, 0, card.id) is not None
    h.gear[0].left = card.uses - 1
    assert services.no_fill(s, 0, card.id) is None
    services.fill(s, 0, card.id)
    assert (h.gear[0].left, h.coins) == (card.uses, 0)


@pytest.mark.rule("FL-039")
def test_the_map_of_the_world_is_walked_place_by_place() -> None:
    """From every place the distances to all others: 0 to itself, one more for each road."""
    dice = Random(3)
    for start in dice.sample(sorted(PLACES), min(6, len(PLACES))):
        found = world.distances(start)
        assert found[start] == 0
        for place, n in found.items():
            if n:
                assert min(found[k] for k in PLACES[place].links) == n - 1
