### Texts that all games share.

# Grammatical forms of nouns beside the plain one: attributes of `name-…` messages.
forms = the
list-and = { $most } and { $last }
none = none
yes = yes
no = no
seat-name = Player { $number }

## What the engine itself asks and refuses

decision-NextOf = What comes next?
decision-PickOne = Choose one.
decision-May = Will you do this?

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-such-action = There is no such move.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = You cannot do this now.
refusal-not-among-the-open-steps = This is not one of the steps still open.
refusal-not-among-the-offers = This is not one of the choices.
refusal-take-it-or-leave-it = Either take what is offered or decline.
refusal-nothing-to-undo = There is nothing you can take back: something new was shown or done since.

## Levels of bots

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-strong = Strong
level-search = Search
