### Sitting down, inviting, one's own tables, the line to the server: in English.

## The line to the server

link-silent = The server has not answered for a few seconds.
link-lost = Connection lost. Reconnecting…
link-offline = You are offline. This page reconnects by itself.
link-move-kept = Your move is kept: it is sent when the connection is back, and played once.
link-choice-kept = What you have chosen stays. You may confirm now: the move is sent when the connection is back.

## Settings

sounds = Sounds of moves and of your turn

## One’s own seat

my-seat = My seat
abandon-ask = End the game without a result?
abandon-yes = Yes, end it
abandon-no = No, keep playing
leaving-title = Ending the game

## A code or a link

code-empty = Type the code of a table, or paste a link.
code-odd = { $code } is no table’s code. Codes have small letters and digits, never 0, 1, l or o.
code-unknown = There is no table { $code } on this server. Compare the code with your friend’s, or ask for the link.
code-elsewhere = This link leads to another server: { $host }. Open it in the browser’s address bar.
invite = Invite

## The start page

play-bots = Play with bots
play-friends = Play with friends
minutes = about { $count } min
minutes-between = { $least }–{ $most } min
weight-1 = light
weight-2 = medium
weight-3 = heavy
more-about = More about { $game }
more = More
bots-level = Bots
start-game = Start the game
start-invite = Open the table and invite
friends-words = You get one link for everybody. Until the game begins, any free seat can still be changed.
who-here = Somebody else at this device
who-friend = A friend, by the link
who-open = Open to whoever comes
name-at-seat = Name at seat { $number }
name-of-player = Name
turns-waiting = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
needs-line = The server cannot be reached. Playing, your tables and saved games need a connection; this page keeps trying. Rules you have read on this device open without one.
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
with-names = with { $names }
table-options = Hide or delete this table: { $game }
hide-words = A hidden table stays as it is; only this list leaves it out.
table-hide = Hide this table
table-unhide = Show this table again
delete-words = Nobody else has a seat here. You can delete the table for good, with its record.
table-delete = Delete this table
delete-ask = Delete this table for good?
delete-yes = Yes, delete it
delete-no = No, keep it
hidden-show = { $count ->
    [one] Show one hidden table
   *[other] Show { $count } hidden tables
}
hidden-hide = Leave hidden tables out
notices = Tell me when it is my turn
notices-words = By a notice of your system while this page is open behind others.
notices-refused = Your browser does not allow it. Its settings for this site can.

## Inviting and waiting

invited-to = You are invited: { $game }
invited-by = { $name } has opened this table.
free-seat = Free seat { $number }
kept-for = Kept for { $name }
kept-words = A kept seat is yours if it shows your name. If you already had a seat on another device, open “My seat” there and use its link.
sit-down = Take a seat
just-watch = Just watch
link-for-all = One link for everybody
link-for-all-help = Whoever opens it gives a name and takes a free seat, or watches.
table-code = Code of the table:
share-system = Share…
qr-code = The link as a QR code
fill-with-bots = { $count ->
    [one] Fill the seat with a bot
   *[other] Fill the seats with bots
}
begins-by-itself = The game begins by itself when every seat is taken.

## Several people at one device

curtain = { $name }’s turn
curtain-words = Pass the device on. Nobody else should look now.
curtain-draw = I am { $name }: show my things
curtain-none = No curtain at this table: we may see everything
link-here-only = This link opens on this computer only. People next to you can play at this device; to let other devices in, see the hosting guide.
