"""Scoring (section 11): planet, tracks, lifepods and meteorites, civ cards, objectives; and the solo verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.flow.frame import Frame
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.objectives import count_of, is_met
from landfall.games.planet_unknown.story.cards import GameEnded, Scored, SoloJudged
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    CARD_EFFECT,
    COLOURS,
    EVENT_COLOUR,
    NEIGHBOUR,
    PERSONAL_MEDALS,
    PLANETS,
    SOLO_BANDS,
    SOLO_BASE,
    SOLO_VERDICTS,
    TIE_MEDALS,
    TRACKS,
    WIDTH,
    WIN_MEDALS,
)
from landfall.games.planet_unknown.table.state import PlanetUnknown
from landfall.games.planet_unknown.table.terms import LOADED, PETRA, SQUARE

METEORITES_FOR_A_MEDAL: Final = 3
CATEGORIES: Final = ("planet", "tracks", "lifepods", "meteorites", "civ_cards", "personal", "neighbour")


def planet_score(board: Board) -> tuple[int, int, int]:
    """A. Medals of rows and columns without gap and without meteorite; free cities; regions that are covered."""
    planet = PLANETS[board.planet]
    rows = [True] * WIDTH
    columns = [True] * WIDTH
    for square in planet.squares:
        if board.squares[square] == 0 and not (board.planet == PETRA and planet.grid[square] == "E"):
            rows[square // WIDTH] = False
            columns[square % WIDTH] = False
    for square in board.meteorites:
        rows[square // WIDTH] = False
        columns[square % WIDTH] = False
    for rover in board.rovers:
        if rover >= LOADED:
            rows[(rover & SQUARE) // WIDTH] = False
            columns[(rover & SQUARE) % WIDTH] = False
    medals = 0
    for line in range(WIDTH):
        if rows[line]:
            medals += planet.row_medals[line]
        if columns[line]:
            medals += planet.column_medals[line]
    cities = 0
    for city in planet.cities:
        if board.squares[city] == 0:
            cities += 1
    regions = 0
    for region in planet.regions:
        if all(board.squares[square] for square in region):
            regions += 1
    return medals, cities, regions


def planet_medals(board: Board) -> int:
    """A. The lines, and the planet's own medals."""
    planet = PLANETS[board.planet]
    lines, cities, regions = planet_score(board)
    return lines + cities * planet.city_medals + regions * planet.region_medals


def track_medals(board: Board) -> int:
    """B. The medal of each tracker."""
    medals = 0
    for tracker in range(len(TRACKS)):
        medals += medals_of(board, tracker)
    return medals


def lifepod_medals(board: Board) -> int:
    """C. One for each lifepod in the scoring area, two with the card."""
    each = 1
    for card in board.cards:
        if CARD_EFFECT[card]["type"] == "lifepods_worth":
            each = int(CARD_EFFECT[card]["medals_each"])
    return each * board.scored


def meteorite_medals(board: Board) -> int:
    """C. One for three meteorites, more with the cards of the set."""
    owned = 0
    for card in board.cards:
        if CARD_EFFECT[card]["type"] == "meteorite_rate":
            owned += 1
    return board.collected // METEORITES_FOR_A_MEDAL * (1 + owned)


def card_medals(board: Board) -> int:
    """D. End-of-game cards."""
    medals = 0
    owned = 0
    for card in board.cards:
        effect = CARD_EFFECT[card]
        kind = str(effect["type"])
        if kind == "medals" or kind == "medals_and_advance":
            medals += int(effect["n"])
        elif kind == "medals_per":
            medals += int(effect["n"]) * board.patches()
        elif kind == "set_medals":
            owned += 1
    if owned:
        for card in board.cards:
            if CARD_EFFECT[card]["type"] == "set_medals":
                return medals + int(CARD_EFFECT[card]["medals_by_cards_owned"][owned])
    return medals


def personal_medals(board: Board) -> int:
    """E. Five for each personal objective that is met."""
    medals = 0
    for card in board.objectives:
        if is_met(board, card):
            medals += PERSONAL_MEDALS
    return medals


def pairs_of(state: PlanetUnknown) -> list[tuple[int, int, int]]:
    """The neighbour objectives: card, and the two seats it lies between."""
    seats = state.seats
    if seats == 2:
        return [(card, 0, 1) for card in state.neighbour]
    return [(state.neighbour[at], at, (at + 1) % seats) for at in range(len(state.neighbour))]


def compared(card: int, counts: list[int]) -> list[int]:
    """Five medals for a single best, two for each of several (R 41)."""
    sign = 1 if NEIGHBOUR[card]["compare"] == "most" else -1
    best = max([sign * count for count in counts])
    medals = TIE_MEDALS if len([count for count in counts if sign * count == best]) > 1 else WIN_MEDALS
    return [medals if sign * count == best else 0 for count in counts]


def neighbour_medals(state: PlanetUnknown) -> list[int]:
    """F. Objectives between two neighbours, and common ones, which compare all (R 41)."""
    medals = [0] * state.seats
    for card, left, right in pairs_of(state):
        won = compared(card, [count_of(state.boards[left], card), count_of(state.boards[right], card)])
        medals[left] += won[0]
        medals[right] += won[1]
    for card in state.common:
        won = compared(card, [count_of(board, card) for board in state.boards])
        for seat in range(state.seats):
            medals[seat] += won[seat]
    return medals


def open_scores(state: PlanetUnknown) -> list[dict[str, int]]:
    """What everybody can see while the game runs: nothing that a face-down card may change."""
    neighbour = neighbour_medals(state)
    return [
        {
            "planet": planet_medals(board),
            "tracks": track_medals(board),
            "lifepods": board.scored,
            "meteorites": board.collected // METEORITES_FOR_A_MEDAL,
            "neighbour": neighbour[seat],
        }
        for seat, board in enumerate(state.boards)
    ]


def final_scores(state: PlanetUnknown) -> list[dict[str, int]]:
    neighbour = neighbour_medals(state)
    return [
        {
            "planet": planet_medals(board),
            "tracks": track_medals(board),
            "lifepods": lifepod_medals(board),
            "meteorites": meteorite_medals(board),
            "civ_cards": card_medals(board),
            "personal": personal_medals(board),
            "neighbour": neighbour[seat],
        }
        for seat, board in enumerate(state.boards)
    ]


def totals(state: PlanetUnknown) -> list[int]:
    return [sum(score.values()) for score in final_scores(state)]


def uncovered(board: Board) -> int:
    """Squares of the planet without a piece; Petra's currents among them (R 31)."""
    return len([square for square in PLANETS[board.planet].squares if board.squares[square] == 0])


def meteorites_left(board: Board) -> int:
    return len(board.meteorites) + len([rover for rover in board.rovers if rover >= LOADED])


def leaders(state: PlanetUnknown) -> tuple[int, ...]:
    """Most medals; then fewest uncovered squares; then fewest meteorites on the planet; else shared."""
    if state.seats == 1:
        return (0,)
    medals = totals(state)
    ranks = [
        (-medals[seat], uncovered(state.boards[seat]), meteorites_left(state.boards[seat]))
        for seat in range(state.seats)
    ]
    best = min(ranks)
    return tuple([seat for seat in range(state.seats) if ranks[seat] == best])


# -- solo -------------------------------------------------------------------------------------------------------------


def expected_score(state: PlanetUnknown) -> int:
    """60 and an adjustment for each colour of the event deck."""
    expected = SOLO_BASE
    events = (*state.deck, *state.used_events)
    for colour in COLOURS:
        cards = len([card for card in events if EVENT_COLOUR[card] == colour])
        for band in SOLO_BANDS:
            if band["cards_from"] <= cards <= band["cards_to"]:
                expected += band[colour]
    return expected


def verdict(difference: int) -> int:
    """The printed step for a difference from the expected score (R 7)."""
    printed = SOLO_VERDICTS[0][1]
    for least, step in SOLO_VERDICTS:
        if difference >= least:
            printed = step
    return printed


def solo_return(state: PlanetUnknown) -> float:
    """The score against the expected one, from -1 to 1."""
    return max(-1.0, min(1.0, totals(state)[0] / expected_score(state) - 1.0))


@dataclass(init=False, unsafe_hash=True)
class FinalScoring(Frame):
    """Reveal everything and score."""

    def resolve(self, state: PlanetUnknown) -> None:
        state.barrier()
        if state.history is None:
            return
        scores = final_scores(state)
        for seat, score in enumerate(scores):
            parts = [score[category] for category in CATEGORIES]
            state.tell(
                Scored(
                    seat,
                    planet_medals=parts[0],
                    track_medals=parts[1],
                    lifepod_medals=parts[2],
                    meteorite_medals=parts[3],
                    card_medals=parts[4],
                    personal_medals=parts[5],
                    neighbour_medals=parts[6],
                    total=sum(parts),
                )
            )
        if state.seats == 1:
            total = sum(scores[0].values())
            expected = expected_score(state)
            state.tell(SoloJudged(0, total, expected, verdict(total - expected)))
        else:
            winners = leaders(state)
            state.tell(GameEnded(winners, sum(scores[winners[0]].values())))


SCORING_FRAMES: tuple[type[Frame], ...] = (FinalScoring,)
