### Antarctica en français.

title = Antarctica
tagline = Le soleil tourne autour des glaces et libère les bateaux, zone après zone.
credits = Certains chiffres des cartes et des pistes ne figurent dans aucune source disponible. Ils sont reconstitués de façon que tout ce qui est connu soit respecté, et marqués comme tels dans les données.

## Options

option-placement = Premiers bateaux
option-placement-free = Placement libre
    .help = Chacun choisit les zones de ses premiers bateaux.
option-placement-first_game = Première partie
    .help = Les bateaux partent de zones fixées d’avance.
option-start_player = Premier joueur
    .help = Qui joue le premier tour.
option-start_player-random = Au hasard
option-start_player-0 = Joueur 1
option-start_player-1 = Joueur 2
option-start_player-2 = Joueur 3
option-start_player-3 = Joueur 4

## Bâtiments

name-camp = campement
    .the = le campement
    .of = du campement
name-shipyard = chantier naval
    .the = le chantier naval
    .of = du chantier naval
name-crane = grue
    .the = la grue
    .of = de la grue
name-shaft = puits
    .the = le puits
    .of = du puits
name-derrick = derrick
    .the = le derrick
    .of = du derrick
name-turbine = éolienne
    .the = l’éolienne
    .of = de l’éolienne
name-lab = laboratoire
    .the = le laboratoire
    .of = du laboratoire
name-factory = usine
    .the = l’usine
    .of = de l’usine
name-land_station = centre de recherche terrestre
    .the = le centre de recherche terrestre
    .of = du centre de recherche terrestre
name-coastal_station = centre de recherche côtier
    .the = le centre de recherche côtier
    .of = du centre de recherche côtier
name-sea_station = centre de recherche marin
    .the = le centre de recherche marin
    .of = du centre de recherche marin
name-headquarters = siège social
    .the = le siège social
    .of = du siège social
name-plankton_farm = ferme à plancton
    .the = la ferme à plancton
    .of = de la ferme à plancton
name-antenna = antenne parabolique
    .the = l’antenne parabolique
    .of = de l’antenne parabolique

letter-camp = C
letter-shipyard = N
letter-crane = G
letter-shaft = T
letter-derrick = D
letter-turbine = E
letter-lab = L
letter-factory = U
letter-land_station = 1
letter-coastal_station = 2
letter-sea_station = 3
letter-headquarters = S
letter-plankton_farm = P
letter-antenna = A

building-camp-help = Action : recrutez autant de scientifiques que vous avez de bateaux et de scientifiques dans cette zone.
building-shipyard-help = Action : un nouveau bateau rejoint la file sous le soleil ; tous les autres prennent une carte chantier naval.
building-crane-help = Bâtiment ressource : minerai, nécessaire à d’autres bâtiments.
building-shaft-help = Bâtiment ressource : charbon, nécessaire à d’autres bâtiments.
building-derrick-help = Bâtiment ressource : pétrole, nécessaire à d’autres bâtiments.
building-turbine-help = Bâtiment ressource : énergie, nécessaire à d’autres bâtiments.
building-lab-help = Bâtiment d’expertise, nécessaire aux bâtiments de prestige. Sa carte porte un astérisque.
building-factory-help = Bâtiment d’expertise, nécessaire aux bâtiments de prestige. Sa carte porte un astérisque.
building-land_station-help = Action : avancez sur une piste de recherche terrestre.
building-coastal_station-help = Action : avancez sur une piste de recherche côtière.
building-sea_station-help = Action : avancez sur une piste de recherche marine.
building-headquarters-help = Bâtiment de prestige. Sa carte porte un astérisque.
building-plankton_farm-help = Bâtiment de prestige. Il faut deux scientifiques.
building-antenna-help = Bâtiment de prestige. Sa carte porte un astérisque.

## Cartes

name-deck-basic = Base
name-deck-double = Double
name-deck-advanced = Avancé
name-resource-basic = carte ressource simple
name-resource-advanced = carte ressource expertise
resource-basic-help = Remplace une fois une grue, un puits, un derrick ou une éolienne.
resource-advanced-help = Remplace une fois un laboratoire ou une usine.
name-icebreaker = Brise-glace
name-place_scientist = Placez un scientifique
name-two_scientists = +2 scientifiques
name-fast_progress = Progrès rapide
card-icebreaker-help = Posez-le là où votre bateau est deuxième : quand le soleil arrive, ce bateau peut jouer après le premier.
card-place_scientist-help = Un scientifique de votre personnel va dans la zone cible de votre bateau.
card-two_scientists-help = Deux scientifiques passent de votre réserve à votre personnel.
card-fast_progress-help = Avancez de trois cases sur une piste.

## Pistes

name-T1 = T1 (terre)
name-T2 = T2 (côte)
name-T3 = T3 (mer)
name-T4 = T4 (terre)
name-T5 = T5 (côte, mer)
name-ship_move = déplacer un bateau
name-shipyard_draft = choix de cartes chantier naval
name-advance_3 = avancer de trois cases
name-recruit_1 = recruter un scientifique
name-new_ship = nouveau bateau
name-resource_advanced = carte ressource expertise
name-resource_basic = carte ressource simple
space-ship_move-help = Une seule fois, pour tous : chacun peut déplacer un de ses bateaux vers une autre zone.
space-shipyard_draft-help = Une seule fois, pour tous : chacun garde une des cartes chantier naval qui circulent.
space-advance_3-help = Une seule fois, pour tous : chacun peut avancer de trois cases libres, chacun sur une piste différente.
space-recruit_1-help = Un scientifique passe de votre réserve à votre personnel.
space-new_ship-help = Un de vos bateaux rejoint la file sous le soleil ; tous les autres prennent une carte chantier naval.
space-resource_advanced-help = Prenez une carte ressource expertise, s’il en reste.
space-resource_basic-help = Prenez une carte ressource simple, sauf si vous en avez encore une.

name-piece-cube = cube
name-piece-ship = bateau

## Points

score-zones = Zones
score-tracks = Pistes de recherche
score-stars = Cartes avec astérisque
score-discards = Ressources défaussées

has-scientists = { $count ->
    [one] { $count } scientifique.
   *[other] { $count } scientifiques.
}
has-track = valeur { $count }.
has-stars = { $count ->
    [one] { $count } astérisque.
   *[other] { $count } astérisques.
}
has-discards = { $count ->
    [one] { $count } ressource défaussée.
   *[other] { $count } ressources défaussées.
}
why-nothing = Absent ici : aucun point
why-first-scientists = Premier : { $total } scientifiques + { $buildings } bâtiments + 1 = { $points }
why-first-track = Premier : la somme des valeurs = { $points }
why-first-stars = Premier : tous les astérisques = { $points }
why-first-discards = Premier : toutes les ressources défaussées = { $points }
why-next-scientists = Rang { $rank } : autant de scientifiques que le joueur classé devant = { $points }
why-next-track = Rang { $rank } : la valeur du cube devant = { $points }
why-next-stars = Rang { $rank } : autant d’astérisques que le joueur classé devant = { $points }
why-next-discards = Rang { $rank } : autant de ressources que le joueur classé devant = { $points }
tied = Points : { $points }, majorités : { $ranks }, cartes bâtiment : { $cards }

figure-end_last_scientist = Fin : dernier scientifique placé
figure-end_last_card = Fin : dernière carte bâtiment
figure-end_no_ships = Fin : plus de bateau
figure-end_endless = Fin : cinq tours du soleil sans changement
figure-left_basic = Cartes Bâtiment de base restantes
figure-left_double = Cartes Bâtiment double restantes
figure-left_advanced = Cartes Bâtiment avancé restantes
figure-left_shipyard = Cartes chantier naval restantes
figure-ships = Bateaux sur le plateau à la fin

## Mots de la table

label-sun = Soleil
label-zone = Zone { $zone }
label-zones = Zones
label-queue = Bateaux
label-buildings = Bâtiments
label-scientists = Scientifiques
label-icebreakers = Brise-glace
label-closed = fermée
label-tracks = Pistes de recherche
label-offers = Cartes proposées
label-needs = requis : { $needs }
label-points = { $points ->
    [one] { $points } case de recherche
   *[other] { $points } cases de recherche
}
label-empty = vide
label-supply = Personnel
label-reserve = Réserve
label-available = Ressources disponibles
label-discarded = Ressources défaussées
label-cards = Cartes
label-resources = Cartes ressource
label-hand = Vos cartes
label-total = Total
label-next_turns = Prochains tours
label-interrupts = { $asked } répond pendant le tour de { $active }
label-ends_after = La partie se termine après cela
label-laps_to_end = Tours du soleil sans changement avant la fin : { $laps }
label-stack = Cartes chantier naval restantes
label-colon = { $name } :
label-resource_stack = Cartes ressource dans la pile
label-played = Cartes chantier naval jouées
label-boxed = remises dans la boîte
label-stack_among = La pile contient certaines de ces cartes
label-others_hold = Les autres ont
label-first_ranks = Majorités
label-deciding = Réfléchit
label-used = utilisée
label-zone_points = Scientifiques → points
label-track_points = Cubes → points
label-lacks = { $buildings } : vous n’y avez pas accès
label-lacks_staying = { $buildings } : pas d’accès sans le bateau qui part
label-lacks_scientists = { $count ->
    [one] il manque { $count } scientifique dans votre personnel
   *[other] il manque { $count } scientifiques dans votre personnel
}
label-lacks_nothing = vous avez tout ce qu’il faut
label-replaced = { $card } remplace : { $buildings }
label-stands_here = déjà dans la zone { $zone }
label-built = Cartes bâtiment
label-signs = Légende
sign-sun = Le soleil est dans cette zone.
sign-target = Zone cible du bateau de ce tour.
sign-second = Deuxième à l’arrivée du soleil ; parmi les prochains tours : s’il joue grâce à un brise-glace.
sign-new = Arrivé ce tour-ci.
sign-amounts = Le joueur A a ici 2 scientifiques, qui valent 7 points maintenant.
sign-star = Une carte avec astérisque ; elles se comptent à part.
sign-used = Une case bleue déjà utilisée.
label-there = Zone { $zone } (valeur { $number }) : { $possible }
label-there_nothing = rien à faire
short-sail = Zone { $zone }
short-discard = { $piece_id ->
    [cube] ✕ cube
   *[ship] ✕ bateau
}
short-discard_ship = ✕ bateau { $zone }/{ $dock }
short-recruit = recruter
short-build_ship = construire un bateau
short-research = recherche { $list }

## Questions

decision-PlaceShip = Placez un bateau.
decision-PlaceCube = Posez un cube sur la première case d’une piste.
decision-SetSail = Le soleil libère votre bateau dans la zone { $zone }. Où va-t-il ?
decision-Act = Zone { $zone } : quelle action jouez-vous ?
decision-EndTurn = Autre chose avant la fin de votre tour ?
decision-ChooseTrack = { $points ->
    [one] Avancez de { $points } case : sur quelle piste ?
   *[other] Avancez de { $points } cases : sur quelle piste ?
}
decision-TakeCard = Un bateau vient d’être construit. Prenez une carte chantier naval.
decision-KeepCard = Gardez une carte et passez les autres.
decision-ChooseShip = Vous pouvez déplacer un bateau vers une autre zone. Lequel ?
decision-ChooseZone = Où va votre bateau de la zone { $zone } ?
decision-AdvanceTrack = Avancez de trois cases sur une piste. Laquelle ?
decision-UseIcebreaker = Votre brise-glace dans la zone { $zone } permet à votre deuxième bateau de jouer. Voulez-vous l’utiliser ?

## Coups

action-place_ship = Zone { $zone }
action-sail = Aller dans la zone { $zone }
action-build = { $deck_id ->
    [basic] Construire le bâtiment de base
    [double] Construire le bâtiment double
   *[advanced] Construire le bâtiment avancé
}
action-build_ship = Construire un bateau
action-recruit = Recruter des scientifiques
action-research = Avancer sur la piste { $track }
action-pass = Ne rien faire et terminer le tour
action-play = Jouer la carte { $card }
action-lay_icebreaker = Poser un brise-glace dans la zone { $zone }
action-discard = { $piece_id ->
    [cube] Défausser un cube disponible
   *[ship] Défausser un bateau disponible
}
action-discard_ship = Défausser le bateau de la zone { $zone }, position { $dock }
action-end_turn = Terminer le tour
action-track = { $track }
action-take = { $card }
action-ship = Le bateau de la zone { $zone }, position { $dock }
action-use_icebreaker = Utiliser le brise-glace
action-decline = Renoncer

## Pourquoi pas

refusal-answer-the-question = Cela ne répond pas à la question.
refusal-zone-closed = La zone { $zone } est fermée dans cette partie.
refusal-zone-full = La zone { $zone } est pleine : trois bateaux s’y trouvent.
refusal-same-zone = Votre bateau est déjà dans la zone { $zone } ; il doit aller ailleurs.
refusal-no-own-ship-there = Vous n’avez pas de bateau dans la zone { $zone }, position { $dock }.
refusal-ship-came-this-turn = Ce bateau est arrivé dans la zone { $zone } pendant ce tour ; il ne peut pas encore être déplacé.
refusal-track-closed = La piste { $track } est bloquée dans cette partie.
refusal-no-cube-available = Vous n’avez plus de cube pour entrer sur la piste { $track }.
refusal-no-space-ahead = Il n’y a plus de case libre devant vous sur la piste { $track }.
refusal-track-taken = Quelqu’un a déjà avancé sur la piste { $track } pendant cette action.
refusal-not-in-the-stack = La pile ne contient pas la carte { $card }.
refusal-not-among-the-cards = La carte { $card } n’est pas parmi celles-ci.
refusal-must-advance = C’est vous qui avez déclenché cette action : vous devez avancer si vous le pouvez.
refusal-already-discarded = Vous avez déjà défaussé quelque chose pendant ce tour.
refusal-nothing-available = { $piece_id ->
    [cube] Vous n’avez pas de cube disponible.
   *[ship] Vous n’avez pas de bateau disponible.
}
refusal-active-ship = Ce bateau doit d’abord se déplacer.
refusal-not-in-hand = Vous n’avez pas la carte { $card } en main.
refusal-card-played = Une seule carte par soleil : vous en avez déjà joué une.
refusal-supply-empty = Vous n’avez aucun scientifique dans votre personnel.
refusal-reserve-empty = Votre réserve est vide.
refusal-no-track-to-advance = Vous ne pouvez avancer sur aucune piste.
refusal-not-second-under-the-sun = Aucun de vos bateaux n’était deuxième à l’arrivée du soleil.
refusal-second-nowhere = Aucun de vos bateaux n’est deuxième dans une zone.
refusal-not-second = Aucun de vos bateaux n’est deuxième dans la zone { $zone }.
refusal-stack-empty = { $deck } : il n’y a plus de carte.
refusal-already-stands-here = Ce bâtiment est déjà dans la zone { $zone } : { $building }.
refusal-out-of-reach = Vous n’avez pas accès à : { $buildings } ({ $building }).
refusal-out-of-reach-and-card-played = Vous n’avez pas accès à : { $buildings }, et vous avez déjà joué une carte pour ce soleil ({ $building }).
refusal-not-enough-scientists = { $needed ->
    [one] Il faut un scientifique dans votre personnel ; vous n’en avez pas.
   *[other] Il faut { $needed } scientifiques dans votre personnel ; vous en avez { $supply }.
}
refusal-no-shipyard-here = Il n’y a pas de chantier naval dans la zone { $zone }.
refusal-lit-zone-full = Il n’y a pas de position libre pour le nouveau bateau : la zone { $zone }, sous le soleil, est pleine.
refusal-no-camp-here = Il n’y a pas de campement dans la zone { $zone }.
refusal-nobody-here = Vous n’avez plus ni bateau ni scientifique dans la zone { $zone }.
refusal-no-station-here = Aucun centre de recherche de la zone { $zone } ne correspond à la piste { $track }.
refusal-one-action-a-turn = Vous avez déjà joué votre action de ce tour.
refusal-move-first = Les cartes se jouent après le déplacement du bateau.

## Ce qui s’est passé

event-GameBegan = Premier joueur : { $seat }
event-ShipPlaced = { $seat } : un bateau dans la zone { $zone }
event-CubePlaced = { $seat } : un cube sur la première case de { $track }
event-SunMoved = Le soleil éclaire la zone { $zone }
event-ShipSailed = { $seat } : bateau de la zone { $zone_from } à la zone { $zone }
event-Passed = { $seat } : ne fait rien
event-Built = { $seat } : { $building }, zone { $zone } ({ $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
})
event-PlanktonException = { $seat } : un seul scientifique suffit, tous les joueurs n’en ont plus qu’un
event-ResourceUsed = { $seat } : { $resource } à la place { $building_of }
event-ShipBuilt = { $seat } : nouveau bateau dans la zone { $zone }
event-Recruited = { $seat } : { $scientists ->
    [one] +{ $scientists } scientifique
   *[other] +{ $scientists } scientifiques
} { $reason_id ->
    [camp] au campement
    [discard] en échange d’une défausse
    [recruit_1] grâce à la piste
   *[two_scientists] grâce à la carte
}
event-Advanced = { $seat } : { $track }, { $space_from ->
    [0] entrée case { $space }
    [one] case { $space_from } → { $space }
   *[other] case { $space_from } → { $space }
}
event-PointsLost = { $seat } : { $points ->
    [one] { $points } case de recherche perdue
   *[other] { $points } cases de recherche perdues
}
event-Triggered = { $seat } : { $action } ({ $track }, case { $space })
event-NothingHappened = { $seat } : { $action }, sans effet
event-ShipMoved = { $seat } : bateau déplacé de la zone { $zone_from } à la zone { $zone }
event-Declined = { $seat } : renonce ({ $action })
event-ResourceTaken = { $seat } : prend une { $resource }
event-DraftBegan = { $seat } : { $cards ->
    [one] { $cards } carte chantier naval circule
   *[other] { $cards } cartes chantier naval circulent
}
event-StackBoxed = { $cards ->
    [0] Il ne reste plus de carte chantier naval
    [one] La dernière carte chantier naval retourne dans la boîte
   *[other] Les { $cards } dernières cartes chantier naval retournent dans la boîte
}
event-CardTaken = { $seat } : prend une carte chantier naval
event-CardGot = { $seat } : vous recevez { $card }
event-CardPlayed = { $seat } : { $card }
event-ScientistPlaced = { $seat } : un scientifique dans la zone { $zone }
event-IcebreakerLaid = { $seat } : un brise-glace dans la zone { $zone }
event-IcebreakerUsed = { $seat } : le brise-glace libère le deuxième bateau de la zone { $zone }
event-IcebreakerKept = { $seat } : le brise-glace reste dans la zone { $zone }
event-CubeDiscarded = { $seat } : défausse un cube
event-ShipDiscarded = { $seat } : { $zone ->
    [-1] défausse un bateau disponible
    [one] défausse un bateau de la zone { $zone }
   *[other] défausse un bateau de la zone { $zone }
}
event-EndCame = { $ending_id ->
    [last_scientist] { $seat } : le dernier scientifique est placé, la partie est terminée
    [last_card] { $seat } : la dernière carte bâtiment est prise, la partie est terminée
    [no_ships] Il n’y a plus de bateau sur le plateau, la partie est terminée
   *[endless] Rien n’a changé pendant cinq tours du soleil, la partie est terminée
}
event-ZoneScored = { $seat } : zone { $zone }, rang { $rank } avec { $scientists ->
    [one] { $scientists } scientifique
   *[other] { $scientists } scientifiques
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-TrackScored = { $seat } : { $track }, rang { $rank } sur la case { $space }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-StarsScored = { $seat } : cartes avec astérisque, rang { $rank } avec { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-DiscardsScored = { $seat } : ressources défaussées, rang { $rank } avec { $discards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-Totalled = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
event-GameEnded = { $winner_seats_count ->
    [one] Victoire : { $winner_seats }
   *[other] Victoire partagée : { $winner_seats }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $decided_by_id ->
    [first_ranks] , grâce à plus de majorités
    [cards] , grâce à plus de cartes bâtiment
   *[other] {""}
}.
