"""State: a position of any game."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from sacbe.play.codes import CHANCE, ILLEGAL, LIST_BITS, NO_MASK, OVER
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game, checksum
from sacbe.play.integers import as_integer
from sacbe.text.document import Document
from sacbe.text.names import seat_name

if TYPE_CHECKING:
    from sacbe.play.engine import Engine


class State:
    """A position: who must act, the legal actions, and their effects.

    States can be copied, compared and used as keys. `play` changes one in place. Everything that
    shows a position takes the seat of the viewer.
    """

    __slots__ = (
        "_at",
        "_engine",
        "_last_view",
        "_legal",
        "_memory",
        "_plain",
        "_play",
        "current_player",
        "game",
    )

    game: Game
    current_player: int | None
    _legal: list[int]  # of the current player; copies of the state share the list
    _plain: Any
    _last_view: tuple[Any, int, dict[str, Any]]  # a plain position, a seat, and its view

    def __init__(self, game: Game, engine: Engine, memory: Any, answer: int) -> None:
        """Internal; positions come from Game.start, Game.from_bytes and copy."""
        self._hold(game, engine, memory)
        self._take(answer)

    def _hold(self, game: Game, engine: Engine, memory: Any) -> None:
        self.game = game
        self._engine = engine  # the game may change to a compiled one
        self._memory = memory
        self._at = engine.handle(memory)
        self._play = engine.play
        self._plain = None
        self._last_view = None, -1, {}

    @property
    def _slots(self) -> Any:
        """The slot as an array, for all entry points except `play`."""
        return self._engine.slots_in(self._memory)

    def _take(self, answer: int) -> None:
        """Store the next player and the number of legal actions from an answer of the engine."""
        player = answer >> LIST_BITS
        self.current_player = None if player == OVER else player
        self._legal = self._engine.first_actions(self._memory, answer & 255)
        self._plain = None

    @classmethod
    def start(cls, game: Game, players: int, options: dict[str, int | bool | str]) -> State:
        """A new game with checked options."""
        engine = game.engine
        return cls(game, engine, *engine.start_memory(players, options))

    @classmethod
    def load(cls, game: Game, raw: bytes) -> State:
        """A position from its bytes; ValueError if it is impossible."""
        engine = game.engine
        slots, answer = engine.read(raw)
        return cls(game, engine, engine.memory_of(slots), answer)

    # ------------------------------------------------------------ playing

    @property
    def players_to_act(self) -> list[int]:
        """The players who must act: more than one only for secret simultaneous choices."""
        if self.current_player is None:
            return []
        if self.current_player == CHANCE:
            return [CHANCE]
        must_act = self._engine.must_act
        return [seat for seat in range(self.players) if must_act(self._slots, seat)]

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._engine.players_of(self._slots)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal action ids, sorted: of the current player, or of a seat that must act."""
        if seat is None or seat == self.current_player:
            return self._legal.copy()
        return self._engine.list_for(self._slots, self._check_seat(seat))

    def play(self, action: int, seat: int | None = None) -> None:
        """Play an action; an illegal one raises IllegalAction and changes nothing."""
        if type(action) is not int:  # integers of NumPy, but nothing that would be rounded
            try:
                action = operator.index(action)
            except TypeError:
                raise IllegalAction(f"An action must be an integer, not {action!r}.") from None
        if seat is not None and seat != self.current_player:
            self._play_for(self._check_seat(seat), action)
            return
        try:
            player, legal = self._play(self._at, action, 0)
        except OverflowError:
            player, legal = ILLEGAL, []  # no machine word holds it, no list of actions
        if player == ILLEGAL:
            raise IllegalAction(self._why_illegal(action, seat))
        self.current_player = None if player == OVER else player
        self._legal = legal
        self._plain = None

    def _play_for(self, seat: int, action: int) -> None:
        """Play an action of a seat that is not the current player but must act, too."""
        try:
            answer = self._engine.play_for(self._slots, seat, action)
        except OverflowError:
            answer = ILLEGAL
        if answer == ILLEGAL:
            raise IllegalAction(self._why_illegal(action, seat))
        self._take(answer)

    def deal(self, rng: Any) -> None:
        """Sample chance outcomes by their probability until a seat must act or the game is
        over. The generator is one of `game.engine.rng(seed)`."""
        if self.current_player == CHANCE:
            dealer, handle = self._engine.dealer
            if dealer is not rng:
                handle = self._engine.use_dealer(rng)
            player, legal = self._play(self._at, 0, handle)
            self.current_player = None if player == OVER else player
            self._legal = legal
            self._plain = None

    def _check_seat(self, seat: int) -> int:
        number = as_integer(seat, 0, self.players - 1)
        if number is None:
            raise ValueError(f"There is no seat {seat!r}: seats are 0 to {self.players - 1}.")
        return number

    def _check_viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._check_seat(seat)

    def _why_illegal(self, action: int, seat: int | None) -> str:
        if self.current_player is None:
            return "The game is over."
        if self.current_player == CHANCE:
            return f"This is a chance event, and {action!r} is not a possible outcome."
        if not 0 <= action < self.game.num_actions:
            return f"There is no action {action!r}: ids are 0 to {self.game.num_actions - 1}."
        why = self.explain(action, self.current_player if seat is None else seat)
        return str(why["text"]) if why else f"Action {action} is not legal."

    def chance(self) -> list[tuple[int, float]]:
        """The chance outcomes with their probabilities; empty when a seat must act."""
        if self.current_player != CHANCE:
            return []
        weights = self.chance_weights()
        total = sum(weights)
        return [(a, w / total) for a, w in zip(self.legal_actions(), weights, strict=True)]

    def chance_weights(self) -> list[int]:
        """The weights (relative probabilities) of the chance outcomes."""
        weigh, slots = self._engine.weigh, self._slots
        return [weigh(slots, outcome) for outcome in self.legal_actions()]

    def shuffle(self, outcome: int) -> int:
        """Which shuffle of its deck an outcome comes from: 0 for the first, 1 after the deck was
        shuffled again, and so on. Outcomes of different shuffles are independent."""
        return int(self.game.knowledge.shuffle(self._look(), outcome))

    @property
    def is_simultaneous(self) -> bool:
        """Is the current choice a secret, simultaneous one, which cannot be undone?"""
        return bool(self.game.knowledge.is_simultaneous(self._look()))

    def steps(self, action: int, seat: int) -> list[tuple[int, Any]]:
        """The effects of a legal action: (-1, the position after the action alone), then each
        automatic step with the position after it, as plain objects."""
        engine = self._engine
        slots = engine.slots_in(engine.copy_memory(self._memory))
        engine.apply_action(slots, seat, action)
        positions = [(-1, engine.plain(slots))]
        while (step := engine.run_step(slots)) >= 0:
            positions.append((step, engine.plain(slots)))
        return positions

    # ------------------------------------------------------------ copying and comparing

    def copy(self) -> State:
        """An independent copy, on the compiled rules if there are any by now."""
        twin, engine = State.__new__(State), self.game.engine
        is_same = engine is self._engine
        memory = engine.copy_memory(self._memory) if is_same else engine.adopt(self._slots)
        twin._hold(self.game, engine, memory)
        twin.current_player, twin._legal, twin._plain = (
            self.current_player,
            self._legal,
            self._plain,
        )
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def raw(self) -> bytes:
        """The bytes of the position alone."""
        return self._engine.state_of(self._slots)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.raw() == other.raw()

    def __hash__(self) -> int:
        return hash((self.game.name, self.raw()))

    def to_bytes(self) -> bytes:
        """The position with its game, rules version and data, for Game.from_bytes."""
        body = self.game.header() + self.raw()
        return body + checksum(body)

    def describe(self) -> dict[str, object]:
        """All fields of the position, secrets included, for Game.position."""
        from sacbe.play.position import describe

        return describe(self)

    def notation(self) -> str:
        """The position in one line of text, secrets included, for Game.position."""
        from sacbe.play.position import notation

        return notation(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.from_bytes, (self.to_bytes(),)

    # ------------------------------------------------------------ what can be seen

    def plain(self) -> Any:
        """The position as ordinary Python objects, all secrets included: for the game's package."""
        return self._engine.plain(self._slots)

    def _look(self) -> Any:
        """The same, cached until the next action; read-only."""
        if self._plain is None:
            self._plain = self.plain()
        return self._plain

    def _see(self, seat: int) -> dict[str, Any]:
        """The view of a seat, cached until the next action; read-only."""
        plain, viewer, view = self._last_view
        if plain is None or plain is not self._look() or viewer != seat:
            view = self.view(seat)
            self._last_view = self._look(), seat, view
        return view

    @property
    def scores(self) -> list[int | float]:
        """The current points of every seat."""
        return list(self.game.knowledge.scores(self._look()))

    @property
    def winners(self) -> list[int]:
        """The winning seats once the game is over; several in a shared victory."""
        if self.current_player is not None:
            return []
        bits = self._engine.winners(self._slots)
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def view(
        self, seat: int | None = None, public_view: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as a JSON-able dict. Who needs those of several
        seats hands in a spectator's view of the same position as `public_view`: its parts are used
        again, so none of them may be changed."""
        viewer = self._check_viewer(seat)
        return dict(self.game.knowledge.view(self._look(), viewer, public_view))

    def goods_view(self, seat: int) -> dict[str, Any]:
        """The pieces of a seat's view that its goods are counted from (`play.goods`)."""
        return dict(self.game.knowledge.goods_view(self._look(), self._check_seat(seat)))

    def view_of(self, position: Any, seat: int | None) -> dict[str, Any]:
        """The same of a position in between, as `steps` returns them."""
        return dict(self.game.knowledge.view(position, self._check_viewer(seat), None))

    def knows(self, seat: int | None, player: int, action: int) -> bool:
        """May a seat (None: a spectator) see that this action was played here?"""
        return bool(self.game.knowledge.knows(self._look(), seat, player, action))

    def action_info(self, action: int, seat: int | None = None) -> dict[str, Any]:
        """A description of an action or chance outcome, with the keys of the view."""
        if seat is None and self.current_player == CHANCE:
            return dict(self.game.actions.chance_info(self._look(), action))
        return dict(self.game.actions.info(self._look(), action, self._actor(seat)))

    def action_text(
        self,
        action: int,
        seat: int | None = None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        options: bool = True,
    ) -> str:
        """An action as a sentence; `names` are the names of the seats. Without `options` it does
        not list the choices that follow."""
        info = self.action_info(action, seat)
        if seat is not None or self.current_player != CHANCE:
            actor = self._actor(seat)
            info |= self.game.actions.context(self._see(actor), info, actor)
        if not options:
            info.pop(self.game.text.OPTIONS.get(info["type"], ""), None)
        return str(self.game.text.action_text(info, self.game.texts(lang), names))

    def explain(
        self, what: int | dict[str, Any], seat: int | None = None, lang: str = "en"
    ) -> dict[str, Any] | None:
        """Why an action is illegal: reason, numbers, rule and text; None if it is legal."""
        actor = self._actor(seat)
        s = self._look()
        action = what if isinstance(what, int) else self.game.actions.find(s, what, actor)
        if action is not None and action in self.legal_actions(actor):
            return None
        refusal = self.game.explain.refuse(s, action, actor)
        text = self.game.text.refusal_text(refusal, self.game.texts(lang))
        return {**refusal, "text": str(text)}

    def _actor(self, seat: int | None) -> int:
        if seat is not None:
            return self._check_seat(seat)
        return (
            self.current_player
            if self.current_player is not None and self.current_player >= 0
            else 0
        )

    def determinize(self, seat: int | None, seed: int) -> State:
        """Sample a position that the seat cannot distinguish from this one."""
        viewer = self._check_viewer(seat)
        twin = self.copy()
        viewpoint = -1 if viewer is None else viewer
        twin._take(twin._engine.determinize(twin._slots, viewpoint, operator.index(seed)))
        return twin

    def observation(self, seat: int) -> Any:
        """The observation of a seat as float32, one column per Game.observation_names."""
        columns = np.empty(self._engine.columns, np.float32)
        self.observe(seat, columns)
        return columns

    def observe(self, seat: int, columns: Any, mask: Any = NO_MASK) -> None:
        """Write the observation into `columns` (float32), and the legal actions of the seat into
        `mask` (int8, one per action) if it is the current player."""
        viewer = self._check_seat(seat)
        engine = self._engine
        shapes = (columns.shape, columns.dtype, mask.dtype)
        if shapes != ((engine.columns,), np.float32, np.int8) or (
            mask is not NO_MASK and mask.shape != (self.game.num_actions,)
        ):
            raise ValueError(
                f"For {self.game.title} the observation must be {engine.columns} float32 values "
                f"and the mask {self.game.num_actions} int8 values."
            )
        engine.observe(self._at, viewer, columns, mask)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as a seat (None: a spectator) sees it, with its legal actions, as a standalone
        SVG in the light or dark theme of the reader's system."""
        from sacbe.draw.style import standalone

        must_act = (
            self.current_player is not None
            and self.current_player != CHANCE
            and seat in self.players_to_act
        )
        choices = [
            (action, self.action_info(action, seat), self.action_text(action, seat, lang))
            for action in (self.legal_actions(seat) if must_act else [])
        ]
        texts = self.game.texts(lang)
        names = [seat_name(texts, p) for p in range(self.players)]
        board = self.game.board.picture(self.view(seat), seat, choices, texts, names)
        return standalone(board.svg())

    def document(
        self, seat: int | None = None, lang: str = "en", names: Sequence[str] | None = None
    ) -> Document:
        """The board as a seat (None: a spectator) sees it, as headings, lists and tables; as text
        with `sacbe.text.document.plain_text`."""
        texts = self.game.texts(lang)
        seat_names = names or [seat_name(texts, p) for p in range(self.players)]
        return self.game.document.document(self.view(seat), seat, texts, seat_names)

    def _repr_svg_(self) -> str:
        """The public board in a notebook."""
        return self.svg()

    def __repr__(self) -> str:
        who = {None: "over", CHANCE: "chance event"}.get(
            self.current_player, f"seat {self.current_player}"
        )
        return f"<State of {self.game.name}, {self.players} players: {who}>"
