"""What can befall servers: killed, stopped for a while, without their database, on a full disk."""

from __future__ import annotations

import contextlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from postgres import Postgres, free_port

SMALL = 24 * 1024 * 1024  # bytes of the disk that is filled
PATIENCE = 120.0


class Servers:
    """Server processes on one database."""

    def __init__(self, database: str, processes: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(processes)]
        self.running: dict[int, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        for port in self.ports:
            if port not in self.running:
                command = [sys.executable, "-m", "cothon", "serve", "--port", str(port), "--database", self.database]
                command += ["--rate", "1000000", "--openings", "1000000", "--bot-pause", "0", "--bot-workers", "1"]
                command += ["--log-level", "error"]
                self.running[port] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for port in self.ports:
            wait_until_well(port)

    def any(self, dice: random.Random) -> subprocess.Popen[bytes]:
        return self.running[dice.choice(self.ports)]

    def stop(self) -> None:
        for process in self.running.values():
            process.send_signal(signal.SIGCONT)
            process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            process.wait(30)


def health(port: int) -> int:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(
            f"http://127.0.0.1:{port}/api/health", timeout=10, verify=False
        ).status_code  # reads no certificates
    return 0


def wait_until(port: int, wanted: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while health(port) != wanted:
        if time.monotonic() > deadline:
            raise TimeoutError(f"health does not become {wanted}")
        time.sleep(0.05)


def wait_until_well(port: int) -> None:
    wait_until(port, 200)


class Disk:
    """A place of its own that can be filled: a small tmpfs where one may mount, else a limit on the size of files."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cothon-disk-"))
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(self.folder)]
        self.mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0

    def fill(self, servers: Servers) -> None:
        if not self.mounted:
            limit(servers, 4096)
            return
        with contextlib.suppress(OSError), open(self.folder / "ballast", "wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))

    def free(self, servers: Servers) -> None:
        if self.mounted:
            (self.folder / "ballast").unlink()
        else:
            limit(servers, resource.RLIM_INFINITY)

    def remove(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)
        for file in self.folder.glob("*"):
            file.unlink()
        self.folder.rmdir()


def limit(servers: Servers, size: int) -> None:
    for process in servers.running.values():
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, hard))


class Troubles:
    """Each is one thing that happens, and its end: afterwards the servers must be well again by themselves."""

    def __init__(self, servers: Servers, dice: random.Random, postgres: Postgres | None, disk: Disk | None) -> None:
        self.servers = servers
        self.dice = dice
        self.postgres = postgres
        self.disk = disk

    def kill(self) -> None:
        process = self.servers.any(self.dice)
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.servers.running = {port: one for port, one in self.servers.running.items() if one is not process}
        self.servers.start()

    def stop(self) -> None:
        process = self.servers.any(self.dice)
        process.send_signal(signal.SIGSTOP)
        try:
            time.sleep(self.dice.uniform(0.3, 2.5))
        finally:
            process.send_signal(signal.SIGCONT)
        self.all_well()

    def restart(self) -> None:
        assert self.postgres is not None
        self.postgres.restart(self.dice.choice(("fast", "immediate")))
        self.all_well()

    def disk_full(self) -> None:
        assert self.disk is not None
        self.disk.fill(self.servers)
        try:
            for port in self.servers.ports:
                wait_until(port, 503)  # and it says so
            time.sleep(self.dice.uniform(0, 1))
        finally:
            self.disk.free(self.servers)
        self.all_well()

    def all_well(self) -> None:
        for port in self.servers.ports:
            wait_until_well(port)

    def befall(self, name: str) -> None:
        getattr(self, name)()


@contextlib.contextmanager
def small_disk() -> Iterator[Disk]:
    disk = Disk()
    try:
        yield disk
    finally:
        disk.remove()
