### Antarctica in English: entries of the reference and the player aid.

entries-buildings = Buildings
entries-pieces = Pieces
entries-shipyard = Shipyard cards
entries-resources = Resource cards
entries-actions = Coloured spaces of the tracks
entries-tracks = Research tracks
entries-cards = Building cards
entries-signs = Signs on the board

entry-sun = Sun
entry-sun-help = Stands in the lit zone and moves on counter-clockwise. The first ship of the lit zone has the next turn.
entry-ship = Ship
entry-ship-help = When the sun frees it, it sails to another zone and you act there.
entry-scientist = Scientist
entry-scientist-help = Recruited from your reserve to your supply, and brought ashore by building. Most scientists in a zone score most there.
entry-cube = Cube
entry-cube-help = Marks how far you are on a research track.
entry-closed = Closed zone
entry-closed-help = Not used with two players: the sun passes over it and nothing goes there.
entry-track = Stations: { $station_types }. Used from { $min_players } players on. Values of its spaces: { $values }.
entry-card = { $building } ({ $id })
entry-card-help = Needs: { $requires }. Scientists: { $scientists }. Research points: { $research_points }. Used from { $min_players } players on.{ $star_id ->
    [true] {" "}It has a star.
   *[false] {""}
}
entry-target = Target zone
entry-second = Second ship
entry-amounts = Scientists in a zone
entry-star = Star
entry-used = Blue space

## Player aid

aid-turn-1 = The sun moves to the next zone with a ship. The first ship there has the turn.
aid-turn-2 = Sail: the ship goes to another zone with a free dock, to the end of its queue.
aid-turn-3 = Then do one thing in that zone, or nothing:
aid-turn-4 = Build one of the three cards on offer: your ships must lie in zones with what it needs. A scientist of yours goes ashore.
aid-turn-5 = Camp: recruit. Station: research. One for each of your ships and scientists in the zone.
aid-turn-6 = Shipyard: a new ship joins the queue under the sun; everybody else takes a shipyard card.
aid-turn-7 = Once per turn: discard a cube or a ship for a scientist. It scores at the end.
aid-turn-8 = Once per stop of the sun: play a card. An icebreaker lets your second ship act too.
aid-score-1 = Each zone: most scientists get a point for every building and scientist there, and one more.
aid-score-2 = Each further rank gets as many points as the one ahead has scientists.
aid-score-3 = Each track, starred cards and discards: the first gets the sum, the others what the one ahead has.
aid-score-4 = The end: somebody has placed the last scientist, or the last building card is taken.

## Guided game

guide-chapter-goal = Sun, ships, buildings
guide-chapter-crew = Scientists
guide-chapter-growing = Growing
guide-chapter-rivals = Rivals
guide-chapter-points = Points

guide-welcome = The sun thaws a frozen continent. You bring scientists ashore, put up buildings and push research. **Points come once, at the end**, for who has the most in each place: not how much you have counts, but whether you have more than the others. The figure at each seat is what it would get now.
guide-sun = **The sun decides whose turn it is.** It moves round the continent to the next zone with a ship, and the first ship in the queue there has a turn, whoever owns it. Now it is your ship in zone 1. More ships mean more turns.
guide-build = The ship must sail to another zone; there you do **one** thing. Best is building: three cards are on offer. A card needs buildings, and **your ships must lie where these stand**. The sea station, on the basic card, needs a derrick: your ship in zone 5 is there. A red frame marks what you cannot reach.
guide-build-task = Sail to zone 4, build the sea station there, and end the turn.
guide-build-wrong = You may do that. The guide wanted to show you building: sail to zone 4 and take the sea station, for which your ship at the derrick is enough.
guide-ashore = With a building a **scientist** of your supply goes ashore. In a zone, whoever has most scientists gets a point for every building and scientist there, and one more: in zone 4 that is 2 + 1 + 1 = 4. Your opponent has built in zone 0 and then used the camp. You have one scientist left in your supply and 14 in your reserve.
guide-research = **A station** lets you research: one space for each of your ships and scientists in its zone. In zone 4 there is a ship and a scientist of yours; with the ship that comes now that makes three.
guide-research-task = Sail to zone 4 and research on track T3. Then end the turn.
guide-research-wrong = Allowed, but at the sea station in zone 4 you would have gone three spaces at once, because you already have a ship and a scientist there.
guide-red = You are on the third space of T3. It is **red**: whoever stops there gets what it shows each time, here a scientist from the reserve. A **blue** space works once in the game, for all players together. On a track only empty spaces count, so you jump over other cubes.
guide-shipyard = The shipyard on offer needs a crane and a derrick. A ship of yours stays at the crane in zone 4; this one sails to the derrick. No zone takes two buildings of one kind. The card also brings **two research points**, and you choose the track.
guide-shipyard-task = Sail to zone 5, build the shipyard, research on T3, and end the turn.
guide-shipyard-wrong = Allowed. But with one ship at the crane and this one at the derrick you could have built the shipyard and gone two spaces forward on T3.
guide-shipyard-other = The shipyard stands, and another track may be worth as much. The guide continues with two spaces on T3: go back to stay with it, or go your own way.
guide-guests = Your opponent has been a guest at your station: **a building may be used by everybody**, whoever put it up. Yours is the scientist, not the house. Mind the queue, too: a zone has three docks, and who comes last waits longest for the sun.
guide-ship = **A shipyard** brings another ship, and so another turn in every round of the sun. It joins the queue under the sun. In return each of the others takes a shipyard card from those on offer, for instance an icebreaker.
guide-ship-task = Sail to zone 5 and build a ship.
guide-ship-wrong = Allowed, but then you stay at three ships. With the shipyard in zone 5 you would have had a fourth turn per round.
guide-camp = Your supply is nearly empty. **A camp** recruits one scientist for each of your ships and scientists there. And once per turn you may **discard** a cube or a ship: this too brings a scientist, and it counts at the end.
guide-camp-task = Sail to zone 2 and recruit. Before you confirm, press Discard… and choose a cube.
guide-camp-wrong = Allowed, but without scientists you cannot build. The camp in zone 2 and a discarded cube would have brought you two.
guide-camp-ended = You have recruited, but the turn ended before you discarded a cube. Go back, and press Discard… before you confirm.
guide-tie = Your opponent has built in zone 5, beside your shipyard. Both of you have one scientist there: **a tie scores in full for both**, 6 points each. With one more scientist you would be ahead, and they would get only as many points as you have scientists.
guide-breaker = And they have laid an **icebreaker** in zone 4, a shipyard card. There their ship is second in the queue; when the sun comes it has a turn, too, right after the first. You can see such turns in the row of turns to come.
guide-lab = Use what others have built. The laboratory needs a wind turbine and a shaft tower, and the tower stands since just now in zone 5, where you have a ship. A **resource card** would stand for a building that is missing. The card has a **star**: stars are a contest of their own at the end.
guide-lab-task = Sail to zone 6, build the laboratory, research on T1, and end the turn.
guide-lab-wrong = Allowed. But the laboratory was within reach: the shaft tower of your opponent in zone 5 and the wind turbine in zone 6.
guide-score = Four things are counted at the end: **zones, tracks, stars and discards**. On tracks, stars and discards the first gets the total of all, everybody else what the player ahead has. A click on the points of a seat says why they are so many, the Contests tab who is ahead where.
guide-end = The game ends at once when somebody has placed the last scientist, or when the last building card is taken. Play on until then. Ask for a **hint** if you do not know what to do; press long on a building or card, or click it with the right button, to read about it.
