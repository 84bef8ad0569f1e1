"""A review as it is handed over: to programs as data, to people as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.retelling import retold
from cothon.core.words import Words
from cothon.review.course import Stretch
from cothon.review.decisions import asked
from cothon.review.examined import Examined
from cothon.review.scale import accuracy
from cothon.review.shapes import ChoiceData, CoursePoint, DecisionData, PlayerData, ReasonData, ReviewData, Told
from cothon.review.turning import TurningPoint, turning_points
from cothon.review.weighing import Weighed

PLACES = 4  # of win shares in data
MOST_CHOICES = 40  # of one decision in data


@dataclass(frozen=True)
class PlayerReview:
    """How a player did."""

    seat: int
    name: str
    accuracy: float | None  # from 0 to 100; None without a decision
    lost: float  # win share given away by decisions
    others: float  # win share that others' decisions gave or took
    luck: float  # win share that chance gave or took
    decisions: int


@dataclass(frozen=True)
class Review:
    """What the decisions of a game were worth. Made by `cothon.review`."""

    game: Game
    rules: str
    names: tuple[str, ...]
    seats: tuple[int, ...]  # whose decisions are reviewed
    examined: tuple[Examined, ...]  # every decision at the table, in order
    stretches: tuple[Stretch, ...]
    result: tuple[float, ...] | None  # shares of the win; None: the game is not over
    steps: int  # of the log
    effort: float
    is_complete: bool  # all that was planned is done

    @cached_property
    def turning_points(self) -> list[TurningPoint]:
        return turning_points(self.examined, self.stretches, self.seats)

    @cached_property
    def players(self) -> list[PlayerReview]:
        return [self.player(seat) for seat in self.seats]

    def player(self, seat: int) -> PlayerReview:
        own = [one for one in self.examined if one.decision.seat == seat]
        return PlayerReview(
            seat,
            self.names[seat],
            accuracy([one.loss for one in own], len(self.names)),
            sum(one.loss for one in own),
            sum(stretch.decided[seat] for stretch in self.stretches if stretch.seat != seat),
            sum(stretch.luck[seat] for stretch in self.stretches),
            len(own),
        )

    def at(self, step: int) -> Examined:
        """The decision before which the log had this many entries."""
        return next(one for one in self.examined if one.decision.step == step)

    def data(self, language: str = words.DEFAULT) -> ReviewData:
        """Everything, JSON-ready; only the reasons' words depend on the language."""
        return {
            "players": [self.player_data(player) for player in self.players],
            "course": self.course_data(),
            "decisions": [self.decision_data(one, language) for one in self.examined if self.is_asked(one)],
            "turning_points": [point.step for point in self.turning_points],
            "effort": self.effort,
        }

    def is_asked(self, one: Examined) -> bool:
        """Decisions of the seats that were asked for, and others' after which luck struck them."""
        return one.decision.seat in self.seats or any(p.step == one.decision.step for p in self.turning_points)

    def player_data(self, player: PlayerReview) -> PlayerData:
        return {
            "seat": player.seat,
            "name": player.name,
            "accuracy": None if player.accuracy is None else round(player.accuracy, 1),
            "lost": round(player.lost, PLACES),
            "others": round(player.others, PLACES),
            "luck": round(player.luck, PLACES),
            "decisions": player.decisions,
        }

    def course_data(self) -> list[CoursePoint]:
        """Before every decision, and the end."""
        points: list[CoursePoint] = [
            {
                "step": stretch.step,
                "turn": stretch.turn,
                "seat": stretch.seat,
                "win": rounded(stretch.win),
                "decided": rounded(stretch.decided),
                "luck": rounded(stretch.luck),
            }
            for stretch in self.stretches
        ]
        if self.stretches and self.is_whole:
            points.append({"step": self.steps, "seat": None, "win": rounded(self.stretches[-1].end)})
        return points

    @property
    def is_whole(self) -> bool:
        """Every decision was looked at."""
        return self.is_complete or self.result is not None

    def decision_data(self, one: Examined, language: str) -> DecisionData:
        decision, gap, win = one.decision, one.gap, one.after[one.decision.seat]
        turning = next((point for point in self.turning_points if point.step == decision.step), None)
        data: DecisionData = {
            "step": decision.step,
            "turn": decision.turn,
            "seat": decision.seat,
            "played": self.texts(one, decision.played),
            "best": self.texts(one, one.best),
            "win_played": round(win, PLACES),
            "win_best": round(win + one.loss, PLACES),
            "loss": round(one.loss, PLACES),
            "interval": [round(gap.low, PLACES), round(gap.high, PLACES)],
            "close": one.is_close,
            "label": one.label,
            "turning": turning.kind if turning else None,
            "reasons": reasons_data(self.game, self.names, one, language),
        }
        if turning:
            data["whose"], data["weight"] = turning.seat, round(turning.weight, PLACES)
            data["told"] = self.told(one, turning, language)
            data["outcomes"] = {"played": self.seen(one, decision.played), "best": self.seen(one, one.best)}
            data["choices"] = [self.choice_data(one, choice, language) for choice in one.weighed[:MOST_CHOICES]]
        return data

    def told(self, one: Examined, turning: TurningPoint, language: str) -> Told:
        told: Told = {
            "played": self.sentences(one, one.decision.played, language),
            "best": self.sentences(one, one.best, language),
        }
        if turning.kind == "best" and one.natural is not None:
            told["natural"] = self.sentences(one, one.natural.other, language)
        if turning.kind == "luck":
            told["next"] = self.came_up(one, language)
        return told

    def came_up(self, one: Examined, language: str) -> list[Words]:
        """What chance brought after a decision."""
        left, then = one.decision.left, one.decision.then
        return retold(self.game, asked(left), then, self.names, language) if left is not None else []

    def seen(self, one: Examined, moves: Sequence[int]) -> Json:
        """The table after a choice, as its seat would see it."""
        state = asked(one.decision.root)
        for move in moves:
            state.play(move)
        return self.game.view(state, one.decision.seat)

    def choice_data(self, one: Examined, choice: Weighed, language: str) -> ChoiceData:
        return {
            "moves": self.texts(one, choice.moves),
            "words": self.sentences(one, choice.moves, language),
            "win": round(choice.win.mean, PLACES),
            "win_interval": [round(choice.win.low, PLACES), round(choice.win.high, PLACES)],
            "points": round(choice.points.mean, 2),
            "points_interval": [round(choice.points.low, 2), round(choice.points.high, 2)],
        }

    def texts(self, one: Examined, moves: Sequence[int]) -> list[str]:
        """A choice in the notation."""
        return self.game.texts(one.decision.root, moves)

    def sentences(self, one: Examined, moves: Sequence[int], language: str) -> list[Words]:
        """A choice in words."""
        return retold(self.game, asked(one.decision.root), moves, self.names, language)


def reasons_data(game: Game, names: Sequence[str], one: Examined, language: str) -> list[ReasonData]:
    """The reasons in words, each with its figures; that there is no single one is said as well."""
    if one.reasons_measured and not one.reasons:
        return [{"words": words.parts("review-no-single-reason", language), "figures": {}}]
    return [{"words": reason.words(game, names, language), "figures": reason.figures()} for reason in one.reasons]


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, PLACES) for share in shares]
