### Ce que la page dit de Star Race.

sr-board = Le plateau : neuf pistes et la planète
sr-notes = Déduction
sr-ship-at = { $ship }, anneau { $ring }
sr-ship-landed = { $ship }, sur la planète
sr-hired = affrété par vous
sr-seen = affrété par { $name }, d’après ce que vous avez vu
sr-can-choose = peut être choisi
sr-chosen = choisi
sr-your-ships = Vos vaisseaux
sr-your-cards = Vos cartes
sr-set-aside = Écartées : { $cards }
sr-cards-left = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
sr-last-card = Dernière
sr-copy-gets = Copie rejouerait
sr-nothing = rien
sr-ready = cartes écartées
sr-worth-now = { $points ->
    [one] vaut ici { $points } point
   *[other] vaut ici { $points } points
}
sr-worth-unknown = vaut un jeton caché
sr-planet = { $planet } : son effet
sr-planet-plain = La planète
sr-close-planet = Masquer l’effet de la planète
sr-room = { $count ->
    [0] complet
    [one] place pour { $count } vaisseau
   *[other] place pour { $count } vaisseaux
}
sr-card-lost = La carte est perdue : elle ne peut déplacer aucun vaisseau.
sr-rim = points
sr-start = départ
sr-patrol-on = Jeton patrouille, piste : { $ship }, anneau { $ring }
sr-place-here = Piste : { $ship }, anneau { $ring }
sr-tokens-left = { $count ->
    [one] il reste { $count } jeton caché
   *[other] il reste { $count } jetons cachés
}
sr-three-enough = Vous mettez { $most } cartes de côté : touchez d’abord une carte choisie pour la reprendre.
sr-pick-aside = Touchez trois cartes à écarter : { $count } sur { $most }
sr-notes-help = Comment lire cette feuille
sr-notes-words = À qui sont les vaisseaux ? × veut dire impossible, ● vu, un pourcentage est la vraisemblance : égale au début, elle monte pour ce que ce joueur fait avancer et baisse pour ce qu’il fait reculer. Un bluff la trompe. Les flèches comptent de combien d’anneaux ce joueur a déplacé le vaisseau dans cette mission. Touchez une case pour noter votre hypothèse.
sr-chance = { $percent } %
sr-guess-yes = votre hypothèse : oui
sr-guess-no = votre hypothèse : non
sr-cell = { $ship }, { $name } : { $state }, déplacement { $push }
sr-impossible = impossible
sr-certain = certain
sr-hands = Ce qu’ils peuvent encore avoir
sr-hand-of = { $size } de ces cartes en main, { $aside } écartées
sr-hand-open = En main
sr-mission-over = Fin de la mission { $mission }
sr-ending-arrival = { $tokens ->
    [0] Un vaisseau s’est posé.
   *[other] Le quatrième vaisseau s’est posé.
}
sr-ending-cards_spent = Toutes les cartes sont jouées.
sr-tokens-shown = Les jetons sont dévoilés
sr-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
sr-total = total { $total }
sr-next-mission = Mission suivante
sr-final = Décompte final
sr-show-all = Tout afficher
