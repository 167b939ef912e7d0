### What the page says about Star Race.

sr-board = The board: nine tracks and the planet
sr-notes = Deduction
sr-ship-at = { $ship }, ring { $ring }
sr-ship-landed = { $ship }, on the planet
sr-hired = hired by you
sr-seen = hired by { $name }, as you have seen
sr-can-choose = can be chosen
sr-chosen = chosen
sr-your-ships = Your ships
sr-your-cards = Your cards
sr-set-aside = Set aside: { $cards }
sr-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
sr-last-card = Last
sr-copy-gets = Copy repeats
sr-nothing = nothing
sr-ready = has set cards aside
sr-worth-now = { $points ->
    [one] worth { $points } point here
   *[other] worth { $points } points here
}
sr-worth-unknown = worth a hidden token
sr-planet = { $planet }, what it does
sr-planet-plain = The planet
sr-close-planet = Hide what the planet does
sr-room = { $count ->
    [0] full
    [one] room for { $count } ship
   *[other] room for { $count } ships
}
sr-card-lost = The card is lost: it can move no ship now.
sr-rim = points
sr-start = start
sr-patrol-on = Patrol token on the track of { $ship }, ring { $ring }
sr-place-here = Track of { $ship }, ring { $ring }
sr-tokens-left = { $count ->
    [one] { $count } hidden token left
   *[other] { $count } hidden tokens left
}
sr-three-enough = You set { $most } cards aside: tap a chosen one to take it back first.
sr-pick-aside = Tap three cards to set aside: { $count } of { $most }
sr-notes-help = How to read this sheet
sr-notes-words = Whose ships? × is impossible, ● is seen, a percentage is the likelihood: it begins even, rises with what that player advances and falls with what they push back. Bluffs fool it. The arrows count how far that player has pushed the ship in this mission. Tap a cell to note a guess of your own.
sr-chance = { $percent }%
sr-guess-yes = your guess: yes
sr-guess-no = your guess: no
sr-cell = { $ship }, { $name }: { $state }, pushed { $push }
sr-impossible = impossible
sr-certain = certain
sr-hands = What they may still hold
sr-hand-of = { $size } of these in hand, { $aside } set aside
sr-hand-open = In hand
sr-mission-over = Mission { $mission } is over
sr-ending-arrival = { $tokens ->
    [0] A ship has landed.
   *[other] The fourth ship has landed.
}
sr-ending-cards_spent = All cards are spent.
sr-tokens-shown = The tokens are turned over
sr-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
sr-total = total { $total }
sr-next-mission = Next mission
sr-final = Final scores
sr-show-all = Show all
