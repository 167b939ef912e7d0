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
record-show = Open
record-too-large = The file is too large: a saved game has at most 1 MB.

play-on = Play on from here
play-on-title = Play on from { $move }
play-on-lines = Other lines:
play-on-origin = Played on from:
play-on-at = move { $move }
play-on-words = A new table with the same seats goes on from this position. Choose who plays.
play-on-anew = Deal anew what whoever decides here does not know
play-on-set = Open the table
