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
