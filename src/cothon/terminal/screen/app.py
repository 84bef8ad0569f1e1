"""A game on the whole screen: board, choices and what they would bring, points and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.worker import get_current_worker

from cothon.bots import Bot, Estimate
from cothon.core import foresight
from cothon.core.game import Json
from cothon.core.refusal import Refusal
from cothon.terminal.deciding import Decision, Offer
from cothon.terminal.drawing import draw_apart
from cothon.terminal.playing import Answer, Line, Playing, answer_of, score_parts
from cothon.terminal.screen.asking import Curtain
from cothon.terminal.screen.base import Foot, Pane, story_of
from cothon.terminal.screen.choices import Choices
from cothon.terminal.screen.filing import Filing
from cothon.terminal.screen.replaying import Replaying

AT_THE_END = ("replay", "save", "leave")
STORY = 80  # lines of the log; looking back shows all


class PlayApp(Filing):
    """Plays a `Playing` to its end; what a decision is made of is in `Decision`."""

    KEYS = {  # noqa: RUF012
        "h": "hint",
        "u,backspace": "undo",
        "l": "read",
        "r": "replay",
        "s": "save",
        "question_mark": "help",
        "q": "leave",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "break_off", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
    ]

    def __init__(self, playing: Playing, greeting: str = "") -> None:
        super().__init__(playing)
        self.lines = [*([Line(greeting, True)] if greeting else []), *playing.past()]
        self.shown_to: int | None = playing.people[0] if playing.people else None
        self.decision: Decision | None = None
        self.offers: list[Offer] = []

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Pane(id="board")
                yield Static(id="hand")
                yield Static(id="prompt", markup=False)
                yield Choices(id="choices")
                yield Static(id="said", markup=False)
            with Vertical(id="side"):
                yield Static(id="standing", markup=False)
                yield Pane(id="story")
        yield Foot()

    def on_mount(self) -> None:
        self.part("#choices", Choices).focus()
        self.tell([])
        self.go_on()

    def go_on(self) -> None:
        """Up to the next decision of a person."""
        table = self.table
        self.decision = None
        while isinstance(table.turn, int) and len(table.legal_moves()) == 1:
            self.tell(self.playing.play(table.legal_moves()))
        if not isinstance(table.turn, int):
            self.show_end()
        elif bot := self.playing.seats[table.turn]:
            self.offer([], self.say("screen-thinks", name=self.names[table.turn]))
            self.draw()
            self.let_think(bot, table.turn, table.view(table.turn), table.legal_moves())
        else:
            self.seat_down(table.turn)

    @work(thread=True)
    def let_think(self, bot: Bot, seat: int, view: Json, legal: list[str]) -> None:
        """In a thread, so that the screen stays alive."""
        answer, worker = answer_of(bot, view, legal), get_current_worker()
        if not worker.is_cancelled:
            self.call_from_thread(self.bot_moves, seat, answer)

    def bot_moves(self, seat: int, answer: Answer) -> None:
        if notice := self.playing.take_over(seat, answer):
            self.tell([Line(notice, False)])
        self.tell(self.playing.play([answer.move]))
        self.go_on()

    def seat_down(self, seat: int) -> None:
        """At a shared screen the hand is hidden until its owner sits down."""
        if self.shown_to == seat:
            self.decide(Decision(self.table))
            return
        name = self.names[seat]
        curtain = Curtain(self.say("screen-pass-on", name=name), [self.say("screen-here", name=name)])
        self.push_screen(curtain, lambda _: self.sit_down(seat))

    def sit_down(self, seat: int) -> None:
        self.shown_to = seat
        self.decide(Decision(self.table))

    def decide(self, decision: Decision) -> None:
        """Offer how the decision can go on, or play it if it is complete."""
        if decision.is_complete:
            self.tell(self.playing.play(decision.moves))
            self.go_on()
            return
        self.decision = decision
        self.offers = decision.offers(self.language)
        self.offer([offer.words for offer in self.offers], self.say("screen-decides", name=self.names[decision.seat]))
        self.draw()

    def show_end(self) -> None:
        scores = list(self.playing.scores())
        self.tell([Line(text, False) for text in (self.say("over"), *scores)])
        self.offer([self.say(f"key-{name}") for name in AT_THE_END], self.say("over"))
        self.draw()
        self.speak("\n".join(scores))

    def draw(self) -> None:
        """Of a decision under way, what it has led to so far."""
        seat, table = self.shown_to, self.table
        if self.decision is not None:
            view = self.decision.view()
        else:
            view = table.view(None) if table.turn is None or seat is None else self.playing.view(seat)
        board, hand = draw_apart(view, self.names, self.language)
        self.part("#board Static", Static).update(board)
        self.part("#hand", Static).update(hand or "")
        self.part("#hand", Static).display = hand is not None and view["viewer"] is not None
        standings = table.game.standings(table.state, seat, table.turn is None)
        self.part("#standing", Static).update(Text("\n").join(map(self.standing, self.names, standings)))

    def standing(self, name: str, sheet: Json | None) -> Text:
        """What is known of a seat's points; parts that bring nothing are left out."""
        if sheet is None:
            return Text(f"{name}: –", "dim")
        parts = score_parts(self.table.game, sheet, self.language)
        known = ", ".join(f"{part} {value}" for part, value in parts if value)
        return Text.assemble((f"{name}: {sheet['total']}", "bold"), (f"  {known}" if known else "", "dim"))

    def offer(self, lines: Sequence[str], prompt: str) -> None:
        self.part("#prompt", Static).update(prompt)
        self.speak("")
        self.part("#choices", Choices).offer(lines)

    def tell(self, lines: Sequence[Line]) -> None:
        self.lines += lines
        self.part("#story Static", Static).update(story_of(self.lines[-STORY:]))
        self.part("#story", Pane).scroll_end(animate=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the marked choice would bring, as far as its maker can know."""
        if self.decision is not None and event.option_list.id == "choices" and event.option_index < len(self.offers):
            moves = self.decision.moves_with(self.offers[event.option_index].move)
            self.speak(" ".join(foresight.sentences(self.table, self.decision.seat, moves, self.language)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.decision is not None:
            self.decision.add(self.offers[event.option_index].move)
            self.decide(self.decision)
        elif self.table.turn is None:
            self.call_later(self.run_action, AT_THE_END[event.option_index])

    def action_undo(self) -> None:
        """The last step of the decision under way, or the last decision."""
        if self.decision is None:
            return
        try:
            if not self.decision.back():
                self.tell(self.playing.take_back(self.decision.seat))
                self.decision = Decision(self.table)
            self.decide(self.decision)
        except Refusal as refusal:
            self.speak(refusal.words(self.language), refused=True)

    def action_hint(self) -> None:
        if self.decision is not None:
            self.speak(self.say("screen-considers"))
            self.advise(self.decision, list(self.decision.moves))

    @work(thread=True, exclusive=True, group="hint")
    def advise(self, decision: Decision, moves: list[str]) -> None:
        estimates, worker = self.playing.hints(decision.seat, decision.state.clone()), get_current_worker()
        if not worker.is_cancelled:
            self.call_from_thread(self.show_hints, decision, moves, estimates)

    def show_hints(self, decision: Decision, moves: list[str], estimates: Sequence[Estimate]) -> None:
        """Beside the choices they are about, if those are still offered; the best is marked."""
        if decision is not self.decision or moves != decision.moves:
            return
        choices, places = self.part("#choices", Choices), {offer.move: i for i, offer in enumerate(self.offers)}
        for estimate in estimates:
            place = places[estimate.move]
            choices.remark(place, self.offers[place].words, self.playing.chances(estimate))
        choices.highlighted = places[estimates[0].move]
        self.speak(self.say("screen-hinted"))

    def action_read(self) -> None:
        """On a narrow screen the log in place of the board, and back."""
        self.screen_stack[0].toggle_class("reading")
        self.part("#story", Pane).scroll_end(animate=False)

    def action_replay(self) -> None:
        self.push_screen(Replaying(self.table, self.playing.viewer, self.language, is_open=self.table.turn is None))

    def action_help(self) -> None:
        self.speak(self.say("screen-help"))

    def action_turn(self, pages: int) -> None:
        board = self.screen.query_one("#board", Pane)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)
