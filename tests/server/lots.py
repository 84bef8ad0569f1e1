"""A game for up to six that no server knows: all are dealt a secret lot, say high or low in turn, and show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, cast

from cothon.core.events import Event, Kind
from cothon.core.fields import Row
from cothon.core.game import Game, Json, RuleSet
from cothon.core.journal import show_only, tell, tell_thing
from cothon.core.layout import Layout
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import Moves, State
from cothon.core.words import Words

SEATS, HIGHEST = 6, 9
HIGH, LOW, DEAL = 0, 1, 2  # moves; from DEAL on lots are dealt
DEALT, SAID = 0, 1
NAMES = ["high", "low", *(f"deal {lot}" for lot in range(1, HIGHEST + 1))]
KINDS = {DEALT: Kind("dealt", (), "cards"), SAID: Kind("said", ("points",), "cards")}


@dataclass(frozen=True)
class LotRules:
    name: str = "lots/plain"
    version: int = 1
    title: str = "Lots"


class Lots(State):
    lot: Annotated[Row, SEATS]
    score: Annotated[Row, SEATS]
    dealt: int
    said: int

    def fresh(self) -> State:
        return Lots()

    def mover(self) -> int:
        if self.dealt < self.seats:
            return CHANCE
        return self.said if self.said < self.seats else NOBODY

    def list_moves(self, moves: Moves) -> None:
        first, last = (DEAL, DEAL + HIGHEST) if self.mover() == CHANCE else (HIGH, DEAL)
        moves.count = last - first if self.mover() != NOBODY else 0
        for i in range(moves.count):
            moves.move[i] = first + i

    def play(self, move: int) -> None:
        if self.mover() == CHANCE:
            self.deal(move - DEAL + 1)
        else:
            self.say(move)

    def deal(self, lot: int) -> None:
        self.lot[self.dealt] = lot
        tell(self, DEALT, 10, self.dealt, 0, 0, 0, 0)
        tell_thing(self, lot)
        show_only(self, self.dealt)
        self.dealt += 1

    def say(self, move: int) -> None:
        lot = self.lot[self.said]
        self.score[self.said] = lot if (move == HIGH) == (lot > HIGHEST // 2) else 0
        tell(self, SAID, 20, self.said, self.score[self.said], 0, 0, 0)
        tell_thing(self, lot)
        self.said += 1

    def chance_cases(self) -> int:
        return HIGHEST

    def chance_case(self, case: int) -> int:
        return DEAL + case

    def shows(self, move: int, seat: int) -> bool:
        return self.mover() != CHANCE or seat == self.dealt

    def points(self, seat: int) -> int:
        return self.score[seat]

    def share(self, seat: int) -> float:
        best = max(self.score[: self.seats])
        return 1 / self.score[: self.seats].count(best) if self.score[seat] == best else 0.0


class LotsGame(Game):
    name, letter, players = "lots", "L", (5, 6)
    rule_sets: Mapping[str, RuleSet] = {"lots/plain": LotRules()}
    seat_names = ("One", "Two", "Three", "Four", "Five", "Six")
    event_kinds = KINDS
    decisions, longest = DEAL, 2 * SEATS
    kinds = ("high", "low", *("deal" for _ in range(HIGHEST)))

    def new_state(self, rules: str, players: int, options: Json) -> State:
        state = Lots()
        state.seats = players
        return state

    def begin(self, state: State) -> None:
        return None

    def rules_of(self, state: State) -> str:
        return "lots/plain"

    @property
    def layout(self) -> Layout:
        raise NotImplementedError("what researchers ask of a game is not asked here")

    @property
    def move_names(self) -> Sequence[str]:
        return NAMES

    def text(self, state: State, move: int) -> str:
        return NAMES[move]

    def number(self, state: State, text: str) -> int | None:
        return NAMES.index(text) if text in NAMES else None

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        return IllegalMove("unknown-move", move=text)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> Words:
        board = lots(state)
        if board.mover() == CHANCE:
            return [{"text": f"{names[board.dealt]} is dealt a lot."}]
        return [{"text": names[board.said], "kind": "player", "id": str(board.said)}, {"text": f" says {NAMES[move]}."}]

    def view(self, state: State, seat: int | None) -> Json:
        board = lots(state)
        seen = [s < board.said or s == seat for s in range(board.seats)]
        shown = [lot if known else None for lot, known in zip(board.lot, seen, strict=False)]
        return {"rules": "lots/plain", "viewer": seat, "lots": shown, "at": [board.dealt, board.said], "memory": {}}

    def write(self, state: State) -> Json:
        board = lots(state)
        return {"rules": "lots/plain", "lot": board.lot[:], "score": board.score[:], "at": [board.dealt, board.said]}

    def read(self, data: Json) -> State:
        board = Lots()
        board.seats, board.lot, board.score = len(data["lot"]), data["lot"][:], data["score"][:]
        board.dealt, board.said = data["at"]
        return board

    def from_view(self, view: Json) -> State:
        return self.read({"lot": [lot or 1 for lot in view["lots"]], "score": [0] * SEATS, "at": view["at"]})

    def ending(self, state: State) -> str | None:
        return "all have said" if state.mover() == NOBODY else None

    def score_sheet(self, state: State, events: Sequence[Event]) -> list[Json]:
        return [{"total": state.points(seat)} for seat in range(state.seats)]

    def goes_on(self, state: State) -> bool:
        return False

    def event_value(self, state: State, field: str, number: int) -> object:
        return number

    def event_things(self, state: State, field: str, numbers: Sequence[int]) -> object:
        return [str(number) for number in numbers]

    def tell(self, event: Event, names: Sequence[str], language: str) -> Words:
        return [{"text": f"The lot was {event['cards'][0]}."}] if event["kind"] == "said" else []


def lots(state: Any) -> Lots:
    return cast(Lots, state)
