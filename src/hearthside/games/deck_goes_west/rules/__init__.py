"""The chapters of the rule book, one module each, and every question they ask."""

from hearthside.kernel import asks

from .battle import BATTLE
from .cards import CUT, DROP, ONTO
from .day import ACT, DUSK, LEAD, MORE
from .doing import ACHE, ANY, LOOK, X
from .movement import ENTER, MOVE
from .trading import TALK
from .work import JOIN, WORK

ASKS = asks(
    *(LEAD, ACT, MORE, MOVE, ENTER, WORK, JOIN, BATTLE, TALK, DUSK),
    *(ONTO, DROP, CUT, ANY, X, ACHE, LOOK),
)
