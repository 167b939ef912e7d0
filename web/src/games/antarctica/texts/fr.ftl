### La page d’Antarctica en français.

an-board = Le plateau : huit zones autour des pistes de recherche
an-contests = Majorités
an-sun-in = Le soleil est dans la zone { $zone }
an-ship-at = Navire de { $name }, zone { $zone }, quai { $dock }
an-icebreaker-of = Brise-glace de { $name }
an-scientists-of = { $count ->
    [one] { $name } : { $count } scientifique
   *[other] { $name } : { $count } scientifiques
}
an-cube-at = { $name } sur la case { $space }
an-space = Case { $space }, valeur { $value }
an-would-reach = atteindrait la case { $space }

## L’ordre des tours

an-next-turns = Les prochains tours
an-placing = Placement des navires
an-turns = Tours
an-then-turns = Ensuite
an-now = Maintenant : { $name }
an-now-short = en cours
an-turn = { $name }, zone { $zone }
an-turn-icebreaker = { $name }, zone { $zone }, par un brise-glace s’il le souhaite
an-there = Dans la zone { $zone }, avec un compte de { $count }, vous pourriez :
an-there-nothing = rien
an-out-of-turn-me = À vous de décider, au milieu du tour de { $name } !
an-out-of-turn = { $asked } décide au milieu du tour de { $name }

## Cartes proposées

an-offers = Cartes bâtiment proposées
an-left = reste { $count }
an-needs = Demande
an-star = étoile
an-star-help = Les cartes étoilées forment une majorité à part
an-costs = { $count ->
    [one] demande { $count } scientifique
   *[other] demande { $count } scientifiques
}
an-lacks = { $count ->
    [one] Demande : { $buildings }. Aucun de vos navires n’y est.
   *[other] Demande : { $buildings }. Aucun de vos navires n’y est.
}
an-lacks-staying = Demande : { $buildings }. Aucun navire qui reste n’y est.
an-lacks-scientists = { $count ->
    [one] Il manque { $count } scientifique.
   *[other] Il manque { $count } scientifiques.
}
an-lacks-nothing = Vous avez tout ce qu’il faut.
an-replaced = { $card } remplace : { $buildings }.
an-stands-here = Déjà dans la zone { $zone }.
an-sail-first = Choisissez d’abord où va votre navire.

## Vos affaires

an-supply-help = Scientifiques prêts à être placés
an-reserve-help = Scientifiques à recruter d’abord
an-supply-of = Personnel : { $count }
an-reserve-of = Réserve : { $count }
an-ships-available = Navires disponibles
an-cubes-available = Cubes disponibles
an-ships-discarded = Navires défaussés
an-cubes-discarded = Cubes défaussés
an-discards-help = Les pièces défaussées forment une majorité à part
an-built = Construits
an-built-help = Cartes bâtiment prises
an-built-of = Cartes bâtiment prises : { $count }
an-first-ranks-of = Premiers rangs, qui départagent : { $count }
an-stacks = Piles
an-stack-basic = Cartes ressource simples dans la pile
an-stack-advanced = Cartes ressource expertise dans la pile
an-stack-boxed = Cartes chantier naval remises cachées dans la boîte
an-others-hold = Vous savez que les autres ont
an-stack-among = Vous savez que la pile fait partie de
an-hand-of = Cartes chantier naval en main : { $count }
an-resources-of = Cartes ressource : { $basic } simple, { $advanced } expertise
an-resource-basic = Ressource simple
an-resource-advanced = Ressource d’expertise
an-no-cards = aucune carte
an-card-played = Une seule carte par étape du soleil.
an-take = Prenez une carte chantier naval
an-pick-zone = dans quelle zone ?
an-discard = Défausser…
an-discard-help = Une fois par tour : un cube ou un navire contre un scientifique

## Majorités

an-contests-help = Ce que chacun marquerait si la partie s’arrêtait là. Ouvrez une ligne pour savoir pourquoi.
an-rule-zones = Premier : tous les scientifiques de la zone, les bâtiments, et 1 de plus. Les autres : autant qu’en a un joueur devant eux.
an-rule-tracks = Premier : les valeurs de tous les cubes. Les autres : la valeur du cube devant eux.
an-rule-stars = Cartes étoilées
an-rule-discards = Navires et cubes défaussés
an-rule-amounts = Premier : le total de tous. Les autres : autant qu’en a un joueur devant eux.
an-rule-tie = À égalité, le plus de premiers rangs l’emporte, puis le plus de cartes bâtiment ; sinon la victoire est partagée.
an-nobody = personne encore
an-step-through = Parcourir le décompte
an-credits = Reconstitués, car aucune source disponible ne les donne : ce que demandent les cartes bâtiment (sauf une carte usine), leurs piles, leurs points de recherche et leurs nombres de joueurs ; la longueur des pistes, leurs valeurs, cases colorées et stations ; le nombre des cartes ressource et ce qu’elles remplacent ; les zones d’une première partie et l’ordre de placement à deux et à quatre joueurs.
