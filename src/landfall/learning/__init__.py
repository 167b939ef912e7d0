"""Learning the games: the rules to look things up in, an entry for every piece, a player aid.

- `rules`: the pages of docs/rules, read into chapters, sections and rulings with the numbers that refusals cite
- `entries`: every piece, card and symbol of a game with its title, a short text and its section
- `aid`: a turn in eight lines, and what scores
- `guide`: a guided first game as data, and its texts; `lesson`: how far somebody is in one
- `search`: words in rules and entries
"""

from landfall.learning.aid import Aid, aid_of
from landfall.learning.entries import Entry, Group, entries_of, missing_entries
from landfall.learning.guide import LEARNER, ChapterText, Guide, GuideText, guide_of, guide_text, missing_guide_texts
from landfall.learning.lesson import Lesson
from landfall.learning.rules import Block, Rules, Section, Span, rule_id, rules_of
from landfall.learning.search import Found, search

__all__ = [
    "LEARNER",
    "Aid",
    "Block",
    "ChapterText",
    "Entry",
    "Found",
    "Group",
    "Guide",
    "GuideText",
    "Lesson",
    "Rules",
    "Section",
    "Span",
    "aid_of",
    "entries_of",
    "guide_of",
    "guide_text",
    "missing_entries",
    "missing_guide_texts",
    "rule_id",
    "rules_of",
    "search",
]
