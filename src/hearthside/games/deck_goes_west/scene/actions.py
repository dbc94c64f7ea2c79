"""What is under way: a move, work, a battle, a trade."""

from __future__ import annotations

from hearthside.kernel import Scene, Thing, part

from ..content.jobs.notation import RESOURCES
from ..content.people import who
from ..rules.pieces import giving, laid_by, other_of
from ..rules.trading import DEAL, LEAVE, side_words
from ..state import Offer, West, name_of
from .cards import card_thing


@part
def pool(s: West) -> Scene:
    """The movement that is left."""
    if s.mover < 0:
        return []
    panel = Thing("panel:pool", "panel", "Movement left", "board", "movement", rule="DW-061")
    panel.facts = {
        "walk": s.walk,
        "climb": s.climb,
        "sail": s.sail,
        "trains": list(s.trains),
        "seat": s.mover,
    }
    return [panel]


@part
def dice(s: West) -> Scene:
    """Dice that are gathered for work."""
    if s.work < 0:
        return []
    workers = [i for i, dice in enumerate(s.dice_in) if dice]
    panel = Thing("panel:work", "panel", "Dice for work", "board", RESOURCES[s.work])
    panel.rule = "DW-055"
    panel.facts = {
        "resource": RESOURCES[s.work],
        "seats": workers,
        "dice": [s.dice_in[i] for i in workers],
    }
    return [panel]


@part
def battle(s: West) -> Scene:
    """A battle being prepared."""
    fight = s.battle
    if fight is None:
        return []
    place = f"space:{name_of(fight.at)}"
    panel = Thing("panel:battle", "panel", "Battle", place, "battle", rule="DW-102")
    panel.facts = {
        "bandits": s.bandits.get(fight.at, 0),
        "attack_dice": fight.hit_dice,
        "hits": fight.hits,
        "defence_dice": fight.save_dice,
        "saves": fight.saves,
        "night": fight.night,
    }
    return [panel]


@part
def talk(s: West, inside: bool) -> Scene:
    """A trade being talked over, side by side; only those `inside` it see which cards."""
    offer = s.offer
    if offer is None:
        return []
    panel = Thing("panel:offer", "panel", "A trade", "board", "trade", rule="DW-119")
    panel.facts = {
        "seat": offer.seat,
        "partner": offer.partner,
        "speaker": offer.speaker,
        "put": offer.put > 0 and not offer.changed,
    }
    both = (offer.seat, offer.partner)
    deal = Thing(DEAL, "token", "A deal", "panel:offer", "handshake", rule="DW-119")
    leave = Thing(LEAVE, "token", "No deal", "panel:offer", "leave", rule="DW-119")
    sides = (thing for seat in both for thing in _side(s, offer, seat, inside))
    return [panel, *sides, deal, leave]


def _side(s: West, offer: Offer, seat: int, inside: bool) -> Scene:
    """What one of the two would give: a heap of each resource, cards, and a promise to move the other."""
    at = f"zone:offer.{seat}"
    zone = Thing(at, "zone", f"{who(s, seat)} would give", "panel:offer", "offer", rule="DW-119")
    cards = laid_by(offer, seat)
    unseen = offer.blind[0 if seat == offer.seat else 1]
    zone.facts = {"seat": seat, "cards": len(cards), "unseen": unseen}
    if inside:
        zone.text = side_words(s, seat)
    things = [zone]
    for name, n in zip(RESOURCES, giving(offer, seat), strict=True):
        heap = Thing(f"token:offer.{seat}.{name}", "token", f"{n} {name}", at, name, rule="DW-119")
        heap.facts = {"seat": seat, "count": n}
        things.append(heap)
    carried = who(s, other_of(offer, seat))
    word = f"will move {carried}" if seat in offer.carries else f"does not move {carried}"
    move = Thing(f"token:offer.{seat}.move", "token", word, at, "move", rule="DW-120")
    move.facts = {"seat": seat, "promised": seat in offer.carries}
    things.append(move)
    for n, card in enumerate(cards):
        if inside:
            things.append(card_thing(card, at, id=f"card:offer.{seat}#{card}"))
        else:
            things.append(Thing(f"card:offer.{seat}#{n}", "card", "A hidden card", at, "back"))
            things[-1].facts = {"face": "down"}
    return things
