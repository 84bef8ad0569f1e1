"""What moves feel of everything else the server does: windows with and without it, in turn, in one run.

    python benchmarks/server_disturbed.py                       # ten clients that read much, and reviews
    python benchmarks/server_disturbed.py --with reads --rate 200

Moves are played at a steady rate. `reads`: ten clients ask for replays of a hundred frames, bring records and ask for
plans, each its next question as soon as the last one is answered; where the server says that their address asks for
too much long work, they ask again at once. `reviews`: one review after the other is made. Both come from a process of
their own (disturbing.py), so that reading what they asked for does not hold up the clients whose moves are timed.

Every window stands beside one with nothing else, in turn before and after it, so that what the machine does meanwhile
slows both. The median of the ratios of their p99 counts, with the interval in which it lies 19 times out of 20 (drawn
anew from the pairs): a single stop of the disk decides the p99 of one window, but not that median.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import uvloop
from disturbing import DISTURBANCES, UNDER_WAY
from server import paced, side_of
from server_sides import Side

from cothon.server.priority import go_first

DISTURBING = str(Path(__file__).with_name("disturbing.py"))
DRAWS = 4000
Window = tuple[list[float], float]  # delays of its moves, and the server's CPU time, in seconds
Pair = tuple[Window, Window]  # with nothing else, and disturbed


@contextlib.asynccontextmanager
async def disturbed(side: Side, how: str) -> AsyncIterator[None]:
    if not how:
        yield
        return
    program = [sys.executable, DISTURBING, how, f"http://127.0.0.1:{side.ports[0]}"]
    process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    if (await process.stdout.readline()).decode().strip() != UNDER_WAY:
        raise SystemExit(f"{how}: did not begin")
    yield
    process.stdin.close()
    if await process.wait():
        raise SystemExit(f"{how}: failed")


async def measured(options: argparse.Namespace, side: Side) -> None:
    await side.open(options.tables)
    pairs: dict[str, list[Pair]] = {how: [] for how in options.how}
    for number in range(options.windows):
        for how in options.how:
            order = ("", how) if number % 2 == 0 else (how, "")
            seen = {kind: await one_window(options, side, kind) for kind in order}
            pairs[how].append((seen[""], seen[how]))
    tell(options, pairs)


async def one_window(options: argparse.Namespace, side: Side, kind: str) -> Window:
    await side.renew()
    print(f"{kind or 'nothing else'} …", flush=True)
    async with disturbed(side, kind):
        before = side.cpu()
        delays = await paced(side.tables, options.rate, options.seconds)
        return delays, side.cpu() - before


def tell(options: argparse.Namespace, pairs: dict[str, list[Pair]]) -> None:
    load = f"{options.rate:g} moves/s, {options.tables} tables"
    print(f"{load}, {options.windows} pairs of windows of {options.seconds:g} s")
    print(f"{'':16}{'p50 ms':>10}{'p99 ms':>10}{'CPU ms':>10}{'ratio of p99':>16}{'19 of 20 times':>18}")
    for how, windows in pairs.items():
        ratios = [p99(disturbed) / p99(plain) for (plain, _), (disturbed, _) in windows]
        low, high = interval(ratios)
        print(f"{'nothing else':16}{figures([plain for plain, _ in windows])}")
        there = f"{median(ratios):16.2f}{f'{low:.2f} to {high:.2f}':>18}"
        print(f"{how:16}{figures([disturbed for _, disturbed in windows])}{there}")
    print(f"load average {os.getloadavg()[0]:.1f}")


def figures(windows: list[Window]) -> str:
    """Medians over the windows."""
    p50 = median(median(delays) for delays, _ in windows) * 1000
    cpu = median(cpu / len(delays) for delays, cpu in windows) * 1000
    return f"{p50:10.1f}{median(p99(delays) for delays, _ in windows):10.1f}{cpu:10.2f}"


def interval(ratios: list[float]) -> tuple[float, float]:
    """Where the median lies 19 times out of 20 when as many pairs are drawn from these, again and again."""
    chooser = random.Random(1)
    drawn = sorted(median(chooser.choices(ratios, k=len(ratios))) for _ in range(DRAWS))
    return drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]


def p99(delays: list[float]) -> float:
    return sorted(delays)[len(delays) * 99 // 100] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--with", dest="how", nargs="+", choices=tuple(DISTURBANCES), default=[*DISTURBANCES])
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--windows", type=int, default=12, help="pairs of windows")
    options = parser.parse_args()
    options.processes = 1
    go_first()  # players have machines of their own
    with ExitStack() as stack:
        side = side_of(options, stack, "")
        stack.callback(side.stop)
        side.start()
        uvloop.run(measured(options, side))


if __name__ == "__main__":
    main()
