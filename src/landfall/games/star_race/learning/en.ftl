### Star Race in English: entries of the reference and the player aid.

entries-cards = Action cards
entries-ships = Ships
entries-planets = Planets
entries-rings = Rings
entries-patrols = Patrol tokens
entries-corporations = Corporations
entries-symbols = Symbols

entry-ship = It belongs to two groups: the ships of its race and those of its number. A card for either moves it.
entry-planet-plain = Planet, plain side
entry-planet-nova = { name-nova }
entry-planet-zora = { name-zora }
entry-planet-xentoria = { name-xentoria }
entry-planet-pandora = { name-pandora }
entry-ring = Ring { $number }
entry-ring-help = Level { $level } of every track. A ship that stands here when the mission ends is worth { $number }.
entry-patrol = Patrol token { $id }
entry-patrol-help = On Xentoria all four are alike: who brings a ship to rest on one may look at a mission card. On Pandora the face counts: the ship that draws it is worth { $id }.
entry-corporation-help = One of the four players’ colours. They differ in name and colour only.
entry-mission = Mission card
entry-mission-help = Names a ship. You get two in every mission: these ships you have hired, and only you know it.
entry-hired = Hired ship
entry-hired-help = When the mission ends it scores for you what its ring, or the planet, is worth.
entry-lap = +60 and +120
entry-lap-help = The score track has 60 fields. Who goes round once turns the marker to +60.
entry-start = Start ring
entry-start-help = Where all ships begin; it depends on the number of players. Nothing ever goes further out.

## Player aid

aid-turn-1 = Once per mission: look at your two mission cards. These ships score for you.
aid-turn-2 = Play one card from your hand, face up. You cannot pass.
aid-turn-3 = Any ship may be moved, whoever has hired it.
aid-turn-4 = +1, Number +1, Race +1: towards the planet. −2, −1 −1, Rewind −1: back towards the rim, never behind the start.
aid-turn-5 = Swap: two ships of one race or number trade rings; neither at the start or on the planet.
aid-turn-6 = Copy: do what the latest card of any player does.
aid-turn-7 = A card that can move a ship has to; one that can move nothing is lost.
aid-turn-8 = A ship lands, or all cards are spent: the mission is over and hired ships are shown.
aid-score-1 = Each of your two ships: the number of its ring, 0, 1, 3, 6, 10 or 15.
aid-score-2 = On the planet: 21, or what the planet says.
aid-score-3 = Three players fly three missions, two or four players four.
aid-score-4 = The highest total wins; a tie is shared.
