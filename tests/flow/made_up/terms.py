"""The glossary of Harbour: its words, its numbers and the action catalogue."""

from landfall.flow import Block, Catalogue

ROUNDS = 3
KINDS = ("fish", "salt", "silk", "amber")
CRATES_OF_A_KIND = 6
COINS = 24
FIRST_HAND = 2
HOLD = 4
BERTHS = ("market", "lookout", "crane", "guild")
TRACKS = ("sea", "lore")
TOP = 3
# What a step on a track brings.
SPACES = {("sea", 1): "coins", ("sea", 2): "another", ("lore", 2): "another", ("lore", 3): "crate"}
RUMOURS = 3  # a rumour is worth 1 to 3; keeping one costs 2
SOLO_MARK = 10

ACTIONS = Catalogue(
    Block("berth", berth=BERTHS),
    Block("choose", step=("coins", "crate", "rumour", *TRACKS)),
    Block("load", place=range(len(KINDS) * CRATES_OF_A_KIND)),
    Block("decline"),
)
DECLINE = ACTIONS.encode("decline")
LOAD = ACTIONS.first("load")
