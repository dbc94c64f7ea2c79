"""The one source of randomness: a seeded counter generator that lives inside the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    """A well-stirred 64-bit number out of a counter value (SplitMix64's finaliser)."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Dice:
    """Numbers that depend only on the seed and on how many were drawn before.

    Copying dice is copying two ints, so forks are cheap; `count` tells whether anything was drawn.

    >>> dice = Dice(7)
    >>> first = dice.rolls(4)
    >>> first == Dice(7).rolls(4), dice.count
    (True, 4)
    >>> twin = dice.clone()
    >>> twin.rolls(9) == dice.rolls(9)
    True
    """

    __slots__ = ("count", "key")

    def __init__(self, seed: int = 0) -> None:
        self.key = _mix((seed * _GAMMA + 0x632BE59BD9B4E019) & _MASK)
        self.count = 0

    def below(self, n: int) -> int:
        """A whole number from 0 up to n - 1."""
        self.count = count = self.count + 1
        z = (self.key + count * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def roll(self, sides: int = 6) -> int:
        """One die: 1 up to `sides`."""
        return self.below(sides) + 1

    def rolls(self, n: int, sides: int = 6) -> list[int]:
        """`n` dice, in the order they fell."""
        return [self.roll(sides) for _ in range(n)]

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`, each as likely as the next.

        >>> Dice(1).pick("abc") in "abc"
        True
        """
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        """Bring `things` into a random order, in place.

        >>> cards = list(range(9)); Dice(3).shuffle(cards); sorted(cards) == list(range(9))
        True
        """
        key, count = self.key, self.count
        # This is `below` without a call for each thing: search deals worlds all the time.
        for i in range(len(things) - 1, 0, -1):
            count += 1
            z = (key + count * _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]
        self.count = count

    def clone(self) -> Dice:
        """Dice that will fall the same way from here on."""
        twin = Dice.__new__(Dice)
        twin.key = self.key
        twin.count = self.count
        return twin

    def reseed(self, seed: int) -> None:
        """Forget the old key: what falls from here on is unrelated to what would have."""
        self.key = _mix((seed * _GAMMA + 0x632BE59BD9B4E019) & _MASK)

    def to_data(self) -> list[int]:
        """The two numbers that are all of it."""
        return [self.key, self.count]

    @staticmethod
    def from_data(data: Sequence[int]) -> Dice:
        """Dice as `to_data` left them."""
        dice = Dice.__new__(KeyedDice if data[0] > _MASK else Dice)
        dice.key, dice.count = data
        return dice

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dice):
            return NotImplemented
        return self.key == other.key and self.count == other.count

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Dice(key={self.key:#x}, count={self.count})"


class KeyedDice(Dice):
    """Dice that nobody can foresee: what has fallen does not tell what will fall, and they can be keyed anew.

    A key of 64 bits makes them fall as plain dice do; a longer one (up to 256 bits) drives a cryptographic
    generator, BLAKE2b over the count of what was drawn. Servers throw these, since what they deal is hidden.

    >>> KeyedDice(7).rolls(3) == Dice(7).rolls(3), KeyedDice(1 << 200).rolls(3) == KeyedDice(1 << 200).rolls(3)
    (True, True)
    >>> dice = KeyedDice(7); dice.key = 1 << 200; dice.rolls(3) == KeyedDice(1 << 200).rolls(3)
    True
    """

    __slots__ = ()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if seed > _MASK:
            self.key = seed

    def below(self, n: int) -> int:
        """A whole number from 0 up to n - 1."""
        key = self.key
        if key <= _MASK:
            return super().below(n)
        self.count = count = self.count + 1
        drawn = blake2b(count.to_bytes(8, "little"), key=key.to_bytes(32, "little"), digest_size=16)
        return (int.from_bytes(drawn.digest(), "little") * n) >> 128

    def shuffle(self, things: list[Any]) -> None:
        """Bring `things` into a random order, in place."""
        if self.key <= _MASK:
            super().shuffle(things)
            return
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    @staticmethod
    def like(dice: Dice) -> KeyedDice:
        """Keyed dice that fall as `dice` will.

        >>> dice = Dice(5); KeyedDice.like(dice).rolls(9) == dice.rolls(9)
        True
        """
        twin = KeyedDice.__new__(KeyedDice)
        twin.key, twin.count = dice.key, dice.count
        return twin

    def clone(self) -> KeyedDice:
        """Dice that will fall the same way from here on."""
        return KeyedDice.like(self)


class Sorting(Dice):
    """Dice that leave nothing to chance: shuffling sorts, drawing takes the first.

    Redealt with these, all worlds that a seat cannot tell apart become one and the same.

    >>> cards = ["salt", "nail"]; Sorting().shuffle(cards); cards
    ['nail', 'salt']
    """

    __slots__ = ()

    def below(self, n: int) -> int:
        """Nought."""
        self.count += 1
        return 0

    def shuffle(self, things: list[Any]) -> None:
        """Bring `things` into their natural order."""
        self.count += 1
        things.sort()


class ScriptEnded(Exception):
    """A test's script had no result left for what the rules wanted to know.

    >>> ScriptedDice().below(3)
    Traceback (most recent call last):
    hearthside.kernel.dice.ScriptEnded: the script has no number below 3 left
    """


class ScriptedDice(Dice):
    """Dice that fall as a test says: `rolls` for dice, `picks` for draws, `below` for the rest.

    Shuffling leaves the order as it is. When a script runs out, a seed lets real dice take over;
    without one, `ScriptEnded` tells what was asked for.

    >>> dice = ScriptedDice(rolls=[6, 1], picks=["salt"])
    >>> dice.rolls(2), dice.pick(["nail", "salt"])
    ([6, 1], 'salt')
    >>> dice.roll()
    Traceback (most recent call last):
    hearthside.kernel.dice.ScriptEnded: the script has no roll of a 6-sided die left
    """

    __slots__ = ("_below", "_picks", "_rolls", "_then")

    def __init__(
        self,
        rolls: Iterable[int] = (),
        picks: Iterable[Any] = (),
        below: Iterable[int] = (),
        seed: int | None = None,
    ) -> None:
        super().__init__(seed or 0)
        self._rolls = list(rolls)
        self._picks = list(picks)
        self._below = list(below)
        self._then = seed is not None

    def below(self, n: int) -> int:
        """The next scripted number, which has to lie below `n`."""
        if not self._below:
            if self._then:
                return super().below(n)
            raise ScriptEnded(f"the script has no number below {n} left")
        self.count += 1
        value = self._below.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"the script says {value} where a number below {n} is drawn")
        return value

    def roll(self, sides: int = 6) -> int:
        """The next scripted roll, which has to be on the die."""
        if not self._rolls:
            if self._then:
                return super().below(sides) + 1
            raise ScriptEnded(f"the script has no roll of a {sides}-sided die left")
        self.count += 1
        value = self._rolls.pop(0)
        if not 1 <= value <= sides:
            raise ValueError(f"the script says {value} where a {sides}-sided die is rolled")
        return value

    def pick(self, things: Sequence[T]) -> T:
        """The next scripted pick, which has to be among `things`."""
        if not self._picks:
            if self._then:
                return things[super().below(len(things))]
            raise ScriptEnded(f"the script has no pick left, out of {list(things)!r}")
        self.count += 1
        value: T = self._picks.pop(0)
        if value not in things:
            raise ValueError(f"the script picks {value!r}, not among {list(things)!r}")
        return value

    def shuffle(self, things: list[Any]) -> None:
        """Leave `things` in the order the test gave them."""
        self.count += 1

    def clone(self) -> ScriptedDice:
        """Dice with the same script left."""
        twin = ScriptedDice(self._rolls, self._picks, self._below)
        twin._then = self._then
        twin.key = self.key
        twin.count = self.count
        return twin

    @property
    def left(self) -> int:
        """How many scripted results were not used yet.

        >>> ScriptedDice(rolls=[1, 2]).left
        2
        """
        return len(self._rolls) + len(self._picks) + len(self._below)
