"""Values into language: decisions, actions, events and refusals in English, Polish and French."""

from landfall.texts.bundles import LANGUAGES, UnknownLanguage, best_language, check_language
from landfall.texts.say import has_text, say, say_option, say_why, text

__all__ = [
    "LANGUAGES",
    "UnknownLanguage",
    "best_language",
    "check_language",
    "has_text",
    "say",
    "say_option",
    "say_why",
    "text",
]
