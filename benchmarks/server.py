"""Load on servers: live tables of three seats with scripted clients on loopback.

    python benchmarks/server.py --database sqlite --tables 1000 --rate 200
    python benchmarks/server.py --database postgresql --processes 2 --tables 200 --rate 0
    python benchmarks/server.py --beside memory flatfile --rates 0 100     # boardgame.io, see `make bench-server`
    python benchmarks/server.py --beside build/former                      # another version, checked out and compiled
    python benchmarks/server.py --database postgresql --beside 2           # the same with two processes

A rate of 0 plays as fast as the server answers. The delay is from sending a move until the last of the table's seats
has its event. Beside others each plays a window in turn, so that whatever else the machine does slows all of them;
medians count, and the CPU time of the servers more than the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from server_sides import ROOT, Boardgame, Cothon, Side
from server_tables import SEATS, Table

sys.path.insert(0, str(ROOT / "tests" / "server"))
STORAGES = ("memory", "flatfile")
Figures = dict[str, float]


def serve(database: str, port: int) -> None:
    """A server without limits that a single address would meet."""
    import uvicorn

    from cothon.cli.serve import SERVER_OPTIONS
    from cothon.server.http.app import create_app
    from cothon.server.http.sockets import guarded
    from cothon.server.logs import set_up
    from cothon.server.settings import Settings

    set_up("error")
    many = 10**9
    settings = Settings(
        database=database,
        requests_a_second=many,  # the burst stays: it is also that of long work, which an address may ask for
        tables_an_hour=many,
        players_an_hour=many,
        sockets_an_address=many,
        connections_an_address=many,
        tables_in_memory=100_000,
        own_process=True,
    )
    app = create_app(settings)
    options = SERVER_OPTIONS | guarded(settings, app.state.server.metrics)
    uvicorn.run(app, port=port, log_config=None, access_log=False, **options)


async def paced(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at a steady rate, each at the next table."""
    delays: list[float] = []
    waiting: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        if (delay := await table.play()) is not None:
            delays.append(delay)

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        task = asyncio.create_task(one(tables[number % len(tables)]))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
    await asyncio.wait_for(asyncio.gather(*waiting), 30)
    return delays


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    """Every table as fast as it goes."""
    delays: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < end:
            delay = await table.play()
            if delay is None:
                return
            delays.append(delay)

    await asyncio.wait_for(asyncio.gather(*(one(table) for table in tables)), seconds + 30)
    return delays


async def window(side: Side, rate: float, seconds: float) -> Figures:
    cpu, mine, machine, began = side.cpu(), time.process_time(), busy(), time.perf_counter()
    delays = sorted(await (paced(side.tables, rate, seconds) if rate else flat_out(side.tables, seconds)))
    took = time.perf_counter() - began
    return {
        "moves": len(delays),
        "moves_a_second": round(len(delays) / took, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 2),
        "max_ms": round(delays[-1] * 1000, 2),
        "server_cpu_ms_a_move": round((side.cpu() - cpu) / len(delays) * 1000, 3),
        "client_cpu_ms_a_move": round((time.process_time() - mine) / len(delays) * 1000, 3),
        "machine_cpu_ms_a_move": round((busy() - machine) / len(delays) * 1000, 3),
        "busy_share": round((busy() - machine) / took / (os.cpu_count() or 1), 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


def busy() -> float:
    """CPU time of all there is on this machine so far, in seconds: servers, clients, database, and what is not ours."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    user, nice, system, _idle, _waiting, hard, soft, stolen = map(int, fields)
    return (user + nice + system + hard + soft + stolen) / os.sysconf("SC_CLK_TCK")


async def alone(options: argparse.Namespace, side: Side) -> None:
    """One window of this version; its memory too."""
    await side.open(0)
    empty = side.memory()
    await side.open(options.tables)
    a_table = (side.memory() - empty) / 1024 / options.tables
    load = {"database": options.database, "processes": options.processes, "tables": options.tables}
    figures = await window(side, options.rates[0], options.seconds)
    memory = {"kB_a_table_with_three_connections": round(a_table, 1)}
    print(json.dumps(load | {"connections": options.tables * SEATS} | figures | memory))


async def compared(options: argparse.Namespace, sides: list[Side]) -> None:
    """Windows in turn, the medians of each side."""
    for side in sides:
        await side.open(options.tables)
    for rate in options.rates:
        seen: dict[str, list[Figures]] = {side.name: [] for side in sides}
        for _ in range(options.windows):
            for side in list(sides):
                try:
                    await side.renew()
                    seen[side.name].append(await window(side, rate, options.seconds))
                except Exception as problem:
                    if side is sides[0]:
                        raise
                    print(f"{side.name} gave up: {problem!r}", flush=True)  # boardgame.io's FlatFile does at times
                    sides.remove(side)
        tell(options, f"{rate:g} moves/s" if rate else "flat out", {name: rows for name, rows in seen.items() if rows})


def tell(options: argparse.Namespace, load: str, seen: dict[str, list[Figures]]) -> None:
    print(f"{load}, {options.tables} tables, {options.windows} windows of {options.seconds:g} s in turn")
    print(f"{'':24}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU ms':>10}{'moves/s of':>12}{'CPU of':>8}", end="")
    print(f"{'clients CPU':>14}{'machine CPU':>14}{'busy':>8}")
    first: Figures = {}
    for name, windows in seen.items():
        middle = {key: median(one[key] for one in windows) for key in windows[0]}
        first = first or middle
        speed = first["moves_a_second"] / middle["moves_a_second"]
        cpu = first["server_cpu_ms_a_move"] / max(0.001, middle["server_cpu_ms_a_move"])
        line = [middle[key] for key in ("moves_a_second", "p50_ms", "p99_ms", "server_cpu_ms_a_move")]
        numbers = f"{line[0]:10,.0f}{line[1]:10.1f}{line[2]:10.1f}{line[3]:10.2f}"
        others = (
            f"{middle['client_cpu_ms_a_move']:14.2f}{middle['machine_cpu_ms_a_move']:14.2f}{middle['busy_share']:8.0%}"
        )
        print(f"{name:24}{numbers}{speed:12.2f}{cpu:8.2f}{others}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--rate", "--rates", dest="rates", type=float, nargs="+", default=[0], help="moves a second; 0: flat out"
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--beside", nargs="*", default=[], help="memory, flatfile, a number of processes, a folder with another version"
    )
    parser.add_argument("--windows", type=int, default=3)
    parser.add_argument("--serve", nargs=2, metavar=("URL", "PORT"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], int(options.serve[1]))
    else:
        run(options)


def run(options: argparse.Namespace) -> None:
    import uvloop

    with ExitStack() as stack:
        sides = [side_of(options, stack, name) for name in ("", *options.beside)]
        for side in sides:
            stack.callback(side.stop)
            side.start()
        uvloop.run(compared(options, sides) if options.beside else alone(options, sides[0]))


def side_of(options: argparse.Namespace, stack: ExitStack, name: str) -> Side:
    from postgres import free_port

    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    if name in STORAGES:
        return Boardgame(f"boardgame.io, {name}", folder, [free_port()], name)
    processes = int(name) if name.isdigit() else options.processes
    version = Path(name).resolve() if name and not name.isdigit() else ROOT
    called = f"cothon, {processes} processes" if name.isdigit() else f"cothon {name}".strip()
    return Cothon(called, folder, [free_port() for _ in range(processes)], database(options, stack, folder), version)


def database(options: argparse.Namespace, stack: ExitStack, folder: Path) -> str:
    if options.database == "sqlite":
        return f"sqlite:///{folder}/load.db"
    from postgres import Postgres

    postgres = Postgres()
    stack.callback(postgres.stop)
    return postgres.new_database()


if __name__ == "__main__":
    main()
