### What the page of Planet Unknown says beyond the game's own texts.

pu-letter-civ = C
pu-letter-water = W
pu-letter-biomass = B
pu-letter-rover = R
pu-letter-tech = T
pu-letter-energy = E

pu-common = Station
pu-events = Events
pu-events-left = { $count } left:
pu-dropped = Not in force for this tile: nothing would fit.
pu-next-event = You have seen the next one:
pu-level = Level { $level }
pu-for-all = for all
pu-objectives-help = 5 medals for the better of the two, 2 each on a tie.
pu-met = fulfilled
pu-not-met = not yet
pu-missed = not fulfilled

pu-planet-of = { $planet }, planet of { $name }
pu-look-at = Look at the planet of { $name }
pu-back-to-mine = Back to my planet
pu-views = What is shown
pu-stuck = No room for a tile: the last round
pu-row = Row { $row }
pu-column = Column { $column }
pu-line-won = { $medals ->
    [one] complete, 1 medal
   *[other] complete, { $medals } medals
}
pu-line-open = { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}, { $left ->
    [one] 1 square left
   *[other] { $left } squares left
}
pu-line-stone = { pu-line-open }; a meteorite is in the way
pu-line-meteorite = covered, but a meteorite is in the way of { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
}
pu-line-hole = { pu-line-open }; where no tile fits any more, a patch is needed
pu-line-against = { pu-line-open }; a tile fits only if the planet’s own rule falls away
pu-line-lost = can no longer be completed

pu-tray = Tiles before you
pu-tile = { $shape }, { $a } and { $b }
pu-with-meteor = with a meteor
pu-stack-empty = empty
pu-turn-key = Turn (R)
pu-flip-key = Flip (F)
pu-nudge-up = Up (arrow key)
pu-nudge-down = Down (arrow key)
pu-nudge-left = Left (arrow key)
pu-nudge-right = Right (arrow key)
pu-fits = It fits. Enter or Confirm places it.
pu-loses-rover = { $count ->
    [one] Your rover under it is lost.
   *[other] Your { $count } rovers under it are lost.
}
pu-loses-lifepod = { $count ->
    [one] The lifepod under it is lost.
   *[other] The { $count } lifepods under it are lost.
}
pu-pick-a-tile = { $tiles ->
    [1] Take the tile you may place.
   *[other] Take one of the two tiles.
}
pu-tile-keys = R turns, F flips, arrows move, Enter places.
pu-tile-placed = Your tile of this round is placed.
pu-tiles-before-you = These tiles are before you.
pu-fits-nowhere = fits nowhere
pu-civ-only = no civ on it
pu-from-the-tray = Take it from the tiles before you
pu-others-choose = The boards are shown when everybody has chosen.
pu-dealt = Dealt: { $planet }, { $corporation }

pu-wheel = The station, a wheel of six depots
pu-turn-it = Turn the wheel or choose a column
pu-six-turns = What everybody would get at each turn
pu-not-yours-to-turn = The station is not yours to turn now.

pu-pending = To resolve
pu-advance = Advance
pu-which = Which one?
pu-choices = { $count } choices
pu-tap-a-square = Tap a highlighted square on the planet
pu-tap-a-step = Tap a highlighted square: the rover drives there
pu-tap-a-space = Tap a highlighted space of your tracks
pu-drive-to = { $square }: rover { $rover } drives there, { $movement ->
    [one] 1 movement
   *[other] { $movement } movement
}
pu-out-of-reach = No rover comes that far with the movement left.
pu-no-rover-moves = No rover can move
pu-impossible = Not possible; it will be lost
pu-rover-number = Rover { $number }

pu-medals = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
pu-path-step = step { $step } of the water path, { $medals } medals
pu-nothing-here = nothing
pu-flux-here = The flux marker lies here

pu-once_per_round = once per round
pu-once_per_game = once per game
pu-technology-locked = { $position ->
    [0] locked
   *[other] from space { $position }
}
pu-technology-unlocked = unlocked
pu-technology-spent = used
pu-technology-withheld = from the next round on

pu-lifepods-collected = { $count ->
    [one] 1 lifepod collected
   *[other] { $count } lifepods collected
}
pu-meteorites-collected = { $count ->
    [one] 1 meteorite collected
   *[other] { $count } meteorites collected
}
pu-rovers-in-reserve = { $count ->
    [one] 1 rover in reserve
   *[other] { $count } rovers in reserve
}
pu-face-down = face down
pu-cards-to-choose = Cards to choose from

pu-why-planet = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $columns ->
    [one] 1 column
   *[other] { $columns } columns
} complete
pu-why-cities = { $count ->
    [one] 1 city left uncovered
   *[other] { $count } cities left uncovered
}, { $medals } medals
pu-why-regions = { $count ->
    [one] 1 of its three planets covered
   *[other] { $count } of its three planets covered
}, { $medals } medals
pu-no-cards = no cards
pu-against-expected = medals, { $expected } expected
pu-as-table = What everybody gets at each turn, as a table
pu-would-get = What everybody gets
