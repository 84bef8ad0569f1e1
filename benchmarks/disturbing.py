"""What disturbs a server: many who read all the time, or reviews that are made. Started by server_disturbed.py.

A process of its own, so that reading all those answers does not hold up the clients whose moves are timed. It ends
when its input does.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx

import cothon

READERS = 10
REVIEWS = 40  # that wait; each takes seconds
TOO_MANY = 429
PATIENCE = 0.02  # seconds
LONG = 120  # moves of a game that is looked at again
LOOKS = 1.0  # seconds between looks at a review, as the page takes them
UNDER_WAY = "under way"
Disturbance = Callable[[httpx.AsyncClient, asyncio.Event], Any]


def played(seed: int, moves: int) -> dict[str, Any]:
    """The record of a game that is played in haste, to its end or so many moves long."""
    chooser, table = random.Random(seed), cothon.new_table("traders/standard", 3, seed=seed)
    while table.turn is not None and len(table.log) < moves:
        legal = table.legal_moves()
        table.play("buy" if "buy" in legal else chooser.choice(legal))
    return table.record()


def brought(record: dict[str, Any]) -> dict[str, Any]:
    return {"record": record, "seats": [{"who": "me"}] * 3}


async def bring(client: httpx.AsyncClient, record: dict[str, Any]) -> str:
    reply = await insistently(client, asyncio.Event(), "POST", "/api/tables/import", json=brought(record))
    return str(reply.json()["table"]["id"])


async def insistently(
    client: httpx.AsyncClient, over: asyncio.Event, method: str, path: str, **wish: Any
) -> httpx.Response:
    """Ask until there is an answer, or nobody wants it any more."""
    while True:
        reply = await client.request(method, path, **wish)
        if reply.status_code != TOO_MANY:
            return reply.raise_for_status()
        if over.is_set():
            return reply
        await asyncio.sleep(PATIENCE)


async def registered(client: httpx.AsyncClient, name: str) -> None:
    token = (await client.post("/api/players", json={"name": name})).raise_for_status().json()["token"]
    client.headers["authorization"] = f"Bearer {token}"


async def reads(client: httpx.AsyncClient, over: asyncio.Event) -> None:
    """Ten who read as much as they can."""
    record = played(1, LONG)

    async def one(number: int) -> None:
        async with httpx.AsyncClient(base_url=client.base_url, timeout=60) as own:
            await registered(own, f"Reader {number}")
            table = await bring(own, record)
            while not over.is_set():
                await insistently(own, over, "GET", f"/api/tables/{table}/replay", params={"count": 100})
                await insistently(own, over, "POST", "/api/tables/import", json=brought(record))
                await insistently(own, over, "POST", f"/api/tables/{table}/plans", json={"moves": []})

    await asyncio.gather(*(one(number) for number in range(READERS)))


async def reviews(client: httpx.AsyncClient, over: asyncio.Event) -> None:
    """Whole games, one after the other; the last is made to its end, so that nothing of it disturbs the next window."""
    await registered(client, "Reviewer")
    for seed in range(REVIEWS):
        table = await bring(client, played(time.time_ns() % 10**9 + seed, 10**6))
        (await client.post(f"/api/tables/{table}/review")).raise_for_status()
        while (stands := await standing(client, table)) != "done":
            if stands == "failed":
                raise SystemExit("a review failed")
            await asyncio.sleep(LOOKS)
        if over.is_set():
            return


async def standing(client: httpx.AsyncClient, table: str) -> str:
    return str((await client.get(f"/api/tables/{table}/review")).raise_for_status().json()["standing"])


DISTURBANCES: dict[str, Disturbance] = {"reads": reads, "reviews": reviews}


async def until_told(over: asyncio.Event) -> None:
    await asyncio.to_thread(sys.stdin.read)
    over.set()


async def main(how: str, server: str) -> None:
    over = asyncio.Event()
    async with httpx.AsyncClient(base_url=server, timeout=60) as client:
        work = asyncio.create_task(DISTURBANCES[how](client, over))
        end = asyncio.create_task(until_told(over))
        await asyncio.sleep(1.0)
        print(UNDER_WAY, flush=True)
        await work
        if not over.is_set():
            raise SystemExit(f"{how}: not long enough")
        await end


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
