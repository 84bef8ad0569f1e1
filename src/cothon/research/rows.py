"""The arrays of many games as compiled code holds them. Joined into the kernel."""

from __future__ import annotations

from typing import Any, final

from cothon.core.fields import Addresses, FlagTable, Numbers, NumberTable, RealTable


@final
class Rows:
    """One row a game. To take up an array costs as much as some moves, so each is taken up once, not at every step."""

    states: Addresses
    learners: Numbers
    actions: Numbers
    movers: Numbers
    over: Numbers
    episodes: Numbers
    lengths: Numbers
    rewards: RealTable
    observations: RealTable
    masks: FlagTable
    listed: NumberTable
    scale: RealTable

    def __init__(self, own: Any) -> None:
        self.states = own.addresses
        self.learners = own.learners
        self.actions = own.actions
        self.movers = own.movers
        self.over = own.over
        self.episodes = own.episodes
        self.lengths = own.lengths
        self.rewards = own.rewards
        self.observations = own.observations
        self.masks = own.masks
        self.listed = own.listed
        self.scale = own.scale
