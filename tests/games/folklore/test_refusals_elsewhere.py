"""Why not, off the map: in town, by the roadside, over a pack, in a skirmish, after a failed check."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.positions import told, why

from hearthside.games.folklore.rules.goods import new_gear
from hearthside.games.folklore.state import (
    BROKEN,
    DEFEND,
    EXHAUSTED,
    GHOST,
    JAMMED,
    LIMBO,
    Gear,
    Tale,
    fray,
)

from .table import afflicted, bare, brawl, ghost, give, in_town, on_road, play

Build = Callable[[], Tale]


def marked(s: Tale, **fields: object) -> Tale:
    """The same position with fields of the first character set."""
    for name, value in fields.items():
        setattr(s.heroes[0], name, value)
    return s


def at(place: str, *things: str, town: str = "yorotrucks", **fields: object) -> Tale:
    """The hunter at a location of a town with these things, 100 coins, and fields set."""
    s = in_town(town)
    h = s.heroes[0]
    h.coins = 100
    give(s, h, *things)
    s.step, s.town_queue, s.location = "town_turn", [0, 1], place
    h.visits, h.ap = 1, 2
    if place == "physician":
        h.vita = 1
    if place == "smith":
        h.gear.insert(0, Gear(card="rapier", condition=BROKEN, noted=True))
    return marked(s, **fields)


def street(town: str = "yorotrucks", **fields: object) -> Tale:
    """The hunter in the street, with a location left to use."""
    return marked(at("", town=town), **fields)


def gone(s: Tale, form: int) -> Tale:
    """The same position with the hunter a ghost, or in limbo."""
    h = ghost(s, s.heroes[0])
    h.form = form
    return s


def poor(s: Tale) -> Tale:
    """The same position in which nobody has a coin."""
    for h in s.heroes:
        h.coins = 0
    return s


def worn_out(s: Tale, condition: int, worn: bool = True) -> Tale:
    """The same position with the last thing of the first character in this condition."""
    gear = s.heroes[0].gear[-1]
    gear.condition, gear.worn = condition, gear.worn and worn
    return s


def emptied(s: Tale) -> Tale:
    """The same position with nothing left in the last thing."""
    s.heroes[0].gear[-1].left = 0
    return s


def laden(s: Tale, number: int = 0) -> Tale:
    """The same position with a full pack on one of the group."""
    h = s.heroes[number]
    h.gear = [new_gear("rosary", noted=True) for _ in range(8)]
    return s


def sick(s: Tale, *names: str) -> Tale:
    """The same position with statuses on the first character."""
    afflicted(s, s.heroes[0], *names)
    return s


def selling(card: str, s: Tale) -> Tale:
    """The same position with one card on the market's table."""
    for other in s.market:
        s.items.throw(other)
    for pile in (s.items.cards, s.items.discard):
        if card in pile:
            pile.remove(card)
    s.market = [card]
    return s


def camp(*things: str, place: str = "millway_1", **fields: object) -> Tale:
    """The hunter's pack open by the roadside, with these things in it."""
    s = on_road(place)
    h = s.heroes[0]
    bare(h, "grey_shawl")
    give(s, h, *things)
    s.step, s.camper = "world_camp", 0
    return marked(s, **fields)


def bout(*words: str, advanced: bool = True, **fields: object) -> Tale:
    """The hunter's turn to strike in a skirmish, with these things and abilities."""
    from hearthside.games.folklore.content import ABILITIES

    s = brawl("witch_hunter", "arcanist", counters=(6,), advanced=advanced)
    h = s.heroes[0]
    h.vita, h.bandages = 5, 1
    for word in words:
        if word in ABILITIES:
            h.abilities += (word,)
        else:
            give(s, h, word)
    fray(s).queue = [0, 1]
    s.step = "skirmish_strikes"
    h.target = s.heroes[1].target = 0
    return marked(s, **fields)


def spirit(*words: str, **fields: object) -> Tale:
    """The same as a ghost."""
    s = bout("saint_ivos_sword", *words)
    ghost(s, s.heroes[0])
    return marked(s, **fields)


Row = tuple[Build, str, str, str]
TOWN: dict[str, Row] = {
    # the street
    "no such house": (lambda: street("ostelnk"), "visit:smith", "FL-054", ""),
    "three visits in Yorotrucks": (lambda: street(visits=0), "visit:inn", "FL-055", ""),
    "two in Waylin Point": (lambda: street("waylin_point", visits=0), "visit:inn", "FL-056", ""),
    "the wanted": (lambda: street(wanted=True), "visit:inn", "FL-059", ""),
    "not wanted": (lambda: street(), "pardon", "FL-059", "You are not wanted."),
    "too poor for the fine": (
        lambda: street(wanted=True, coins=9), "pardon", "FL-059", "It costs 10 coins, you have 9."),
    "a ghost at the inn": (lambda: gone(street(), GHOST), "visit:inn", "FL-337", ""),
    "a ghost with the gypsies": (lambda: gone(street(), GHOST), "visit:gypsies", "FL-337", ""),
    "limbo and the physician": (lambda: gone(street(), LIMBO), "visit:physician", "FL-339", ""),
    # the market
    "not on sale": (lambda: selling("rapier", at("market")), "buy:tonic", "FL-054", "It is not on sale."),
    "too dear": (
        lambda: selling("rapier", at("market", coins=19)), "buy:rapier", "FL-054", "It costs 20, you have 19."),
    "not one's own": (lambda: at("market"), "sell:flail", "FL-060", "You have no such thing."),
    "bandages enough": (lambda: at("market", bandages=4), "bandage", "FL-054", "4 are enough."),
    "a bandage too dear": (lambda: at("market", coins=2), "bandage", "FL-054", "It costs 3, you have 2."),
    "a beast for the foul": (
        lambda: sick(at("market"), "lycanthropy"), "beast", "FL-054", "They smell it on you."),
    "a third companion": (
        lambda: at("market", companions=("raven", "ferret")), "beast", "FL-054", "Two are enough."),
    # the physician
    "nothing hurts": (lambda: at("physician", vita=99, infection=1), "heal", "FL-054", "You are not hurt."),
    "too poor to be healed": (
        lambda: at("physician", infection=1, coins=3), "heal", "FL-054", "It costs 4, you have 3."),
    "not infected": (lambda: at("physician"), "disinfect", "FL-054", "You have none."),
    "not suffering": (lambda: at("physician"), "cure:sickened", "FL-063", "You do not suffer from it."),
    "the wrong doctor": (
        lambda: sick(at("physician"), "cursed"), "cure:cursed", "FL-063",
        "Nobody here knows what to do about it."),
    "too poor for a cure": (
        lambda: sick(at("physician", coins=7), "sickened"), "cure:sickened", "FL-054", "It costs 8, you have 7."),
    "alive": (lambda: at("physician"), "revive", "FL-337", ""),
    "a ghost is not healed": (lambda: gone(at("physician"), GHOST), "heal", "FL-333", ""),
    "a ghost is not cured": (
        lambda: sick(gone(at("physician"), GHOST), "sickened"), "cure:sickened", "FL-333", ""),
    # the others
    "nothing broken": (lambda: at("smith"), "mend:short_sword", "FL-062", "Nothing of that kind is broken."),
    "only thrown away": (
        lambda: worn_out(at("smith", "hatchets"), EXHAUSTED), "mend:hatchets", "FL-062",
        "Nothing of that kind is broken."),
    "full": (lambda: at("tinker", "holy_water"), "fill:holy_water", "FL-317", "Nothing of that kind needs filling."),
    "kitted out": (lambda: at("tinker", bandages=4), "kit", "FL-054", "You have bandages enough."),
    "a curio too dear": (lambda: at("tinker", coins=39), "curio", "FL-054", "It costs 40, you have 39."),
    "not tired": (lambda: at("inn"), "bed", "FL-054", "You are not tired."),
    "a rumour a chapter": (
        lambda: at("inn", spent_chapter=("rumour",)), "rumour", "FL-054", "You have heard this chapter's."),
    "no room for a rumour": (
        lambda: at("inn", boons=("wishbone", "four_leaf")), "rumour", "FL-054", "You have two boons already."),
    "nobody for the foul": (lambda: sick(at("inn"), "bloodlust"), "hire", "FL-054", "They smell it on you."),
    "cards enough": (
        lambda: sick(at("gypsies", tarots=("death", "justice")), "sickened"), "reading", "FL-054", "2 are enough."),
    "prayers enough": (lambda: at("library", mystics=("lazarus",) * 4), "prayer", "FL-054", "4 are enough."),
    "rituals enough": (lambda: at("library", mystics=("lazarus",) * 4), "ritual", "FL-054", "4 are enough."),
    "blessed": (lambda: sick(at("chapel"), "blessed", "spooked"), "bless", "FL-054", "You are blessed."),
    "known already": (
        lambda: at("library", abilities=("drilled",)), "learn:drilled", "FL-306", "You know it already."),
    "foreign": (lambda: at("library", ap=9), "learn:seventh_seal", "FL-305", "It takes one of: arcane."),
    "too few AP": (lambda: at("library", ap=2), "learn:drilled", "FL-306", "It takes 3 AP, you have 2."),
    "no way to forget": (lambda: at("library", abilities=("drilled",)), "forget:drilled", "FL-301", ""),
    "nothing to forget": (
        lambda: at("library", words={"retrain"}), "forget:drilled", "FL-306", "You do not know it."),
    "an extra elsewhere": (lambda: at("library"), "extra", "FL-319", "It is sold at the inn."),
    "an extra twice": (lambda: at("inn", "hunters_ledger"), "extra", "FL-319", "You have it."),
    "an extra too dear": (lambda: at("inn", coins=14), "extra", "FL-054", "It costs 15, you have 14."),
}  # fmt: skip
CAMP: dict[str, Row] = {
    "moved this turn": (
        lambda: camp("rapier", handled=("rapier",)), "stow:rapier", "FL-152", "It was moved this turn."),
    "nothing stowed": (lambda: camp("rapier"), "equip:rapier", "FL-096", "Nothing of that kind is stowed and whole."),
    "stowed and broken": (
        lambda: worn_out(camp("rapier"), BROKEN, worn=False), "equip:rapier", "FL-096",
        "Nothing of that kind is stowed and whole."),
    "not worn": (
        lambda: worn_out(camp("rapier"), 0, worn=False), "stow:rapier", "FL-096",
        "Nothing of that kind is equipped."),
    "too few hands": (
        lambda: sick(worn_out(camp("flail"), 0, worn=False), "fractured"), "equip:flail", "FL-314",
        "It takes 2 hands."),
    "nothing to give": (lambda: camp("tonic"), "give:rapier,1", "FL-315", "You have no such thing."),
    "nobody to give it to": (
        lambda: camp("tonic"), "give:tonic,4", "FL-315", "Nobody there could take it."),
    "to oneself": (lambda: camp("tonic"), "give:tonic,0", "FL-315", "Nobody there could take it."),
    "no purse": (lambda: camp(coins=0), "purse:1", "FL-315", "You have no coins."),
    "coins were given this round": (
        lambda: camp(coins=5, handled=("coins",)), "purse:1", "FL-152", "It was moved this turn."),
    "no bandage to give": (lambda: camp(bandages=0), "dressing:1", "FL-315", "You have no bandage."),
    "a bandage given on": (
        lambda: camp(bandages=1, handled=("bandages",)), "dressing:1", "FL-152", "It was moved this turn."),
    "no companion": (lambda: camp(), "dismiss:raven", "FL-323", "It is not with you."),
    "no pedlar in the wild": (
        lambda: camp(place="black_mill", coins=9), "pedlar", "FL-364", "Nobody comes this way."),
    "one of a pedlar": (lambda: camp(coins=9, handled=("pedlar",)), "pedlar", "FL-364", "One a round."),
    "bandages enough": (lambda: camp(coins=9, bandages=4), "pedlar", "FL-364", "4 are enough."),
    "too poor for a pedlar": (
        lambda: camp(coins=4, bandages=0), "pedlar", "FL-364", "It costs 5, you have 4."),
    "nothing to drink": (lambda: camp(), "use:tonic", "FL-150", "You have no such thing."),
    "nothing eats at one": (lambda: camp("rapier"), "scrape:rapier", "FL-232", "Nothing eats at you."),
}  # fmt: skip
BRAWL: dict[str, Row] = {
    "not in hand": (lambda: worn_out(bout("rapier"), 0, worn=False), "strike:rapier", "FL-119", ""),
    "broken": (lambda: worn_out(bout("rapier"), BROKEN), "strike:rapier", "FL-165", ""),
    "jammed": (lambda: worn_out(bout("saint_ivos_sword"), JAMMED), "strike:saint_ivos_sword", "FL-166", ""),
    "empty": (lambda: emptied(bout("flintlock")), "strike:flintlock", "FL-094", "No shots are left in it."),
    "a ghost's sword": (lambda: spirit("rapier"), "strike:rapier", "FL-162", ""),
    "one hand": (lambda: bout("rapier", pp=3), "both:rapier", "FL-101", "It takes two one-handed weapons."),
    "no PP for both": (lambda: bout("rapier", "sickle", pp=0), "both:rapier", "FL-101", "No PP left."),
    "a ghost has no two hands": (lambda: spirit("rapier", "sickle"), "both:rapier", "FL-162", ""),
    "nothing to use": (lambda: bout(), "use:tonic", "FL-118", "You have no such thing."),
    "a ghost uses nothing": (lambda: spirit("tonic"), "use:tonic", "FL-333", ""),
    "exhausted": (lambda: worn_out(bout("war_drum"), EXHAUSTED), "use:war_drum", "FL-097", ""),
    "a broken drum": (lambda: worn_out(bout("war_drum"), BROKEN), "use:war_drum", "FL-062", ""),
    "jammed lamp": (lambda: worn_out(bout("war_drum"), JAMMED), "use:war_drum", "FL-166", ""),
    "not an ability of one's own": (lambda: bout(pp=9), "cast:purging_shot", "FL-306", ""),
    "foreign": (lambda: bout(pp=9), "cast:bark_skin", "FL-305", ""),
    "not for a brawl": (
        lambda: bout("holy_dread", pp=9), "cast:holy_dread", "FL-307",
        "It does not say that it works in a skirmish."),
    "deranged": (lambda: sick(bout("purging_shot", pp=9), "deranged"), "cast:purging_shot", "FL-262", ""),
    "a PP short": (
        lambda: bout("aegis", pp=1), "cast:aegis", "FL-311", "It costs 2 PP, you have 1."),
    "a ghost calls on nothing": (lambda: spirit("purging_shot", pp=9), "cast:purging_shot", "FL-333", ""),
    "focus is advanced": (lambda: bout(advanced=False, pp=0), "focus", "FL-227", ""),
    "PP enough": (lambda: bout(pp=99), "focus", "FL-012", "You have all your PP."),
    "a ghost does not focus": (lambda: spirit(), "focus", "FL-333", ""),
    "regroup is advanced": (lambda: bout(advanced=False, vita=1, stance=DEFEND), "regroup", "FL-227", ""),
    "no defence, no regrouping": (lambda: bout(vita=1), "regroup", "FL-137", "You do not defend."),
    "unhurt": (lambda: bout(stance=DEFEND, vita=99, pp=0), "regroup", "FL-012", "You are not hurt."),
    "a ghost does not regroup": (lambda: spirit(), "regroup", "FL-333", ""),
    "who may strike does not stand by": (lambda: bout(), "stand", "FL-107", ""),
    "no bandage": (lambda: bout(bandages=0, pp=0), "bandage", "FL-150", "You have no bandage."),
    "nothing to pour it on": (lambda: bout("moon_oil"), "pour:moon_oil", "FL-284", ""),
}  # fmt: skip
ROWS = {f"{where}: {name}": row for where, table in (("town", TOWN), ("camp", CAMP), ("brawl", BRAWL))
        for name, row in table.items()}  # fmt: skip
CASES = [pytest.param(*row, id=name, marks=pytest.mark.rule(row[2])) for name, row in ROWS.items()]


@pytest.mark.parametrize(("build", "choice", "rule", "text"), CASES)
def test_what_is_not_offered(build: Build, choice: str, rule: str, text: str) -> None:
    session = play(build())
    assert why(session, choice) == rule
    if text:
        assert told(session, choice) == text
