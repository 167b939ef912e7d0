"""What makes a state: seats, options, seeds, and stored positions, good and bad."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.flow import BadSetup, BadState, Everyone, Game, OtherRules, Queue, RulesError, UnknownAction
from landfall.flow.options import Implied, Mix, Option
from tests.flow import made_up
from tests.flow.toy import ACTIONS, Ask, Draw, Later, Note, Toy, ToyGame, toy


class OptionsGame(ToyGame):
    """A toy with options: solitaire is for one seat only."""

    def __init__(self) -> None:
        super().__init__((Ask(0),))
        self.options = (
            Option("variant", ("basic", "solo"), "basic"),
            Option("size", (5, 7), 5),
            Option("x", (True, 1), True),
        )

    def check_options(self, seats: int, options: Mapping[str, Any]) -> None:
        if options["variant"] == "solo" and seats > 1:
            raise BadSetup("solo is for one seat")


# -- a new game -------------------------------------------------------------------------------------------------------


def test_a_new_game_has_the_fewest_seats_unless_told() -> None:
    assert ToyGame((Ask(0),)).new_initial_state().seats == 1
    assert made_up.game().new_initial_state(3).seats == 3


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", 2.0, [2]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadSetup, match="Toy is for 1 to 4 seats"):
        ToyGame().new_initial_state(seats)


def test_options_not_given_have_their_defaults() -> None:
    assert OptionsGame().new_initial_state().options == {"variant": "basic", "size": 5, "x": True}
    assert OptionsGame().new_initial_state(options={"size": 7}).options["size"] == 7


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"colour": "red"}, "Toy has no option 'colour'; there are: variant, size, x"),
        ({"variant": "expert"}, "variant cannot be 'expert'; it is one of basic, solo"),
        ({"size": "5"}, "size cannot be '5'"),
        ({"size": True}, "size cannot be True"),
        ({"size": 5.0}, "size cannot be 5.0"),
        ({"size": None}, "size cannot be None"),
        ({"size": [5]}, r"size cannot be \[5\]"),
        ({"variant": "solo"}, "solo is for one seat"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        OptionsGame().new_initial_state(2, options)


def test_the_value_of_one_option_may_imply_another() -> None:
    game = OptionsGame()
    game.options = (Option("size", (5, 7), 5, implied=Implied("variant", "solo", 7)), *game.options[:1])
    assert game.new_initial_state().options == {"size": 5, "variant": "basic"}
    assert game.new_initial_state(options={"variant": "solo"}).options == {"size": 7, "variant": "solo"}
    assert game.new_initial_state(options={"variant": "solo", "size": 5}).options["size"] == 5  # what is said holds
    assert game.options[0].to_dict()["implied"] == {"option": "variant", "value": "solo", "default": 7}


def test_an_option_may_take_a_mix_of_ones_own() -> None:
    deck = Option("deck", ("usual", "1-2"), "usual", Mix(("red", "blue"), 3))
    assert [value for value in ("usual", "1-2", "0-3", "3-0") if not deck.allows(value)] == []
    for value in ("1-1", "0-1-2", "01-2", "1_2", "-1-4", "+1-2", "3", "", 3, None, ["1-2"], "1-2 ", "\u0661-2"):
        assert not deck.allows(value)
    assert deck.named_values() == ["usual", "1-2", "red-blue=3"]
    assert deck.to_dict()["mix"] == {"parts": ["red", "blue"], "total": 3}


@pytest.mark.parametrize("options", [[1], "basic", 7])
def test_options_are_names_with_values(options: Any) -> None:
    with pytest.raises(BadSetup, match="options are names with values"):
        OptionsGame().new_initial_state(1, options)


def test_a_value_of_another_type_is_another_value() -> None:
    assert OptionsGame().new_initial_state(options={"x": 1}).options["x"] is not True


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="there are: none"):
        ToyGame().new_initial_state(options={"a": 1})


def test_an_option_is_plain_data() -> None:
    plain = {"name": "variant", "values": ["basic", "solo"], "default": "basic"}
    assert json.loads(json.dumps(Option("variant", ("basic", "solo"), "basic").to_dict())) == plain


@pytest.mark.parametrize("seed", [True, 1.5, b"7", [7], object()])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number or a text"):
        ToyGame().new_initial_state(seed=seed)


@pytest.mark.parametrize("seed", ["\ud800", 10**5000], ids=["half a character", "too long"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup, match="seed"):
        ToyGame().new_initial_state(seed=seed)


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert toy(Draw("dice"), seed=7).notes == toy(Draw("dice"), seed="7").notes


def test_without_a_seed_every_game_is_another() -> None:
    states = [ToyGame((Draw("dice"),)).new_initial_state() for _ in range(5)]
    assert len({state.key for state in states}) == 5
    assert len({state.kept_history().seed for state in states}) == 5
    assert all(len(state.kept_history().seed) == 32 for state in states)


@pytest.mark.parametrize("action", [-1, 10**30, "a", None, 1.5, True], ids=repr)
def test_what_is_no_action_has_no_name(action: Any) -> None:
    with pytest.raises(UnknownAction, match="actions are 0 to"):
        ToyGame().named(action)


def test_an_action_can_be_named() -> None:
    named = ToyGame().named(ACTIONS.encode("pick", letter="c"))
    assert (named.name, named.arguments, named.game) == ("pick", {"letter": "c"}, "toy")


# -- a stored position ------------------------------------------------------------------------------------------------


def stored_toy() -> dict[str, Any]:
    state = toy(Note("a"), Everyone((Ask(0, frames=(Later(Note("b")),)), Ask(1))), Queue((Ask(1), Draw("dice"))))
    state.apply_action(0, 0)
    return state.to_dict()


def test_a_stored_position_is_read_as_it_was() -> None:
    stored = stored_toy()
    read = ToyGame().state_from_dict(json.loads(json.dumps(stored)))
    assert read.to_dict() == stored
    assert read.to_act() == (1,)
    read.apply_action(2, 1)
    read.apply_action(1, 1)
    assert isinstance(read, Toy)
    assert read.notes[:4] == ["a", "0:0", "1:2", "b"]


def test_a_position_read_does_not_share_what_it_was_read_from() -> None:
    stored = stored_toy()
    before = copy.deepcopy(stored)
    read = ToyGame().state_from_dict(stored)
    read.apply_action(0, 1)
    read.apply_action(0, 1)
    assert stored == before


def test_a_position_of_other_rules_says_so() -> None:
    with pytest.raises(OtherRules, match="written by rules '1', these are 2"):
        ToyGame(rules_version="2").state_from_dict(stored_toy())


def test_a_position_of_another_game_is_a_bad_state() -> None:
    with pytest.raises(BadState, match="a position of 'toy', not of harbour"):
        made_up.game().state_from_dict(stored_toy())


@pytest.mark.parametrize("stored", [None, [], "", 7, {}, {"game": "toy"}, [["game", "toy"]]], ids=repr)
def test_what_is_no_position_is_a_bad_state(stored: Any) -> None:
    with pytest.raises(BadState):
        ToyGame().state_from_dict(stored)


@pytest.mark.parametrize("key", sorted(stored_toy()))
def test_a_position_with_a_part_missing_is_a_bad_state(key: str) -> None:
    stored = stored_toy()
    del stored[key]
    with pytest.raises((BadState, OtherRules)):
        ToyGame().state_from_dict(stored)


WRONG: list[tuple[str, Any]] = [
    ("seats", 0),
    ("seats", "2"),
    ("seats", True),
    ("seats", 3),
    ("options", None),
    ("options", [1]),
    ("options", {"a": 1}),
    ("key", None),
    ("key", "xyz"),
    ("key", ""),
    ("key", "00" * 99),
    ("key", 7),
    ("draws", None),
    ("draws", [0]),
    ("draws", ["x", 0, 0]),
    ("draws", [None, 0, 0]),
    ("draws", [float("inf"), 0, 0]),
    ("draws", [0.5, 0, 0]),
    ("draws", [-1, 0, 0]),
    ("draws", [True, 0, 0]),
    ("agenda", None),
    ("agenda", [1]),
    ("agenda", [{"is": "Nothing"}]),
    ("agenda", [[{"is": "Note", "text": "a"}]]),
    ("lanes", [[]]),
    ("lanes", [[], []]),
    ("lanes", None),
    ("lanes", [[], [{"is": "Note", "text": "not a decision"}]]),
    ("lanes", [[], [{"is": "Ask", "seat": 0, "below": 3, "frames": []}]]),
    ("lanes", [[], [{"is": "Ask", "seat": "1", "below": 3, "frames": []}]]),
    ("later", []),
    ("later", None),
    ("later", [[1], []]),
    ("table", None),
    ("table", {}),
    ("table", []),
]


@pytest.mark.parametrize(("key", "value"), WRONG, ids=lambda value: str(value)[:40])
def test_a_position_with_a_wrong_part_is_a_bad_state(key: str, value: Any) -> None:
    stored = stored_toy()
    stored[key] = value
    with pytest.raises(BadState):
        ToyGame().state_from_dict(stored)


@pytest.mark.parametrize("stored", [None, 3, "{}", []], ids=repr)
def test_a_position_is_a_mapping(stored: Any) -> None:
    with pytest.raises(BadState, match=f"what to_dict.. wrote, not a {type(stored).__name__}"):
        ToyGame().state_from_dict(stored)


@pytest.mark.parametrize("seat", [2, -1, "0", None, 0.0])
def test_a_position_that_waits_for_a_seat_that_is_not_there_is_a_bad_state(seat: Any) -> None:
    stored = toy(Ask(0)).to_dict()
    stored["agenda"][0]["seat"] = seat
    with pytest.raises(BadState):
        ToyGame().state_from_dict(stored)


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(allow_nan=True) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["is", "seat", "frames"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@given(st.sampled_from(sorted(stored_toy())), plain_values)
def test_junk_in_a_position_never_breaks_the_reader(key: str, junk: Any) -> None:
    stored = stored_toy()
    stored[key] = junk
    with suppress(BadState, OtherRules):
        ToyGame().state_from_dict(stored)


def test_a_game_must_write_its_set_up() -> None:
    game = Game("empty", "Empty", range(1, 2), "1", ACTIONS, ())
    with pytest.raises(NotImplementedError):
        game.new_initial_state()


class CountingGame(ToyGame):
    """A toy whose questions are about numbers below 1 to 5."""

    def ranges(self, seats: int) -> dict[str, range]:
        return {"Ask.below": range(1, 6)}


@pytest.mark.parametrize("field", ["seat", "below"])
@pytest.mark.parametrize("value", [-1, 6, 10**30])
def test_a_number_out_of_range_in_a_step_further_down_is_a_bad_state(field: str, value: int) -> None:
    held = toy(Ask(0), Queue((Ask(1), Ask(0)))).to_dict()
    CountingGame().state_from_dict(held)
    held["agenda"][0]["frames"][1][field] = value
    with pytest.raises(BadState, match=f"Ask: {field} is {value}; it goes from"):
        CountingGame().state_from_dict(held)


def test_a_step_for_everyone_has_one_for_each_seat() -> None:
    stored = toy(Ask(0), Everyone((Ask(0), Ask(1)))).to_dict()
    stored["agenda"][0]["frames"].append(None)
    with pytest.raises(BadState, match="Everyone has 3 steps for 2 seats"):
        ToyGame().state_from_dict(stored)


def test_a_step_called_like_another_is_a_mistake_of_the_rules() -> None:
    other_queue = type("Queue", (Note,), {})
    with pytest.raises(RulesError, match="toy: two steps are called Queue"):
        Game("toy", "Toy", range(1, 2), "1", ACTIONS, (other_queue,))
