### La page d’Antarctica en français.

an-board = Le plateau : huit zones autour des pistes de recherche
an-contests = Majorités
an-sun-in = Le soleil est dans la zone { $zone }
an-ship-at = Bateau de { $name }, zone { $zone }, position { $dock }
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
an-placing = Placement des bateaux
an-turns = Tours
an-then-turns = Ensuite
an-now = Maintenant : { $name }
an-now-short = en cours
an-turn = { $name }, zone { $zone }
an-turn-icebreaker = { $name }, zone { $zone }, par un brise-glace (facultatif)
an-there = Dans la zone { $zone }, avec une valeur de { $count }, vous pourriez :
an-there-nothing = rien
an-out-of-turn-me = À vous de décider, au milieu du tour de { $name } !
an-out-of-turn = { $asked } décide au milieu du tour de { $name }

## Cartes proposées

an-offers = Cartes bâtiment proposées
an-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
an-needs = Requis
an-star = astérisque
an-star-help = Les cartes avec astérisque forment une majorité à part
an-costs = { $count ->
    [one] utilise { $count } scientifique
   *[other] utilise { $count } scientifiques
}
an-lacks = { $count ->
    [one] Vous n’y avez pas accès : { $buildings }.
   *[other] Vous n’y avez pas accès : { $buildings }.
}
an-lacks-staying = Pas d’accès sans le bateau qui part : { $buildings }.
an-lacks-scientists = { $count ->
    [one] Il manque { $count } scientifique.
   *[other] Il manque { $count } scientifiques.
}
an-lacks-nothing = Vous avez tout ce qu’il faut.
an-replaced = { $card } remplace : { $buildings }.
an-stands-here = Déjà dans la zone { $zone }.
an-sail-next = Choisissez maintenant où va votre bateau pour le construire.

## Vos affaires

an-supply-help = Scientifiques prêts à être placés
an-reserve-help = Scientifiques à recruter
an-supply-of = Personnel : { $count }
an-reserve-of = Réserve : { $count }
an-ships-available = Bateaux disponibles
an-cubes-available = Cubes disponibles
an-ships-discarded = Bateaux défaussés
an-cubes-discarded = Cubes défaussés
an-discards-help = Les ressources défaussées forment une majorité à part
an-built = Construits
an-built-help = Cartes bâtiment prises
an-built-of = Cartes bâtiment prises : { $count }
an-first-ranks-of = Majorités, qui départagent : { $count }
an-stacks = Piles
an-stack-basic = Cartes ressource simples dans la pile
an-stack-advanced = Cartes ressource expertise dans la pile
an-stack-boxed = Cartes chantier naval remises cachées dans la boîte
an-others-hold = Vous savez que les autres ont
an-stack-among = Vous savez que la pile contient certaines de ces cartes
an-hand-of = Cartes chantier naval en main : { $count }
an-resources-of = Cartes ressource : simples { $basic }, expertise { $advanced }
an-resource-basic = Ressource simple
an-resource-advanced = Ressource expertise
an-no-cards = aucune carte
an-card-played = Une seule carte par soleil.
an-take = Prenez une carte chantier naval
an-pick-zone = dans quelle zone ?
an-discard = Défausser…
an-discard-help = Une fois par tour : un cube ou un bateau contre un scientifique

## Majorités

an-contests-help = Ce que chacun marquerait si la partie s’arrêtait là. Ouvrez une ligne pour savoir pourquoi.
an-rule-zones = Premier : tous les scientifiques de la zone, les bâtiments, et 1 de plus. Les autres : autant de points que le joueur classé devant a de scientifiques.
an-rule-tracks = Premier : les valeurs de tous les cubes. Les autres : la valeur du cube devant eux.
an-rule-stars = Cartes avec astérisque
an-rule-discards = Bateaux et cubes défaussés
an-rule-amounts = Premier : le total de tous. Les autres : autant que le joueur classé devant.
an-rule-tie = À égalité, le plus de majorités l’emporte, puis le plus de cartes bâtiment ; sinon la victoire est partagée.
an-nobody = personne encore
an-step-through = Parcourir le décompte
