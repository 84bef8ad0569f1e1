"""A PostgreSQL server of the tests' own, from Debian's package, installed where it is missing and may be."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

ADVICE = "PostgreSQL is not installed; to run these tests: apt-get install postgresql"


class Missing(Exception):
    """There is no PostgreSQL to be had."""


def binaries() -> Path:
    """Where initdb and postgres are; installs them if need be."""
    found = look_for()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "postgresql"]
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=os.environ | quiet, capture_output=True, timeout=300, check=False)
        found = look_for()
    if found is None:
        raise Missing(ADVICE)
    return found


def look_for() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    places += [Path(on_path).resolve().parent] if on_path else []
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


class Postgres:
    """One server with its files in a temporary folder."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="cothon-postgres-"))
        self.port = free_port()
        self.databases = 0
        self.owner = owner()
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        self.run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.control("start")

    def run(self, program: str, *arguments: str) -> str:
        """As root the server refuses to start, so it runs as the package's user."""
        user = {} if self.owner is None else {"user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []}
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=60, check=False, **user)  # type: ignore[call-overload]
        if done.returncode:
            raise Missing(f"PostgreSQL does not start: {done.stderr.strip().splitlines()[-1:]}")
        return str(done.stdout)

    def control(self, what: str, how: str = "fast") -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-l", log, "-w", "-m", how, "-o", options, what)

    def restart(self, how: str = "fast") -> None:
        self.control("restart", how)

    def cut(self) -> None:
        """End all connections."""
        where = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
        self.client("psql", "-c", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {where}")

    def client(self, program: str, *arguments: str) -> str:
        return self.run(program, "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", *arguments)

    def new_database(self, template: str = "template1", name: str | None = None) -> str:
        self.databases += 1
        name = name or f"cothon{self.databases}"
        self.client("createdb", "-T", template, name)
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def owner() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError as error:
        raise Missing(ADVICE) from error


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])
