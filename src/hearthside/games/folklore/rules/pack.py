"""Equipping, stowing and trading things; and what is seen to on the road."""

from __future__ import annotations

from hearthside.kernel import Act, Ask, Asks, Bar, Option, note

from ..content import CARDS, PLACES
from ..content.names import counted, the
from ..state import ALIVE, FRESH, Gear, Hero, Tale, without
from .effects import perform
from .figures import hand_slots, near, refresh, refresh_for
from .goods import SCRAPE, consume, fits, lighten, move_gear, scrape_options, spent
from .party import asked, hero_card, put
from .turn import DONE
from .using import BANDAGE, BOON, boon_options, gear_card

PEACEFUL = ("recover", "cure", "disinfect", "status", "reload")
COINS = "coins"
BANDAGES = "bandages"
"""What `Hero.handled` calls coins and bandages that one has been given."""


def fighting(s: Tale) -> bool:
    """Whether the group is in an encounter."""
    return s.site is not None and s.site.combat


def no_change(h: Hero, card: str) -> str | Bar | None:
    """What keeps a character from any change to a thing: each is moved once in a turn or a round."""
    if h.form != ALIVE:
        return "FL-333"
    return Bar("FL-152", "It was moved this turn.") if card in h.handled else None


# -- equip and stow -------------------------------------------------------------------------------

WEARABLE = [c.id for c in CARDS.values() if c.slot]


def no_hands_for(s: Tale, card: str) -> str | None:
    """FL-152: in combat only what is held in the hands can be changed."""
    return "FL-152" if fighting(s) and CARDS[card].slot != "hands" else None


def spare(h: Hero, card: str) -> Gear | None:
    """A thing of this name that could be put on."""
    own = (g for g in h.gear if g.card == card and not g.worn and g.condition == FRESH)
    return next(own, None)


def no_equip(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-096, FL-312: what is in the pack and whole can be put on, if hands and body allow it."""
    h = asked(s)
    bar = no_change(h, card)
    if bar:
        return bar
    gear = spare(h, card)
    if gear is None:
        return Bar("FL-096", "Nothing of that kind is stowed and whole.")
    if no_hands_for(s, card):
        return no_hands_for(s, card)
    if CARDS[card].hands > hand_slots(h):
        return Bar("FL-314", f"It takes {CARDS[card].hands} hands.")
    return None


def equip(s: Tale, seat: int, card: str) -> None:
    """Put a thing on, and stow as much as has to make room for it, the last first (FL-096)."""
    h = asked(s)
    h.handled += (card,)
    gear = spare(h, card)
    assert gear is not None
    for g in reversed(h.gear):
        if fits(h, card):
            break
        if CARDS[g.card].slot == CARDS[card].slot:
            g.worn = False
    gear.worn = True
    note(s, "equipped", h.who, card, rule="FL-096")
    refresh(s, h)


def equip_label(s: Tale, seat: int, card: str) -> str:
    """Taking in hand, or putting on."""
    held = CARDS[card].slot == "hands"
    return f"Take {the(card)} in hand" if held else f"Put on {the(card)}"


EQUIP = Act(
    "equip",
    "FL-096",
    equip,
    over=WEARABLE,
    barred=no_equip,
    label=equip_label,
    points=gear_card,
    prior=0.3,
)


def no_stow(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-096: what is worn can be put away."""
    h = asked(s)
    bar = no_change(h, card)
    if bar:
        return bar
    if not any(g.card == card and g.worn for g in h.gear):
        return Bar("FL-096", "Nothing of that kind is equipped.")
    return no_hands_for(s, card)


def stow(s: Tale, seat: int, card: str) -> None:
    """Put a thing away (FL-096)."""
    h = asked(s)
    h.handled += (card,)
    next(g for g in h.gear if g.card == card and g.worn).worn = False
    note(s, "stowed", h.who, card, rule="FL-096")
    refresh_for(s, h, card)


STOW = Act(
    "stow",
    "FL-096",
    stow,
    over=WEARABLE,
    barred=no_stow,
    label=lambda s, seat, card: f"Put away {the(card)}",
    points=gear_card,
    prior=0.05,
)


# -- trade ----------------------------------------------------------------------------------------


def no_partner(s: Tale, h: Hero, number: int) -> str | Bar | None:
    """FL-315: a living character of the group, beside one in an encounter."""
    if number >= len(s.heroes) or number == h.number or s.heroes[number].form != ALIVE:
        return Bar("FL-315", "Nobody there could take it.")
    if s.site is None:
        return None
    a = s.heroes[number]
    if a.at < 0 or h.at < 0:
        return "FL-070"
    if s.site.combat and not near(a.at, h.at, 1):
        return Bar("FL-152", "You are not next to each other.")
    return None


def no_give(s: Tale, seat: int, card: str, number: int) -> str | Bar | None:
    """FL-315: a thing to another; one who then carries too much gives or throws something away at once (FL-313)."""
    h = asked(s)
    bar = no_change(h, card)
    if bar:
        return bar
    if all(g.card != card for g in h.gear):
        return Bar("FL-315", "You have no such thing.")
    return no_partner(s, h, number)


def give(s: Tale, seat: int, card: str, number: int) -> Asks:
    """Hand a thing over (FL-315); two with full packs change things so (FL-313)."""
    h, other = asked(s), s.heroes[number]
    move_gear(s, h, other, next(g for g in h.gear if g.card == card))
    other.handled += (card,)
    return lighten(s, other)


GIVE = Act(
    "give",
    "FL-315",
    give,
    over=[
        (c.id, n)
        for c in CARDS.values()
        if c.deck in ("item", "artifact")  # FL-316, FL-318
        for n in range(5)
    ],
    there=lambda s, seat: [
        (g.card, n)
        for g in asked(s).gear
        if CARDS[g.card].deck in ("item", "artifact")
        for n in range(len(s.heroes))
    ],
    barred=no_give,
    label=lambda s, seat, card, n: f"Give {the(card)} to {the(s.heroes[n].who)}",
    points=lambda s, seat, card, n: gear_card(s, seat, card),
    prior=0.02,
)

PURSES = (1, 2, 5, 10, 20, 50)
"""How many coins go over at a time; together they make any number."""
SOME = Act[Tale, [int]](
    "coins",
    "FL-315",
    over=PURSES,
    barred=lambda s, seat, coins: (
        None if asked(s).coins >= coins else Bar("FL-315", f"You have {asked(s).coins}.")
    ),
    label=lambda s, seat, coins: counted(coins, "coin").capitalize(),
)
HOW_MANY = Ask(
    "coins",
    "FL-315",
    (SOME,),
    prompt=lambda s, who: f"how many coins go to {the(who)}?",
    meanwhile="counts coins",
    part=True,
)


def no_purse(s: Tale, seat: int, number: int) -> str | Bar | None:
    """FL-315: any number of coins to another; who was given some keeps them for the round."""
    h = asked(s)
    bar = no_change(h, COINS)
    if bar:
        return bar
    if not h.coins:
        return Bar("FL-315", "You have no coins.")
    return no_partner(s, h, number)


def purse(s: Tale, seat: int, number: int) -> Asks:
    """Coins change hands (FL-315)."""
    h, other = asked(s), s.heroes[number]
    pick = yield put(s, h, HOW_MANY, other.who)
    coins = int(pick.args[0])
    h.coins -= coins
    other.coins += coins
    other.handled += (COINS,)
    note(s, "paid", h.who, coins, other.who, rule="FL-315")


PURSE = Act(
    "purse",
    "FL-315",
    purse,
    over=range(5),
    there=lambda s, seat: range(len(s.heroes)),
    barred=no_purse,
    label=lambda s, seat, n: f"Give coins to {the(s.heroes[n].who)}",
    points=hero_card,
    prior=0.02,
)


def no_dressing(s: Tale, seat: int, number: int) -> str | Bar | None:
    """FL-315: a bandage is a thing like others; who was given one keeps it for the round."""
    h = asked(s)
    bar = no_change(h, BANDAGES)
    if bar:
        return bar
    return no_partner(s, h, number) if h.bandages else Bar("FL-315", "You have no bandage.")


def dressing(s: Tale, seat: int, number: int) -> None:
    """A bandage changes hands (FL-315)."""
    h, other = asked(s), s.heroes[number]
    h.bandages -= 1
    other.bandages += 1
    other.handled += (BANDAGES,)
    note(s, "dressing", h.who, other.who, rule="FL-315")


DRESSING = Act(
    "dressing",
    "FL-315",
    dressing,
    over=range(5),
    there=lambda s, seat: range(len(s.heroes)),
    barred=no_dressing,
    label=lambda s, seat, n: f"Give a bandage to {the(s.heroes[n].who)}",
    points=hero_card,
    prior=0.02,
)


def no_dismiss(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-323: a companion may be let go at any time."""
    h = asked(s)
    if card not in h.companions:
        return Bar("FL-323", "It is not with you.")
    return None if h.form == ALIVE else "FL-326"


def dismiss(s: Tale, seat: int, card: str) -> None:
    """A companion goes its own way (FL-323)."""
    h = asked(s)
    h.companions = without(h.companions, card)
    s.companions.throw(card)
    note(s, "dismissed", h.who, card, rule="FL-323")
    refresh(s, h)


DISMISS = Act(
    "dismiss",
    "FL-323",
    dismiss,
    over=[c.id for c in CARDS.values() if c.deck == "companion"],
    barred=no_dismiss,
    label=lambda s, seat, card: f"Part with {the(card)}",
    points=lambda s, seat, card: f"companion:{card}#{asked(s).who}",
    prior=0.02,
)


# -- on the road, by day ---------------------------------------------------------------------------

PEDLAR, MOST = 5, 4
"""What a bandage costs by the roadside, and how many are enough."""
BOUGHT = "pedlar"
"""What `Hero.handled` calls what a pedlar has sold one this round."""


def no_pedlar(s: Tale, seat: int) -> str | Bar | None:
    """FL-364: by day somebody on the road has a bandage to sell."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-333"
    if not s.day:
        return Bar("FL-364", "Nobody is about by night.")
    if PLACES[s.place].kind == "wild":
        return Bar("FL-364", "Nobody comes this way.")
    if BOUGHT in h.handled:
        return Bar("FL-364", "One a round.")
    if h.bandages >= MOST:
        return Bar("FL-364", f"{MOST} are enough.")
    return None if h.coins >= PEDLAR else Bar("FL-364", f"It costs {PEDLAR}, you have {h.coins}.")


def buy_dressing(s: Tale, seat: int) -> None:
    """A bandage for coins, by the roadside (FL-364)."""
    h = asked(s)
    h.handled += (BOUGHT,)
    h.coins -= PEDLAR
    h.bandages += 1
    note(s, "pedlar", h.who, PEDLAR, rule="FL-364")


PEDDLE = Act(
    "pedlar",
    "FL-364",
    buy_dressing,
    barred=no_pedlar,
    label=f"Buy a bandage of a pedlar ({PEDLAR} coins)",
)


# -- the lists ------------------------------------------------------------------------------------

CHANGES = (EQUIP, STOW, GIVE, PURSE, DRESSING, DISMISS)
EQUIPS, STOWS, GIVES, PAYS, DRESSINGS, DISMISSALS = (act.table for act in CHANGES)
WORN, SPARE = 1, 2
TRADED = ("item", "artifact")


def changes(s: Tale, h: Hero) -> list[Option]:
    """Every change to a pack that nothing bars (FL-096, FL-152, FL-315, FL-323)."""
    out: list[Option] = []
    if h.form != ALIVE:
        return out
    handled, hands, combat = h.handled, hand_slots(h), fighting(s)
    takers = [a.number for a in s.heroes if a is not h and no_partner(s, h, a.number) is None]
    kinds: dict[str, int] = {}
    for g in h.gear:
        how = WORN if g.worn else SPARE if g.condition == FRESH else 0
        kinds[g.card] = kinds.get(g.card, 0) | how
    for card, how in kinds.items():
        if card in handled:
            continue
        c = CARDS[card]
        if c.slot and (not combat or c.slot == "hands"):
            if how & WORN:
                out.append(STOWS[card])
            if how & SPARE and c.hands <= hands:
                out.append(EQUIPS[card])
        if takers and c.deck in TRADED:
            out += [GIVES[card, n] for n in takers]
    if h.coins and COINS not in handled:
        out += [PAYS[n] for n in takers]
    if h.bandages and BANDAGES not in handled:
        out += [DRESSINGS[n] for n in takers]
    out += [DISMISSALS[c] for c in h.companions]
    return out


PACK = Ask(
    "pack",
    "FL-152",
    (*CHANGES, DONE),
    prompt="what do you change before you go on?",
    meanwhile="rummages in a pack",
    fast=lambda s, seat: [*changes(s, asked(s)), DONE.option],
)


# -- on the road ----------------------------------------------------------------------------------

PROVISIONS = [
    c.id
    for c in CARDS.values()
    if c.category == "consumable"
    and (c.use or c.lasting)
    and all(e.verb in PEACEFUL and e.who in ("self", "all") for e in c.use)
]


def no_provision(s: Tale, seat: int, card: str) -> str | Bar | None:
    """FL-150: what can be eaten, drunk, lit or bound on, while there is some."""
    h = asked(s)
    if h.form != ALIVE:
        return "FL-333"
    own = [g for g in h.gear if g.card == card]
    if not own:
        return Bar("FL-150", "You have no such thing.")
    bars = [spent(g, CARDS[card]) for g in own]
    return None if None in bars else bars[0]


def provide(s: Tale, seat: int, name: str) -> Asks:
    """Use something up on the road or in town (FL-150)."""
    h, card = asked(s), CARDS[name]
    gear = next(g for g in h.gear if g.card == name and spent(g, card) is None)
    note(s, "used", h.who, name, rule="FL-150")
    consume(s, h, gear, card)
    return perform(s, h, card.use)


PROVIDE = Act(
    "use",
    "FL-150",
    provide,
    over=PROVISIONS,
    barred=no_provision,
    label=lambda s, seat, card: f"Use {the(card)}",
    points=gear_card,
)
PROVIDES = PROVIDE.table


def provisions(s: Tale, h: Hero) -> list[Option]:
    """What one who lives may use up, outside of fights and maps, at any time (FL-150, FL-232, FL-322)."""
    out: list[Option] = []
    for g in h.gear:
        option = PROVIDES.get(g.card)
        if option is not None and spent(g, CARDS[g.card]) is None and option not in out:
            out.append(option)
    boon_options(s, h, out)
    if h.bandages and h.vita < h.max_vita:
        out.append(BANDAGE.option)
    if h.corrosion:
        out += scrape_options(h)
    return out


def camp_options(s: Tale, seat: int) -> list[Option]:
    """What a character may see to on the road that nothing bars."""
    h = asked(s)
    out = changes(s, h)
    if h.form == ALIVE:
        out += provisions(s, h)
        if no_pedlar(s, seat) is None:
            out.append(PEDDLE.option)
    return [*out, DONE.option]


CAMP = Ask(
    "camp",
    "FL-315",
    (*CHANGES, PROVIDE, BOON, BANDAGE, SCRAPE, PEDDLE, DONE),
    prompt="what do you see to before the group goes on?",
    meanwhile="rummages in a pack",
    fast=camp_options,
)
