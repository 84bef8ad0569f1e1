"""Processes that play games for a program without running it once more.

What they do lies in modules. A new process would all the same begin with the program that was started, and a script
whose calls do not stand under `if __name__ == "__main__"` would call again and fail in words about something else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess


@contextmanager
def as_if_typed() -> Iterator[None]:
    """Meanwhile the program looks as if somebody had typed it: there is no file that could be run."""
    main = vars(sys.modules["__main__"])
    kept: dict[str, object] = {name: main[name] for name in ("__file__", "__spec__") if name in main}
    main.pop("__file__", None)
    main["__spec__"] = None
    try:
        yield
    finally:
        main |= kept


class Helper(SpawnProcess):
    def start(self) -> None:
        with as_if_typed():
            super().start()


class Helpers(SpawnContext):
    Process = Helper


CONTEXT = Helpers()
