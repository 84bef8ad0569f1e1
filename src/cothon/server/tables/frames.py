"""The table at earlier moments, through one pair of eyes."""

from __future__ import annotations

from cothon.core.record import state_after
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import State
from cothon.core.table import Table
from cothon.server.encoding import to_json
from cothon.server.tables.answers import Frame, LogEntry, Replay
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.log_shown import log_answer
from cothon.server.tables.moment import view_for
from cothon.server.tables.shown import standings
from cothon.server.tables.viewer import Viewer


def played_again(hosted: Hosted, viewer: Viewer, first: int, last: int, everything: bool) -> bytes:
    """The answer to whoever asked for them."""
    made: Replay = {"steps": len(hosted.entries), "frames": frames(hosted, viewer, first, last, everything)}
    return to_json(made)


def frames(hosted: Hosted, viewer: Viewer, first: int, last: int, everything: bool) -> list[Frame]:
    """The positions after `first` to after `last` moves."""
    return seen_again(hosted, hosted.table.copy(), viewer, first, told(hosted, viewer, first, last), everything)


def told(hosted: Hosted, viewer: Viewer, first: int, last: int) -> list[LogEntry | None]:
    """The move that led to each of the positions."""
    if first > last:
        return []
    entries: list[LogEntry | None] = [*log_answer(hosted, viewer.seat, viewer.language, max(0, first - 1), last)]
    return [None, *entries] if first == 0 else entries


def seen_again(
    hosted: Hosted, table: Table, viewer: Viewer, first: int, entries: list[LogEntry | None], everything: bool
) -> list[Frame]:
    """On a copy of the table, which nobody changes meanwhile."""
    made: list[Frame] = []
    state = state_after(table, first) if entries else table.state
    for step, entry in enumerate(entries, first):
        if step > first:
            state.play(table.log[step - 1][1])
        made.append(frame(hosted, viewer.seat, state, step, entry, everything))
    return made


def frame(hosted: Hosted, seat: int | None, state: State, step: int, entry: LogEntry | None, everything: bool) -> Frame:
    mover = state.mover()
    return {
        "step": step,
        "turn": None if mover in (CHANCE, NOBODY) else mover,
        "view": view_for(hosted, state, seat),
        "position": hosted.table.game.write(state) if everything else None,
        "standings": [*hosted.table.game.score_sheet(state, ())] if everything else standings(hosted, state, seat),
        "entry": entry,
    }
