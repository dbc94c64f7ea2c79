"""The story: its boxes, what is seen to between them, and the fights that came up."""

from __future__ import annotations

from hearthside.kernel import Asks, Steps, note

from ..rules import adventure, goods, growth, skirmish
from ..rules import tale as telling
from ..rules.party import all_fallen, hand_on
from ..state import ALIVE, LIMBO, Tale

step = Steps[Tale]()


@step
def tale(s: Tale) -> Asks:
    """The next box of the current scene."""
    yield from telling.tell(s)


@step
def settle(s: Tale) -> Asks:
    """Deaths, growth and fights that came up are seen to before anything else."""
    if all_fallen(s):
        telling.group_death(s)
        return
    if s.heroes[s.leader].form != ALIVE:
        hand_on(s)
    if growth.has_grown(s):
        for h in s.heroes:
            if h.form != LIMBO and h.lore >= growth.next_tier(h):
                yield from growth.grow(s, h)
                return
    if goods.overladen(s):
        for h in s.heroes:
            yield from goods.lighten(s, h)
    if s.waiting:
        yield from start_waiting_fight(s)
        return
    s.step = s.then.pop()


def start_waiting_fight(s: Tale) -> Asks:
    """A fight that a card, the moon or a death brought on; afterwards back here."""
    kind, _, what = s.waiting.pop(0).partition(":")
    s.then.append("settle")
    if kind == "vampire":
        if s.site is not None:
            yield from adventure.leave_map(s)
        others = [entry for entry in s.waiting if entry.startswith("vampire:")]
        s.waiting = [entry for entry in s.waiting if entry not in others]
        souls = [int(what), *(int(entry.partition(":")[2]) for entry in others)]
        adventure.set_up_open_road(
            s, souls
        )  # FL-259: whoever rose since the last fight is in this one
        s.step = "site_round"
        return
    s.step = "skirmish_round"
    if kind == "skirmish":
        kinds = skirmish.table_row(s) if what == "table" else what.split(",")
        skirmish.begin(s, kinds)
        return
    turned = [(kind, int(what))]
    while s.waiting and s.waiting[0].startswith(("afflicted:", "werewolf:")):  # FL-131
        kind, _, what = s.waiting.pop(0).partition(":")
        turned.append((kind, int(what)))
    turned = [(kind, n) for kind, n in turned if s.heroes[n].form == ALIVE]
    numbers = [n for _, n in turned]
    if len([h for h in s.heroes if h.form == ALIVE]) <= len(numbers):
        if len(numbers) > 1:
            yield from skirmish.exchange(s, numbers)
        s.step = s.then.pop()
        return
    if s.leader in numbers:
        hand_on(s)
    skirmish.begin_against(s, numbers, [n for kind, n in turned if kind == "werewolf"])


@step
def candle_out(s: Tale) -> Asks:
    """The tale has outlived its candle: it ends without the group (designed here, see README)."""
    note(s, "candle", rule="FL-025")
    if s.site is not None:
        yield from adventure.leave_map(s)
    telling.close_story(s, "candle", 0)
