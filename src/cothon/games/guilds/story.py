"""What happens at a table in words: the rule behind a move, and what follows a move by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.guilds import called
from cothon.games.guilds import cards as c
from cothon.games.guilds.board import strength
from cothon.games.guilds.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

Told = tuple[str, Mapping[str, str | int]]

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


def consequences(before: Guilds, after: Guilds, names: Sequence[str], language: str) -> list[str]:
    told = [*expedition(before, after), *moved(before, after, language)]
    if after.decade > before.decade:
        told.append(("guilds-decade", {"decade": after.decade}))
    if before.step[before.depth - 1][0] != c.START_STEP and after.start != before.start:
        told.append(("guilds-starts-decade", {"name": names[after.start]}))
    if after.ending and not before.ending:
        told.append(("guilds-end", {}))
    return [words.say(key, language, **values) for key, values in told]


def expedition(before: Guilds, after: Guilds) -> Iterator[Told]:
    """G6.1: how it came out, when the ship has just been met or Escorts were offered."""
    if before.step[before.depth - 1][0] not in (c.REVEAL_STEP, c.EXPEDITION_STEP):
        return
    seat = before.active
    won = [ship for ship in range(c.SHIPS) if after.ship_place[ship] == c.FACE_DOWN + seat != before.ship_place[ship]]
    met = [ship for ship in won if before.ship_place[ship] < c.FACE_UP]  # an Escort turned down was won before
    if met:
        values = {"danger": after.ship_danger[met[0]], "coins": after.ship_coins[met[0]]}
        yield "guilds-expedition-won", values
    elif after.bottom_size > before.bottom_size or after.step[after.depth - 1][0] == c.DEAL_STEP:
        lost = after.bottom[after.bottom_size - 1]
        yield "guilds-expedition-lost", {"danger": after.ship_danger[lost], "strength": strength(before, seat)}


def moved(before: Guilds, after: Guilds, language: str) -> Iterator[Told]:
    """G3.3: what moves on at the end of a turn."""
    if before.step[before.depth - 1][0] in (c.MARKER_STEP, c.MARKERS_STEP, c.NEUTRAL_STEP):
        return
    for key, rows in (("marker", (before.marker, after.marker)), ("neutral", (before.neutral, after.neutral))):
        gone = [space for space in range(c.SPACES) if rows[0][space] > rows[1][space]]
        come = [space for space in range(c.SPACES) if rows[0][space] < rows[1][space]]
        for source, target in zip(gone, come, strict=True):
            places = {"source": called.space(source, language), "target": called.space(target, language)}
            yield f"guilds-{key}-moves", places
