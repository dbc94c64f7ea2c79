"""Web Push: a browser that asked is told its turn by a message that only it can read, from a sender it can check."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from py_vapid import Vapid02
from tests.running import Start

from hearthside.server import push
from hearthside.server.client import TableClient
from hearthside.server.push import Sender, bytes64, text64
from hearthside.server.webhook import Undelivered

from .test_your_turn import QUICK, receiving, rows, until

pytestmark = pytest.mark.anyio

AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
MINE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The example of RFC 8291, appendix A."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes64(text)), ec.SECP256R1())


def opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: str) -> bytes:
    """What a browser makes of a message."""
    salt, length = body[:16], body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    shared = own.exchange(ec.ECDH(), push._public(sender))
    mine = push._point(own.public_key())
    base = push._derive(bytes64(auth), shared, b"WebPush: info\0" + mine + sender, 32)
    key = push._derive(salt, base, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derive(salt, base, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02")


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    plain = b"When I grow up, I want to be a watermelon"
    salt = bytes64("DGv6ra1nlYgDCS1FRnbzlw")
    assert text64(push.encrypt(plain, f"{THEIRS}.{AUTH}", private(MINE), salt)) == SENT


def test_subscriptions_that_cannot_be_are_refused() -> None:
    push.checked("https://push.example.org/x", f"{THEIRS}.{AUTH}")
    for endpoint, keys in (
        ("http://push.example.org/x", f"{THEIRS}.{AUTH}"),
        ("https://push.example.org/x", f"{THEIRS}"),
        ("https://push.example.org/x", f"{THEIRS[:-4]}AAAA.{AUTH}"),
        ("https://push.example.org/x", f"{'A' * 87}.{AUTH}"),
        ("https://push.example.org:25/x", f"{THEIRS}.{AUTH}"),
    ):
        with pytest.raises(Undelivered):
            push.checked(endpoint, keys)


def test_the_servers_key_is_the_same_whenever_it_is_made() -> None:
    seed = bytes(range(32))
    assert Sender(seed, "x").public == Sender(seed, "x").public != Sender(seed[::-1], "x").public
    for extreme in (bytes(32), b"\xff" * 32):
        assert len(bytes64(Sender(extreme, "x").public)) == 65


async def test_a_browser_that_asked_is_told_and_one_that_is_gone_is_forgotten(start: Start) -> None:
    own = ec.generate_private_key(ec.SECP256R1())
    keys = {"p256dh": text64(push._point(own.public_key())), "auth": AUTH}
    with receiving(status=201) as service:
        server = start(
            first=QUICK,
            HEARTHSIDE_PUSH="on",
            HEARTHSIDE_REDEAL="off",
            HEARTHSIDE_PUBLIC_URL="https://play.example.org",
        )
        assert server.get("/api/notices") == ["push"]
        key = server.get("/api/notices/key")["key"]
        table = server.table("me", "friend")
        at = f"/api/tables/{table['table']}/seats/0/notices"
        order: dict[str, Any] = {
            "kind": "push",
            "address": f"http://127.0.0.1:{service.server_port}/p/1",
        }
        assert server.ask("PUT", at, table["owner"], json=order).status_code == 400, "without keys"
        answer = server.ask("PUT", at, table["owner"], json={**order, "keys": keys})
        assert answer.json() == {"kind": "push", "address": order["address"], "confirmed": True}
        await until(lambda: service.taken)
        headers, body = service.taken[0]
        told = json.loads(opened(body, own, AUTH))
        assert (told["event"], told["table"]) == ("your_turn", table["table"])
        assert table["owner"].encode() not in opened(body, own, AUTH)
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0
        assert headers["Authorization"].endswith(f"k={key}")
        assert Vapid02.verify(headers["Authorization"])
        service.status = 410
        async with TableClient(server.url, table["table"], table["owner"]) as me:
            await me.choose("wait")
        async with TableClient(server.url, table["table"], table["seats"][1]["link"]) as they:
            await they.choose("wait")
        await until(lambda: rows(server) == [])
        assert len(service.taken) == 2, "a browser that has unsubscribed is told no more"
        await asyncio.to_thread(server.kill)
        server.start()
        assert server.get("/api/notices/key")["key"] == key, "its key is kept"
