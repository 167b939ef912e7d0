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
refusal-not-among-the-open-steps = This step is already done.
refusal-not-among-the-offers = This is not one of the choices.
refusal-take-it-or-leave-it = Either take what is offered or decline.
refusal-nothing-to-undo = There is nothing to undo: something has been revealed or played since.

## Levels of bots

level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-master = Master
level-random = Random
level-yardstick = Yardstick

hint-why = About { $points } points better than { $other }: { $sources }.
hint-why-even = About as good as { $other }.
hint-source-later-more = { $points } more expected later
hint-source-later-less = { $points } less expected later
hint-source-others-more = { $points } more for the strongest opponent
hint-source-others-less = { $points } less for the strongest opponent

## Why something from outside cannot be used; each continues after a colon

why-wrong-seats = { $title } is for { $least } to { $most } players, not { $given }.
why-seed = a seed is a whole number or a text, not { $given }.
why-unwritable-seed = this seed cannot be written down.
why-options = options are names with values.
why-no-option = { $title } has no option { $option }. There are: { $options }.
why-no-value = { $option } cannot be { $value }. Choose one of: { $values }.
why-start-player = player { $number } cannot start at a table of { $seats }.
why-no-game = no game is called { $given }. There are: { $games }.
why-name-taken = { $given } is one of Landfall’s own games.
why-no-action = no move is called { $action }. There are: { $actions }.
why-no-argument = { $action } needs { $argument }.
why-wrong-argument = { $action }: { $argument } cannot be { $given }. Choose one of: { $values }.
why-strange-argument = { $action } has no { $argument }.
why-no-number = moves are numbered 0 to { $most }, not { $given }.
why-not-a-record = it is not a saved game.
why-other-format = it is written in format { $format }; this Landfall reads format { $known }.
why-other-game = it is a game of { $given }.
why-illegal-move = move { $number } is against the rules.
why-unknown-move = move { $number } does not exist in this game.
why-unplayable-move = move { $number } cannot be played.
why-other-end = its moves end in a different position from the one it gives.
why-record-names = the names of its players cannot be shown, or there are too many.
why-wrong-start = it starts from an impossible position.
why-no-ray = Ray is not installed: pip install "landfall[ray]"
why-no-ray-cluster = there is no Ray cluster at { $address }: { $told }
why-ray-or-processes = give either --processes or --ray: a cluster uses all its cores.
