### Planet Unknown in English: entries of the reference and the player aid.

entries-terrains = Terrains and resources
entries-benefits = What tracks give
entries-pieces = Pieces and squares
entries-shapes = Tiles
entries-planets = Planets
entries-corporations = Corporations
entries-technologies = Technologies
entries-civ = Civ cards
entries-objectives = Objectives between neighbours
entries-personal = Personal objectives
entries-events = Events

entry-terrain-civ = The civ tracker advances. Its milestones are civ cards.
entry-terrain-water = The water tracker advances if a water square of the tile lies on ice.
entry-terrain-biomass = The biomass tracker advances. Its milestones are patches.
entry-terrain-rover = The rover tracker advances. It brings rovers and movement.
entry-terrain-tech = The tech tracker advances. Its milestones are technologies.
entry-terrain-energy = Has no tracker: another one advances, that of the tile’s other resource or of a terrain that touches the energy area.
entry-benefit-boost = Advance any one of your trackers.
entry-benefit-civ_card = Look at the cards of that level and keep one.
entry-benefit-patch = One square of biomass, placed at once. It advances nothing.
entry-benefit-place_rover = A rover goes to any square of the tile you placed last.
entry-benefit-movement = So many steps for your rovers, shared as you like.
entry-benefit-tech = That technology is yours while the tracker stands there or higher.
entry-benefit-medal = Points at the end: a tracker scores the nearest medal at or below it.
entry-piece-rover = Moves up, down, left or right and collects what lies where it comes. A piece placed on it destroys it.
entry-piece-loaded = A rover of the Horizon Group with a meteorite, which it takes to a rover symbol.
entry-piece-lifepod = Six begin on every planet. Each one collected is worth a medal; under a piece it is lost.
entry-piece-meteorite = Its row and column do not score while it lies there. Every three collected are worth a medal.
entry-piece-meteor = When the tile is placed, a meteorite comes here at once.
entry-piece-ice = Water counts only if it lies on ice.
entry-piece-ring = The ring of Arashi: a piece here must also cover a square outside it.
entry-piece-city = A city of Gaia: worth 2 medals uncovered, but its row and column stay open.
entry-piece-toxic = A toxic square of K’Aax: no rover enters before something covers it.
entry-piece-current = A current of Petra: uncovered it counts as energy terrain and as filled.
entry-piece-crater = The middle of Charybdis: the first piece must cover one of its four squares.
entry-shape = Tile { $id }, { $ring }
entry-shape-help = Twelve tiles have this shape: each of the six pairs of terrain twice, once with a meteor symbol.
entry-technology = { $of_id } { $level }
entry-civ = Civ card { $id }, level { $level }
entry-objective = Objective { $id }
entry-personal = Personal objective { $id }
entry-event = Event { $id }, { $color }

## Player aid

aid-turn-1 = The commander turns the station: two tiles lie before you. With events, a card is shown and resolved.
aid-turn-2 = Take one of your two tiles; turn and mirror it as you like.
aid-turn-3 = Place it: the first piece on the edge, every later one touching a piece along a side.
aid-turn-4 = A lifepod or rover under it is lost; a meteor symbol brings a meteorite.
aid-turn-5 = Each of its two symbols advances its tracker. Water only if on ice; energy: another one.
aid-turn-6 = What a space shows is yours: boost, card, patch, rover, movement, technology. In any order.
aid-turn-7 = Rovers collect lifepods and meteorites they drive over.
aid-turn-8 = End your turn when nothing is pending. Then the commander marker passes on.
aid-score-1 = Full rows and columns without a meteorite.
aid-score-2 = Each track: the last medal passed. Lifepods 1 each, meteorites 1 for every three.
aid-score-3 = Civ cards and personal objectives, 5 each.
aid-score-4 = Objectives with neighbours: 5 for the better of the two, 2 each on a tie.
aid-score-5 = The end: a tile fits nowhere, a depot is empty, or the event deck is used up.
