"""The shape of a view of Traders, key by key; docs/notation.md says what each means."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cothon.core.shapes import closed

Colour = Literal["R", "B", "Y", "G"]
RowName = Literal["market", "farm"]
Ending = Literal["eight tokens", "all pass"]
Turn = int | Literal["chance"] | None
ByColour = dict[Colour, int]  # only what is there


@closed
class TradersReserved(TypedDict):
    row: RowName
    card: str


@closed
class TradersOpenSeat(TypedDict):
    """What a seat has in sight; positions have the same."""

    stock: list[str]
    stored: list[str]
    tokens: ByColour
    flipped: ByColour
    piece: bool
    reserved: TradersReserved | None


@closed
class TradersSeat(TradersOpenSeat):
    hand_size: int
    hand: NotRequired[list[str]]  # the viewer's own


@closed
class TradersShips(TypedDict):
    R: int
    B: int
    Y: int
    G: int


@closed
class TradersStep(TypedDict):
    """A step under way; docs/notation.md says which keys it has besides its name."""

    step: str
    seat: NotRequired[int]
    left: NotRequired[int]
    done: NotRequired[int]
    asked: NotRequired[int]
    flipped: NotRequired[ByColour]
    paid: NotRequired[list[str]]
    due: NotRequired[int]
    stored: NotRequired[list[str]]
    spent: NotRequired[list[str]]
    bought: NotRequired[ByColour]
    sold: NotRequired[dict[Colour, list[int]]]


@closed
class TradersPending(TypedDict):
    seat: int
    steps: list[TradersStep]


@closed
class TradersMemory(TypedDict):
    """T8.3: what follows from all that was shown."""

    known: list[list[str]]
    vp: list[int]
    vp_seen: list[list[str]]
    vp_hidden: list[list[int]]
    vp_substitutes: list[int]
    unseen: list[list[str]]


@closed
class TradersSale(TypedDict):
    """T6.1: what a set would sell for if its ship arrived now."""

    cards: int
    price: int
    points: int
    vp: int


@closed
class TradersBoard(TypedDict):
    """What the rules say about this table, for those who draw it."""

    places: int
    home: int
    refuge: int
    pirates: list[int]
    payday: int
    tokens_to_end: int
    points_a_vp: int
    icons: dict[str, int]  # by the value of a card
    double_action: bool
    discount: bool
    danger: list[Colour]  # colours that pirates would raid at a payday now
    sales: list[dict[Colour, TradersSale]]  # one a seat
    price: NotRequired[int]  # of the market, for the viewer
    best_price: NotRequired[int]  # with every token flipped that can be


@closed
class TradersInSight(TypedDict):
    """T8.1; positions have the same."""

    rules: str
    house: NotRequired[dict[str, bool | int]]
    players: int
    turn: Turn
    start: int
    market: list[str]
    farm: list[str]
    ships: TradersShips
    discard: list[str]
    pile: NotRequired[int]
    passes: NotRequired[int]
    ending: NotRequired[Ending]
    pending: NotRequired[TradersPending]


@closed
class TradersView(TradersInSight):
    seats: list[TradersSeat]
    viewer: int | None
    draw_size: int
    board: TradersBoard
    chance: NotRequired[str]  # "open" where it is left to the caller
    memory: NotRequired[TradersMemory]  # left out for people without the memory aid
