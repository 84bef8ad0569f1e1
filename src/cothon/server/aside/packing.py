"""Work and what comes of it as bytes. What is packed is as it was then, whatever happens to the original meanwhile."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from typing import Any

from cothon.core.refusal import Refusal


class WorkFailed(Exception):
    """The work broke off by a mistake of ours; the text says where."""


def packed(work: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """The function has to be a module's own, so that another process finds it by its name."""
    return pickle.dumps((work, arguments), pickle.HIGHEST_PROTOCOL)


def done(job: bytes) -> bytes:
    """Do it; refusals and mistakes are results too."""
    try:
        work, arguments = pickle.loads(job)
        result = work(*arguments)
    except Refusal as refusal:
        result = refusal
    except Exception:
        result = WorkFailed(traceback.format_exc())
    return pickle.dumps(result, pickle.HIGHEST_PROTOCOL)


def result_of(answer: bytes) -> Any:
    """Both sides are our own, so what was packed can be trusted."""
    result = pickle.loads(answer)
    if isinstance(result, (Refusal, WorkFailed)):
        raise result
    return result
