### Words of replays.

replay = Replay
replay-open-now = Watch the replay
replay-look-back = Look back
replay-contents = The game so far, move by move
replay-start = The start
replay-stored = A position stored then
replay-unseen = Something was chosen in secret.
replay-position = Position in the game
replay-at = { $at } of { $last }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-steps = Steps
replay-by-decision = Choice
replay-by-move = Move
replay-by-turn = Turn
replay-by-round = Round
replay-speed = Speed
replay-view = Seen by
replay-open = Everything open
replay-seat = { $name }
replay-to-game = Back to the game
replay-to-table = To the table
replay-earlier = { $moves ->
    [one] One move
   *[other] { $moves } moves
} were played under earlier rules ({ $version }). { $shown ->
    [0] None of their positions can be shown.
    [one] Only one position that was stored then is shown.
   *[other] Only the { $shown } positions that were stored then are shown.
}

record-open = Open a saved game
record-open-words = A record from a table here, from landfall play or from landfall simulate. It is checked move by move and is not kept on the server.
record-file = A file
record-text = Or its text
record-which = The file holds { $count } games. Which one?
record-file-too-large = The file is too large: at most 50 MB.
record-show = Open
record-too-large = The file is too large: a saved game has at most 1 MB.

play-on = Play on from here
play-on-title = Play on from { $move }
play-on-lines = Other lines:
play-on-origin = Played on from:
play-on-at = move { $move }
play-on-words = A new table with the same seats continues from this position. Choose who plays.
play-on-anew = Deal again what whoever decides here does not know
play-on-set = Open the table

analysis = Analysis
analysis-words = Each decision is weighed by playing the game to its end many times from what the player knew then. It runs beside the tables and takes up to a few minutes.
analysis-depth = Depth
analysis-quick = Quick (8 games per choice)
analysis-usual = Normal (32 games per choice)
analysis-deep = Deep (128 games per choice)
analysis-minute = One minute in all
analysis-begin = Analyse the game
analysis-again = Analyse again
analysis-waits = Other games are being analysed first
analysis-runs = Decisions weighed
analysis-cancel = Cancel
analysis-failed = The analysis failed. Try again.
analysis-graph = Win chances over the game
analysis-chance = { $name } { $chance } %
analysis-points = Points by source
analysis-of = Of
analysis-accuracy = Accuracy
analysis-choices = Choices
analysis-luck = Luck
analysis-table-words = Accuracy from 0 to 100. Choices and luck in percent of the win chance, against ordinary play, with their standard errors: a deeper analysis narrows them.
analysis-worst = Costliest decisions
analysis-none = No choice of this player cost more than the analysis can tell.
analysis-cost = win chance { $chance } % (± { $error })
analysis-cost-points = lead { $points } points
analysis-better = Better: { $line }
analysis-gives-up = gives up { $points } points of { $of }
analysis-gains = gains { $points } points of { $of }
analysis-lets = gives { $of } { $points } points more
analysis-hinders = Next turn “{ $action }” is then impossible: { $why }
analysis-enables = It lets { $name } play “{ $action }”. After the better choice: { $why }
analysis-no-reason = The points come out alike; it is the chance of winning that differs.
analysis-show = Show on the board
analysis-try = Try it

save-page = Save as a page
