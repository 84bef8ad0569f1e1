"""Several clients play against the server in any order; a plain model says what each may do and must see."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from conftest import QUICK
from house import House
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

import cothon

RULES = ("traders/standard", "traders/classic", "traders/forum", "guilds/standard")


class Clients(RuleBasedStateMachine):
    """Three people at one table, a stranger, and a spectator. The model is a table of the library."""

    people = Bundle("people")
    running: House
    folder: TemporaryDirectory[str]

    def __init__(self) -> None:
        super().__init__()
        self.seated = 1
        self.said = 0
        self.model: cothon.Table | None = None

    @initialize(rules=st.sampled_from(RULES))
    def open_table(self, rules: str) -> None:
        self.players = [self.running.player(name) for name in ("Hanno", "Mago", "Gisco")]
        self.stranger = self.running.player("Scipio")
        self.table = self.players[0].open("me", "open", "open", rules=rules)
        self.path = f"/api/tables/{self.table['id']}"
        self.last = self.table["seq"]
        self.model = self.mirror()

    def mirror(self) -> cothon.Table:
        """The library's table after the same moves, hidden cards included: the test may look behind the scenes."""
        hosted = self.running.app.state.server.tables.hosted[self.table["id"]]
        return hosted.table.copy()  # type: ignore[no-any-return]

    @property
    def playing(self) -> bool:
        return self.seated == 3 and self.model is not None and self.model.turn is not None

    @precondition(lambda self: self.model is not None and self.seated < 3)
    @rule()
    def join(self) -> None:
        code = self.table["seats"][self.seated]["invitation"]
        self.players[self.seated].post(f"{self.path}/join", 201, invitation=code)
        self.stranger.post(f"{self.path}/join", 404, invitation=code)
        self.seated += 1
        self.model = self.mirror()

    @precondition(lambda self: self.playing)
    @rule(pick=st.integers(0, 10**6))
    def move(self, pick: int) -> None:
        model = self.model
        assert model is not None
        seat = model.turn
        assert isinstance(seat, int)
        legal = model.legal_moves()
        seen = self.players[seat].look(self.table["id"])
        assert [one["move"] for one in seen["legal"]] == legal
        move = legal[pick % len(legal)]
        self.players[seat].move(self.table["id"], move)
        model.play(move)

    @precondition(lambda self: self.playing)
    @rule(who=st.integers(0, 2), pick=st.integers(0, 10**6))
    def move_out_of_turn(self, who: int, pick: int) -> None:
        model = self.model
        assert model is not None
        if who != model.turn:
            legal = model.legal_moves()
            error = self.players[who].move(self.table["id"], legal[pick % len(legal)], 409)["error"]
            assert error["code"] == "not-your-turn"

    @precondition(lambda self: self.playing)
    @rule(who=st.integers(0, 2))
    def undo(self, who: int) -> None:
        model = self.model
        assert model is not None
        reply = self.players[who].http.post(f"{self.path}/undo", json={})
        dealt_only = not any(mover >= 0 for mover, _ in model.log)
        refusal = model.undo_refusal(who)
        if refusal is None and not dealt_only:
            assert reply.status_code == 200, reply.text
            model.undo(who)
        else:
            assert reply.status_code == 409
            assert dealt_only or refusal is not None
            assert dealt_only or reply.json()["error"]["code"] == refusal.code  # type: ignore[union-attr]

    @precondition(lambda self: self.model is not None)
    @rule(
        text=st.text(
            st.characters(codec="utf-8", categories=("L", "M", "N", "P", "S", "Zs")), min_size=1, max_size=20
        ).filter(str.strip)
    )
    def chat(self, text: str) -> None:
        self.players[0].post(f"{self.path}/chat", text=text)
        self.said += 1
        assert self.players[0].look(self.table["id"])["chat"][-1]["text"] == text

    @precondition(lambda self: self.model is not None)
    @rule(garbage=st.text(max_size=30))
    def nonsense_changes_nothing(self, garbage: str) -> None:
        reply = self.players[0].http.post(f"{self.path}/moves", json={"move": garbage})
        legal = self.model.legal_moves() if self.model else []
        assert reply.status_code in (409, 422) or garbage in legal

    @precondition(lambda self: self.model is not None)
    @invariant()
    def everyone_sees_what_the_model_says(self) -> None:
        assert self.model is not None
        state: dict[str, Any] = {}
        for seat, player in enumerate(self.players[: self.seated]):
            state = player.look(self.table["id"])
            expected = self.model.view(seat)
            expected.pop("memory")
            assert state["view"] == expected
            assert len(state["log"]) == len(self.model.log)
        assert state["seq"] >= self.last
        self.last = state["seq"]
        self.stranger.get(self.path, 404)


def test_several_clients_against_a_model() -> None:
    with TemporaryDirectory() as folder:
        house = House(replace(QUICK, database=f"sqlite:///{Path(folder) / 'model.db'}"))
        house.start()
        Clients.running = house
        quick = settings(
            max_examples=6,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
        )
        try:
            from hypothesis.stateful import run_state_machine_as_test

            with contextlib.ExitStack():
                run_state_machine_as_test(Clients, settings=quick)
        finally:
            house.stop()
