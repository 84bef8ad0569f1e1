"""Agents of OpenSpiel play each other, one at each seat."""

from __future__ import annotations

from typing import Any

from asking import Clock
from open_spiel.python import rl_environment


def learn(environment: Any, agents: list[Any], clock: Clock) -> int:
    games = 0
    while clock.is_on():
        step = environment.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = environment.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
        games += 1
    return games


def noticed(seen: Any, mask: Any, seat: int) -> rl_environment.TimeStep:
    """A decision as OpenSpiel's agents are told of it."""
    legal = mask.nonzero()[0].tolist()
    told = {"info_state": [seen, seen], "legal_actions": [legal, legal], "current_player": seat}
    return rl_environment.TimeStep(told, None, None, rl_environment.StepType.MID)


def best(agents: list[Any], seen: Any, mask: Any, seat: int) -> int:
    """What the seat's agent plays when it does not explore."""
    return int(agents[seat].step(noticed(seen, mask, seat), is_evaluation=True).action)
