"""Judging what lies on a planet, what is collected or pending, and the tracks."""

from __future__ import annotations

from typing import Final

from landfall.games.planet_unknown.judgement.feature_names import (
    CARD_MEDALS,
    FINAL_STEP,
    LIFEPODS,
    LIFEPODS_COLLECTED,
    LIFEPODS_DOUBLED,
    LIFEPODS_NEAR,
    METEORITE_MEDALS,
    METEORITE_RATE,
    METEORITES,
    METEORITES_COLLECTED,
    METEORITES_NEAR,
    NEXT,
    OWED,
    OWED_LEVEL,
    PATCH_COUNTED,
    PENDING_BOOST,
    PENDING_ENERGY,
    PENDING_OTHER,
    PENDING_PATCH,
    PENDING_ROVER,
    PENDING_TILE,
    POOL,
    REGRESS,
    RESERVE,
    ROVERS,
    ROVERS_2,
    SETS,
    STORED,
    TECHS,
    TOPS,
    TRACK_MEDALS,
    TRACKS_AT,
    UNIVERSAL_TECHS,
)
from landfall.games.planet_unknown.rules.ending.medals import medals_of
from landfall.games.planet_unknown.rules.ending.scoring import METEORITES_FOR_A_MEDAL
from landfall.games.planet_unknown.table.board import Board
from landfall.games.planet_unknown.table.components import (
    BOOST,
    CARD_EFFECT,
    CHOICE,
    CIV_CARD,
    CORPORATIONS,
    MOVE,
    ONE_BENEFIT,
    PATCH,
    ROVER,
    ROWS_OF_A_TRACK,
    TECH,
    TRACKS,
    WIDTH,
    Corporation,
)
from landfall.games.planet_unknown.table.corporations import LIFEPODS_ON_SPACES, TRACKERS_ROAM, WATER_HAS_A_PATH
from landfall.games.planet_unknown.table.gains import (
    BOOST_GAIN,
    ENERGY_STEP,
    EXTRA_TILE,
    PATCH_GAIN,
    REGRESS_OTHER,
    ROVER_GAIN,
    STEPS,
    TECH_STEP,
    Gain,
)
from landfall.games.planet_unknown.table.terms import LOADED, SQUARE, UNIVERSAL, WATER

# Kinds of benefits that lie ahead, in the order of the names that begin with "next".
AHEAD_BOOST: Final = 0
AHEAD_CIV: Final = 1
AHEAD_CIV_LEVEL: Final = 2
AHEAD_PATCH: Final = 3
AHEAD_ROVER: Final = 4
AHEAD_MOVE: Final = 5
AHEAD_TECH: Final = 6
AHEAD_MEDALS: Final = 7
KINDS: Final = 8
DECAY: Final = 0.8  # a benefit one step farther counts this part


def prospects_of(corporation: Corporation) -> list[list[float]]:
    """By space of the tracks: what lies above it, the nearer the more, by kind of benefit."""
    found: list[list[float]] = []
    for space in range(len(TRACKS) * ROWS_OF_A_TRACK):
        sums = [0.0] * KINDS
        top = corporation.tops[space // ROWS_OF_A_TRACK]
        share = 1.0
        for above in range(space % ROWS_OF_A_TRACK + 1, top + 1):
            higher = space // ROWS_OF_A_TRACK * ROWS_OF_A_TRACK + above
            sums[AHEAD_MEDALS] += share * (corporation.medals[higher] - corporation.medals[higher - 1])
            for benefit in corporation.benefits[higher]:
                kind = benefit // ONE_BENEFIT * ONE_BENEFIT
                if kind == BOOST or kind == CHOICE:
                    sums[AHEAD_BOOST] += share
                elif kind == CIV_CARD:
                    sums[AHEAD_CIV] += share
                    sums[AHEAD_CIV_LEVEL] += share * (benefit % ONE_BENEFIT)
                elif kind == PATCH:
                    sums[AHEAD_PATCH] += share
                elif kind == ROVER:
                    sums[AHEAD_ROVER] += share
                elif kind == MOVE:
                    sums[AHEAD_MOVE] += share * (benefit % ONE_BENEFIT)
                elif kind == TECH:
                    sums[AHEAD_TECH] += share
            share *= DECAY
        found.append(sums)
    return found


PROSPECTS: Final[list[list[list[float]]]] = [prospects_of(corporation) for corporation in CORPORATIONS]


def nearness(board: Board, square: int) -> float:
    nearest = 2 * WIDTH
    for rover in board.rovers:
        at = rover & SQUARE
        steps = abs(at // WIDTH - square // WIDTH) + abs(at % WIDTH - square % WIDTH)
        if steps < nearest:
            nearest = steps
    return 1.0 / (1.0 + nearest)


def leads_somewhere(board: Board) -> bool:
    """Whether there is anything left for a rover to fetch or to bring: movement is worth nothing otherwise."""
    if board.lifepods or board.meteorites:
        return True
    for rover in board.rovers:
        if rover & LOADED:
            return True
    return False


def things_into(board: Board, out: list[float]) -> None:
    """What lies on the planet beside pieces, what is collected, and cards."""
    near = 0.0
    if board.rovers:
        for square in board.meteorites:
            near += nearness(board, square)
        out[METEORITES_NEAR] = near
        near = 0.0
        for square in board.lifepods:
            near += nearness(board, square)
        out[LIFEPODS_NEAR] = near
    out[METEORITES] = float(len(board.meteorites))
    out[LIFEPODS] = float(len(board.lifepods))
    rovers = len(board.rovers)
    out[ROVERS] = 1.0 if rovers > 0 else 0.0
    out[ROVERS_2] = float(rovers - 1) if rovers > 1 else 0.0
    out[RESERVE] = float(board.reserve)
    collected = float(board.scored + len(board.pods))
    out[LIFEPODS_COLLECTED] = collected
    out[METEORITES_COLLECTED] = float(board.collected)
    by_three = board.collected // METEORITES_FOR_A_MEDAL
    out[STORED] = float(board.stored)
    rate = 0
    owned = 0
    medals = 0
    for card in board.cards:
        effect = CARD_EFFECT[card]
        kind = str(effect["type"])
        if kind == "medals" or kind == "medals_and_advance":
            medals += int(effect["n"])
            if kind == "medals_and_advance":
                out[FINAL_STEP] += 1.0
        elif kind == "medals_per":
            out[PATCH_COUNTED] = float(board.patches())
        elif kind == "set_medals":
            owned += 1
        elif kind == "meteorite_rate":
            rate += 1
        elif kind == "lifepods_worth":
            out[LIFEPODS_DOUBLED] = collected + 0.1
    out[METEORITE_MEDALS] = float(by_three * (1 + rate))
    out[METEORITE_RATE] = float(rate)
    out[CARD_MEDALS] = float(medals)
    if owned:
        out[SETS + owned - 1] = 1.0
    for level in board.owed:
        out[OWED] += 1.0
        out[OWED_LEVEL] += level
    if leads_somewhere(board):
        out[POOL] = float(min(board.pool, 8))


def pending_into(board: Board, pending: tuple[Gain, ...], steps: list[int], out: list[float]) -> None:
    """What is gained and not yet resolved; steps of trackers are counted apart."""
    for gain in pending:
        kind = gain.kind
        if kind == STEPS:
            steps[gain.tracker()] += gain.number
        elif kind == PATCH_GAIN:
            out[PENDING_PATCH] += 1.0
        elif kind == ROVER_GAIN:
            out[PENDING_ROVER] += 1.0
        elif kind == BOOST_GAIN:
            out[PENDING_BOOST] += 1.0
        elif kind == ENERGY_STEP or kind == TECH_STEP:
            out[PENDING_ENERGY] += 1.0
        elif kind == EXTRA_TILE:
            out[PENDING_TILE] += 1.0
        elif kind == REGRESS_OTHER:
            out[REGRESS] += 1.0
        else:
            out[PENDING_OTHER] += float(max(1, gain.number))


def tracks_into(board: Board, steps: list[int], out: list[float]) -> None:
    """Where the trackers stand, once those steps are made, and what lies above."""
    corporation = CORPORATIONS[board.corporation]
    prospects = PROSPECTS[board.corporation]
    roams = board.can(TRACKERS_ROAM)
    path = board.can(WATER_HAS_A_PATH)
    odd = roams or board.can(LIFEPODS_ON_SPACES)
    medals = 0
    for tracker in range(len(TRACKS)):
        position = board.at[tracker]
        if roams:
            space = position
            position = position % ROWS_OF_A_TRACK
        elif path and tracker == WATER:
            out[TRACKS_AT + tracker] = float(position)
            medals += corporation.path_medals[position]
            continue
        else:
            top = corporation.tops[tracker]
            first = tracker * ROWS_OF_A_TRACK
            for _ in range(steps[tracker]):
                if position >= top:
                    break
                position += 1
                for benefit in corporation.benefits[first + position]:
                    kind = benefit // ONE_BENEFIT * ONE_BENEFIT
                    if kind == BOOST or kind == CHOICE:
                        out[PENDING_BOOST] += 1.0
                    elif kind == CIV_CARD:
                        out[OWED] += 1.0
                        out[OWED_LEVEL] += benefit % ONE_BENEFIT
                    elif kind == PATCH:
                        out[PENDING_PATCH] += 1.0
                    elif kind == ROVER:
                        out[PENDING_ROVER] += 1.0
                    elif kind == MOVE:
                        out[POOL] += benefit % ONE_BENEFIT
            space = first + position
            if position >= top:
                out[TOPS + tracker] = 1.0
        medals += medals_of(board, tracker) if odd else corporation.medals[space]
        out[TRACKS_AT + tracker] = float(position)
        ahead = prospects[space]
        for kind in range(KINDS):
            out[NEXT + kind] += ahead[kind]
    out[TRACK_MEDALS] = float(medals)
    techs = board.techs
    at = UNIVERSAL_TECHS if board.corporation == UNIVERSAL else TECHS
    for level in range(1, 7):
        if techs >> level & 1:
            out[at + level - 1] = 1.0
