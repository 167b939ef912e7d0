"""Texts call things as the rulebooks do, and one thing by one word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web/src"
HERE = ROOT / "src/landfall"

# By folder of texts and language: words that the rulebook and players do not use for it.
WRONG = {
    "": {
        "en": r"[Ss]et the table|cleared away|page anew| …",
        "pl": r"[Nn]akry(j|wa)|odnośnik|[Rr]eguły| …|\d %",
        "fr": r"[Mm]et(tre|tez) la table|[Dd]ress(er|ée)|[Rr]obot| …",
    },
    "antarctica": {
        "pl": r"werb|przesunięcie statku|^Dwóch naukowców$|, miejsce \{ \$dock",
        "fr": r"navire|\bquai|étoil|(?<!\$)station|points? de recherche|pièce",
    },
    "star_race": {
        "pl": r"\bo (jeden )?okrąg|ląduj|podejrzan[ae]|[Mm]isja gracza",
        "fr": r"quels (deux|trois)|Refaites",
    },
    "evacuation": {
        "pl": r"\b[Kk]omor|\b[Bb]iom(y|u|ów|ie)?\b|krok\w* badań|[Oo]pracowa|[Oo]sadzon|[Oo]siadł|Ścisł|[Zz]apasy",
        "fr": r"visages heureux|pas de recherche|mang|Vainqueur|[2-9] (acier|nourriture|énergie)\b|\(s\)",
    },
    "planet_unknown": {
        "pl": r"fluksu|synergii|ćwiartk|rozpadlin|[Cc]zeka(ją)? |zdobycz|\belement|symbol meteoru",
        "fr": r"\bélan|[Rr]angée|[Ôô]t(er|ée)|[Rr]amass|cartes? civ\b|ce tour",
    },
}
CASES = [(place, lang) for place, words in WRONG.items() for lang in words]


def said(file: Path) -> list[str]:
    """Every message of a file on a line of its own; its key and the names of its fields are no words."""
    if file.suffix == ".md":
        return file.read_text(encoding="utf-8").splitlines()
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    return [FluentSerializer().serialize_entry(one).partition("=")[2].strip() for one in messages]


def files(place: str, lang: str) -> list[Path]:
    if not place:
        return sorted([*HERE.glob(f"**/{lang}.ftl"), *PAGE.glob(f"**/{lang}.ftl")])
    game = HERE / "games" / place
    return [
        game / f"texts/{lang}.ftl",
        game / f"learning/{lang}.ftl",
        game / f"texts/howto.{lang}.md",
        PAGE / f"games/{place.replace('_', '-')}/texts/{lang}.ftl",
    ]


@pytest.mark.parametrize(("place", "lang"), CASES)
def test_things_are_called_as_in_the_rulebook(place: str, lang: str) -> None:
    found = files(place, lang)
    assert found
    for file in found:
        wrong = [text for text in said(file) if re.search(WRONG[place][lang], text)]
        assert not wrong, f"{file.relative_to(ROOT)}: {wrong}"
