### Star Race en français.

title = Star Race
tagline = Neuf vaisseaux, une planète, et nul ne sait à qui est chaque vaisseau.

## Options

option-variant = Variante
option-variant-basic = De base
    .help = Les onze cartes ; chaque planète vaut 21 points.
option-variant-family = Familiale
    .help = Sept cartes : sans Échange, Copie ni Recul.
option-variant-advanced = Avancée
    .help = Vous choisissez huit cartes sur onze ; chaque planète a son pouvoir.
option-start_player = Premier joueur
    .help = Qui joue la première carte de la première mission.
option-start_player-random = Au hasard
option-start_player-0 = Joueur 1
option-start_player-1 = Joueur 2
option-start_player-2 = Joueur 3
option-start_player-3 = Joueur 4

## Cartes

name-minus2 = −2
name-minus1x2 = −1 −1
name-plus1 = +1
name-number_plus1 = Numéro +1
name-race_plus1 = Peuple +1
name-copy = Copie
name-rewind = Recul −1
name-swap = Échange

card-minus2-help = Un vaisseau recule de deux anneaux, ou d’un seul s’il atteint son départ.
card-minus1x2-help = Deux vaisseaux différents reculent d’un anneau.
card-plus1-help = Un vaisseau avance d’un anneau vers la planète.
card-number_plus1-help = Les trois vaisseaux d’un même numéro avancent d’un anneau.
card-race_plus1-help = Les trois vaisseaux d’un même peuple avancent d’un anneau.
card-copy-help = Rejouez la dernière carte de n’importe quel joueur, vous compris, avec vos propres choix.
card-rewind-help = Choisissez un numéro ou un peuple : ses vaisseaux reculent d’un anneau.
card-swap-help = Deux vaisseaux de même numéro ou de même peuple échangent leurs anneaux ; aucun ne peut être au départ ni sur la planète.

## Vaisseaux et groupes

name-terran = Terrans
name-balnearii = Balnearii
name-krystallin = Krystallins
name-number-1 = vaisseaux numéro 1
name-number-2 = vaisseaux numéro 2
name-number-3 = vaisseaux numéro 3
name-race-terran = vaisseaux terrans
name-race-balnearii = vaisseaux balnearii
name-race-krystallin = vaisseaux krystallins

ship-T1 = vaisseau terran 1
ship-T2 = vaisseau terran 2
ship-T3 = vaisseau terran 3
ship-B1 = vaisseau balnearii 1
ship-B2 = vaisseau balnearii 2
ship-B3 = vaisseau balnearii 3
ship-K1 = vaisseau krystallin 1
ship-K2 = vaisseau krystallin 2
ship-K3 = vaisseau krystallin 3

## Planètes

name-planet = Planète
    .the = la planète
    .of = de la planète
name-nova = Nova
name-zora = Zora
name-xentoria = Xentoria
name-pandora = Pandora

planet-plain-help = Le premier vaisseau qui se pose vaut 21 points et met fin à la mission.
planet-nova-help = Vaut 15 points. Le joueur qui y pose un vaisseau en fait ensuite avancer un autre d’un anneau, mais aucun de ceux qu’il a affrétés ; ceux du dernier anneau ne peuvent plus suivre.
planet-zora-help = Vaut 10 points, moins que le dernier anneau. Le joueur qui y pose un vaisseau en fait ensuite reculer trois autres d’un anneau, aucun jusqu’à son départ.
planet-xentoria-help = Vaut 21 points. Chacun pose un jeton patrouille sur une piste. Le joueur qui amène un vaisseau sur un jeton peut regarder au hasard un vaisseau secret d’un adversaire, une seule fois par adversaire.
planet-pandora-help = Accueille quatre vaisseaux ; le quatrième met fin à la mission. Chaque vaisseau qui se pose reçoit un jeton caché de 0, 15, 21 ou 30 points, révélé à la fin.

## Corporations

name-nature_coders = Codeurs de la Nature
name-mineral_designers = Concepteurs de Minéraux
name-genetics_artists = Artistes de la Génétique
name-atom_engineers = Ingénieurs de l’Atome

## Points

score-mission-1 = Mission 1
score-mission-2 = Mission 2
score-mission-3 = Mission 3
score-mission-4 = Mission 4

## Mots de la table

label-mission = Mission { $mission } sur { $missions }
label-planet = { $planet }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-ring = Anneau { $ring }
label-rings = Anneaux
label-start = départ
label-start_player = Premier joueur
label-hired = Vos vaisseaux
label-hand = Vos cartes
label-set_aside = Écartées
label-total = Total
label-points = Points
label-latest = Dernière carte
label-cards_left = Cartes en main
label-patrols = Jetons patrouille
label-seen = Vaisseaux vus
label-tokens = Jetons cachés

## Questions

decision-SetAside = Écartez trois cartes pour cette mission.
decision-PlacePatrol = Posez votre jeton patrouille sur la piste d’un vaisseau.
decision-PlayCard = Jouez une carte.
decision-ChooseSource = Copie : la dernière carte de quel joueur ?
decision-ChooseShip = { $card } : quel vaisseau ?
decision-ChoosePair = { $card } : choisissez deux vaisseaux.
decision-ChooseGroup = { $card_id ->
    [number_plus1] { $card } : quel numéro ?
    [race_plus1] { $card } : quel peuple ?
   *[other] { $card } : quel numéro ou quel peuple ?
}
decision-ChooseEntrants = { $room ->
    [one] La planète a de la place pour { $room } vaisseau. Lequel se pose ?
   *[other] La planète a de la place pour { $room } vaisseaux. Lesquels se posent ?
}
decision-NovaAbility = Nova : quel vaisseau avance d’un anneau ?
decision-ZoraAbility = Zora : choisissez trois vaisseaux qui reculent d’un anneau.
decision-Look = La patrouille vous laisse regarder au hasard un vaisseau secret d’un adversaire. Quel adversaire ?

## Coups

action-play = Jouer { $card }
action-set_aside = Écarter { $cards }
action-ship = { $ship }
action-pair = { $ships }
action-trio = { $ships }
action-group = { $group }
action-copy_from = Dernière carte : { $seat }
action-place_patrol = { $ship }, anneau { $ring }
action-look = Vaisseau secret : { $seat }
action-decline = Ne pas regarder

## Pourquoi pas

refusal-answer-the-question = Ce n’est pas une réponse à la question posée.
refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-on-the-planet = { $ship } est sur la planète et y reste.
refusal-at-the-start = { $ship } est à son départ : il ne peut ni reculer ni être échangé.
refusal-planet-full = La planète est pleine : { $ship } doit rester sur le dernier anneau.
refusal-not-one-group = { $ships } n’ont ni le même numéro ni le même peuple.
refusal-same-level = { $ships } sont sur le même anneau : un échange ne changerait rien.
refusal-not-a-number = Cette carte déplace les vaisseaux d’un numéro ; choisissez 1, 2 ou 3.
refusal-not-a-race = Cette carte déplace les vaisseaux d’un peuple ; choisissez un peuple.
refusal-no-ship-can-move = Aucun de ceux-ci ne peut bouger : { $group }.
refusal-not-before-the-planet = { $ship } n’est pas un des vaisseaux de ce groupe devant la planète ({ $group }).
refusal-nothing-to-copy = { $copied_seat } : aucune carte à copier dans cette mission.
refusal-cannot-be-carried-out = { $copied_seat } : la carte { $card } ne déplacerait rien maintenant.
refusal-own-ship = { $ship } est l’un des vaisseaux que vous avez affrétés ; choisissez-en un autre.
refusal-too-close-to-start = { $ship } reviendrait à son départ, ce qui est interdit ici.
refusal-track-taken = Il y a déjà un jeton patrouille sur la piste de { $ship }.
refusal-ring-too-close-to-start = L’anneau { $ring } est trop près du départ : laissez au moins un anneau entre les deux.
refusal-look-at-yourself = Vous connaissez vos propres vaisseaux. Choisissez un adversaire ou renoncez.
refusal-already-inspected = { $looked_at_seat } : vous avez déjà regardé un de ses vaisseaux dans cette mission.

## Ce qui s’est passé

event-MissionBegan = Mission { $mission } sur { $missions }, { $abilities_id ->
    [true] destination { $planet }
   *[false] la planète vaut 21 points
}. Premier joueur : { $seat }.
event-Hired = { $seat } : affrète { $ships }
event-CardsSetAside = { $seat } : écarte { $cards }
event-Ready = { $seat } : a fait son choix
event-PatrolPlaced = { $seat } : jeton patrouille sur la piste de { $ship }, anneau { $ring }
event-CardPlayed = { $seat } : { $card }
event-CardCopied = { $seat } : copie { $card } ({ $copied_seat })
event-CardLost = { $seat } : carte { $card } perdue, elle ne peut rien déplacer
event-ShipMoved = { $seat } : { $ring_to_id ->
    [planet] { $ship } se pose sur la planète
   *[other] { $ship }, anneau { $ring_from } → { $ring_to }
}
event-EntrantsChosen = { $seat } : { $ships_count ->
    [one] { $ships } passe en premier
   *[other] { $ships } passent en premier
}
event-PatrolLifted = { $seat } : { $ship } arrive sur le jeton patrouille, anneau { $ring }
event-Looked = { $seat } : regarde un vaisseau secret ({ $looked_at_seat })
event-Saw = { $seat } : voit { $ship } ({ $looked_at_seat })
event-LookDeclined = { $seat } : ne regarde pas
event-TokenDrawn = { $seat } : { $ship } reçoit un jeton caché
event-AbilityUsed = { $seat } : { $ships_count ->
    [0] { $planet }, aucun vaisseau à déplacer
    [one] { $planet }, { $ships }
   *[other] { $planet }, { $ships }
}
event-MissionEnded = Fin de la mission { $mission } : { $ending_id ->
    [arrival] { $planet_id ->
        [pandora] { $abilities_id ->
            [true] le quatrième vaisseau s’est posé
           *[false] un vaisseau s’est posé
        }
       *[other] un vaisseau s’est posé
    }
   *[cards_spent] toutes les cartes sont jouées
}.
event-TokenShown = Jeton de { $ship } : { $points }
event-MissionScored = { $seat } : { $ships } rapportent { $points_each }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout
event-GameEnded = { $winner_seats_count ->
    [one] Victoire : { $winner_seats }
   *[other] Victoire partagée : { $winner_seats }
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
