"""Links: the unguessable words that open a seat, a whole table or a spectator's place.

A token is a public handle and a secret. Only a hash of the secret is stored; it is looked up by its
handle and compared in constant time. The secret has 192 random bits, so a plain hash is enough.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Role = Literal["owner", "seat", "spectator"]
HANDLE = 12
WIDE = 16
"""How many times as much as one address may all together that lie in one wide network."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{44}")


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it was read: who it says it is, and the hash of its secret."""

    handle: str
    hash: str


@dataclass(frozen=True, slots=True)
class Link:
    """What a stored link opens."""

    handle: str
    table: str
    role: Role
    seat: int
    hash: str

    def opened_by(self, token: Token) -> bool:
        """Whether the token's secret is the link's, in a time that does not tell how nearly."""
        return hmac.compare_digest(self.hash, token.hash)


def new_token() -> str:
    """A fresh token: 72 bits of handle, 192 bits of secret."""
    return secrets.token_urlsafe(9) + secrets.token_urlsafe(24)


def new_id() -> str:
    """A fresh public name for a table."""
    return secrets.token_hex(8)


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Whose an address is. The last half of an IPv6 address is whatever they like, so it counts for nothing.

    >>> network("2001:db8::1"), network("192.0.2.1"), network("somebody")
    ('2001:db8::/64', '192.0.2.1/32', 'somebody')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64 if found.version == 6 else 32), strict=False))


@lru_cache(maxsize=4096)
def networks(address: str) -> tuple[tuple[str, int], ...]:
    """Whose an address is, and in IPv6 whose the network around it: many are given one that holds thousands of them.

    With each comes how many times as much it may do as one address.

    >>> networks("2001:db8:0:7::1"), networks("192.0.2.1")
    ((('2001:db8:0:7::/64', 1), ('2001:db8::/48', 16)), (('192.0.2.1/32', 1),))
    """
    narrow = network(address)
    try:
        found = ipaddress.ip_network(narrow)
    except ValueError:
        return ((narrow, 1),)
    if isinstance(found, ipaddress.IPv4Network):
        return ((narrow, 1),)
    return ((narrow, 1), (str(found.supernet(new_prefix=48)), WIDE))


def maker(address: str, key: bytes) -> str:
    """Who makes tables from an address, so that they can be counted and the address is kept nowhere.

    >>> maker("2001:db8::1", b"key") == maker("2001:db8::ffff", b"key")
    True
    >>> maker("192.0.2.1", b"key") == maker("192.0.2.2", b"key")
    False
    """
    return hmac.digest(key, network(address).encode(), "sha256").hex()[:32]


def read_token(text: object) -> Token | None:
    """The token in `text`, or None when it cannot be one.

    >>> read_token("nonsense") is None
    True
    """
    if not isinstance(text, str) or not _TOKEN.fullmatch(text):
        return None
    handle, secret = text[:HANDLE], text[HANDLE:]
    return Token(handle, hashlib.sha256(secret.encode()).hexdigest())
