### Planet Unknown in English.

title = Planet Unknown
tagline = Six planets to fill, one turning station, and everybody builds at the same time.

## Options

option-boards = Boards
option-boards-symmetric = The same for all
    .help = KSB-4156 and the Universal Coalition: the best start.
option-boards-base = Random, base game
    .help = Everybody is dealt a planet and a corporation of the base game and chooses the side of each.
option-boards-all = Random, with the expansion
    .help = The same, with all twelve special planets and eight special corporations.
option-events = Event deck
    .help = An event each round for everybody, from a deck of 20; red cards are the hard ones.
option-events-usual = Standard
    .help = None with two or more players; solo, 7 green, 7 orange and 6 red cards.
option-events-7-7-6 = 7 green, 7 orange, 6 red
option-events-9-3-8 = 9 green, 3 orange, 8 red
option-events-14-4-2 = 14 green, 4 orange, 2 red
option-events-2-6-12 = 2 green, 6 orange, 12 red
option-events-part-green = green
option-events-part-orange = orange
option-events-part-red = red
option-personal_objectives = Personal objectives
    .help = Everybody keeps one of two secret objectives, worth 5 medals.
option-personal_objectives-false = Without
option-personal_objectives-true = One each, secret
option-two_player_variant = Station with two players
option-two_player_variant-true = Turns by itself
    .help = Nobody chooses the rotation: the station turns one depot each round.
option-two_player_variant-false = The commander turns it
    .help = The commander of the round chooses, and so the other’s tiles too.
option-station = Rings of the station
option-station-random = Random
    .help = The inner ring is turned at random against the outer one: different pairs of shapes in every game.
option-station-printed = As recommended
    .help = The same pairs of shapes in every game, after the recommended set-up; how the two rings face each other is our reconstruction.

## Terrains, tracks and resources

name-civ = Civ
name-water = Water
name-biomass = Biomass
name-rover = Rover
name-tech = Tech
name-energy = Energy

## Planets and corporations

name-ksb_4156 = KSB-4156
name-arashi = Arashi
name-cerberus = Cerberus
name-charybdis = Charybdis
name-gaia = Gaia
name-k_273 = K-273
name-kaax = K’Aax
name-lacuna = Lacuna
name-oblivion = Oblivion
name-pajitnov = Pajitnov
name-persephone = Persephone
name-petra = Petra
name-tartarus = Tartarus

planet-ksb_4156-help = No special rule.
planet-arashi-help = A piece on the ring, rows 6 and 7, must also cover a square outside it; so patches never lie there.
planet-cerberus-help = Three planets in one: 2 more medals for each of them that is fully covered.
planet-charybdis-help = The first piece must cover one of the four squares in the middle instead of the edge.
planet-gaia-help = Each city left uncovered is worth 2 medals, but its row and column stay open.
planet-k_273-help = A tile lies either wholly on ice or wholly on land.
planet-kaax-help = Rovers may not enter a toxic square until something covers it.
planet-lacuna-help = Holes are not squares: nothing lies on them and no rover crosses them.
planet-oblivion-help = A hollow square. Its edge is the outer rim alone.
planet-pajitnov-help = A piece must be able to slide into its place by one free step.
planet-persephone-help = Each quarter bans a resource: civ top left, energy top right, tech bottom left, water bottom right.
planet-petra-help = There is no ice. Uncovered currents count as energy terrain and as filled.
planet-tartarus-help = No tile lies across the chasm; rovers cross it only at two corners, and only rovers that may go diagonally (Cosmos 1).

kind-corporation = Corporation
kind-planet = Planet
name-universal = Universal Coalition
name-cosmos = Cosmos Inc.
name-flux = Flux Industries
name-horizon = Horizon Group
name-jump_drive = Jump Drive
name-makeshift = Makeshift
name-oasis = Oasis Ultd.
name-republic = Republic
name-wormhole = Wormhole Corp.
name-symmetric = symmetric side
name-asymmetric = special side

corporation-universal-help = 1: tiles need no contact. 2: patches may be stored. 3: the rover track gives 1 more movement. 4: water from a tile counts twice. 5: no meteorites.
corporation-cosmos-help = Lifepods may lie on tracks; trackers jump over them. 1: rovers go diagonally. 2: move three lifepods, once. 3: an energy tile lets you move one. 4: steps onto energy are free. 5: move one lifepod each round.
corporation-flux-help = Only the highest technology works, on the track of the flux marker. 1: 2 movement for each rover on its terrain. 2: climb to its next milestone, once. 3: its benefits are better. 4: its tiles collect a meteorite. 5: advance it each round.
corporation-horizon-help = Rovers carry meteorites to a rover resource. 1: rover tiles need no contact. 2: 1 movement for each loaded rover. 3: a patch for each meteorite. 4: water may destroy a load. 5: advance the rover tracker each round.
corporation-jump_drive-help = Lifepods unlock technologies. A: a boost for a patch. B: teleport within a terrain. C: a boost counts twice. D: tech as energy. E: all benefits of a row, once. F: an objective for all, once.
corporation-makeshift-help = Trackers may climb diagonally onto other tracks. 1: civ and tech are neighbours. 2: 1 more movement with two trackers on the rover track. 3: shift sideways instead of advancing. 4: one tracker down each round. 5: score like the best on the track.
corporation-oasis-help = Water climbs a winding path, one step for each water square on ice. 1: skip trackers in the way. 2: 1 movement for each rover on water. 3: a tile off the ice advances water. 4: water tiles bring a patch. 5: and a boost.
corporation-republic-help = Seven civ cards, but each costs another tracker a step. 1: choosing a civ tile brings movement, even before it is placed. 2: one card of the next level to choose from. 3: teleport between civ resources. 4: a boost with each card. 5: two cards at the end.
corporation-wormhole-help = Biomass advances only next to biomass; each step is a choice of two. 1: reset biomass at the top. 2: patches on tiles. 3: two patches for one, each round. 4: patches may be stored. 5: patches destroy meteorites.

## Technologies

name-flux_2 = Flux 2, up to the next milestone
name-flux_5 = Flux 5, advance the flux track
name-horizon_5 = Horizon 5, advance the rover tracker
name-jump_drive_a = Jump Drive A, a boost for a patch
name-jump_drive_c = Jump Drive C, a double boost
name-jump_drive_e = Jump Drive E, a whole row
name-jump_drive_f = Jump Drive F, an objective for all
name-republic_1 = Republic 1, movement for a civ tile
name-cosmos_2 = Cosmos 2, move three lifepods
name-cosmos_5 = Cosmos 5, move a lifepod
name-makeshift_4 = Makeshift 4, a tracker goes down
name-wormhole_1 = Wormhole 1, biomass back to zero
name-wormhole_3 = Wormhole 3, two patches for one

## Words of the table

name-outer = outer ring
name-inner = inner ring
name-meteorite = meteorite
name-lifepod = lifepod
name-scoring = scoring area
name-green = green
name-orange = orange
name-red = red
name-resource = resource
name-boost = boost
name-double_boost = double boost
name-different = different trackers
name-same = one tracker
name-final = end of the game
name-event = event
name-all = all trackers
name-straight = straight up
name-left = up to the left
name-right = up to the right
name-shift_left = sideways to the left
name-shift_right = sideways to the right
name-direction-n = up
name-direction-e = right
name-direction-s = down
name-direction-w = left
name-direction-ne = up and right
name-direction-se = down and right
name-direction-sw = down and left
name-direction-nw = up and left
name-added = added
name-removed = removed
name-advance = advance
name-patch = patch
name-gained-civ = a civ resource
name-gained-water = a water resource
name-gained-biomass = a biomass resource
name-gained-rover = a rover resource
name-gained-tech = a tech resource
name-gained-energy = an energy resource
name-gained-one_resource = one of its two resources
name-gained-water_step = a step of the water tracker
name-gained-step = a step of a tracker
name-gained-boost = a boost
name-gained-two_boosts = two boosts
name-gained-patch = a patch
name-gained-two_patches = two patches
name-gained-extra_tile = an extra tile
name-gained-place_rover = a rover to place
name-gained-reposition = a lifepod to move
name-gained-collect_meteorite = a meteorite to collect
name-gained-choice = a choice of two benefits
name-gained-civ_card_1 = a civ card of level 1
name-gained-civ_card_2 = a civ card of level 2
name-gained-civ_card_3 = a civ card of level 3
name-gained-civ_card_4 = a civ card of level 4
name-gained-tech_1 = technology 1
name-gained-tech_2 = technology 2
name-gained-tech_3 = technology 3
name-gained-tech_4 = technology 4
name-gained-tech_5 = technology 5
name-why-no_synergy = no boosts this round
name-why-no_milestones = no milestones this round
name-why-no_rover = no rover in reserve
name-why-no_tile = no tile placed yet
name-why-no_card = no card left
name-why-later = from the next round on
name-why-left = it cannot be used
name-reasons-a = a planet has no room for a tile
name-reasons-b = a depot is empty
name-reasons-c = the event deck is used up

## Scores

score-planet = Planet
score-tracks = Tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-civ_cards = Civ cards
score-personal = Personal objectives
score-neighbour = Objectives with neighbours

## Labels of the table

label-round = Round { $round }
label-commander = Commander
label-station = Station
label-before = Before you
label-planet = Planet
label-corporation = Corporation
label-tracks = Tracks
label-medals = Medals
label-movement = Movement
label-lifepods = Lifepods
label-meteorites = Meteorites
label-cards = Civ cards
label-objectives = Objectives
label-personal = Personal objectives
label-technologies = Technologies
label-event = Event
label-events_left = Events left
label-rovers = Rovers
label-stored = Patches stored
label-expected = Expected score

## Questions

decision-ChooseSides = Your boards: { $planet } and { $corporation }, or the symmetric sides?
decision-DropObjective = Which objective do you discard?
decision-ChooseRotation = Turn the station clockwise by how many depots?
decision-TurnStation = Turn the station to any depot.
decision-RemoveShape = Which shape leaves the station?
decision-Act = { $step_id ->
    [event] Resolve the event first.
    [after_event] { $pending ->
        [0] After the event: move, use a technology, or end the step.
        [one] After the event: one effect to resolve.
       *[other] After the event: { $pending } effects to resolve.
    }
    [tile] Take a tile and place it.
    [civ_tile] Place the civ tile.
    [after_tile] { $pending ->
        [0] { $movement ->
            [0] Nothing left to resolve: end your turn, or use a technology first.
           *[other] { $movement } movement left: drive a rover, or end your turn.
        }
        [one] One effect to resolve.
       *[other] { $pending } effects to resolve.
    }
    [civ] { $pending ->
        [0] { $movement ->
            [0] Civ cards: nothing left to resolve. End your turn.
           *[other] Civ cards: { $movement } movement left. Drive a rover, or end your turn.
        }
        [one] Civ cards: one effect to resolve.
       *[other] Civ cards: { $pending } effects to resolve.
    }
   *[other] { $pending ->
        [0] End of the game: nothing left to resolve. End the step.
        [one] End of the game: one effect to resolve.
       *[other] End of the game: { $pending } effects to resolve.
    }
}
decision-WhichGain = Several effects fit: which one?
decision-KeepCard = Keep one civ card of level { $level }.
decision-RaiseNext = Which tracker goes up next?
decision-ChooseWay = { $may_stay_id ->
    [true] { $track }: shift sideways?
   *[false] { $track }: which way?
}
decision-DestroyLoad = Rover { $rover } is on water. Destroy its meteorite?
decision-PutLifepod = Where does the lifepod go?
decision-LiftLifepod = { $left ->
    [one] Move one more lifepod?
   *[other] Move up to { $left } lifepods?
}
decision-ChooseCommon = { $alone_id ->
    [true] Which objective is added to your own?
   *[false] Which objective is for all?
}

## Moves

action-place = { $ring }, corner at { $column }{ $row }, { $turn ->
    [0] not turned
    [1] a quarter turn
    [2] a half turn
   *[other] three quarter turns
}{ $mirror ->
    [0] { "" }
   *[other] , mirrored
}
action-take = Take the tile without placing it: { $ring }
action-advance = { $track } +1 ({ $by })
action-way = { $way }
action-regress = { $track } −1
action-patch = Patch on { $column }{ $row }
action-store_patch = Store the patch
action-two_patches = Two patches instead of one
action-boost_for_patch = A boost instead of the patch
action-rover = Rover on { $column }{ $row }
action-step = Rover { $rover }: { $direction }
action-teleport = Rover { $rover }: teleport to { $column }{ $row }
action-card_teleport = Card: teleport rover { $rover } to { $column }{ $row }
action-use = { $technology }
action-claim = All benefits in the row of { $track }
action-flux = Flux marker: { $track }
action-reset_biomass = Biomass back to zero
action-benefit = { $benefit_id ->
    [advance] The boost or the advance
   *[patch] The patch
}
action-lifepod = Lifepod to { $place }
action-lift = Lifepod from { $place }
action-pick = Choose { $column }{ $row }
action-destroy = Destroy what is on { $column }{ $row }
action-clear_row = Clear row { $row }
action-clear_column = Clear column { $column }
action-destroy_load = Destroy the meteorite
action-civ_stack = Look through the civ cards of level { $level }
action-keep = Keep: { $card }
action-objective = For all: { $objective }
action-own_objective = One more of your own: { $personal }
action-drop = Drop: { $personal }
action-boards = Planet: { $planet }; corporation: { $corporation }
action-boards_flux = Planet: { $planet }; Flux Industries, marker on { $track }
action-rotate = { $turns ->
    [0] Leave the station as it is
    [one] Turn it by one depot
   *[other] Turn it by { $turns } depots
}
action-remove_shape = Remove the { $ring }
action-peek = Look at the next event
action-decline = No
action-which = { $gain_id ->
    [steps] { $number ->
        [1] Not the tile’s own advance
        [2] The tile’s resource
       *[other] The tile’s resource, instead of its other one
    }
    [energy] Energy of tile { $number }
    [tech_or_energy] Tech as energy, tile { $number }
    [patch] { $number ->
        [1] The patch just gained
       *[other] A stored patch
    }
    [choice] { $number ->
        [6] Biomass step 1, without a boost
       *[other] Biomass step { $number }
    }
    [extra_tile] { $number ->
        [1] The extra tile whose resources count
        [2] The extra tile whose resources do not count
        [3] The extra civ tile whose resources count
       *[other] The extra civ tile whose resources do not count
    }
    [different] Different trackers, card { $number }
    [same] One tracker, card { $number }
   *[other] Number { $number }
}
action-end_turn = End the turn

## Why not

refusal-answer-the-question = This does not answer the question.
refusal-event-first = Resolve the event first.
refusal-tile-first = First take a tile and place it.
refusal-something-is-pending = Resolve the remaining effects first.
refusal-tile-is-placed = You have already placed your tile.
refusal-no-tile-now = No tile is placed now.
refusal-tile-can-be-placed = A tile that can be placed must be placed.
refusal-cannot-advance = { $track }: the tracker cannot go further.
refusal-nothing-to-advance-by = Nothing you have gained advances { $track } this way.
refusal-nothing-to-regress-by = Nothing makes a tracker go down now.
refusal-no-patch-there = No patch may lie there now.
refusal-no-rover-there = No rover can be put there now.
refusal-no-movement = You have no movement left.
refusal-rover-cannot-go = The rover cannot go there.
refusal-no-teleport = No rover can be teleported there now.
refusal-not-now = This cannot be done now.
refusal-stack-is-empty = This stack is empty.
refusal-tile-fits-nowhere = { $left ->
    [other] This tile fits nowhere on your planet: place the other one.
    [take] No tile fits on your planet: take one for its resources.
   *[nothing] No tile fits on your planet.
}
refusal-off-the-grid = The tile would stick out of the planet.
refusal-on-another-piece = Another piece lies there.
refusal-first-piece-elsewhere = The first piece must lie at the edge of the planet; on Charybdis, in the middle.
refusal-no-contact = The tile must touch another piece along a side.
refusal-bound-to-civ = You have gained movement for a civ tile: place one.
refusal-same-placement = The same placement is offered in another orientation.
refusal-restricted = { $by ->
    [planet] The planet’s own rule does not allow this place.
    [event] The event of this round does not allow this place.
   *[both] Neither the planet’s own rule nor the event of this round allows this place.
}
refusal-way-blocked = { $track }: this way is blocked.
refusal-no-place-for-a-lifepod = No lifepod can be put there: { $place }.
refusal-no-lifepod-there = No lifepod is there: { $place }.
refusal-not-in-the-stack = This card is not among those you are looking at.
refusal-objective-not-drawn = This objective was not drawn.
refusal-shape-must-stay = This shape has to stay.

## What happened

event-BoardsChosen = { $seat }: { $planet }, { $corporation }
event-ObjectiveKept = { $seat }: keeps “{ $personal }”
event-ObjectivesReady = { $seat }: objectives chosen
event-RoundBegan = Round { $round }. Commander: { $seat }.
event-StationTurned = { $turns ->
    [0] The station stays as it is
    [one] The station turns by one depot
   *[other] The station turns by { $turns } depots
}
event-AlertRevealed = Event, { $colour }: { $alert }
event-TilePlaced = { $seat }: places a tile of { $a } and { $b } at { $square } ({ $ring })
event-Gained = { $gained_count ->
    [0] { $seat }: gains nothing
   *[other] { $seat }: gains { $gained }
}
event-NotGained = { $why_id ->
    [later] { $seat }: { $gained } from the next round on
    [left] { $seat }: lost, as it cannot be used: { $gained }
    [locked] { $seat }: locked again: { $gained }
   *[other] { $seat }: not gained: { $gained } ({ $why })
}
event-GainNamed = { $seat }: { action-which }
event-TileSkipped = { $seat }: no tile is left in the depot
event-TileTaken = { $seat }: no room; takes a tile of the { $ring } for its resources
event-Advanced = { $seat }: { $track } up to { $onto } { $position }
event-Regressed = { $seat }: { $track } down to { $onto } { $position }
event-MovementGained = { $seat }: { $points } movement
event-PatchPlaced = { $seat }: patch on { $square }
event-PatchStored = { $seat }: a patch is stored
event-RoverPlaced = { $seat }: rover on { $square }
event-RoverMoved = { $seat }: rover { $came_from } → { $square }
event-MeteoriteLoaded = { $seat }: a rover loads a meteorite
event-MeteoritePut = { $seat }: a meteorite falls on { $square }
event-PieceCollected = { $seat }: collects: { $piece }
event-PieceDestroyed = { $seat }: loses: { $piece }
event-LifepodPut = { $seat }: lifepod to { $place }
event-TechnologyUsed = { $seat }: { $technology }
event-FluxMoved = { $seat }: flux marker on { $track }
event-StackSeen = { $seat }: looks through the civ cards of level { $level }
event-CardKept = { $seat }: civ card “{ $card }”
event-CardHidden = { $seat }: a civ card of level { $level }, face down
event-CardKeptSecretly = { $seat }: face down: “{ $card }”
event-CivCardsChanged = { $levels_count ->
    [0] No civ stack changes.
    [4] { $change_id ->
        [added] A card is added to each civ stack.
       *[removed] A card leaves each civ stack.
    }
   *[other] { $change_id ->
        [added] A card is added to the civ stacks of these levels: { $levels }.
       *[removed] A card leaves the civ stacks of these levels: { $levels }.
    }
}
event-Peeked = { $seat }: looks at the next event
event-SawAlert = { $seat }: next comes “{ $alert }”
event-CommonObjective = { $seat }: objective for all: “{ $objective }”
event-ObjectiveGained = { $seat }: one more objective: “{ $personal }”
event-ObjectiveLost = { $seat }: gives up “{ $personal }”
event-ShapeRemoved = { $seat }: shape { $shape } leaves the station
event-TurnEnded = { $seat }: done
event-GameEnds = The last round: { $reasons }.
event-Scored = { $seat }: planet { $planet_medals }, tracks { $track_medals }, lifepods { $lifepod_medals }, meteorites { $meteorite_medals }, cards { $card_medals }, personal { $personal_medals }, neighbours { $neighbour_medals }: { $total } in all
event-GameEnded = { $winner_seats_count ->
    [one] Winner: { $winner_seats }
   *[other] Shared victory: { $winner_seats }
}, { $total ->
    [one] 1 medal
   *[other] { $total } medals
}.
event-SoloJudged = { $seat }: { $total } medals, { $expected } were expected. { label-verdict }
label-verdict = { $verdict ->
    [-15] A complete failure: look for another planet.
    [-10] Hardly anybody survives.
    [-5] Weak, but alive.
    [0] Mission accomplished.
    [5] Excellent: you have earned a promotion.
    [10] Perhaps the best planet so far.
   *[other] Perfect: the stars are aligned.
}

## Civ cards

name-card-1 = Two different trackers, +1 each
name-card-2 = One tracker, +2
name-card-3 = 1 biomass patch
name-card-4 = 4 movement
name-card-5 = An extra tile, without its resources
name-card-6 = 1 medal
name-card-7 = 2 medals
name-card-8 = 1 medal
name-card-9 = 2 medals
name-card-10 = Three different trackers, +1 each
name-card-11 = Two different trackers, +1 each
name-card-12 = 2 biomass patches
name-card-13 = Collect 2 lifepods
name-card-14 = Teleport a rover anywhere
name-card-15 = 2 medals
name-card-16 = An extra tile, with its resources
name-card-17 = Clear a row or column of meteorites
name-card-18 = Collect 3 lifepods
name-card-19 = Three different trackers, +1 each
name-card-20 = 3 medals
name-card-21 = All trackers up to position 5, without boosts
name-card-22 = 1 medal for each patch on your planet
name-card-23 = 2 medals, and one tracker +1 at the end
name-card-24 = 3 medals, and one tracker +1 at the end
name-card-25 = Destroy 3 meteorites
name-card-26 = 3 biomass patches
name-card-27 = 4 medals
name-card-28 = Lifepods are worth 2 medals
name-card-29 = One medal more for every three meteorites
name-card-30 = One medal more for every three meteorites
name-card-31 = One medal more for every three meteorites
name-card-32 = One medal more for every three meteorites
name-card-33 = Set: 1, 3, 6 or 10 medals for 1 to 4 such cards
name-card-34 = Set: 1, 3, 6 or 10 medals for 1 to 4 such cards
name-card-35 = Set: 1, 3, 6 or 10 medals for 1 to 4 such cards
name-card-36 = Set: 1, 3, 6 or 10 medals for 1 to 4 such cards

## Objectives between neighbours

name-objective-1 = More civ resources on the edge
name-objective-2 = More energy resources on the edge
name-objective-3 = More tech resources on the edge
name-objective-4 = More biomass resources on the edge
name-objective-5 = More rover resources on the edge
name-objective-6 = Larger area of biomass
name-objective-7 = Larger area of rover
name-objective-8 = Larger area of energy
name-objective-9 = Larger area of civ
name-objective-10 = Larger area of tech
name-objective-11 = Larger area of water
name-objective-12 = More areas of biomass
name-objective-13 = More areas of rover
name-objective-14 = More areas of energy
name-objective-15 = More areas of civ
name-objective-16 = More areas of tech
name-objective-17 = More areas of water
name-objective-18 = Fewer tech resources
name-objective-19 = Fewer water resources
name-objective-20 = Fewer energy resources
name-objective-21 = Fewer biomass resources
name-objective-22 = Fewer rover resources
name-objective-23 = Fewer civ resources
name-objective-24 = More tracks at the top
name-objective-25 = More collected meteorites
name-objective-26 = More collected lifepods
name-objective-27 = Fewer collected meteorites
name-objective-28 = Fewer collected lifepods

## Personal objectives

name-personal-1 = A block of civ, 3 by 3
name-personal-2 = A block of tech, 3 by 3
name-personal-3 = A block of biomass, 3 by 3
name-personal-4 = A block of water, 3 by 3
name-personal-5 = A block of rover, 3 by 3
name-personal-6 = A block of energy, 3 by 3
name-personal-7 = An area of civ with six resources
name-personal-8 = An area of tech with six resources
name-personal-9 = An area of biomass with six resources
name-personal-10 = An area of water with six resources
name-personal-11 = An area of rover with six resources
name-personal-12 = An area of energy with six resources
name-personal-13 = A block of civ, 2 by 5
name-personal-14 = A block of biomass, 2 by 5
name-personal-15 = A block of tech, 2 by 5
name-personal-16 = A block of water, 2 by 5
name-personal-17 = A block of rover, 2 by 5
name-personal-18 = A block of energy, 2 by 5
name-personal-19 = Civ track at the top
name-personal-20 = Tech track at the top
name-personal-21 = Biomass track at the top
name-personal-22 = Water track at the top
name-personal-23 = Rover track at the top
name-personal-24 = At most five energy resources
name-personal-25 = Nine collected meteorites
name-personal-26 = More lifepods than meteorites
name-personal-27 = All ice covered
name-personal-28 = All land covered

## Events

name-alert-1 = One more rover, for the tile you place this round
name-alert-2 = Each civ stack gains an unused card
name-alert-3 = One more personal objective
name-alert-4 = Civ, Biomass or Water: one tracker goes up 3 spaces, without benefits
name-alert-5 = Rover or Civ: one tracker goes up 1 space, with its benefit
name-alert-6 = Rover or Tech: one tracker goes up 1 space, with its benefit
name-alert-7 = Rover or Water: one tracker goes up 1 space, with its benefit
name-alert-8 = Rover or Biomass: one tracker goes up 1 space, with its benefit
name-alert-9 = Civ or Tech: one tracker goes up 1 space, with its benefit
name-alert-10 = Water or Civ: one tracker goes up 1 space, with its benefit
name-alert-11 = Biomass or Civ: one tracker goes up 1 space, with its benefit
name-alert-12 = Tech or Water: one tracker goes up 1 space, with its benefit
name-alert-13 = Biomass or Tech: one tracker goes up 1 space, with its benefit
name-alert-14 = Biomass or Water: one tracker goes up 1 space, with its benefit
name-alert-15 = Turn the station as you like
name-alert-16 = Gain a biomass patch
name-alert-17 = One boost
name-alert-18 = Collect a lifepod from your planet
name-alert-19 = Collect a meteorite from your planet
name-alert-20 = One boost
name-alert-21 = Rover or Civ: one tracker goes down 1 space
name-alert-22 = Rover or Tech: one tracker goes down 1 space
name-alert-23 = Rover or Water: one tracker goes down 1 space
name-alert-24 = Rover or Biomass: one tracker goes down 1 space
name-alert-25 = Civ or Tech: one tracker goes down 1 space
name-alert-26 = Water or Civ: one tracker goes down 1 space
name-alert-27 = Biomass or Civ: one tracker goes down 1 space
name-alert-28 = Tech or Water: one tracker goes down 1 space
name-alert-29 = Biomass or Tech: one tracker goes down 1 space
name-alert-30 = Biomass or Water: one tracker goes down 1 space
name-alert-31 = A meteorite falls on a free meteor symbol of your tiles
name-alert-32 = A tracker of your choice goes down 1 space
name-alert-33 = This round no rover may enter water terrain
name-alert-34 = This round no rover may enter biomass terrain
name-alert-35 = This round no rover may enter energy terrain
name-alert-36 = This round no rover may enter rover terrain
name-alert-37 = This round no rover may enter tech terrain
name-alert-38 = This round no rover may enter civ terrain
name-alert-39 = This round tiles stay off the edge of the planet
name-alert-40 = This round only one resource of your tile counts
name-alert-41 = A tracker of your choice goes down 2 spaces
name-alert-42 = A tracker of your choice goes down 3 spaces
name-alert-43 = A meteorite falls on a free meteor symbol of your tiles
name-alert-44 = This round only one resource of your tile counts
name-alert-45 = This round milestones give nothing
name-alert-46 = Give up one of your objectives
name-alert-47 = With two or more rovers on your planet you lose one
name-alert-48 = Each civ stack loses a card
name-alert-49 = A lifepod on your planet is lost
name-alert-50 = A lifepod you have collected is lost
name-alert-51 = A meteorite you have collected is lost
name-alert-52 = One of the two shapes before you leaves the station
name-alert-53 = A boost, or a look at the next event
name-alert-54 = A boost, or a look at the next event
name-alert-55 = This round no section may touch terrain of its own kind
name-alert-56 = This round tiles stay off the ice
name-alert-57 = This round tiles stay off the ice
name-alert-58 = This round boosts give nothing
name-alert-59 = This round milestones give nothing
name-alert-60 = This round tiles stay off the edge of the planet

## Places for lifepods

name-place-scoring = { name-scoring }
name-place-tech-A = technology A
name-place-tech-B = technology B
name-place-tech-C = technology C
name-place-tech-D = technology D
name-place-tech-E = technology E
name-place-tech-F = technology F
name-place-civ-0 = Civ 0
name-place-civ-1 = Civ 1
name-place-civ-2 = Civ 2
name-place-civ-3 = Civ 3
name-place-civ-4 = Civ 4
name-place-civ-5 = Civ 5
name-place-civ-6 = Civ 6
name-place-civ-7 = Civ 7
name-place-civ-8 = Civ 8
name-place-civ-9 = Civ 9
name-place-civ-10 = Civ 10
name-place-civ-11 = Civ 11
name-place-civ-12 = Civ 12
name-place-civ-13 = Civ 13
name-place-civ-14 = Civ 14
name-place-water-0 = Water 0
name-place-water-1 = Water 1
name-place-water-2 = Water 2
name-place-water-3 = Water 3
name-place-water-4 = Water 4
name-place-water-5 = Water 5
name-place-water-6 = Water 6
name-place-water-7 = Water 7
name-place-water-8 = Water 8
name-place-water-9 = Water 9
name-place-water-10 = Water 10
name-place-water-11 = Water 11
name-place-water-12 = Water 12
name-place-water-13 = Water 13
name-place-water-14 = Water 14
name-place-biomass-0 = Biomass 0
name-place-biomass-1 = Biomass 1
name-place-biomass-2 = Biomass 2
name-place-biomass-3 = Biomass 3
name-place-biomass-4 = Biomass 4
name-place-biomass-5 = Biomass 5
name-place-biomass-6 = Biomass 6
name-place-biomass-7 = Biomass 7
name-place-biomass-8 = Biomass 8
name-place-biomass-9 = Biomass 9
name-place-biomass-10 = Biomass 10
name-place-biomass-11 = Biomass 11
name-place-biomass-12 = Biomass 12
name-place-biomass-13 = Biomass 13
name-place-biomass-14 = Biomass 14
name-place-rover-0 = Rover 0
name-place-rover-1 = Rover 1
name-place-rover-2 = Rover 2
name-place-rover-3 = Rover 3
name-place-rover-4 = Rover 4
name-place-rover-5 = Rover 5
name-place-rover-6 = Rover 6
name-place-rover-7 = Rover 7
name-place-rover-8 = Rover 8
name-place-rover-9 = Rover 9
name-place-rover-10 = Rover 10
name-place-rover-11 = Rover 11
name-place-rover-12 = Rover 12
name-place-rover-13 = Rover 13
name-place-rover-14 = Rover 14
name-place-tech-0 = Tech 0
name-place-tech-1 = Tech 1
name-place-tech-2 = Tech 2
name-place-tech-3 = Tech 3
name-place-tech-4 = Tech 4
name-place-tech-5 = Tech 5
name-place-tech-6 = Tech 6
name-place-tech-7 = Tech 7
name-place-tech-8 = Tech 8
name-place-tech-9 = Tech 9
name-place-tech-10 = Tech 10
name-place-tech-11 = Tech 11
name-place-tech-12 = Tech 12
name-place-tech-13 = Tech 13
name-place-tech-14 = Tech 14

## Pending things, and what the spaces of tracks give

gain-steps = { $track } +{ $number }
gain-energy = Energy: one tracker +1
gain-tech_or_energy = Tech +1, or as energy
gain-boost = Boost: any tracker +1
gain-patch = A biomass patch
gain-rover = A rover for the last tile
gain-lifepod = A lifepod to put down
gain-choice = Biomass: one of two
gain-flux = The flux marker may move
gain-regress_other = Another tracker −1
gain-reposition = A lifepod may move
gain-collect_meteorite = Collect a meteorite
gain-different = { $number ->
    [one] One more tracker +1
   *[other] { $number } different trackers +1
}
gain-same = One tracker +{ $number }
gain-all_to = All trackers up to 5
gain-collect_lifepod = { $number ->
    [one] Collect a lifepod
   *[other] Collect { $number } lifepods
}
gain-teleport_rover = Teleport a rover
gain-extra_tile = An extra tile
gain-clear_line = Clear a row or column
gain-destroy_meteorite = { $number ->
    [one] Destroy a meteorite
   *[other] Destroy { $number } meteorites
}
gain-final_step = One tracker +1
gain-civ_card = A civ card of level { $number }
gain-two_cards = Civ cards at the end
gain-event_advance = Event: a tracker +{ $number }
gain-event_regress = Event: a tracker −{ $number }
gain-add_meteorite = Event: a meteorite falls
gain-boost_or_peek = Event: a boost or a look
gain-destroy_rover = Event: a rover is lost
gain-destroy_lifepod = Event: a lifepod is lost
gain-lose_lifepod = Event: give a lifepod back
gain-give_up_objective = Event: give up an objective
gives-boost = a boost
gives-civ_card = a civ card of level { $number }
gives-patch = a biomass patch
gives-rover = a rover
gives-movement = { $number } movement
gives-tech = technology { $number }

## The table as text

label-pending = Pending
label-impossible = not possible, it will be lost
label-reserve = Rovers in reserve
label-flux = Flux marker
label-bans = no { $terrain }
label-region = region { $region }: { $left } left
label-gaps = crossing: { $gaps }
label-at_the_end = top of the track
label-medal_count = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
label-six_turns = What everybody would get at each turn
label-next_event = You have seen the next one
label-stack = level { $level } ×{ $count }
label-face_down = level { $level }, face down
label-last_round = The last round
label-stuck = no room for a tile
label-free_cities = { $count ->
    [one] 1 city left uncovered
   *[other] { $count } cities left uncovered
} ({ $medals })
label-covered_regions = { $count ->
    [one] 1 of the three planets fully covered
   *[other] { $count } of the three planets fully covered
} ({ $medals })
label-fulfilled = fulfilled
label-not_fulfilled = not fulfilled
label-complete_lines = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $columns ->
    [one] 1 column
   *[other] { $columns } columns
} complete
label-aim_tile = ← ↑ ↓ → move · r turn · f flip · Enter place · Esc back
label-aim_square = ← ↑ ↓ → go to the next square · Enter confirm · Esc back
label-does_not_fit = It does not fit here.
label-open_place = Place a tile…
label-open_patch = Place the patch…
label-open_rover = Place the rover…
label-open_pick = Choose a square…
label-open_destroy = Destroy something…
label-open_teleport = Teleport a rover…
label-open_card_teleport = Card: teleport a rover…
key-player = planets
key-part = parts
label-keys_help =
    - **Tab**, **Shift+Tab**: everybody’s boards in turn
    - **.**: the next part of the table: planet, corporation, station, objectives
    - with a tile in hand: **arrows** move it, **r** turns it, **f** flips it, **Enter** places it, **Esc** puts it back
sign-ice = ice
sign-land = land
sign-ring = ring
sign-toxic = toxic
sign-city = city
sign-current = current
sign-crater = middle
sign-lifepod = lifepod
sign-meteorite = meteorite
sign-meteor = meteor symbol
sign-rover = rover
sign-loaded = loaded rover
sign-patch = patch
sign-complete = complete
sign-tight = patch or dropped rule
sign-lost = lost
sign-boost = boost
sign-civ_card = civ card
sign-place_rover = rover
sign-movement = movement
sign-tech = technology
sign-medal = medals
sign-once_a_round = once per round
sign-once_a_game = once per game
sign-used = used

## For balance reports

figure-end_a = The end: no tile can be placed
figure-end_b = The end: an empty depot
figure-end_c = The end: last event
figure-rounds = Rounds
figure-uncovered = Squares left uncovered
figure-meteorites_left = Meteorites left on planets
figure-tiles_left = Tiles left on the station

## Why a table cannot be set

why-two-player-variant = who turns the station can only be chosen with two players.
why-too-many-events = the event deck can have { $most } { $colour_id ->
    [green] green
    [orange] orange
   *[red] red
    } cards at most, not { $given }.
why-personal-objectives-alone = in a solo game, personal objectives are always used; there is nothing to choose.
