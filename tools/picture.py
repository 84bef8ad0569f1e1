"""Draw the table in the terminal, and the whole screen, as the pictures that README shows."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

from rich.console import Console

import cothon
from cothon.terminal.drawing import draw
from cothon.terminal.playing import Playing
from cothon.terminal.screen.app import PlayApp

SCREENS = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZE = 132, 36  # columns and lines of the whole screen


def main() -> None:
    write("terminal", line_by_line(decision("traders/standard", seed=29)))
    write("screen-traders", asyncio.run(whole_screen(decision("traders/standard", seed=29))))
    write("screen-guilds", asyncio.run(whole_screen(decision("guilds/standard", seed=29), lines=50)))


def decision(rules: str, seed: int) -> cothon.Table:
    """A table at which the first seat has something to decide."""
    table = cothon.new_table(rules, 3, seed=seed)
    rivals = cothon.bot("novice", seed=1)
    while len(table.log) < 75 or table.turn != 0 or len(table.legal_moves()) < 4:
        turn = table.turn
        assert isinstance(turn, int)
        table.play(rivals.choose(table.view(turn), table.legal_moves()))
    return table


def line_by_line(table: cothon.Table) -> str:
    view = {key: value for key, value in table.view(0).items() if key != "memory"}
    console = Console(record=True, width=92, file=io.StringIO())
    console.print(draw(view, table.names))
    console.print("   ".join(f"[bold]{i}[/] {move}" for i, move in enumerate(table.legal_moves(), 1)), highlight=False)
    return console.export_svg(title="cothon play")


async def whole_screen(table: cothon.Table, lines: int = SIZE[1]) -> str:
    app = PlayApp(Playing(table, [None, None, None]))
    async with app.run_test(size=(SIZE[0], lines)) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="cothon play --screen")


def write(name: str, svg: str) -> None:
    """Without the fonts, which a page would fetch from elsewhere."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"{name}.svg").write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S))


if __name__ == "__main__":
    main()
