"""Agents of OpenSpiel play each other, one at each seat."""

from __future__ import annotations

from typing import Any

from asking import Clock


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


def best(agents: list[Any], environment: Any, state: Any, seat: int) -> int:
    """What the seat's agent plays when it does not explore."""
    environment.set_state(state)
    return int(agents[seat].step(environment.get_time_step(), is_evaluation=True).action)
