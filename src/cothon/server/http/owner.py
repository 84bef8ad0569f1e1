"""What is for the server's owner only."""

from __future__ import annotations

import ipaddress
import secrets

from starlette.requests import HTTPConnection

from cothon.server.http.access import address_of, bearer, door_of, server_of
from cothon.server.tables.refusals import NotAllowed

PASSED_ON = ("x-forwarded-for", "x-real-ip", "forwarded", "via")  # what proxies add, each its own


def check_owner(request: HTTPConnection, *, from_here: bool = False) -> None:
    """By the owner's token; where it is said, the server's own machine will do."""
    settings, door = server_of(request).settings, door_of(request)
    address = address_of(request, settings.proxied)
    door.failures.check(address)
    given, token = bearer(request), settings.owner_token
    if token is not None and given is not None and secrets.compare_digest(token.encode(), given.encode()):
        return
    if given is not None:
        door.failures.take(address)
    elif from_here and is_here(request, address):
        return
    raise NotAllowed("owner-only")


def is_here(request: HTTPConnection, address: str) -> bool:
    """What a proxy passes on does not come from here, even if nobody told us of it, or it does not say who asks."""
    known = server_of(request).settings.proxied and "x-forwarded-for" in request.headers
    if not known and any(header in request.headers for header in PASSED_ON):
        return False
    try:
        return ipaddress.ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False
