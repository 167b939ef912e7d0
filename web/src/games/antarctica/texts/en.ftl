### The page of Antarctica in English. Names and rules are texts of the game itself.

an-board = The board: eight zones around the research tracks
an-contests = Contests
an-sun-in = The sun is in zone { $zone }
an-ship-at = Ship of { $name }, zone { $zone }, dock { $dock }
an-icebreaker-of = Icebreaker of { $name }
an-scientists-of = { $count ->
    [one] { $name }: { $count } scientist
   *[other] { $name }: { $count } scientists
}
an-cube-at = { $name } on space { $space }
an-space = Space { $space }, worth { $value }
an-would-reach = would reach space { $space }

## Whose turns

an-next-turns = The next turns
an-placing = Placing ships
an-turns = Turns
an-then-turns = Then
an-now = Now: { $name }
an-now-short = now
an-turn = { $name }, zone { $zone }
an-turn-icebreaker = { $name }, zone { $zone }, by an icebreaker (optional)
an-there = In zone { $zone }, with a value of { $count }, you could:
an-there-nothing = nothing
an-out-of-turn-me = Your decision, during { $name }’s turn!
an-out-of-turn = { $asked } decides during { $name }’s turn

## Cards on offer

an-offers = Building cards on offer
an-left = { $count } left
an-needs = Needs
an-star = star
an-star-help = Cards with a star are a contest of their own
an-costs = { $count ->
    [one] takes { $count } scientist
   *[other] takes { $count } scientists
}
an-lacks = { $count ->
    [one] Needs a { $buildings }: none of your ships is at one.
   *[other] Needs { $buildings }: none of your ships is there.
}
an-lacks-staying = Needs: { $buildings }. None of your ships that stay is there.
an-lacks-scientists = { $count ->
    [one] { $count } scientist short.
   *[other] { $count } scientists short.
}
an-lacks-nothing = You have all it needs.
an-replaced = Your { $card } stands in for: { $buildings }.
an-stands-here = Already in zone { $zone }.
an-sail-next = Now choose where your ship sails to build it.

## Own things

an-supply-help = Scientists ready to be placed
an-reserve-help = Scientists to recruit
an-supply-of = Supply: { $count }
an-reserve-of = Reserve: { $count }
an-ships-available = Ships in Available
an-cubes-available = Cubes in Available
an-ships-discarded = Ships discarded
an-cubes-discarded = Cubes discarded
an-discards-help = Discarded pieces are a contest of their own
an-built = Built
an-built-help = Building cards taken
an-built-of = Building cards taken: { $count }
an-first-ranks-of = First ranks, which break a tie: { $count }
an-stacks = Stacks
an-stack-basic = Basic resource cards in the stack
an-stack-advanced = Advanced resource cards in the stack
an-stack-boxed = Shipyard cards boxed unseen
an-others-hold = You know that the others hold
an-stack-among = You know that the stack holds some of
an-hand-of = Shipyard cards in hand: { $count }
an-resources-of = Resource cards: { $basic } basic, { $advanced } advanced
an-resource-basic = Basic resource
an-resource-advanced = Advanced resource
an-no-cards = no cards
an-card-played = One card per stop of the sun.
an-take = Take a shipyard card
an-pick-zone = in which zone?
an-discard = Discard…
an-discard-help = Once per turn: give up a cube or a ship for a scientist

## Contests

an-contests-help = What everybody would score if the game ended now. Open a line to see why.
an-rule-zones = First: all scientists there, the buildings, and 1 more. Everybody else: as many as one player ahead has.
an-rule-tracks = First: the values of all cubes together. Everybody else: the value of the cube ahead.
an-rule-stars = Cards with a star
an-rule-discards = Discarded ships and cubes
an-rule-amounts = First: all players’ together. Everybody else: as many as one player ahead has.
an-rule-tie = Ties: most first ranks win, then most building cards; then the victory is shared.
an-nobody = nobody yet
an-step-through = Go through the scoring
