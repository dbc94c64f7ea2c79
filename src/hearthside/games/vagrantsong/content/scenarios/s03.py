"""Scenario 3: Paradise by the Maco Light. Maco Joe, the brakeman, looking for his head.

From the sources: Haint Effects, Break, Seance, all Events, one Ritual by name, what another needs.
Designed here: the diagram, Thresholds, both moods' actions, two Rituals, rewards, where the track Events lie.
"""

from __future__ import annotations

from hearthside.kernel import ANYONE, Act, Asks, note
from hearthside.kernel.grid import cells

from ...rules.asking import RECEIVER, Either, Question, Whom
from ...rules.bindle import KEEPING, bag, cycle, enforce_limit, keep_event, rummage, take_token
from ...rules.blows import (  # fmt: skip
    most_humanity,
    nearest,
)
from ...rules.breaks import complete, haint_gain
from ...rules.haint import HAINT_WAY, areas, go_toward, mood_action, perform
from ...rules.happenings import (  # fmt: skip
    PASS_ON,
    PUT_EVENT,
    does_ritual,
    everyone_gains,
    everyone_sheds,
    finds_junk,
    loses,
    nearest_open,
    nothing,
    reader_at,
    rolls,
)
from ...rules.humanity import gain, give_effect, remove_effect
from ...rules.humanity import lose as lose_humanity
from ...rules.movement import drift, put_down
from ...rules.places import (  # fmt: skip
    bodies,
    clear_terrain,
    open_spaces,
    same_car,
    set_terrain,
    sight,
    where,
)
from ...rules.ties import worst_body
from ...rules.using import snuff
from ...state import TOKENS, Journey
from .. import format as page
from ..board import CAR, CAR_MASK, LINKS_AB, SIDE, TRAIN
from ..names import a_token, effect_name
from .s03_joe import BLINDED, BURNING, CONFUDDLED, CONFUDDLED_MOOD, HEADACHE, HEADACHE_MOOD

DIAGRAM = """
    ......|#|V..B..|#|......
    .3.B..|.|V.V...|.|..H...
    ......|.|5.V...|.|.....4
    ..B...|#|V..V..|#|..B...
"""


# -- Events ------------------------------------------------------------------------------------


def lucky(s: Journey, i: int) -> Asks:
    """One more Bone on an action."""
    s.vagrants[i].bones += 1
    return
    yield


def thrown(s: Journey, i: int) -> Asks:
    """To any open space at the Break side."""
    free = list(cells(SIDE["break"] & open_spaces(s)))
    if free and s.vagrants[i].at >= 0:
        yield from put_down(s, i, free, "VS-002")


def limp(s: Journey, i: int) -> Asks:
    """Move value 1 lower until the round ends."""
    s.vagrants[i].move_round = -1
    return
    yield


def dropped_coin(s: Journey, i: int) -> Asks:
    """Only 2 Coins on the next turn."""
    s.vagrants[i].coins_next = -1
    return
    yield


def drawn_in(s: Journey, i: int) -> Asks:
    """Move 6 toward Joe."""
    yield from drift(s, i, 6, 1 << s.haints[0].at)


FACES = rolls(lucky, thrown, limp, dropped_coin, loses(0, BURNING), drawn_in)


def lurch(s: Journey, i: int) -> Asks:
    """Event 1: every Vagrant rolls."""
    for v in s.vagrants:
        yield from FACES(s, v.seat)


def lift_sack(s: Journey, i: int) -> Asks:
    """Event 3: lose 3, carry the sack up to 5 spaces; at the Break side it is out of the world."""
    at = reader_at(s, i)
    yield from lose_humanity(s, i, 3)
    spots = list(cells(open_spaces(s) & sight(s, at, 5)))
    spots.sort(key=lambda j: -(j % TRAIN.width))
    space = yield from PUT_EVENT.choose(i, spots[:40], 3)
    if SIDE["break"] >> space & 1:
        s.events.pop(3, None)
        yield from complete(s, "head")
    else:
        s.events[3] = space


def stuck_drawer(s: Journey, i: int) -> Asks:
    """Event 4 failed: lose 1, Move 1 lower on the next turn."""
    yield from lose_humanity(s, i, 1)
    s.vagrants[i].move_next = -1


def drawer(s: Journey, i: int) -> Asks:
    """Event 4: Rummage 2; the kept token may go to somebody in the car at once."""
    before = list(s.vagrants[i].tokens)
    yield from rummage(s, i, 2)
    v = s.vagrants[i]
    fresh = [t for t in v.tokens if v.tokens.count(t) > before.count(t)]
    if fresh:
        yield from hand_in_car(s, i, fresh[0])


def hand_in_car(s: Journey, i: int, token: str) -> Asks:
    """A token may be handed to somebody in the same car."""
    others = [b & 7 for b in same_car(s, reader_at(s, i)) if b & 7 != i]
    if others:
        to = yield from PASS_ON.choose(i, others, token)
        if to >= 0:
            s.vagrants[i].tokens.remove(token)
            s.vagrants[to].tokens.append(token)
            note(s, "gave", s.vagrants[i].who, token, s.vagrants[to].who, rule="VS-144")
            yield from enforce_limit(s, to)


def whole_chest(s: Journey, i: int) -> Asks:
    """Event 4, two successes: any token out of the Bindle for anybody in the car."""
    kinds = [t for t in s.bindle if t in TOKENS]
    if not kinds:
        return
    token = yield from KEEPING.choose(i, kinds)
    near = [b & 7 for b in same_car(s, reader_at(s, i))]
    to = yield from RECEIVER.choose(i, near, a_token(token))
    s.bindle.remove(token)
    take_token(s, s.vagrants[to], token)
    yield from enforce_limit(s, to)


def pull_lever(s: Journey, i: int) -> Asks:
    """Event 5: car A is cut off. Whoever is in it is thrown into B; the sack is gone if it lay about."""
    s.events.pop(5, None)
    if 3 in s.events:
        del s.events[3]
        yield from complete(s, "head")
    for body in bodies(s):
        if CAR[where(s, body)] == 0 and body < 8:
            yield from lose_humanity(s, body, 5)
    for v in s.vagrants:
        for pup in (False, True):
            at = v.pup if pup else v.at
            if at >= 0 and (CAR[at] == 0 or LINKS_AB >> at & 1):
                spots = nearest_open(s, at, CAR_MASK[1] & ~LINKS_AB)
                if pup:
                    v.pup = spots[0]
                else:
                    yield from put_down(s, v.seat, spots, "VS-104")
    haint = s.haints[0]
    if CAR[haint.at] == 0 or LINKS_AB >> haint.at & 1:
        yield from haint_gain(s, 0, 2)
        free = list(cells(CAR_MASK[1] & ~LINKS_AB & open_spaces(s)))
        haint.at = yield from HAINT_WAY.choose(ANYONE, free, haint.who)
    for j in cells(LINKS_AB):
        close_link(s, j)


def close_link(s: Journey, space: int) -> None:
    """A Box closes a connecting space; a Candle there goes out, an Event Token shifts."""
    if space in s.candles:
        snuff(s, space)
    s.summons = {key: at for key, at in s.summons.items() if at != space}
    for number, at in list(s.events.items()):
        if at == space:
            s.events[number] = nearest_open(s, space, CAR_MASK[1] & ~LINKS_AB)[0]
    if space not in s.terrain:
        set_terrain(s, space, "box")


def points_switch(s: Journey, i: int) -> Asks:
    """Event 6: with the lever pulled, the way opens again and all stumble; else Joe comes on."""
    if 5 in s.events:
        s.on_round[6] = s.round
        foes = bodies(s)
        if foes:
            nearest_one = worst_body(s, nearest(s, 0, foes))
            spot = where(s, nearest_one)
            yield from go_toward(s, 0, max(0, TRAIN.dist[s.haints[0].at][spot] - 1), spot)
        yield from cycle(s)
        return
    for j in cells(LINKS_AB):
        if j in s.terrain:
            clear_terrain(s, j)
    for v in s.vagrants:
        yield from drift(s, v.seat, 3, 1 << s.haints[0].at)
        for j in [t for t in s.terrain if v.at >= 0 and TRAIN.near[v.at] >> t & 1]:
            clear_terrain(s, j)
            give_effect(s, v.seat, BURNING)
    if s.haints[0].mood == CONFUDDLED and 3 not in s.events:
        home = page.read_diagram("s03", DIAGRAM).events[3]
        if open_spaces(s) >> home & 1:
            s.events[3] = home


def flash(s: Journey, i: int) -> Asks:
    """Event 7: Junk 23; all within Range 3 are Blinded, or cannot Move; Joe lurches 3."""
    yield from finds_junk(23)(s, i)
    for body in areas(s, 0, 3):
        if not give_effect(s, body & 7, BLINDED):
            s.vagrants[body & 7].no_move = True
    if 3 in s.events:
        yield from go_toward(s, 0, 3, s.events[3])
    else:
        foes = most_humanity(s, 0, bodies(s)) if bodies(s) else []
        if foes:
            yield from go_toward(s, 0, 3, where(s, worst_body(s, foes)))


def brake_parts(s: Journey, i: int) -> Asks:
    """Event 8: for the Haint his Rabbit's Foot action, then back; otherwise kept."""
    if s.haint_turn:
        bag(s, 8)
        yield from perform(s, 0, mood_action(s, 0, "foot"))
    else:
        keep_event(s, i, 8)
        yield from enforce_limit(s, i)


def dark_glasses(s: Journey, i: int) -> Asks:
    """Event 9: for the Haint a Cycle; otherwise kept."""
    if s.haint_turn:
        yield from cycle(s)
    else:
        keep_event(s, i, 9)
        yield from enforce_limit(s, i)


def near_blinded(s: Journey, i: int) -> list[int]:
    """Who could wear the glasses: the holder and those next to them."""
    v = s.vagrants[i]
    mask = TRAIN.near[v.at] | 1 << v.at if v.at >= 0 else 0
    return [o.seat for o in s.vagrants if BLINDED in o.effects and o.at >= 0 and mask >> o.at & 1]


def wear_glasses(s: Journey, i: int) -> Asks:
    """Event 9 used: Blinded goes from the holder or a neighbour."""
    yield from remove_effect(s, (yield from GLASSES.choose(i, near_blinded(s, i))), BLINDED)


GLASSES = Whom("glasses", "VS-218", prompt="who puts the dark glasses on?", part=True)


def beside_joe(s: Journey, i: int) -> bool:
    """Whether a Vagrant is next to Joe."""
    at = s.vagrants[i].at
    return at >= 0 and bool(TRAIN.near[s.haints[0].at] >> at & 1)


# -- rules of its own --------------------------------------------------------------------------


def by_candle(s: Journey, i: int) -> bool:
    """Whether a Vagrant stands next to a Candle."""
    at = s.vagrants[i].at
    return at >= 0 and any(TRAIN.near[at] >> c & 1 for c in s.candles)


def turn_start(s: Journey, i: int) -> Asks:
    """Burning costs 2; a Candle beside you ends Blinded."""
    v = s.vagrants[i]
    if BURNING in v.effects:
        yield from lose_humanity(s, i, 2)
    if by_candle(s, i):
        yield from remove_effect(s, i, BLINDED)


def turn_end(s: Journey, i: int) -> Asks:
    """A Candle beside you ends Blinded."""
    s.vagrants[i].no_move = False
    if by_candle(s, i):
        yield from remove_effect(s, i, BLINDED)


def barred(s: Journey, i: int, slot: str) -> str | None:
    """Whoever was dazzled twice may put no Coins on Move."""
    if slot in ("move", "pup_move") and s.vagrants[i].no_move:
        return "VS-004"
    return None


def relieved(s: Journey, i: int, key: str) -> Asks:
    """The Break: an effect goes."""
    yield from remove_effect(s, i, key)


def comforted(s: Journey, i: int) -> Asks:
    """The Break: gain 2."""
    yield from gain(s, i, 2)


RELIEF = Question(
    "relief",
    "VS-173",
    (
        Act[Journey, [str]](
            "shed", "VS-173", relieved, over=(BLINDED, BURNING), label=lambda s, i, key: f"Shed {effect_name(s.scenario, key)}",
            barred=lambda s, i, key: None if key in s.vagrants[i].effects else "VS-217",
        ),
        Act("mend_two", "VS-173", comforted, label="Gain 2 Humanity"),
    ),
    prompt="a moment's relief: what will it be?",
    meanwhile="has a moment's relief",
)  # fmt: skip


def broke(s: Journey, h: int) -> Asks:
    """Each Vagrant may shed Burning or Blinded, or gain 2; a Candle in his car is the Ritual."""
    for v in s.vagrants:
        pick = yield RELIEF(s, v.seat)
        yield from RELIEF.do(s, v.seat, pick)
    if any(CAR[c] == CAR[s.haints[h].at] for c in s.candles):
        yield from complete(s, "light")


def seance(s: Journey) -> Asks:
    """Remove Blinded, or Burning, from all."""
    yield from everyone_sheds((yield from SEANCE.choose(ANYONE)))(s)


SEANCE = Either(
    "seance_which",
    "VS-041",
    {BLINDED: "Blinded", BURNING: "Burning"},
    prompt="the Seance: what leaves everybody?",
    part=True,
)


def miles(s: Journey) -> list[str]:
    """Headstrong: he never found it, and is nowhere near."""
    joe = s.haints[0]
    near = 3 in s.events and TRAIN.dist[joe.at][s.events[3]] <= 3
    return [] if joe.mood == HEADACHE or near else ["Headstrong"]


S03 = page.scenario(
    page.Scenario(
        key="s03",
        number=3,
        name="Paradise by the Maco Light",
        path="tunnel",
        diagram=DIAGRAM,
        haints=(page.HaintCard("maco_joe", "Maco Joe", (CONFUDDLED_MOOD, HEADACHE_MOOD), (19, 23, 24), 3, called="Maco Joe"),),
        events=(
            page.Event(1, "The Couplings Jump", "Every Vagrant rolls and is tossed about as the Bone says.", fires=lurch),
            page.Event(2, "He Finds the Sack", "Bitin' Headache; everyone in his car loses 2; Joe loses 3; the sack is gone."),
            page.Event(
                3, "A Round Sort of Sack",
                "Investigate. 1+: lose 3, then set it down on any open space within Range 5; at the Break side it is gone for good.",
                tiers=(nothing, lift_sack),
            ),
            page.Event(
                4, "A Brakeman's Chest",
                "Investigate. 0: lose 1, Move 1 lower next turn. 1: Rummage 2 and maybe pass it on. 2+: any token for anyone in the car.",
                tiers=(stuck_drawer, drawer, whole_chest),
            ),
            page.Event(
                5, "The Lever",
                "Investigate. 2+: car A is cut off; those in it lose 5 and land in B; a sack still about is gone.",
                tiers=(nothing, nothing, pull_lever), stay=frozenset({0, 1}),
            ),
            page.Event(
                6, "Points Ahead",
                "Lever pulled: the way to A opens, all stumble 3 toward Joe. Else: Joe comes next to somebody, and a Cycle.",
                fires=points_switch,
            ),
            page.Event(
                7, "A Flash", "Gain the Brakeman's Shears; all within Range 3 are Blinded, or cannot Move; Joe moves 3.",
                fires=flash,
            ),
            page.Event(
                8, "Brake Parts", "Drawn for Joe: his Rabbit's Foot action. Else keep them; used next to Joe, a Ritual is done.",
                fires=brake_parts, use=does_ritual("brakes"), usable=beside_joe,
            ),
            page.Event(
                9, "Dark Glasses", "Drawn for Joe: a Cycle. Else keep them; used, you or a neighbour is no longer Blinded.",
                fires=dark_glasses, use=wear_glasses, usable=lambda s, i: bool(near_blinded(s, i)),
            ),
            page.Event(0, "Again", "Event 1 once more.", fires=lurch, stays=True),
        ),
        on_round={1: 3, 6: 5},
        on_humanity={7: 5},
        in_bindle=(8, 9, 0),
        rituals=(
            page.Ritual("head", "Don't Lose Your Head", "See the sack out of the train, or cut off.", "1 Coin, and everyone gains 2.", 1, everyone_gains(2)),
            page.Ritual("brakes", "Pump the Brakes", "Use the brake parts (Event 8) next to Joe.", "1 Coin.", 1),
            page.Ritual("light", "Leave a Light On", "Joe Breaks while a Candle burns in his car.", "1 Coin, and everyone gains 1.", 1, everyone_gains(1)),
        ),
        story=(
            "The tunnel takes the train like a sleeve takes an arm. Ahead a lamp swings from side to side across the "
            "track, at about the height of a man's hand. There is a man behind it. He stops at the collar."
        ),
        special="None beyond his moods.",
        terrain_text="The usual. Where a text adds Terrain it is a Box.",
        victory_text="Save Maco Joe.",
        break_text="Each Vagrant may shed Burning or Blinded, or gain 2.",
        seance=page.Seance("At any time: remove Blinded, or Burning, from all Vagrants.", seance),
        effects=(
            page.Effect(BLINDED, "black", "Blinded", "Your Skills succeed 1 harder. Start or end your turn next to a Candle to be rid of it.", state=True, skills=1),
            page.Effect(BURNING, "white", "Burning", "Lose 2 at the start of your turn. Discard Salt to be rid of it.", state=True, discard="salt"),
        ),
        win=32,
        lose=33,
        skills=(5, 6),
        next="s04",
        adds_tier=2,
        miles=miles,
        hooks=page.Hooks(turn_start=turn_start, turn_end=turn_end, broke=broke, barred=barred),
    )
)  # fmt: skip
