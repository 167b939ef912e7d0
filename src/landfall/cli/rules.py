"""`landfall rules`: the contents, a section, or the places where words stand."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landfall.cli.checks import game_called
from landfall.learning import Block, Entry, Found, Group, Rules, Section, Span, aid_of, entries_of, rules_of, search
from landfall.learning.search import near_words
from landfall.terminal.words import Unusable, Words

STYLES = {"": "", "strong": "bold", "em": "italic", "code": "cyan"}
MOST = 20  # places listed for one search
BESIDE = 4  # columns that a text is moved to the right


def show_rules(words: Words, game_id: str, asked: list[str], everything: bool) -> None:
    """The whole rules with `everything`; else what is asked for, or the contents."""
    game = game_called(game_id)
    rules = rules_of(game.id, words.lang)
    groups = entries_of(game.id, words.lang)
    if rules is None and not groups:
        raise Unusable("rules-none", game=words.title(game))
    console = Console(highlight=False)
    query = " ".join(asked)
    if rules is not None and rules.lang != words.lang:
        console.print(Text(words("rules-in-english"), style="yellow"))
    if everything and rules is not None:
        print_blocks(console, rules.preface)
        for section in rules.sections:
            print_section(console, section)
    elif query:
        show_found(words, console, rules, groups, query)
    else:
        show_contents(words, console, game.id, rules)


def show_contents(words: Words, console: Console, game_id: str, rules: Rules | None) -> None:
    aid = aid_of(game_id, words.lang)
    for title, lines in ((words("rules-turn"), aid.turn), (words("rules-scores"), aid.scores)):
        if lines:
            console.print(Text(title, style="bold"))
            print_items(console, [Text(line) for line in lines], numbered=title == words("rules-turn"))
    for section in [] if rules is None else rules.sections:
        if section.level < 3:
            console.print(Padding(headline(section), (0, 0, 0, 2 * section.level)))
    console.print(Text(words("rules-how", game=game_id), style="dim"))


def show_found(words: Words, console: Console, rules: Rules | None, groups: list[Group], query: str) -> None:
    """The section that a number names, the only place found, or the list of all."""
    found = search(rules, groups, query)
    if not found:
        near = near_words(rules, groups, query)
        raise Unusable("rules-near" if near else "rules-not-found", query=query, near=", ".join(near))
    first = found[0]
    if rules is not None and (len(found) == 1 or first.id.casefold() == query.casefold().replace(" ", "")):
        shown = [section for section in rules.sections if section.id == first.id]
        inside = [section for section in rules.sections if section.level == 2 and section.id.startswith(f"{first.id}.")]
        if shown:
            for section in shown + inside:
                print_section(console, section)
            return
    for place in found[:MOST]:
        print_place(console, place, groups)
    if len(found) > MOST:
        console.print(Text(words("rules-more", count=len(found) - MOST), style="dim"))


def print_place(console: Console, place: Found, groups: list[Group]) -> None:
    entry: Entry | None = next((one for group in groups for one in group.entries if one.id == place.id), None)
    line = Text(f"{place.number}  ", style="cyan")
    line.append(place.title, style="bold")
    console.print(line)
    console.print(Padding(Text(place.excerpt if entry is None else entry.text), (0, 0, 0, BESIDE)))


def headline(section: Section) -> Text:
    line = Text(f"{section.number}  " if section.number else "", style="cyan")
    line.append(section.title, style="bold" if section.level < 3 else "")
    return line


def print_section(console: Console, section: Section) -> None:
    console.print()
    console.print(headline(section))
    print_blocks(console, section.blocks)


def print_blocks(console: Console, blocks: list[Block]) -> None:
    for block in blocks:
        if block.kind == "table":
            print_table(console, block)
        elif block.kind == "drawing":
            console.print(Padding(Text(block.text, no_wrap=True), (0, 0, 0, BESIDE)))
        elif block.kind in ("list", "steps"):
            print_items(console, [said(item) for item in block.items], block.kind == "steps")
        else:
            number = [Span(f"{block.id} ", "code")] if block.id else []
            console.print(said([*number, *block.spans]))


def print_items(console: Console, items: list[Text], numbered: bool) -> None:
    for number, item in enumerate(items, 1):
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=BESIDE, justify="right")
        row.add_column()
        row.add_row(f"{number}." if numbered else "•", item)
        console.print(row)


def print_table(console: Console, block: Block) -> None:
    head, *rows = block.rows
    table = Table(box=None, pad_edge=False, header_style="dim")
    for cell in head:
        table.add_column(said(cell))
    for row in rows:
        table.add_row(*(said(cell) for cell in row))
    console.print(Padding(table, (0, 0, 0, 2)))


def said(spans: list[Span]) -> Text:
    line = Text()
    for span in spans:
        line.append(span.text, style=STYLES[span.mark])
    return line
