### Antarctica in English.

title = Antarctica
tagline = The sun circles the ice and frees the ships, one zone at a time.
credits = Some figures of the cards and tracks are not printed in any source at hand. They are reconstructed so that every stated one holds, and marked as such in the data.

## Options

option-placement = First ships
option-placement-free = Free placement
    .help = Everybody chooses the zones of their first ships.
option-placement-first_game = First game
    .help = The ships start in fixed zones.
option-start_player = Start player
    .help = Who takes the first turn.
option-start_player-random = Random
option-start_player-0 = Player 1
option-start_player-1 = Player 2
option-start_player-2 = Player 3
option-start_player-3 = Player 4

## Buildings

name-camp = camp
name-shipyard = shipyard
name-crane = crane
name-shaft = shaft tower
name-derrick = derrick
name-turbine = wind turbine
name-lab = laboratory
name-factory = factory
name-land_station = land station
name-coastal_station = coastal station
name-sea_station = sea station
name-headquarters = headquarters
name-plankton_farm = plankton farm
name-antenna = parabolic antenna

letter-camp = C
letter-shipyard = Y
letter-crane = K
letter-shaft = S
letter-derrick = D
letter-turbine = W
letter-lab = L
letter-factory = F
letter-land_station = 1
letter-coastal_station = 2
letter-sea_station = 3
letter-headquarters = H
letter-plankton_farm = P
letter-antenna = A

building-camp-help = Action: recruit as many scientists as you have ships and scientists in this zone.
building-shipyard-help = Action: a new ship joins the queue under the sun; everybody else takes a shipyard card.
building-crane-help = Ore, needed for other buildings.
building-shaft-help = Coal, needed for other buildings.
building-derrick-help = Oil, needed for other buildings.
building-turbine-help = Energy, needed for other buildings.
building-lab-help = Needed for the large buildings. Its card has a star.
building-factory-help = Needed for the large buildings. Its card has a star.
building-land_station-help = Action: research on a land track.
building-coastal_station-help = Action: research on a coastal track.
building-sea_station-help = Action: research on a sea track.
building-headquarters-help = Its card has a star.
building-plankton_farm-help = Takes two scientists.
building-antenna-help = Its card has a star.

## Cards

name-deck-basic = Basic
name-deck-double = Double
name-deck-advanced = Advanced
name-resource-basic = basic resource card
name-resource-advanced = advanced resource card
resource-basic-help = Stands once for a crane, a shaft tower, a derrick or a wind turbine.
resource-advanced-help = Stands once for a laboratory or a factory.
name-icebreaker = Icebreaker
name-place_scientist = Place a scientist
name-two_scientists = +2 scientists
name-fast_progress = Fast progress
card-icebreaker-help = Lay it where your ship is second: when the sun comes, it may act after the first.
card-place_scientist-help = A scientist of your supply goes to the zone your ship has just reached.
card-two_scientists-help = Two scientists from your reserve to your supply.
card-fast_progress-help = Three research points for one track.

## Tracks

name-T1 = T1 (land)
name-T2 = T2 (coast)
name-T3 = T3 (sea)
name-T4 = T4 (land)
name-T5 = T5 (coast, sea)
name-ship_move = move a ship
name-shipyard_draft = shipyard draft
name-advance_3 = advance three
name-recruit_1 = recruit one
name-new_ship = new ship
name-resource_advanced = advanced resource card
name-resource_basic = basic resource card
space-ship_move-help = Once, for all: everybody may move one of their ships to another zone.
space-shipyard_draft-help = Once, for all: everybody keeps one of the shipyard cards passed round.
space-advance_3-help = Once, for all: everybody may go three empty spaces forward, each on a different track.
space-recruit_1-help = One scientist from your reserve to your supply.
space-new_ship-help = One of your ships joins the queue under the sun; everybody else takes a shipyard card.
space-resource_advanced-help = Take an advanced resource card if one is left.
space-resource_basic-help = Take a basic resource card unless you still have one.

name-piece-cube = cube
name-piece-ship = ship

## Points

score-zones = Zones
score-tracks = Tracks
score-stars = Stars
score-discards = Discards

has-scientists = { $count ->
    [one] { $count } scientist.
   *[other] { $count } scientists.
}
has-track = value { $count }.
has-stars = { $count ->
    [one] { $count } star.
   *[other] { $count } stars.
}
has-discards = { $count ->
    [one] { $count } piece.
   *[other] { $count } pieces.
}
why-nothing = Nothing there: no points
why-first-scientists = First: all scientists { $total } + buildings { $buildings } + 1 = { $points }
why-first-track = First: all values together = { $points }
why-first-stars = First: all stars together = { $points }
why-first-discards = First: all pieces together = { $points }
why-next-scientists = Rank { $rank }: as many as one player ahead has there = { $points }
why-next-track = Rank { $rank }: the value of the cube ahead = { $points }
why-next-stars = Rank { $rank }: the stars of one player ahead = { $points }
why-next-discards = Rank { $rank }: the pieces of one player ahead = { $points }
tied = Points: { $points }, first ranks: { $ranks }, building cards: { $cards }

figure-end_last_scientist = The end: last scientist placed
figure-end_last_card = The end: last building card
figure-end_no_ships = The end: no ship left
figure-end_endless = The end: five idle laps of the sun
figure-left_basic = Basic cards left
figure-left_double = Double cards left
figure-left_advanced = Advanced cards left
figure-left_shipyard = Shipyard cards left
figure-ships = Ships on the board at the end

## Labels of the table

label-sun = Sun
label-zone = Zone { $zone }
label-zones = Zones
label-queue = Ships
label-buildings = Buildings
label-scientists = Scientists
label-icebreakers = Icebreakers
label-closed = closed
label-tracks = Tracks
label-offers = Cards on offer
label-needs = needs { $needs }
label-points = { $points ->
    [one] 1 research point
   *[other] { $points } research points
}
label-empty = empty
label-supply = Supply
label-reserve = Reserve
label-available = Available
label-discarded = Discarded
label-cards = Cards
label-resources = Resources
label-hand = Your cards
label-total = Total
label-next_turns = Next turns
label-interrupts = { $asked } decides in the turn of { $active }
label-ends_after = The game ends after this
label-laps_to_end = Idle laps of the sun until the end: { $laps }
label-stack = Shipyard cards left
label-colon = { $name }:
label-resource_stack = Resource cards in the stack
label-played = Shipyard cards played
label-boxed = boxed unseen
label-stack_among = The stack holds some of
label-others_hold = The others hold
label-first_ranks = First ranks
label-deciding = Deciding
label-used = used
label-zone_points = Scientists → points
label-track_points = Cubes → points
label-lacks = { $buildings }: none of your ships is there
label-lacks_staying = { $buildings }: none of your ships that stay is there
label-lacks_scientists = { $count ->
    [one] { $count } scientist short in your supply
   *[other] { $count } scientists short in your supply
}
label-lacks_nothing = you have all it needs
label-replaced = your { $card } stands in for: { $buildings }
label-stands_here = already in zone { $zone }
label-built = Building cards
label-signs = Legend
sign-sun = The sun is in this zone.
sign-target = Where the ship of this turn has sailed.
sign-second = Second when the sun came; among the next turns: by an icebreaker, which is optional.
sign-new = Came this turn.
sign-amounts = A has 2 scientists there, worth 7 points now.
sign-star = A card with a star; they are a contest of their own.
sign-used = A blue space that is used up.
label-there = Zone { $zone } (value { $number }): { $possible }
label-there_nothing = nothing to do
short-sail = Zone { $zone }
short-discard = { $piece_id ->
    [cube] ✕ cube
   *[ship] ✕ ship
}
short-discard_ship = ✕ ship { $zone }/{ $dock }
short-recruit = recruit
short-build_ship = build a ship
short-research = research { $list }

## Questions

decision-PlaceShip = Place a ship.
decision-PlaceCube = Put a cube on the first space of a track.
decision-SetSail = The sun frees your ship in zone { $zone }. Where does it sail?
decision-Act = Zone { $zone }: which action do you take?
decision-EndTurn = Anything else before your turn ends?
decision-ChooseTrack = { $points ->
    [one] One research point: which track?
   *[other] { $points } research points: which track?
}
decision-TakeCard = Somebody has built a ship. Take a shipyard card.
decision-KeepCard = Draft: keep one card and pass the others on.
decision-ChooseShip = You may move a ship to another zone. Which one?
decision-ChooseZone = Where does your ship from zone { $zone } go?
decision-AdvanceTrack = Three spaces forward on one track. Which one?
decision-UseIcebreaker = Your icebreaker in zone { $zone } lets your second ship act. Use it?

## Moves

action-place_ship = Zone { $zone }
action-sail = Sail to zone { $zone }
action-build = { $deck_id ->
    [basic] Build the basic card
    [double] Build the double card
   *[advanced] Build the advanced card
}
action-build_ship = Build a ship
action-recruit = Recruit scientists
action-research = Research: { $track }
action-pass = Do nothing and end the turn
action-play = Play { $card }
action-lay_icebreaker = Lay an icebreaker in zone { $zone }
action-discard = { $piece_id ->
    [cube] Discard a cube from Available
   *[ship] Discard a ship from Available
}
action-discard_ship = Discard the ship in zone { $zone }, dock { $dock }
action-end_turn = End the turn
action-track = { $track }
action-take = { $card }
action-ship = The ship in zone { $zone }, dock { $dock }
action-use_icebreaker = Use the icebreaker
action-decline = Decline

## Why not

refusal-answer-the-question = This does not answer the question.
refusal-zone-closed = Zone { $zone } is closed in this game.
refusal-zone-full = Zone { $zone } is full: three ships are there.
refusal-same-zone = Your ship is already in zone { $zone }; it has to go to another one.
refusal-no-own-ship-there = None of your ships is in zone { $zone }, dock { $dock }.
refusal-ship-came-this-turn = This ship only came to zone { $zone } this turn and cannot be moved yet.
refusal-track-closed = Track { $track } is not used in this game.
refusal-no-cube-available = You have no cube left to enter track { $track }.
refusal-no-space-ahead = There is no free space ahead of you on track { $track }.
refusal-track-taken = Somebody has already moved on track { $track } in this action.
refusal-not-in-the-stack = The stack holds no { $card }.
refusal-not-among-the-cards = { $card } is not among these cards.
refusal-must-advance = You triggered this and have to move if you can.
refusal-already-discarded = You have already discarded something this turn.
refusal-nothing-available = { $piece_id ->
    [cube] You have no cube in Available.
   *[ship] You have no ship in Available.
}
refusal-active-ship = This ship has to move first.
refusal-not-in-hand = You do not hold { $card }.
refusal-card-played = You have already played a card since the sun came here.
refusal-supply-empty = You have no scientist in your supply.
refusal-reserve-empty = Your reserve is empty.
refusal-no-track-to-advance = You cannot move on any track.
refusal-not-second-under-the-sun = None of your ships was second when the sun came here.
refusal-second-nowhere = None of your ships is second in any zone.
refusal-not-second = None of your ships is second in zone { $zone }.
refusal-stack-empty = { $deck }: no card is left.
refusal-already-stands-here = Zone { $zone } already has this building: { $building }.
refusal-out-of-reach = You have no access to: { $buildings } ({ $building }).
refusal-out-of-reach-and-card-played = You have no access to: { $buildings }, and you have already played a card since the sun came here ({ $building }).
refusal-not-enough-scientists = { $needed ->
    [one] This takes one scientist in your supply; you have none.
   *[other] This takes { $needed } scientists in your supply; you have { $supply }.
}
refusal-no-shipyard-here = There is no shipyard in zone { $zone }.
refusal-lit-zone-full = The new ship has no dock: zone { $zone } under the sun is full.
refusal-no-camp-here = There is no camp in zone { $zone }.
refusal-nobody-here = You have neither ship nor scientist in zone { $zone } any more.
refusal-no-station-here = No station in zone { $zone } belongs to track { $track }.
refusal-one-action-a-turn = You have already taken your action this turn.
refusal-move-first = Cards are played after the ship has moved.

## What happened

event-GameBegan = Start player: { $seat }
event-ShipPlaced = { $seat }: a ship in zone { $zone }
event-CubePlaced = { $seat }: a cube on the first space of { $track }
event-SunMoved = The sun shines on zone { $zone }
event-ShipSailed = { $seat }: ship from zone { $zone_from } to zone { $zone }
event-Passed = { $seat }: does nothing
event-Built = { $seat }: { $building } in zone { $zone } ({ $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
})
event-PlanktonException = { $seat }: one scientist is enough, everybody is down to the last one
event-ResourceUsed = { $seat }: { $resource } instead of { $building }
event-ShipBuilt = { $seat }: new ship in zone { $zone }
event-Recruited = { $seat }: { $scientists ->
    [one] +1 scientist
   *[other] +{ $scientists } scientists
} { $reason_id ->
    [camp] from the camp
    [discard] for the discard
    [recruit_1] from the track
   *[two_scientists] from the card
}
event-Advanced = { $seat }: { $track }, { $space_from ->
    [0] on space { $space }
   *[other] space { $space_from } → { $space }
}
event-PointsLost = { $seat }: { $points ->
    [one] 1 research point is lost
   *[other] { $points } research points are lost
}
event-Triggered = { $seat }: { $action } ({ $track }, space { $space })
event-NothingHappened = { $seat }: { $action }, without effect
event-ShipMoved = { $seat }: ship moved from zone { $zone_from } to zone { $zone }
event-Declined = { $seat }: declines ({ $action })
event-ResourceTaken = { $resource_id ->
    [basic] { $seat }: takes a basic resource card
   *[advanced] { $seat }: takes an advanced resource card
}
event-DraftBegan = { $seat }: { $cards } shipyard cards are passed round
event-StackBoxed = { $cards ->
    [0] No shipyard card is left
    [one] The last shipyard card goes to the box
   *[other] The last { $cards } shipyard cards go to the box
}
event-CardTaken = { $seat }: takes a shipyard card
event-CardGot = { $seat }: you get { $card }
event-CardPlayed = { $seat }: { $card }
event-ScientistPlaced = { $seat }: a scientist in zone { $zone }
event-IcebreakerLaid = { $seat }: an icebreaker in zone { $zone }
event-IcebreakerUsed = { $seat }: the icebreaker frees the second ship in zone { $zone }
event-IcebreakerKept = { $seat }: the icebreaker stays in zone { $zone }
event-CubeDiscarded = { $seat }: discards a cube
event-ShipDiscarded = { $seat }: { $zone ->
    [-1] discards a ship from Available
   *[other] discards a ship in zone { $zone }
}
event-EndCame = { $ending_id ->
    [last_scientist] { $seat }: the last scientist is placed, the game ends
    [last_card] { $seat }: the last building card is taken, the game ends
    [no_ships] No ship is left on the board, the game ends
   *[endless] Nothing has changed for five laps of the sun, the game ends
}
event-ZoneScored = { $seat }: zone { $zone }, rank { $rank } with { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-TrackScored = { $seat }: { $track }, rank { $rank } on space { $space }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-StarsScored = { $seat }: stars, rank { $rank } with { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-DiscardsScored = { $seat }: discards, rank { $rank } with { $discards }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-Totalled = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all
event-GameEnded = { $winner_seats_count ->
    [one] Winner: { $winner_seats }
   *[other] Shared victory: { $winner_seats }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decided_by_id ->
    [first_ranks] , by more first ranks
    [cards] , by more building cards
   *[other] {""}
}.
