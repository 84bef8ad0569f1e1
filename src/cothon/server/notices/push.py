"""Web Push: letters sealed for one browser."""

from __future__ import annotations

import base64
import json
from typing import Any

from cothon.server import addresses


def new_key_pair() -> dict[str, str] | None:
    """None where Web Push is not installed."""
    try:
        from cryptography.hazmat.primitives import serialization as s
        from py_vapid import Vapid02
    except ImportError:
        return None
    vapid = Vapid02()
    vapid.generate_keys()
    public = vapid.public_key.public_bytes(s.Encoding.X962, s.PublicFormat.UncompressedPoint)
    private = vapid.private_key.private_numbers().private_value.to_bytes(32, "big")
    return {"public": url_safe(public), "private": url_safe(private)}


async def send_push(subscription: dict[str, Any], private_key: str, letter: dict[str, Any]) -> int:
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    endpoint = subscription["endpoint"]
    pusher = WebPusher(subscription)
    sealed = pusher.encode(json.dumps(letter).encode(), content_encoding="aes128gcm")
    origin = "/".join(endpoint.split("/")[:3])
    headers = Vapid02.from_string(private_key).sign({"aud": origin, "sub": "mailto:nobody@localhost"})
    headers |= {"content-encoding": "aes128gcm", "ttl": "86400", "content-type": "application/octet-stream"}
    return await addresses.post(endpoint, bytes(sealed["body"]), headers)


def url_safe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
