"""Counting what happens while games are played, without the interpreter. Joined into the kernel."""

from __future__ import annotations

from typing import Annotated, final

from cothon.core.fields import NumberTable, Row, lay_out
from cothon.core.sizes import COMPILED, EVENT_HEAD
from cothon.core.state import Journal

MAX_KINDS = 128  # of events
MAX_MEASURES = 512
ANY = -1  # in place of a place: all events of the kind count
ONE = -1  # in place of an amount: events are counted
THINGS = -2  # in place of an amount: counts of things are added up


@final
class Census:
    """What is counted of a game's events, measure by measure, those of a kind one after the other."""

    journal: Journal  # where the game notes its events
    measures: int
    begins: Annotated[Row, MAX_KINDS]  # the first measure of a kind
    place: Annotated[Row, MAX_MEASURES]  # which number of the event decides whether it counts
    value: Annotated[Row, MAX_MEASURES]  # what that number must be
    amount: Annotated[Row, MAX_MEASURES]  # which number is added up

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)
        self.journal = Journal()

    def add(self, kind: int, place: int, value: int, amount: int) -> None:
        """One more measure; its kind is no lower than that of the last."""
        self.place[self.measures] = place
        self.value[self.measures] = value
        self.amount[self.measures] = amount
        self.measures += 1
        for later in range(kind + 1, MAX_KINDS):
            self.begins[later] = self.measures

    def count(self, sums: NumberTable, line: int) -> None:
        """Add what happened since the last time: events without a seat first, then those of each seat."""
        for event in range(self.journal.count):
            kind = self.journal.row[event][0]
            first = (max(-1, self.journal.row[event][2]) + 1) * self.measures
            for measure in range(self.begins[kind], self.begins[kind + 1]):
                if self.counts(event, measure):
                    sums[line, first + measure] += self.amount_of(event, measure)
        self.journal.clear()

    def counts(self, event: int, measure: int) -> bool:
        place = self.place[measure]
        return place == ANY or self.journal.row[event][place] == self.value[measure]

    def amount_of(self, event: int, measure: int) -> int:
        place = self.amount[measure]
        if place == ONE:
            return 1
        if place != THINGS:
            return max(0, self.journal.row[event][place])
        total = 0
        for thing in range(self.journal.row[event][EVENT_HEAD - 1]):
            total += self.journal.row[event][EVENT_HEAD + thing]
        return total
