### The command line and the prompts.

## At the prompt

you = You
thinking = { $name } is thinking…
hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
prompt-help = Type the number of a choice, or words that fit only one, such as T1 B1. Also:
narrow = Type some words to narrow the list.
no-such-number = Choose a number from 1 to { $most }.
not-understood = “{ $typed }” is neither a choice nor a command. Type ? for help.
why-what = Why what? For example: why T3
is-possible = That is possible now.
hint = Hint: { $number } { $action }
undone = Undone.
saved = The game is saved in { $file }
ended = The game is over.
winners = { $winner_seats_count ->
    [one] Winner: { $winner_seats }
   *[other] Shared victory: { $winner_seats }
}
total = Total

command-help = help
command-help-help = how to play, and this list (also ?)
command-why = why
command-why-help = why something cannot be chosen, for example: why T3
command-hint = hint
command-hint-help = what a bot would do
command-undo = undo
command-undo-help = take back your last move, if nothing was revealed since
command-log = log
command-log-help = what has happened; log 100 shows the last 100 lines
command-table = table
command-table-help = show the table again
command-save = save
command-save-help = save the game: save FILE
command-quit = quit
command-quit-help = stop here; the game is saved

## Commands

app-help = Landfall: play, host, study and solve four board games about reaching a new land.
play-help = Play a game in the terminal, with bots or friends at the other seats.
simulate-help = Let bots play many games and show the statistics.
tournament-help = Let bots play against each other in every arrangement of seats and rate them.
train-help = Improve what bots go by: they play themselves, and values are fitted to how the games ended.
tables-help = List the tables a server keeps, and delete old ones.
tables-list-help = List the tables, the least recently changed first.
tables-prune-help = Delete tables where nothing has happened for a while. Without --yes it only shows which.
games-help = List the games with their seats and options.
replay-help = Step through a saved game.
bench-help = Measure how fast the engines are.
serve-help = Serve tables to browsers and terminals, here or on the network.
backup-help = Copy the tables to a file, even while a server is running.
restore-help = Replace the tables by a copy made with backup, while no server is running.
doctor-help = Check that everything needed is there and works.

arg-game = Which game: an id such as star-race.
arg-file = A saved game.
opt-lang = Language: en, pl or fr. Default: that of the system.
opt-seats-play = Who sits where, for example you,search,search or you=Ania,you=Bob. Bots: { $bots }; search:800 or search:50ms set their effort.
opt-seats-count = How many seats.
opt-option = An option of the game as NAME=VALUE; may be given several times.
opt-variant = Short for --option variant=VALUE.
opt-seed = The seed; the same seed deals the same game.
opt-record = Save the game in this file.
opt-resume = Continue a saved game.
opt-games = How many games.
opt-bots = One bot for all seats, or one per seat: random,search. A bot of your own is written MODULE:CLASS.
opt-bots-play = The bots at the other seats, if --seats does not name them: one for all, or one for each. A bot of your own is written MODULE:CLASS.
opt-bots-tournament = The bots, separated by commas: at least as many as there are seats.
opt-train-folder = Where games and values are kept. Training continues from what is there.
opt-train-rounds = Rounds in all: games, then new values.
opt-train-games = Games per round.
opt-train-seats = Numbers of seats, separated by commas, in turn.
opt-train-bot = The bot that plays.
opt-rounds = How often each group of bots plays in each arrangement of seats.
opt-status = Only tables of this status: waiting, running, over, abandoned, stuck; several with commas.
opt-older-than = How long nothing has happened: 12h, 30d or 4w.
opt-yes = Really delete them.
opt-processes = How many processes; by default one per core.
opt-ray = Play on the Ray cluster at this address: HOST:PORT, auto, or local for this machine alone.
opt-out = Write the games to a file, .jsonl or .parquet: results and records, to learn from or to look at again.
opt-install-completion = Install completion for this shell and exit.
opt-show-completion = Print the completion for this shell and exit.
opt-json = Print JSON and nothing else.
opt-host = The address to listen on; 0.0.0.0 for everybody on the same network.
opt-port = The port; 0 takes a free one.
opt-data = Where tables are kept: a file, or a postgresql:// address.
opt-public = An address by which people open the server, such as https://games.example.org; any other name is refused. May be given several times.
opt-absent-grace = How long somebody must have been away before a bot may get the seat: 90s, 5min or 1h.
opt-put-aside = When a game ends without those who are away, if all others wish so: 12h or 3d.
opt-data-file = The file where tables are kept.
opt-force = Overwrite what is there.
arg-copy = The file of the copy.
opt-to = Show the position after this many moves and exit.
opt-game-number = Which game of a file of landfall simulate (from 1).
opt-all = Print all moves and exit.
opt-seat = Look from this seat (from 1); a spectator sees no secrets.
opt-open = Look at all secrets: from the seat that moves.
opt-seconds = How long each measurement lasts.
opt-version = Print the version and exit.
opt-help = Show this help and exit.

usage = Usage: { $what }
usage-options = {"[OPTIONS]"}
usage-command = {"COMMAND [ARGS]…"}
panel-options = Options
panel-arguments = Arguments
panel-commands = Commands
help-default = [default: {"{"}{"}"}]
help-required = [required]

## Errors

error = Error: { $what }
no-such-game = There is no game called { $game }.{ $meant ->
    [none] {""}
   *[other] {" "}Did you mean { $meant }?
 } There are: { $games }.
broken-game = The game { $game } cannot be used: { $what }
wrong-seats = { $title } is for { $least } to { $most } players, not { $seats }.
no-such-bot = There is no bot called { $bot }. A seat can have: { $bots }.
menu-games = Which game do you want to play?
menu-game = { $number }. { $title } ({ $id }), { $players } players
menu-answer = Its number or its name:{" "}
bots-or-seats = Name the bots by --bots or by --seats, not by both.
bots-beside-you = Name one bot, or one for each of the other seats ({ $seats }), not { $count }.
broken-bot = The bot { $bot } cannot be used: { $what }
no-such-effort = There is no bot called { $bot }. Its effort is written search:800 (simulations) or search:50ms; greedy takes only a time, random none.
no-such-option = { $title } has no option { $option }.{ $meant ->
    [none] {""}
   *[other] {" "}Did you mean { $meant }?
 } There are: { $options }.
no-such-value = { $option } cannot be { $value }. Choose one of: { $values }.
bad-option-form = An option is written NAME=VALUE, not { $given }.
bad-setup = The game cannot be set up like this: { $what }
no-such-language = There are no texts in { $given }. Choose one of: { $langs }.
no-such-file = There is no file { $file }.
cannot-read = { $file } cannot be read: { $what }
cannot-write = { $file } cannot be written: { $what }
cannot-listen = { $host } port { $port } cannot be used: { $what }
cannot-store = The tables cannot be kept: { $what }
cannot-back-up = No copy was made: { $what }
cannot-restore = Nothing was restored: { $what }
use-pg-dump = Tables in PostgreSQL are copied with its own programs: pg_dump --format=custom --file=FILE ADDRESS, and back with pg_restore --clean --if-exists --dbname=ADDRESS FILE.
backed-up = The tables are copied to { $file }. Keep it to yourself: it contains the seeds of running games.
restored = The tables are back in { $file }.
not-a-record = { $file } is not a saved game, or it is damaged: { $what }
other-rules = { $file } was saved under rules { $written } of { $title }; the current rules are { $current }. Only the positions stored in it can be shown.
no-positions = { $file } was saved under rules { $written } of { $title }, the current rules are { $current }, and no positions are stored in it. Replay it with the Landfall that saved it.
cannot-resume = { $file } was saved under other rules of { $title } and cannot be continued.
already-over = The game in { $file } is over. See it with: landfall replay { $file }
wrong-seat = Seats are 1 to { $most }, not { $given }.
wrong-move = The game has { $most } moves; --to is 0 to { $most }.
wrong-game-number = Games in { $file }: { $most }; --game is 1 to { $most }.
wrong-number = { $option } must be { $least } or more.
bots-and-seats = { $seats ->
    [one] Name one bot for the one seat, not { $count }; --seats sets how many play.
   *[other] Name one bot, or one per seat ({ $seats }), not { $count }.
 }
too-few-bots = At { $seats } seats a tournament needs at least { $seats } different bots, not { $count }.
bad-duration = A time is written 90s, 5min, 12h, 30d or 4w, not { $given }.
resume-or-game = Name a game, or a saved one with --resume.
seats-of-record = The saved game has { $seats } seats, --seats names { $count }.
seat-or-open = --seat shows what one seat sees, --open shows everything: leave one of them out.
wrong-start-player = start_player cannot be { $value } at a table of { $seats }: it is 0 for player 1, and at most { $last } here.
option-twice = { $option } cannot be both { $first } and { $second }.
wrong-seconds = --seconds must be more than 0.
system-refuses = The system refuses: { $what }.
system-EADDRINUSE = another program is already listening there
system-EADDRNOTAVAIL = this machine does not have this address
system-EACCES = permission denied
system-EPERM = permission denied
system-ENOENT = no such file or folder
system-EISDIR = it is a folder
system-ENOTDIR = it is not a folder
system-ECONNREFUSED = nothing is listening there
system-ENOSPC = the disk is full
system-EROFS = it is read-only
system-EHOSTUNREACH = the machine cannot be reached
system-ENETUNREACH = the network cannot be reached
system-no-such-host = no machine is known by this name
system-ETIMEDOUT = no answer came in time
why-not-a-database = { $file } contains no Landfall tables
why-cannot-open = { $file } cannot be opened
why-no-folder = { $folder } cannot be created: { $what }
why-newer-schema = they were written by a newer Landfall
why-in-use = a server is running on { $file }
why-is-there = { $file } already exists; --force overwrites it
why-same-file = { $file } is the file of the tables itself
why-not-written = { $file } cannot be written
why-damaged = { $file } is damaged
why-needs-asyncpg = PostgreSQL needs asyncpg: pip install 'landfall[postgres]'
why-no-postgres = PostgreSQL cannot be used: { $what }
wrong-port = A port is a number from 0 to { $most }.
wrong-public = An address is written https://games.example.org, not { $given }.
who-sat-where = { $file } does not say who sat where ({ $names }). Say it with --seats, for example --seats random,you.
bad-name = A name is one line of at most { $most } characters that can be shown.
option-of-record = A saved game keeps its options, seats and seed; leave out { $option }.
bad-usage = { $what }. Help: { $command } --help
unknown-flag = there is no option { $name }{ $meant ->
    [none] {""}
   *[other] {" "}(did you mean { $meant }?)
 }
missing-value = { $name } is missing
needless-word = too many words, or a word in the wrong place
bad-value = { $name } has a wrong value: it takes { $kind ->
    [whole] a whole number
   *[number] a number
 }
no-such-command = there is no command { $name }.{ $meant ->
    [none] {""}
   *[other] {" "}Did you mean { $meant }?
 } There are: { $commands }
needless-value = { $name } takes no value
games-written = { $count } games are in { $file }.
wrong-format = The name of a file of games ends in one of { $formats }; { $file } does not.
no-parquet = Parquet needs pyarrow: pip install "landfall[parquet]". A .jsonl file needs nothing.
no-such-folder = There is no folder { $folder }.
arena-failed = The simulation was stopped: { $what }
interrupted = Stopped. { $done } of { $games } games are counted.
went-wrong = Something went wrong inside Landfall: { $what }. This is our mistake; the game is saved in { $file }.
turn-cut = { $name }: the turn continued without end and was ended at random.

## landfall games

game-line = { $title }, { $seats } { $most ->
    [one] player
   *[other] players
}
is-default = default
is-default-with = default with { $option }
col-id = Id
col-title = Game
col-seats = Players

## landfall simulate

simulating = Playing
simulated = { $title }, { $seats } players: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions in { $time }
simulated-rate = ({ $rate } per second)
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-short = less than 1 ms
col-bot = Bot
col-seat = Seat
col-won = Won
col-between = 95%
col-figures = Per game
col-points = Points
col-games = Games
length-line = A game takes { $mean } decisions ({ $least } to { $most }).

## landfall replay

replay-heading = { $title }, { $seats } players, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-move = Move { $number } of { $moves }
replay-start = Start
replay-keys = n next, p previous; m move, t turn, r round (M, T, R: back); c contents, a number to go there, q quit
replay-no-such-step = Type n, p, m, t, r, c, q or a number from 0 to { $most }.
replay-stored = Position stored after move { $number }, under other rules:

## landfall tournament

col-rating = Rating
col-mu = μ
col-sigma = σ
rating-line = Rating: OpenSkill’s μ − 3 σ, what the bot is worth almost certainly.

## landfall tables

col-status = Status
col-players = Players
col-made = Created
status-waiting = waiting
status-running = in play
status-over = over
status-abandoned = abandoned
status-stuck = stuck
seat-person-short = ?
seat-open-short = (open)
seat-bot-short = bot
no-tables-kept = There are no such tables.
would-prune = { $count ->
    [one] This table would be deleted. Nothing has been deleted yet; --yes deletes it.
   *[other] These { $count } tables would be deleted. Nothing has been deleted yet; --yes deletes them.
}
pruned = { $count ->
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}

## landfall bench

col-engine = Game
col-decisions = Decisions/s
col-clones = Clones/s
bench-engines = Engines: { $engines }

## landfall doctor

doctor-python = Python
doctor-engines = Engines
doctor-games = Games
doctor-texts = Texts
doctor-page = Page
doctor-data = Data folder
doctor-port = Port { $port }
doctor-compiled = compiled
doctor-interpreted = interpreted
doctor-stale = interpreted, the compiled ones are out of date
doctor-engines-because = { $how }: { $why }
doctor-why-pure = LANDFALL_PURE=1 is set; unset it to use compiled ones
doctor-why-never = never compiled for this Python; ./dev setup does it where there is a C compiler
doctor-why-changed = sources have changed since; ./dev setup compiles them again
doctor-why-wheel = this package was built without a C compiler; install one and build it again to play several times faster
doctor-old-python = { $version }, but 3.11 or newer is needed
doctor-texts-complete = complete in { $langs }
doctor-texts-missing = missing: { $missing }
doctor-page-built = built
doctor-page-missing = not built; ./dev setup builds it
doctor-data-good = { $folder } is writable
doctor-data-bad = { $folder } is not writable: { $what }. Set LANDFALL_DATA to another folder.
doctor-port-free = free
doctor-port-taken = taken by another program; choose another for the server
doctor-broken = { $game }: { $what }
doctor-all-good = All is well.
doctor-not-good = { $count ->
    [one] One thing needs attention.
   *[other] { $count } things need attention.
}

## The full screen

watching = Watching
waiting-for = Waiting for { $name }…
bot-plays-for-you = A bot is playing your seat. Press B to take it back.
table-waiting = The game begins when every seat is taken. Press F to let a bot take one.
table-abandoned = The table was abandoned.
table-stuck = The rules have changed, and this table cannot continue under the new ones.
seat-open = open seat
seat-away = away
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mark-more = { $marked } of { $size } marked
mark-on = { $marked } of { $size } marked. Choose another, or unmark one with Space.
unmark-first = That is one too many: unmark one first.
hint-thinking = A bot is thinking about it…
hint-words = A bot would choose: { $action }.
several-fit = { $count } choices fit. Type some more.
type-line = Words that fit one choice, such as T1 B1
chat-line = Write to the table
not-asked = You have nothing to choose right now.
no-hint = There are no hints here.
no-chat = There is nobody else at this table to talk to.
no-hand-over = The seats of a game on this machine cannot change. Save it and resume it with other seats.
no-rematch = There is no table for another game yet.
kept-by-server = The server keeps this table; nothing needs to be saved.
nobody-away = Everybody is here.
offline = The connection is lost; trying again…
other-wire = The server uses another version of the protocol. Another version of Landfall is needed.
no-answer = The server does not answer. Nothing may have changed.
your-link = This link opens your seat again, here or in a browser:
your-link-is = Your seat can be opened again with: landfall join { $link }

then-hidden = What follows is hidden.
end-sure = Press X again to end the game without a result.
seat-would-end = wants to end
put-aside = The game is put aside. It ends at { $when } unless somebody who is away comes back before then.
key-end = end
key-choose = choose
key-confirm = confirm
key-back = back
key-type = type
key-undo = undo
key-hint = hint
key-again = play again
key-rules = rules
key-quit = quit
key-theme = colours
key-chat = chat
key-bot = bot for me
key-fill = bot for the absent
key-save = save
foot-reveal = Enter next   ← back   Esc skip
foot-close = Enter close
foot-rules = ↑ ↓ read on   Esc close
screen-help = ## Keys

    - **1–9, letters**: choose or mark; the same key again, or **Enter**, confirms
    - **arrows, Enter, Space**: the same without numbers
    - **Backspace**: undo the last mark
    - **/**: type a choice, such as *T1 B1*; if it cannot be chosen, you are told why
    - **u** undo, **h** hint, **s** save, **q** quit (the game is saved)
    - **X X** end the game without a result
    - **l** language, **t** dark or light, **PgUp PgDn** read the log, **[ ]** see more of a large board
    - at a server’s table: **c** chat, **B** a bot plays for you, or no longer, **F** a bot for the absent, **n** play again

## landfall join

join-help = Sit down at a table on a server, beside people in browsers.
arg-link = The table’s link, or your seat’s own.
opt-name = The name to sit down under.
opt-seat-join = Which open seat to take (from 1).
opt-watch = Only watch.
opt-plain = Plain prompts instead of the full screen.
no-table-link = { $given } is not the link of a table. It looks like http://HOST:PORT/table/NAME
no-server = No server answers at { $server }: { $what }
server-says = The server says: { $what }
no-open-seat = There is no such open seat at this table.
needs-terminal = Joining a table needs a terminal.
join-which = Where do you want to sit?
join-watch = Only watch
join-name = Your name

## Rules

rules-help = Look things up in the rules of a game.
arg-word = What is looked for: words, or a number such as 8 or R7.
opt-all-rules = Print the complete rules.
rules-turn = A turn
rules-scores = What scores
rules-how = landfall rules { $game } WORD looks for a word, landfall rules { $game } 8 reads a section, --all prints everything.
rules-none = { $game } has no page of rules.
rules-in-english = These rules are not translated yet; this is the English text.
rules-not-found = Nothing found for “{ $query }”.
rules-near = Nothing found for “{ $query }”. Did you mean: { $near }?
rules-more = { $count ->
    [one] and one more place
   *[other] and { $count } more places
}

## Analysis

analyse-help = Weigh a saved game, decision by decision: win chances, the cost of choices, luck.
opt-simulations = Simulations per choice: more take longer and err less.
opt-analyse-seconds = Seconds in all, instead of simulations.
opt-analyse-seed = The seed; the same seed gives the same figures.
analysing = Analysing
analyse-other-rules = { $file } cannot be analysed: { $what }
analyse-player = Player
analyse-accuracy = Accuracy
analyse-start = Start
analyse-choices = Choices
analyse-others = Others
analyse-luck = Luck
analyse-result = Result
analyse-decision = Move { $move }, { $name }: { $action }
analyse-cost = Win chance { $cost } (± { $error }), lead { $points } points
analyse-better = Better: { $line }
analyse-hinders = Next turn “{ $action }” is then impossible: { $why }
analyse-enables = It lets { $name } play “{ $action }”. After the better choice: { $why }
analyse-sources = Points given up: { $sources }

## Many games

report-help = Many saved games in figures: results by seats, options, corporation or technology set, opening and player; points by source.
arg-report-files = Saved games, files of landfall simulate (.jsonl, .parquet), or folders of them; without any, the games you have played in the terminal.
opt-html = Write one page with charts, which opens without a server and without a network.
opt-report-out = The file of the page; by default landfall-report.html.
report-reading = Reading
report-nothing = There are no saved games in { $folder }.
report-no-page = The page has not been built. In a checkout, ./dev setup builds it.
report-written = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }.
report-left-out = { $games ->
    [one] One game was left out: it was not finished, or played under earlier rules.
   *[other] { $games } games were left out: they were not finished, or played under earlier rules.
}
report-game = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $length } choices each
report-by-players = Players
report-by-seat = Seat
report-by-opening = First move
report-by-player = Player
report-rest = Others
report-played = Played
report-sources = Points by source
report-all = All
report-winners = Winners

## A guided game

learn-help = Learn a game by playing: a guided first game.
opt-chapter = The chapter to begin with; without it you continue where you left off.
guide-none = { $title } has no guided game yet. Read its rules instead: landfall rules.
guide-no-chapter = There are { $count } chapters.
guide-head = Chapter { $number }: { $title }
guide-rule = More about it: landfall rules { $game } { $rule }
guide-read = Press Enter to continue.
guide-astray = The others wait. Press Enter to go back to where the guide is, or type next to continue from here.
guide-commands = Besides the commands of the game: next (continue, or skip a task), back (return to where the guide is), chapter 2 (go to a chapter), leave (play on without the guide).
guide-which-chapter = Type chapter and its number.
guide-resumed = You continue where you left off. From the beginning: landfall learn { $game } --chapter 1
guide-over = The guide ends here. Play on; type hint if you do not know what to do.
guide-command-next = next
guide-command-back = back
guide-command-chapter = chapter
guide-command-leave = leave

## landfall train

training = Training
training-stopped = Stopped. The games played so far are in { $folder }; the same command continues from there.
trained-round = Round { $round }: { $games } games, { $points } points on average. Error on games held out: { $before } before, { $after } after.
trained = The values are in { $file }.
not-trained = { $game } has no learned values to train.
train-missing = Training needs { $what }: pip install "landfall[train]"
