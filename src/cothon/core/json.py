"""Data as JSON has it."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
