"""What the outlook makes of things that are not points yet: one table, in data/outlook.json, tuned by play.

Lists go by time: by years to come, by action phases to come, by flights to come or by progress phases to come, from
none upwards, this year's counted as long as it is still ahead.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.flow.package_data import read_data
from landfall.games.evacuation.table.cards import TECHNOLOGY_IDS
from landfall.games.evacuation.table.effects import OP_IDS, PACKAGE


class Weights:
    """Worth in points."""

    def __init__(self, table: dict[str, Any]) -> None:
        # production
        self.growth: list[float] = numbers(table, "growth")  # levels still to come, by action phases
        self.softness: list[float] = numbers(table, "softness")  # how much the mean counts besides the lowest
        self.income: list[float] = numbers(table, "income")  # what a level yields per year, by kind
        self.spread: float = table["spread"]  # a level above the lowest, up to five
        # stocks, by action phases
        self.old_food: list[float] = numbers(table, "old_food")
        self.old_steel: list[float] = numbers(table, "old_steel")
        self.old_energy: list[float] = numbers(table, "old_energy")
        self.new_food: list[float] = numbers(table, "new_food")
        self.new_steel: list[float] = numbers(table, "new_steel")
        self.new_energy: list[float] = numbers(table, "new_energy")
        self.old_income: float = table["old_income"]  # a unit that the Old World yields in each year to come
        self.flight_energy: float = table["flight_energy"]  # energy kept for the flights of ships
        self.more: float = table["more"]  # share that units beyond the fourth count
        # pieces, by action phases
        self.settler: list[float] = numbers(table, "settler")
        self.more_settlers: float = table["more_settlers"]
        self.waiting_factory: list[float] = numbers(table, "waiting_factory")
        self.prepared_old: list[float] = numbers(table, "prepared_old")
        # areas to settle
        self.best_area: list[float] = numbers(table, "best_area")  # a level of the best area that can be settled now
        self.next_area: list[float] = numbers(table, "next_area")  # and of the best one after it
        self.steelless: float = table["steelless"]  # share that counts if steel is missing
        self.reached: float = table["reached"]  # an area within reach, with or without pieces
        self.uneven: float = table["uneven"]  # what a level loses for each level its kind is ahead
        # the Old World
        # the share of what an area left costs, by flights
        self.left_uncovered: list[float] = numbers(table, "left_uncovered")
        self.left_covered: list[float] = numbers(table, "left_covered")  # if a ship can still take it
        self.hold: float = table["hold"]
        self.ship: list[float] = numbers(table, "ship")  # by flights
        # stadiums
        self.stadium_old: list[float] = numbers(table, "stadium_old")  # by flights, while one is missing
        self.stadium_missing: list[float] = numbers(table, "stadium_missing")  # share, by flights
        self.face: float = table["face"]
        self.face_lead: list[float] = numbers(table, "face_lead")  # share, by years
        # progress
        self.step: list[float] = numbers(table, "step")  # by progress phases
        self.biome: list[float] = numbers(table, "biome")  # unlocked, by action phases
        self.symbol: float = table["symbol"]
        self.bonus: float = table["bonus"]  # share of the worth of a year-end bonus
        self.bonus_near: float = table["bonus_near"]  # if an action is still missing
        # knowledge
        self.tile: float = table["tile"]  # share of a tile's worth, at the start of the game
        self.half_tile: float = table["half_tile"]
        self.next_tile: float = table["next_tile"]
        self.tiles: list[float] = [float(table["tiles"][id]) for id in TECHNOLOGY_IDS]  # lasting abilities
        self.once: list[float] = [float(table["once"][id]) for id in TECHNOLOGY_IDS]  # what developing it brings
        # infrastructure, for each level it would raise, by areas missing
        self.in_hand: list[float] = numbers(table, "in_hand")
        self.in_play: list[float] = numbers(table, "in_play")
        self.unpaid: float = table["unpaid"]  # share in hand that counts if it cannot be paid
        # action cards
        self.parts: list[float] = [float(table["parts"][op]) for op in OP_IDS]  # what a part of a card does
        self.card: float = table["card"]  # share of it while the card is in hand
        # actions and needs
        self.action: list[float] = numbers(table, "action")  # that energy still pays for this year, by years
        self.action_next: list[float] = numbers(table, "action_next")  # next year
        self.hungry: float = table["hungry"]
        self.hungry_later: float = table["hungry_later"]
        self.stadium_need: float = table["stadium_need"]
        self.stadium_later: float = table["stadium_later"]
        # goals
        self.goals: list[float] = numbers(table, "goals")  # what each is likely to bring, for the draft
        self.goal_share: float = table["goal_share"]  # of points begun but not reached


def numbers(table: dict[str, Any], name: str) -> list[float]:
    return [float(number) for number in table[name]]


WEIGHTS: Final = Weights(read_data(PACKAGE, "outlook"))
