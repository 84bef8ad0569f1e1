"""Letters to addresses that clients name: to public ones only, so that nobody can reach into the server's network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

import httpx

from cothon.core.refusal import BadRequest

SECONDS = 5.0
PORTS = {"https": 443, "http": 80}


def checked_url(url: str, schemes: tuple[str, ...]) -> str:
    """Refuses what can be seen to be wrong without asking anybody."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadRequest("bad-address") from error
    plain = parts.scheme in schemes and parts.hostname and not parts.username and not parts.password
    if not plain or not url.isascii() or not url.isprintable() or " " in url or port == 0:
        raise BadRequest("bad-address")
    if is_address(parts.hostname or "") and not is_public(parts.hostname or ""):
        raise BadRequest("private-address")
    return url


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None and not is_public(str(inner)):
            return False
    return ip.is_global and not ip.is_multicast


async def public_address(parts: SplitResult) -> str:
    """Where the name leads now; every address it has must be public."""
    port = parts.port or PORTS[parts.scheme]
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise BadRequest("private-address")
    return addresses[0]


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer. The letter goes to the address that was checked, and follows no redirect."""
    parts = urlsplit(url)
    address = await asyncio.wait_for(public_address(parts), SECONDS)
    host = f"[{address}]" if ":" in address else address
    pinned = parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}").geturl()
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", pinned, content=body, headers={**headers, "host": parts.netloc})
        request.extensions["sni_hostname"] = parts.hostname
        reply = await client.send(request, stream=True)
        await reply.aclose()
        return reply.status_code
