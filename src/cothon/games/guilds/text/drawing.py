"""The table as text for a terminal, drawn from a view. Moves name things as they are named here."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.drawing import players_drawn
from cothon.core.json import Json
from cothon.core.words import say

STYLES = {
    "dyes": "bold white on dark_magenta",
    "oils": "bold black on yellow3",
    "glass": "bold white on blue",
    "cedar": "bold white on dark_green",
    "jewelry": "bold white on dark_red",
}
NONE = "·"
PLAYERS_WIDTH = 90  # below it, names would be cut


def draw(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """The whole table: boards, harbours, tiles, players, and the viewer's hand."""
    return Group(*(part(view, names, language) for part in (actions, market, harbours, guilds, players, hand)))


def titled(content: RenderableType, key: str, language: str, **values: str | int) -> Panel:
    return Panel(content, title=say(f"guilds-drawn-{key}", language, **values))


def thing(name: str) -> Text:
    """A card or a ship in the colour of its good."""
    return Text(f" {name} ", STYLES.get(name.split("/")[0], "reverse"))


def cards(names: list[str]) -> Text:
    line = Text()
    for name in names:
        line.append(thing(name)).append(" ")
    return line


def owner(value: int | str | None, names: Sequence[str], language: str) -> str:
    if isinstance(value, int):
        return names[value]
    return NONE if value is None else say("guilds-drawn-neutral", language)


def listed(texts: Sequence[str]) -> str:
    return ", ".join(texts) or NONE


def actions(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """Action discs and guild markers."""
    grid = Grid(box=None, padding=(0, 1), expand=True)
    spaces = view["board"]["spaces"]
    for space in spaces:
        grid.add_column(space + (" ★" if space in view["markers"] else ""), justify="center")
    discs = {space: [owner("neutral", names, language)] * (space in view["neutral"]) for space in spaces}
    for seat, shown in enumerate(view["seats"]):
        if shown["disc"]:
            discs[shown["disc"]].append(names[seat])
    grid.add_row(*[Text(listed(discs[space])) for space in spaces])
    panel = titled(grid, "time", language, decade=view["decade"], round=view["round"])
    panel.border_style = "cyan"
    return panel


def market(view: Json, names: Sequence[str], language: str) -> RenderableType:
    return titled(cards(view["market"]), "market", language)


def harbours(view: Json, names: Sequence[str], language: str) -> RenderableType:
    lines = Text()
    for i, ship in enumerate(view["harbour"]):
        docks = view["docks"]
        place = (
            f"{i + 1} {owner(docks[i], names, language)}" if i < len(docks) else say("guilds-drawn-outside", language)
        )
        empty = Text(say("guilds-drawn-empty", language), "dim")
        lines.append(f"{place:12}").append(thing(ship) if ship else empty).append("\n")
    there = {place: listed([names[seat] for seat in view[place]]) for place in ("warship", "anchor")}
    other = Text(say("guilds-drawn-docks", language, pile=view["pile_size"], **there))
    return Columns([titled(lines, "trading", language), titled(other, "warship", language)], expand=True)


def guilds(view: Json, names: Sequence[str], language: str) -> RenderableType:
    taken = [f"{seat} {owner(who, names, language)}" for seat, who in view["hall"].items()]
    forum = [f"{names[seat]} {count}" for seat, count in enumerate(view["forum"]) if count]
    hall = Text(f"{listed(taken)}\n{say('guilds-drawn-forum', language, discs=listed(forum))}")
    tiles = Text()
    for decade in range(1, view["board"]["decades"] + 1):
        shown = [name for name in view["tiles"] if view["board"]["tiles"][name] == decade]
        texts = [f"{name} ({listed([owner(who, names, language) for who in view['tiles'][name]])})" for name in shown]
        tiles.append(f"{decade} {'  '.join(texts)}\n", "bold" if decade == view["decade"] else "dim")
    return Columns([titled(hall, "hall", language), titled(tiles, "tiles", language)], expand=True)


def players(view: Json, names: Sequence[str], language: str) -> RenderableType:
    columns = ("hand", "discs", "freed", "up", "down", "played")
    rows: list[list[str | Text]] = []
    for seat, shown in enumerate(view["seats"]):
        open_hand = view["viewer"] is None and "hand" in shown
        size = say("guilds-drawn-cards", language, count=shown["hand_size"], base=len(shown["base"]))
        rows.append(
            [
                Text(("▶ " if view["turn"] == seat else "  ") + names[seat], "bold"),
                cards(shown["hand"]) if open_hand else size,
                str(shown["available"]),
                "/".join(str(freed) for freed in shown["residence"].values()),
                cards(shown["ships_up"]),
                cards(shown["ships_down"]),
                cards(shown["played"]),
            ]
        )
    grid = players_drawn([say("guilds-drawn-column", language, column=name) for name in columns], rows, PLAYERS_WIDTH)
    piles = say("terminal-piles", language, draw=view["draw_size"], discards=len(view["discard"]))
    return Panel(grid, title=say("terminal-players", language), subtitle=piles)


def hand(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """The viewer's own; nothing for a spectator."""
    if view["viewer"] is None:
        return Group()
    held = view["seats"][view["viewer"]]["hand"]
    coins = sum(int(card.split("/")[2]) for card in held if "/" in card)
    panel = titled(cards(held), "hand", language, coins=coins)
    panel.border_style = "magenta"
    return panel
