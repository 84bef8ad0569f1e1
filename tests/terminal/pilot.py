"""The whole screen without a terminal: keys, clicks, and what can be read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from html import unescape

from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input, Static

import cothon
from cothon.bots import Bot
from cothon.terminal.playing import Playing
from cothon.terminal.screen.app import PlayApp
from cothon.terminal.screen.base import TableApp
from cothon.terminal.screen.choices import Choices

LOOKS = 50  # at the most, until the screen stays as it is


class Hand:
    """Presses and reads; after each key it waits until bots and advisers have answered."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app, self.pilot = app, pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """In place of what stands in a field."""
        field = self.app.screen.query_one(Input)
        field.value = text
        await self.press("enter")

    async def settle(self) -> None:
        """Until nobody thinks and everything has its place."""
        await self.pilot.pause()
        while any(not worker.is_finished for worker in self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
        for _ in range(LOOKS):  # on a busy machine choices that were offered are laid out some rounds later
            before = self.places()
            await self.pilot.pause()
            if before == self.places() and not self.cramped():
                return

    def places(self) -> list[Region]:
        return [part.region for part in self.app.screen.walk_children(Widget)]

    def cramped(self) -> bool:
        """Whether choices have no room yet."""
        shown = [part for part in self.app.screen.query(Choices) if part.is_on_screen]
        return any(part.option_count and not part.size.height for part in shown)

    async def choose(self, *words: str) -> None:
        """The choices that begin with these words, one after the other."""
        for beginning in words:
            place = next(i for i, line in enumerate(self.offered()) if line.startswith(beginning))
            await self.press(*str(place + 1), "enter")

    def offered(self) -> list[str]:
        choices = self.app.screen.query_one(Choices)
        lines = [str(choices.get_option_at_index(place).prompt) for place in range(choices.option_count)]
        return [re.sub(r"^ *\d+ ", "", line) for line in lines]

    def text(self) -> str:
        """What stands on the screen, line after line."""
        drawn = re.sub(r"<style>.*</style>", "", self.app.export_screenshot(), flags=re.S)
        return unescape(re.sub(r"<[^>]+>", "", drawn)).replace("\xa0", " ")

    def said(self) -> str:
        return str(self.app.part("#said", Static).content)


def at(
    table: cothon.Table,
    seats: Sequence[Bot | None],
    play: Callable[[Hand], Awaitable[None]],
    size: tuple[int, int] = (120, 44),
    language: str = "en",
) -> PlayApp:
    """Play at the table; the app as it was left."""
    app = PlayApp(Playing(table, seats, language))
    shown(app, play, size)
    return app


def shown(app: TableApp, play: Callable[[Hand], Awaitable[None]], size: tuple[int, int] = (120, 44)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            hand = Hand(app, pilot)
            await hand.settle()
            await play(hand)

    asyncio.run(run())
