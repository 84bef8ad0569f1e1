"""A Ray cluster, for work that one machine is too small for."""

from __future__ import annotations

from typing import Any

from cothon.core.extras import needs
from cothon.core.refusal import BadRequest


def connected(address: str) -> Any:
    """Ray itself, connected; a connection that exists already is used."""
    with needs("ray", "a cluster"):
        import ray
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise BadRequest("no-cluster", address=str(address), error=str(error).splitlines()[0]) from error
    return ray
