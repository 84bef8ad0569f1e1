"""Agents of OpenSpiel play each other, one at each seat."""

from __future__ import annotations

from typing import Any

from asking import Clock
from open_spiel.python import rl_environment

AHEAD = 30  # points: whoever leads by as many has as good as won


def learn(environment: Any, agents: list[Any], clock: Clock) -> int:
    """How many games they learnt from. A decision with one choice is not asked: it would only make games longer."""
    games = 0
    while clock.is_on():
        step, paid = environment.reset(), [0.0] * len(agents)
        while not step.last():
            seat = step.observations["current_player"]
            action, *others = step.observations["legal_actions"][seat]
            if others:
                action = agents[seat].step(instalment(environment, step, paid, seat)).action
            step = environment.step([action])
        for seat, agent in enumerate(agents):
            agent.step(instalment(environment, step, paid, seat))
        games += 1
    return games


def instalment(environment: Any, step: Any, paid: list[float], seat: int) -> Any:
    """The step with what a seat is owed since it was last paid; in all, that is the result of the game.

    These agents learn from one decision to the next, and it takes them very long to trace a result back through forty.
    """
    now = outlook(environment.get_state, seat)
    due, paid[seat] = now - paid[seat], now
    return step._replace(rewards=[due] * len(paid))  # an agent reads only its own


def outlook(state: Any, seat: int) -> float:
    """The result, or what the points so far, which everyone sees, make of it."""
    if state.is_terminal():
        return float(state.returns()[seat])
    points = [int(state.play.state.points(each)) for each in range(2)]
    return max(-1.0, min(1.0, (points[seat] - points[1 - seat]) / AHEAD))


def noticed(seen: Any, mask: Any, seat: int) -> rl_environment.TimeStep:
    """A decision as OpenSpiel's agents are told of it."""
    legal = mask.nonzero()[0].tolist()
    told = {"info_state": [seen, seen], "legal_actions": [legal, legal], "current_player": seat}
    return rl_environment.TimeStep(told, None, None, rl_environment.StepType.MID)


def best(agents: list[Any], seen: Any, mask: Any, seat: int) -> int:
    """What the seat's agent plays when it does not explore."""
    return int(agents[seat].step(noticed(seen, mask, seat), is_evaluation=True).action)
