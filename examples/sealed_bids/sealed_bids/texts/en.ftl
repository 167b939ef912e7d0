decision-Bid = Bid for the lot, in secret.
action-bid = Bid { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}
event-Offered = A lot worth { $lot } is offered.
event-Sold = { $seat }: buys the lot worth { $lot } for { $coins }.
event-Unsold = The highest bid, { $coins }, was made twice: nobody gets the lot worth { $lot }.
refusal-too-few-coins = You have only { $coins } coins.
score-lots = Lots
