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

## Guided game

guide-chapter-goal = A round
guide-chapter-planet = Ice and rovers
guide-chapter-chain = Chains
guide-chapter-energy = Energy and civilisation
guide-chapter-medals = Medals

guide-welcome = You settle a planet, and everybody does so **at the same time**. Each round you take one tile, lay it on your planet and climb the tracks it shows. What you look for are full rows and columns, and medals on the tracks. The most **medals** win.
guide-station = The station turns every round; the **commander**, whose marker goes round the table, turns it. It always shows you **two tiles**, one of the outer ring and one of the inner ring; the tab Station shows all. Each has two terrains, and every terrain belongs to a track. So the question is always: which two tracks, and where does the shape fit?
guide-place = Your first tile must touch the **edge** of the planet. Tiles may be turned and mirrored, and may never overlap. A square at the edge that stays open is hard to fill later.
guide-place-task = Take the tile of the outer ring, with tech and biomass, and place it at the edge.
guide-advance = **Both symbols advance their trackers**: tech one space, biomass one space. A space may give something; medals count at the end, always the last one you have passed on each track. When nothing is left to do, you end your turn.
guide-advance-task = Advance both trackers, in any order, then end your turn.
guide-ice = A tile after the first must touch another one **along a side**. Water is special: you advance it only if a water square of the tile **lies on ice**, the light squares with cracks. Take care what a tile covers: a lifepod or your own rover under it is lost.
guide-ice-task = Take the outer tile with water and rover, lay a water square on ice, and advance water.
guide-rover = The first space of the rover track brings a **rover**. It starts on the tile you have just placed. (The number beside the small rover at your name: rovers you have left.) Rovers fetch **lifepods**: each that you collect is worth a medal. **A tile on a lifepod or on your own rover destroys it.**
guide-rover-task = Advance rover, put the rover on a square near a lifepod, and end your turn.
guide-meteor = Some tiles show a **meteor**. When such a tile is placed a meteorite falls on that square, and a row or column with a meteorite **scores nothing**. A rover that drives over it takes it away; three of them are a medal.
guide-meteor-task = Take the small tile of the inner ring and place it where it fits.
guide-boost = Now look at the second space of tech: a **boost**. Whoever reaches it advances any tracker, and that space may give something in turn. Such chains are where the game is won. The lamps higher up are **technologies**: each is a lasting ability while your tracker stands there or higher.
guide-boost-task = Advance tech to the boost.
guide-biomass = A boost is yours: you may advance any tracker. The second space of biomass is a boost, too. The leaf above it is a **patch**: a single square of biomass, which fills a gap on your planet.
guide-biomass-task = Use the boost for biomass.
guide-drive = Another boost: advance any tracker you like. Then advance rover. It gives movement: **one movement is one square** for one of your rovers, and a lifepod that you drive over is yours.
guide-drive-task = Use the boost, advance rover, drive to the lifepod, and end your turn.
guide-energy = **Energy** has no track. It advances the other resource of its tile once more, or any terrain that touches the energy area it joins. So lay energy where it touches what you need.
guide-energy-task = Take the inner tile with civ and energy, and place it wherever it fits.
guide-flow = Advance civ, and use the energy for civ as well. The third space is a **milestone**: at the end of the round you look at the civ cards of its level and keep one. They bring medals or a strong effect.
guide-flow-task = Advance civ with both symbols, end your turn, and choose a civ card if you have reached the milestone.
guide-gaps = Three things to remember. **Technologies** of the tech track work from now on or once a round: tap a lamp to read it. **Patches** of the biomass track close single gaps. And your **rovers** are safe only where no tile will come.
guide-lines = Look at the planet: at the end of each row and column stand its medals. They count if **every square is covered** and no meteorite lies there. The middle is worth more than the rim. One gap is enough to lose them.
guide-score = Medals come from full rows and columns, from the tracks, from lifepods (1 each) and meteorites (1 for three), from civ cards, and from **objectives** that you share with your neighbour: the better of you gets 5, with a tie each gets 2.
guide-last = From here on the choices are yours: which two tracks, which shape, how many lifepods on the way. Look what the tiles of the next rounds may bring before you leave a gap.
guide-last-task = Place a tile of your choice.
guide-end = The game ends with the round in which somebody cannot place a tile any more. Play on until then. Ask for a **hint** if you do not know what to do; press long on a tile, a track or a card, or click it with the right button, to read about it.
