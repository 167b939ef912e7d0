### Evacuation in English.

title = Evacuation
tagline = Two worlds, four years, and everyone has to leave.

## Options

option-goals = Goals
option-goals-draft = Drafted
    .help = Everybody keeps three of the goals that are passed round.
option-goals-first_game = First game
    .help = Three fixed goals that suit your technologies.
option-mode = Mode
option-mode-points = Points
    .help = Four full years; the most points win.
option-mode-race = Race
    .help = First to production 8 of everything and three stadiums in the New World.
option-actions = Actions
option-actions-standard = Standard
    .help = You take the actions of your board; no cards are needed.
option-actions-advanced = Advanced (action cards)
    .help = Every action costs a card; cards have effects and powers of their own.
option-bonuses = Year-end bonuses
option-bonuses-strict = Strict
    .help = Your power must meet a threshold exactly.
option-bonuses-generous = Generous
    .help = A power up to a threshold is enough.
option-common_goals = Common goals
    .help = Three goals for all: the first to meet one may play it for points.
option-common_goals-false = No
option-common_goals-true = Yes
option-lines = Majorities on lines
option-lines-none = None
    .help = Lines of the map score nothing.
option-lines-a = Side A: 1, 3, 5
    .help = The most areas on three lines of the map score.
option-lines-b = Side B: 2, 4, 6
    .help = The most areas on three lines of the map score.
option-third_party = Solo deck as a third party
option-third_party-false = No
    .help = Only the players settle the New World.
option-third_party-true = Yes
    .help = It takes areas and cards from two players.
option-pool = Components
option-pool-full = All
    .help = With cards and tiles of our own.
option-pool-core = Only as published
    .help = Without the cards and tiles we have added.

## Resources, worlds, tracks

name-food = food
name-steel = steel
name-energy = energy
name-any = any kind
name-old = Old World
    .the = the Old World
name-new = New World
    .the = the New World
name-tundra = tundra
name-desert = desert
name-forest = forest
name-ocean = ocean
name-mountain = mountain
name-ring = ring
name-cross = cross
name-wave = wave
name-waiting = waiting lane
name-main = main lane
name-three_plus = 3+ lane
name-leading = leading marker
name-trailing = trailing marker
name-low = low
name-high = high
name-human = you
name-opponent = opponent
name-extra = extra civilisation
name-row-ships = spaceships
name-row-stadiums = stadiums
name-row-infrastructure = infrastructure
name-phase-income = Income
name-phase-actions = Actions
name-phase-transport = Transport
name-phase-turn_order = Turn order
name-phase-progress = Progress
name-phase-bonuses = Bonuses
name-phase-cleanup = Cleanup
name-solo_action-settle = settle
name-solo_action-take_stadium = take a stadium
name-solo_action-discard_ship = remove a spaceship
name-solo_action-discard_infrastructure = remove infrastructure
name-ending-points = points
name-ending-triggered = the race was won
name-ending-year_4 = the fourth year is over

## Board actions

name-A1 = Supply and research
action-A1-help = Gain a resource and make an invent step.
name-A2 = Supply and infrastructure
action-A2-help = Gain a resource and make two infrastructure moves.
name-A3 = Settle
action-A3-help = Settle one area of the New World.
name-A4 = Build a spaceship
action-A4-help = Take a spaceship of the row and pay for it in one world.
name-A5 = Build a stadium
action-A5-help = Take a stadium of the row and pay for it in one world.
name-A6 = Prepare a factory
action-A6-help = Pay one unit of what it will produce.
name-A7 = Clone
action-A7-help = Pay 1 food in the New World for 2 population.
name-A8 = Infrastructure
action-A8-help = Make two infrastructure moves.
name-A9 = Supply and exchange
action-A9-help = Gain a resource, then make up to three exchanges.
name-A10 = Research
action-A10-help = Make an invent step.

## Scores

score-lowest_production = Lowest production
score-areas_left = Areas left behind
score-stadiums_missing = Missing stadiums
score-penalty_tokens = Penalty tokens
score-happy_faces = Happy faces
score-common_goals = Common goals
score-lines = Majorities on lines
score-production_food = Food production
score-production_steel = Steel production
score-production_energy = Energy production

## Labels of the table

label-year = Year { $year } of { $years }
label-bonus = Bonuses at { $low } and { $high }
label-order = Turn order
label-stock = Stock
label-production = Production
label-population = Population
label-factories = Factories
label-areas_left = Old World areas
label-areas = Settled
label-ships = Spaceships
label-stadiums = Stadiums
label-faces = Faces
label-penalties = Penalties
label-power = Power
label-markers = Progress
label-technologies = Technologies
label-infrastructure = Infrastructure
label-goals = Your goals
label-hand = Your cards
label-map = New World
label-rows = Market
label-points = Points
label-common = Common goals
label-lines = Majorities on lines
label-solo = Opponent
label-solo_tile = solo tile at { $area }
label-solo_passed = passed
label-passed = passed
label-solo_next = Turns over next
label-solo_backs = Number and letter come from the card below, one of
label-solo_to_come = Still in its deck
label-solo_done = Done this year
label-symbols = Symbols
label-track = Progress track
label-track_signs = m main lane, + 3+ lane, w waiting lane, | passage · ○ ring, × cross, ~ wave, * all · +1 resource, t technology, i infrastructure, p population, f factory
label-needs = Upcoming requirements
label-in_year = Year { $year }:
label-stadium_need = { $count ->
    [one] a stadium in the New World
   *[other] { $count } stadiums in the New World
}
label-none = none
label-action_track = Action track
label-action = Action { $number }: energy { $cost }
label-paid_by-old = paid by the Old World
label-paid_by-new = paid by the New World
label-paid_by-any = paid by either world
label-groups = Groups used:
label-tiles = Productivity tiles
label-tile_counts = Productivity tiles { $up } up, { $down } turned, { $moved } in the New World
label-loading_order = in this order: population, factory areas into bays, stadiums, factories, factory areas as buildings, resources
label-flying = on its way
label-returning = flies back
label-flight = flight { $energy }
label-aboard = Aboard:
label-building_limit = buildings { $used }/{ $most }
label-resource_limit = resources { $used }/{ $most }
label-ready = Areas you can settle now:
label-missing = Missing elsewhere:
label-locked = { $biome } locked
label-not_this = not with this effect
label-signs = Legend
label-population_settled = Population settled
label-factories_settled = Factories settled
label-factories_unused = Unused factories
label-deck = deck { $count }
label-under = Known under the deck ({ $row })
label-free = free
label-action_cards = Action cards
label-hand_size = in hand { $count }
label-face_down_count = face down { $count }
label-face_up = played this year
label-face_down = Your cards face down
label-discarded = Discarded by you this year
label-returned = Seen before and in the deck again
sign-slot = factory slot
sign-raises = population, { $kind } +{ $count }
sign-symbol = needed: ring, cross, wave
sign-settled = settled by player 1
sign-opponent = settled by the automated opponent
sign-old_population = Old World area with population and what it makes per year, food 2
sign-old_factory = Old World area with a factory and what it makes per year, energy 1
sign-moves = a marker goes from step 5 to step 12, through passages 2 and 3
sign-worlds = in the Old World / in the New World
sign-face = happy faces
sign-done = developed, complete, played or met
sign-half = half developed
sign-held = infrastructure in hand

## Questions

decision-PickGoal = Keep one goal.
decision-DropGoal = Discard one of your four goals.
decision-TakeTurn = Your action number { $number }: what will you do?
decision-PayEnergy = The action costs { $cost } energy. How much does the Old World pay?
decision-PlayCommonToo = Will you play a common goal too?
decision-KeepFour = { $left ->
    [one] Discard one card.
   *[other] Discard { $left } cards, one by one.
}
decision-FaceDown = Which card do you put face down for this action?
decision-NextPart = { $left ->
    [1] { $card }: do you draw the cards?
   *[other] { $card }: which effect comes first?
}
decision-AnyBoardAction = Which board action do you take?
decision-GainResource = { $left ->
    [one] Gain a resource: { $kind }. Where does it go?
   *[other] Gain { $left } resources: { $kind }. Where does the next one go?
}
decision-GainFirst = { $technology }: which resource do you gain, and where? “Later” means after the next effect.
decision-GainOfEach = Which world gains one of each resource?
decision-Exchange = { $left ->
    [one] You may make one exchange.
   *[other] You may make { $left } exchanges.
}
decision-PayThen = What do you pay?
decision-SaveUnit = Price ({ $world }): { $cost }. Which unit do you save?{ $left ->
    [1] {""}
   *[other] {""} You save { $left }, one by one.
}
decision-AddUnit = Which unit do you pay in addition?
decision-PutUnder = Which cards go under their deck ({ $row })?
decision-ChooseFromRow = Which one do you take ({ $row }), and to which world?{ $free_id ->
    [true] {""} It is free.
   *[false] { $off ->
        [0] {""}
       *[other] {""} It costs { $off } less.
    }{ $more_count ->
        [0] {""}
       *[other] {""} It also costs: { $more }.
    }
}
decision-InfrastructureMove = { $left ->
    [one] One infrastructure move: take a card or play one.
   *[other] { $left } infrastructure moves: take a card or play one.
}{ $off ->
    [0] {""}
   *[other] {""} Playing one costs { $off } less.
}
decision-TakeInfrastructure = Which infrastructure card do you take?
decision-RaiseAny = Which production rises by { $count }?
decision-Invent = In which column do you invent?
decision-Settle = Which area do you settle?
decision-PlaceFactory = { $area }: which factory goes there?
decision-PrepareFactory = Which factory do you prepare, and in which world?{ $more_count ->
    [0] {""}
   *[other] {""} It also costs: { $more }.
}
decision-GainFactory = You gain a factory. Which one, and in which world?
decision-Clone = Clone { $count } population for 1 food?
decision-ChooseFlight = Which spaceship flies?
decision-LoadShip = { $ship }: what goes aboard?
decision-ChoosePower = Which power counts for your progress?
decision-SplitSteps = { $steps ->
    [one] { $steps } step in all: how many for the leading marker?
   *[other] { $steps } steps in all: how many for the leading marker?
}
decision-LandMarker = { $left ->
    [one] Where does the other marker land?
   *[other] On which lane does a marker land?
 }
decision-ChooseBonus = Both bonuses are in reach. Which one?
decision-ChooseLower = Penalties: which of the lowest markers goes down { $steps }?
decision-ChooseLift = Happy faces: which of the lowest markers goes up?

## Moves

action-act = { $action }
action-pass = Pass for the rest of the year
action-play = Play { $card }
action-face_down = Put down { $card }
action-discard = Discard { $card }
action-part = Effect { $part }
action-keep_goal = Keep { $goal }
action-discard_goal = Discard { $goal }
action-play_common = Play the common goal { $common }
action-pay_energy = { $from_old } from the Old World
action-gain = { $kind }, { $world }
action-gain_set = One of each: { $world }
action-pay = Pay { $kind }, { $world }
action-exchange = { $exchange }
action-invent = Column { $column }
action-refresh = Refresh the row, paying { $kind } ({ $world })
action-refresh_free = Refresh the row for free
action-put_under = Slot { $slot }
action-take_card = Take the card in slot { $slot }
action-build = Slot { $slot }, { $world }
action-save = Save { $kind }
action-add = Pay { $kind } too
action-play_infrastructure = Play { $infrastructure }
action-factory = { $kind } factory, { $world }
action-clone = Clone
action-settle = Settle { $area }
action-place_factory = { $kind } factory
action-raise = Raise { $kind }
action-lower = Lower { $kind }
action-send = Send { $ship } to the New World
action-call_back = Send { $ship } back to the Old World
action-load = { $item }
action-close = Finish loading
action-power = Power { $power }
action-split = { $leading } for the leading marker
action-land = { $marker }: { $lane }
action-bonus = The { $side } bonus
action-done = Done
action-decline = Decline
action-later = Later

## Why not

refusal-answer-the-question = This does not answer the question.
refusal-another-card-first = The order makes no difference: discard another card before { $card }.
refusal-area-gone = Already evacuated: { $old_area }.
refusal-area-occupied = { $area } is already settled.
refusal-bay-free = { $ship } has a free bay for { $old_area }: choose that place, the effect is the same.
refusal-biome-locked = { $area }: this biome is not open to you yet ({ $biome }).
refusal-cannot-pay = The stock there does not pay for { $card } ({ $world }).
refusal-cannot-pay-factory = Its own resource is missing there: { $kind }, { $world }.
refusal-cannot-pay-infrastructure = The New World’s stock does not pay for { $infrastructure }.
refusal-cannot-refresh = You cannot refresh the row this way now.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-column-full = Column { $column } is fully developed.
refusal-comes-later = The order makes no difference: choose another kind before this one ({ $kind }).
refusal-common-not-playable = { $common }: it is not yours, already played, or too expensive.
refusal-factories-missing = { $area } needs prepared factories in the New World: { $count }.
refusal-goal-not-there = { $goal } is not among your cards.
refusal-group-1-once = With action cards only one action of group 1 is allowed per year.
refusal-no-card-to-lay = There is no card in your hand to lay face down for this action ({ $action }).
refusal-in-order = The order makes no difference: choose something further down the list.
refusal-level-too-high = Only tiles up to level { $level } may be invented here.
refusal-load-alike = { $ship }: another choice in the list gives the same load.
refusal-marker-landed = This marker has already landed.
refusal-no-bay = { $ship } has no free bay for { $old_area }.
refusal-no-energy-for-action = { $action } costs { $cost } energy, more than you can pay.
refusal-no-energy-for-flight = { $ship } needs { $cost } energy for the flight.
refusal-no-factory-left = All your factories of this kind are in use: { $kind }.
refusal-no-factory-area = Only factory areas can go aboard as buildings: { $old_area } is not one.
refusal-room-before = { $ship }, chosen before, has room for it: choose that ship, the effect is the same.
refusal-no-room-for-building = { $ship } has no room for this building.
refusal-no-room-for-resource = { $ship } cannot take this resource.
refusal-no-such-factory = You have no prepared factory of this kind in the New World: { $kind }.
refusal-none-in-stock = There is none in stock: { $kind }, { $world }.
refusal-not-enough-energy = The action costs { $cost } energy; it cannot be paid like that.
refusal-not-in-hand = { $infrastructure } is not in your hand.
refusal-not-of-this-effect = { $card } is not what this card lets you build.
refusal-not-the-lowest = This is not one of your lowest markers: { $kind }.
refusal-not-this-area = This effect does not let you settle { $area }.
refusal-not-this-factory = This effect does not let you prepare it: { $kind }, { $world }.
refusal-not-your-power = Your power cannot be { $power }.
refusal-nothing-to-do = { $action } would do nothing now: { $why }.
name-why-nobody-waits = you have neither population nor prepared factories in the New World
name-why-too-few-wait = your population and prepared factories in the New World do not fill any free area
name-why-biomes-locked = the areas you could fill lie in biomes that are still locked
name-why-too-little-steel = there is too little steel in the New World
name-why-symbols-lacking = you lack the symbols of the areas you could fill
name-why-row-empty = no card is left there
name-why-no-units-left = no resource would be left to pay with
name-why-no-factory-left = you have no factory left
name-why-no-unit-for-factory = no world has the resource that a factory costs
name-why-no-food-to-clone = there is no food in the New World
name-why-no-infrastructure = no card can be taken or played
name-why-all-developed = all your technologies are developed
refusal-not-empty = Take or play a card first: you have to make at least one move.
refusal-order-alike = The order of the two markers makes no difference here: the leading one goes first.
refusal-split-alike = Another split in the list gives the same result.
refusal-only-play = This move only plays a card.
refusal-only-take = This move only takes a card.
refusal-other-kind = It has to be this kind: { $kind }.
refusal-power-alike = With power { $power } the markers get no further than with less: choose the lower one.
refusal-population-missing = { $area } needs population in the New World: { $count }.
refusal-refreshed-already = The row has already been refreshed before this card.
refusal-same-illustration = A card with the picture of { $infrastructure } already lies before you.
refusal-ship-not-there = { $ship } is not there.
refusal-stadium-not-there = You do not have it in the Old World: { $stadium }.
refusal-slot-empty = Slot { $slot } cannot be chosen.
refusal-space-not-free = That space is not free ({ $lane }).
refusal-steel-missing = { $area } needs steel in the New World: { $count }.
refusal-surcharge-missing = The surcharge is missing there: { $kind }, { $world }.
refusal-symbols-missing = { $area } shows a symbol that you do not hold.
refusal-too-far-apart = { $steps ->
    [one] This split of one step is not possible: at most one passage between your markers, none past the end.
   *[other] This split of { $steps } steps is not possible: at most one passage between your markers, none past the end.
}

## What happened

event-Acted = { $seat }: { $action }, power { $power }, energy { $energy }
event-CardPlayed = { $seat }: plays { $card }, energy { $energy }
event-CardPutDown = { $seat }: puts a card face down
event-PutDown = { $seat }: puts down { $card }
event-CardsDrawn = { $seat }: { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}
event-Drew = { $seat }: draws { $cards }
event-CardThrown = { $seat }: discards a card
event-Threw = { $seat }: discards { $card }
event-Passed = { $seat }: passes
event-Gained = { $seat }: +1 { $kind } ({ $world })
event-Exchanged = { $seat }: { $given_kind } → { $kind } ({ $world })
event-Paid = { $seat }: −1 { $kind } ({ $world })
event-CostPaid = { $seat }:{ $food ->
    [0] {""}
   *[other] {""} −{ $food } food
}{ $steel ->
    [0] {""}
   *[other] {""} −{ $steel } steel
}{ $energy ->
    [0] {""}
   *[other] {""} −{ $energy } energy
} ({ $world })
event-Declined = { $seat }: declines
event-Invented = { $seat }: { $developed_id ->
    [true] develops { $technology }
   *[false] a step on { $technology }
}
event-Refreshed = { $seat }: refreshes the row ({ $row }), { $cards } under the deck
event-ShipBuilt = { $seat }: { $free_id ->
    [true] gains
   *[false] builds
} { $ship } ({ $world })
event-StadiumBuilt = { $seat }: { $free_id ->
    [true] gains
   *[false] builds
} { $stadium } ({ $world })
event-InfrastructureTaken = { $seat }: takes { $infrastructure }
event-InfrastructurePlayed = { $seat }: plays { $infrastructure }
event-InfrastructureCompleted = { $seat }: completes { $infrastructure }
event-FactoryPrepared = { $seat }: prepares a factory: { $kind } ({ $world })
event-PopulationGained = { $seat }: { $cloned_id ->
    [true] clones { $count } population
   *[false] gains { $count } population
}
event-Settled = { $seat }: settles { $area }, steel { $steel }
event-FactoryPlaced = { $seat }: { $kind } factory on { $area }
event-Raised = { $seat }: { $kind } production +{ $count }, now { $level }
event-CommonTaken = { $seat }: gets the common goal { $common }
event-CommonPlayed = { $seat }: plays { $common }
event-RaceTriggered = { $seat }: enough production and stadiums, the race is ending!
event-OpponentActed = Opponent: { $solo_action } ({ $card })
event-OpponentSettled = The opponent occupies { $area }
event-OpponentTook = { $row_id ->
    [stadiums] The opponent takes { $card } and keeps it
   *[other] The opponent puts { $card } under the deck ({ $row })
}
event-StadiumsSetAside = Too many faces for this year, under the deck: { $stadiums }
event-NothingHappened = Opponent: { $solo_action }, nothing happens
event-YearBegan = Year { $year }, { $bonus }.
event-IncomeTaken = { $seat }: income { $old } (Old World), { $new } (New World), food eaten { $eaten }
event-PenaltyTaken = { $seat }: penalty tokens for food { $food }, for stadiums { $stadiums }
event-GoalPicked = { $seat }: keeps { $goal }
event-GoalDropped = { $seat }: discards { $goal }
event-Ready = { $seat }: ready
event-ShipSent = { $seat }: sends { $ship }, energy { $energy }
event-Loaded = { $seat }: { $ship } takes { $item }
event-ShipCalledBack = { $seat }: { $ship } flies back
event-Unloaded = { $seat }: { $ships } unloaded in the New World
event-ShipsReturned = { $seat }: back at once: { $ships }
event-OrderChanged = Turn order: { $order_seats }
event-SoloOrder = Turn order: { $parties }
event-SimulatedMoved = Progress: { $party } to step { $step } ({ $lane })
event-MarkerMoved = { $seat }: step { $step_from } → { $step } ({ $lane })
event-BiomeUnlocked = { $seat }: may now settle { $biome }
event-TileFlipped = { $seat }: turns over a productivity tile
event-TileMoved = { $seat }: a productivity tile reaches the New World
event-BonusGained = { $seat }: { $side } bonus of { $bonus }, power { $power }
event-NoBonus = { $seat }: power { $power }, no bonus
event-YearCleared = Year { $year } is over
event-GoalScored = { $seat }: { $goal }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-Scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all
event-MarkerLowered = { $seat }: { $kind } −{ $count } because of penalties
event-MarkerLifted = { $seat }: { $kind } +{ $count } for happy faces
event-RaceEnded = { $seat }: production { $levels }, { $meets_id ->
    [true] conditions met
   *[false] conditions not met
}
event-GameEnded = { $winner_seats_count ->
    [one] Winner: { $winner_seats }
   *[other] Shared victory: { $winner_seats }
} ({ $ending }){ $decided_by_id ->
    [points] { "" }
    [alone] . Nobody else meets the conditions.
    [met_faces] . Several meet the conditions; most happy faces decide.
    [lowest] . Nobody meets the conditions; the lowest production decides.
    [stadiums] . Nobody meets the conditions, and the lowest production is equal; only the winner has three stadiums in the New World.
    [faces] . Nobody meets the conditions; lowest production and stadiums are equal, most happy faces decide.
    [second] . Nobody meets the conditions; the lowest production is equal, the second lowest decides.
    [third] . Nobody meets the conditions; the two lowest productions are equal, the third decides.
   *[shared] . Equal in all that is compared.
}
event-SoloJudged = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
}. { label-verdict }
label-verdict = { $verdict ->
    [0] { $good } points are a good start, { $experienced } are within reach with experience.
    [1] Well done: { $good } points are a good start, { $experienced } are within reach.
   *[other] Masterly: { $experienced } points are what experienced players reach.
}

## The final scoring

scored-goals = Goals
scored-areas_left = areas left behind: { $areas }
scored-stadiums_missing = stadiums in the New World: { $stadiums } of 3
scored-penalty_tokens = penalty tokens: { $tokens }
scored-happy_faces = happy faces: { $faces }. By place among those with three stadiums in the New World.
scored-faces_alone = happy faces: { $mine }, the opponent has { $other }
scored-faces = happy faces: { $count }
scored-common_goals = common goals played
scored-lines = by the number of areas on each of the three lines

## Spaceships and stadiums

name-S01 = ship S01
ship-S01-help = Cost: 2 steel. Flight: 1 energy. Bays: desert. Buildings: 0. Resources: 1.
name-S02 = ship S02
ship-S02-help = Cost: 2 steel. Flight: 1 energy. Bays: mountain. Buildings: 0. Resources: 1.
name-S03 = ship S03
ship-S03-help = Cost: 2 steel. Flight: 1 energy. Bays: ocean. Buildings: 0. Resources: 1.
name-S04 = ship S04
ship-S04-help = Cost: 2 steel. Flight: 1 energy. Bays: none. Buildings: 1. Resources: 2.
name-S05 = ship S05
ship-S05-help = Cost: 1 food, 2 steel. Flight: 2 energy. Bays: ocean. Buildings: 1. Resources: 2.
name-S06 = ship S06
ship-S06-help = Cost: 1 food, 2 steel. Flight: 2 energy. Bays: desert. Buildings: 1. Resources: 2.
name-S07 = ship S07
ship-S07-help = Cost: 1 food, 2 steel. Flight: 2 energy. Bays: mountain. Buildings: 1. Resources: 2.
name-S08 = ship S08
ship-S08-help = Cost: 2 steel, 1 energy. Flight: 1 energy. Bays: ocean. Buildings: 1. Resources: 1.
name-S09 = ship S09
ship-S09-help = Cost: 2 steel, 1 energy. Flight: 1 energy. Bays: desert. Buildings: 1. Resources: 1.
name-S10 = ship S10
ship-S10-help = Cost: 2 steel, 1 energy. Flight: 1 energy. Bays: mountain. Buildings: 1. Resources: 1.
name-S11 = ship S11
ship-S11-help = Cost: 3 steel. Flight: 2 energy. Bays: desert, mountain. Buildings: 0. Resources: 1.
name-S12 = ship S12
ship-S12-help = Cost: 3 steel. Flight: 2 energy. Bays: mountain, ocean. Buildings: 0. Resources: 1.
name-S13 = ship S13
ship-S13-help = Cost: 3 steel. Flight: 2 energy. Bays: ocean, desert. Buildings: 0. Resources: 1.
name-S14 = ship S14
ship-S14-help = Cost: 4 steel. Flight: 2 energy. Bays: desert, mountain. Buildings: 1. Resources: 1.
name-S15 = ship S15
ship-S15-help = Cost: 4 steel. Flight: 2 energy. Bays: mountain, ocean. Buildings: 1. Resources: 1.
name-S16 = ship S16
ship-S16-help = Cost: 4 steel. Flight: 2 energy. Bays: ocean, desert. Buildings: 1. Resources: 1.
name-S17 = ship S17
ship-S17-help = Cost: 1 food, 4 steel. Flight: 3 energy. Bays: desert, desert. Buildings: 2. Resources: 2.
name-S18 = ship S18
ship-S18-help = Cost: 1 food, 4 steel. Flight: 3 energy. Bays: mountain, mountain. Buildings: 2. Resources: 2.
name-S19 = ship S19
ship-S19-help = Cost: 1 food, 4 steel. Flight: 3 energy. Bays: ocean, ocean. Buildings: 2. Resources: 2.
name-S20 = ship S20
ship-S20-help = Cost: 5 steel. Flight: 3 energy. Bays: desert, mountain, ocean. Buildings: 1. Resources: 2.
name-S21 = ship S21
ship-S21-help = Cost: 3 steel, 1 energy. Flight: 2 energy. Bays: none. Buildings: 3. Resources: 3.
name-S22 = ship S22
ship-S22-help = Cost: 1 food, 3 steel. Flight: 2 energy. Bays: desert. Buildings: 2. Resources: 1.
name-S23 = ship S23
ship-S23-help = Cost: 1 food, 3 steel. Flight: 2 energy. Bays: mountain. Buildings: 2. Resources: 1.
name-S24 = ship S24
ship-S24-help = Cost: 1 food, 3 steel. Flight: 2 energy. Bays: ocean. Buildings: 2. Resources: 1.
name-ST01 = stadium ST01 (0 ☺)
name-ST02 = stadium ST02 (0 ☺)
name-ST03 = stadium ST03 (0 ☺)
name-ST04 = stadium ST04 (0 ☺)
name-ST05 = stadium ST05 (1 ☺)
stadium-ST05-help = Cost: 1 food, 1 steel. Happy faces: 1.
name-ST06 = stadium ST06 (1 ☺)
stadium-ST06-help = Cost: 1 steel, 1 energy. Happy faces: 1.
name-ST07 = stadium ST07 (1 ☺)
stadium-ST07-help = Cost: 1 food, 1 energy. Happy faces: 1.
name-ST08 = stadium ST08 (2 ☺)
stadium-ST08-help = Cost: 1 food, 2 steel. Happy faces: 2.
name-ST09 = stadium ST09 (2 ☺)
stadium-ST09-help = Cost: 2 steel, 1 energy. Happy faces: 2.
name-ST10 = stadium ST10 (2 ☺)
stadium-ST10-help = Cost: 1 food, 1 steel, 1 energy. Happy faces: 2.
name-ST11 = stadium ST11 (2 ☺)
stadium-ST11-help = Cost: 2 food, 1 steel. Happy faces: 2.
name-ST12 = stadium ST12 (2 ☺)
stadium-ST12-help = Cost: 1 steel, 2 energy. Happy faces: 2.
name-ST13 = stadium ST13 (3 ☺)
stadium-ST13-help = Cost: 1 food, 2 steel, 1 energy. Happy faces: 3.
name-ST14 = stadium ST14 (3 ☺)
stadium-ST14-help = Cost: 2 food, 2 steel. Happy faces: 3.
name-ST15 = stadium ST15 (3 ☺)
stadium-ST15-help = Cost: 2 steel, 2 energy. Happy faces: 3.
name-ST16 = stadium ST16 (3 ☺)
stadium-ST16-help = Cost: 2 food, 1 steel, 1 energy. Happy faces: 3.
name-ST17 = stadium ST17 (3 ☺)
stadium-ST17-help = Cost: 1 food, 1 steel, 2 energy. Happy faces: 3.
name-ST18 = stadium ST18 (4 ☺)
stadium-ST18-help = Cost: 1 food, 3 steel, 1 energy. Happy faces: 4.
name-ST19 = stadium ST19 (4 ☺)
stadium-ST19-help = Cost: 2 food, 2 steel, 1 energy. Happy faces: 4.
name-ST20 = stadium ST20 (5 ☺)
stadium-ST20-help = Cost: 2 food, 3 steel, 1 energy. Happy faces: 5.
name-ST21 = stadium ST21 (5 ☺)
stadium-ST21-help = Cost: 1 food, 3 steel, 2 energy. Happy faces: 5.
name-ST22 = stadium ST22 (1 ☺)
stadium-ST22-help = Cost: 2 steel. Happy faces: 1.
name-ST23 = stadium ST23 (2 ☺)
stadium-ST23-help = Cost: 3 steel. Happy faces: 2.
name-ST24 = stadium ST24 (2 ☺)
stadium-ST24-help = Cost: 1 food, 2 energy. Happy faces: 2.
name-ST25 = stadium ST25 (3 ☺)
stadium-ST25-help = Cost: 1 food, 3 steel. Happy faces: 3.
name-ST26 = stadium ST26 (3 ☺)
stadium-ST26-help = Cost: 3 steel, 1 energy. Happy faces: 3.
name-ST27 = stadium ST27 (4 ☺)
stadium-ST27-help = Cost: 1 food, 2 steel, 2 energy. Happy faces: 4.
name-ST28 = stadium ST28 (5 ☺)
stadium-ST28-help = Cost: 2 food, 2 steel, 2 energy. Happy faces: 5.

## Old World areas and what goes aboard

name-W1 = W1 (population, desert, +2 food)
name-bay-W1 = W1 (population, desert, +2 food) into a bay
name-hold-W1 = W1 as a building
name-W2 = W2 (population, desert, +2 steel)
name-bay-W2 = W2 (population, desert, +2 steel) into a bay
name-hold-W2 = W2 as a building
name-W3 = W3 (factory, desert, +1 energy)
name-bay-W3 = W3 (factory, desert, +1 energy) into a bay
name-hold-W3 = W3 (factory, desert, +1 energy) as a building
name-W4 = W4 (population, mountain, +2 steel)
name-bay-W4 = W4 (population, mountain, +2 steel) into a bay
name-hold-W4 = W4 as a building
name-W5 = W5 (population, mountain, +2 energy)
name-bay-W5 = W5 (population, mountain, +2 energy) into a bay
name-hold-W5 = W5 as a building
name-W6 = W6 (factory, mountain, +1 food)
name-bay-W6 = W6 (factory, mountain, +1 food) into a bay
name-hold-W6 = W6 (factory, mountain, +1 food) as a building
name-W7 = W7 (population, ocean, +2 food)
name-bay-W7 = W7 (population, ocean, +2 food) into a bay
name-hold-W7 = W7 as a building
name-W8 = W8 (population, ocean, +2 energy)
name-bay-W8 = W8 (population, ocean, +2 energy) into a bay
name-hold-W8 = W8 as a building
name-W9 = W9 (factory, ocean, +1 steel)
name-bay-W9 = W9 (factory, ocean, +1 steel) into a bay
name-hold-W9 = W9 (factory, ocean, +1 steel) as a building
name-stadium-ST01 = stadium ST01 (0 ☺)
name-stadium-ST02 = stadium ST02 (0 ☺)
name-stadium-ST03 = stadium ST03 (0 ☺)
name-stadium-ST04 = stadium ST04 (0 ☺)
name-stadium-ST05 = stadium ST05 (1 ☺)
name-stadium-ST06 = stadium ST06 (1 ☺)
name-stadium-ST07 = stadium ST07 (1 ☺)
name-stadium-ST08 = stadium ST08 (2 ☺)
name-stadium-ST09 = stadium ST09 (2 ☺)
name-stadium-ST10 = stadium ST10 (2 ☺)
name-stadium-ST11 = stadium ST11 (2 ☺)
name-stadium-ST12 = stadium ST12 (2 ☺)
name-stadium-ST13 = stadium ST13 (3 ☺)
name-stadium-ST14 = stadium ST14 (3 ☺)
name-stadium-ST15 = stadium ST15 (3 ☺)
name-stadium-ST16 = stadium ST16 (3 ☺)
name-stadium-ST17 = stadium ST17 (3 ☺)
name-stadium-ST18 = stadium ST18 (4 ☺)
name-stadium-ST19 = stadium ST19 (4 ☺)
name-stadium-ST20 = stadium ST20 (5 ☺)
name-stadium-ST21 = stadium ST21 (5 ☺)
name-stadium-ST22 = stadium ST22 (1 ☺)
name-stadium-ST23 = stadium ST23 (2 ☺)
name-stadium-ST24 = stadium ST24 (2 ☺)
name-stadium-ST25 = stadium ST25 (3 ☺)
name-stadium-ST26 = stadium ST26 (3 ☺)
name-stadium-ST27 = stadium ST27 (4 ☺)
name-stadium-ST28 = stadium ST28 (5 ☺)
name-factory-food = food factory
name-resource-food = 1 food
name-factory-steel = steel factory
name-resource-steel = 1 steel
name-factory-energy = energy factory
name-resource-energy = 1 energy

## Exchanges

name-old-food-steel = food → steel, Old World
name-old-food-energy = food → energy, Old World
name-old-steel-food = steel → food, Old World
name-old-steel-energy = steel → energy, Old World
name-old-energy-food = energy → food, Old World
name-old-energy-steel = energy → steel, Old World
name-new-food-steel = food → steel, New World
name-new-food-energy = food → energy, New World
name-new-steel-food = steel → food, New World
name-new-steel-energy = steel → energy, New World
name-new-energy-food = energy → food, New World
name-new-energy-steel = energy → steel, New World

## Technologies

kind-technology_set = Technology set
name-set-1 = Set 1
name-set-2 = Set 2
name-set-3 = Set 3
name-set-4 = Set 4
name-T1-1a = Third shift
technology-T1-1a-help = Your third action of a year costs no track energy.
name-T1-1b = Reward depot
technology-T1-1b-help = With each year-end bonus: gain 1 resource of any kind. Happy faces: 1.
name-T1-1c = Paired farms
technology-T1-1c-help = Once: gain a food factory. When you prepare a food factory you may prepare a second one of any kind, paying for it.
name-T1-2a = Open borders
technology-T1-2a-help = Settling needs no symbols.
name-T1-2b = Building kit
technology-T1-2b-help = Once: take an infrastructure card of the row. Each infrastructure card costs 1 resource less, of your choice.
name-T1-2c = Polar vanguard
technology-T1-2c-help = Once: settle a tundra area without paying steel. Happy faces: 1.
name-T1-3a = Fusion cores
technology-T1-3a-help = Once: gain an energy factory. Each of your settled energy factories counts 1 more.
name-T1-3b = Homing engines
technology-T1-3b-help = Ships that have unloaded are back in the Old World at once, for free. Happy faces: 2.
name-T1-3c = Donated stadium
technology-T1-3c-help = Once: gain a stadium for free.
name-T2-1a = Growth tanks
technology-T2-1a-help = Cloning gives 1 more population.
name-T2-1b = Early settlers
technology-T2-1b-help = Once: gain 2 population in the New World. Happy faces: 1.
name-T2-1c = Neighbourhood pitches
technology-T2-1c-help = Each stadium costs 1 resource less, of your choice.
name-T2-2a = Flat-pack homes
technology-T2-2a-help = Once: gain 2 steel. Settling an area costs you at most 1 steel.
name-T2-2b = Ring survey
technology-T2-2b-help = Once: gain a steel factory. You always hold the ring.
name-T2-2c = Lean rations
technology-T2-2c-help = The New World needs 2 food less. Happy faces: 1.
name-T2-3a = Deep smelters
technology-T2-3a-help = Once: gain a steel factory. Each of your settled steel factories counts 1 more.
name-T2-3b = Forest outpost
technology-T2-3b-help = Once: settle a forest area without paying steel, even if its biome is locked.
name-T2-3c = Tower gardens
technology-T2-3c-help = Once: raise food production by 2. Happy faces: 2.
name-T3-1a = Creative accounts
technology-T3-1a-help = Once: gain a steel factory. For the year-end bonus your power may count as 1 more or less.
name-T3-1b = Booster satellites
technology-T3-1b-help = 2 more steps in every Progress phase.
name-T3-1c = Preview list
technology-T3-1c-help = Once per action, refreshing a row is free. Happy faces: 1.
name-T3-2a = Wave gauges
technology-T3-2a-help = Once: make 1 infrastructure move. You always hold the wave.
name-T3-2b = Twin grid
technology-T3-2b-help = You never pay the group surcharge. Either world may pay for your actions.
name-T3-2c = Bureau of patents
technology-T3-2c-help = For each technology you develop, this one too: gain 1 resource of any kind. Happy faces: 1.
name-T3-3a = Water gardens
technology-T3-3a-help = Once: gain a food factory. Each of your settled food factories counts 1 more.
name-T3-3b = Eureka
technology-T3-3b-help = Once: make 2 invent steps.
name-T3-3c = Night crews
technology-T3-3c-help = Your third and fourth action of a year cost no track energy. Happy faces: 2.
name-T4-1a = Serial hulls
technology-T4-1a-help = Each spaceship costs 1 resource less, of your choice.
name-T4-1b = Paired reactors
technology-T4-1b-help = Once: gain an energy factory. When you prepare an energy factory you may prepare a second one of any kind, paying for it.
name-T4-1c = Wider holds
technology-T4-1c-help = Each of your ships takes 1 resource more. Happy faces: 1.
name-T4-2a = Ion sails
technology-T4-2a-help = Once: gain 2 energy. Flights to the New World cost you 1 energy less.
name-T4-2b = Scout drones
technology-T4-2b-help = Once: gain 1 population in the New World. You always hold the cross.
name-T4-2c = Ribbon cutting
technology-T4-2c-help = Once: make 1 infrastructure move. For each infrastructure card you complete: gain 1 resource of any kind. Happy faces: 1.
name-T4-3a = Heavy cranes
technology-T4-3a-help = Once: gain a factory of any kind. Each of your ships takes 1 building more.
name-T4-3b = Spare shuttle
technology-T4-3b-help = Once: gain a spaceship for free; its first flight costs nothing. Gain 1 population in the New World.
name-T4-3c = Sea platforms
technology-T4-3c-help = Once: settle an ocean area without paying steel, even if its biome is locked. Happy faces: 2.

## Infrastructure

name-I-01 = Sun foundry (I-01)
infrastructure-I-01-help = Cost: 1 steel. Needs: 2 × desert with population. Brings: +2 steel.
name-I-02 = Geothermal mains (I-02)
infrastructure-I-02-help = Cost: 1 food. Needs: 4 × tundra. Brings: +2 energy.
name-I-03 = Ice aqueduct (I-03)
infrastructure-I-03-help = Cost: 1 food, 1 steel. Needs: 1 × desert with population + 1 × tundra with a factory. Brings: +2 food.
name-I-04 = Deep drill (I-04)
infrastructure-I-04-help = Cost: 1 energy. Needs: 2 × tundra with a factory. Brings: +1 steel.
name-I-05 = Power exchange (I-05)
infrastructure-I-05-help = Cost: 1 steel. Needs: 3 settled factories. Brings: +2 energy.
name-I-06 = Lichen farm (I-06)
infrastructure-I-06-help = Cost: 1 food, 1 steel. Needs: 3 × tundra. Brings: +2 food.
name-I-07 = Mirror field (I-07)
infrastructure-I-07-help = Cost: 1 energy. Needs: 2 × desert. Brings: +1 energy.
name-I-08 = Wind corridor (I-08)
infrastructure-I-08-help = Cost: 2 steel. Needs: 1 × tundra with population + 1 × desert with population. Brings: +2 energy.
name-I-09 = Cable route (I-09)
infrastructure-I-09-help = Cost: 2 food. Needs: 1 × desert + 2 × tundra on one diagonal. Brings: +2 steel.
name-I-10 = Orchard dome (I-10)
infrastructure-I-10-help = Cost: 1 steel, 1 energy. Needs: tundra + tundra side by side in a row. Brings: +2 food.
name-I-11 = Sun foundry (I-11)
infrastructure-I-11-help = Cost: 1 energy. Needs: 2 × desert with population. Brings: +2 energy.
name-I-12 = Geothermal mains (I-12)
infrastructure-I-12-help = Cost: 1 food. Needs: 4 × tundra. Brings: +2 steel.
name-I-13 = Ice aqueduct (I-13)
infrastructure-I-13-help = Cost: 1 steel, 1 energy. Needs: 1 × desert with a factory + 1 × tundra with population. Brings: +2 steel.
name-I-14 = Permafrost mine (I-14)
infrastructure-I-14-help = Cost: 1 food. Needs: 2 × tundra with population. Brings: +1 food.
name-I-15 = Food market (I-15)
infrastructure-I-15-help = Cost: 1 steel. Needs: 5 settled population. Brings: +2 food.
name-I-16 = Mirror field (I-16)
infrastructure-I-16-help = Cost: 1 energy. Needs: 3 × desert. Brings: +2 food.
name-I-17 = Dune turbines (I-17)
infrastructure-I-17-help = Cost: 1 steel. Needs: desert + desert side by side on a falling diagonal. Brings: +2 energy.
name-I-18 = Relay mast (I-18)
infrastructure-I-18-help = Cost: 1 food, 1 energy. Needs: 2 areas with at least 1 symbol. Brings: +2 steel.
name-I-19 = Coast road (I-19)
infrastructure-I-19-help = Cost: 1 steel. Needs: 3 rim areas. Brings: +1 food.
name-I-20 = Power exchange (I-20)
infrastructure-I-20-help = Cost: 1 energy. Needs: settled factories of 2 kinds. Brings: +1 steel.
name-II-01 = Biomass plant (II-01)
infrastructure-II-01-help = Cost: 1 food, 1 steel. Needs: forest + forest side by side on a rising diagonal. Brings: +3 energy.
name-II-02 = Polar pipeline (II-02)
infrastructure-II-02-help = Cost: 1 food, 1 energy. Needs: 1 × forest + 2 × tundra on one diagonal. Brings: +3 steel.
name-II-03 = Orchard dome (II-03)
infrastructure-II-03-help = Cost: 2 steel. Needs: 2 × forest. Brings: +2 food.
name-II-04 = Kelp terraces (II-04)
infrastructure-II-04-help = Cost: 2 energy. Needs: 1 × ocean with population. Brings: +2 food.
name-II-05 = Wind corridor (II-05)
infrastructure-II-05-help = Cost: 1 steel, 1 energy. Needs: 1 × forest with population + 1 × desert with a factory. Brings: +2 energy.
name-II-06 = Timber smelter (II-06)
infrastructure-II-06-help = Cost: 2 food. Needs: 3 × forest. Brings: +3 steel.
name-II-07 = Tidal ring (II-07)
infrastructure-II-07-help = Cost: 1 steel, 1 energy. Needs: 2 × ocean. Brings: +3 energy.
name-II-08 = Planet council (II-08)
infrastructure-II-08-help = Cost: 1 food, 1 steel, 1 energy. Needs: 1 × tundra + 1 × desert + 1 × forest + 1 × ocean. Brings: +3 any production.
name-II-09 = Deep drill (II-09)
infrastructure-II-09-help = Cost: 1 food, 1 energy. Needs: 1 × forest with a factory + 1 × ocean. Brings: +3 steel.
name-II-10 = Biomass plant (II-10)
infrastructure-II-10-help = Cost: 1 food, 1 energy. Needs: forest + forest side by side on a falling diagonal. Brings: +3 steel.
name-II-11 = Polar pipeline (II-11)
infrastructure-II-11-help = Cost: 1 steel, 1 energy. Needs: 1 × forest + 2 × desert in one row. Brings: +3 food.
name-II-12 = Orchard dome (II-12)
infrastructure-II-12-help = Cost: 2 food. Needs: 2 × forest with population. Brings: +2 energy.
name-II-13 = Food market (II-13)
infrastructure-II-13-help = Cost: 2 steel. Needs: 8 settled population. Brings: +3 food.
name-II-14 = Deep drill (II-14)
infrastructure-II-14-help = Cost: 2 energy. Needs: 5 settled factories. Brings: +3 steel.
name-II-15 = Tidal ring (II-15)
infrastructure-II-15-help = Cost: 1 steel, 1 energy. Needs: ocean + forest side by side. Brings: +3 energy.
name-II-16 = Coast road (II-16)
infrastructure-II-16-help = Cost: 1 food. Needs: 3 areas in an unbroken straight line. Brings: +2 food.
name-II-17 = Relay mast (II-17)
infrastructure-II-17-help = Cost: 1 steel. Needs: 2 areas with at least 2 symbols. Brings: +2 any production.
name-II-18 = Kelp terraces (II-18)
infrastructure-II-18-help = Cost: 1 food, 1 energy. Needs: 1 × ocean with population + 1 × tundra with a factory. Brings: +3 steel.
name-II-19 = Planet council (II-19)
infrastructure-II-19-help = Cost: 1 food, 1 steel. Needs: 8 settled areas. Brings: +2 energy.
name-II-20 = Wind corridor (II-20)
infrastructure-II-20-help = Cost: 1 steel, 1 energy. Needs: 2 × desert with population + 1 × forest with population. Brings: +3 food.

## Goals

name-goal_1 = Inventors
goal-1-help = 2 points per developed technology. At most 18 points.
score-goal_1 = Inventors
name-goal_2 = Pathfinders
goal-2-help = For each progress marker: 2 past passage 3, 5 past passage 4, 7 on the last step. At most 14 points.
score-goal_2 = Pathfinders
name-goal_3 = Specialists
goal-3-help = Highest production: 8+ → 4, 10+ → 8, 12+ → 11, 14+ → 14. At most 14 points.
score-goal_3 = Specialists
name-goal_4 = Surveyors
goal-4-help = 2 points per settled area with a symbol. At most 16 points.
score-goal_4 = Surveyors
name-goal_5 = Builders
goal-5-help = 4 points per completed infrastructure card. At most 16 points.
score-goal_5 = Builders
name-goal_6 = Settlers
goal-6-help = 1 point per settled population. At most 16 points.
score-goal_6 = Settlers
name-goal_7 = Admirals
goal-7-help = 3 points per spaceship. At most 15 points.
score-goal_7 = Admirals
name-goal_8 = Desert folk
goal-8-help = 3 points per settled desert area. At most 15 points.
score-goal_8 = Desert folk
name-goal_9 = Mariners
goal-9-help = 5 points per settled ocean area. At most 15 points.
score-goal_9 = Mariners
name-goal_10 = Manufacturers
goal-10-help = 3 points per settled factory. At most 18 points.
score-goal_10 = Manufacturers
name-goal_11 = Entertainers
goal-11-help = 3 points per 2 happy faces in the New World. At most 15 points.
score-goal_11 = Entertainers
name-goal_12 = Foresters
goal-12-help = 4 points per settled forest area. At most 16 points.
score-goal_12 = Foresters
name-goal_13 = Rescuers
goal-13-help = 1 point per evacuated area. 4 more if none is left. At most 13 points.
score-goal_13 = Rescuers
name-goal_14 = Polar folk
goal-14-help = 3 points per settled tundra area. At most 15 points.
score-goal_14 = Polar folk
name-goal_15 = Explorers
goal-15-help = 9 points per set of all four biomes. At most 18 points.
score-goal_15 = Explorers
name-goal_16 = Economists
goal-16-help = 1 point per 3 levels of total production. At most 15 points.
score-goal_16 = Economists
name-goal_17 = Stadium builders
goal-17-help = Stadiums in the New World: 3+ → 7, 4+ → 11, 5+ → 15. At most 15 points.
score-goal_17 = Stadium builders
name-goal_18 = Visionaries
goal-18-help = 6 points per developed level 3 technology. At most 18 points.
score-goal_18 = Visionaries
name-goal_19 = Unifiers
goal-19-help = 2 points per area of your largest group. At most 16 points.
score-goal_19 = Unifiers
name-goal_20 = Line planners
goal-20-help = 3 points per area on your best line. At most 15 points.
score-goal_20 = Line planners
name-goal_21 = Hoarders
goal-21-help = 2 points per 3 resources in the New World. At most 14 points.
score-goal_21 = Hoarders
name-goal_22 = Master surveyors
goal-22-help = 5 points per settled area with two symbols. At most 15 points.
score-goal_22 = Master surveyors
name-goal_23 = Rim dwellers
goal-23-help = 2 points per settled rim area. At most 16 points.
score-goal_23 = Rim dwellers
name-goal_24 = Balancers
goal-24-help = Highest minus lowest production: ≤1 → 10, ≤2 → 6, ≤3 → 3; the lowest must be at least 5. At most 10 points.
score-goal_24 = Balancers

## Year-end bonuses

name-Y01 = bonus card Y01
bonus-Y01-help = 7: Gain 1 resource of any kind. Make 1 invent step. / 10: Gain 4 resources of any kind.
name-Y02 = bonus card Y02
bonus-Y02-help = 6: Gain 4 resources of any kind. / 13: Gain a spaceship for free.
name-Y03 = bonus card Y03
bonus-Y03-help = 7: Make 2 infrastructure moves. Prepare a factory for free. / 12: Gain 2 resources of any kind. Gain 1 population in the New World.
name-Y04 = bonus card Y04
bonus-Y04-help = 6: Gain 2 resources of any kind. Gain 1 population in the New World. / 11: Make 1 invent step. Settle an area.
name-Y05 = bonus card Y05
bonus-Y05-help = 8: Settle an area; its biome may lie one passage further. / 11: Gain 1 resource of any kind. Make 1 invent step.
name-Y06 = bonus card Y06
bonus-Y06-help = 9: Gain a spaceship for free. / 12: Gain 3 resources of any kind. Gain 1 population in the New World.
name-Y07 = bonus card Y07
bonus-Y07-help = 8: Gain 2 resources of any kind. Gain 1 population in the New World. / 12: Make 2 infrastructure moves. Prepare a factory for free.
name-Y08 = bonus card Y08
bonus-Y08-help = 7: Settle an area; its biome may lie one passage further. / 11: Make 2 infrastructure moves. Prepare a factory for free.
name-Y09 = bonus card Y09
bonus-Y09-help = 8: Make 2 infrastructure moves. Prepare a factory for free. / 13: Make 1 invent step. Settle an area.
name-Y10 = bonus card Y10
bonus-Y10-help = 9: Gain 1 resource of any kind. Make 1 invent step. / 13: Settle an area; its biome may lie one passage further.
name-Y11 = bonus card Y11
bonus-Y11-help = 6: Gain 1 resource of any kind. Make 1 invent step. / 10: Gain 2 resources of any kind. Gain 1 population in the New World.
name-Y12 = bonus card Y12
bonus-Y12-help = 6: Gain 4 resources of any kind. / 12: Make 1 invent step. Settle an area.
name-Y13 = bonus card Y13
bonus-Y13-help = 9: Make 2 infrastructure moves. Prepare a factory for free. / 11: Gain 4 resources of any kind.
name-Y14 = bonus card Y14
bonus-Y14-help = 8: Make 1 invent step. Settle an area. / 10: Settle an area; its biome may lie one passage further.

## Action cards

name-card_1 = card 1
card-1-help = Gain 2 resources of any kind. Power 2.
name-card_2 = card 2
card-2-help = Gain 1 resource of any kind. You may make up to 4 exchanges. Power 2.
name-card_3 = card 3
card-3-help = You may make up to 3 exchanges. Draw 1 action card. Power 4.
name-card_4 = card 4
card-4-help = Gain 1 food, 1 steel and 1 energy, all in the same world. Power 1.
name-card_5 = card 5
card-5-help = Gain 1 resource of any kind. Make 1 infrastructure move. Power 2.
name-card_6 = card 6
card-6-help = Gain 2 energy. Power 1/2.
name-card_7 = card 7
card-7-help = Gain 2 food. Power 2/3.
name-card_8 = card 8
card-8-help = Gain 2 steel. Power 1/2.
name-card_9 = card 9
card-9-help = Gain 1 resource of any kind. Power 2/3/4.
name-card_10 = card 10
card-10-help = Gain 1 resource of any kind. Draw 2 action cards. Power 3.
name-card_11 = card 11
card-11-help = Build a spaceship; its first flight costs 1 energy less. Power 1.
name-card_12 = card 12
card-12-help = First put up to 3 cards of the row under their deck. Build a spaceship. Power 1.
name-card_13 = card 13
card-13-help = Build a spaceship. Gain 1 resource of any kind. Power 0.
name-card_14 = card 14
card-14-help = Build a spaceship. Settle an area. Power 0.
name-card_15 = card 15
card-15-help = Build a spaceship for 1 resource less. Power 1.
name-card_16 = card 16
card-16-help = Build a spaceship. Make 1 infrastructure move. Power 1.
name-card_17 = card 17
card-17-help = Build a spaceship. Clone. Power 1.
name-card_18 = card 18
card-18-help = Build a spaceship. You may make an exchange. Power 1.
name-card_19 = card 19
card-19-help = You may make an exchange. Settle an area. Power 1.
name-card_20 = card 20
card-20-help = Settle an area. Gain 1 resource of any kind. Power 0.
name-card_21 = card 21
card-21-help = Settle an area. Make 1 infrastructure move. Power 1.
name-card_22 = card 22
card-22-help = Settle an area, ignoring 1 symbol. Power 1.
name-card_23 = card 23
card-23-help = Settle an area without paying steel. Power 1.
name-card_24 = card 24
card-24-help = Settle an area. You may make up to 2 exchanges. Power 0.
name-card_25 = card 25
card-25-help = Build a spaceship, paying 1 more food. Power 3/4/5.
name-card_26 = card 26
card-26-help = Build a spaceship, paying 1 more steel. Power 3/4.
name-card_27 = card 27
card-27-help = Build a spaceship with at most 1 bay. Power 3.
name-card_28 = card 28
card-28-help = Build a spaceship from the oldest slot. Power 3/4.
name-card_29 = card 29
card-29-help = Gain 1 resource of any kind. Make 1 invent step. Power 1.
name-card_30 = card 30
card-30-help = Make 1 invent step. Draw 2 action cards. Power 3.
name-card_31 = card 31
card-31-help = Make 1 invent step. Make 1 infrastructure move. Power 3.
name-card_32 = card 32
card-32-help = Pay 1 resource of any kind, then: make 2 invent steps. Power 2.
name-card_33 = card 33
card-33-help = Make an invent step on a level 1 tile. Power 5.
name-card_34 = card 34
card-34-help = Make 1 invent step. You may make an exchange. Power 3.
name-card_35 = card 35
card-35-help = Make 1 invent step. Settle an area. Power 1.
name-card_36 = card 36
card-36-help = Make 1 invent step. Build a stadium. Power 1.
name-card_37 = card 37
card-37-help = Pay 1 energy, then: make 1 invent step. Power 5.
name-card_38 = card 38
card-38-help = Gain 1 resource of any kind. Make 2 infrastructure moves. Power 1.
name-card_39 = card 39
card-39-help = Make 3 infrastructure moves. Power 2.
name-card_40 = card 40
card-40-help = Make 2 infrastructure moves; cards you play cost 1 less. Power 2.
name-card_41 = card 41
card-41-help = Make 1 infrastructure move. Power 4/5.
name-card_42 = card 42
card-42-help = First put up to 3 cards of the row under their deck. Make 2 infrastructure moves. Power 3.
name-card_43 = card 43
card-43-help = Make 2 infrastructure moves. Draw 1 action card. Power 3.
name-card_44 = card 44
card-44-help = Make 1 infrastructure move. Prepare a factory. Power 2.
name-card_45 = card 45
card-45-help = Make 1 infrastructure move. Clone. Power 2.
name-card_46 = card 46
card-46-help = Take up to 2 infrastructure cards. Power 3/4.
name-card_47 = card 47
card-47-help = Play an infrastructure card; it costs 2 less. Power 2.
name-card_48 = card 48
card-48-help = Settle an area with a factory slot. Power 3.
name-card_49 = card 49
card-49-help = Settle a tundra area. Power 3/4.
name-card_50 = card 50
card-50-help = Settle an area with a population slot. Power 3.
name-card_51 = card 51
card-51-help = Settle an area without symbols. Power 3.
name-card_52 = card 52
card-52-help = Settle a desert area. Power 3.
name-card_53 = card 53
card-53-help = Settle an area, paying 1 more steel. Power 3/4.
name-card_54 = card 54
card-54-help = Settle an area next to one of yours. Power 3.
name-card_55 = card 55
card-55-help = Settle two tundra areas, one after the other. Power 0.
name-card_56 = card 56
card-56-help = Settle an area; its biome may lie one passage further. Power 0.
name-card_57 = card 57
card-57-help = Settle an area. Draw 2 action cards. Power 1.
name-card_58 = card 58
card-58-help = Build a stadium. You may make an exchange. Power 1.
name-card_59 = card 59
card-59-help = Build a stadium. Gain 1 resource of any kind. Power 0.
name-card_60 = card 60
card-60-help = Build a stadium for 1 resource less. Power 1.
name-card_61 = card 61
card-61-help = Build a stadium, paying 1 more resource of any kind. Power 3/4.
name-card_62 = card 62
card-62-help = Build a stadium with at most 2 happy faces. Power 3.
name-card_63 = card 63
card-63-help = Prepare a factory. Prepare another one of a different kind. Power 2.
name-card_64 = card 64
card-64-help = Prepare a factory for free. Power 2.
name-card_65 = card 65
card-65-help = Prepare a factory. Gain 1 resource of any kind. Power 1.
name-card_66 = card 66
card-66-help = Prepare a factory, paying 1 more energy from the same world. Power 4/5.
name-card_67 = card 67
card-67-help = Prepare a factory. You may make an exchange. Power 2.
name-card_68 = card 68
card-68-help = Prepare a factory in the Old World. Power 4.
name-card_69 = card 69
card-69-help = Prepare a factory. Settle an area. Power 1.
name-card_70 = card 70
card-70-help = Clone. Gain 1 resource of any kind. Power 1.
name-card_71 = card 71
card-71-help = Build a stadium. Make 1 infrastructure move. Power 1.
name-card_72 = card 72
card-72-help = Clone, with 1 more population. Power 2.
name-card_73 = card 73
card-73-help = Clone twice. Power 2.
name-card_74 = card 74
card-74-help = Gain 1 population in the New World. Power 3/4.
name-card_75 = card 75
card-75-help = Clone. Settle an area. Power 1.
name-card_76 = card 76
card-76-help = Clone. You may make an exchange. Power 2.
name-card_77 = card 77
card-77-help = First put up to 3 cards of the row under their deck. Build a stadium. Power 1.
name-card_78 = card 78
card-78-help = Build a stadium. Build a spaceship. Power 0.
name-card_79 = card 79
card-79-help = Draw 3 action cards. Power 5.
name-card_80 = card 80
card-80-help = Take one action of group 3 or 4 of your board. Power 2.

## Common goals

name-CG1a = Five technologies
common-CG1a-help = Play it for 2 steel: +1 food, 5 points.
name-CG1b = Three stadiums
common-CG1b-help = Play it for 2 energy: +1 steel, 5 points.
name-CG2a = Three infrastructure cards completed
common-CG2a-help = Play it for 2 food: +1 energy, 5 points.
name-CG2b = Six areas evacuated
common-CG2b-help = Play it for 2 steel: +1 energy, 4 points.
name-CG3a = Production at level 5
common-CG3a-help = Play it for 2 steel: +1 energy, 3 points.
name-CG3b = Three biomes
common-CG3b-help = Play it for 2 food: +1 steel, 4 points.
name-CG4a = Seven settlers
common-CG4a-help = Play it for 2 energy: +1 steel, 4 points.
name-CG4b = Three factories
common-CG4b-help = Play it for 1 steel, 1 energy: +1 food, 4 points.

## Solo cards

name-SO1 = solo card 1A
name-SO2 = solo card 2B
name-SO3 = solo card 3A
name-SO4 = solo card XB
name-SO5 = solo card 1B
name-SO6 = solo card 2A
name-SO7 = solo card 3B

## Why a table cannot be set

why-actions-and-bonuses = advanced actions go with generous bonuses.
why-points-mode-only = common goals and majorities on lines are for the points mode only.
why-alone-for-points = in a solo game you play for points, without common goals or majorities on lines.
why-third-party-for-two = the solo deck is a third party for two players only.
