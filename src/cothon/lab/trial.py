"""Whether the bots of others can be made at all, tried in a process of their own, which they may take down."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from multiprocessing.connection import Connection

from cothon.bots.entrants import LIMIT, Fault, make
from cothon.core.refusal import BadRequest
from cothon.lab.processes import CONTEXT

TRIAL_SEED = 1


def check_makeable(entrants: Iterable[str], limit: float = LIMIT) -> None:
    """Refuses a bot that cannot be made, in words for whoever wrote it."""
    foreign = sorted({entrant for entrant in entrants if ":" in entrant})
    if not foreign:
        return
    here, there = CONTEXT.Pipe()
    process = CONTEXT.Process(target=try_out, args=(foreign, limit, there), daemon=True)
    process.start()
    there.close()
    done = 0
    with suppress(EOFError):
        while done < len(foreign):
            if (words := here.recv()) is not None:
                raise BadRequest("bot-broken", name=foreign[done], reason=words)
            done += 1
    process.join()
    if done < len(foreign):
        raise BadRequest("bot-broken", name=foreign[done], reason="ended its process")


def try_out(foreign: list[str], limit: float, pipe: Connection) -> None:
    for entrant in foreign:
        try:
            make(entrant, TRIAL_SEED, limit=max(limit, LIMIT))
            pipe.send(None)
        except Fault as fault:
            pipe.send(str(fault))
