### The page's own words in English. Games bring theirs from the server.

## Everywhere

close = Close
settings = Settings
language = Language
theme = Theme
theme-auto = Same as the system
theme-dark = Dark
theme-light = Light
motion = Animations
motion-system = Your system asks for reduced motion, so animations are off.
speed = Moves of others are shown
speed-slow = slowly
speed-normal = at normal speed
speed-fast = fast
speed-once = at once
ends-turns = Confirm also ends my turn
on = On
off = Off
loading = Loading…
no-answer = The server does not answer. Try again in a moment.
to-lobby = To the lobby
nowhere = Lost at sea
nowhere-words = There is nothing at this address.
bad-link = This link does not open a seat
bad-link-words = It may have been cut off. Ask for it again, or open the table’s own link to watch.
no-table = There is no such table
no-table-words = It may have been deleted, or the link is incomplete.
cannot-open = This table cannot be opened

## Lobby

tagline = Board games about reaching a new land: with friends, with bots, or both.
for-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
for-some-players = { $fewest } to { $most } players
your-name = Your name
name-example = for example Ada
players = Players
seats = Seats
player = Player
points-for = For
total = Total
seat-of = Who plays at seat { $number }
level-of = Level of the bot at seat { $number }
seat-you = You
seat-you-named = You: { $name }
seat-bot = Bot
seat-free = free
seat-name = Player { $number }
seat-open-name = Seat { $number }
bot-name = Bot { $number }
listed = Show the table in the lobby, so that others can join or watch
own-mix = Custom mix
mix-sum = { $sum } of { $total } cards
making-table = Creating the table…
tables = Tables
tables-own = Your tables
tables-waiting = Waiting for players
tables-running = In play
tables-more = Show more
no-other-tables = There are no other tables right now.
join-by-link = Have a link or a table’s code?
join-link-example = Paste it here
join-open = Open
table-join = Join
table-watch = Watch
status-over = over
status-abandoned = abandoned
status-stuck = stuck

## Table

opening-table = Opening the table…
table-menu = Table
rules = How to play
rules-tab = Rules
desk = Question, own things and log
full-screen = Full screen
skip-to-question = Go to the question
keys = Keys
key-choose = choose from the list
key-confirm = confirm
key-back = take back one step of the draft, close a list
key-undo = undo
key-list = list every choice
key-hint = hint
key-skip = skip what is being played back
key-zoom = zoom in, out, whole board
key-full = full screen
key-help = this list; on a piece: its entry in the rules
sheet = Cards, players and log
mine = Mine
others = Players
log = Log
chat = Chat
log-empty = Nothing has happened yet.
last-turns = Last turns
show-again = Show this on the board again
shown-again = This happened earlier.
chat-empty = Nobody has written yet.
chat-write = Write to the table
chat-send = Send
watching = { $count } watching
watching-help = Spectators see only what is public
engines-compiling = Landfall is still setting itself up, so bots think more slowly for a few minutes. When it is ready, this page reconnects by itself; no move is lost.
engines-compiled = Set-up is finished: bots now think at full speed.
outdated = The server has been updated; this page is an older version.
reload = Reload the page
hint = Hint: what would a bot do?
hint-words = A bot would choose: { $action }.
link-lost-sending = The connection was lost before this arrived. Try again in a moment.
stale = The table has moved on. Here is how it stands now.
your-turn = Your turn
asked-in-turn-of = Your decision, during { $name }’s turn
asked-now = Your decision
you-watch = You are watching.
would-follow = Effects:
you = (you)
action-bar = Your choice
confirm = Confirm
confirm-question = Confirm to do this.
confirm-hidden = Confirm? This cannot be undone.
undo = Undo
undone-by = { $name } took back the last move.
back = Back
skip = Skip
others-play = Others are playing…
waiting-for = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }
}
list-choices = All { $count } choices as a list
hide-choices = Hide the list
points-why = { $points ->
    [one] { $points } point; show where it comes from
   *[other] { $points } points; show where they come from
}
thinks = thinking…
decides = deciding…
turn-waits = has the turn
present = here
absent = away
bot-level = bot, { $level }
bot-for = a bot is standing in ({ $level })
wants-to-stop = wants to end the game
hand-over = Let a bot play for me
hand-over-level = Level of the bot
hand-over-absent = Let a bot play this seat
take-back = Play my seat again
bot-plays-you = A bot plays your seat.
no-rules = This game has no rules text.
how-to-page = On this page
how-to-tap = What you can choose is highlighted. Tap it, see a preview of what it does, then Confirm. Nothing is final before that.
how-to-why = Tap anything else to see why it cannot be chosen.
how-to-undo = Undo takes back your last move, unless something hidden has been revealed since.
how-to-keys = Keyboard: Tab moves through everything that can be chosen, Enter or Space chooses, Escape goes back one step. The list button beside Confirm shows every choice as a list.
credits = Credits

## Sitting down and sharing

table-waits = The game begins when every seat is taken.
table-stuck = The rules have changed, and this table cannot continue.
take-a-seat = Take a seat
waiting-for-seats = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
link-for-seat = Link for the player of seat { $number }
link-for-seat-help = Send it to that player only: whoever has it can play at that seat.
link-second-device = Your seat on another device
link-second-device-help = Keep it to yourself: whoever has it can play at your seat.
copy = Copy
copied = Copied
rename = Rename
abandon = End the game without a result
abandon-not = Keep playing after all
abandon-help = The game ends when everybody at the table wants it to. While somebody is away it is put aside, and ends a day later at the earliest.
put-aside = The game is put aside. It ends at { $when } unless somebody who is away comes back before then.

## The end

ended = The game is over.
ended-abandoned = The game was ended without a result
ended-abandoned-words = Everybody who was still there wanted it to end. Nobody has won.
you-win = You win!
you-share-victory = You share the victory!
winners = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
rematch = Play again
rematch-join = Join the new game
rematch-watch = Watch the new game
record = Save the record
show-result = Result
fair-play = Was the draw fair?
fair-play-words = All randomness comes from the seed below. Its hash was fixed and public before the first move.
verify = Verify the deal
verify-fair = { $moves ->
    [one] The deal was fair: the seed has the hash published before the first move, and the one move, played again from it, ends in the same position.
   *[other] The deal was fair: the seed has the hash published before the first move, and the { $moves } moves, played again from it, end in the same position.
}
verify-branch = This game plays on from a position of another, so it has no deal of its own. Its moves, played again from there, end in the same position.
verify-hash = Something is wrong: the seed does not have the hash that was published before the first move.
verify-end = Something is wrong: the moves, played again, end in another position than the one that was stored.
seed = Seed

## A game without a board of its own

generic-board = The table

scoring = Final scoring
scoring-step = { $step } of { $steps }
scoring-back = Previous
scoring-on = Next
scoring-all = Show all
scoring-to-result = Result
