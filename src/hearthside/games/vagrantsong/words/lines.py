"""The journal in words: every event is a sentence that holds whenever it is read, also nights later."""

from __future__ import annotations

from collections.abc import Callable

from ..content.between import CARDS
from ..content.line import DOOR_WORDS
from ..content.names import (
    TOKEN_NAMES,
    a_token,
    action_text,
    does,
    has,
    in_sentence,
    junk_name,
    listed,
    rid_of,
    skill_name,
    slot_name,
    the,
    the_haint,
)
from ..content.page import SCENARIOS, lasting_of
from ..content.prose import story
from ..state import Journey

Args = tuple[str | int, ...]
Line = Callable[[Journey, Args], str]


def _who(a: str | int) -> str:
    name = the(a)
    return f"{name[0].upper()}{name[1:]}"


def _event(a: Args) -> str:
    """The title of an Event: its number, then its Scenario."""
    return SCENARIOS[str(a[1])].event(int(a[0])).title


def _coins(n: str | int) -> str:
    return "1 Coin" if n == 1 else f"{n} Coins"


def _placed(s: Journey, a: Args) -> str:
    """Slots and Coins come in pairs."""
    pairs = [
        f"{_coins(n)} on {slot_name(str(slot))}" for slot, n in zip(a[1::2], a[2::2], strict=True)
    ]
    return (
        f"{_who(a[0])} puts {listed(pairs)}." if pairs else f"{_who(a[0])} keeps all Coins in hand."
    )


def _rolled(s: Journey, a: Args) -> str:
    least = int(a[1])
    wins = sum(int(bone) >= least for bone in a[2:])
    told = "no success" if not wins else "1 success" if wins == 1 else f"{wins} successes"
    return f"{_who(a[0])} rolls {listed([str(bone) for bone in a[2:]])} against {least}+: {told}."


AIMS = {
    "VS-182": "who holds their priority",
    "VS-183": "as the action says",
    "VS-185": "the most hurt in the car",
    "VS-186": "the nearest",
    "VS-187": "Westbound, but nobody else is there",
    "VS-188": "who acted last",
    "VS-002": "which is worst for you all",
    "VS-003": "as the Bone falls",
}
"""Why a Haint goes for somebody: the priority that decided it."""


def _aims(s: Journey, a: Args) -> str:
    why = AIMS.get(str(a[2])) if len(a) > 2 else None
    return f"{does(str(a[0]), 'goes')} for {the(a[1])}{f', {why}' if why else ''}."


def _haint_action(s: Journey, a: Args) -> str:
    name, text = the_haint(str(a[0])), action_text(str(a[1]))
    if a[2:] and a[2] and "lose" in text:
        text += f" Fury makes that {a[2]} more."
    return f"{name[0].upper()}{name[1:]}: {a[1]}. {text}".rstrip()


def _haint_walked(s: Journey, a: Args) -> str:
    way = [str(space) for space in a[1:]]
    by = f" by {listed(way[:-1])}" if way[:-1] else ""
    return f"{does(str(a[0]), 'moves')}{by} to {way[-1]}."


def _mood(s: Journey, a: Args) -> str:
    card = SCENARIOS[str(a[2])].card(str(a[0]))
    return f"The mood of {the_haint(card.who)} turns: {card.moods[int(a[1])].name}."


def _ritual(s: Journey, a: Args) -> str:
    ritual = SCENARIOS[str(a[1])].ritual(str(a[0]))
    return f"A Ritual is done: {ritual.name}. {ritual.reward}"


def _came_true(s: Journey, a: Args) -> str:
    choice = CARDS[int(a[2])].choices["abc".index(str(a[1]))]
    return f"{_who(a[0])} had the {str(a[1]).upper()} Coin down. {choice.front} {choice.back}"


def _cycled(a: Args) -> str:
    """All tokens go back, or only the kinds that ran full."""
    which = listed([TOKEN_NAMES[str(token)] for token in a]) if a else "all of them"
    return f"The tokens Cycle: {which} go back into the Bindle."


def _coin_shown(a: Args) -> str:
    ballot = SCENARIOS[str(a[3])].event(int(a[2])).ballot
    assert ballot is not None
    chosen = ballot.a if a[1] == "a" else ballot.b
    return f"{_who(a[0])} had the {str(a[1]).upper()} Coin down. {chosen}"


def _told(key: str) -> str:
    """A passage as the journal keeps it."""
    return story(key)[1].replace("\n\n", " ")


def _wound(s: Journey, a: Args) -> str:
    if a[1] == "skill":
        return f"{_who(a[0])} is Wounded: {skill_name(int(a[2]))} is turned over."
    return f"{_who(a[0])} is Wounded, at the cost of the {junk_name(int(a[2]))}."


TERRAIN = {
    "box": "A Box lands on {0}.",
    "debris": "Debris comes down on {0}.",
    "coffin": "A Coffin stands on {0}.",
    "snow": "Snow drifts onto {0}.",
    "hole": "A Hole opens on {0}.",
    "pool": "A Blood Pool spreads to {0}.",
}
LINES: dict[str, Line] = {
    "scenario": lambda s, a: f"A new night: {story(f'{a[0]}.opening')[0].rstrip('.')}.",
    "starts": lambda s, a: f"{_who(a[0])} begins the night on {a[1]}.",
    "pup_down": lambda s, a: f"The Pup sits down on {a[0]}.",
    "round": lambda s, a: f"Round {a[0]} begins.",
    "turn": lambda s, a: f"{_who(a[0])} takes a turn.",
    "placed": _placed,
    "foot": lambda s, a: f"{_who(a[0])} lays a Rabbit's Foot on {slot_name(str(a[1]))}.",
    "coin_shown": lambda s, a: _coin_shown(a),
    "lost": lambda s, a: f"{_who(a[0])} loses {a[1]} Humanity.",
    "gained": lambda s, a: f"{_who(a[0])} gains {a[1]} Humanity.",
    "selfless": lambda s, a: f"{_who(a[0])} lets {the(a[1])} have it.",
    "passed_loss": lambda s, a: f"{_who(a[0])} lets {the(a[1])} lose it instead.",
    "wound": _wound,
    "westbound": lambda s, a: f"{_who(a[0])} is Westbound.",
    "back": lambda s, a: f"{_who(a[0])} comes back to life.",
    "reprieve": lambda s, a: f"{_who(a[0])} should be gone, and gets up again, whole.",
    "freed": lambda s, a: f"{_who(a[0])} is {rid_of(str(a[2]), str(a[1]))}.",
    "afflicted": lambda s, a: f"{_who(a[0])} {has(str(a[2]), str(a[1]))}.",
    "rolled": _rolled,
    "bone": lambda s, a: f"{_who(a[0])} rolls a {a[1]}.",
    "patches": lambda s, a: f"{_who(a[0])} tries to Patch Up.",
    "busts": lambda s, a: f"{_who(a[0])} goes to Bust {the(a[1])}.",
    "rummages": lambda s, a: f"{_who(a[0])} Rummages in the Bindle, drawing {a[1]}.",
    "skill": lambda s, a: f"{_who(a[0])} tries {a[1]}{f' on {the(a[2])}' if a[2] != a[0] else ''}.",
    "junk": lambda s, a: f"{_who(a[0])} puts the {a[1]} to use.",
    "walked": lambda s, a: f"{_who(a[0])} walks to {a[1]}.",
    "dashed": lambda s, a: f"{_who(a[0])} walks right through {the(a[2])} to {a[1]}.",
    "moved": lambda s, a: f"{_who(a[0])} ends up on {a[1]}.",
    "aside": lambda s, a: f"{_who(a[0])} steps aside to {a[1]}.",
    "led": lambda s, a: f"{_who(a[0])} is led to {a[1]}.",
    "haunted": lambda s, a: f"{_who(a[0])} is Haunted by {the(a[1])}.",
    "kept": lambda s, a: f"{_who(a[0])} pockets {a_token(str(a[1]))}.",
    "returned": lambda s, a: f"{_who(a[0])} has no room for {a_token(str(a[1]))} and lets it go.",
    "used": lambda s, a: f"{_who(a[0])} uses {a_token(str(a[1]))}.",
    "gave": lambda s, a: f"{_who(a[0])} hands {a_token(str(a[1]))} to {the(a[2])}.",
    "swapped": lambda s, a: f"{_who(a[0])} swaps {a_token(str(a[1]))} with {the(a[2])} for {a_token(str(a[3]))}.",
    "candle": lambda s, a: f"{_who(a[0])} sets a Candle down on {a[1]}.",
    "lit": lambda s, a: f"A Candle burns on {a[0]}.",
    "snuffed": lambda s, a: f"The Candle on {a[0]} goes out.",
    "healed": lambda s, a: f"{_who(a[0])} eats an Apple and has {skill_name(int(a[1]))} again.",
    "wound_heals": lambda s, a: f"A Wound closes: {the(a[0])} has {skill_name(int(a[1]))} again.",
    "salted": lambda s, a: f"{_who(a[0])} throws Salt, and it passes by.",
    "shook_off": lambda s, a: f"{_who(a[0])} throws away {a_token(str(a[1]))}.",
    "summoned": lambda s, a: f"{_who(a[0])} settles on {a[1]}.",
    "summon_gone": lambda s, a: f"{_who(a[0])} takes fright and is gone.",
    "drew_event": lambda s, a: f"{_who(a[0])} draws an Event out of the Bindle: {_event(a[1:])}.",
    "event": lambda s, a: f"An Event: {_event(a)}.",
    "token_down": lambda s, a: f"Event Token {a[0]} now lies on {a[1]}.",
    "investigates": lambda s, a: f"{_who(a[0])} looks closer: {_event(a[1:])}.",
    "fails": lambda s, a: f"{_who(a[0])} has not got what that takes.",
    "malady": lambda s, a: f"The Malady Token comes out of the Bindle and waits on round {a[0]}.",
    "malady_turn": lambda s, a: "The Malady is on you: the Haint goes first.",
    "malady_card": lambda s, a: f"Malady {a[0]} is upon you.",
    "cycle": lambda s, a: _cycled(a),
    "haint_action": _haint_action,
    "aims": _aims,
    "lured": lambda s, a: f"{does(str(a[0]), 'goes')} for the Candle on {a[1]}.",
    "haint_walked": _haint_walked,
    "haint_gained": lambda s, a: f"{does(str(a[0]), 'gains')} {a[1]} Humanity.",
    "haint_lost": lambda s, a: f"{does(str(a[0]), 'loses')} {a[1]} Humanity.",
    "threshold": lambda s, a: f"The Threshold of {the(a[0])} rises to {a[1]}.",
    "break": lambda s, a: f"{does(str(a[0]), 'Breaks')}!",
    "fury": lambda s, a: f"From now on the actions of {the(a[0])} cost {a[1]} more.",
    "saved": lambda s, a: f"{does(str(a[0]), 'is')} saved.",
    "skipped": lambda s, a: f"{does(str(a[0]), 'skips')} a turn, still reeling.",
    "mood": _mood,
    "ritual": _ritual,
    "milepost": lambda s, a: f"A Mile Post goes by: {a[0]}.",
    "over": lambda s, a: "The night is won." if a[0] == "won" else "The night is lost.",
    "moment": lambda s, a: f"A Moment: {story(str(a[0]))[0]}.",
    "revive": lambda s, a: "A man made of smoke puts you all back on your feet.",
    "lost_skill": lambda s, a: f"{_who(a[0])} has lost {skill_name(int(a[1]))} for good.",
    "camp": lambda s, a: f"You make camp and pool {_coins(a[0])}.",
    "on_offer": lambda s, a: f"DC the cat holds out the {junk_name(int(a[0]))}.",
    "learned": lambda s, a: f"{_coins(2)} teach you {skill_name(int(a[0]))}.",
    "mended": lambda s, a: f"A Coin heals {skill_name(int(a[1]))} for {the(a[0])}.",
    "fixed": lambda s, a: f"A Coin repairs the {junk_name(int(a[1]))} of {the(a[0])}.",
    "fixed_stored": lambda s, a: f"A Coin repairs the {junk_name(int(a[0]))} in the Belongings.",
    "camp_rummage": lambda s, a: f"A Coin buys a reach into the Bindle: {a_token(str(a[0]))}.",
    "other_junk": lambda s, a: f"For a Coin DC puts the {junk_name(int(a[0]))} away and holds out the {junk_name(int(a[1]))}.",
    "bought_junk": lambda s, a: f"DC sells you the {junk_name(int(a[0]))} for 3 Coins.",
    "seance_bought": lambda s, a: f"Hands joined round the fire, {_coins(a[0])} in the middle: the Seance card is yours for the next night.",
    "banked": lambda s, a: f"DC tucks a Coin of yours away; the bank stands at {a[0]}.",
    "sold": lambda s, a: f"DC gives a Coin for the broken {junk_name(int(a[1]))} of {the(a[0])}.",
    "sold_stored": lambda s, a: f"DC gives a Coin for the broken {junk_name(int(a[0]))}.",
    "thrown_out": lambda s, a: f"DC throws the {junk_name(int(a[0]))} out for good.",
    "shelf_gift": lambda s, a: f"DC pushes the {junk_name(int(a[0]))} over to you; it goes into the Belongings.",
    "unspent": lambda s, a: f"{_coins(a[0])} of the pool {'is' if a[0] == 1 else 'are'} left unspent.",
    "slotted": lambda s, a: f"{_who(a[0])} takes up {skill_name(int(a[1]))}.",
    "put_away": lambda s, a: f"{_who(a[0])} puts {skill_name(int(a[1]))} away.",
    "stored_skill": lambda s, a: f"{skill_name(int(a[0]))} goes into the Belongings.",
    "wears": lambda s, a: f"{_who(a[0])} takes the {junk_name(int(a[1]))} along.",
    "took_off": lambda s, a: f"{_who(a[0])} puts the {junk_name(int(a[1]))} away.",
    "traded": lambda s, a: f"{_who(a[0])} teaches {the(a[2])} {skill_name(int(a[1]))} and gives it up.",
    "traded_junk": lambda s, a: f"{_who(a[0])} gives the {junk_name(int(a[1]))} to {the(a[2])}.",
    "became": lambda s, a: f"{_who(a[0])} stays behind; {the(a[1])} rides on in that place.",
    "joined": lambda s, a: f"{_who(a[0])} climbs aboard.",
    "left": lambda s, a: f"{_who(a[0])} gets off the train.",
    "got_skill": lambda s, a: f"{_who(a[0])} learns {skill_name(int(a[1]))}.",
    "got_junk": lambda s, a: f"{_who(a[0])} now has the {junk_name(int(a[1]))}.",
    "lent": lambda s, a: f"DC lends you all the {junk_name(int(a[0]))} for this night.",
    "answered": lambda s, a: f"{_who(a[0])} lays a Coin face down.",
    "came_true": _came_true,
    "door": lambda s, a: f"Together you choose {in_sentence(DOOR_WORDS[str(a[0])])}.",
    "seance": lambda s, a: f"You call on the Seance. {_seance(str(a[0]))}",
    "terrain": lambda s, a: TERRAIN[str(a[0])].format(a[1]),
    "page": lambda s, a: _told(str(a[0])),
    "lasts": lambda s, a: lasting_of(str(a[0]), str(a[1])).text,
    "lasts_for": lambda s, a: f"{_who(a[0])}: {lasting_of(str(a[1]), str(a[2])).text}",
    "turn_skipped": lambda s, a: f"{_who(a[0])} cannot do anything this turn.",
    "haint_comes": lambda s, a: f"{_who(a[0])} is here, on {a[1]}.",
    "haint_goes": lambda s, a: f"{_who(a[0])} is gone.",
    "cleared": lambda s, a: f"The way is clear again on {a[0]}.",
    "track": lambda s, a: SCENARIOS[str(a[2])].track(str(a[0])).says.format(a[1]),
    "stolen": lambda s, a: f"Small fingers rob {the(a[0])} of {a_token(str(a[1]))}.",
    "offered": lambda s, a: f"{_who(a[0])} holds out {a_token(str(a[1]))}, and {the(a[2])} is pleased.",
    "fuse_gone": lambda s, a: f"{_who(a[0])} puts the Candle to the Fuse.",
    "fuse_to": lambda s, a: f"{_who(a[0])} hands the Fuse to {the(a[1])}.",
    "soul_comes": lambda s, a: f"{_who(a[0])} takes a cold hand: a Lost Soul stands on {a[1]}.",
    "soul_left": lambda s, a: f"{_who(a[0])} walks on, and the crying goes on behind.",
    "soul_saved": lambda s, a: "A Lost Soul steps out into the air, and is gone.",
    "mine_falls": lambda s, a: "Rock must fall and there is no floor left to hold it: the mine comes down.",
    "changed_places": lambda s, a: f"{_who(a[0])} and {the(a[1])} change places.",
    "tipped": lambda s, a: f"{_who(a[0])} will have {_coins(a[1])} more to place.",
    "recovered": lambda s, a: f"{_who(a[0])} takes {a_token(str(a[1]))} back from the Cycle track.",
    "fed": lambda s, a: f"{_who(a[0])} gives {a_token(str(a[1]))} away for good.",
    "decoy": lambda s, a: f"From now on the Haints go for {the(a[0])}.",
    "decoy_over": lambda s, a: f"The Haints no longer look only for {the(a[0])}.",
    "awake": lambda s, a: f"No card of {the(a[0])} will have to rest.",
    "guarded": lambda s, a: f"The next action of a Haint will pass {the(a[0])} by.",
    "stunned": lambda s, a: f"{does(str(a[0]), 'is')} spellbound and will miss a turn.",
    "rallied": lambda s, a: f"{_who(a[0])} will roll {a[1]} more {'Bone' if a[1] == 1 else 'Bones'}.",
    "undone": lambda s, a: "By agreement, the table went back.",
    "removed": lambda s, a: f"The Pit has {the(a[0])} for the rest of the night.",
    "photo": lambda s, a: f"{_who(a[0])} takes a photograph of the dark.",
    "burned": lambda s, a: f"{_who(a[0])} burns a photograph.",
}  # fmt: skip
"""Every kind of event, as a sentence."""


def _seance(scenario: str) -> str:
    card = SCENARIOS[scenario].seance
    return card.text if card is not None else ""
