### Evacuation on the page, in English.

ev-parts = Parts of the board
ev-stage-actions = Actions
ev-stage-worlds = Worlds
ev-stage-map = Map
ev-stage-rows = Market
ev-stage-research = Research
ev-stage-progress = Progress
ev-part-actions = Your action cards and what each costs, over both worlds
ev-part-worlds = Both worlds and the ships between them
ev-part-map = The New World’s 37 areas; your settled areas are counted
ev-part-rows = Spaceships, stadiums and infrastructure on offer; your infrastructure cards are counted
ev-part-research = Your technologies; the developed ones are counted
ev-part-progress = The progress track and where your markers stand
ev-aims = Goals
ev-board-of = The boards of { $name }
ev-back-to-mine = Back to mine
ev-look-at = Look at the boards of { $name }

ev-years = The four years and what they require
ev-demands = Start of year { $year }: { $old } food in the Old World, { $new } in the New World, stadiums in the New World: { $stadiums }. Each unit missing costs a penalty token.
ev-power = Power
ev-power-against = Power { $power }; bonuses at { $low } and { $high }
ev-bonus-strict = Strict: a bonus is gained only if the year’s power is exactly equal to its value.
ev-bonus-generous = Generous: power up to the first value gives the first bonus, above it up to the second value the second, more than that nothing.
ev-bonus-cards = Bonuses by year

ev-income = Income of year { $year }: +{ $count }
ev-food-next = consumes { $count } next
ev-food-next-help = Food that this world consumes at the start of year { $year }
ev-areas-left = { $count } to evacuate
ev-areas-left-help = { $mode ->
    [race] Areas not evacuated: each left behind at the end lowers the lowest production by 1.
   *[points] Areas not evacuated: each left behind at the end costs 2 points, and 1 per population on it.
}
ev-prepared-old-help = Factories prepared in the Old World; ships bring them over.
ev-prepared-new-help = Prepared factories in the New World
ev-factories-settled-help = Factories settled on the map
ev-population-help = Population waiting in the New World, and settled
ev-ships-here = Spaceships here
ev-stadiums-help = { $mode ->
    [race] Three stadiums are expected in the New World at the end; each missing one lowers the lowest production by 1.
   *[points] Three stadiums are expected in the New World at the end; each missing one costs 3 points.
}
ev-stadium-missing = a stadium is missing

ev-actions = Actions
ev-action-track = Action track
ev-track-help = What each action of the year costs; from the seventh on the last cost.
ev-next-cost = Action { $number }: { $cost } energy, paid by { $payer }
ev-paid-old = the Old World
ev-paid-new = the New World
ev-paid-any = either world
ev-pays = Old World { $old }, New World { $new }
ev-pass = Pass
ev-passed = passed
ev-group-help = Power { $power }. From the { $from }th use of a group in a year on, 1 energy more.
ev-group-once = Power { $power }. With action cards only one action of this group per year.
ev-uses = used { $count } times this year
ev-advanced-note = A board action costs a card put face down; only one of power 1 may be taken per year. A card played face up does what it says.
ev-cards-in-hand = cards: { $count }
ev-card-play = play
ev-card-face_down = put down
ev-card-discard = discard
ev-cards-played = Played this year:
ev-face-down = face down: { $count }
ev-exchanges = Exchanges
ev-exchanges-made = Exchanges: { $made } of { $most }
ev-exchange-back = Take back: { $exchange }
ev-exchanges-enough = Finish exchanges
ev-exchanges-none = No exchange

ev-evacuated = evacuated
ev-edge-help = A bay of this colour takes an area with this edge.
ev-tiles-help = Productivity tile: 1 of each resource. Passages turn it and bring it to the New World.
ev-tile-down = turned over
ev-factory-of = factory: { $kind }
ev-faces = happy faces: { $count }
ev-faces-help = Happy faces: all of them decide the turn order; at the end those of stadiums in the New World and of technologies count.
ev-faces-final = at the end { $count }
ev-no-faces = no faces
ev-penalties-help = { $mode ->
    [race] Penalty tokens: each lowers the lowest production by 1 at the end.
   *[points] Penalty tokens: each costs 3 points at the end.
}

ev-level = { $kind } production { $level }
ev-level-now = now { $level }
ev-lowest = The lowest production scores { $points } now.
ev-settled = settled { $count }
ev-race = The race
ev-race-goal = The race requires { $level }.
ev-race-aim = First to production { $level } of everything and { $stadiums } stadiums in the New World.
ev-race-help = At the end the lowest production falls by 1 for each penalty token, area left behind and missing stadium; most happy faces raise it.

ev-docked-old = Docked in the Old World
ev-docked-new = Landed in the New World
ev-flying = Departing
ev-flight = Flight
ev-flight-energy = energy for the flight
ev-energy-left = { $count } left
ev-energy-left-help = Energy of the Old World that is left for flights
ev-send = send
ev-call-back = send back
ev-flies-back = flies back
ev-load-this = Load this ship
ev-keep-home = Keep this ship at home
ev-loading-now = loading
ev-load-resource = Load 1 unit: { $kind }
ev-unload = Unload: { $what }
ev-load-help = Tap what goes aboard; tap it on the ship to unload it.
ev-send-help = Tap a ship to send it, or let them all stay.
ev-not-with-others = There is room, but another ship of this flight could then no longer fly or carry what it has.
ev-not-without = Without this the rest could no longer fly as planned.
ev-aboard-before = It went aboard with a move confirmed before.
ev-fly = Take off
ev-stay = All stay
ev-no-ships = No spaceships yet. Build one to bring areas over.
ev-bay = bay: { $edge }
ev-building-slot = room for a stadium or a factory
ev-resource-slot = room for a resource

ev-map = The New World, 37 areas
ev-population-slot = population { $kind } +{ $value }
ev-factory-slots = factory slots: { $count }
ev-lacks = Missing: { $what }
ev-lacks-nothing = Nothing is missing.
ev-lacks-biome = { $biome } is locked
ev-lacks-not-this = not with this effect
ev-factories = prepared factories: { $count }
ev-population = population waiting: { $count }
ev-population-there = population: { $count } needed, { $there } waiting
ev-factories-there = factories: { $count } needed, { $there } waiting
ev-steel-there = steel: { $count } needed, { $there } there
ev-population-needed = population: { $count }
ev-factories-needed = factories: { $count }
ev-steel-needed = steel: { $count }
ev-biome-locked = { $biome }: opens with passage { $passage }
ev-symbol-needed = symbol: { $symbol }
ev-met = there
ev-missing = missing
ev-brings = Brings:
ev-of-the-factory = production of the factory placed there
ev-factory-raises = A factory raises { $kind } by { $count }.
ev-ready = Can be settled now.
ev-locked = opens with passage { $passage }
ev-symbols-held = Symbols held:
ev-solo-tile = The solo tile with its two arrows

ev-deck = deck: { $count }
ev-oldest-help = Goes under its deck at the end of the year.
ev-age-help = Cards move one place towards ✕ when room is made.
ev-refresh = Refresh for 1:
ev-refresh-help = Pay one resource and put any of these cards under their deck before you take one.
ev-slot-empty = empty
ev-take = Take
ev-put-under = Under the deck
ev-build-in = To { $world }
ev-slot-build = { $card }, { $world }
ev-slot-take_card = Take { $card }
ev-slot-put_under = { $card } under the deck
ev-free = free
ev-off = Costs { $count } less than printed
ev-more = Costs more than printed
ev-your-infrastructure = Infrastructure in hand and played
ev-in-hand = in hand
ev-play = Play
ev-complete = complete
ev-not-complete = not complete yet
ev-twin-help = There is another card with this picture; you may play only one of them.

ev-level-short = level { $level }
ev-developed = developed
ev-half = half developed

ev-track = Progress track
ev-share = { $steps ->
    [one] { $steps } step in all: where do your two markers go?
   *[other] { $steps } steps in all: where do your two markers go?
}
ev-through = passage { $gates }
ev-no-marker-there = No marker of yours comes to step { $step }.
ev-gate-1 = Passage 1: each marker turns one of your productivity tiles in the Old World.
ev-gate-2 = Passage 2: the first opens the desert; the second brings a tile over, all production +1. It also decides which world pays for actions.
ev-gate-3 = Passage 3: the first opens the forest; the second brings a tile over, all production +1.
ev-gate-4 = Passage 4: the first opens the ocean.
ev-empty-space = nothing
ev-nothing = nothing

ev-effect-gain_resource = resources: { $count }
ev-effect-gain_resource_set = one of each resource
ev-effect-exchange = exchanges: { $count }
ev-effect-invent = invent steps: { $count }
ev-effect-infra_moves = infrastructure moves: { $count }
ev-effect-take_infrastructure_card = take an infrastructure card
ev-effect-build_ship = build a spaceship
ev-effect-gain_ship = gain a spaceship
ev-effect-build_stadium = build a stadium
ev-effect-gain_stadium = gain a stadium
ev-effect-prepare_factory = prepare a factory for free
ev-effect-gain_factory = gain a factory
ev-effect-clone = clone
ev-effect-gain_population = population: { $count }
ev-effect-settle = settle an area
ev-effect-raise_production = production +{ $count }

ev-goal-draft = Draft of goals
ev-keep-goal = Keep one goal; the others are passed on to the left.
ev-keep-goal-alone = Keep one goal. Then a random card leaves the other hand, and the hands are swapped.
ev-drop-goal = Discard one of your four goals.
ev-kept = Kept so far:
ev-nothing-secret = You have no hidden cards.
ev-points-now = Points now: { $name }
ev-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ev-place = Place { $place } in turn order
ev-order-help = Most happy faces first; the order is set again after each transport.
ev-solo-left = Cards left: { $count }
ev-solo-help = It turns over a card each turn: it settles areas and takes or removes cards. It stops with one card left.

ev-goals = Goals
ev-areas-left-count = areas left behind: { $count }
ev-stadiums-count = stadiums in the New World: { $count } of 3
ev-tokens-count = penalty tokens: { $count }
ev-faces-against = happy faces: { $mine }, the opponent has { $other }
ev-race-met = conditions met
ev-race-unmet = conditions not met
ev-step-through = Go through the scoring

ev-why-lowest_production = By the level of your lowest production marker.
ev-why-areas_left = 2 per area not evacuated, and 1 per population on it.
ev-why-stadiums_missing = 3 per stadium fewer than 3 in the New World.
ev-why-penalty_tokens = 3 per token.
ev-why-happy_faces = By place among those with three stadiums in the New World.
ev-why-happy_faces-alone = 4 with three stadiums in the New World and at least as many faces as the opponent.
ev-why-common_goals = Common goals you have played.
ev-why-lines = By number of areas on each of the three lines.
ev-race-total = Lowest production
ev-race-penalties = Penalties

ev-solo-next = It turns over next: { $action }.
ev-solo-back = Number and letter come from the card below, one of: { $backs }
ev-solo-to-come = Still in its deck: { $actions }
ev-solo-done = Done this year: { $actions }
ev-solo-stadiums = its stadiums: { $count }, happy faces: { $faces }
ev-cards = Action cards
ev-cards-face-down = Your cards face down: { $count }
ev-cards-discarded = Discarded by you: { $count }
ev-cards-returned = Seen before and in the deck again: { $count }
ev-under = known below: { $count }
ev-under-help = Cards that went under this deck and have not come up again.
ev-unused = unused factories:
ev-unused-help = There are four factories of each kind; these are not in play yet.
ev-goals-kept = goals kept: { $count }
ev-ending = { $name } has enough production and stadiums: the race is ending.
ev-passed-on = Passed on or discarded: { $count }
ev-tap-technology = Tap a technology to read what it does.
ev-points-seen = The others see { $points }: your goals are hidden from them.
