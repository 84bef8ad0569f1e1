"""Compile the engine with Cython where there is a C compiler; without one it stays plain Python."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
JOINED = ROOT / "build" / "joined"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
    "cdivision": False,
    "wraparound": False,
    "boundscheck": False,
    "initializedcheck": False,
}
FLAGS = ["-O3", "-g0", "-Werror=incompatible-pointer-types", "-Wno-unused-function"]
CHECKED = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
CORES = os.cpu_count() or 1


def extensions() -> list[Extension]:
    if os.environ.get("COTHON_PLAIN") == "1":
        return []
    sys.path.insert(0, str(ROOT / "tools"))
    import join
    from Cython.Build import cythonize

    flags = FLAGS + (CHECKED if os.environ.get("COTHON_CHECKED") == "1" else [])
    with work_in(JOINED) as anew:
        sources = [
            Extension(
                name,
                [str(path.relative_to(ROOT))],
                extra_compile_args=flags,
                depends=[str(path.with_suffix(".pxd")), __file__],
            )
            for name, path in join.write(JOINED)
        ]
        built = cythonize(
            sources,
            include_path=[str(JOINED)],
            compiler_directives=DIRECTIVES,
            quiet=True,
            force=anew or None,
            nthreads=CORES,
        )
    for extension in built:
        extension.optional = True  # a failing compiler must not stop the installation
    return built


@contextmanager
def work_in(folder: Path) -> Iterator[bool]:
    """Says whether to make all of the folder anew: files of a run that was broken off look new and may be half."""
    mark = folder / "unfinished"
    folder.mkdir(parents=True, exist_ok=True)
    with mark.open("a") as file:
        alone(file)
        anew = mark.stat().st_size > 0
        file.write("begun\n")
        file.flush()
        yield anew
        file.truncate(0)


def alone(file: IO[str]) -> None:
    """Wait until nobody else works in the folder: the game compiles its engine while its tests may be run."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock
        return
    fcntl.flock(file, fcntl.LOCK_EX)


class BuildOnAllCores(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def run(self) -> None:
        with work_in(Path(self.build_temp)) as anew:
            self.force = self.force or anew
            super().run()


class BuildWithPage(build_py):
    """The web page is part of the package: where it was not built before, it is built if Node.js is there.

    Not for an installation that runs from this folder: there `make` builds the page, beside other things.
    """

    def run(self) -> None:
        page = ROOT / "src" / "cothon" / "server" / "static" / "index.html"
        npm = shutil.which("npm")
        if npm and not self.editable_mode and not page.exists() and (ROOT / "web" / "package.json").exists():
            steps = (
                ["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--omit=dev"],
                ["run", "-s", "build"],
            )
            if any(subprocess.run([npm, *step], cwd=ROOT / "web", check=False).returncode for step in steps):
                print("The web page could not be built; everything else is installed.")
        super().run()


if __name__ == "__main__":  # the processes that translate load this file too
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithPage})
