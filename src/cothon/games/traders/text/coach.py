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
    board, own = view["board"], view["seats"][seat]
    saved = board.get("price", 0) - board.get("best_price", 0)
    if "buy" in legal and saved >= WORTH_IT:
        yield Remark("discount", f"tokens-{seat}", (("coins", saved),))
    if "buy" in legal:
        yield Remark("buy", "market")
    elif "double" in legal and is_near(view, own):
        yield Remark("double", f"piece-{seat}")
    if not has_sold(own):
        yield from of_the_beginning(own, seat, legal)


def of_the_beginning(own: TradersSeat, seat: int, legal: Collection[str]) -> Iterator[Remark]:
    """Who has sold knows all this; said later it would come too late."""
    if own["stock"]:
        yield Remark("stock", f"stock-{seat}")
    elif "buy" not in legal:
        yield Remark("market", "market")


def has_sold(own: TradersSeat) -> bool:
    """Everyone begins with one token, and every sale brings another."""
    return tokens(own) > 1


def is_near(view: TradersView, own: TradersSeat) -> bool:
    """The market may bring a ship in for which the seat has goods."""
    near = {colour for colour, place in view["ships"].items() if place in view["board"]["pirates"]}
    return any(card[0] in near & {good[0] for good in own["stock"]} for card in view["market"])


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
