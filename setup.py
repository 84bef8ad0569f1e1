"""Compile the engine with Cython where there is a C compiler; without one it stays plain Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

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


setup(ext_modules=extensions())
