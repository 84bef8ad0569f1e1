"""The table as text for a terminal, drawn from a view: things as moves name them, or in the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.drawing import Cell, Fitting, Flow, players_drawn
from cothon.core.json import Json
from cothon.core.words import say
from cothon.games.guilds.text import spoken

STYLES = {
    "dyes": "bold white on dark_magenta",
    "oils": "bold black on yellow3",
    "glass": "bold white on dodger_blue3",
    "cedar": "bold white on dark_green",
    "jewelry": "bold white on dark_red",
}
NONE = "·"
PLACE_WIDTH = 12
WHEEL_WIDTH = 74
PLAYERS_WIDTH = 90  # below it, names would be cut


def draw(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """The whole table: boards, harbours, tiles, players, and the viewer's hand."""
    pen = Pen(names, language)
    return Group(table(view, pen), hand(view, pen))


def draw_apart(view: Json, names: Sequence[str], language: str) -> tuple[RenderableType, RenderableType]:
    """The table, and the viewer's hand, in words."""
    pen = Pen(names, language, in_words=True)
    return table(view, pen), hand(view, pen)


@dataclass(frozen=True)
class Pen:
    """Who sits where, and what things are called."""

    names: Sequence[str]
    language: str
    in_words: bool = False

    def say(self, key: str, **values: str | int) -> str:
        return say(f"guilds-drawn-{key}", self.language, **values)

    def titled(self, content: RenderableType, key: str, **values: str | int) -> Panel:
        return Panel(content, title=self.say(key, **values))

    def space(self, name: str) -> str:
        return spoken.space(name, self.language).text if self.in_words else name

    def seat(self, name: str) -> str:
        """Of the hall: the two seats of a price are told apart by the notation only."""
        return name.rstrip("ab") if self.in_words else name

    def tile(self, name: str) -> str:
        return spoken.tile(name, self.language).text if self.in_words else name

    def called(self, name: str) -> str:
        """A card or a ship."""
        if not self.in_words:
            return name
        kind, *rest = name.split("/")
        if not rest:
            return spoken.card(name, self.language).text
        values: dict[str, str | int] = {"good": spoken.good(kind, self.language).text, "coins": int(rest[1])}
        if len(rest) == 2:
            return self.say("trade", **values, action=self.space(rest[0]))
        return self.say("ship", **values, effect=spoken.effect(rest[0], self.language).text, danger=int(rest[2]))

    def thing(self, name: str) -> Text:
        """A card or a ship in the colour of its good."""
        return Text(f" {self.called(name)} ", STYLES.get(name.split("/")[0], "reverse"))

    def things(self, names: list[str]) -> list[Text]:
        return [self.thing(name) for name in names]

    def owner(self, value: int | str | None) -> str:
        if isinstance(value, int):
            return self.names[value]
        return NONE if value is None else self.say("neutral")


def listed(texts: Sequence[str]) -> str:
    return ", ".join(texts) or NONE


def table(view: Json, pen: Pen) -> RenderableType:
    return Group(*(part(view, pen) for part in (actions, market, harbours, guilds, players)))


def actions(view: Json, pen: Pen) -> RenderableType:
    """Action discs and guild markers."""
    spaces = view["board"]["spaces"]
    heads = [pen.space(space) + (" ★" if space in view["markers"] else "") for space in spaces]
    discs = {space: [pen.owner("neutral")] * (space in view["neutral"]) for space in spaces}
    for seat, shown in enumerate(view["seats"]):
        if shown["disc"]:
            discs[shown["disc"]].append(pen.names[seat])
    panel = pen.titled(
        wheel(heads, [listed(discs[space]) for space in spaces], pen),
        "time",
        decade=view["decade"],
        round=view["round"],
    )
    panel.border_style = "cyan"
    return panel


def wheel(heads: Sequence[str], discs: Sequence[str], pen: Pen) -> Fitting:
    """A column for each space, or a line where words would be cut."""
    grid = Grid(box=None, padding=(0, 1), expand=True)
    for head in heads:
        grid.add_column(head, justify="center")
    grid.add_row(*map(Text, discs))
    lines = Text("\n").join(Text.assemble((f"{head} ", "bold"), disc) for head, disc in zip(heads, discs, strict=True))
    return Fitting(grid, lines, WHEEL_WIDTH if pen.in_words else 0)


def market(view: Json, pen: Pen) -> RenderableType:
    return pen.titled(Flow(pen.things(view["market"])), "market")


def harbours(view: Json, pen: Pen) -> RenderableType:
    lines = []
    for i, ship in enumerate(view["harbour"]):
        docks = view["docks"]
        place = f"{i + 1} {pen.owner(docks[i])}" if i < len(docks) else pen.say("outside")
        lying = pen.thing(ship) if ship else Text(pen.say("empty"), "dim")
        lines.append(Text.assemble(set_cell_size(place, PLACE_WIDTH), lying))
    there = {place: listed([pen.names[seat] for seat in view[place]]) for place in ("warship", "anchor")}
    other = Text(pen.say("docks", pile=view["pile_size"], **there))
    return Columns([pen.titled(Text("\n").join(lines), "trading"), pen.titled(other, "warship")], expand=True)


def guilds(view: Json, pen: Pen) -> RenderableType:
    taken = [f"{pen.seat(seat)} {pen.owner(who)}" for seat, who in view["hall"].items()]
    forum = [f"{pen.names[seat]} {count}" for seat, count in enumerate(view["forum"]) if count]
    hall = Text(f"{listed(taken)}\n{pen.say('forum', discs=listed(forum))}")
    tiles = Text()
    for decade in range(1, view["board"]["decades"] + 1):
        shown = [name for name in view["tiles"] if view["board"]["tiles"][name] == decade]
        texts = [f"{pen.tile(name)} ({listed([pen.owner(who) for who in view['tiles'][name]])})" for name in shown]
        tiles.append(f"{decade} {'  '.join(texts)}\n", "bold" if decade == view["decade"] else "dim")
    tiles.rstrip()
    return Columns([pen.titled(hall, "hall"), pen.titled(tiles, "tiles")], expand=True)


def players(view: Json, pen: Pen) -> RenderableType:
    columns = ("hand", "discs", "freed", "up", "down", "played")
    rows: list[list[Cell]] = []
    for seat, shown in enumerate(view["seats"]):
        open_hand = view["viewer"] is None and "hand" in shown
        size = pen.say("cards", count=shown["hand_size"], base=len(shown["base"]))
        rows.append(
            [
                Text(("▶ " if view["turn"] == seat else "  ") + pen.names[seat], "bold"),
                pen.things(shown["hand"]) if open_hand else size,
                str(shown["available"]),
                "/".join(str(freed) for freed in shown["residence"].values()),
                pen.things(shown["ships_up"]),
                pen.things(shown["ships_down"]),
                pen.things(shown["played"]),
            ]
        )
    grid = players_drawn([pen.say("column", column=name) for name in columns], rows, PLAYERS_WIDTH)
    piles = say("terminal-piles", pen.language, draw=view["draw_size"], discards=len(view["discard"]))
    return Panel(grid, title=say("terminal-players", pen.language), subtitle=piles)


def hand(view: Json, pen: Pen) -> RenderableType:
    """The viewer's own; nothing for a spectator."""
    if view["viewer"] is None:
        return Group()
    held = view["seats"][view["viewer"]]["hand"]
    coins = sum(int(card.split("/")[2]) for card in held if "/" in card)
    panel = pen.titled(Flow(pen.things(held)), "hand", coins=coins)
    panel.border_style = "magenta"
    return panel
