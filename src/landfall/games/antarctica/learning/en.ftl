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
entry-card = { $id }: { $building }
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
