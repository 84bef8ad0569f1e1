"""JSON as it is sent and stored, by the quickest encoder that every Python we support has."""

from __future__ import annotations

from msgspec.json import Encoder

to_json = Encoder().encode
