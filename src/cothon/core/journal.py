"""Noting what happens, as the rules do it; where nobody listens it costs a glance. Joined into every game.

An event is a row: its kind, the rule's number, the seat it is about, who sees its things, four numbers whose
meaning the kind tells, how many things follow, and the things: cards or counts of cards.
"""

from cothon.core.fields import unlikely
from cothon.core.state import State


def is_told(state: State) -> bool:
    """Whether anyone wants to know; random play and search do not."""
    return unlikely(state.telling)


def tell(state: State, kind: int, rule: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """This happened; everyone sees it. Things may be added."""
    if unlikely(state.telling):
        state.journal.note(kind, rule, seat, a, b, c, d)


def tell_thing(state: State, thing: int) -> None:
    """Of the last event."""
    if unlikely(state.telling):
        state.journal.add_thing(thing)


def show_only(state: State, seat: int) -> None:
    """The things of the last event are seen by this seat alone, or by nobody."""
    if unlikely(state.telling):
        state.journal.hide(seat)
