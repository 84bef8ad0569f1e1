"""The rule sets as games of OpenSpiel, named like `cothon_traders_standard(players=3)` once this is imported."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from cothon.core.brief import brief
from cothon.core.game import Game
from cothon.core.refusal import BadRequest, IllegalMove, Refusal
from cothon.core.sizes import CHANCE, NOBODY
from cothon.games import game_of, rule_sets
from cothon.research.play import EVENTS, Floats, Play, codes_of, list_of, root_of, scale_of

DEFAULT_PLAYERS = 2
OTHERS = {NOBODY: int(pyspiel.PlayerId.TERMINAL), CHANCE: int(pyspiel.PlayerId.CHANCE)}
RESAMPLINGS = 100  # none has failed so far; a past that needed cards shown to nobody would be dealt once more


def name_of(rules: str) -> str:
    return "cothon_" + rules.replace("/", "_")


def type_of(rules: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name_of(rules),
        long_name=f"Cothon {rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game_of(rules).players),
        min_num_players=min(game_of(rules).players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": DEFAULT_PLAYERS, "raw": False},
    )


class CothonGame(pyspiel.Game):  # type: ignore[misc]
    """One rule set; `register` makes a class for each."""

    rules: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = game_of(self.rules)
        params = params or {}
        self.raw = bool(params.get("raw", False))  # counts in observations, instead of 0…1
        try:
            self.players = self.game.check_players(params.get("players", DEFAULT_PLAYERS))
        except Refusal as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.decisions,
            max_chance_outcomes=self.game.moves - self.game.decisions,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(type_of(self.rules), info, params)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.to_string(),)

    def new_initial_state(self) -> CothonState:
        return CothonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | PartObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("An observer of Cothon sees what one player sees, and takes no parameters.")
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self.game, self.players, self.raw, kind.perfect_recall)
        return PartObserver(kind)


class CothonState(pyspiel.State):  # type: ignore[misc]
    """Actions are move numbers; outcomes of chance are numbered from zero again."""

    def __init__(self, game: CothonGame) -> None:
        super().__init__(game)
        self.play = Play(game.rules, game.players)
        self.raw = game.raw

    def current_player(self) -> int:
        mover = self.play.course.mover()
        return mover if mover >= 0 else OTHERS[mover]

    def is_terminal(self) -> bool:
        return self.play.course.is_over()

    def is_chance_node(self) -> bool:
        return self.play.course.is_chance()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.state.legal())

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Asked here, not through OpenSpiel's C++, which would ask here in the end."""
        course = self.play.course
        if player is not None and player != course.mover() and course.mover() >= 0:
            return []
        return course.actions()

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.seen(player, recall=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.seen(player, recall=False)

    def seen(self, player: int | None, recall: bool) -> list[float]:
        who = self.play.state.mover() if player is None else player
        if not 0 <= who < self.play.state.seats:
            raise pyspiel.SpielError(str(BadRequest("bad-seat", seat=brief(who))))
        return observer_of(self.play.game, self.play.state.seats, self.raw, recall).listed_from(self, who)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state, first = self.play.state, self.play.game.decisions
        cases = state.chance_cases()
        return [(move - first, state.chance_weight(move) / cases) for move in sorted(state.legal())]

    def move_of(self, action: int, player: int) -> int:
        return action + self.play.game.decisions if player == CHANCE else action

    def _apply_action(self, action: int) -> None:
        if not self.play.act(action):
            raise pyspiel.SpielError(str(self.play.refusal(self.move_of(action, self.play.course.mover()))))

    def _action_to_string(self, player: int, action: int) -> str:
        move = self.move_of(action, player)
        if not 0 <= move < self.play.game.moves:
            raise pyspiel.SpielError(str(IllegalMove("unknown-move", move=str(move))))
        return self.play.game.text(self.play.state, move)

    def returns(self) -> list[float]:
        return self.play.returns()

    def rewards(self) -> list[float]:
        """There are none before the end."""
        return self.play.returns()

    def is_simultaneous_node(self) -> bool:
        return False

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> CothonState:
        """A state that the player cannot tell from this one, with a history of its own that leads there."""
        if not 0 <= player_id < self.num_players():
            raise pyspiel.SpielError(str(BadRequest("bad-seat", seat=brief(player_id))))
        for _ in range(RESAMPLINGS):
            moves = self.play.resampled(player_id, int(probability_sampler() * 2**53))
            state = self.get_game().new_initial_state()
            if state.follow(moves):
                return state  # type: ignore[no-any-return]
        raise pyspiel.SpielError("No other deal fits what the player has seen.")

    def follow(self, moves: list[int]) -> bool:
        """Play them, as far as they are legal; whether all were."""
        for move in moves:
            if move not in self.play.state.legal():
                return False
            self.apply_action(move - self.play.game.decisions if self.is_chance_node() else move)
        return True

    def __str__(self) -> str:
        return json.dumps(self.play.game.write(self.play.state), separators=(",", ":"))


class Observer:
    """What one player sees: now, or (with perfect recall) with what happened last. All numbers are from 0 to 1."""

    def __init__(self, game: Game, players: int, raw: bool, recall: bool) -> None:
        self.layout = game.layout
        self.recall = recall
        self.raw, self.scale = raw, scale_of(game, raw)
        self.listed = list_of(root_of(next(iter(game.rule_sets)), players)[1])
        size, events = self.layout.size, codes_of(game, players, 0).shape[1]
        self.tensor = np.zeros(size + (EVENTS * events if recall else 0), np.float32)
        self.dict: dict[str, Floats] = {"observation": self.tensor[:size]}
        self.row, self.rest = self.tensor[:size].reshape(1, -1), [0.0] * len(self.tensor)
        if recall:
            self.dict["events"] = self.tensor[size:].reshape(EVENTS, events)

    def set_from(self, state: CothonState, player: int) -> None:
        player = max(player, 0)  # OpenSpiel asks for the sizes with no player
        state.play.observe(player, self.dict["observation"], self.raw)
        if self.recall:
            state.play.latest(player, self.dict["events"])

    def listed_from(self, state: CothonState, player: int) -> list[float]:
        """What the tensor would have, made as a list from the beginning, which is several times as quick."""
        play = state.play
        play.state.observe(player, self.row, 0, self.scale)
        found = self.listed(self.row)
        if self.recall:
            found += play.listed_latest(player)
            found += self.rest[len(found) :]
        return found

    def string_from(self, state: CothonState, player: int) -> str:
        if self.recall:
            return state.play.told(player)
        numbers = np.zeros(self.layout.size, np.float32)
        state.play.observe(player, numbers, raw=True)
        return self.layout.text(numbers.tolist())


observer_of = cache(Observer)  # for those who want its numbers at once


class PartObserver:
    """Only what everyone sees, or only what no one else sees: as a string, without a tensor."""

    tensor = None

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        self.kind = kind
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: CothonState, player: int) -> None:
        pass

    def string_from(self, state: CothonState, player: int) -> str:
        if not self.kind.public_info:
            alone = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            return " ".join(state.play.view(player)["seats"][player]["hand"]) if alone else ""
        if self.kind.perfect_recall:
            return state.play.told(None)
        return json.dumps(state.play.view(None), separators=(",", ":"))


def load(text: str) -> pyspiel.Game:
    """A pickled game again: unpickling this function has registered the games."""
    return pyspiel.load_game(text)


def register() -> None:
    """OpenSpiel lets go of what it was given only after the interpreter has ended; a class survives
    that, a partial or a closure does not. Called again, it adds the games registered since."""
    known = set(pyspiel.registered_names())
    for rules in rule_sets():
        if name_of(rules) not in known:
            pyspiel.register_game(type_of(rules), type(name_of(rules), (CothonGame,), {"rules": rules}))


register()
