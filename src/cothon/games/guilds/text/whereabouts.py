"""Reading where every trade card and every ship of a position is (NOTATION 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cothon.core.brief import plainly
from cothon.core.game import Json
from cothon.core.refusal import BadPosition
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.ships import harbour_places
from cothon.games.guilds.text.notation import notation
from cothon.games.guilds.text.pending import name_of
from cothon.games.guilds.text.symbols import SPACE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

NOWHERE = -1


def names_in(data: Json, key: str, known: dict[str, int]) -> list[int]:
    """A list of names as numbers."""
    names = data.get(key, [])
    if not isinstance(names, list):
        raise BadPosition("position-cards", what=key)
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise BadPosition("position-unknown-card", what=key, card=plainly(name))
    return [known[name] for name in names]


class Cards:
    """All 75 trade cards, and the base cards."""

    def __init__(self, board: Guilds, data: Json) -> None:
        self.board = board
        self.data = data
        self.numbers = notation(board.card_set).card_numbers
        self.names = notation(board.card_set).cards
        self.place = [NOWHERE] * c.TRADE_CARDS
        self.unseen = [0] * c.TRADE_CARDS

    def read(self) -> None:
        self.put("market", self.trade(self.data, "market"), c.IN_MARKET)
        if self.place.count(c.IN_MARKET) > c.MARKET_CARDS:
            raise BadPosition("position-market", rule="G1.1", most=c.MARKET_CARDS)
        for seat, shown in enumerate(self.data["seats"]):
            self.read_seat(seat, shown)
        self.put("discard", self.trade(self.data, "discard"), c.DISCARDS)
        self.put("draw", self.trade(self.data, "draw"), c.DRAW_PILE)
        self.read_rest()
        self.fill_board()

    def trade(self, data: Json, key: str) -> list[int]:
        cards = names_in(data, key, self.numbers)
        for card in cards:
            if card >= c.BASE:
                raise BadPosition("position-unknown-card", what=key, card=self.names[card])
        return cards

    def put(self, key: str, cards: list[int], place: int) -> None:
        for card in cards:
            if self.place[card] != NOWHERE:
                raise BadPosition("position-twice", rule="G0.3", what=key, card=self.names[card])
            self.place[card] = place

    def read_rest(self) -> None:
        """What is named nowhere is in the draw pile, or in the discards if only the draw pile is given."""
        rest = [card for card, place in enumerate(self.place) if place == NOWHERE]
        if rest and "draw" in self.data and "discard" in self.data:
            raise BadPosition("position-lost", rule="G0.3", card=self.names[rest[0]])
        for card in rest:
            self.place[card] = c.DISCARDS if "draw" in self.data else c.DRAW_PILE

    def read_seat(self, seat: int, shown: Json) -> None:
        hand, played = names_in(shown, "hand", self.numbers), names_in(shown, "played", self.numbers)
        self.read_base(seat, hand, played)
        self.put("hand", [card for card in hand if card < c.BASE], c.HAND + seat)
        self.put("played", [card for card in played if card < c.BASE], c.PLAYED + seat)
        for card in hand:
            if card < c.BASE:
                self.unseen[card] = 1 + self.board.reshuffles
        self.mark(seat, self.trade(shown, "known"), 0)
        older = shown.get("older", [])
        if not isinstance(older, list) or len(older) > self.board.reshuffles:
            raise BadPosition("position-older", rule="G11.3", seat=seat)
        for pile, cards in enumerate(older):
            self.mark(seat, self.trade({"older": cards}, "older"), 1 + pile)

    def mark(self, seat: int, cards: list[int], unseen: int) -> None:
        """Cards of the hand that all have seen, or that came from an earlier pile."""
        for card in cards:
            if self.place[card] != c.HAND + seat or self.unseen[card] != 1 + self.board.reshuffles:
                raise BadPosition("position-not-in-hand", rule="G11.3", seat=seat, card=self.names[card])
            self.unseen[card] = unseen

    def read_base(self, seat: int, hand: list[int], played: list[int]) -> None:
        """Base cards that are in neither list lie beside the residence."""
        for action in range(c.SPACES):
            held, most = hand.count(c.BASE + action), self.board.base_cards[action]
            if held + played.count(c.BASE + action) > most:
                name = f"base:{SPACE_NAMES[action]}"
                raise BadPosition("position-twice", rule="G0.3", what=f"seats[{seat}]", card=name)
            self.board.put_base_cards(seat, action, held)

    def fill_board(self) -> None:
        for card, place in enumerate(self.place):
            if c.HAND <= place < c.HAND + c.SEATS:
                self.board.put_in_hand(place - c.HAND, card)
            self.board.put("place", place, card)
            self.board.put("unseen", self.unseen[card] if c.HAND <= place < c.HAND + c.SEATS else 0, card)
        for field, place in (("draw_size", c.DRAW_PILE), ("discard_size", c.DISCARDS), ("market_size", c.IN_MARKET)):
            self.board.put(field, self.place.count(place))


class Ships:
    """All 30 ships."""

    def __init__(self, board: Guilds, data: Json) -> None:
        self.board = board
        self.data = data
        self.numbers = notation(board.card_set).ship_numbers
        self.names = notation(board.card_set).ships
        self.place = [NOWHERE] * c.SHIPS

    def read(self) -> None:
        self.read_harbour()
        for seat, shown in enumerate(self.data["seats"]):
            self.put("ships_up", names_in(shown, "ships_up", self.numbers), c.FACE_UP + seat)
            self.put("ships_down", names_in(shown, "ships_down", self.numbers), c.FACE_DOWN + seat)
        self.read_revealed()
        bottom = names_in(self.data, "bottom", self.numbers)
        self.put("bottom", bottom, c.BOTTOM)
        self.put("pile", names_in(self.data, "pile", self.numbers), c.SHIP_PILE)
        self.read_rest()
        self.fill_board(bottom)

    def put(self, key: str, ships: list[int], place: int) -> None:
        for ship in ships:
            if self.place[ship] != NOWHERE:
                raise BadPosition("position-twice", rule="G0.3", what=key, card=self.names[ship])
            self.place[ship] = place

    def steps(self) -> list[Any]:
        pending = self.data.get("pending")
        steps = pending.get("steps") if isinstance(pending, dict) else None
        return steps if isinstance(steps, list) else []

    def read_harbour(self) -> None:
        """Places are empty where no ship is named, and missing only while a ship is still to join."""
        places = harbour_places(self.board)
        harbour = self.data.get("harbour", [])
        if not isinstance(harbour, list) or len(harbour) > places:
            raise BadPosition("position-list", what="harbour")
        joining = any(name_of(step) == "ships" for step in self.steps())
        self.put(
            "harbour",
            names_in({"harbour": [s for s in harbour if s is not None]}, "harbour", self.numbers),
            c.IN_HARBOUR,
        )
        for i, name in enumerate(harbour):
            self.board.put("harbour", c.NO_SHIP if name is None else self.numbers[name], i)
        self.board.put("harbour_size", len(harbour) if joining else places)

    def read_revealed(self) -> None:
        """The ship of an expedition is in no pile."""
        for step in self.steps():
            if name_of(step) == "expedition":
                self.put(
                    "expedition", names_in({"expedition": [step.get("ship")]}, "expedition", self.numbers), c.REVEALED
                )

    def read_rest(self) -> None:
        rest = [ship for ship, place in enumerate(self.place) if place == NOWHERE]
        if rest and "pile" in self.data:
            raise BadPosition("position-lost", rule="G0.3", card=self.names[rest[0]])
        for ship in rest:
            self.place[ship] = c.SHIP_PILE

    def fill_board(self, bottom: list[int]) -> None:
        for ship, place in enumerate(self.place):
            self.board.put("ship_place", place, ship)
            if place >= c.FACE_UP:
                side, seat = (
                    ("face_up", place - c.FACE_UP) if place < c.FACE_DOWN else ("face_down", place - c.FACE_DOWN)
                )
                effect = self.board.ship_effect[ship]
                self.board.put(side, getattr(self.board, side)[seat][effect] + 1, seat, effect)
        self.board.put("unknown_ships", self.place.count(c.SHIP_PILE))
        self.board.put("bottom_size", len(bottom))
        for i, ship in enumerate(bottom):
            self.board.put("bottom", ship, i)
