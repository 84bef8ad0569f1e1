"""How the screen looks, wide and narrow, and what its keys are."""

from __future__ import annotations

from textual.theme import Theme

SLIM, NARROW, WIDE = "-slim", "-narrow", "-wide"
BREADTHS = [
    (0, SLIM),
    (80, NARROW),
    (116, WIDE),
]  # from this many columns on: a foot of one line, the log beside the board

DUSK = Theme(
    name="dusk",
    primary="#2d7f8f",
    secondary="#d9a441",
    accent="#d9a441",
    warning="#d9a441",
    error="#e0785e",
    background="#0b1f27",
    surface="#0f2a34",
    panel="#143844",
    foreground="#efe4cb",
    dark=True,
)

ROOMY = """
#table { height: 1fr; }
#left { width: 1fr; }
#board { height: 1fr; min-height: 4; scrollbar-size-vertical: 1; }
#hand { height: auto; }
#side { width: 42; border-left: vkey $primary; padding: 0 1; }
#standing { height: auto; margin-bottom: 1; }
#story { height: 1fr; }
#prompt { height: auto; background: $panel; color: $secondary; text-style: bold; padding: 0 1; }
#choices { height: auto; max-height: 40%; border: none; padding: 0 1; background: $surface; }
#said { height: auto; max-height: 30%; padding: 0 1; color: $foreground 80%; }
#said.refused { color: $error; }
#moves { width: 50; height: 1fr; border: none; border-left: vkey $primary; padding: 0 1; background: $surface; }

Asking, Naming { align: center middle; background: $background; }
Asking > Vertical, Naming > Vertical {
    width: 64; max-width: 90%; height: auto; border: round $primary; padding: 1 2; background: $surface;
}
Asking OptionList { height: auto; border: none; background: $surface; margin-top: 1; }
Naming Input { margin-top: 1; }
"""

CLOSE = """
Screen.-narrow #side { display: none; }
Screen.-narrow.reading #side { display: block; width: 1fr; border-left: none; }
Screen.-narrow.reading #left { display: none; }
Screen.-narrow #choices { max-height: 7; }
Screen.-narrow #said { max-height: 25%; }
Screen.-narrow #table.pages { layout: vertical; }
Screen.-narrow #moves { width: 1fr; height: 40%; border-left: none; }
"""

FOOT = "Screen.-slim Foot { layout: grid; height: 2; }\n"  # its keys in two lines

CSS = ROOMY + CLOSE + CLOSE.replace(NARROW, SLIM) + FOOT
