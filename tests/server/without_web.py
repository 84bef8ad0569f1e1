"""Whole games on `cothon.server.tables` where neither web nor database is: run by test_layers.py."""

from __future__ import annotations

import asyncio
import pkgutil
import random
import sys
from importlib import import_module

BLOCKED = ("fastapi", "starlette", "pydantic", "uvicorn", "prometheus_client", "httpx", "sqlalchemy", "alembic")
for name in BLOCKED:
    sys.modules[name] = None  # type: ignore[assignment]

from memory_store import MemoryStore  # noqa: E402 (after what must be missing is)
from pydantic_core import from_json, to_json  # noqa: E402

import cothon  # noqa: E402
from cothon.server import tables as package  # noqa: E402

for module in pkgutil.iter_modules(package.__path__):
    import_module(f"{package.__name__}.{module.name}")

from cothon.server.settings import Settings  # noqa: E402
from cothon.server.tables.authority import Tables  # noqa: E402
from cothon.server.tables.changes import Chair  # noqa: E402
from cothon.server.tables.frames import frames  # noqa: E402
from cothon.server.tables.hosted import Hosted  # noqa: E402
from cothon.server.tables.imagined import imagined  # noqa: E402
from cothon.server.tables.messages import event_message, news_since  # noqa: E402
from cothon.server.tables.opening import SeatWish, TableWish, open_new  # noqa: E402
from cothon.server.tables.outlook import outlook  # noqa: E402
from cothon.server.tables.plans import plans  # noqa: E402
from cothon.server.tables.preview import preview  # noqa: E402
from cothon.server.tables.seats import Actor  # noqa: E402
from cothon.server.tables.viewer import Viewer  # noqa: E402

HANNO = Actor(player="p1", name="Hanno")


class Onlooker:
    """Someone at the table, who is sent messages."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.news: list[bytes] = []

    def send(self, message: bytes) -> bool:
        self.news.append(message)
        return True

    def end(self, reason: int) -> None:
        raise AssertionError(reason)


async def whole_game(rules: str) -> None:
    store = MemoryStore()
    tables = Tables(Settings(snapshot_every=16), store, store, store)
    opened = open_new(HANNO, rules, [SeatWish("me"), SeatWish("me"), SeatWish("me")], TableWish("trader"))
    hosted = await tables.add(opened.row, opened.seats, opened.moves, opened.dealt)
    onlooker = Onlooker(Viewer(hosted, HANNO, 0, "en"))
    hosted.connections.add(onlooker)
    tables.listeners.append(
        lambda hosted, kind, kept, before: tell(
            hosted, onlooker, event_message(hosted, onlooker.viewer, kind, kept, before)
        )
    )
    await play(tables, hosted, random.Random(rules))
    assert hosted.status == "finished"
    assert len(onlooker.news) == store.counted["person"]
    assert from_json(onlooker.news[-1])["changed"]["result"]["winners"] == hosted.table.winners()
    assert cothon.replay(hosted.table.record()).scores() == hosted.table.scores()
    await read_again(store, hosted)


def tell(hosted: Hosted, onlooker: Onlooker, message: object) -> None:
    onlooker.send(to_json(message))


async def play(tables: Tables, hosted: Hosted, dice: random.Random) -> None:
    while (seat := hosted.turn) is not None:
        first = dice.choice(hosted.table.legal_moves())
        if dice.random() < 0.05:
            plans(hosted, imagined(hosted, seat), seat, [first], "en")
            for look in (outlook, preview):
                look(hosted, seat, [first], "en")
        await tables.play(hosted, Chair(seat, HANNO), dice.choice(hosted.table.choices()[:200]), hosted.seq)


async def read_again(store: MemoryStore, hosted: Hosted) -> None:
    """From the snapshot and the rest of the log."""
    await asyncio.sleep(0)
    again = await Tables(Settings(), store, store, store).find(hosted.id)
    viewer = Viewer(again, HANNO, 1, "de")
    assert store.snapshots
    assert again.table.record() == hosted.table.record()
    assert len(frames(again, viewer, 0, len(again.entries), True)) == len(again.entries) + 1
    assert to_json(news_since(again, viewer, None))


async def main() -> None:
    for rules in ("traders/standard", "guilds/standard"):
        await whole_game(rules)
    loaded = [name for name in BLOCKED if sys.modules.get(name) is not None]
    print("played without", *BLOCKED, *loaded)


asyncio.run(main())
