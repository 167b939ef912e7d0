### The page's own words in English. Games bring theirs from the server.

## Everywhere

close = Close
settings = Settings
language = Language
theme = Theme
theme-auto = As the system
theme-dark = Dark
theme-light = Light
sound = Sound when it is your turn
motion = Moving pieces
motion-system = Your system asks for little motion, so nothing moves.
on = On
off = Off
loading = Looking around…
no-answer = The server does not answer. Try again in a moment.
to-lobby = To the lobby
nowhere = Open water
nowhere-words = There is nothing at this address.
bad-link = This link opens no seat
bad-link-words = It may have been cut short on the way. Ask for it again, or open the table’s own link to watch.
no-table = There is no such table
no-table-words = It may have been cleared away, or the link is not complete.
cannot-open = This table cannot be opened

## Lobby

tagline = Board games about reaching a new land: with friends, with bots, or both.
server-unreachable = The server cannot be reached. This page keeps trying.
new-table = Set a table
game = Game
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
seat-of = Who plays seat { $number }
level-of = Strength of the bot on seat { $number }
seat-you = You
seat-you-named = You: { $name }
seat-person = A friend, by their own link
seat-open = Open: whoever comes first
seat-bot = Bot
seat-free = free
seat-name = Player { $number }
seat-open-name = Seat { $number }
bot-name = Bot { $number }
listed = Show the table in the lobby, so that others can join or watch
make-table = Set the table
own-mix = Own mix
mix-sum = { $sum } of { $total } cards
making-table = Setting the table…
tables = Tables
tables-own = Your tables
tables-waiting = Waiting for players
tables-running = In play
tables-more = Show more
no-other-tables = There are no other tables just now.
no-tables = No table is set yet. Set one on this page, or open a link a friend has sent you.
join-by-link = Have a link or a table’s code?
join-link-example = Paste it here
join-open = Open
table-join = Join
table-watch = Watch
table-go-on = Go on
table-look = Look at the end
status-waiting = seats free
status-running = in play
status-over = over
status-abandoned = abandoned
status-stuck = stopped

## Table

opening-table = Opening the table…
table-menu = Table
rules = How to play
rules-tab = Rules
share = Share and seat
side-panel = Log and notes
log-and-chat = Log, chat and rules
sheet = Cards, players and log
mine = Mine
others = Players
log = Log
chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has written yet.
chat-write = Write to the table
chat-send = Send
watching = { $count } watching
watching-help = Spectators see only what is public
offline = You are offline. The table waits; this page connects again by itself.
reconnecting = The link is lost. Connecting again…
outdated = The server has been renewed, and this page is older than it.
reload = Load the page anew
hint = Hint: what would a bot do?
hint-words = A bot would choose: { $action }
link-lost-sending = The link was lost before this arrived. Try again in a moment.
stale = The table has moved on. Here is how it stands now.
your-turn = Your turn
asked-in-turn-of = You decide in the middle of { $name }’s turn
asked-now = You decide now
you-watch = You are watching.
would-follow = Would follow:
you = (you)
action-bar = What is asked
confirm = Confirm
confirm-question = Confirm to do this.
confirm-hidden = Confirm? This cannot be taken back.
undo = Undo
undone-by = { $name }: took the last move back.
back = Back
skip = Skip
others-play = Watch what happens…
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
thinks = thinks…
decides = decides…
turn-waits = has the turn
present = here
absent = away
bot-level = bot, { $level }
bot-for = a bot plays for now ({ $level })
wants-to-stop = wants to end the game
hand-over = Let a bot play for me
hand-over-level = Strength of the bot
hand-over-absent = Let a bot play this seat
take-back = Play my seat again
bot-plays-you = A bot plays your seat.
no-rules = This game has brought no rules text.
how-to-page = On this page
how-to-tap = What you can choose glows. Tap it, see what would follow as a ghost, then Confirm. Nothing is final before.
how-to-why = Tap what does not glow, and the table says why not.
how-to-undo = Undo takes back your last move, unless something hidden has come to light since.
how-to-keys = Keyboard: Tab goes through everything that can be chosen, Enter or Space chooses, Escape goes one step back. The list button beside Confirm shows every choice in words.
credits = Credits

## Sitting down and sharing

table-waits = The game begins when every seat is taken.
table-stuck = The rules have changed, and this table cannot go on.
take-a-seat = Take a seat
sit-here = Sit on seat { $number }
or-watch = Or just watch: you see what is public.
waiting-for-seats = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
invite-words = Send the link to friends. The game begins by itself.
fill-with-bot = Fill with a bot
link-to-table = Link to this table
link-to-table-help = For friends who take a free seat, and for spectators.
link-here-only = It opens on this computer only: the server listens to nobody else. --host 0.0.0.0 opens it to the network.
link-for-seat = Link for the player of seat { $number }
link-for-seat-help = Send it to that player only: whoever has it plays the seat.
link-second-device = Your seat on another device
link-second-device-help = Keep it to yourself: whoever has it plays your seat.
copy = Copy
copied = Copied
rename = Rename
abandon = End the game without a result
abandon-not = Go on playing after all
abandon-help = The game ends when every person at the table wishes so. While somebody is away it is put aside, and ends a day later at the earliest.
put-aside = The game is put aside. It ends at { $when } unless somebody who is away comes back before.

## The end

ended = The game is over.
ended-abandoned = The game was ended without a result
ended-abandoned-words = All who were still there wished so. Nobody has won.
you-win = You win!
you-share-victory = You share the victory!
winners = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
rematch = Play again
rematch-join = To the new game
rematch-watch = Watch the new game
record = Save the record
show-result = Result
fair-play = Was it fair?
fair-play-words = All chance comes from the seed below. Its hash was fixed and public before the first move.
seed = Seed

## A game without a board of its own

generic-board = The table

scoring = The final scoring
scoring-step = { $step } of { $steps }
scoring-back = Back
scoring-on = Next
scoring-all = All
scoring-to-result = Result
