"""Compile the engine with Cython where there is a C compiler; without one it stays plain Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
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
FLAGS = ["-O3", "-Werror=incompatible-pointer-types", "-Wno-unused-function"]
CHECKED = ["-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]


def extensions() -> list[Extension]:
    if os.environ.get("COTHON_PLAIN") == "1":
        return []
    sys.path.insert(0, str(ROOT / "tools"))
    import join
    from Cython.Build import cythonize

    flags = FLAGS + (CHECKED if os.environ.get("COTHON_CHECKED") == "1" else [])
    sources = [
        Extension(
            name, [str(path.relative_to(ROOT))], extra_compile_args=flags, depends=[str(path.with_suffix(".pxd"))]
        )
        for name, path in join.write(JOINED)
    ]
    built = cythonize(sources, include_path=[str(JOINED)], compiler_directives=DIRECTIVES, quiet=True)
    for extension in built:
        extension.optional = True  # a failing compiler must not stop the installation
    return built


class BuildWithPage(build_py):
    """The web page is part of the package: where it was not built before, it is built if Node.js is there."""

    def run(self) -> None:
        page = ROOT / "src" / "cothon" / "server" / "static" / "index.html"
        npm = shutil.which("npm")
        if npm and not page.exists() and (ROOT / "web" / "package.json").exists():
            steps = (["install", "--silent", "--no-save", "--no-audit", "--no-fund"], ["run", "-s", "build"])
            if any(subprocess.run([npm, *step], cwd=ROOT / "web", check=False).returncode for step in steps):
                print("The web page could not be built; everything else is installed.")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
