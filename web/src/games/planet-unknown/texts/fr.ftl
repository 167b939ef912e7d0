### Ce que la page de Planet Unknown dit en plus des textes du jeu.

pu-letter-civ = C
pu-letter-water = O
pu-letter-biomass = B
pu-letter-rover = R
pu-letter-tech = T
pu-letter-energy = E

pu-common = Station
pu-events = Événements
pu-events-left = { $count ->
    [one] { $count } restant :
   *[other] { $count } restants :
}
pu-next-event = Vous avez vu le prochain :
pu-level = Niveau { $level }
pu-for-all = pour tous
pu-objectives-help = 5 médailles au meilleur des deux, 2 chacun en cas d’égalité.
pu-met = rempli
pu-not-met = pas encore

pu-planet-of = { $planet }, planète de { $name }
pu-look-at = Voir la planète de { $name }
pu-back-to-mine = Revenir à ma planète
pu-views = Ce qui est montré
pu-stuck = Plus de place pour une tuile : dernier tour
pu-row = Ligne { $row }
pu-column = Colonne { $column }
pu-line-won = { $medals ->
    [one] complète, { $medals } médaille
   *[other] complète, { $medals } médailles
}
pu-line-open = { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}, { $left ->
    [one] reste { $left } case
   *[other] restent { $left } cases
}
pu-line-stone = { pu-line-open } ; une météorite gêne
pu-line-meteorite = couverte, mais une météorite bloque { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}
pu-line-hole = { pu-line-open } ; là où aucune tuile n’entre plus, il faut une parcelle
pu-line-against = { pu-line-open } ; une tuile n’entre que si la règle de la planète est levée
pu-line-lost = ne peut plus être complétée

pu-tray = Les tuiles devant vous
pu-tile = { $shape }, { $a } et { $b }
pu-with-meteor = avec météore
pu-stack-empty = vide
pu-turn-key = Tourner (R)
pu-flip-key = Retourner (F)
pu-nudge-up = Vers le haut (flèche)
pu-nudge-down = Vers le bas (flèche)
pu-nudge-left = Vers la gauche (flèche)
pu-nudge-right = Vers la droite (flèche)
pu-fits = Elle convient. Entrée ou Valider la pose.
pu-pick-a-tile = Prenez une des deux tuiles. R tourne, F retourne, les flèches déplacent, Entrée pose.
pu-tile-placed = Votre tuile de ce tour est posée.
pu-tiles-before-you = Ces tuiles sont devant vous.

pu-wheel = La station, une roue de six dépôts
pu-turn-it = Tournez la roue, ou choisissez ce que chacun recevrait
pu-six-turns = Ce que chacun recevrait à chaque cran
pu-not-yours-to-turn = Ce n’est pas à vous de tourner la station.

pu-pending = Ce qui reste à faire
pu-advance = Avancer
pu-which = Lequel ?
pu-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
pu-tap-a-square = Touchez une case éclairée de la planète
pu-tap-a-step = Touchez une case éclairée : le rover s’y rend
pu-drive-to = { $square } : le rover { $rover } s’y rend, { $movement ->
    [one] { $movement } mouvement
   *[other] { $movement } mouvements
}
pu-out-of-reach = Aucun rover ne va si loin avec le mouvement restant.
pu-no-rover-moves = Aucun rover ne peut bouger
pu-impossible = Impossible ; ce sera perdu
pu-rover-number = Rover { $number }

pu-gain-steps = { $number ->
    [0] { $track } +1
   *[other] { $track } +{ $number }
}
pu-gain-energy = Énergie : un marqueur +1
pu-gain-tech_or_energy = Tech +1, ou comme énergie
pu-gain-boost = Élan : un marqueur au choix +1
pu-gain-patch = Une parcelle de biomasse
pu-gain-rover = Un rover sur la dernière tuile
pu-gain-lifepod = Une capsule à poser
pu-gain-choice = Biomasse : l’un des deux
pu-gain-flux = Le marqueur de flux peut bouger
pu-gain-regress_other = Un autre marqueur −1
pu-gain-reposition = Une capsule peut bouger
pu-gain-collect_meteorite = Ramassez une météorite
pu-gain-different = { $number ->
    [one] Encore un marqueur +1
   *[other] { $number } marqueurs différents +1
}
pu-gain-same = Un marqueur +{ $number }
pu-gain-all_to = Tous les marqueurs jusqu’à 5
pu-gain-collect_lifepod = { $number ->
    [one] Ramassez une capsule
   *[other] Ramassez { $number } capsules
}
pu-gain-teleport_rover = Téléportez un rover
pu-gain-extra_tile = Une tuile de plus
pu-gain-clear_line = Dégagez une ligne ou colonne : touchez sa médaille
pu-gain-destroy_meteorite = { $number ->
    [one] Détruisez une météorite
   *[other] Détruisez { $number } météorites
}
pu-gain-final_step = Un marqueur +1
pu-gain-civ_card = Une carte civ de niveau { $number }
pu-gain-two_cards = Cartes civ de fin de partie
pu-gain-event_advance = Événement : un marqueur +{ $number }
pu-gain-event_regress = Événement : un marqueur −{ $number }
pu-gain-add_meteorite = Événement : une météorite tombe
pu-gain-boost_or_peek = Événement : un élan ou un coup d’œil
pu-gain-destroy_rover = Événement : un rover est perdu
pu-gain-destroy_lifepod = Événement : une capsule est perdue
pu-gain-lose_lifepod = Événement : rendez une capsule
pu-gain-lose_meteorite = Événement : rendez une météorite
pu-gain-give_up_objective = Événement : abandonnez un objectif

pu-gives-boost = un élan
pu-gives-civ_card = une carte civ de niveau { $number }
pu-gives-patch = une parcelle de biomasse
pu-gives-rover = un rover
pu-gives-movement = { $number } de mouvement
pu-gives-tech = technologie { $number }
pu-medals = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
pu-path-step = pas { $step } du chemin d’eau, médailles : { $medals }
pu-nothing-here = rien
pu-flux-here = Le marqueur de flux est ici
pu-tracker-at = à { $position }

pu-once_per_round = une fois par tour
pu-once_per_game = une fois par partie
pu-technology-locked = { $position ->
    [0] verrouillée
   *[other] à { $position }
}
pu-technology-unlocked = acquise
pu-technology-withheld = dès le prochain tour

pu-lifepods-collected = Capsules ramassées : { $count }
pu-meteorites-collected = Météorites ramassées : { $count }
pu-rovers-in-reserve = Rovers en réserve : { $count }
pu-face-down = face cachée
pu-cards-to-choose = Cartes au choix

pu-why-planet = lignes complètes : { $rows }, colonnes : { $columns }
pu-no-cards = aucune carte
pu-against-expected = médailles, { $expected } attendues

pu-technologies-and-cards = Détails ({ $cards })
pu-fewer = Fermer
