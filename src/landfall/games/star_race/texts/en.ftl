### Star Race in English.

title = Star Race
tagline = Nine ships, one planet, and nobody knows whose ship is whose.

## Options

option-variant = Variant
option-variant-basic = Basic
    .help = All eleven cards; every planet is worth 21.
option-variant-family = Family
    .help = Seven cards: no Swap, Copy or Rewind.
option-variant-advanced = Advanced
    .help = Choose eight of eleven cards; every planet has an ability.
option-start_player = Start player
    .help = Who plays the first card of the first mission.
option-start_player-random = Random
option-start_player-0 = Player 1
option-start_player-1 = Player 2
option-start_player-2 = Player 3
option-start_player-3 = Player 4

## Cards

name-minus2 = −2
name-minus1x2 = −1 −1
name-plus1 = +1
name-number_plus1 = Number +1
name-race_plus1 = Race +1
name-copy = Copy
name-rewind = Rewind −1
name-swap = Swap

card-minus2-help = One ship goes two rings outward, or one if that is its start.
card-minus1x2-help = Two different ships go one ring outward each.
card-plus1-help = One ship goes one ring inward.
card-number_plus1-help = All three ships of one number go one ring inward.
card-race_plus1-help = All three ships of one race go one ring inward.
card-copy-help = Repeat the latest card of any player, yours included; you make the choices.
card-rewind-help = Choose a number or a race: its ships go one ring outward.
card-swap-help = Two ships of the same number or race swap rings; neither may be at the start or on the planet.

## Ships and groups

name-terran = Terran
name-balnearii = Balnearii
name-krystallin = Krystallin
name-number-1 = ships number 1
name-number-2 = ships number 2
name-number-3 = ships number 3
name-race-terran = Terran ships
name-race-balnearii = Balnearii ships
name-race-krystallin = Krystallin ships

ship-T1 = Terran ship 1
ship-T2 = Terran ship 2
ship-T3 = Terran ship 3
ship-B1 = Balnearii ship 1
ship-B2 = Balnearii ship 2
ship-B3 = Balnearii ship 3
ship-K1 = Krystallin ship 1
ship-K2 = Krystallin ship 2
ship-K3 = Krystallin ship 3

## Planets

name-planet = Planet
    .the = the planet
name-nova = Nova
name-zora = Zora
name-xentoria = Xentoria
name-pandora = Pandora

planet-plain-help = The first ship to land is worth 21 points and ends the mission.
planet-nova-help = Worth 15. Whoever lands a ship then moves one other ship one ring inward, but none they have hired; ships on the last ring cannot follow.
planet-zora-help = Worth 10, less than the last ring. Whoever lands a ship then moves three other ships one ring outward, none of them back to its start.
planet-xentoria-help = Worth 21. Everybody places a patrol token on a track. Whoever’s card brings a ship to rest on one may look at a random mission card of one opponent, each opponent once.
planet-pandora-help = Takes four ships, and the mission continues until the fourth. Each ship that lands draws a hidden token worth 0, 15, 21 or 30, revealed at the end.

## Corporations

name-nature_coders = Nature Coders
name-mineral_designers = Mineral Designers
name-genetics_artists = Genetics Artists
name-atom_engineers = Atom Engineers

## Scores

score-mission-1 = Mission 1
score-mission-2 = Mission 2
score-mission-3 = Mission 3
score-mission-4 = Mission 4

## Labels of the table

label-mission = Mission { $mission } of { $missions }
label-planet = { $planet }, worth { $points }
label-ring = Ring { $ring }
label-rings = Rings
label-start = start
label-start_player = Start player
label-hired = Your ships
label-hand = Your cards
label-set_aside = Set aside
label-total = Total
label-points = Points
label-latest = Latest card
label-cards_left = Cards left
label-patrols = Patrol tokens
label-seen = Mission cards seen
label-tokens = Hidden tokens

## Questions

decision-SetAside = Set three cards aside for this mission.
decision-PlacePatrol = Lay your patrol token on a ship’s track.
decision-PlayCard = Play a card.
decision-ChooseSource = Copy: whose latest card?
decision-ChooseShip = { $card }: which ship?
decision-ChoosePair = { $card }: which two ships?
decision-ChooseGroup = { $card_id ->
    [number_plus1] { $card }: which number?
    [race_plus1] { $card }: which race?
   *[other] { $card }: which number or race?
}
decision-ChooseEntrants = { $room ->
    [one] The planet has room for one ship. Which one lands?
   *[other] The planet has room for { $room } ships. Which ones land?
}
decision-NovaAbility = Nova: which ship goes one ring inward?
decision-ZoraAbility = Zora: which three ships go one ring outward?
decision-Look = The patrol lets you look at a random mission card of one opponent. Whose?

## Moves

action-play = Play { $card }
action-set_aside = Set aside { $cards }
action-ship = { $ship }
action-pair = { $ships }
action-trio = { $ships }
action-group = { $group }
action-copy_from = Latest card: { $seat }
action-place_patrol = { $ship }, ring { $ring }
action-look = Mission card: { $seat }
action-decline = Do not look

## Why not

refusal-answer-the-question = This does not answer the question.
refusal-not-in-hand = You have no { $card } in hand.
refusal-on-the-planet = { $ship } is on the planet and stays there.
refusal-at-the-start = { $ship } is at its start: it can neither go further out nor be swapped.
refusal-planet-full = The planet is full: { $ship } has to stay on the last ring.
refusal-not-one-group = { $ships } share neither number nor race.
refusal-same-level = { $ships } are on the same ring: a swap would change nothing.
refusal-not-a-number = This card moves ships of one number; choose 1, 2 or 3.
refusal-not-a-race = This card moves ships of one race; choose a race.
refusal-no-ship-can-move = None of these can move: { $group }.
refusal-not-before-the-planet = { $ship } is not one of the ships of this group before the planet ({ $group }).
refusal-nothing-to-copy = { $copied_seat }: no card to copy in this mission.
refusal-cannot-be-carried-out = { $copied_seat }: { $card } would move nothing now.
refusal-own-ship = { $ship } is one of the ships you have hired; choose another.
refusal-too-close-to-start = { $ship } would come back to its start, and that is not allowed here.
refusal-track-taken = A patrol token already lies on the track of { $ship }.
refusal-ring-too-close-to-start = Ring { $ring } is too close to the start: leave at least one ring between.
refusal-look-at-yourself = You know your own mission cards. Choose an opponent or decline.
refusal-already-inspected = { $looked_at_seat }: you have already seen a card of theirs in this mission.

## What happened

event-MissionBegan = Mission { $mission } of { $missions }, { $abilities_id ->
    [true] to { $planet }
   *[false] the planet is worth 21
}. First to play: { $seat }.
event-Hired = { $seat }: hires { $ships }
event-CardsSetAside = { $seat }: sets aside { $cards }
event-Ready = { $seat }: ready
event-PatrolPlaced = { $seat }: patrol token on the track of { $ship }, ring { $ring }
event-CardPlayed = { $seat }: { $card }
event-CardCopied = { $seat }: copies { $card } ({ $copied_seat })
event-CardLost = { $seat }: { $card } is lost, it cannot move anything
event-ShipMoved = { $seat }: { $ring_to_id ->
    [planet] { $ship } lands on the planet
   *[other] { $ship }, ring { $ring_from } → { $ring_to }
}
event-EntrantsChosen = { $seat }: { $ships_count ->
    [one] { $ships } lands first
   *[other] { $ships } land first
}
event-PatrolLifted = { $seat }: { $ship } meets the patrol on ring { $ring }
event-Looked = { $seat }: looks at a mission card ({ $looked_at_seat })
event-Saw = { $seat }: sees { $ship } ({ $looked_at_seat })
event-LookDeclined = { $seat }: does not look
event-TokenDrawn = { $seat }: { $ship } gets a hidden token
event-AbilityUsed = { $seat }: { $ships_count ->
    [0] { $planet }, no ship to move
   *[other] { $planet }, { $ships }
}
event-MissionEnded = Mission { $mission } is over: { $ending_id ->
    [arrival] { $planet_id ->
        [pandora] { $abilities_id ->
            [true] the fourth ship has landed
           *[false] a ship has landed
        }
       *[other] a ship has landed
    }
   *[cards_spent] all cards are spent
}.
event-TokenShown = Token of { $ship }: { $points }
event-MissionScored = { $seat }: { $ships } score { $points_each }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all
event-GameEnded = { $winner_seats_count ->
    [one] Winner: { $winner_seats }
   *[other] Shared victory: { $winner_seats }
}, { $total ->
    [one] 1 point
   *[other] { $total } points
}.
