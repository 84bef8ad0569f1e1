"""The types of answers for OpenAPI: made from those that mypy checks, so that there is one source for both.

A text beside a type becomes its description, and a game's views stand in wherever an answer holds one.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict, is_typeddict

from cothon.core.json import Json
from cothon.games import GAMES
from cothon.server.tables.answers import Shape

make: Any = TypedDict  # mypy wants names that are known beforehand


@cache
def schema(shape: Any) -> Any:
    """The type as OpenAPI describes it."""
    if is_typeddict(shape):
        return copied(shape, shape.__name__, schema)
    if get_origin(shape) is Annotated:
        return annotated(shape)
    return with_parts(shape, schema)


@cache
def foreseen(shape: Any) -> Any:
    """The same with null for every part that nobody can tell yet."""
    if is_typeddict(shape):
        return copied(shape, f"{shape.__name__}Foreseen", lambda part: foreseen(part) | None)
    if get_origin(shape) is list and not is_typeddict(get_args(shape)[0]):
        return schema(shape)
    return with_parts(schema(shape) if get_origin(shape) is Annotated else shape, foreseen)


def annotated(shape: Any) -> Any:
    inner, *notes = get_args(shape)
    made = views(notes[0]) if isinstance(notes[0], Shape) else schema(inner)
    about = next((note for note in notes if isinstance(note, str)), None)
    return Annotated[made, Field(description=about)] if about else made


def views(shape: Shape) -> Any:
    """Of any game; a JSON object where a game does not describe its views."""
    convert = schema if shape is Shape.VIEW else foreseen
    kinds = [convert(kind) if (kind := getattr(game, "view_type", None)) else Json for game in GAMES]
    return Union[tuple(kinds)]  # noqa: UP007 (their number is not known here)


def copied(shape: Any, name: str, convert: Callable[[Any], Any]) -> Any:
    fields = {
        key: field(part, key in shape.__required_keys__, convert)
        for key, part in get_type_hints(shape, include_extras=True).items()
    }
    made: Any = make(name, fields)
    made.__doc__ = inspect.cleandoc(shape.__doc__ or "")
    made.__pydantic_config__ = ConfigDict(extra="forbid")
    return made


def field(part: Any, required: bool, convert: Callable[[Any], Any]) -> Any:
    """Whether a key may be missing is said at the key, or for the whole type."""
    if get_origin(part) in (Required, NotRequired):
        required = get_origin(part) is Required
        (part,) = get_args(part)
    made = convert(part)
    return made if required else NotRequired[made]


def with_parts(shape: Any, convert: Callable[[Any], Any]) -> Any:
    """A list, a mapping or a choice of converted parts; anything else as it is."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin is None or origin is Literal:
        return shape
    if origin in (Union, types.UnionType):
        return reduce(or_, [convert(part) for part in parts])
    return origin[tuple(convert(part) for part in parts)]
