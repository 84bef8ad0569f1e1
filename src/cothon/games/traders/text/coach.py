"""What a coach could say to a beginner who decides now: read off their own view."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import cast

from cothon.core.game import Remark
from cothon.core.json import Json
from cothon.games.traders.text.shapes import TradersSeat, TradersView

WORTH_IT = 3  # coins that a discount saves; fewer are better kept for later


def remarks(data: Json, legal: Sequence[str]) -> list[Remark]:
    """What matters most comes first."""
    view = cast("TradersView", data)
    if view["viewer"] is None:
        return []
    if any(move.startswith("store ") for move in legal):
        return [Remark("store", "own-hand")]
    if not any(move.startswith("take ") for move in legal):
        return []
    return [*of_ships(view, view["viewer"]), *of_the_market(view, view["viewer"], legal)]


def of_ships(view: TradersView, seat: int) -> Iterator[Remark]:
    last = [at for at, one in enumerate(view["seats"]) if tokens(one) == view["board"]["tokens_to_end"] - 1]
    if last:
        yield Remark("last", f"tokens-{last[0]}")
    if is_in_danger(view, view["seats"][seat]):
        yield Remark("danger", f"stock-{seat}")


def of_the_market(view: TradersView, seat: int, legal: Collection[str]) -> Iterator[Remark]:
    board = view["board"]
    saved = board.get("price", 0) - board.get("best_price", 0)
    if "buy" in legal and saved >= WORTH_IT:
        yield Remark("discount", f"tokens-{seat}", (("coins", saved),))
    if "buy" in legal:
        yield Remark("buy", "market")
    if view["seats"][seat]["stock"]:
        yield Remark("stock", f"stock-{seat}")
    yield Remark("market", "market")


def tokens(seat: TradersSeat) -> int:
    return sum(seat["tokens"].values()) + sum(seat["flipped"].values())


def is_in_danger(view: TradersView, own: TradersSeat) -> bool:
    """Goods of the seat are where pirates wait, and another ship is near enough to bring a payday."""
    board = view["board"]
    for colour in board["danger"]:
        others = [place for other, place in view["ships"].items() if other != colour]
        if any(card.startswith(colour) for card in own["stock"]) and any(place in board["pirates"] for place in others):
            return True
    return False
