"""Seeded chance: known answers, so that any change is noticed, and the properties games rely on."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landfall.flow import BadSetup, Rng
from landfall.flow.rng import HALF_WORD, key_of, stream


@pytest.mark.parametrize(
    ("seed", "key", "drawn"),
    [
        (0, "9cf9d562ec57f7e41a31627c5fb904c3", [1701885541, 3439747712, 3834819794, 1342107279]),
        (7, "6a3cc8abad765ea9cd6e4b018d1b04c9", [1657419128, 644812249, 1068015446, 3098838464]),
        ("Landfall", "811d7aa05dcae6953773261548ca4d4d", [740681381, 922588984, 3374552890, 3445919013]),
    ],
)
def test_known_seeds_give_known_draws(seed: int | str, key: str, drawn: list[int]) -> None:
    rng = Rng(seed)
    assert rng.key.hex() == key
    assert [rng.next32() for _ in drawn] == drawn


def test_below_gives_known_answers() -> None:
    rng = Rng(7)
    assert [rng.below(n) for n in (1, 2, 3, 6, 10, 52, 1000, HALF_WORD)] == [0, 0, 0, 4, 7, 15, 935, 96555604]


def test_shuffle_gives_a_known_order() -> None:
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == [2, 6, 0, 9, 7, 4, 5, 8, 1, 3]


def test_children_give_known_draws() -> None:
    assert [Rng(7).child(label).next32() for label in ("deck", "deck/2", "")] == [3078760655, 3074642709, 792717780]


def test_draws_are_those_of_sfc32_as_its_author_wrote_it() -> None:
    word = 2**32
    rng = Rng("reference")
    seeded = blake2b(rng.key, digest_size=16, person=b"landfall rng").digest()
    a, b, c, counter = (int.from_bytes(seeded[at : at + 4], "little") for at in (0, 4, 8, 12))
    for _ in range(10_000):
        tmp = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % word
        c = ((((c << 21) % word) | (c >> 11)) + tmp) % word
        assert rng.next32() == tmp


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert key_of(7) == key_of("7")
    assert Rng(7).next32() == Rng("7").next32()


@given(st.integers() | st.text(max_size=30), st.integers(1, HALF_WORD))
def test_below_stays_below(seed: int | str, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [0, -1, HALF_WORD + 1, 2**40])
def test_below_refuses_what_it_cannot_draw(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(1).below(bound)


# The 0.999 point of chi-square for the degrees of freedom used below.
CHI_SQUARE = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 9: 27.88, 51: 87.97, 23: 49.73}


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 52])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(f"uniform {bound}")
    draws = 2000 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[rng.below(bound)] += 1
    expected = draws / bound
    assert sum((count - expected) ** 2 / expected for count in counts) < CHI_SQUARE[bound - 1]


def test_below_is_uniform_where_plain_multiplication_would_not_be() -> None:
    """Of 2**32 draws for 3 * 2**29 numbers, every third number would get two and the others three."""
    rng = Rng("rejection")
    bound = 3 * 2**29
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[rng.below(bound) % 3] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < CHI_SQUARE[2]


def test_shuffle_gives_all_orders_alike() -> None:
    rng = Rng("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 1000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < CHI_SQUARE[23]


@given(st.lists(st.integers(), max_size=30), st.integers(0, 1000))
def test_shuffle_keeps_what_there_is(items: list[int], seed: int) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_choice_takes_each_item_sometimes() -> None:
    rng = Rng("choice")
    assert {rng.choice([3, 5, 8]) for _ in range(100)} == {3, 5, 8}


def test_random_lies_from_zero_up_to_one() -> None:
    rng = Rng("random")
    drawn = [rng.random() for _ in range(1000)]
    assert all(0.0 <= number < 1.0 for number in drawn)
    assert abs(sum(drawn) / 1000 - 0.5) < 0.03


def test_a_child_does_not_depend_on_what_was_drawn() -> None:
    rng = Rng(3)
    before = [rng.child("deck").next32() for _ in range(2)]
    for _ in range(100):
        rng.next32()
    assert [rng.child("deck").next32()] * 2 == before


def test_making_a_child_does_not_change_the_parent() -> None:
    rng, other = Rng(3), Rng(3)
    other.child("deck").next32()
    assert rng.next32() == other.next32()


def test_children_of_other_labels_and_parents_differ() -> None:
    drawn = [Rng(seed).child(label).next32() for seed in range(20) for label in ("deck", "dice", "deck ", "")]
    assert len(set(drawn)) == len(drawn)


def test_a_child_of_a_child_is_not_the_child_of_the_joined_label() -> None:
    assert Rng(1).child("a").child("b").key != Rng(1).child("ab").key


def test_a_stream_is_the_child_of_its_key() -> None:
    assert stream(Rng(5).key, "deck").next32() == Rng(5).child("deck").next32()


def test_a_clone_goes_on_where_the_original_stands_and_apart_from_it() -> None:
    rng = Rng(9)
    rng.next32()
    clone = rng.clone()
    ahead = [clone.next32() for _ in range(5)]
    assert [rng.next32() for _ in range(5)] == ahead
    assert clone.key == rng.key


@pytest.mark.parametrize("seed", [1.5, None, [1], True], ids=repr)
def test_what_is_no_seed_is_refused_by_name(seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number or a text"):
        Rng(seed)


@pytest.mark.parametrize("seed", ["\ud800", 10**5000], ids=["half a sign", "too many digits"])
def test_a_seed_that_cannot_be_written_down_is_refused_by_name(seed: int | str) -> None:
    with pytest.raises(BadSetup, match="this seed cannot be written down"):
        Rng(seed)
