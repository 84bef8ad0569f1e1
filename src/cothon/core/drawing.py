"""A view as text: as its game draws it, or key by key where a game has no drawing of its own. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.json import Json
from cothon.core.words import DEFAULT, say

if TYPE_CHECKING:
    from cothon.core.game import Game

LEFT_OUT = ("rules", "players", "turn", "start", "seats", "viewer", "pending", "memory", "board", "ending", "chance")
WIDTH = 100  # of a drawing that is no terminal's


CUT = "…"


class Fitting:
    """A wide drawing where there is room for it, a narrow one elsewhere: names may be longer than anybody expects."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, least: int) -> None:
        self.wide, self.narrow, self.least = wide, narrow, least

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= self.least and self.is_whole(console, options) else self.narrow

    def is_whole(self, console: Console, options: ConsoleOptions) -> bool:
        """Tried, since a table's columns shrink below what they need before it admits to being too wide."""
        return not any(CUT in part.text for line in console.render_lines(self.wide, options) for part in line)


class Flow:
    """Things one after the other; a line ends between them, never within one."""

    def __init__(self, things: Sequence[Text]) -> None:
        self.things = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line.cell_len and line.cell_len + 1 + thing.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " ", thing) if line.cell_len else thing
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [thing.cell_len for thing in self.things]
        return Measurement(max(widths, default=0), sum(widths) + max(0, len(widths) - 1))


Cell = str | Text | list[Text]


def players_drawn(heads: Sequence[str], rows: Sequence[Sequence[Cell]], least: int) -> Fitting:
    """A line for each player under heads, or where that would be cut, a paragraph for each."""
    grid = Grid(box=None, padding=(0, 1), expand=True, header_style="dim")
    for head in ("", *heads):
        grid.add_column(head)
    paragraphs: list[RenderableType] = []
    for name, *cells in rows:
        grid.add_row(*(Flow(cell) if isinstance(cell, list) else cell for cell in (name, *cells)))
        filled = [headed(head, cell) for head, cell in zip(heads, cells, strict=True) if len(cell)]
        paragraphs += [Flow(things(name)), Padding(Flow([thing for one in filled for thing in one]), (0, 0, 0, 4))]
    return Fitting(grid, Group(*paragraphs), least)


def headed(head: str, cell: Cell) -> list[Text]:
    """A cell under its head, which stays with the first thing."""
    first, *rest = things(cell)
    return [Text.assemble((f" {head} ", "dim"), first), *rest]


def things(cell: Cell) -> list[Text]:
    return cell if isinstance(cell, list) else [Text.assemble(cell)]


def drawing(game: Game, view: Json, names: Sequence[str], language: str = DEFAULT) -> RenderableType:
    return drawn_or_plain(game.draw(view, names, language), view, names, language)


def drawing_apart(
    game: Game, view: Json, names: Sequence[str], language: str = DEFAULT
) -> tuple[RenderableType, RenderableType | None]:
    """The table, and the viewer's hand if the game draws it by itself."""
    table, hand = game.draw_apart(view, names, language)
    return drawn_or_plain(table, view, names, language), hand


def drawn_or_plain(drawn: RenderableType | None, view: Json, names: Sequence[str], language: str) -> RenderableType:
    if drawn is None:
        return plain_drawing(view, names, language)
    return Text(drawn) if isinstance(drawn, str) else drawn


def drawn_text(game: Game, view: Json, names: Sequence[str], language: str = DEFAULT) -> str:
    """The same without colours, for whoever prints it."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False, force_jupyter=False)
    with console.capture() as capture:
        console.print(drawing(game, view, names, language))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def plain_drawing(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """What lies on the table, then what each seat has, under the names of the view."""
    table = Grid(box=None, padding=(0, 2), show_header=False)
    for key, value in view.items():
        if key not in LEFT_OUT and not is_nothing(value):
            table.add_row(Text(key, "dim"), shown(value))
    players = Grid(box=None, padding=(0, 2), header_style="dim")
    keys = list(dict.fromkeys(key for seat in view["seats"] for key in seat))
    for column in ("", *keys):
        players.add_column(column)
    for place, seat in enumerate(view["seats"]):
        name = Text(("▶ " if view["turn"] == place else "  ") + names[place], "bold")
        players.add_row(name, *(shown(seat.get(key)) for key in keys))
    return Group(Panel(table, title=view["rules"]), Panel(players, title=say("terminal-players", language)))


def is_nothing(value: object) -> bool:
    return value is None or value in ([], {})


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {shown(inner)}" for key, inner in value.items() if not is_nothing(inner))
    if isinstance(value, list):
        return " ".join("·" if is_nothing(inner) else shown(inner) for inner in value)
    return "" if value is None else str(value)
