"""Somebody on a bare machine, without compiler, Node.js and sources: installs, starts the server, plays at the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

import httpx

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "build", "dist", "*.egg-info", "*.so"
)
EVERYDAY = ("dirname", "realpath")  # which the commands that uv writes call
ACCESS = {"name": "Hanno"}
TABLE = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}


def clean_copy(folder: Path) -> Path:
    """The sources as a fresh clone has them, and the page if it is built."""
    return Path(shutil.copytree(ROOT, folder, ignore=LEFT_OUT))


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def bare(home: Path) -> dict[str, str]:
    """The surroundings of a machine on which nothing is to be found: neither gcc nor npm, nor our sources."""
    (home / "bin").mkdir(parents=True, exist_ok=True)
    for name in EVERYDAY:
        with suppress(FileExistsError):
            (home / "bin" / name).symlink_to(shutil.which(name) or name)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COTHON_", "PYTHON", "VIRTUAL_"))}
    return kept | {"PATH": str(home / "bin"), "XDG_DATA_HOME": str(home / "data")}


def built(kind: str, source: Path, folder: Path) -> Path:
    """Asked for as pip and build ask for it, with the tools that are installed already."""
    code = f"import sys; from setuptools import build_meta; build_meta.build_{kind}(sys.argv[1])"
    must([sys.executable, "-c", code, folder / "dist"], cwd=source, env=bare(folder))
    return next((folder / "dist").iterdir())


def run(command: Sequence[str | Path], **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload,no-any-return]


def must(command: Sequence[str | Path], **options: object) -> str:
    done = run(command, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@contextmanager
def serving(command: Sequence[str | Path], environment: dict[str, str], patience: float = 120) -> Iterator[list[str]]:
    """The lines that `cothon serve` has said when it answers, while it runs; in the first is its address."""
    where = ["--port", "0", "--bot-pause", "0", "--bot-workers", "1"]
    with (
        NamedTemporaryFile() as said,
        subprocess.Popen([*command, "serve", *where], stdout=said, env=environment) as process,
    ):
        try:
            yield lines_when_ready(process, Path(said.name), time.monotonic() + patience)
        finally:
            process.terminate()


def lines_when_ready(process: subprocess.Popen[bytes], said: Path, deadline: float) -> list[str]:
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server did not start"
        if (begun := said.read_text("utf-8")) and answers(address_in(begun)):
            return said.read_text("utf-8").splitlines()
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def address_in(said: str) -> str:
    found = re.search(r"http://[\d.:]+", said)
    assert found is not None, said
    return found[0]


def answers(address: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}/api/health").status_code == 200
    return False


def play_at_the_page(address: str) -> None:
    """The page and all that it loads at once; then a table with a bot, and a move that both take notice of."""
    with httpx.Client(base_url=address, timeout=20) as http:
        page = http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert parts
        assert [part for part in parts if http.get(part).status_code != 200] == []
        http.headers["authorization"] = f"Bearer {http.post('/api/players', json=ACCESS).json()['token']}"
        table = http.post("/api/tables", json=TABLE).json()["table"]
        played = http.post(f"/api/tables/{table['id']}/moves", json={"move": my_move(http, table["id"])})
        assert played.status_code == 200, played.text


def my_move(http: httpx.Client, table: str) -> str:
    """The first legal one, once the bot has made its own."""
    deadline = time.monotonic() + 20
    while not (legal := http.get(f"/api/tables/{table}").json()["legal"]):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return str(legal[0]["move"])


def installed(package: Path, folder: Path) -> Path:
    """The command `cothon` of a new environment; the packages that it needs are borrowed from this one."""
    must([sys.executable, "-m", "venv", "--without-pip", folder])
    python = folder / "bin" / "python"
    borrowed = folder / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib"))
    must([*installer(python), "--no-deps", "--no-index", "--no-build-isolation", package], env=bare(folder / "home"))
    return folder / "bin" / "cothon"


def installer(python: Path) -> list[str | Path]:
    """uv, or pip where there is none, as in tools/install.sh."""
    uv = Path(sys.prefix, "bin", "uv")
    if uv.exists():
        return [uv, "pip", "install", "--quiet", "--python", python]
    return [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
