### Evacuation in English: entries of the reference and the player aid.

entries-resources = Resources
entries-pieces = Pieces and marks
entries-symbols = Settlement symbols
entries-biomes = Biomes of the New World
entries-actions = Actions of your board
entries-lanes = Lanes of the progress track
entries-passages = Passages
entries-continents = Continents
entries-edges = Edges of the Old World
entries-old = Areas of the Old World
entries-productivity = Productivity tiles
entries-areas = Areas of the New World
entries-ships = Spaceships
entries-stadiums = Stadiums
entries-technologies = Technologies
entries-infrastructure = Infrastructure
entries-goals = Goals
entries-bonuses = Year-end bonuses
entries-cards = Action cards
entries-common = Common goals
entries-lines = Majorities on lines
entries-solo = Solo cards

entry-resource-food = Feeds both worlds every year. What is not paid brings penalties.
entry-resource-steel = Builds ships and stadiums; settling costs 1 for each population slot.
entry-resource-energy = Pays for flights, and for the third action of a year and later ones.
entry-population = Population
entry-population-help = Waits on the New World side, then fills the population slots of an area you settle. It comes by ship, by cloning or as a gain.
entry-factory = Factory
entry-factory-help = Prepared for 1 of what it makes. It fills the factory slot of an area and raises production. You have four of each kind.
entry-face = Happy face
entry-face-help = On stadiums and technologies. Most faces go first in turn order.
entry-penalty = Penalty token
entry-penalty-help = One for each food not paid and each stadium missing. It stays to the end and costs points.
entry-marker = Progress marker
entry-marker-help = You have two. They advance by the year’s power, open biomes and hold symbols.
entry-power = Power
entry-power-help = The sum of the powers of your actions this year: your steps on the progress track, and what the year-end bonus is compared with.
entry-symbol-help = An area that shows it is settled only by who holds it: by a marker on the progress track or a technology.
entry-biome-tundra = Open from the start.
entry-biome-desert = Opens when your first marker has passed passage 2.
entry-biome-forest = Opens when your first marker has passed passage 3.
entry-biome-ocean = Opens when your first marker has passed passage 4.
entry-action-A8 = Make two infrastructure moves. Each takes a card of the row into your hand, or plays one of your hand, paid by the New World. A card raises production once its requirement is met.
entry-lane-waiting = Room for any number of markers; no effect.
entry-lane-main = Room for one marker: it gets the effect or the symbols of the step.
entry-lane-three_plus = Room for one marker, only with three or four players.
entry-passage = Passage { $passage }
entry-passage-1 = Between steps 2 and 3. Each marker turns a productivity tile of the Old World face down.
entry-passage-2 = Between steps 6 and 7. The first marker opens desert; the second takes a productivity tile to the New World, and all productions rise by 1.
entry-passage-3 = Between steps 10 and 11. The first marker opens forest; the second takes the other productivity tile over.
entry-passage-4 = Between steps 14 and 15. The first marker opens ocean.
entry-continent = Continent { $id }
entry-continent-help = Your part of the Old World: nine areas to evacuate. All four are alike.
entry-edge-help = The bay of a ship takes only areas whose edge has its colour.
entry-old-population = Two population live here. A bay of its edge takes them to the New World.
entry-old-factory = A factory stands here. A bay of its edge takes it, or any building place of a ship.
entry-productivity = Productivity tile { $id }
entry-productivity-help = Produces 1 food, 1 steel and 1 energy in the Old World until passage 1 turns it; passages 2 and 3 take it to the New World.
entry-area = { $id }, { $biome }
entry-area-help = Factory slots: { $factory_slots }. Population slots: { $population_slots }. Symbols: { $symbols }.{ $rim_id ->
    [true] {" "}On the rim.
   *[false] {""}
}
entry-stadium-start = Everybody begins with one like this. No happy faces.
entry-line = Line { $number }
entry-line-help = A tile on { $area } shows one of two lines. Who has most areas on it scores at the end.
entry-solo-settle = The opponent settles an area.
entry-solo-take_stadium = The opponent takes a stadium of the row.
entry-solo-discard_ship = A spaceship of the row is removed.
entry-solo-discard_infrastructure = An infrastructure card of the row is removed.

## Player aid

aid-turn-1 = Income: both worlds produce, then pay food; from year 3 the New World needs stadiums. What is missing brings penalties.
aid-turn-2 = Actions, in turn order: one per turn, until you pass. The third and later ones cost energy.
aid-turn-3 = Groups 1 to 4 have that power. Their sum is your power of the year.
aid-turn-4 = Settle: fill all slots of an area with population and factories, pay 1 steel per population, have its symbols.
aid-turn-5 = Transport: load ships in the Old World, pay their energy, fly, unload. They need a year to come back.
aid-turn-6 = Turn order: most happy faces first.
aid-turn-7 = Progress: your two markers together go as many steps as your power. Passages open biomes.
aid-turn-8 = Bonus of the year’s card by your power; then clear slot 1 of every row.
aid-score-1 = Your three goals, and your lowest production.
aid-score-2 = Happy faces in the New World, for those with three stadiums there.
aid-score-3 = Lost points: areas left behind, missing stadiums, penalty tokens.
aid-score-4 = Race: the first with every production at 8 and three stadiums in the New World ends the game.

## Guided game

guide-chapter-worlds = Two worlds
guide-chapter-power = Actions and power
guide-chapter-transport = Across
guide-chapter-progress = Progress
guide-chapter-land = The New World

guide-welcome = The sun is swelling. You have **four years** to move your people from the Old World to the New. Each year goes the same way: income, actions, transport, progress, bonuses. Look at your points: they begin **far below zero**, because every area left behind and every missing stadium costs some. You work your way up.
guide-stocks = Food, steel and energy are kept **for each world by itself**. Income has just come: the Old World produced 7 of each and has eaten 5 food. The New World has nothing yet. Only spaceships carry things across, and only in that direction. So ships come first.
guide-ship = In turn you take one action; each is in a group from 1 to 4. Building a ship is in group 2. The row shows three ships: what they cost, the energy of a flight, and what they hold. The first one has a bay for a desert area, and room for a building and two resources.
guide-ship-task = Take the action Build a spaceship and build the first ship of the row.
guide-ship-wrong = That is possible, too. The guide continues with the first ship of the row, for 1 food and 2 steel: it holds an area, a building and two resources.
guide-second = Your opponent has taken a ship, too, and the row has moved on. **The first two actions of a year are free**, from the third on they cost energy, and more each time. The ship itself is always paid for. Build another one, while the action costs nothing.
guide-second-task = Build another ship: the one in the first place of the row.
guide-second-wrong = That is possible, too. The guide continues with a second ship, the first of the row: so a factory comes over this year, and you can settle twice next year.
guide-invent = Now one of group 4: **research**. You develop a technology of one of your three columns, from the lowest up. In the first column lies the Reward depot: with each year-end bonus a resource more. As your third action it costs 1 energy.
guide-invent-task = Take the action Research and develop the technology of the first column.
guide-sum = Add up the groups of your actions: 2 + 2 + 4 = **8. This is your power of the year.** It does two things. Your markers will go 8 steps forward. And the card of this year shows 8 and 12: who has exactly one of these gets its bonus. You have 8, so stop here.
guide-pass = More actions would cost more energy and spoil the 8. Energy is needed for the flight, too: one ship takes 1, the other 2.
guide-pass-task = Pass.
guide-pass-wrong = Allowed, but now your power is more than 8, and the bonus of this year is out of reach unless you get to 12.
guide-transport = **Transport.** The round place of a ship is a **bay**: it takes an area with the edge of its colour, that is its two population or its factory. The area is then evacuated, which saves you points, but it no longer produces. The house takes a building, such as a stadium; each hexagon takes a resource.
guide-fly = Settling needs population, factories and steel in the New World, so these fly first. Tap a ship to send it, then what goes aboard. With two ships a thing goes to the first one that has room. Which ship carries what does not matter: all of them fly together.
guide-fly-task = Send both ships. Load a desert area with population, the desert factory, the stadium and 2 steel.
guide-fly-task-send = Tap the small ship, S01: it is sent.
guide-fly-task-people = Tap a desert area with two population: it goes aboard.
guide-fly-task-steel = Tap the steel below the areas, with the hexagon: 1 steel goes aboard.
guide-fly-task-other = Now send the other ship, too: tap it. Two fly this year.
guide-fly-task-areas = Two desert areas shall fly: one with population, and the factory. Tap what is still missing.
guide-fly-task-stadium = Load the stadium below the areas. The 0 beside it means no happy faces; it is one stadium all the same.
guide-fly-task-more = 2 steel in all shall fly. Tap the steel below the areas again.
guide-fly-task-off = All is aboard; fill a free place if you like. Take off.
guide-fly-wrong = That is possible, too. The guide needs more in the New World to settle next year: both ships, two population, the desert factory, the stadium and 2 steel.
guide-split = **Progress.** Split your 8 steps between your two markers. Each space has two lanes: on the **main lane** it gives something, or a symbol for as long as the marker stands there; on the waiting lane nothing. Some areas need such symbols. With 5 and 3 steps you get the wave and the ring.
guide-split-task = Move 5 and 3 steps, both onto the main lane. Then take steel for the New World: 2 of the bonus, 1 of the Reward depot.
guide-income = **Year 2.** The Old World has produced less: two areas are gone, and your markers have passed the first passage, which turned two productivity tiles down. It will become less each year, and food is eaten all the same. What is missing brings penalty tokens. So the New World must start producing.
guide-settle = **Settling** fills an area at once: a factory on each factory slot, a population on each population slot, and 1 steel for each population. Tundra is open from the start; other biomes open when your markers pass the passages. N04 needs the ring, which you have.
guide-settle-task = Take the action Settle and settle N04, or another area that is lit up.
guide-more = You may still have population and steel. Two actions of the year are free, so use them. N01, for one, takes two population and then produces food and energy.
guide-more-task = Settle another area.
guide-production = The New World now produces, and what it produces counts twice: as income, and at the end your **lowest** production is worth points. Look at the three bars of the New World: as long as one of them is at 0, the lowest is 0. So do not forget any of the three.
guide-others = The other actions, for later. **Stadium**: as with ships. **Prepare a factory** and **Clone** bring factories and population without a ship. **Supply** gains a resource, **exchange** swaps some. **Infrastructure**: take a card, later play it for what it gives. Before you take a card of a row you may pay 1 resource to put cards of it under the deck.
guide-score = Points come from your three **goals**, from your lowest production, and from happy faces if you have three **stadiums** in the New World. Each stadium that is missing, each area left behind and each penalty token costs points. Your points show how you stand now, and they begin far below zero.
guide-end = Your ships are in the New World; sending one back takes its year. Play on through the four years. Ask for a **hint** if you do not know what to do; press long on a ship, an area or a technology, or click it with the right button, to read about it.
