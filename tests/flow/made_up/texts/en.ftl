title = Harbour

name-market = the market
name-lookout = the lookout
name-crane = the crane
name-guild = the guild
name-fish = fish
name-salt = salt
name-silk = silk
name-amber = amber
name-sea = sea
name-lore = lore
name-coins = coins
name-crate = a crate
name-rumour = the rumour

option-weather = Weather
option-weather-calm = Calm
option-weather-rough = Rough: each round the tide closes a berth

decision-ChooseBerth = Send your ship to a berth.
decision-Turn = Load a crate, or pass.

action-berth = Sail to { $berth }
action-choose = { $step }
action-load = Load crate { $place }
action-decline = No

refusal-berth-closed = The tide has closed { $berth }.
refusal-choose-a-berth = First choose a berth.
refusal-hold-full = The hold is full: { $crates ->
    [one] one crate
   *[other] { $crates } crates
 }.
refusal-no-crate-there = You have no crate { $place }.

event-TideTurned = { $closed_id ->
    [none] The sea is calm.
   *[other] The tide closes { $closed }.
 }
event-Ready = { $seat }: ready
event-Heard = { $seat }: hears a rumour
event-Learned = { $seat }: the rumour is worth { $worth }
event-Kept = { $seat }: keeps the rumour
event-Docked = { $seat }: docks at { $berth }
event-Bargained = { $seat }: asks for the price of a crate
event-Drew = { $seat }: draws a crate
event-Looked = { $seat }: looks at { $crates ->
    [one] one crate
   *[other] { $crates } crates
 }
event-Saw = { $seat }: sees { $kinds }
event-Paid = { $seat }: pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }
event-Gained = { $seat }: gains { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }
event-Advanced = { $seat }: { $track } { $step }
event-Loaded = { $seat }: loads { $kind }
event-Closed = The harbour closes.
