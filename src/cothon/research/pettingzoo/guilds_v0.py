"""Carthago: Merchants & Guilds for PettingZoo."""

from __future__ import annotations

from cothon.games import Rules
from cothon.research.pettingzoo.aec import CothonAEC, check_own

RULES = "guilds/standard"


def env(rules: Rules = RULES, players: int = 2, render_mode: str | None = None, raw: bool = False) -> CothonAEC:
    """An illegal action loses, and its reason is in the agent's info."""
    return CothonAEC(check_own("guilds", rules), players, render_mode, raises=False, raw=raw)


def raw_env(rules: Rules = RULES, players: int = 2, render_mode: str | None = None, raw: bool = False) -> CothonAEC:
    """An illegal action raises its reason and changes nothing."""
    return CothonAEC(check_own("guilds", rules), players, render_mode, raises=True, raw=raw)
