"""Whose turn it is to write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps

import pytest

from cothon.server.store.turns import Turns


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def queued(turns: Turns, order: list[str], name: str, hurry: bool = False) -> asyncio.Task[None]:
    async def wait() -> None:
        async with turns.one(hurry):
            order.append(name)
            await asyncio.sleep(0)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    return task


@in_a_loop
async def test_a_move_goes_before_all_that_wait() -> None:
    turns, order = Turns(), list[str]()
    async with turns.one():
        tasks = [await queued(turns, order, name) for name in ("first import", "second import")]
        tasks.append(await queued(turns, order, "move", hurry=True))
    await asyncio.gather(*tasks)
    assert order == ["move", "first import", "second import"]
    assert not turns.taken


@in_a_loop
async def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    turns, order = Turns(), list[str]()
    async with turns.one():
        given_up = await queued(turns, order, "given up")
        other = await queued(turns, order, "other")
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
    await other
    assert order == ["other"]
    assert not turns.taken


@in_a_loop
async def test_a_turn_that_comes_together_with_giving_up_is_passed_on() -> None:
    turns, order = Turns(), list[str]()
    async with turns.one():
        late = await queued(turns, order, "late")
        other = await queued(turns, order, "other")
    late.cancel()  # its turn has come, but it has not heard of it yet
    with pytest.raises(asyncio.CancelledError):
        await late
    await other
    assert order == ["other"]
    assert not turns.taken


@in_a_loop
async def test_a_failure_does_not_keep_the_turn() -> None:
    turns = Turns()
    with pytest.raises(ZeroDivisionError):
        async with turns.one():
            raise ZeroDivisionError
    assert not turns.taken
