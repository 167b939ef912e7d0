title = Le port

name-market = le marché
name-lookout = la vigie
name-crane = la grue
name-guild = la guilde
name-fish = poisson
name-salt = sel
name-silk = soie
name-amber = ambre
name-sea = mer
name-lore = savoir
name-coins = pièces
name-crate = une caisse
name-rumour = la rumeur

option-weather = Météo
option-weather-calm = Calme
option-weather-rough = Agitée : à chaque manche, la marée ferme un quai

decision-ChooseBerth = Envoyez votre navire à un quai.
decision-Turn = Chargez une caisse ou passez.

action-berth = Aller à quai : { $berth }
action-choose = { $step }
action-load = Charger la caisse { $place }
action-decline = Non

refusal-berth-closed = La marée a fermé ce quai : { $berth }.
refusal-choose-a-berth = Choisissez d’abord un quai.
refusal-hold-full = La cale est pleine : { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
 }.
refusal-no-crate-there = Vous n’avez pas de caisse { $place }.

event-TideTurned = { $closed_id ->
    [none] La mer est calme.
   *[other] La marée ferme un quai : { $closed }.
 }
event-Ready = { $seat } : navire prêt
event-Heard = { $seat } : entend une rumeur
event-Learned = { $seat } : la rumeur vaut { $worth }
event-Kept = { $seat } : garde la rumeur
event-Docked = { $seat } : à quai : { $berth }
event-Bargained = { $seat } : demande le prix d’une caisse
event-Drew = { $seat } : pioche une caisse
event-Looked = { $seat } : regarde { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
 }
event-Saw = { $seat } : voit { $kinds }
event-Paid = { $seat } : paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
event-Gained = { $seat } : gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
event-Advanced = { $seat } : { $track } { $step }
event-Loaded = { $seat } : charge { $kind }
event-Closed = Le port ferme.
