### Planet Unknown en français.

title = Planet Unknown
tagline = Six planètes à remplir, une station qui tourne, et tout le monde bâtit en même temps.

## Options

option-boards = Plateaux
option-boards-symmetric = Les mêmes pour tous
    .help = KSB-4156 et la Coalition universelle : idéal pour commencer.
option-boards-base = Au hasard, jeu de base
    .help = Chacun reçoit une planète et une corporation du jeu de base et choisit la face de chacune.
option-boards-all = Au hasard, avec l’extension
    .help = De même, avec les douze planètes et les huit corporations asymétriques.
option-events = Paquet d’événements
    .help = Un événement par manche pour tous, tiré d’un paquet de 20 ; les rouges sont les plus durs.
option-events-usual = Par défaut
    .help = Aucun à partir de deux joueurs ; en solo 7 vertes, 7 orange et 6 rouges.
option-events-7-7-6 = 7 vertes, 7 orange, 6 rouges
option-events-9-3-8 = 9 vertes, 3 orange, 8 rouges
option-events-14-4-2 = 14 vertes, 4 orange, 2 rouges
option-events-2-6-12 = 2 vertes, 6 orange, 12 rouges
option-events-part-green = vertes
option-events-part-orange = orange
option-events-part-red = rouges
option-personal_objectives = Objectifs personnels
    .help = Chacun garde un objectif secret sur deux, qui vaut 5 médailles.
option-personal_objectives-false = Sans
option-personal_objectives-true = Un par joueur, secret
option-two_player_variant = La station à deux joueurs
option-two_player_variant-true = Tourne d’elle-même
    .help = Personne ne choisit la rotation : la station avance d’un dépôt à chaque manche.
option-two_player_variant-false = Le commandant la tourne
    .help = Le commandant de la manche choisit, donc aussi les tuiles de l’autre.
option-station = Anneaux de la station
option-station-random = Au hasard
    .help = L’anneau intérieur est tourné au hasard par rapport à l’anneau extérieur : d’autres paires de formes à chaque partie.
option-station-printed = Comme conseillé
    .help = Les mêmes paires de formes à chaque partie, d’après la mise en place conseillée ; la position des anneaux l’un face à l’autre est notre reconstitution.

## Terrains, pistes et ressources

name-civ = Civilisation
    .of = de Civilisation
name-water = Eau
    .of = d’Eau
name-biomass = Biomasse
    .of = de Biomasse
name-rover = Rovers
    .of = de Rovers
name-tech = Technologie
    .of = de Technologie
name-energy = Énergie
    .of = d’Énergie

## Planètes et corporations

name-ksb_4156 = KSB-4156
name-arashi = Arashi
name-cerberus = Cerbère
name-charybdis = Charybde
name-gaia = Gaïa
name-k_273 = K-273
name-kaax = K’Aax
name-lacuna = Lacuna
name-oblivion = Oblivion
name-pajitnov = Pajitnov
name-persephone = Perséphone
name-petra = Pétra
name-tartarus = Tartare

planet-ksb_4156-help = Aucune règle particulière.
planet-arashi-help = Une tuile sur l’anneau, lignes 6 et 7, doit aussi couvrir une case hors de l’anneau ; aucune parcelle ne peut donc y être posée.
planet-cerberus-help = Trois planètes en une : 2 médailles de plus pour chacune entièrement couverte.
planet-charybdis-help = La première tuile doit couvrir une des quatre cases du milieu, et non le bord.
planet-gaia-help = Chaque ville laissée à découvert vaut 2 médailles, mais sa ligne et sa colonne restent incomplètes.
planet-k_273-help = Une tuile se pose soit entièrement sur la glace, soit entièrement sur la terre.
planet-kaax-help = Un rover n’entre pas sur une case toxique tant que rien ne la couvre.
planet-lacuna-help = Les trous ne sont pas des cases : rien ne s’y pose et aucun rover n’y passe.
planet-oblivion-help = Un carré creux. Seul son pourtour extérieur est un bord.
planet-pajitnov-help = Une tuile ou une parcelle doit pouvoir glisser à sa place depuis une case voisine libre.
planet-persephone-help = Chaque quart interdit une ressource : civilisation en haut à gauche, énergie en haut à droite, technologie en bas à gauche, eau en bas à droite.
planet-petra-help = Il n’y a pas de glace. Les courants à découvert comptent comme terrain d’énergie et comme remplis.
planet-tartarus-help = Aucune tuile ne franchit la faille ; elle ne se passe qu’à deux coins, et seulement par les rovers qui vont en diagonale (Cosmos 1).

kind-corporation = Corporation
kind-planet = Planète
name-universal = Coalition universelle
name-cosmos = Cosmos Inc.
name-flux = Flux Industries
name-horizon = Horizon Group
name-jump_drive = Jump Drive
name-makeshift = Makeshift
name-oasis = Oasis Ultd.
name-republic = Republic
name-wormhole = Wormhole Corp.
name-symmetric = face symétrique
name-asymmetric = face asymétrique

corporation-universal-help = 1 : les tuiles n’ont pas besoin de contact. 2 : on peut garder les parcelles. 3 : la piste des rovers donne 1 mouvement de plus. 4 : l’eau d’une tuile compte double. 5 : pas de météorites.
corporation-cosmos-help = Les capsules peuvent aller sur les pistes ; les marqueurs sautent par-dessus. 1 : les rovers vont en diagonale. 2 : déplacer trois capsules, une fois. 3 : une tuile d’énergie permet d’en déplacer une. 4 : entrer sur l’énergie est gratuit. 5 : déplacer une capsule par manche.
corporation-flux-help = Seule la plus haute technologie agit, sur la piste du marqueur de flux. 1 : 2 mouvements par rover sur son terrain. 2 : monter au prochain palier, une fois. 3 : ses gains sont meilleurs. 4 : ses tuiles récupèrent une météorite. 5 : y avancer à chaque manche.
corporation-horizon-help = Les rovers portent les météorites jusqu’à une ressource de rovers. 1 : les tuiles de rovers n’ont pas besoin de contact. 2 : 1 mouvement par rover chargé. 3 : une parcelle par météorite. 4 : l’eau peut détruire une charge. 5 : avancer le marqueur des rovers à chaque manche.
corporation-jump_drive-help = Les capsules débloquent les technologies. A : un boost au lieu d’une parcelle. B : se téléporter dans un même terrain. C : un boost compte double. D : la technologie vaut énergie. E : tous les gains d’une ligne, une fois. F : un objectif pour tous, une fois.
corporation-makeshift-help = Les marqueurs peuvent grimper en diagonale sur d’autres pistes. 1 : civilisation et technologie sont voisines. 2 : 1 mouvement de plus avec deux marqueurs sur la piste des rovers. 3 : glisser de côté au lieu d’avancer. 4 : un marqueur descend à chaque manche. 5 : compter comme le meilleur de la piste.
corporation-oasis-help = L’eau suit un chemin sinueux, une case par case d’eau sur la glace. 1 : sauter les marqueurs qui gênent. 2 : 1 mouvement par rover sur l’eau. 3 : une tuile hors glace fait avancer l’eau. 4 : les tuiles d’eau donnent une parcelle. 5 : et un boost.
corporation-republic-help = Sept cartes Civilisation, mais chacune fait reculer un autre marqueur. 1 : choisir une tuile de civilisation donne du mouvement, même avant de la poser. 2 : une carte du niveau suivant au choix. 3 : se téléporter entre ressources de civilisation. 4 : un boost avec chaque carte. 5 : deux cartes à la fin.
corporation-wormhole-help = La biomasse n’avance qu’à côté de biomasse ; chaque case est un choix entre deux gains. 1 : du sommet, la biomasse revient à zéro. 2 : des parcelles sur les tuiles. 3 : deux parcelles pour une, à chaque manche. 4 : on peut garder les parcelles. 5 : les parcelles détruisent les météorites.

## Technologies

name-flux_2 = Flux 2, jusqu’au prochain palier
name-flux_5 = Flux 5, avancer sur la piste de flux
name-horizon_5 = Horizon 5, avancer le marqueur des rovers
name-jump_drive_a = Jump Drive A, un boost au lieu d’une parcelle
name-jump_drive_c = Jump Drive C, un double boost
name-jump_drive_e = Jump Drive E, toute une ligne
name-jump_drive_f = Jump Drive F, un objectif pour tous
name-republic_1 = Republic 1, du mouvement pour une tuile de civilisation
name-cosmos_2 = Cosmos 2, déplacer trois capsules
name-cosmos_5 = Cosmos 5, déplacer une capsule
name-makeshift_4 = Makeshift 4, un marqueur descend
name-wormhole_1 = Wormhole 1, la biomasse à zéro
name-wormhole_3 = Wormhole 3, deux parcelles pour une

## Mots de la table

name-outer = anneau extérieur
    .of = de l’anneau extérieur
name-inner = anneau intérieur
    .of = de l’anneau intérieur
name-meteorite = météorite
name-lifepod = capsule
name-scoring = zone de score
name-green = vert
name-orange = orange
name-red = rouge
name-resource = ressource
name-boost = boost
name-double_boost = double boost
name-different = marqueurs différents
name-same = un marqueur
name-final = fin de partie
name-event = événement
name-all = tous les marqueurs
name-straight = tout droit
name-left = en haut à gauche
name-right = en haut à droite
name-shift_left = de côté, à gauche
name-shift_right = de côté, à droite
name-direction-n = en haut
name-direction-e = à droite
name-direction-s = en bas
name-direction-w = à gauche
name-direction-ne = en haut à droite
name-direction-se = en bas à droite
name-direction-sw = en bas à gauche
name-direction-nw = en haut à gauche
name-added = ajoutées
name-removed = retirées
name-advance = avancée
name-patch = parcelle
name-gained-civ = une ressource de civilisation
name-gained-water = une ressource d’eau
name-gained-biomass = une ressource de biomasse
name-gained-rover = une ressource de rovers
name-gained-tech = une ressource de technologie
name-gained-energy = une ressource d’énergie
name-gained-one_resource = une de ses deux ressources
name-gained-water_step = une avancée du marqueur d’eau
name-gained-step = une avancée d’un marqueur
name-gained-boost = un boost
name-gained-two_boosts = deux boosts
name-gained-patch = une parcelle
name-gained-two_patches = deux parcelles
name-gained-extra_tile = une tuile supplémentaire
name-gained-place_rover = un rover à poser
name-gained-reposition = une capsule à déplacer
name-gained-collect_meteorite = une météorite à récupérer
name-gained-choice = un choix entre deux avantages
name-gained-civ_card_1 = une carte Civilisation de niveau 1
name-gained-civ_card_2 = une carte Civilisation de niveau 2
name-gained-civ_card_3 = une carte Civilisation de niveau 3
name-gained-civ_card_4 = une carte Civilisation de niveau 4
name-gained-tech_1 = la technologie 1
name-gained-tech_2 = la technologie 2
name-gained-tech_3 = la technologie 3
name-gained-tech_4 = la technologie 4
name-gained-tech_5 = la technologie 5
name-why-no_synergy = pas de boost cette manche
name-why-no_milestones = pas de palier cette manche
name-why-no_rover = pas de rover en réserve
name-why-no_tile = aucune tuile encore posée
name-why-no_card = plus de carte
name-why-later = dès la manche suivante
name-why-left = inutilisable
name-reasons-a = une planète n’a plus de place pour une tuile
name-reasons-b = un dépôt est vide
name-reasons-c = le paquet d’événements est épuisé

## Points

score-planet = Planète
score-tracks = Pistes
score-lifepods = Capsules
score-meteorites = Météorites
score-civ_cards = Cartes Civilisation
score-personal = Objectifs personnels
score-neighbour = Objectifs entre voisins

## Étiquettes de la table

label-round = Manche { $round }
label-commander = Commandant
label-station = Station
label-before = Devant vous
label-planet = Planète
label-corporation = Corporation
label-tracks = Pistes
label-medals = Médailles
label-movement = Mouvement
label-lifepods = Capsules
label-meteorites = Météorites
label-cards = Cartes Civilisation
label-objectives = Objectifs
label-personal = Objectifs personnels
label-technologies = Technologies
label-event = Événement
label-events_left = Événements restants
label-rovers = Rovers
label-stored = Parcelles gardées
label-expected = Score attendu

## Questions

decision-ChooseSides = Vos plateaux : { $planet } et { $corporation }, ou les faces symétriques ?
decision-DropObjective = Quel objectif défaussez-vous ?
decision-ChooseRotation = De combien de dépôts tourner la station, dans le sens horaire ?
decision-TurnStation = Tournez la station vers le dépôt de votre choix.
decision-RemoveShape = Quelle forme quitte la station ?
decision-Act = { $step_id ->
    [event] Résolvez d’abord l’événement.
    [after_event] { $pending ->
        [0] Après l’événement : déplacez, utilisez une technologie ou terminez l’étape.
        [one] Après l’événement : il reste un effet à résoudre.
       *[other] Après l’événement : il reste { $pending } effets à résoudre.
    }
    [tile] Prenez une tuile et posez-la.
    [civ_tile] Posez la tuile de civilisation.
    [after_tile] { $pending ->
        [0] { $movement ->
            [0] Il ne reste rien à résoudre : terminez le tour, ou utilisez d’abord une technologie.
            [one] Il reste { $movement } mouvement : déplacez un rover ou terminez le tour.
           *[other] Il reste { $movement } mouvements : déplacez un rover ou terminez le tour.
        }
        [one] Il reste un effet à résoudre.
       *[other] Il reste { $pending } effets à résoudre.
    }
    [civ] { $pending ->
        [0] { $movement ->
            [0] Cartes Civilisation : il ne reste rien à résoudre. Terminez le tour.
            [one] Cartes Civilisation : il reste { $movement } mouvement. Déplacez un rover ou terminez le tour.
           *[other] Cartes Civilisation : il reste { $movement } mouvements. Déplacez un rover ou terminez le tour.
        }
        [one] Cartes Civilisation : il reste un effet à résoudre.
       *[other] Cartes Civilisation : il reste { $pending } effets à résoudre.
    }
   *[other] { $pending ->
        [0] Fin de la partie : il ne reste rien à résoudre. Terminez l’étape.
        [one] Fin de la partie : il reste un effet à résoudre.
       *[other] Fin de la partie : il reste { $pending } effets à résoudre.
    }
}
decision-WhichGain = Plusieurs effets possibles : lequel résoudre ?
decision-KeepCard = Gardez une carte Civilisation de niveau { $level }.
decision-RaiseNext = Quel marqueur avance maintenant ?
decision-ChooseWay = { $may_stay_id ->
    [true] { $track } : glisser de côté ?
   *[false] { $track } : dans quelle direction ?
}
decision-DestroyLoad = Le rover { $rover } est sur l’eau. Détruire sa météorite ?
decision-PutLifepod = Où va la capsule ?
decision-LiftLifepod = { $left ->
    [one] Déplacer encore une capsule ?
   *[other] Déplacer jusqu’à { $left } capsules ?
}
decision-ChooseCommon = { $alone_id ->
    [true] Quel objectif s’ajoute aux vôtres ?
   *[false] Quel objectif sera pour tous ?
}

## Coups

action-place = { $ring }, coin en { $column }{ $row }, { $turn ->
    [0] sans tourner
    [1] un quart de tour
    [2] un demi-tour
   *[other] trois quarts de tour
}{ $mirror ->
    [0] { "" }
   *[other] , retournée
}
action-take = Prendre la tuile sans la poser : { $ring }
action-advance = { $track } +1 ({ $by })
action-way = { $way }
action-regress = { $track } −1
action-patch = Parcelle en { $column }{ $row }
action-store_patch = Garder la parcelle
action-two_patches = Deux parcelles au lieu d’une
action-boost_for_patch = Un boost au lieu de la parcelle
action-rover = Rover en { $column }{ $row }
action-step = Rover { $rover } : { $direction }
action-teleport = Rover { $rover } : téléportation en { $column }{ $row }
action-card_teleport = Carte : téléporter le rover { $rover } en { $column }{ $row }
action-use = { $technology }
action-claim = Tous les gains de la ligne : { $track }
action-flux = Marqueur de flux : { $track }
action-reset_biomass = La biomasse revient à zéro
action-benefit = { $benefit_id ->
    [advance] Le boost ou l’avancée
   *[patch] La parcelle
}
action-lifepod = Capsule : { $place }
action-lift = Prendre la capsule : { $place }
action-pick = Choisir { $column }{ $row }
action-destroy = Détruire ce qui est en { $column }{ $row }
action-clear_row = Nettoyer la ligne { $row }
action-clear_column = Nettoyer la colonne { $column }
action-destroy_load = Détruire la météorite
action-civ_stack = Regarder les cartes Civilisation de niveau { $level }
action-keep = Garder : { $card }
action-objective = Pour tous : { $objective }
action-own_objective = Un objectif de plus pour vous : { $personal }
action-drop = Défausser : { $personal }
action-boards = Planète : { $planet } ; corporation : { $corporation }
action-boards_flux = Planète : { $planet } ; Flux Industries, marqueur : { $track }
action-rotate = { $turns ->
    [0] Laisser la station en place
    [one] La tourner d’un dépôt
   *[other] La tourner de { $turns } dépôts
}
action-remove_shape = Retirer : { $ring }
action-peek = Regarder le prochain événement
action-decline = Non
action-which = { $gain_id ->
    [steps] { $number ->
        [1] L’avancée qui ne vient pas de la tuile
        [2] La ressource de la tuile
       *[other] La ressource de la tuile, au lieu de l’autre
    }
    [energy] Énergie de la tuile { $number }
    [tech_or_energy] Technologie comme énergie, tuile { $number }
    [patch] { $number ->
        [1] La parcelle gagnée à l’instant
       *[other] Une parcelle gardée
    }
    [choice] { $number ->
        [6] Case 1 de la biomasse, sans boost
       *[other] Case { $number } de la biomasse
    }
    [extra_tile] { $number ->
        [1] La tuile supplémentaire dont les ressources comptent
        [2] La tuile supplémentaire dont les ressources ne comptent pas
        [3] La tuile de civilisation supplémentaire dont les ressources comptent
       *[other] La tuile de civilisation supplémentaire dont les ressources ne comptent pas
    }
    [different] Marqueurs différents, carte { $number }
    [same] Un seul marqueur, carte { $number }
   *[other] Numéro { $number }
}
action-end_turn = Terminer le tour

## Pourquoi pas

refusal-answer-the-question = Ce n’est pas une réponse à la question.
refusal-event-first = Résolvez d’abord l’événement.
refusal-tile-first = Prenez d’abord une tuile et posez-la.
refusal-something-is-pending = Résolvez d’abord les effets restants.
refusal-tile-is-placed = Votre tuile est déjà posée.
refusal-no-tile-now = On ne pose pas de tuile maintenant.
refusal-tile-can-be-placed = Une tuile qui peut être posée doit l’être.
refusal-cannot-advance = { $track } : le marqueur ne peut pas aller plus loin.
refusal-nothing-to-advance-by = Rien ne vous permet d’avancer sur : { $track }.
refusal-nothing-to-regress-by = Rien ne fait reculer un marqueur maintenant.
refusal-no-patch-there = Aucune parcelle ne peut aller là maintenant.
refusal-no-rover-there = Aucun rover ne peut être posé là maintenant.
refusal-no-movement = Vous n’avez plus de mouvement.
refusal-rover-cannot-go = Le rover ne peut pas y aller.
refusal-no-teleport = Aucun rover ne peut y être téléporté maintenant.
refusal-not-now = Cela ne peut pas se faire maintenant.
refusal-stack-is-empty = Cette pile est vide.
refusal-tile-fits-nowhere = { $left ->
    [other] Cette tuile ne rentre nulle part sur votre planète : posez l’autre.
    [take] Aucune tuile ne rentre sur votre planète : prenez-en une pour ses ressources.
   *[nothing] Aucune tuile ne rentre sur votre planète.
}
refusal-off-the-grid = La tuile dépasserait de la planète.
refusal-on-another-piece = Une tuile ou une parcelle s’y trouve déjà.
refusal-first-piece-elsewhere = La première tuile va au bord de la planète ; sur Charybde, au milieu.
refusal-no-contact = La tuile doit toucher une autre tuile ou une parcelle par un côté.
refusal-bound-to-civ = Ce mouvement était pour une tuile de civilisation : posez-en une.
refusal-same-placement = La même pose est proposée dans une autre orientation.
refusal-restricted = { $by ->
    [planet] La règle de la planète interdit cet emplacement.
    [event] L’événement de cette manche interdit cet emplacement.
   *[both] La règle de la planète et l’événement de cette manche interdisent cet emplacement.
}
refusal-way-blocked = { $track } : ce chemin est bloqué.
refusal-no-place-for-a-lifepod = Aucune capsule ne peut aller là : { $place }.
refusal-no-lifepod-there = Il n’y a pas de capsule là : { $place }.
refusal-not-in-the-stack = Cette carte n’est pas parmi celles que vous regardez.
refusal-objective-not-drawn = Cet objectif n’a pas été tiré.
refusal-shape-must-stay = Cette forme doit rester.

## Ce qui s’est passé

event-BoardsChosen = { $seat } : { $planet }, { $corporation }
event-ObjectiveKept = { $seat } : garde « { $personal } »
event-ObjectivesReady = { $seat } : objectifs choisis
event-RoundBegan = Manche { $round }. Commandant : { $seat }.
event-StationTurned = { $turns ->
    [0] La station reste en place
    [one] La station tourne d’un dépôt
   *[other] La station tourne de { $turns } dépôts
}
event-AlertRevealed = Événement, { $colour } : { $alert }
event-TilePlaced = { $seat } : pose une tuile { $a } et { $b } en { $square } ({ $ring })
event-Gained = { $gained_count ->
    [0] { $seat } : ne gagne rien
   *[other] { $seat } : gagne { $gained }
}
event-NotGained = { $why_id ->
    [later] { $seat } : { $gained } dès la manche suivante
    [left] { $seat } : perdu, car inutilisable : { $gained }
    [locked] { $seat } : de nouveau verrouillé : { $gained }
   *[other] { $seat } : ne gagne pas : { $gained } ({ $why })
}
event-GainNamed = { $seat } : { action-which }
event-TileSkipped = { $seat } : plus de tuile dans le dépôt
event-TileTaken = { $seat } : pas de place ; une tuile { $ring_of } ne donne que ses ressources
event-Advanced = { $seat } : avance en { $onto } { $position }
event-Regressed = { $seat } : recule en { $onto } { $position }
event-MovementGained = { $seat } : mouvement +{ $points }
event-PatchPlaced = { $seat } : parcelle en { $square }
event-PatchStored = { $seat } : garde une parcelle
event-RoverPlaced = { $seat } : rover en { $square }
event-RoverMoved = { $seat } : rover { $came_from } → { $square }
event-MeteoriteLoaded = { $seat } : un rover charge une météorite
event-MeteoritePut = { $seat } : une météorite tombe en { $square }
event-PieceCollected = { $seat } : récupère : { $piece }
event-PieceDestroyed = { $seat } : perd : { $piece }
event-LifepodPut = { $seat } : capsule : { $place }
event-TechnologyUsed = { $seat } : { $technology }
event-FluxMoved = { $seat } : marqueur de flux : { $track }
event-StackSeen = { $seat } : regarde les cartes Civilisation de niveau { $level }
event-CardKept = { $seat } : carte Civilisation « { $card } »
event-CardHidden = { $seat } : une carte Civilisation de niveau { $level }, face cachée
event-CardKeptSecretly = { $seat } : face cachée : « { $card } »
event-CivCardsChanged = { $levels_count ->
    [0] Aucune pile de civilisation ne change.
    [4] { $change_id ->
        [added] Chaque pile de civilisation reçoit une carte.
       *[removed] Chaque pile de civilisation perd une carte.
    }
   *[other] { $change_id ->
        [added] Les piles de civilisation de ces niveaux reçoivent une carte : { $levels }.
       *[removed] Les piles de civilisation de ces niveaux perdent une carte : { $levels }.
    }
}
event-Peeked = { $seat } : regarde le prochain événement
event-SawAlert = { $seat } : ensuite vient « { $alert } »
event-CommonObjective = { $seat } : objectif pour tous : « { $objective } »
event-ObjectiveGained = { $seat } : un objectif de plus : « { $personal } »
event-ObjectiveLost = { $seat } : abandonne « { $personal } »
event-ShapeRemoved = { $seat } : la forme { $shape } quitte la station
event-TurnEnded = { $seat } : a terminé son tour
event-GameEnds = Dernière manche : { $reasons }.
event-Scored = { $seat } : planète { $planet_medals }, pistes { $track_medals }, capsules { $lifepod_medals }, météorites { $meteorite_medals }, cartes { $card_medals }, objectifs personnels { $personal_medals }, voisins { $neighbour_medals } : { $total } en tout
event-GameEnded = { $winner_seats_count ->
    [one] Victoire : { $winner_seats }
   *[other] Victoire partagée : { $winner_seats }
}, { $total ->
    [one] { $total } médaille
   *[other] { $total } médailles
}.
event-SoloJudged = { $seat } : { $total } médailles pour { $expected } attendues. { label-verdict }
label-verdict = { $verdict ->
    [-15] Échec complet : cherchez une autre planète.
    [-10] Presque personne ne survit.
    [-5] Résultat faible, mais la colonie survit.
    [0] Mission accomplie.
    [5] Excellent : une promotion méritée.
    [10] Peut-être la meilleure planète à ce jour.
   *[other] Parfait : les astres sont alignés.
}

## Cartes Civilisation

name-card-1 = Deux marqueurs différents, +1 chacun
name-card-2 = Un marqueur, +2
name-card-3 = 1 parcelle de biomasse
name-card-4 = 4 mouvements
name-card-5 = Une tuile de plus, sans ses ressources
name-card-6 = 1 médaille
name-card-7 = 2 médailles
name-card-8 = 1 médaille
name-card-9 = 2 médailles
name-card-10 = Trois marqueurs différents, +1 chacun
name-card-11 = Deux marqueurs différents, +1 chacun
name-card-12 = 2 parcelles de biomasse
name-card-13 = Récupérer 2 capsules
name-card-14 = Téléporter un rover n’importe où
name-card-15 = 2 médailles
name-card-16 = Une tuile de plus, avec ses ressources
name-card-17 = Retirer les météorites d’une ligne ou d’une colonne
name-card-18 = Récupérer 3 capsules
name-card-19 = Trois marqueurs différents, +1 chacun
name-card-20 = 3 médailles
name-card-21 = Tous les marqueurs jusqu’à la case 5, sans boost
name-card-22 = 1 médaille par parcelle sur la planète
name-card-23 = 2 médailles et un marqueur +1 à la fin
name-card-24 = 3 médailles et un marqueur +1 à la fin
name-card-25 = Détruire 3 météorites
name-card-26 = 3 parcelles de biomasse
name-card-27 = 4 médailles
name-card-28 = Les capsules valent 2 médailles
name-card-29 = Une médaille de plus par trois météorites
name-card-30 = Une médaille de plus par trois météorites
name-card-31 = Une médaille de plus par trois météorites
name-card-32 = Une médaille de plus par trois météorites
name-card-33 = Série : 1, 3, 6 ou 10 médailles pour 1 à 4 de ces cartes
name-card-34 = Série : 1, 3, 6 ou 10 médailles pour 1 à 4 de ces cartes
name-card-35 = Série : 1, 3, 6 ou 10 médailles pour 1 à 4 de ces cartes
name-card-36 = Série : 1, 3, 6 ou 10 médailles pour 1 à 4 de ces cartes

## Objectifs entre voisins

name-objective-1 = Le plus de ressources de Civilisation sur le bord
name-objective-2 = Le plus de ressources d’Énergie sur le bord
name-objective-3 = Le plus de ressources de Technologie sur le bord
name-objective-4 = Le plus de ressources de Biomasse sur le bord
name-objective-5 = Le plus de ressources de Rovers sur le bord
name-objective-6 = La plus grande zone de Biomasse
name-objective-7 = La plus grande zone de Rovers
name-objective-8 = La plus grande zone d’Énergie
name-objective-9 = La plus grande zone de Civilisation
name-objective-10 = La plus grande zone de Technologie
name-objective-11 = La plus grande zone d’Eau
name-objective-12 = Le plus de zones de Biomasse
name-objective-13 = Le plus de zones de Rovers
name-objective-14 = Le plus de zones d’Énergie
name-objective-15 = Le plus de zones de Civilisation
name-objective-16 = Le plus de zones de Technologie
name-objective-17 = Le plus de zones d’Eau
name-objective-18 = Le moins de ressources de Technologie
name-objective-19 = Le moins de ressources d’Eau
name-objective-20 = Le moins de ressources d’Énergie
name-objective-21 = Le moins de ressources de Biomasse
name-objective-22 = Le moins de ressources de Rovers
name-objective-23 = Le moins de ressources de Civilisation
name-objective-24 = Le plus de pistes au sommet
name-objective-25 = Le plus de météorites récupérées
name-objective-26 = Le plus de capsules récupérées
name-objective-27 = Le moins de météorites récupérées
name-objective-28 = Le moins de capsules récupérées

## Objectifs personnels

name-personal-1 = Un bloc de Civilisation de 3 sur 3
name-personal-2 = Un bloc de Technologie de 3 sur 3
name-personal-3 = Un bloc de Biomasse de 3 sur 3
name-personal-4 = Un bloc d’Eau de 3 sur 3
name-personal-5 = Un bloc de Rovers de 3 sur 3
name-personal-6 = Un bloc d’Énergie de 3 sur 3
name-personal-7 = Une zone de Civilisation avec six ressources
name-personal-8 = Une zone de Technologie avec six ressources
name-personal-9 = Une zone de Biomasse avec six ressources
name-personal-10 = Une zone d’Eau avec six ressources
name-personal-11 = Une zone de Rovers avec six ressources
name-personal-12 = Une zone d’Énergie avec six ressources
name-personal-13 = Un bloc de Civilisation de 2 sur 5
name-personal-14 = Un bloc de Biomasse de 2 sur 5
name-personal-15 = Un bloc de Technologie de 2 sur 5
name-personal-16 = Un bloc d’Eau de 2 sur 5
name-personal-17 = Un bloc de Rovers de 2 sur 5
name-personal-18 = Un bloc d’Énergie de 2 sur 5
name-personal-19 = Piste de Civilisation au sommet
name-personal-20 = Piste de Technologie au sommet
name-personal-21 = Piste de Biomasse au sommet
name-personal-22 = Piste d’Eau au sommet
name-personal-23 = Piste de Rovers au sommet
name-personal-24 = Cinq ressources d’Énergie au plus
name-personal-25 = Neuf météorites récupérées
name-personal-26 = Plus de capsules que de météorites
name-personal-27 = Toute la glace recouverte
name-personal-28 = Toute la terre recouverte

## Événements

name-alert-1 = Un rover de plus, à poser sur la tuile de cette manche
name-alert-2 = Chaque pile de civilisation reçoit une carte écartée
name-alert-3 = Un objectif personnel de plus
name-alert-4 = Civilisation, Biomasse ou Eau : un marqueur monte de 3 cases, sans gains
name-alert-5 = Rovers ou Civilisation : un marqueur monte de 1 case, avec son gain
name-alert-6 = Rovers ou Technologie : un marqueur monte de 1 case, avec son gain
name-alert-7 = Rovers ou Eau : un marqueur monte de 1 case, avec son gain
name-alert-8 = Rovers ou Biomasse : un marqueur monte de 1 case, avec son gain
name-alert-9 = Civilisation ou Technologie : un marqueur monte de 1 case, avec son gain
name-alert-10 = Eau ou Civilisation : un marqueur monte de 1 case, avec son gain
name-alert-11 = Biomasse ou Civilisation : un marqueur monte de 1 case, avec son gain
name-alert-12 = Technologie ou Eau : un marqueur monte de 1 case, avec son gain
name-alert-13 = Biomasse ou Technologie : un marqueur monte de 1 case, avec son gain
name-alert-14 = Biomasse ou Eau : un marqueur monte de 1 case, avec son gain
name-alert-15 = Tournez la station à volonté
name-alert-16 = Gagnez une parcelle de biomasse
name-alert-17 = Un boost
name-alert-18 = Récupérez une capsule de votre planète
name-alert-19 = Récupérez une météorite de votre planète
name-alert-20 = Un boost
name-alert-21 = Rovers ou Civilisation : un marqueur descend de 1 case
name-alert-22 = Rovers ou Technologie : un marqueur descend de 1 case
name-alert-23 = Rovers ou Eau : un marqueur descend de 1 case
name-alert-24 = Rovers ou Biomasse : un marqueur descend de 1 case
name-alert-25 = Civilisation ou Technologie : un marqueur descend de 1 case
name-alert-26 = Eau ou Civilisation : un marqueur descend de 1 case
name-alert-27 = Biomasse ou Civilisation : un marqueur descend de 1 case
name-alert-28 = Technologie ou Eau : un marqueur descend de 1 case
name-alert-29 = Biomasse ou Technologie : un marqueur descend de 1 case
name-alert-30 = Biomasse ou Eau : un marqueur descend de 1 case
name-alert-31 = Une météorite tombe sur un symbole de météore libre de vos tuiles
name-alert-32 = Un marqueur au choix descend de 1 case
name-alert-33 = Cette manche, aucun rover n’entre sur un terrain d’Eau
name-alert-34 = Cette manche, aucun rover n’entre sur un terrain de Biomasse
name-alert-35 = Cette manche, aucun rover n’entre sur un terrain d’Énergie
name-alert-36 = Cette manche, aucun rover n’entre sur un terrain de Rovers
name-alert-37 = Cette manche, aucun rover n’entre sur un terrain de Technologie
name-alert-38 = Cette manche, aucun rover n’entre sur un terrain de Civilisation
name-alert-39 = Cette manche, pas de tuile sur le bord de la planète
name-alert-40 = Cette manche, une seule ressource de la tuile compte
name-alert-41 = Un marqueur au choix descend de 2 cases
name-alert-42 = Un marqueur au choix descend de 3 cases
name-alert-43 = Une météorite tombe sur un symbole de météore libre de vos tuiles
name-alert-44 = Cette manche, une seule ressource de la tuile compte
name-alert-45 = Cette manche, les paliers ne donnent rien
name-alert-46 = Abandonnez un de vos objectifs
name-alert-47 = Avec deux rovers ou plus sur votre planète, perdez-en un
name-alert-48 = Chaque pile de civilisation perd une carte
name-alert-49 = Une capsule de la planète est perdue
name-alert-50 = Une capsule récupérée est perdue
name-alert-51 = Une météorite récupérée est perdue
name-alert-52 = Une des deux formes devant vous quitte la station
name-alert-53 = Un boost, ou un coup d’œil à l’événement suivant
name-alert-54 = Un boost, ou un coup d’œil à l’événement suivant
name-alert-55 = Cette manche, aucune section ne touche un terrain de même sorte
name-alert-56 = Cette manche, pas de tuile sur la glace
name-alert-57 = Cette manche, pas de tuile sur la glace
name-alert-58 = Cette manche, les boosts ne donnent rien
name-alert-59 = Cette manche, les paliers ne donnent rien
name-alert-60 = Cette manche, pas de tuile sur le bord de la planète

## Places des capsules

name-place-scoring = { name-scoring }
name-place-tech-A = technologie A
name-place-tech-B = technologie B
name-place-tech-C = technologie C
name-place-tech-D = technologie D
name-place-tech-E = technologie E
name-place-tech-F = technologie F
name-place-civ-0 = Civilisation 0
name-place-civ-1 = Civilisation 1
name-place-civ-2 = Civilisation 2
name-place-civ-3 = Civilisation 3
name-place-civ-4 = Civilisation 4
name-place-civ-5 = Civilisation 5
name-place-civ-6 = Civilisation 6
name-place-civ-7 = Civilisation 7
name-place-civ-8 = Civilisation 8
name-place-civ-9 = Civilisation 9
name-place-civ-10 = Civilisation 10
name-place-civ-11 = Civilisation 11
name-place-civ-12 = Civilisation 12
name-place-civ-13 = Civilisation 13
name-place-civ-14 = Civilisation 14
name-place-water-0 = Eau 0
name-place-water-1 = Eau 1
name-place-water-2 = Eau 2
name-place-water-3 = Eau 3
name-place-water-4 = Eau 4
name-place-water-5 = Eau 5
name-place-water-6 = Eau 6
name-place-water-7 = Eau 7
name-place-water-8 = Eau 8
name-place-water-9 = Eau 9
name-place-water-10 = Eau 10
name-place-water-11 = Eau 11
name-place-water-12 = Eau 12
name-place-water-13 = Eau 13
name-place-water-14 = Eau 14
name-place-biomass-0 = Biomasse 0
name-place-biomass-1 = Biomasse 1
name-place-biomass-2 = Biomasse 2
name-place-biomass-3 = Biomasse 3
name-place-biomass-4 = Biomasse 4
name-place-biomass-5 = Biomasse 5
name-place-biomass-6 = Biomasse 6
name-place-biomass-7 = Biomasse 7
name-place-biomass-8 = Biomasse 8
name-place-biomass-9 = Biomasse 9
name-place-biomass-10 = Biomasse 10
name-place-biomass-11 = Biomasse 11
name-place-biomass-12 = Biomasse 12
name-place-biomass-13 = Biomasse 13
name-place-biomass-14 = Biomasse 14
name-place-rover-0 = Rovers 0
name-place-rover-1 = Rovers 1
name-place-rover-2 = Rovers 2
name-place-rover-3 = Rovers 3
name-place-rover-4 = Rovers 4
name-place-rover-5 = Rovers 5
name-place-rover-6 = Rovers 6
name-place-rover-7 = Rovers 7
name-place-rover-8 = Rovers 8
name-place-rover-9 = Rovers 9
name-place-rover-10 = Rovers 10
name-place-rover-11 = Rovers 11
name-place-rover-12 = Rovers 12
name-place-rover-13 = Rovers 13
name-place-rover-14 = Rovers 14
name-place-tech-0 = Technologie 0
name-place-tech-1 = Technologie 1
name-place-tech-2 = Technologie 2
name-place-tech-3 = Technologie 3
name-place-tech-4 = Technologie 4
name-place-tech-5 = Technologie 5
name-place-tech-6 = Technologie 6
name-place-tech-7 = Technologie 7
name-place-tech-8 = Technologie 8
name-place-tech-9 = Technologie 9
name-place-tech-10 = Technologie 10
name-place-tech-11 = Technologie 11
name-place-tech-12 = Technologie 12
name-place-tech-13 = Technologie 13
name-place-tech-14 = Technologie 14

## Ce qui reste à faire, et ce que donnent les cases des pistes

gain-steps = { $track } +{ $number }
gain-energy = Énergie : un marqueur +1
gain-tech_or_energy = Tech +1, ou comme énergie
gain-boost = Boost : un marqueur au choix +1
gain-patch = Une parcelle de biomasse
gain-rover = Un rover sur la dernière tuile
gain-lifepod = Une capsule à poser
gain-choice = Biomasse : l’un des deux
gain-flux = Le marqueur de flux peut bouger
gain-regress_other = Un autre marqueur −1
gain-reposition = Une capsule peut bouger
gain-collect_meteorite = Récupérez une météorite
gain-different = { $number ->
    [one] Encore un marqueur +1
   *[other] { $number } marqueurs différents +1
}
gain-same = Un marqueur +{ $number }
gain-all_to = Tous les marqueurs jusqu’à 5
gain-collect_lifepod = { $number ->
    [one] Récupérez une capsule
   *[other] Récupérez { $number } capsules
}
gain-teleport_rover = Téléportez un rover
gain-extra_tile = Une tuile de plus
gain-clear_line = Dégagez une ligne ou une colonne
gain-destroy_meteorite = { $number ->
    [one] Détruisez une météorite
   *[other] Détruisez { $number } météorites
}
gain-final_step = Un marqueur +1
gain-civ_card = Une carte Civilisation de niveau { $number }
gain-two_cards = Cartes Civilisation de fin de partie
gain-event_advance = Événement : un marqueur +{ $number }
gain-event_regress = Événement : un marqueur −{ $number }
gain-add_meteorite = Événement : une météorite tombe
gain-boost_or_peek = Événement : un boost ou un coup d’œil
gain-destroy_rover = Événement : un rover est perdu
gain-destroy_lifepod = Événement : une capsule est perdue
gain-lose_lifepod = Événement : rendez une capsule
gain-give_up_objective = Événement : abandonnez un objectif
gives-boost = un boost
gives-civ_card = une carte Civilisation de niveau { $number }
gives-patch = une parcelle de biomasse
gives-rover = un rover
gives-movement = { $number ->
    [one] { $number } mouvement
   *[other] { $number } mouvements
}
gives-tech = technologie { $number }

## La table en texte

label-pending = À faire
label-impossible = impossible, ce sera perdu
label-reserve = Rovers en réserve
label-flux = Marqueur de flux
label-bans = sans { $terrain }
label-region = région { $region } : reste { $left }
label-gaps = passages : { $gaps }
label-at_the_end = sommet de la piste
label-medal_count = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
label-six_turns = Ce que chacun aurait à chaque rotation
label-next_event = Vous avez vu le prochain
label-stack = niveau { $level } ×{ $count }
label-face_down = niveau { $level }, cachée
label-last_round = Dernière manche
label-stuck = plus de place pour une tuile
label-free_cities = Villes à découvert : { $count } ({ $medals })
label-covered_regions = Planètes couvertes sur trois : { $count } ({ $medals })
label-fulfilled = rempli
label-not_fulfilled = non rempli
label-complete_lines = Lignes complètes : { $rows }, colonnes complètes : { $columns }
label-aim_tile = ← ↑ ↓ → bouger · r tourner · f retourner · Entrée poser · Échap retour
label-aim_square = ← ↑ ↓ → case suivante · Entrée confirmer · Échap retour
label-does_not_fit = Elle ne rentre pas ici.
label-open_place = Poser une tuile…
label-open_patch = Poser la parcelle…
label-open_rover = Poser le rover…
label-open_pick = Choisir une case…
label-open_destroy = Détruire quelque chose…
label-open_teleport = Téléporter un rover…
label-open_card_teleport = Carte : téléporter un rover…
key-player = planètes
key-part = parties
label-keys_help =
    - **Tab**, **Maj+Tab** : les plateaux de chacun à tour de rôle
    - **.** : la partie suivante de la table : planète, corporation, station, objectifs
    - une tuile en main : **flèches** pour la bouger, **r** la tourne, **f** la retourne, **Entrée** la pose, **Échap** la rend
sign-ice = glace
sign-land = terre
sign-ring = anneau
sign-toxic = toxique
sign-city = ville
sign-current = courant
sign-crater = milieu
sign-lifepod = capsule
sign-meteorite = météorite
sign-meteor = symbole de météore
sign-rover = rover
sign-loaded = rover chargé
sign-patch = parcelle
sign-complete = complète
sign-tight = parcelle ou règle levée
sign-lost = perdue
sign-boost = boost
sign-civ_card = carte Civilisation
sign-place_rover = rover
sign-movement = mouvement
sign-tech = technologie
sign-medal = médailles
sign-once_a_round = une fois par manche
sign-once_a_game = une fois par partie
sign-used = utilisée

## For balance reports

figure-end_a = Fin : aucune tuile ne peut être posée
figure-end_b = Fin : un dépôt vide
figure-end_c = Fin : dernier événement
figure-rounds = Manches
figure-uncovered = Cases à découvert
figure-meteorites_left = Météorites restées sur les planètes
figure-tiles_left = Tuiles restées sur la station

## Pourquoi une table ne peut pas être dressée

why-two-player-variant = qui tourne la station ne se choisit qu’à deux joueurs.
why-too-many-events = le paquet d’événements peut avoir au plus { $most } cartes { $colour_id ->
    [green] vertes
    [orange] orange
   *[red] rouges
    }, pas { $given }.
why-personal-objectives-alone = en solo, les objectifs personnels sont toujours en jeu : il n’y a rien à choisir.
