"""Draw the terminal board as the picture that README shows."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import cothon
from cothon.terminal.drawing import draw

TARGET = Path(__file__).resolve().parent.parent / "docs" / "screens" / "terminal.svg"


def main() -> None:
    table = cothon.new_table("traders/standard", 3, seed=29)
    rivals = cothon.bot("novice", seed=1)
    while len(table.log) < 75 or table.turn != 0 or len(table.legal_moves()) < 4:
        turn = table.turn
        assert isinstance(turn, int)
        table.play(rivals.choose(table.view(turn), table.legal_moves()))
    view = {key: value for key, value in table.view(0).items() if key != "memory"}
    console = Console(record=True, width=92, file=io.StringIO())
    console.print(draw(view, table.names))
    console.print("   ".join(f"[bold]{i}[/] {move}" for i, move in enumerate(table.legal_moves(), 1)), highlight=False)
    svg = console.export_svg(title="cothon play")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S))


if __name__ == "__main__":
    main()
