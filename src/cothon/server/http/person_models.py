"""What comes in about a person: names, ways back, notices; as strict as models.py."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cothon.server.http.models import Code, Name, Strict


class NewPlayer(Strict):
    """A person is a name in a browser; a program says that it is one."""

    name: Name = Field(examples=["Hanno"])
    bot: bool = Field(default=False, description="a program: its views have `memory`, and everyone can see what it is")
    access_code: Code | None = Field(default=None, description="needed if the server's owner has set one")


class Rename(Strict):
    name: Name = Field(examples=["Hanno"])


class Forget(Strict):
    """Ask for a new token."""

    everywhere: bool = Field(default=False, description="the seats' tokens are voided and open channels closed too")


class Recover(Strict):
    code: Code


class RegisterName(Strict):
    name: Name = Field(description="to be yours alone on this server", examples=["Hanno"])


class ResultsWish(Strict):
    shown: bool = Field(description="whether your ratings and games can be looked up by your registered name")


class NoticeWish(Strict):
    """Which notices you want, by all the ways you asked for."""

    after: Annotated[int, Field(ge=0, le=24 * 60)] = Field(
        description="how many minutes you must have been away before you are told of your turn"
    )
    turn: bool = Field(description="it is your turn")
    full: bool = Field(description="the last seat of a table was filled")
    digest: bool = Field(description="once a day: the tables where it is your turn")


class Email(Strict):
    email: Annotated[str, Field(min_length=3, max_length=254, examples=["hanno@example.org"])]


class Webhook(Strict):
    url: Annotated[str, Field(min_length=8, max_length=500, examples=["https://example.org/my-turn"])]


class PushKeys(Strict):
    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushSubscription(Strict):
    """As the browser's `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Field(min_length=8, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 (the browser's name)
