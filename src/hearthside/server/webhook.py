"""Webhooks: a signed message to an address on the public internet, and to no other.

Whoever sets a webhook chooses where this server connects to. So the name is looked up once, every address it has must be
a public one, the connection goes to the address that was checked, and redirections are not followed.
"""

from __future__ import annotations

import hmac
import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

LONGEST = 1000
TIMEOUT = 10.0
"""Seconds that somebody else's server has for its next word,"""
TOTAL = 15.0
"""and to take a message altogether, however it spins out its words."""
SCHEMES = ("https",)
PORTS = (80, 443)
"""Ports below 1024 that a message may go to; those above are free."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Undelivered(Exception):
    """A message that did not get through, or must not be sent; it says why."""


class Gone(Undelivered):
    """A message to somebody who is not there any more, and will not be."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet's.

    >>> is_public("93.184.215.14"), is_public("10.0.0.1"), is_public("127.0.0.1"), is_public("169.254.169.254")
    (True, False, False, False)
    >>> is_public("::1"), is_public("::ffff:10.0.0.1"), is_public("64:ff9b::a00:1"), is_public("2002:a00:1::")
    (False, False, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped or found.sixtofour or found.teredo or found in _NAT64:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def checked(url: str) -> tuple[str, str, int, str]:
    """The scheme, host, port and path of an address that messages may go to; `Undelivered` says what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Undelivered("it is not an address") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Undelivered("it is not an address")
    if parts.scheme not in SCHEMES:
        raise Undelivered(f"it must begin with {SCHEMES[0]}://")
    if not parts.hostname or parts.username or parts.password:
        raise Undelivered("it must name a host, and no user")
    if port < 1024 and port not in PORTS:
        raise Undelivered(f"port {port} is not a web server's")
    path = parts.path or "/"
    return parts.scheme, parts.hostname, port, f"{path}?{parts.query}" if parts.query else path


def resolve(host: str, port: int, public: Callable[[str], bool] | None = None) -> str:
    """The address to connect to. A host with any address that is not public is refused, whatever its others are."""
    public = public or is_public
    try:
        found = {
            str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        }
    except (OSError, UnicodeError):  # the latter for names that cannot be a host's
        raise Undelivered(f"{host[:60]} cannot be found") from None
    if not found or not all(public(address) for address in found):
        raise Undelivered(f"{host} is not on the public internet")
    return min(found)


def signature(secret: str, body: bytes) -> str:
    """What a receiver checks: who knows the secret sent this.

    >>> signature("secret", b"{}")[:15]
    'sha256=77325902'
    """
    return "sha256=" + hmac.digest(secret.encode(), body, "sha256").hex()


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was checked, whatever the host's name would say by now."""

    def __init__(self, scheme: str, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.scheme, self.address = scheme, address

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.scheme == "https":
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)

    def cut(self) -> None:
        """End it, whatever it waits for."""
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def send(url: str, secret: str, message: dict[str, object]) -> None:
    """Send a signed message; `Undelivered` if its receiver does not take it."""
    body = json.dumps(message).encode()
    headers = {
        "Content-Type": "application/json",
        "X-Hearthside-Signature": signature(secret, body),
    }
    post(url, body, headers)


def post(url: str, body: bytes, headers: dict[str, str]) -> None:
    """Send something to an address that was chosen elsewhere. This blocks, so it runs in a thread."""
    scheme, host, port, path = checked(url)
    connection = _Pinned(scheme, host, port, resolve(host, port))
    ending = threading.Timer(TOTAL, connection.cut)
    ending.daemon = True
    ending.start()
    try:
        connection.request("POST", path, body, {"User-Agent": "Hearthside", **headers})
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Undelivered(f"{host} did not take it: {type(error).__name__}") from None
    finally:
        ending.cancel()
        connection.close()
    if status in (404, 410):
        raise Gone(f"{host} knows nobody there any more")
    if not 200 <= status < 300:
        raise Undelivered(f"{host} answered {status}")
