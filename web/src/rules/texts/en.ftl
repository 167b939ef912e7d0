### The rules to look things up in.

rules-of = Rules: { $game }
rules-complete = Complete rules
rules-games = Rules of the games
rules-pieces = Pieces and cards
rules-aid = Player aid
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
rules-rulings = Rulings
rules-english = These rules are not translated yet; this is the English text.
rules-none = This game has no rules page.
rules-unreachable = The rules could not be loaded.
rules-print = Print
rules-turn = A turn
rules-scores = What scores
rules-signs = Symbols
rules-section = Rule { $number }
rules-open-page = Open the complete rules
rules-learn = What is this?
rules-table = Table
