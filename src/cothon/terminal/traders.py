"""The table of Traders, drawn from a view."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.game import Json

STYLES = {
    "R": "bold white on dark_red",
    "B": "bold white on blue",
    "Y": "bold black on yellow3",
    "G": "bold white on dark_green",
}
GOODS = {"R": "fabric", "B": "gems", "Y": "grain", "G": "wine"}
PLACES = ("Alexandria", "open sea", "Cyrenaica", "pirates", "pirates", "Carthage")
ICONS = {"2": "◊◊", "3": "◊", "5": ""}


def draw(view: Json, names: list[str]) -> RenderableType:
    """The whole table: route, market and farm, players, and the viewer's hand."""
    parts = [route(view), rows(view, names), players(view, names)]
    viewer = view["viewer"]
    if viewer is not None:
        parts.append(hand(view["seats"][viewer]["hand"]))
    return Group(*parts)


def card(name: str, note: str = "") -> Text:
    return Text.assemble((f" {name} ", STYLES[name[0]]), (note, "dim"))


def route(view: Json) -> RenderableType:
    """Carthage in the west, Alexandria in the east, as on a map."""
    grid = Grid(box=None, padding=(0, 1), expand=True)
    for place in reversed(PLACES):
        grid.add_column(place, justify="center", style="red" if place == "pirates" else "")
    for colour, at in view["ships"].items():
        ship = Text(f" ◀ {GOODS[colour]} {colour} ", STYLES[colour])
        grid.add_row(*[ship if at == i else Text("·", "dim") for i in reversed(range(len(PLACES)))])
    return Panel(grid, title="the route to Carthage", border_style="cyan")


def rows(view: Json, names: list[str]) -> RenderableType:
    return Columns([Panel(row(view, names, name), title=title(view, name)) for name in ("market", "farm")], expand=True)


def title(view: Json, name: str) -> str:
    worth = sum(int(card[1]) for card in view[name])
    return f"{name}, worth {worth}" if view[name] else f"{name}, empty"


def row(view: Json, names: list[str], name: str) -> Text:
    """The cards of a row, each reserved one with its owner."""
    owners: dict[str, list[str]] = {}
    for seat, shown in enumerate(view["seats"]):
        reserved = shown["reserved"]
        if reserved and reserved["row"] == name:
            owners.setdefault(reserved["card"], []).append(names[seat])
    line = Text()
    for held in view[name]:
        owner = owners[held].pop() if owners.get(held) else ""
        line.append(card(held, f"({owner})" if owner else "")).append(" ")
    return line


def players(view: Json, names: list[str]) -> RenderableType:
    memory = view.get("memory")
    grid = Grid(box=None, padding=(0, 1), expand=True, header_style="dim")
    for column in ("", "hand", "stock", "stored", "tokens", "flipped", "piece") + (("VP",) if memory else ()):
        grid.add_column(column)
    for seat, shown in enumerate(view["seats"]):
        line = player(shown, ("▶ " if view["turn"] == seat else "  ") + names[seat], view["viewer"] is None)
        grid.add_row(*line, *([str(memory["vp"][seat])] if memory else []))
    piles = f"draw pile {view['draw_size']} · discards {len(view['discard'])}"
    return Panel(grid, title="players", subtitle=piles)


def player(shown: Json, name: str, open_hands: bool) -> list[RenderableType]:
    piece = "at hand" if shown["piece"] else f"on {shown['reserved']['card']}" if shown["reserved"] else "used"
    return [
        Text(name, "bold"),
        pile(shown["hand"]) if open_hands and "hand" in shown else f"{shown['hand_size']} cards",
        pile(shown["stock"]),
        pile(shown["stored"]),
        tokens(shown["tokens"]),
        tokens(shown["flipped"]),
        piece,
    ]


def pile(cards: list[str]) -> Text:
    line = Text()
    for name in cards:
        line.append(card(name)).append(" ")
    return line


def tokens(counts: dict[str, int]) -> Text:
    line = Text()
    for colour, count in counts.items():
        line.append(f" {colour}×{count} ", STYLES[colour]).append(" ")
    return line


def hand(cards: list[str]) -> RenderableType:
    worth = sum(int(name[1]) for name in cards)
    icons = sum(len(ICONS[name[1]]) for name in cards)
    line = Text()
    for name in cards:
        line.append(card(name, ICONS[name[1]])).append(" ")
    return Panel(line, title=f"your hand: {worth} coins, {icons} warehouse icons", border_style="magenta")
