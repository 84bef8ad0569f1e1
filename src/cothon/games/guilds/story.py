"""What happens at a table in words: the rule behind a move, and what follows a move by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.guilds import cards as c
from cothon.games.guilds.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

RULES = {
    c.MARKER_STEP: "G8",
    c.PLAY_STEP: "G3.1",
    c.TAKE_STEP: "G4.1",
    c.SWAP_STEP: "G4.1",
    c.GIVE_STEP: "G4.1",
    c.READY_STEP: "G4.1",
    c.RESIDENCE_STEP: "G4.2",
    c.PAY_COLUMN_STEP: "G4.2",
    c.DELIVER_STEP: "G4.5",
    c.PAY_SHIP_STEP: "G5",
    c.PAY_EXPEDITION_STEP: "G6.1",
    c.PAY_COINS_STEP: "G-R1",
    c.EXPEDITION_STEP: "G6.1",
    c.RETURNED_STEP: "G6.2",
    c.LEGACY_STEP: "G-R2",
    c.SETUP_STEP: "G1.6",
    c.SETUP_DOCK_STEP: "G1.6",
    c.FILL_STEP: "G1.1",
    c.MARKERS_STEP: "G1.2",
    c.NEUTRAL_STEP: "G1.5",
    c.DEAL_STEP: "G11.2",
    c.REWARD_STEP: "G5",
    c.SHIPS_STEP: "G6.3",
    c.REVEAL_STEP: "G6.1",
    c.UNUSED_STEP: "G0.4",
    c.START_STEP: "G1.6",
}
# where one step has several rules
BY_KIND = {"act": "G3.1", "pass": "G3.4", "use": "G3.5", "seat": "G7.1", "tile": "G7.2", "done": "G3.3"}


def rule_of(board: Guilds, move: int) -> str | None:
    step = board.step[board.depth - 1]
    if step[0] == c.DOCK_STEP:
        return "G4.3" if step[1] == c.TRADING else "G4.4"
    return RULES.get(step[0]) or BY_KIND.get(kind_of(move)[0])


def consequences(before: Guilds, after: Guilds, language: str) -> list[str]:
    told = []
    if after.decade > before.decade:
        told.append(words.say("guilds-decade", language, decade=after.decade))
    if after.ending and not before.ending:
        told.append(words.say("guilds-end", language))
    return told
