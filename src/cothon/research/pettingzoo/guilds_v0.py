"""Carthago: Merchants & Guilds for PettingZoo."""

from __future__ import annotations

from cothon.research.pettingzoo.aec import CothonAEC

RULES = "guilds/standard"


def env(rules: str = RULES, players: int = 2, render_mode: str | None = None) -> CothonAEC:
    """An illegal action loses, and its reason is in the agent's info."""
    return CothonAEC("guilds_v0", rules, players, render_mode, raises=False)


def raw_env(rules: str = RULES, players: int = 2, render_mode: str | None = None) -> CothonAEC:
    """An illegal action raises its reason and changes nothing."""
    return CothonAEC("guilds_v0", rules, players, render_mode, raises=True)
