"""Players' names: a name is visible, and no two at a table look the same."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, normalize

from landfall.server.errors import NotDone

# Invisible though they are letters, signs or marks: fillers of Hangul, vowels of Khmer that are not written,
# empty Braille, a note without a head, the place of an object, and what only joins or varies the letter before it.
UNSEEN = frozenset(
    [
        *"\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\ufffc\u034f\u180b\u180c\u180d\u180f",
        *map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
    ]
)
# Letters of other scripts that are drawn like Latin ones, and Latin ones that are drawn alike, as after `casefold`: a
# capital i, a small l and a one can hardly be told apart.
ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d"  # Cyrillic
    "\u043a\u043c\u0442\u043d\u0432"  # and those that are alike as capitals
    "\u03b1\u03b5\u03bf\u03c1\u03c5\u03c7\u03ba\u03b9\u03bd\u03c4\u03b7\u03b2\u03b6\u03bc"  # Greek
    "l1|\u0131\u04cf0\u0251",
    "aeopcyxijshdqwkmthbaeopyxkivthbzmiiiiioa",
)


def is_seen(letter: str, kinds: str = "LNPS") -> bool:
    """Whether a character is visible: not a blank or of zero width; a mark alone has no letter to stand on."""
    return letter not in UNSEEN and category(letter)[0] in kinds


def clean(text: str) -> str:
    """A line of text without control characters and outer blanks. Raises NotDone if nothing of it is visible."""
    cleaned = "".join(letter for letter in text if letter.isprintable()).strip()
    if not any(map(is_seen, cleaned)):
        raise NotDone("malformed", why="only-blanks")
    return cleaned


def clean_name(name: str, others: Iterable[str]) -> str:
    """A name as it is stored. Raises NotDone if it is invisible, or looks like another at the table."""
    try:
        cleaned = clean(name)
    except NotDone:
        raise NotDone("blank-name") from None
    look = look_of(cleaned)
    if any(look_of(other) == look for other in others if other):
        raise NotDone("name-taken", name=cleaned)
    return cleaned


def look_of(name: str) -> str:
    """What is compared of a name. It ignores case, blanks, and the script of letters that look alike."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if is_seen(letter, "LNPSM")).translate(ALIKE)
