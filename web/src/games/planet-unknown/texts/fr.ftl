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
    [one] { $count } restant :
   *[other] { $count } restants :
}
pu-dropped = Ne s’applique pas à cette tuile : aucune tuile ne rentrerait.
pu-next-event = Vous avez vu le prochain :
pu-level = Niveau { $level }
pu-for-all = pour tous
pu-objectives-help = 5 médailles au meilleur des deux, 2 chacun en cas d’égalité.
pu-met = rempli
pu-not-met = pas encore
pu-missed = non rempli

pu-planet-of = { $planet }, planète de { $name }
pu-look-at = Voir la planète de { $name }
pu-back-to-mine = Revenir à ma planète
pu-views = Ce qui est montré
pu-stuck = Plus de place pour une tuile : dernière manche
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
    [one] { $left } case restante
   *[other] { $left } cases restantes
}
pu-line-stone = { pu-line-open } ; une météorite gêne
pu-line-meteorite = couverte, mais une météorite bloque { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
}
pu-line-hole = { pu-line-open } ; là où aucune tuile ne rentre plus, il faut une parcelle
pu-line-against = { pu-line-open } ; une tuile ne rentre que si la règle de la planète est levée
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
pu-fits = Elle rentre. Entrée ou Valider la pose.
pu-loses-rover = { $count ->
    [one] Votre rover recouvert sera perdu.
   *[other] Vos { $count } rovers recouverts seront perdus.
}
pu-loses-lifepod = { $count ->
    [one] La capsule recouverte sera perdue.
   *[other] Les { $count } capsules recouvertes seront perdues.
}
pu-pick-a-tile = { $tiles ->
    [1] Prenez la tuile que vous pouvez poser.
   *[other] Prenez une des deux tuiles.
}
pu-tile-keys = R tourne, F retourne, les flèches déplacent, Entrée pose.
pu-tile-placed = Votre tuile de cette manche est posée.
pu-tiles-before-you = Ces tuiles sont devant vous.
pu-fits-nowhere = ne rentre nulle part
pu-civ-only = sans civilisation
pu-from-the-tray = Prenez-la parmi les tuiles devant vous
pu-others-choose = Les plateaux seront dévoilés quand tous auront choisi.
pu-dealt = Reçu : { $planet }, { $corporation }

pu-wheel = La station, une roue de six dépôts
pu-turn-it = Tournez la roue ou choisissez une colonne
pu-six-turns = Ce que chacun recevrait à chaque cran
pu-not-yours-to-turn = Ce n’est pas à vous de tourner la station.

pu-pending = Effets à résoudre
pu-advance = Avancer
pu-which = Que choisissez-vous ?
pu-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
pu-tap-a-square = Touchez une case en surbrillance de la planète
pu-tap-a-step = Touchez une case en surbrillance : le rover s’y rend
pu-tap-a-space = Touchez une case en surbrillance de vos pistes
pu-drive-to = { $square } : le rover { $rover } s’y rend, { $movement ->
    [one] { $movement } mouvement
   *[other] { $movement } mouvements
}
pu-out-of-reach = Aucun rover ne va si loin avec le mouvement restant.
pu-no-rover-moves = Aucun rover ne peut bouger
pu-impossible = Impossible ; ce sera perdu
pu-rover-number = Rover { $number }

pu-medals = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
pu-path-step = case { $step } du chemin d’eau, médailles : { $medals }
pu-nothing-here = rien
pu-flux-here = Le marqueur de flux est ici

pu-once_per_round = une fois par manche
pu-once_per_game = une fois par partie
pu-technology-locked = { $position ->
    [0] verrouillée
   *[other] à partir de la case { $position }
}
pu-technology-unlocked = acquise
pu-technology-spent = utilisée
pu-technology-withheld = dès la prochaine manche

pu-lifepods-collected = Capsules récupérées : { $count }
pu-meteorites-collected = Météorites récupérées : { $count }
pu-rovers-in-reserve = Rovers en réserve : { $count }
pu-face-down = face cachée
pu-cards-to-choose = Cartes au choix

pu-why-planet = lignes complètes : { $rows }, colonnes : { $columns }
pu-why-cities = villes à découvert : { $count }, médailles : { $medals }
pu-why-regions = planètes couvertes sur trois : { $count }, médailles : { $medals }
pu-no-cards = aucune carte
pu-against-expected = médailles, { $expected } attendues
pu-as-table = Ce que chacun reçoit à chaque rotation, en tableau
pu-would-get = Ce que chacun reçoit
