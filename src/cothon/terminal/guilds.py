"""The table of Guilds, drawn from a view."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.game import Json

STYLES = {
    "dyes": "bold white on dark_magenta",
    "oils": "bold black on yellow3",
    "glass": "bold white on blue",
    "cedar": "bold white on dark_green",
    "jewelry": "bold white on dark_red",
}
SPACES = ("market", "residence", "trading", "warship", "delivery")
DECADES = {
    1: ("guild-hall-1", "achievement-tiles", "residence-1"),
    2: ("guild-hall-2", "victory-points", "ship-cards"),
    3: ("coins", "residence-2", "goods"),
}


def draw(view: Json, names: list[str]) -> RenderableType:
    """The whole table: boards, harbours, tiles, players, and the viewer's hand."""
    parts = [actions(view, names), harbours(view, names), guilds(view, names), players(view, names)]
    viewer = view["viewer"]
    if viewer is not None:
        parts.append(Panel(cards(view["seats"][viewer]["hand"]), title=hand_title(view), border_style="magenta"))
    return Group(*parts)


def hand_title(view: Json) -> str:
    hand = view["seats"][view["viewer"]]["hand"]
    return f"your hand: {sum(int(card.split('/')[2]) for card in hand if '/' in card)} coins"


def thing(name: str) -> Text:
    """A card or a ship in the colour of its good."""
    return Text(f" {name} ", STYLES.get(name.split("/")[0], "reverse"))


def cards(names: list[str]) -> Text:
    line = Text()
    for name in names:
        line.append(thing(name)).append(" ")
    return line


def owner(value: int | str | None, names: list[str]) -> str:
    return names[value] if isinstance(value, int) else value or "·"


def actions(view: Json, names: list[str]) -> RenderableType:
    """Action discs, guild markers, and the market."""
    grid = Grid(box=None, padding=(0, 1), expand=True)
    for space in SPACES:
        grid.add_column(space + (" ★" if space in view["markers"] else ""), justify="center")
    discs = {space: ["neutral"] * (space in view["neutral"]) for space in SPACES}
    for seat, shown in enumerate(view["seats"]):
        if shown["disc"]:
            discs[shown["disc"]].append(names[seat])
    grid.add_row(*[", ".join(discs[space]) or "·" for space in SPACES])
    title = f"decade {view['decade']}, round {view['round']} (★ guild marker)"
    return Group(Panel(grid, title=title, border_style="cyan"), Panel(cards(view["market"]), title="market"))


def harbours(view: Json, names: list[str]) -> RenderableType:
    lines = Text()
    for i, ship in enumerate(view["harbour"]):
        place = f"{i + 1} {owner(view['docks'][i], names)}" if i < len(view["docks"]) else "outside"
        lines.append(f"{place:10}").append(thing(ship) if ship else Text("empty", "dim")).append("\n")
    warship = ", ".join(names[seat] for seat in view["warship"]) or "·"
    anchor = ", ".join(names[seat] for seat in view["anchor"]) or "·"
    other = Text(f"docks  {warship}\nanchor {anchor}\nship pile {view['pile_size']}")
    return Columns([Panel(lines, title="trading harbour"), Panel(other, title="warship harbour")], expand=True)


def guilds(view: Json, names: list[str]) -> RenderableType:
    taken = [f"{seat} {owner(who, names)}" for seat, who in view["hall"].items()]
    forum = [f"{names[seat]} {count}" for seat, count in enumerate(view["forum"]) if count]
    hall = Text(f"{', '.join(taken) or 'empty'}\nforum {', '.join(forum) or '·'}")
    tiles = Text()
    for decade, members in DECADES.items():
        shown = [name for name in members if name in view["tiles"]]
        texts = [f"{name} ({', '.join(owner(who, names) for who in view['tiles'][name])})" for name in shown]
        tiles.append(f"{decade} {'  '.join(texts)}\n", "bold" if decade == view["decade"] else "dim")
    return Columns([Panel(hall, title="guild hall"), Panel(tiles, title="achievement tiles")], expand=True)


def players(view: Json, names: list[str]) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), expand=True, header_style="dim")
    for column in ("", "hand", "discs", "freed", "ships up", "ships down", "played"):
        grid.add_column(column)
    for seat, shown in enumerate(view["seats"]):
        open_hand = view["viewer"] is None and "hand" in shown
        grid.add_row(
            Text(("▶ " if view["turn"] == seat else "  ") + names[seat], "bold"),
            cards(shown["hand"]) if open_hand else f"{shown['hand_size']} ({len(shown['base'])} base)",
            str(shown["available"]),
            "/".join(str(freed) for freed in shown["residence"].values()),
            cards(shown["ships_up"]),
            cards(shown["ships_down"]),
            cards(shown["played"]),
        )
    piles = f"draw pile {view['draw_size']} · discards {len(view['discard'])}"
    return Panel(grid, title="players", subtitle=piles)
