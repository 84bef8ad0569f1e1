"""The shape of a view of Guilds, key by key; docs/notation-guilds.md says what each means."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from cothon.core.shapes import closed

Good = Literal["dyes", "oils", "glass", "cedar", "jewelry"]
Space = Literal["market", "residence", "trading", "warship", "delivery"]
Turn = int | Literal["chance"] | None
Owner = int | Literal["neutral"]


@closed
class GuildsResidence(TypedDict):
    """Freed spaces."""

    left: int
    middle: int
    right: int


@closed
class GuildsOpenSeat(TypedDict):
    """What a seat has in sight; positions have the same."""

    played: list[str]
    disc: Space | None
    available: int
    residence: GuildsResidence
    ships_up: list[str]
    ships_down: list[str]


@closed
class GuildsSeat(GuildsOpenSeat):
    hand_size: int
    base: list[str]
    hand: NotRequired[list[str]]  # the viewer's own


GuildsStep = TypedDict(
    "GuildsStep",
    {
        "step": str,
        "seat": NotRequired[int],
        "need": NotRequired[int],
        "played": NotRequired[list[str]],
        "favour": NotRequired[bool],
        "card": NotRequired[str],
        "opulence": NotRequired[int],
        "harbour": NotRequired[Space],
        "done": NotRequired[list[Space]],
        "for": NotRequired[str],
        "column": NotRequired[str],
        "dock": NotRequired[int],
        "luxury": NotRequired[bool],
        "place": NotRequired[str],
        "cost": NotRequired[int],
        "paid": NotRequired[list[str]],
        "ship": NotRequired[str],
        "decade": NotRequired[int],
        "left": NotRequired[int],
        "coins": NotRequired[int],
    },
)
closed(GuildsStep)  # docs/notation-guilds.md says which keys it has besides its name


@closed
class GuildsPending(TypedDict):
    seat: int
    space: Space | None
    guild: bool
    steps: list[GuildsStep]


@closed
class GuildsInSight(TypedDict):
    """G11.1; positions have the same."""

    rules: str
    players: int
    turn: Turn
    start: int
    decade: int
    round: int
    market: list[str]
    harbour: list[str | None]
    docks: list[int | None]
    warship: list[int]
    anchor: list[int]
    markers: list[Space]
    neutral: list[Space]
    hall: dict[str, Owner]
    forum: list[int]
    tiles: dict[str, list[int]]
    discard: list[str]
    every_different_set: NotRequired[Literal[False]]
    house: NotRequired[dict[str, bool]]
    cards: NotRequired[dict[str, Any]]  # a card file of one's own, in its shape
    ending: NotRequired[Literal["third decade"]]
    pending: NotRequired[GuildsPending]


@closed
class GuildsMemory(TypedDict):
    """G11.3: what follows from all that was shown."""

    known: list[list[str]]
    hidden: list[list[int]]
    unseen: list[list[str]]
    ship_pile: list[str]
    ship_bottom: list[str]


@closed
class GuildsColumn(TypedDict):
    """G4.2"""

    discs: list[int]  # on each space, from the top
    price: int
    goods: list[Good]


@closed
class GuildsColumns(TypedDict):
    left: GuildsColumn
    middle: GuildsColumn
    right: GuildsColumn


@closed
class GuildsStanding(TypedDict):
    """What a seat is worth now."""

    strength: int
    bonus: int
    guild_seats: int
    ships: int
    needs: dict[Space, int]


@closed
class GuildsBoard(TypedDict):
    """What the rules say about this table, for those who draw it."""

    decades: int
    rounds: int
    spaces: list[Space]
    market_cards: int
    docks: int
    harbour_places: int
    warship_docks: int
    hall: dict[str, int]
    forum: int
    tiles: dict[str, int]
    tile_costs: list[int]
    columns: GuildsColumns
    strength: list[int]
    bonus: list[int]
    seats: list[GuildsStanding]


@closed
class GuildsView(GuildsInSight):
    seats: list[GuildsSeat]
    viewer: int | None
    draw_size: int
    pile_size: int
    board: GuildsBoard
    chance: NotRequired[str]  # "open" where it is left to the caller
    memory: NotRequired[GuildsMemory]  # left out for people without the memory aid
