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
FIRST_FREE_PORT = 1024
PRIVATE_NAMES = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa")
UNICAST = ipaddress.IPv6Network("2000::/3")  # all else is private, or IPv4 in disguise


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
    if port is not None and port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise BadRequest("bad-address")  # a letter to a mail server could be taken for mail
    if not is_address(parts.hostname or ""):
        check_name(parts.hostname or "")
    elif not is_public(parts.hostname or ""):
        raise BadRequest("private-address")
    return url


def check_name(host: str) -> None:
    """Numbers in disguise (127.1, 0x7f.0.0.1) and names that only the server's own network knows."""
    first, _, last = host.removesuffix(".").rpartition(".")
    if not first or not last[:1].isalpha() or last in PRIVATE_NAMES:
        raise BadRequest("private-address")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip not in UNICAST or (inner is not None and not is_public(str(inner))):
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
    status, _ = await ask(url, body, headers, 0)
    return status


async def ask(url: str, body: bytes, headers: dict[str, str], most: int) -> tuple[int, str]:
    """The same, with so many bytes of the answer at most."""
    async with asyncio.timeout(2 * SECONDS):  # in all: one that answers byte by byte would hold up the others
        return await ask_now(urlsplit(url), body, headers, most)


async def ask_now(parts: SplitResult, body: bytes, headers: dict[str, str], most: int) -> tuple[int, str]:
    address = await public_address(parts)
    host = f"[{address}]" if ":" in address else address
    pinned = parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}").geturl()
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", pinned, content=body, headers={**headers, "host": parts.netloc})
        request.extensions["sni_hostname"] = parts.hostname
        reply = await client.send(request, stream=True)
        try:
            return reply.status_code, await beginning(reply, most) if most else ""
        finally:
            await reply.aclose()


async def beginning(reply: httpx.Response, most: int) -> str:
    said = b""
    async for part in reply.aiter_raw():
        said += part
        if len(said) >= most:
            break
    return said[:most].decode("utf-8", "replace")
