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
entry-ring-help = Step { $level } of every ship’s way from the rim. A ship that stands here when the mission ends is worth { $number }.
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

## Guided game

guide-chapter-goal = The goal
guide-chapter-turn = A turn
guide-chapter-hurts = What hurts
guide-chapter-tricks = Swap and brake
guide-chapter-landing = Landing and points
guide-chapter-alone = On your own

guide-welcome = Nine ships fly from the rim to the planet in the middle. There are three races, T, B and K, and each has ships number 1, 2 and 3. **Nobody owns a ship.** You score only with those you have hired.
guide-hired = In every mission you secretly hire two ships; which ones is drawn by lot. **Yours are T2 and K3**; they are marked, and only you see that. When the mission ends, each is worth the number of the ring it stands on, and 21 on the planet. Who moved it does not matter.
guide-race = A turn is **one card**, and then what it says. You may move any ship, also those of others. Most cards move three ships at once: all of a race, or all of a number. So you help your ship without showing which one it is.
guide-race-task = Play Race +1 and choose the Terran ships. T2 goes one ring inward, with T1 and T3 as cover.
guide-race-wrong = You may do that. But Race +1 with the Terrans would have moved T2 and left the others guessing which of the three is yours.
guide-race-also = Just as good: T2 has moved, with B2 and K2 as cover. Only the guide plays on with Race +1. Go back to stay with it, or go your own way.
guide-watch = Your opponent played Number +1 and moved all ships number 1. Perhaps they have hired one of these, perhaps it is a bluff. Cards are played face up, ships are hired in secret: **watch what others push**. The Deduction tab keeps count. Everybody has the same eleven cards, and each can be played once.
guide-number = T2 is in two groups: the Terrans and the ships number 2. So two kinds of cards move it.
guide-number-task = Play Number +1 and choose the ships number 2.
guide-number-wrong = That is allowed, but T2 stays where it is. Number +1 with the ships number 2 would have brought it to ring 10.
guide-number-also = Just as good: Race +1 brings T2 to ring 10, too. Only the guide needs that card later. Go back to stay with it, or go your own way.
guide-back = There it is: **−2** threw T2 back. It now stands on the start ring, with a 3 on it for two players, and no ship ever goes further out than that. Whoever races ahead with one ship shows it to everybody.
guide-again = You have a second Race +1. T1 and T3 are useful: they hide T2.
guide-again-task = Move the Terran ships once more with Race +1.
guide-again-wrong = Allowed, but T2 is still at the start, and a card of the next part, Swap, cannot take a ship from the start ring.
guide-swap = The Krystallins come back, and K3 of yours with them. T1 is on ring 15 and T2 on ring 6. **Swap** makes two ships of one race or of one number trade rings. None of the two may stand at the start or on the planet.
guide-swap-task = Play Swap and choose T1 and T2.
guide-swap-wrong = That was possible, too. Swap with T1 and T2 would have brought your ship from ring 6 to ring 15 at one stroke.
guide-swap-landed = A ship has landed, and the mission is over, but T2 is still on its way. Swap with T1 and T2 would have brought it to ring 15, and then to the planet.
guide-brake = Your opponent has pushed K1 twice: it is on ring 10, two steps before the planet. If it lands, the mission is over at once and somebody gets 21 points. So you have to brake. **−1 −1** takes two different ships one ring outward each; Rewind −1 takes a whole race or number.
guide-brake-task = Play −1 −1 on K1 and K2.
guide-brake-wrong = Risky: K1 is two steps before the planet, and your own ships are behind it. −1 −1 on K1 would have won you time for your own landing.
guide-brake-landed = A ship has landed, and the mission is over: it was not yours that came so far. −1 −1 on K1 would have won you time to bring T2 to the planet.
guide-copy = Your opponent used a +1 to bring K1 to ring 15, but it is your turn, and T2 waits on the last ring, too. **Copy** does what the latest card of any player does, and you choose the ship. Your own +1 would do as well.
guide-copy-task = Play Copy, choose your opponent’s +1, and land T2 on the planet.
guide-copy-wrong = Allowed, but now your opponent may land K1 first. Copying the +1 would have brought T2 to the planet.
guide-copy-landed = A ship has landed, and the mission is over, but it was not T2. Copying the +1 would have brought T2 to the planet.
guide-score = **A landing ends the mission**, and all hired ships are shown. T2 on the planet brings 21, K3 on ring 10 brings 10: 31 points for you. Your opponent had hired K1 and B2. The markers on the rim of the board show the points of all.
guide-missions = If nobody lands, a mission ends when all cards have been played. For the next one all ships return to the start, you get your eleven cards back and **hire two other ships**. Two or four players fly four missions, three players three. The highest total wins.
guide-first = The second mission. Your opponent begins this time and moves ships number 1. Look at your two new ships, then decide for yourself. There is one thing to keep in mind: a card that can move a ship has to, even if you would rather not.
guide-first-task = Play any card you like.
guide-end = That is the whole game. Play the remaining missions to the end. If you do not know what to do, ask for a **hint**; to look something up, press long on a piece, click it with the right button, or press ? on it.
