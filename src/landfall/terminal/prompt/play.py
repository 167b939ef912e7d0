"""A game at the terminal: persons answer prompts, bots answer by themselves, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from landfall.bots import Bot, Knowledge, OwnTurn, Turns, choose_in
from landfall.bots.reasons import reason_for
from landfall.flow import Event, IllegalAction, Rng, State
from landfall.flow.history import EVERY
from landfall.terminal.games.registry import draw_table, legend
from landfall.terminal.prompt.commands import COMMANDS, command_in
from landfall.terminal.prompt.matching import impossible, matching
from landfall.terminal.result import draw_result
from landfall.terminal.story import lines_of, plain_events
from landfall.terminal.tables.chairs import Chair, names_of
from landfall.terminal.tables.saved import save
from landfall.terminal.tables.thinking import QUICK, Waiting
from landfall.terminal.words import Unusable, Words
from landfall.texts.reasons import say_reason

HINT = "expert"  # the bot that gives hints
MANY = 30  # choices after which the person is told how to narrow the list
FORGET = "\x1b[3J"  # what has scrolled away goes too
LAST = 30  # how many lines `log` shows unless asked for more


class Quit(Exception):
    """The person leaves; the game is saved."""


class Session:
    """One game from here to its end or to `quit`."""

    def __init__(
        self, state: State, chairs: list[Chair], words: Words, console: Console, place: Path, seed: str
    ) -> None:
        self.state = state
        state.kept_history().every = EVERY  # people undo
        self.game = state.game
        self.chairs = chairs
        self.names = names_of(chairs, words)
        self.words = words
        self.console = console
        self.place = place
        self.rng = Rng(f"{seed}/terminal")
        self.seed = seed
        self.waiting = Waiting()
        self.asked = 0
        self.told = [0] * state.seats  # by seat: how much of the story has been read out to it
        self.told_to_all = 0
        self.persons = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.last_person = -1
        self.turns = Turns(state.seats)  # of the bots, so that they end
        self.is_kept = True  # whether the file holds the current position

    def run(self) -> bool:
        """Play to the end; False if the person left before it. Every move is saved at once."""
        try:
            while not self.state.is_terminal():
                self.one_decision()
            self.finish()
            return True
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        finally:
            self.waiting.close()
            if not self.is_kept:
                save(self.state, self.chairs, self.place)
            self.say("saved", file=str(self.place))

    def keep(self) -> None:
        """Save what has just happened. Where that fails the person is told and the game continues."""
        try:
            save(self.state, self.chairs, self.place)
            self.is_kept = True
        except Unusable as wrong:
            self.is_kept = False
            self.say(wrong.key, **wrong.facts)

    def one_decision(self) -> None:
        to_act = self.state.to_act()
        for seat in to_act:
            bot = self.chairs[seat].bot
            if bot is not None:
                turn = self.turns.asked(self.state, seat)
                self.play(self.choice_of(bot, seat, turn), seat)
                if turn.is_cut():
                    self.say("turn-cut", name=self.names[seat])
                if len(self.persons) < 2:
                    self.tell_news(self.persons[0] if self.persons else None)
                return
        self.ask(to_act[0])

    def choice_of(self, bot: Bot, seat: int, turn: OwnTurn) -> int:
        knowledge = self.knowledge(seat)
        if bot.name in QUICK:
            return choose_in(turn, bot, knowledge)
        return self.thought(bot.name, f"bot {seat}", knowledge, turn)

    def knowledge(self, seat: int) -> Knowledge:
        self.asked += 1
        return Knowledge.of(self.state, seat, self.rng.child(str(self.asked)))

    def thought(self, level: str, thinker: str, knowledge: Knowledge, turn: OwnTurn) -> int:
        """The choice of a bot that takes its time."""
        if not self.console.is_terminal:
            return self.waiting.choose(level, f"{self.seed}/{thinker}", knowledge, turn)
        with self.console.status(self.words("thinking", name=self.names[knowledge.seat])):
            return self.waiting.choose(level, f"{self.seed}/{thinker}", knowledge, turn)

    def play(self, action: int, seat: int) -> None:
        self.state.apply_action(action, seat)
        self.keep()

    # -- telling -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **given: object) -> None:
        self.console.print(Text(self.words(key, **given)), soft_wrap=True)

    def tell_news(self, seat: int | None) -> None:
        """Read out what has happened since this seat last heard."""
        since = self.told_to_all if seat is None else self.told[seat]
        events = self.state.events(seat)
        self.read_out(events[since:])
        if seat is None:
            self.told_to_all = len(events)
        else:
            self.told[seat] = len(events)

    def read_out(self, events: Sequence[Event]) -> None:
        for line in lines_of(self.game, plain_events(events), self.names, self.words):
            self.console.print(Text(line.words, style="dim"))

    def show_table(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(draw_table(self.game, self.state.view(seat), self.names, self.words))

    def show_question(self, seat: int, actions: list[int]) -> None:
        """The question, and the choices with their numbers in the whole list."""
        question = self.state.decision(seat)
        assert question is not None, f"seat {seat} is asked, but owes no decision"
        self.console.print()
        asked = Text(self.words.say(question, self.names), style="bold")
        if len(self.persons) > 1:
            asked = Text(f"{self.names[seat]}: ", style="bold").append_text(asked)
        self.console.print(asked)
        legal = self.state.legal_actions(seat)
        width = len(str(len(legal)))
        listed: list[Text] = []
        for number, action in enumerate(legal, start=1):
            if action in actions:
                line = Text(f"{number:>{width}} ", style="bold cyan")
                if self.is_pointed_at(action):
                    line.append("→ ", style="bold green")
                listed.append(line.append(self.words.say(self.game.named(action), self.names), style="default"))
        self.console.print(Columns(listed, padding=(0, 3), column_first=True))
        if len(listed) > MANY:
            self.console.print(Text(self.words("narrow"), style="dim"))

    def is_pointed_at(self, action: int) -> bool:
        """Whether a choice is marked in the list."""
        return False

    def finish(self) -> None:
        reader = self.persons[0] if len(self.persons) == 1 else None
        self.tell_news(reader)
        self.show_table(reader)
        self.console.print()
        self.console.print(draw_result(self.state, self.names, self.words, self.state.kept_history().story))

    # -- asking --------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until one legal action is left, and take it."""
        if len(self.persons) > 1 and seat != self.last_person:
            self.hand_over(seat)
        self.last_person = seat
        self.tell_news(seat)
        self.show_table(seat)
        legal = self.state.legal_actions(seat)
        self.show_question(seat, legal)
        while True:
            typed = self.console.input(Text("> ", style="bold")).strip()
            if not typed:
                continue
            if self.heard(typed, seat):
                return
            command, rest = self.command_in(typed)
            if command:
                if self.obey(command, rest, seat):
                    return
                continue
            action = self.action_in(typed, seat)
            if action is not None:
                self.play(action, seat)
                return

    def heard(self, typed: str, seat: int) -> bool:
        """Whether what was typed is for somebody else than the game, and is done."""
        return False

    def command_in(self, typed: str) -> tuple[str, str]:
        return command_in(typed, self.words)

    def hand_over(self, seat: int) -> None:
        """Several persons share the screen: nobody sees what the one before them saw."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        self.console.input(Text(self.words("hand-over", name=self.names[seat]) + " ", style="bold"))

    def action_in(self, typed: str, seat: int) -> int | None:
        """The action that was meant, or None after saying what is wrong."""
        legal = self.state.legal_actions(seat)
        if typed.isdecimal():
            number = int(typed)
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self.say("no-such-number", most=len(legal))
            return None
        found = matching(self.game, legal, typed, self.words, self.names)
        if len(found) == 1:
            return found[0]
        if found:
            self.show_question(seat, found)
            return None
        self.explain(typed, seat)
        return None

    def explain(self, typed: str, seat: int) -> None:
        """Why what was typed cannot be done now."""
        legal = self.state.legal_actions(seat)
        for action in impossible(self.game, legal, typed, self.words, self.names)[:1]:
            refusal = self.state.refusal(action, seat)
            if refusal is not None:
                self.console.print(Text(self.words.say(refusal, self.names), style="yellow"))
                return
        self.say("not-understood", typed=typed)

    # -- commands ------------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Do what a command says; True if the position has changed."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo(seat)
        simple: dict[str, Callable[[str, int], None]] = {
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "hint": self.hint,
            "save": self.save,
            "table": self.table,
        }
        simple[command](rest, seat)
        return False

    def help(self, rest: str, seat: int) -> None:
        for part in (self.words.howto(self.game), legend(self.game, self.words)):
            if part:
                self.console.print(Markdown(part))
                self.console.print()
        self.say("prompt-help")
        for command in COMMANDS:
            self.console.print(Text(f"  {self.words(f'command-{command}'):<14}{self.words(f'command-{command}-help')}"))

    def why(self, rest: str, seat: int) -> None:
        legal = self.state.legal_actions(seat)
        if not rest:
            self.say("why-what")
        elif matching(self.game, legal, rest, self.words, self.names):
            self.say("is-possible")
        else:
            self.explain(rest, seat)

    def log(self, rest: str, seat: int) -> None:
        events = self.state.events(seat)
        last = int(rest) if rest.isdecimal() else LAST
        self.read_out(events[-last:] if last else [])

    def hint(self, rest: str, seat: int) -> None:
        action = self.thought(HINT, f"hint {self.asked}", self.knowledge(seat), OwnTurn(1, {}))
        number = self.state.legal_actions(seat).index(action) + 1
        self.say("hint", number=number, action=self.words.say(self.game.named(action), self.names))
        reason = reason_for(self.knowledge(seat), action, Rng(f"hint {self.asked}"))
        if reason is not None:
            why = say_reason(self.game, reason.other, reason.points, self.words.lang, self.names)
            self.console.print(Text(why), soft_wrap=True)

    def save(self, rest: str, seat: int) -> None:
        try:
            self.say("saved", file=str(save(self.state, self.chairs, Path(rest) if rest else self.place)))
        except Unusable as wrong:
            self.say(wrong.key, **wrong.facts)

    def table(self, rest: str, seat: int) -> None:
        self.show_table(seat)
        self.show_question(seat, self.state.legal_actions(seat))

    def undo(self, seat: int) -> bool:
        try:
            self.state = self.game.undo(self.state, seat)
        except IllegalAction as refused:
            self.console.print(Text(self.words.say(refused, self.names), style="yellow"))
            return False
        self.keep()
        self.heard_before()
        self.say("undone")
        return True

    def heard_before(self) -> None:
        """The story has become shorter: what is left of it has been read out."""
        for reader in range(self.state.seats):
            self.told[reader] = min(self.told[reader], len(self.state.events(reader)))
        self.told_to_all = min(self.told_to_all, len(self.state.events(None)))
