"""The table as text for a terminal, drawn from a view. Moves name cards as they are named here."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cothon.core.drawing import Fitting, Flow, players_drawn
from cothon.core.json import Json
from cothon.core.words import say

STYLES = {
    "R": "bold white on dark_red",
    "B": "bold white on dodger_blue3",
    "Y": "bold black on yellow3",
    "G": "bold white on dark_green",
}
ICON = "◊"
ROUTE_WIDTH, PLAYERS_WIDTH = 84, 76  # below these, names would be cut


def draw(view: Json, names: Sequence[str], language: str) -> RenderableType:
    """The whole table: route, market and farm, players, and the viewer's hand."""
    return Group(*draw_apart(view, names, language))


def draw_apart(view: Json, names: Sequence[str], language: str) -> tuple[RenderableType, RenderableType]:
    """The table, and the viewer's hand."""
    table = Group(route(view, language), rows(view, names, language), players(view, names, language))
    return table, hand(view, language)


def card(name: str, note: str = "") -> Text:
    return Text.assemble((f" {name} ", STYLES[name[0]]), (note, "dim"))


def route(view: Json, language: str) -> RenderableType:
    """Carthage in the west, Alexandria in the east, as on a map."""
    grid, lines = Grid(box=None, padding=(0, 1), expand=True), Text()
    places = [kind_of(place, view["board"]) for place in range(view["board"]["places"])]
    for place, kind in reversed(list(enumerate(places))):
        label = say("traders-drawn-place", language, place=kind)
        grid.add_column(label, justify="center", style="red" if place in view["board"]["pirates"] else "")
    for colour, at in view["ships"].items():
        ship = Text(f" ◀ {say(f'traders-good-{colour}', language)} {colour} ", STYLES[colour])
        grid.add_row(*[ship if at == place else Text("·", "dim") for place in reversed(range(len(places)))])
        label = say("traders-drawn-place", language, place=places[at])
        lines.append(ship).append(f" {label}\n", "red" if at in view["board"]["pirates"] else "")
    lines.rstrip()
    title = say("traders-drawn-route", language)
    return Panel(Fitting(grid, lines, ROUTE_WIDTH), title=title, border_style="cyan")


def kind_of(place: int, board: Json) -> str:
    named = next((name for name in ("home", "refuge", "payday") if board[name] == place), None)
    return named or ("pirates" if place in board["pirates"] else "sea")


def rows(view: Json, names: Sequence[str], language: str) -> RenderableType:
    panels = [Panel(row(view, names, name), title=title(view, name, language)) for name in ("market", "farm")]
    return Columns(panels, expand=True)


def title(view: Json, name: str, language: str) -> str:
    return say("traders-drawn-row", language, row=name, worth=sum(int(card[1]) for card in view[name]))


def row(view: Json, names: Sequence[str], name: str) -> Flow:
    """The cards of a row, each reserved one with its owner."""
    owners: dict[str, list[str]] = {}
    for seat, shown in enumerate(view["seats"]):
        reserved = shown["reserved"]
        if reserved and reserved["row"] == name:
            owners.setdefault(reserved["card"], []).append(names[seat])
    cards = []
    for held in view[name]:
        owner = owners[held].pop() if owners.get(held) else ""
        cards.append(card(held, f"({owner})" if owner else ""))
    return Flow(cards)


def players(view: Json, names: Sequence[str], language: str) -> RenderableType:
    memory = view.get("memory")
    columns = ("hand", "stock", "stored", "tokens", "flipped", "piece") + (("vp",) if memory else ())
    rows = []
    for seat, shown in enumerate(view["seats"]):
        name = ("▶ " if view["turn"] == seat else "  ") + names[seat]
        line = player(shown, name, view["viewer"] is None, language)
        rows.append([*line, *([str(memory["vp"][seat])] if memory else [])])
    grid = players_drawn([say("traders-drawn-column", language, column=name) for name in columns], rows, PLAYERS_WIDTH)
    piles = say("terminal-piles", language, draw=view["draw_size"], discards=len(view["discard"]))
    return Panel(grid, title=say("terminal-players", language), subtitle=piles)


def player(shown: Json, name: str, open_hands: bool, language: str) -> list[str | Text]:
    return [
        Text(name, "bold"),
        pile(shown["hand"])
        if open_hands and "hand" in shown
        else say("terminal-cards", language, count=shown["hand_size"]),
        pile(shown["stock"]),
        pile(shown["stored"]),
        tokens(shown["tokens"]),
        tokens(shown["flipped"]),
        piece(shown, language),
    ]


def piece(shown: Json, language: str) -> str:
    at = "hand" if shown["piece"] else "card" if shown["reserved"] else "used"
    return say("traders-drawn-piece", language, at=at, card=(shown["reserved"] or {}).get("card", ""))


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


def hand(view: Json, language: str) -> RenderableType:
    """With the icons of each card, by its value; nothing for a spectator."""
    if view["viewer"] is None:
        return Group()
    cards, icons = view["seats"][view["viewer"]]["hand"], view["board"]["icons"]
    coins = sum(int(name[1]) for name in cards)
    amphoras = sum(icons[name[1]] for name in cards)
    line = Text()
    for name in cards:
        line.append(card(name, ICON * icons[name[1]])).append(" ")
    return Panel(line, title=say("traders-drawn-hand", language, coins=coins, icons=amphoras), border_style="magenta")
