"""Why not: one position for each thing that keeps an option off the list, and one in which it is on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.positions import told, why

from hearthside.games.folklore.content.board import BIT, NUMBERS
from hearthside.games.folklore.state import (
    ACTED,
    ALLY_HIT,
    BROKEN,
    DEFEND,
    EXHAUSTED,
    JAMMED,
    KNOWN,
    LED,
    OUTSIDE,
    Tale,
    here,
)

from .table import add, afflicted, arena, ghost, give, play

Build = Callable[[], Tale]


def fight(
    *words: str, foe: str = "F5", advanced: bool = True, who: str = "witch_hunter", **fields: Any
) -> Tale:
    """The hunter's turn with a zombie at F5 (or elsewhere) and the arcanist far off; abilities, things, then fields."""
    s = arena(who, "arcanist", foes=(("zombie", foe),), spots=("E5", "A1"), advanced=advanced)
    h = s.heroes[0]
    for word in words:
        give_any(s, word)
    for name, value in fields.items():
        setattr(h, name, value)
    return s


def give_any(s: Tale, word: str) -> None:
    """An ability, a prayer or ritual, a companion, a boon or a thing."""
    from hearthside.games.folklore.content import ABILITIES, CARDS

    h = s.heroes[0]
    if word in ABILITIES:
        h.abilities += (word,)
    elif CARDS[word].deck in ("prayer", "ritual"):
        h.mystics += (word,)
    elif CARDS[word].deck == "companion":
        h.companions += (word,)
    elif CARDS[word].deck == "boon":
        h.boons += (word,)
    else:
        give(s, h, word)


def peace(*words: str, who: str = "witch_hunter", **fields: Any) -> Tale:
    """The same with nobody to fight."""
    s = fight(*words, who=who, **fields)
    here(s).foes.clear()
    here(s).combat = False
    return s


def dead(*words: str, **fields: Any) -> Tale:
    """The same as a ghost."""
    s = fight(*words)
    h = ghost(s, s.heroes[0])
    for name, value in fields.items():
        setattr(h, name, value)
    return s


def with_ally(**fields: Any) -> Tale:
    """The arcanist's fight with a moth of hers at D5, and these fields of the moth set."""
    s = arena("arcanist", "witch_hunter", foes=(("zombie", "F5"),), spots=("E5", "A1"))
    moth = add(s, "pale_moth", "E4")
    moth.owner = 0
    for name, value in fields.items():
        setattr(moth, name, value)
    return s


def marked(s: Tale, **fields: Any) -> Tale:
    """The same position with fields of the first character set."""
    for name, value in fields.items():
        setattr(s.heroes[0], name, value)
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


def outside(s: Tale) -> Tale:
    """The same position with the first character still off the map."""
    s.heroes[0].at = OUTSIDE
    return s


def sick(s: Tale, *names: str) -> Tale:
    """The same position with statuses on the first character."""
    afflicted(s, s.heroes[0], *names)
    return s


# on a map: the position, the choice, the rule that bars it, what is said in numbers ("" for the rule alone)
TURN: dict[str, tuple[Build, str, str, str]] = {
    # abilities
    "nobody beside one": (
        lambda: fight("coup_de_grace", foe="J5", pp=9), "cast:coup_de_grace", "FL-157", "No foe is next to you."),
    "nobody in sight": (
        lambda: marked(peace("mind_spike", pp=9)), "cast:mind_spike", "FL-157", "No foe is in sight."),
    "no use in peace": (
        lambda: peace("aegis", pp=9), "cast:aegis", "FL-308", "It has no use outside a fight."),
    "nobody is a ghost": (
        lambda: fight("call_them_back", pp=9), "cast:call_them_back", "FL-332", "Nobody is a ghost."),
    "no attack after a fault": (
        lambda: fight("purging_shot", pp=9, no_attack=1), "cast:purging_shot", "FL-167", ""),
    "not learned": (lambda: fight(pp=9), "cast:purging_shot", "FL-306", ""),
    "not one's own kind": (lambda: fight(pp=9), "cast:essence_of_phi", "FL-305", ""),
    "passive": (lambda: fight("drilled", pp=9), "cast:drilled", "FL-310", ""),
    "an answer": (
        lambda: fight("iron_nerve", pp=9), "cast:iron_nerve", "FL-307", "It answers a blow or a failed check."),
    "deranged": (lambda: sick(fight("purging_shot", pp=9), "deranged"), "cast:purging_shot", "FL-262", ""),
    "one PP short": (
        lambda: fight("holy_dread", pp=1), "cast:holy_dread", "FL-311", "It costs 2 PP, you have 1."),
    "one such thing a round in peace": (
        lambda: peace("field_dressing", pp=9, done=KNOWN), "cast:field_dressing", "FL-083", ""),
    "an ability once a round in peace": (
        lambda: peace("field_dressing", pp=9, spent_round=("field_dressing",)), "cast:field_dressing", "FL-084", ""),
    "off the map": (lambda: outside(fight("field_dressing", pp=9)), "cast:field_dressing", "FL-070", ""),
    # ghosts
    "a ghost's ability says so": (lambda: dead("purging_shot", gp=9), "cast:purging_shot", "FL-335", ""),
    "a ghost's last GP": (
        lambda: dead("rest_now", gp=1), "cast:rest_now", "FL-335", "It costs 1 GP, you have 1, and the last one holds you here."),
    "a defending ghost casts at nobody": (
        lambda: dead("rest_now", gp=9, stance=DEFEND), "cast:rest_now", "FL-109", ""),
    "the living have no powers": (lambda: fight(), "power:accuse", "FL-336", ""),
    "another's power": (lambda: dead(gp=9), "power:wither", "FL-336", "It is another ghost's."),
    "a power once a round": (
        lambda: dead(gp=9, spent_round=("accuse",)), "power:accuse", "FL-336", "Once a round."),
    "a power takes more than is there": (
        lambda: dead(gp=2), "power:cold_verdict", "FL-338", "It costs 2 GP, you have 2, and the last one holds you here."),
    "a defending ghost has no power over foes": (
        lambda: dead(gp=9, stance=DEFEND), "power:accuse", "FL-109", ""),
    "a ghost off the map": (lambda: outside(dead(gp=9)), "power:accuse", "FL-070", ""),
    # weapons
    "no such weapon": (lambda: fight(), "hit:0,0", "FL-096", "No such weapon is equipped."),
    "broken": (lambda: worn_out(fight("short_sword"), BROKEN), "hit:0,0", "FL-165", ""),
    "jammed": (lambda: worn_out(fight("saint_ivos_sword"), JAMMED), "hit:0,0", "FL-166", ""),
    "thrown away": (lambda: worn_out(fight("hatchets"), EXHAUSTED), "hit:0,0", "FL-097", ""),
    "empty": (lambda: emptied(fight("flintlock")), "hit:0,0", "FL-094", "No shots are left in it."),
    "a ghost's sword": (lambda: dead("short_sword"), "hit:0,0", "FL-162", ""),
    "a defending ghost's fists": (lambda: dead(stance=DEFEND), "fist:0", "FL-109", ""),
    "too far for a sword": (
        lambda: fight("short_sword", foe="I5"), "hit:0,0", "FL-160", "It is 4 spaces away."),
    "too far for stars": (
        lambda: fight("throwing_stars", foe="I5"), "hit:0,0", "FL-288",
        "It is 4 spaces away, the Horseshoe Nails reaches 3."),
    "the act is spent": (lambda: fight("short_sword", done=ACTED), "hit:0,0", "FL-146", ""),
    "the act is spent on fists": (lambda: fight(done=ACTED), "fist:0", "FL-146", ""),
    "no attack this turn": (lambda: fight("short_sword", no_attack=1), "hit:0,0", "FL-167", ""),
    "nobody of that number": (lambda: fight("short_sword"), "hit:9,0", "FL-157", "No such foe is here."),
    "no fight": (lambda: peace("short_sword"), "hit:0,0", "FL-139", "There is no fight."),
    "from off the map": (lambda: outside(fight("flintlock")), "hit:0,0", "FL-070", ""),
    "not to be thrown": (
        lambda: fight("short_sword", foe="G5"), "throw:0,0", "FL-295", "The short sword cannot be thrown."),
    "the other hand comes second": (
        lambda: fight("short_sword", "hatchets", pp=2), "off:0,1", "FL-101",
        "It follows an attack with the other weapon."),
    "no teeth": (lambda: fight(), "maul:0", "FL-257", ""),
    "teeth too far off": (
        lambda: sick(fight(foe="H5"), "bloodlust"), "maul:0", "FL-160", "It is 3 spaces away."),
    "claws too far off": (
        lambda: sick(fight(foe="G5"), "lycanthropy"), "maul:0", "FL-160", "It is 2 spaces away."),
    "a companion too far off": (
        lambda: fight("guard_dog", foe="H5"), "sic:0,guard_dog", "FL-160", "It is 3 spaces away."),
    "a companion from off the map": (lambda: outside(fight("guard_dog")), "sic:0,guard_dog", "FL-070", ""),
    "no allies": (lambda: fight(), "order:0", "FL-200", ""),
    "an ally lies flat": (lambda: with_ally(skip=1), "order:0", "FL-142", ""),
    "an ally has struck": (
        lambda: marked(with_ally(), done=ALLY_HIT), "order:0", "FL-200", "Your ally has attacked this turn."),
    "an ally has moved": (
        lambda: marked(with_ally(), done=LED), "herd:D3", "FL-200", "Your ally has moved this turn."),
    "an ally after a fault": (lambda: with_ally(no_attack=1), "order:0", "FL-188", ""),
    "an ally too far off": (
        lambda: with_ally(at=NUMBERS["A9"]), "order:0", "FL-160", "It is out of its reach."),
    "an ally onto a friend": (lambda: with_ally(), "herd:E5", "FL-153", ""),
    # advanced
    "focus is advanced": (lambda: fight(advanced=False, pp=0), "focus", "FL-227", ""),
    "focus takes the act": (lambda: fight(pp=0, done=ACTED), "focus", "FL-146", ""),
    "focus with all PP": (lambda: fight(pp=99), "focus", "FL-012", "You have all your PP."),
    "focus in peace": (lambda: peace(pp=0), "focus", "FL-227", "There is no fight."),
    "a ghost does not focus": (lambda: dead(), "focus", "FL-336", ""),
    "regroup without PP": (lambda: fight(pp=0, vita=1), "regroup", "FL-225", "No PP left."),
    "regroup unhurt": (lambda: fight(pp=3), "regroup", "FL-012", "You are not hurt."),
    "regroup from off the map": (lambda: outside(fight(pp=3, vita=1)), "regroup", "FL-070", ""),
    "evade without PP": (lambda: fight(pp=0), "evade", "FL-221", "No PP left."),
    "evade with nobody there": (lambda: fight(pp=3, foe="J5"), "evade", "FL-221", "No foe is next to you."),
    "evade on the last step": (
        lambda: fight(pp=3, steps=1), "evade", "FL-221", "1 STRIDE left, a space with a foe takes 2."),
    "a ghost does not evade": (lambda: dead(), "evade", "FL-336", ""),
    "evade is advanced": (lambda: fight(advanced=False, pp=3), "evade", "FL-227", ""),
    # things
    "no such thing": (lambda: fight(), "use:tonic", "FL-146", "You have no such thing."),
    "a ghost drinks nothing": (lambda: dead("tonic"), "use:tonic", "FL-333", ""),
    "nothing from off the map": (lambda: outside(fight("tonic")), "use:tonic", "FL-070", ""),
    "an empty flask": (lambda: emptied(fight("holy_water")), "use:holy_water", "FL-317", "It is empty."),
    "water for nobody": (
        lambda: fight("holy_water", foe="J5"), "use:holy_water", "FL-157", "No foe is next to you."),
    "exhausted": (lambda: worn_out(fight("war_drum"), EXHAUSTED), "use:war_drum", "FL-097", ""),
    "jammed bell": (lambda: worn_out(fight("wolf_bell"), JAMMED), "use:wolf_bell", "FL-166", ""),
    "broken drum": (lambda: worn_out(fight("war_drum"), BROKEN), "use:war_drum", "FL-062", ""),
    "not worn": (
        lambda: worn_out(fight("lamp_of_ash"), 0, worn=False), "use:lamp_of_ash", "FL-312", "It is not equipped."),
    "a drum takes the act": (lambda: fight("war_drum", done=ACTED), "use:war_drum", "FL-146", ""),
    "a bible is one such thing a round in peace": (
        lambda: peace("family_bible", done=KNOWN), "use:family_bible", "FL-083", ""),
    "nothing stored": (
        lambda: fight("lead_vial"), "use:lead_vial", "FL-282", "0 PP are stored in it, it takes 2."),
    "nothing to charge": (lambda: fight(pp=3), "charge:lead_vial", "FL-282", "You have no such thing."),
    "nothing to charge with": (lambda: fight("lead_vial", pp=0), "charge:lead_vial", "FL-282", "No PP left."),
    "a ghost charges nothing": (lambda: dead("lead_vial"), "charge:lead_vial", "FL-333", ""),
    "no oil": (lambda: fight("glass_knife"), "pour:moon_oil", "FL-284", "You have no such thing."),
    "nothing to pour it on": (lambda: fight("moon_oil", "short_sword"), "pour:moon_oil", "FL-284", ""),
    "a ghost pours nothing": (lambda: dead("moon_oil", "glass_knife"), "pour:moon_oil", "FL-333", ""),
    "no oil from off the map": (
        lambda: outside(fight("moon_oil", "glass_knife")), "pour:moon_oil", "FL-070", ""),
    "no bandage": (lambda: fight(vita=1), "bandage", "FL-150", "You have no bandage."),
    "no wound": (lambda: fight(bandages=1), "bandage", "FL-012", "You are not hurt."),
    "a ghost has no wounds": (lambda: dead(bandages=1), "bandage", "FL-333", ""),
    "no wounds off the map": (lambda: outside(fight(bandages=1, vita=1)), "bandage", "FL-070", ""),
    "no boon": (lambda: fight(), "boon:fresh_bread", "FL-322", "You have no such boon."),
    "a ghost has no boons": (lambda: dead("fresh_bread"), "boon:fresh_bread", "FL-333", ""),
    "no boons off the map": (lambda: outside(fight("fresh_bread")), "boon:fresh_bread", "FL-070", ""),
    "a boon for a fight": (
        lambda: peace("bent_nail"), "boon:bent_nail", "FL-308", "It has no use outside a fight."),
    "nothing eats at one": (lambda: fight("tonic"), "scrape:tonic", "FL-232", "Nothing eats at you."),
    "nothing to throw to it": (
        lambda: fight(corrosion=(2,)), "scrape:tonic", "FL-232", "You have no such item."),
    "corrosion off the map": (lambda: outside(fight("tonic", corrosion=(2,))), "scrape:tonic", "FL-070", ""),
    # prayers and rituals
    "not known": (lambda: fight(), "pray:lazarus", "FL-327", "You do not know it."),
    "the deranged do not pray": (lambda: sick(fight("pater_noster"), "deranged"), "pray:pater_noster", "FL-262", ""),
    "the transformed do not pray": (
        lambda: sick(fight("pater_noster"), "transformed"), "pray:pater_noster", "FL-272", ""),
    "a prayer takes the act": (lambda: fight("pater_noster", done=ACTED), "pray:pater_noster", "FL-328", ""),
    "a prayer in peace after an ability": (
        lambda: peace("pater_noster", done=KNOWN), "pray:pater_noster", "FL-083", ""),
    "a prayer for no ghost": (lambda: fight("lazarus"), "pray:lazarus", "FL-332", "Nobody is a ghost."),
    "no prayer from off the map": (lambda: outside(fight("pater_noster")), "pray:pater_noster", "FL-070", ""),
    "ghosts do not pray": (lambda: dead("pater_noster"), "pray:pater_noster", "FL-333", ""),
    # flames, doors, the end of a turn
    "nothing burns": (lambda: fight(), "douse:E4", "FL-209", "Nothing burns there."),
    "it burns too far off": (lambda: on_fire(fight(), "E2"), "douse:E2", "FL-209", "It is 3 spaces away."),
    "dousing takes the act": (lambda: on_fire(fight(done=ACTED), "E4"), "douse:E4", "FL-146", ""),
    "a ghost puts nothing out": (lambda: on_fire(dead(), "E4"), "douse:E4", "FL-336", ""),
    "nothing is shut": (lambda: fight(), "open:E4", "FL-079", "Nothing is shut there."),
    "nothing to search": (lambda: fight(), "search:E4", "FL-082", "Nothing is left to search there."),
    "nothing to try": (lambda: fight(), "try:E4", "FL-067", "There is nothing to deal with."),
    "begun": (lambda: fight(done=ACTED), "hold", "FL-075", "You have begun your turn."),
    "nobody after one": (lambda: alone(), "hold", "FL-075", "Nobody is to act after you."),
    "an empty pack": (lambda: fight(coins=0, bandages=0), "pack", "FL-152", "You have nothing to change or to give."),
    "a ghost's pack": (lambda: dead("tonic"), "pack", "FL-333", ""),
    "a pack off the map": (lambda: outside(fight("tonic")), "pack", "FL-070", ""),
    # perks
    "no such perk": (lambda: fight(pp=0), "perk:lore_to_pp", "FL-301", ""),
    "a perk once a chapter": (
        lambda: gifted("lore_to_pp", spent_chapter=("lore_to_pp",)), "perk:lore_to_pp", "FL-301", "Once a chapter."),
    "no lore to pay with": (
        lambda: gifted("lore_to_pp", lore=4), "perk:lore_to_pp", "FL-301", "It takes 5 lore, you have 4."),
    "PP enough": (lambda: gifted("lore_to_pp", pp=99), "perk:lore_to_pp", "FL-012", "You have all your PP."),
    "vita enough": (lambda: gifted("lore_to_vita"), "perk:lore_to_vita", "FL-012", "You are not hurt."),
    "no ritual to give": (lambda: gifted("ritual_to_pp"), "perk:ritual_to_pp", "FL-301", "It takes a ritual."),
    "no prayer to give": (
        lambda: gifted("prayer_to_vita", vita=1), "perk:prayer_to_vita", "FL-301", "It takes a prayer."),
    "nobody to stun": (
        lambda: unseen(gifted("ritual_to_stun", mystics=("the_bargain",))), "perk:ritual_to_stun", "FL-157",
        "No foe is in sight."),
    "a perk off the map": (lambda: outside(gifted("lore_to_pp")), "perk:lore_to_pp", "FL-070", ""),
}  # fmt: skip


def on_fire(s: Tale, *squares: str) -> Tale:
    """The same position with flames."""
    for name in squares:
        here(s).flames |= BIT[NUMBERS[name]]
    return s


def alone() -> Tale:
    """The last turn of a round."""
    s = fight()
    here(s).queue.clear()
    return s


def gifted(perk: str, **fields: Any) -> Tale:
    """A fight in which the hunter has this perk, no PP and some lore."""
    s = fight(pp=0, lore=50)
    s.heroes[0].words |= {perk}
    return marked(s, **fields)


def unseen(s: Tale) -> Tale:
    """The same position with the foe gone."""
    here(s).foes.clear()
    return s


CASES = [pytest.param(*row, id=name, marks=pytest.mark.rule(row[2])) for name, row in TURN.items()]


@pytest.mark.parametrize(("build", "choice", "rule", "text"), CASES)
def test_what_a_turn_on_a_map_does_not_offer(
    build: Build, choice: str, rule: str, text: str
) -> None:
    session = play(build())
    assert why(session, choice) == rule
    if text:
        assert told(session, choice) == text
