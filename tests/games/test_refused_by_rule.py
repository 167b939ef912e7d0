"""Every refusal cites a rule of the decision it stands at: a chapter that the decision belongs to, or a ruling on it.

The numbers are those of the game's rules in docs. A chapter covers its sections: "6" allows "6.1". Where one decision
takes actions of several chapters, they are listed by block of actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import landfall
from landfall.flow import Decision, Refusal, Rng, State
from landfall.flow.combinators import COMBINATORS
from landfall.flow.record import steps
from tests.cases import few_cases, walk
from tests.recorded import RecordedGame, recorded_games

GAMES = ("antarctica", "star-race", "evacuation", "planet-unknown")
REST = "*"  # all other blocks of actions
Cited = str | dict[str, str]

# Refusals by no rule of the game: the action is for another question, or stands for a choice that is offered already.
OURS = {
    "answer-the-question",
    "in-order",
    "comes-later",
    "another-card-first",
    "room-before",
    "bay-free",
    "load-alike",
}

CLOSED = "3.2"  # which tracks are in use is a matter of set-up
ANTARCTICA_CARDS = {"play": "7", "lay_icebreaker": "7 9 R07 R13"}
ANTARCTICA_DISCARDS = {"discard": "8", "discard_ship": "8"}

RULES: dict[str, dict[str, Cited]] = {
    "antarctica": {
        "PlaceShip": "3 R07",
        "PlaceCube": "3",
        "SetSail": {
            "sail": "5 R07",
            "discard": "8",
            "discard_ship": "8 R09",
            "play": "7",
            "lay_icebreaker": "7",
            REST: "",
        },
        "Act": {
            "build": "6.1 6.6 R26",
            "build_ship": "6.2 R18",
            "recruit": "6.3 6.5 R35",
            "research": f"6.4 6.5 10 {CLOSED}",
            **ANTARCTICA_CARDS,
            **ANTARCTICA_DISCARDS,
            REST: "",
        },
        "EndTurn": {
            **dict.fromkeys(("build", "build_ship", "recruit", "research", "pass"), "6"),
            **ANTARCTICA_CARDS,
            **ANTARCTICA_DISCARDS,
            REST: "",
        },
        "ChooseTrack": f"10 {CLOSED}",
        "TakeCard": "6.2",
        "KeepCard": "11",
        "UseIcebreaker": "9",
        "ChooseShip": "11 R32",
        "ChooseZone": "11 R07",
        "AdvanceTrack": f"10 11 {CLOSED} R31 R47",
    },
    "star-race": {
        "SetAside": "11",
        "PlayCard": "6",
        "ChooseShip": "7 R2 R7 R13a",
        "ChoosePair": "7 R2 R8 R13a",
        "ChooseGroup": "7 R4",
        "ChooseEntrants": "R7",
        "ChooseSource": "R4 R10",
        "NovaAbility": "11 R13 R13a",
        "ZoraAbility": "11 R13a R14",
        "PlacePatrol": "11 R15a",
        "Look": "11",
    },
    "evacuation": {
        "PickGoal": "3.2",
        "DropGoal": "3.2",
        "TakeTurn": {
            "act": "7.3 20.1 R5",
            "play": "7.3 20.1",
            "play_common": "20.2",
            REST: "",
        },
        "PayEnergy": "7.2",
        "GainResource": "5",
        "GainOfEach": "5",
        "Exchange": "5",
        "PayThen": "5 20.1",
        "SaveUnit": "5 R30",
        "AddUnit": "5 20.1",
        "InfrastructureMove": {
            "take_card": "9 13",
            "play_infrastructure": "9 R6",
            "refresh": "13",
            "refresh_free": "13",
            "done": "R5",
            REST: "",
        },
        "TakeInfrastructure": "9 13 R8",
        "RaiseAny": "9",
        "Invent": "10 20.1",
        "GainFirst": "10",
        "Settle": "10 11 20.1 R7",
        "PlaceFactory": "11.2",
        "PrepareFactory": "12 20.1",
        "GainFactory": "12",
        "Clone": "12",
        "ChooseFromRow": {"build": "5 13 20.1", "refresh": "13 R8", "refresh_free": "13 R8", REST: ""},
        "PutUnder": "13",
        "ChooseFlight": "14",
        "LoadShip": "12 14",
        "ChoosePower": "20.1 R11",
        "SplitSteps": "16.2 16.4",
        "LandMarker": "16.2 R10",
        "ChooseBonus": "17.1",
        "ChooseLower": "19.2",
        "ChooseLift": "R14",
        "PlayCommonToo": "20.2",
        "KeepFour": "20.1",
        "FaceDown": "20.1",
        "NextPart": "20.1",
        "AnyBoardAction": "20.1",
    },
    "planet-unknown": {
        "ChooseSides": "3",
        "DropObjective": "14",
        "ChooseRotation": "4",
        "TurnStation": "13",
        "RemoveShape": "13 R57",
        "Act": {
            "place": "4 5 R13 R14 R16 R20 R43 R51",
            "take": "4 5 R51",
            "advance": "7 R51",
            "regress": "7 R51",
            "patch": "5 R51",
            "rover": "R28 R51",
            "step": "8 R28 R51",
            "teleport": "16 R51",
            "card_teleport": "9 R51",
            "end_turn": "5 R51 R53",
            REST: "20 R51",
        },
        "WhichGain": "R53",
        "ChooseWay": "20 R45",
        "DestroyLoad": "16",
        "PutLifepod": "16 R35",
        "LiftLifepod": "16",
        "ChooseCommon": "16 R41",
        "KeepCard": "9",
        "RaiseNext": "R65",
    },
}

# Decisions so rare that none of these games may come to them.
SELDOM = {"ChooseLift", "ChooseCommon", "DestroyLoad", "PutLifepod"}


def allowed(cited: Cited, block: str) -> list[str]:
    rules = cited if isinstance(cited, str) else cited.get(block, cited[REST])
    return rules.split()


def is_cited_rightly(refusal: Refusal, cited: Cited, block: str) -> bool:
    rule = refusal.rule.replace(" ", "")
    if not rule:
        return refusal.code in OURS
    return any(rule == one or (rule.startswith(f"{one}.") and one.isdigit()) for one in allowed(cited, block))


def positions(game_id: str) -> Iterator[State]:
    """Those of the recorded games, in which all the game has appears, and of some random ones."""
    game = landfall.load_game(game_id)
    for path in recorded_games():
        kept = RecordedGame.read(path).record
        if kept.game == game_id:
            yield from (step.state for step in steps(game, kept) if step.state is not None)
    for case in few_cases():
        if case.game_id == game_id:
            yield from walk(case, "refused by rule")


@cache
def refused(game_id: str) -> dict[tuple[str, str], dict[tuple[str, str], Refusal]]:
    """By decision and block of actions, each code and rule that was met: an action of every block at every decision."""
    blocks = landfall.load_game(game_id).actions.blocks.values()
    rng = Rng(f"refused {game_id}")
    met: dict[tuple[str, str], dict[tuple[str, str], Refusal]] = {}
    for state in positions(game_id):
        for seat in state.to_act():
            asked = state.decision(seat)
            assert asked is not None
            for block in blocks:
                refusal = state.refusal(block.first + rng.below(block.size), seat)
                if refusal is not None:
                    met.setdefault((asked.kind, block.name), {}).setdefault((refusal.code, refusal.rule), refusal)
    return met


def decisions_of(game_id: str) -> set[str]:
    frames = landfall.load_game(game_id).frames.values()
    return {frame.__name__ for frame in frames if issubclass(frame, Decision) and frame not in COMBINATORS}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_table_names_every_decision_of_the_game(game_id: str) -> None:
    assert set(RULES[game_id]) == decisions_of(game_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_cites_a_rule_of_its_decision(game_id: str) -> None:
    wrong = [
        f"{kind}, {block}: {refusal}"
        for (kind, block), refusals in refused(game_id).items()
        for refusal in refusals.values()
        if not is_cited_rightly(refusal, RULES[game_id][kind], block)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_was_refused_something(game_id: str) -> None:
    assert decisions_of(game_id) - {kind for kind, _ in refused(game_id)} <= SELDOM
