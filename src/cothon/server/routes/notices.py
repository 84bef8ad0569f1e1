"""Being told of one's turn while away."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(tags=["notices"])
