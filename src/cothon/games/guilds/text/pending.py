"""The steps under way, as data: what `pending` in a position says (NOTATION 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cothon.core.game import Json
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.text.notation import notation
from cothon.games.guilds.text.shapes import GuildsPending, GuildsStep
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SPACE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

NAMES = {
    c.TURN_STEP: "turn",
    c.MARKER_STEP: "marker",
    c.PLAY_STEP: "play",
    c.TAKE_STEP: "take",
    c.SWAP_STEP: "swap",
    c.GIVE_STEP: "give",
    c.READY_STEP: "ready",
    c.RESIDENCE_STEP: "residence",
    c.DOCK_STEP: "dock",
    c.DELIVER_STEP: "deliver",
    c.PAY_COLUMN_STEP: "pay",
    c.PAY_SHIP_STEP: "pay",
    c.PAY_EXPEDITION_STEP: "pay",
    c.PAY_COINS_STEP: "pay",
    c.EXPEDITION_STEP: "expedition",
    c.RETURNED_STEP: "returned",
    c.LEGACY_STEP: "legacy",
    c.AFTER_STEP: "after",
    c.SETUP_STEP: "setup",
    c.SETUP_DOCK_STEP: "setup-dock",
    c.FILL_STEP: "fill",
    c.MARKERS_STEP: "markers",
    c.NEUTRAL_STEP: "neutral",
    c.DEAL_STEP: "deal",
    c.REWARD_STEP: "reward",
    c.SHIPS_STEP: "ships",
    c.REVEAL_STEP: "reveal",
    c.UNUSED_STEP: "unused",
    c.START_STEP: "start",
    c.FRONT_STEP: "front",
    c.DECADE_STEP: "decade",
    c.END_STEP: "end",
}
PAYMENTS = {
    "column": c.PAY_COLUMN_STEP,
    "ship": c.PAY_SHIP_STEP,
    "expedition": c.PAY_EXPEDITION_STEP,
    "coins": c.PAY_COINS_STEP,
}
KINDS = {name: kind for kind, name in NAMES.items() if name != "pay"}


def write_pending(board: Guilds) -> GuildsPending | None:
    """None at the start of a turn, when nothing is under way, and after the end."""
    rows = board.step[: board.depth]
    if board.ending or [row[0] for row in rows] == [c.END_STEP, c.TURN_STEP]:
        return None
    space = SPACE_NAMES[board.space] if board.space < c.SPACES else None
    steps = [cast("GuildsStep", write_step(board, list(row))) for row in rows]
    return {"seat": board.active, "space": space, "guild": bool(board.guild), "steps": steps}


def write_step(board: Guilds, row: list[int]) -> Json:
    kind, a, b, _ = row
    return {"step": NAMES[kind]} | (write_payment(board, row) if NAMES[kind] == "pay" else details(board, kind, a, b))


def details(board: Guilds, kind: int, a: int, b: int) -> Json:
    if kind in (c.SETUP_STEP, c.SETUP_DOCK_STEP):
        return {"seat": a}
    if kind == c.PLAY_STEP:
        return {"need": a, "played": spent(board), "favour": bool(b)}
    if kind == c.GIVE_STEP:
        return {"card": notation(board.card_set).cards[a]}
    if kind == c.RESIDENCE_STEP:
        return {"opulence": a}
    if kind == c.DOCK_STEP:
        return {"harbour": SPACE_NAMES[a]}
    if kind == c.DELIVER_STEP:
        return {"done": [SPACE_NAMES[harbour] for harbour in (a, b) if harbour]}
    if kind == c.EXPEDITION_STEP:
        return {"ship": notation(board.card_set).ships[a]}
    if kind == c.UNUSED_STEP:
        return {"decade": a}
    if kind == c.DEAL_STEP:
        return {"seat": a, "left": b}
    if kind == c.REWARD_STEP:
        return {"seat": a, "coins": b}
    return {}


def write_payment(board: Guilds, row: list[int]) -> Json:
    kind, a, b, _ = row
    if kind == c.PAY_COLUMN_STEP:
        return {"for": "column", "column": COLUMN_NAMES[a], "opulence": b, "paid": spent(board)}
    if kind == c.PAY_SHIP_STEP:
        return {"for": "ship", "dock": a + 1, "luxury": bool(b)}
    if kind == c.PAY_EXPEDITION_STEP:
        return {"for": "expedition"}
    return {"for": "coins", "place": notation(board.card_set).moves[a], "cost": b, "paid": spent(board)}


def spent(board: Guilds) -> list[str]:
    names = notation(board.card_set).cards
    return [names[card] for card in board.spent[: board.spent_count]]


def name_of(step: Any) -> Any:
    return step.get("step") if isinstance(step, dict) else None
