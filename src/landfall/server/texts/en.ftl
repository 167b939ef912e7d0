### What a server says: why a request was refused, and where it is.

refusal-malformed = The message could not be read: { $what }
refusal-bad-setup = This table cannot be created: { $what }
refusal-bad-record = This saved game cannot be opened: { $what }
refusal-no-such-position = This game has no position { $number }.
refusal-wrong-number-of-seats = This game has { $seats } seats; name somebody for each.
refusal-nothing-stored = This game was played under rules { $version }, and none of its positions was stored. It cannot be shown.
refusal-other-rules = A part of this game was played under rules { $version }. It cannot be analysed by today's rules.
refusal-page-not-built = The page for saved games has not been built on this server.
refusal-page-too-large = This game would need a file of more than { $most } MB. Save its record instead.
refusal-no-such-analysis = This analysis is not known here any more. Ask for it again.
refusal-too-many-analyses = Too many games are waiting to be analysed. Try again in a few minutes.
refusal-unknown-game = There is no such game: { $what }
refusal-unknown-action = There is no such move: { $what }
refusal-unknown-level = There is no bot called { $level }.
refusal-unknown-language = There are no texts in { $lang }.
refusal-bad-token = This link does not open a seat at this table.
refusal-spectator = You are watching. To play, take a seat or open your seat’s own link.
refusal-no-such-page = There is no such page.
refusal-no-such-table = There is no such table.
refusal-no-such-place = There is no seat { $number } at this table.
refusal-not-allowed = This cannot be done here.
refusal-oversized = The message is too large; the limit is { $most } bytes.
refusal-media-type = A request must be JSON: its Content-Type is application/json.
refusal-foreign-page = This request came from a page of { $page }, which does not belong to this server.
refusal-unknown-host = This server is not known as { $host }.
refusal-too-frequent = Too many messages at once. Wait a moment.
refusal-too-many-watch = Too many devices are connected to this table.
refusal-too-many-devices = Too many devices are connected with this seat’s link.
refusal-too-many-connections = There are too many connections from your address. Close some and try again.
refusal-stale = The table has moved on since. Here is how it stands now.
refusal-table-waiting = The game begins when every seat is taken.
refusal-table-runs = The game is still running.
refusal-table-ended = The game has ended.
refusal-table-stuck = The rules have changed, and this table cannot continue under the new ones.
refusal-table-damaged = The log of this table is damaged and cannot be read. It is kept as it is; tell whoever runs this server.
refusal-seat-taken = The seat is already taken.
refusal-seats-settled = Seats can be changed only until the game begins.
refusal-others-hold-seats = Somebody else has a seat at this table, so it is theirs too. Hide it instead.
refusal-blank-name = Choose a name that can be seen.
refusal-name-taken = Somebody at this table is already called { $name }, or something that looks the same. Choose another name.
refusal-seat-present = { $seat } is here and plays at this seat.
refusal-seat-just-left = { $seat } may come back. { $seconds ->
    [one] In one second
   *[other] In { $seconds } seconds
} a bot can have the seat.
refusal-nothing-asked = You have nothing to choose right now.
refusal-hint-among-people = Hints are for games with bots alone.
refusal-not-guided = There is no guided game here.
refusal-bot-moved = A bot made this move for you. At a table with other people it cannot be undone.
refusal-no-hint = No hint could be found in time. Try again in a moment.
refusal-bot-plays = A bot is playing your seat. Take it back first.
refusal-you-play = You are already playing your seat.
refusal-storage-failed = The server could not store this. Nothing has changed; please try again.
refusal-storage-away = The server cannot reach its storage, or cannot write to it.
refusal-bots-away = The server’s bots do not answer.
refusal-failed = Something went wrong on the server. Nothing has changed.

# Why a message could not be read
why-table-or-text = it needs either a table or the text of a saved game.
why-not-json = it is not valid JSON.
why-not-text = messages are text.
why-only-blanks = it contains only spaces.
why-missing-field = { $field } is missing in { $at }.
why-unknown-field = { $field } does not belong in { $at }.
why-wrong-length = { $at } is too long or too short (length { $limit }).
why-out-of-range = { $at } is too large or too small ({ $limit }).
why-too-large-number = { $at } is too large a number.
why-wrong-kind = { $at } should be { $kind }, not { $given }.
why-no-such-value = { $at } cannot be { $given }.
name-at-message = the message
why-too-many-moves = it has more than { $most } moves.
why-unknown-game = this server has no game called { $given }.
why-other = { $told }

serve-at = Landfall is at { $address }
serve-near = On the same network: { $address }
serve-data = Tables are kept in { $place }. Press Ctrl-C to stop.
serve-compiling = The engines are being compiled in the background. Until then bots think more slowly; the server changes over by itself.
serve-compiled = The engines are compiled now. The tables continue where they were.
serve-not-compiled = The engines could not be compiled. The server continues with interpreted ones, which give the same results.
