### Words of statistics.

statistics-own = Your games in figures
statistics-own-words = The tables of this browser that have ended, seen from your seat.
statistics-report = Games in figures
statistics-counting = Counting…
statistics-none = No finished game is among these files.
statistics-none-own = None of your tables has ended yet. Play a game to its end, then look here again.
statistics-left-out = { $games ->
    [one] One game was left out: it was not finished, or played under earlier rules.
   *[other] { $games } games were left out: they were not finished, or played under earlier rules.
}
statistics-games = { $games ->
    [one] one game
   *[other] { $games } games
}
statistics-whole = won { $share } (95 %: { $low } to { $high }; by chance { $fair })
statistics-mean = { $points } points and { $moves } choices a game
statistics-by-players = Number of players
statistics-by-seat = Seat
statistics-by-opening = First move
statistics-by-player = Player
statistics-by-option = Option
statistics-by-kind = Kind
statistics-rest = Others
statistics-played = Played
statistics-won = Won
statistics-between = 95 %
statistics-points = Points
statistics-all = All
statistics-winners = Winners
statistics-losers = Others
statistics-figures = The figures
statistics-share-words = Share of games won, with its 95 % interval. The upright bar: what it would be if all were equal.
statistics-points-words = Points on average, with their 95 % interval.
statistics-sources = Points by source
statistics-sources-words = The dot: on average. The upright bar: those who have won.
statistics-totals = Final points
statistics-totals-words = Bright: those who have won.
