"""Compile the engine with Cython where there is a C compiler; without one it stays plain Python."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import join  # noqa: E402
from page import ensure_page  # noqa: E402

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
    "freethreading_compatible": True,  # a state belongs to one thread, what the parts share is written at import only
}
FLAGS = [
    "-O3",
    "-g0",
    "--param=max-inline-insns-auto=60",
    "--param=builtin-expect-probability=100",  # what is `unlikely`, telling of events above all, goes out of the way
    "-Werror=incompatible-pointer-types",
    "-Wno-unused-function",
]
MSVC = ["/O2"]
if os.environ.get("COTHON_CHECKED") == "1":
    FLAGS += ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
PLAIN = os.environ.get("COTHON_PLAIN") == "1"
ABI3 = os.environ.get("COTHON_ABI3") == "1"  # one wheel for every Python from 3.11: slower, see docs/releasing.md
STATIC = ("cothon", "server", "static")
CORES = os.cpu_count() or 1


def extensions() -> list[Extension]:
    """The parts by name; they are written and translated only when they are built."""
    if PLAIN:
        return []
    macros = [("Py_LIMITED_API", "0x030B0000")] if ABI3 else []
    return [
        Extension(
            f"cothon.compiled.{part.name}",
            [],
            define_macros=macros,
            py_limited_api=ABI3,
            optional=True,  # a failing compiler must not stop the installation
        )
        for part in join.PARTS
    ]


def translated() -> dict[str, tuple[list[str], list[str]]]:
    """The C file of every part, up to date, and what it depends on."""
    from Cython.Build import cythonize

    with work_in(JOINED) as anew:
        sources = [
            Extension(name, [str(path.relative_to(ROOT))], depends=[str(path.with_suffix(".pxd")), __file__])
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
    return {extension.name: (extension.sources, extension.depends) for extension in built}


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

    def build_extensions(self) -> None:
        if not self.has_compiler():
            print("There is no C compiler: the engine stays plain Python, which plays the same game, only slower.")
            return
        c_files = translated()
        for extension in self.extensions:
            extension.sources, extension.depends = c_files[extension.name]
            extension.extra_compile_args = MSVC if self.compiler.compiler_type == "msvc" else FLAGS
        super().build_extensions()

    def has_compiler(self) -> bool:
        """Asked first, since translating takes as long as compiling. Where Microsoft's hides, setuptools finds out."""
        return self.compiler.compiler_type == "msvc" or shutil.which(self.compiler.compiler_so[0]) is not None


class BuildWithPage(build_py):
    """Not for an installation that runs from this folder: there `make` builds the page, beside other things."""

    def run(self) -> None:
        if not self.editable_mode:
            ensure_page()
            shutil.rmtree(Path(self.build_lib, *STATIC), ignore_errors=True)  # files of former pages have other names
        super().run()


class PackWithPage(sdist):
    def run(self) -> None:
        ensure_page()
        super().run()


if __name__ == "__main__":  # the processes that translate load this file too
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithPage, "sdist": PackWithPage},
        options={"bdist_wheel": {"py_limited_api": "cp311"}, "build": {"build_base": "build/abi3"}} if ABI3 else {},
    )
