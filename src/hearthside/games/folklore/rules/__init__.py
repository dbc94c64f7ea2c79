"""The rules, one module for each chapter of the book; every question of the game stands in `ASKS`."""

from __future__ import annotations

from hearthside.kernel import asks

from . import combat_effects, fates, gains, telling
from .adventure import REST, RISING, STANCE, TRANSITION
from .allies import COMMANDING, STEERING
from .attack import ARCING, DEVASTATING
from .awards import COMPANION
from .checks import RETRY
from .combat_effects import LEAPING, PLACING
from .effects import CURING, FOR_WHOM, WHICH_FOE
from .foe_attacks import GUARD, HEX
from .goods import TOO_MUCH
from .growth import BONUS, RAISE, REWARD, TRAINING
from .harm import BLOCK, WARD
from .mystic import AGAIN
from .pack import CAMP, HOW_MANY, PACK
from .services import PLACES
from .skirmish import FLIGHT, SIDE
from .strikes import BRAWL
from .tale import PATH, WHO_TRIES
from .town import LOCATION
from .turn import TURN
from .world import GATE, JOURNEY, OUTCOME

EFFECTS = (combat_effects, fates, gains, telling)
"""The rooms of effects: to import one is to make its verbs known to the notation."""
ASKS = asks(
    *(PATH, WHO_TRIES, RETRY, JOURNEY, CAMP, GATE, OUTCOME, LOCATION, *PLACES.values()),
    *(REST, TRANSITION, STANCE, TURN, PACK, RISING, STEERING, COMMANDING, ARCING, DEVASTATING),
    *(HOW_MANY, AGAIN, FOR_WHOM, WHICH_FOE, CURING, LEAPING, PLACING, BLOCK, WARD, HEX, GUARD),
    *(SIDE, BRAWL, FLIGHT, COMPANION, TOO_MUCH, REWARD, BONUS, RAISE, TRAINING),
)
