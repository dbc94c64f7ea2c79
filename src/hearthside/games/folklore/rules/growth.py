"""The lore tree: tiers, rewards, ability points, learning."""

from __future__ import annotations

from hearthside.kernel import Asking, Asks, Decision, Option, note

from ..content import ABILITIES, CHARACTERS
from ..state import LIMBO, SKILLS, Hero, Tale
from .figures import CAP_SKILL, active_rewards, refresh

REWARD = (Option("reward", 0), Option("reward", 1))
RAISE = {name: Option("raise", name) for name in SKILLS}
BEYOND = {
    "ap 1": Option("bonus", "ap"),
    "pp 1": Option("bonus", "pp"),
    "skill any": Option("bonus", "skill"),
    "might 5": Option("bonus", "might"),
    "defense 5": Option("bonus", "defense"),
    "vita 2": Option("bonus", "vita"),
    "gp 2": Option("bonus", "gp"),
    "dmg 1": Option("bonus", "dmg"),
}
LEARN = {name: Option("learn", name) for name in ABILITIES}


def next_tier(h: Hero) -> int:
    """The lore that the character's next tier takes (FL-301, FL-303)."""
    tiers = CHARACTERS[h.who].tiers
    if h.tiers < len(tiers):
        return tiers[h.tiers].lore
    return 1700 + 300 * (h.tiers - len(tiers) + 1)


def has_grown(s: Tale) -> bool:
    """Whether somebody has a tier to unlock."""
    for h in s.heroes:
        if h.lore >= 100 and h.form != LIMBO and h.lore >= next_tier(h):
            return True
    return False


def grow(s: Tale, h: Hero) -> Asks:
    """Unlock every tier that the lore has reached."""
    tiers = CHARACTERS[h.who].tiers
    while h.lore >= next_tier(h):
        i = h.tiers
        if i < len(tiers):
            tier = tiers[i]
            pair = tier.rewards[h.focus if len(tier.rewards) == 2 else 0]
            pick = yield Decision(
                h.seat, "reward", REWARD, rule="FL-301", about=(h.who, tier.lore, *pair)
            )
            reward = pair[int(pick.args[0])]
            h.ap += tier.ap
        else:
            reward = yield from beyond(h)
        if reward == "skill any":
            reward = yield from any_skill(h)
        if reward == "ap 1":
            h.ap += 1
        h.tiers += 1
        h.rewards.append(reward)
        note(s, "tier", h.who, h.tiers, reward, rule="FL-301")
        was = h.max_vita
        refresh(s, h)
        h.vita += max(0, h.max_vita - was) if h.vita else 0


def beyond(h: Hero) -> Asking[str]:
    """Past 1700: a bonus of one's choice every 300 lore (FL-303)."""
    number = h.tiers - len(CHARACTERS[h.who].tiers) + 1
    keys = [k for k in BEYOND if k != "dmg 1" or (number >= 4 and number % 4 == 0)]
    pick = yield Decision(h.seat, "bonus", [BEYOND[k] for k in keys], rule="FL-303", about=(h.who,))
    return next(k for k in keys if BEYOND[k] == pick)


def any_skill(h: Hero) -> Asking[str]:
    """+1 in a skill that is not at its cap (FL-304)."""
    base = list(CHARACTERS[h.who].skills)
    for reward in active_rewards(h):
        head, _, rest = reward.partition(" ")
        if head == "skill":
            base[SKILLS.index(rest)] += 1
    options = [RAISE[name] for i, name in enumerate(SKILLS) if base[i] < CAP_SKILL]
    pick = yield Decision(h.seat, "raise", options, rule="FL-304", about=(h.who,))
    return f"skill {pick.args[0]}"


def learnable(h: Hero) -> list[str]:
    """Abilities that share a keyword and that the ability points pay for (FL-305, FL-306)."""
    own = set(CHARACTERS[h.who].keywords)
    return [
        a.id
        for a in ABILITIES.values()
        if a.id not in h.abilities
        and a.cost <= h.ap
        and (not a.keywords or own.intersection(a.keywords))
    ]


def learn_ability(s: Tale, h: Hero, name: str) -> None:
    """Pay AP equal to the ability's cost (FL-306)."""
    h.ap -= ABILITIES[name].cost
    h.abilities.append(name)
    note(s, "learned", h.who, name, rule="FL-306")
    refresh(s, h)
