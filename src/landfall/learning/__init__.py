"""Learning the games: the rules to look things up in, an entry for every piece, a player aid.

- `rules`: the pages of docs/rules, read into chapters, sections and rulings with the numbers that refusals cite
- `entries`: every piece, card and symbol of a game with its title, a short text and its section
- `aid`: a turn in eight lines, and what scores
- `search`: words in rules and entries
"""

from landfall.learning.aid import Aid, aid_of
from landfall.learning.entries import Entry, Group, entries_of, missing_entries
from landfall.learning.rules import Block, Rules, Section, Span, rule_id, rules_of
from landfall.learning.search import Found, search

__all__ = [
    "Aid",
    "Block",
    "Entry",
    "Found",
    "Group",
    "Rules",
    "Section",
    "Span",
    "aid_of",
    "entries_of",
    "missing_entries",
    "rule_id",
    "rules_of",
    "search",
]
