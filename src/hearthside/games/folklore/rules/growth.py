"""The lore tree: tiers, rewards, ability points, learning."""

from __future__ import annotations

from functools import cache

from hearthside.kernel import Act, Ask, Asks, Bar, note

from ..content import ABILITIES, CHARACTERS
from ..content.names import named, reward_text
from ..state import LIMBO, SKILLS, Hero, Tale
from .figures import (
    CAP_GP,
    CAP_PP,
    CAP_SKILL,
    CAP_VITA,
    active_rewards,
    ghost_steps,
    lore_for,
    refresh,
)
from .harm import NEW_GHOST
from .party import asked, put


def next_tier(h: Hero) -> int:
    """The lore that the character's next tier takes (FL-301, FL-303)."""
    return lore_for(h.who, h.tiers)


def has_grown(s: Tale) -> bool:
    """Whether somebody has a tier to unlock."""
    for h in s.heroes:
        if h.lore >= 100 and h.form != LIMBO and h.lore >= next_tier(h):
            return True
    return False


CAPS = {"pp": CAP_PP, "vita": CAP_VITA, "gp": CAP_GP}
"""How far points can grow for good (FL-304)."""


# -- a tier ---------------------------------------------------------------------------------------


def reward_of(s: Tale, h: Hero, n: int) -> str:
    """The first or second reward of the character's next tier, by its focus (FL-301)."""
    tier = CHARACTERS[h.who].tiers[h.tiers]
    return tier.rewards[h.focus if len(tier.rewards) == 2 else 0][n]


def reward_label(s: Tale, seat: int, n: int) -> str:
    """A reward as something one chooses."""
    h = asked(s)
    return grown(reward_text(reward_of(s, h, n))) if h.tiers < len(CHARACTERS[h.who].tiers) else ""


def grown(text: str) -> str:
    """What grows, as something one chooses."""
    return f"Grow: {text}" if text.startswith("+") else text


def own_skill(h: Hero, skill: str) -> int:
    """A skill without anything temporary: the booklet's and the tree's (FL-304)."""
    raised = sum(reward == f"skill {skill}" for reward in active_rewards(h))
    return CHARACTERS[h.who].skills[SKILLS.index(skill)] + raised


def in_vain(h: Hero, reward: str) -> bool:
    """Whether what a reward raises is at its cap, temporary bonuses aside (FL-304)."""
    head, _, rest = reward.partition(" ")
    if head == "skill":
        return all(
            own_skill(h, skill) >= CAP_SKILL for skill in (SKILLS if rest == "any" else (rest,))
        )
    if head not in CAPS:
        return False
    c = CHARACTERS[h.who]
    booklet = {"vita": c.vita, "pp": c.pp, "gp": NEW_GHOST + ghost_steps(h)}[head]
    raised = sum(int(r.split()[1]) for r in active_rewards(h) if r.startswith(f"{head} "))
    return booklet + raised >= CAPS[head]


def no_reward(s: Tale, seat: int, n: int) -> str | None:
    """FL-304: what is at its cap is not chosen while the other reward does something."""
    h = asked(s)
    if h.tiers >= len(CHARACTERS[h.who].tiers):
        return "FL-303"
    vain = in_vain(h, reward_of(s, h, n)) and not in_vain(h, reward_of(s, h, 1 - n))
    return "FL-304" if vain else None


REWARD = Ask(
    "reward",
    "FL-301",
    (Act[Tale, [int]]("reward", "FL-301", over=range(2), barred=no_reward, label=reward_label),),
    prompt="your lore opens a new page. What do you learn?",
    meanwhile="turns a page of the lore tree",
    part=True,
)
BEYOND = {
    "ap": "ap 1",
    "pp": "pp 1",
    "skill": "skill any",
    "might": "might 5",
    "defense": "defense 5",
    "vita": "vita 2",
    "gp": "gp 2",
    "dmg": "dmg 1",
}
"""The bonuses beyond the tree: their short names, and what they are."""
EVERY_FOURTH = 4
"""+1 DMG comes every 1200 lore, from 2900 on (FL-303)."""


def no_bonus(s: Tale, seat: int, kind: str) -> str | Bar | None:
    """FL-303: all but the DMG bonus are open every time, up to the caps."""
    h = asked(s)
    if in_vain(h, BEYOND[kind]):
        return "FL-304"
    number = h.tiers - len(CHARACTERS[h.who].tiers) + 1
    if kind != "dmg" or number % EVERY_FOURTH == 0:
        return None
    return Bar("FL-303", f"The next comes at {1700 + 300 * (number // 4 + 1) * 4} lore.")


BONUS = Ask(
    "bonus",
    "FL-303",
    (
        Act[Tale, [str]](
            "bonus",
            "FL-303",
            over=BEYOND,
            barred=no_bonus,
            label=lambda s, seat, kind: grown(
                "+1 in a skill" if kind == "skill" else reward_text(BEYOND[kind])
            ),
        ),
    ),
    prompt="your legend has outgrown the tree. What grows?",
    meanwhile="is becoming a legend",
    part=True,
)


RAISE = Ask(
    "raise",
    "FL-304",
    (
        Act[Tale, [str]](
            "raise",
            "FL-304",
            over=SKILLS,
            barred=lambda s, seat, skill: (
                None if own_skill(asked(s), skill) < CAP_SKILL else "FL-304"
            ),
            label=lambda s, seat, skill: f"Grow in {skill.upper()}",
        ),
    ),
    prompt="which skill grows?",
    meanwhile="turns a page of the lore tree",
    part=True,
)


def grow(s: Tale, h: Hero) -> Asks:
    """Unlock every tier that the lore has reached."""
    tiers = CHARACTERS[h.who].tiers
    while h.lore >= next_tier(h):
        if h.tiers < len(tiers):
            pick = yield put(s, h, REWARD, tiers[h.tiers].lore)
            reward = reward_of(s, h, int(pick.args[0]))
            h.ap += tiers[h.tiers].ap
        else:
            pick = yield put(s, h, BONUS)
            reward = BEYOND[str(pick.args[0])]
        if reward == "skill any":
            pick = yield put(s, h, RAISE)
            reward = f"skill {pick.args[0]}"
        if reward == "ap 1":
            h.ap += 1
        h.tiers += 1
        h.rewards += (reward,)
        note(s, "tier", h.who, h.tiers, reward, rule="FL-301")
        was = h.max_vita
        refresh(s, h)
        h.vita += max(0, h.max_vita - was) if h.vita else 0


# -- learning -------------------------------------------------------------------------------------


def no_learn(s: Tale, seat: int, name: str) -> str | Bar | None:
    """FL-305, FL-306: a shared keyword, and AP equal to the ability's cost."""
    h, a = asked(s), ABILITIES[name]
    if name in h.abilities:
        return Bar("FL-306", "You know it already.")
    if a.keywords and not set(CHARACTERS[h.who].keywords).intersection(a.keywords):
        return Bar("FL-305", f"It takes one of: {', '.join(a.keywords)}.")
    return None if a.cost <= h.ap else Bar("FL-306", f"It takes {a.cost} AP, you have {h.ap}.")


def learn_ability(s: Tale, seat: int, name: str) -> None:
    """Pay AP equal to the ability's cost (FL-306)."""
    h = asked(s)
    h.ap -= ABILITIES[name].cost
    h.abilities += (name,)
    note(s, "learned", h.who, name, rule="FL-306")
    refresh(s, h)


LEARN = Act(
    "learn",
    "FL-306",
    learn_ability,
    over=ABILITIES,
    barred=no_learn,
    label=lambda s, seat, name: f"Learn {named(name)} ({ABILITIES[name].cost} AP)",
    prior=3.0,
)
LEARNS = LEARN.table


def learnable(h: Hero) -> list[str]:
    """Abilities that share a keyword and that the ability points pay for (FL-305, FL-306)."""
    if h.ap <= 0:
        return []
    return [a for a in taught(h.who) if a not in h.abilities and ABILITIES[a].cost <= h.ap]


@cache
def taught(who: str) -> tuple[str, ...]:
    """Abilities that a character could ever learn (FL-305)."""
    own = set(CHARACTERS[who].keywords)
    return tuple(a.id for a in ABILITIES.values() if not a.keywords or own.intersection(a.keywords))


TRAINED = Act[Tale, []]("done", "FL-008", label="Leave it at that", prior=0.2)
TRAINING = Ask(
    "train",
    "FL-008",
    (LEARN, TRAINED),
    prompt="what have you learned, before all this?",
    meanwhile="thinks back",
    fast=lambda s, seat: [*(LEARNS[a] for a in learnable(asked(s))), TRAINED.option],
)
