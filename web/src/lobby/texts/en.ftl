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
