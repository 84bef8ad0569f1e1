"""Every way to Cothon in one line, from packages built as for a release: `make test-packages`.

A clean clone of the last commit is packed by `python -m build`. Then each way installs what it needs from the package
index, on a machine without compiler and Node.js, and has to end at a page on which one plays.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.packaging.visitor import ROOT, address_in, bare, must, play_at_the_page, serving

PATIENCE = 600  # packages may have to come from afar
COMPILED = "from cothon.core.build import is_compiled; print(is_compiled())"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bin = tools(folder / "tools")
        sdist, wheel = packages(bin, folder)
        for way, command in ways(bin, wheel, sdist, folder):
            with serving(command, bare(folder / "home") | {"PIPX_HOME": str(folder / "pipx")}, PATIENCE) as said:
                play_at_the_page(address_in(said[0]))
            print(f"{way}: plays at {address_in(said[0])}", flush=True)


def tools(folder: Path) -> Path:
    """build, uv and pipx in an environment of their own."""
    must([sys.executable, "-m", "venv", folder])
    must([folder / "bin" / "python", "-m", "pip", "install", "-q", "build", "pipx", "twine", "uv"])
    return folder / "bin"


def packages(bin: Path, folder: Path) -> tuple[Path, Path]:
    must(["git", "clone", "-q", ROOT, folder / "clone"])
    subprocess.run(
        [bin / "python", "-m", "build", "-o", folder / "dist", folder / "clone"], check=True, stdout=sys.stderr
    )
    sdist, wheel = (next((folder / "dist").glob(form)) for form in ("*.tar.gz", "*.whl"))
    must([bin / "twine", "check", "--strict", sdist, wheel])
    return sdist, wheel


def ways(bin: Path, wheel: Path, sdist: Path, folder: Path) -> Iterator[tuple[str, list[str | Path]]]:
    of_wheel, of_sdist = (f"cothon[server] @ {package.as_uri()}" for package in (wheel, sdist))
    environment = bare(folder / "home")

    must([sys.executable, "-m", "venv", folder / "pip"])
    must([folder / "pip" / "bin" / "python", "-m", "pip", "install", "-q", of_wheel], env=environment)
    assert must([folder / "pip" / "bin" / "python", "-c", COMPILED], env=environment) == "True\n"
    yield "pip install, the wheel", [folder / "pip" / "bin" / "cothon"]

    must([bin / "uv", "venv", "-q", "--python", sys.executable, folder / "uv"])
    must([bin / "uv", "pip", "install", "-q", "--python", folder / "uv", of_sdist], env=environment)
    assert must([folder / "uv" / "bin" / "python", "-c", COMPILED], env=environment) == "False\n"
    yield "uv pip install, the source distribution", [folder / "uv" / "bin" / "cothon"]

    yield "uvx", [bin / "uvx", "-q", "--python", sys.executable, "--from", of_wheel, "cothon"]
    yield "pipx run", [bin / "pipx", "run", "--spec", of_wheel, "cothon"]


if __name__ == "__main__":
    main()
