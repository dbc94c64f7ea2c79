"""Web Push (RFC 8030): a message to a browser that asked for it, which only that browser can read.

Where a push service is, the browser says; so messages go out by the same guarded way as webhooks. They are encrypted as
RFC 8291 has it, and signed by the server's own key (VAPID, RFC 8292), with which the browser was asked to subscribe.
"""

from __future__ import annotations

import base64
import json
import os
import re
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from . import webhook
from .webhook import Undelivered

DAY = 86_400
"""Seconds for which a push service keeps a message for a browser that is not there."""
_RECORD = 4096
_KEYS = re.compile(r"[A-Za-z0-9_-]{87}\.[A-Za-z0-9_-]{22}")
"""A browser's public key and its secret, as it gives them."""


def text64(data: bytes) -> str:
    """Bytes as text that needs no escaping anywhere."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes64(text: str) -> bytes:
    """The bytes of such a text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Sender:
    """Signs what is sent by a key of the server's own, in the name of whoever runs it."""

    def __init__(self, seed: bytes, contact: str) -> None:
        # Any number below the order of the curve, which is just short of 2**256, is a private key.
        self._private = ec.derive_private_key(int.from_bytes(seed) >> 1 | 1, ec.SECP256R1())
        self.contact = contact

    @property
    def public(self) -> str:
        """What a browser subscribes with."""
        return text64(_point(self._private.public_key()))

    def send(
        self, endpoint: str, keys: str, message: dict[str, object], urgent: bool = False
    ) -> None:
        """Send a message; `Undelivered` if its push service does not take it. This blocks, so it runs in a thread."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self.contact,
        }
        headers = {
            **Vapid02(self._private).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high" if urgent else "normal",
        }
        body = encrypt(
            json.dumps(message).encode(),
            keys,
            ec.generate_private_key(ec.SECP256R1()),
            os.urandom(16),
        )
        webhook.post(endpoint, body, headers)


def checked(endpoint: str, keys: str) -> None:
    """Decline a subscription that cannot be one."""
    webhook.checked(endpoint)
    if not _KEYS.fullmatch(keys):
        raise Undelivered("its keys are not a browser's")
    try:
        _public(bytes64(keys.partition(".")[0]))
    except ValueError:
        raise Undelivered("its keys are not a browser's") from None


def encrypt(plain: bytes, keys: str, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message as one record that only the browser with these keys can open (RFC 8291, section 3.4; RFC 8188)."""
    theirs, secret = map(bytes64, keys.split("."))
    mine = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public(theirs))
    base = _derive(secret, shared, b"WebPush: info\0" + theirs + mine, 32)
    key = _derive(salt, base, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, base, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
