### Evacuation sur la page, en français.

ev-parts = Parties du plateau
ev-stage-actions = Actions
ev-stage-worlds = Mondes
ev-stage-map = Carte
ev-stage-rows = Marché
ev-stage-research = Recherche
ev-stage-progress = Progrès
ev-part-actions = Vos actions et leur coût, avec les deux mondes
ev-part-worlds = Les deux mondes et les vaisseaux entre eux
ev-part-map = Les 37 zones du Nouveau Monde ; le nombre de celles que vous avez colonisées
ev-part-rows = Vaisseaux, stades et infrastructures disponibles ; le nombre de vos cartes infrastructure
ev-part-research = Vos technologies ; le nombre de celles développées
ev-part-progress = La piste de progression et la place de vos marqueurs
ev-aims = Objectifs
ev-board-of = Les plateaux de { $name }
ev-back-to-mine = Revenir aux miens
ev-look-at = Voir les plateaux de { $name }

ev-years = Les quatre années et leurs exigences
ev-demands = Début de l’année { $year } : nourriture dans l’Ancien Monde : { $old }, dans le Nouveau Monde : { $new }, stades dans le Nouveau Monde : { $stadiums }. Chaque manque coûte un jeton de pénalité.
ev-power = Puissance
ev-power-against = Puissance { $power } ; bonus à { $low } et { $high }
ev-bonus-strict = Bonus stricts : un bonus n’est gagné que si la puissance de l’année est exactement égale à sa valeur.
ev-bonus-generous = Bonus généreux : jusqu’à la première valeur, premier bonus ; au-delà, jusqu’à la seconde, second bonus ; davantage, rien.
ev-bonus-cards = Bonus par année

ev-income = Revenu de l’année { $year } : +{ $count }
ev-food-next = consomme { $count }
ev-food-next-help = Nourriture que ce monde consomme au début de l’année { $year }
ev-areas-left = à évacuer : { $count }
ev-areas-left-help = { $mode ->
    [race] Zones non évacuées : chacune laissée à la fin abaisse de 1 la production la plus basse.
   *[points] Zones non évacuées : chacune laissée à la fin coûte 2 points, plus 1 par habitant.
}
ev-prepared-old-help = Usines préparées dans l’Ancien Monde ; les vaisseaux les emportent.
ev-prepared-new-help = Usines préparées dans le Nouveau Monde
ev-factories-settled-help = Usines installées sur la carte
ev-population-help = Habitants en attente dans le Nouveau Monde, et installés
ev-ships-here = Vaisseaux ici
ev-stadiums-help = { $mode ->
    [race] Trois stades sont attendus dans le Nouveau Monde à la fin ; chaque manque abaisse de 1 la production la plus basse.
   *[points] Trois stades sont attendus dans le Nouveau Monde à la fin ; chaque manque coûte 3 points.
}
ev-stadium-missing = il manque un stade

ev-actions = Actions
ev-action-track = Piste d’actions
ev-track-help = Le coût de chaque action de l’année ; à partir de la septième, le dernier coût.
ev-next-cost = Action { $number } : énergie { $cost }, payée par { $payer }
ev-paid-old = l’Ancien Monde
ev-paid-new = le Nouveau Monde
ev-paid-any = l’un ou l’autre monde
ev-pays = Ancien Monde { $old }, Nouveau Monde { $new }
ev-pass = Passer
ev-passed = a passé
ev-group-help = Puissance { $power }. À partir de la { $from }ᵉ utilisation d’un groupe dans l’année, 1 énergie de plus.
ev-group-once = Puissance { $power }. Avec les cartes action, une seule action de ce groupe par année.
ev-uses = utilisé { $count } fois cette année
ev-advanced-note = Une action du plateau coûte une carte posée face cachée ; une seule de puissance 1 est permise par année. Une carte jouée face visible fait ce qu’elle dit.
ev-cards-in-hand = cartes : { $count }
ev-card-play = jouer
ev-card-face_down = poser
ev-card-discard = défausser
ev-cards-played = Jouées cette année :
ev-face-down = face cachée : { $count }
ev-exchanges = Échanges
ev-exchanges-made = Échanges : { $made } sur { $most }
ev-exchange-back = Annuler : { $exchange }
ev-exchanges-enough = Terminer les échanges
ev-exchanges-none = Aucun échange

ev-evacuated = évacuée
ev-edge-help = Une soute de cette couleur prend une zone de cette bordure.
ev-tiles-help = Tuile de productivité : 1 de chaque ressource. Les passages la retournent puis l’emmènent au Nouveau Monde.
ev-tile-down = retournée
ev-factory-of = usine : { $kind }
ev-faces = visages souriants : { $count }
ev-faces-help = Visages souriants : tous décident de l’ordre du tour ; à la fin comptent ceux des stades du Nouveau Monde et des technologies.
ev-faces-final = à la fin { $count }
ev-no-faces = aucun visage
ev-penalties-help = { $mode ->
    [race] Jetons de pénalité : chacun abaisse de 1 la production la plus basse à la fin.
   *[points] Jetons de pénalité : chacun coûte 3 points à la fin.
}

ev-level = production ({ $kind }) : { $level }
ev-level-now = à présent { $level }
ev-lowest = La production la plus basse rapporte pour l’instant { $points }.
ev-settled = installés : { $count }
ev-race = La course
ev-race-goal = La course exige { $level }.
ev-race-aim = Premier à produire { $level } de tout avec { $stadiums } stades dans le Nouveau Monde.
ev-race-help = À la fin, la production la plus basse baisse de 1 par jeton, zone abandonnée et stade manquant ; le plus de visages la relève.

ev-docked-old = À quai dans l’Ancien Monde
ev-docked-new = Posés dans le Nouveau Monde
ev-flying = Au départ
ev-flight = Vol
ev-flight-energy = énergie pour le vol
ev-energy-left = reste { $count }
ev-energy-left-help = Énergie de l’Ancien Monde qui reste pour les vols
ev-send = envoyer
ev-call-back = renvoyer
ev-flies-back = revient
ev-load-this = Charger ce vaisseau
ev-keep-home = Garder ce vaisseau
ev-loading-now = chargement
ev-load-resource = Charger 1 unité : { $kind }
ev-unload = Débarquer : { $what }
ev-load-help = Touchez ce qui embarque ; touchez-le à bord pour le débarquer.
ev-send-help = Touchez un vaisseau pour l’envoyer, ou laissez-les tous.
ev-not-with-others = Il y a de la place, mais un autre vaisseau ne pourrait plus partir ou emporter sa charge.
ev-not-without = Sans cela, le reste ne pourrait plus partir comme prévu.
ev-aboard-before = C’est monté à bord lors d’un coup déjà confirmé.
ev-fly = Faire décoller
ev-stay = Tous restent
ev-no-ships = Pas encore de vaisseau. Construisez-en un pour évacuer des zones.
ev-bay = soute : { $edge }
ev-building-slot = place pour un stade ou une usine
ev-resource-slot = place pour une ressource

ev-map = Le Nouveau Monde, 37 zones
ev-population-slot = habitant { $kind } +{ $value }
ev-factory-slots = emplacements d’usine : { $count }
ev-lacks = Il manque : { $what }
ev-lacks-nothing = Il ne manque rien.
ev-lacks-biome = fermé : { $biome }
ev-lacks-not-this = impossible avec cet effet
ev-factories = usines préparées : { $count }
ev-population = habitants en attente : { $count }
ev-population-there = habitants : { $count } requis, { $there } en attente
ev-factories-there = usines préparées : { $count } requises, { $there } disponibles
ev-steel-there = acier : { $count } requis, { $there } en réserve
ev-population-needed = habitants : { $count }
ev-factories-needed = usines : { $count }
ev-steel-needed = acier : { $count }
ev-biome-locked = { $biome } : s’ouvre au passage { $passage }
ev-symbol-needed = symbole : { $symbol }
ev-met = présent
ev-missing = manquant
ev-brings = Apporte :
ev-of-the-factory = production de l’usine posée
ev-factory-raises = Une usine augmente la production de { $count } : { $kind }.
ev-ready = Peut être colonisée.
ev-locked = s’ouvre au passage { $passage }
ev-symbols-held = Symboles détenus :
ev-solo-tile = La tuile solo et ses deux flèches

ev-deck = pioche : { $count }
ev-oldest-help = Passe sous la pioche à la fin de l’année.
ev-age-help = Les cartes glissent vers ✕ quand une place se libère.
ev-refresh = Renouveler pour 1 :
ev-refresh-help = Payez une ressource et mettez des cartes de votre choix sous la pioche avant d’en prendre une.
ev-slot-empty = vide
ev-take = Prendre
ev-put-under = Sous la pioche
ev-build-in = Vers : { $world }
ev-slot-build = { $card }, { $world }
ev-slot-take_card = Prendre : { $card }
ev-slot-put_under = Sous la pioche : { $card }
ev-free = gratuit
ev-off = Coûte { $count } de moins que le prix imprimé
ev-more = Coûte plus que le prix imprimé
ev-your-infrastructure = Infrastructures en main et jouées
ev-in-hand = en main
ev-play = Jouer
ev-complete = achevée
ev-not-complete = pas encore achevée
ev-twin-help = Une autre carte porte cette image ; une seule peut être jouée.

ev-level-short = niveau { $level }
ev-developed = développée
ev-half = à moitié développée

ev-track = Piste de progrès
ev-share = { $steps ->
    [one] { $steps } case en tout : où vont vos deux marqueurs ?
   *[other] { $steps } cases en tout : où vont vos deux marqueurs ?
}
ev-through = passage { $gates }
ev-no-marker-there = Aucun de vos marqueurs n’arrive à la case { $step }.
ev-gate-1 = Passage 1 : chaque marqueur retourne une tuile de productivité de l’Ancien Monde.
ev-gate-2 = Passage 2 : le premier ouvre le désert ; le second emmène une tuile, toute production +1. Décide aussi du monde qui paie les actions.
ev-gate-3 = Passage 3 : le premier ouvre la forêt ; le second emmène une tuile, toute production +1.
ev-gate-4 = Passage 4 : le premier ouvre l’océan.
ev-empty-space = rien
ev-nothing = rien

ev-effect-gain_resource = ressources : { $count }
ev-effect-gain_resource_set = une de chaque ressource
ev-effect-exchange = échanges : { $count }
ev-effect-invent = étapes de recherche : { $count }
ev-effect-infra_moves = mouvements d’infrastructure : { $count }
ev-effect-take_infrastructure_card = prendre une infrastructure
ev-effect-build_ship = construire un vaisseau
ev-effect-gain_ship = gagner un vaisseau
ev-effect-build_stadium = construire un stade
ev-effect-gain_stadium = gagner un stade
ev-effect-prepare_factory = préparer une usine gratuitement
ev-effect-gain_factory = gagner une usine
ev-effect-clone = cloner
ev-effect-gain_population = habitants : { $count }
ev-effect-settle = coloniser une zone
ev-effect-raise_production = production +{ $count }

ev-goal-draft = Choix des objectifs
ev-keep-goal = Gardez un objectif ; les autres passent à gauche.
ev-keep-goal-alone = Gardez un objectif. Puis une carte quitte l’autre main au hasard et les mains sont échangées.
ev-drop-goal = Écartez un de vos quatre objectifs.
ev-kept = Gardés :
ev-nothing-secret = Vous n’avez pas de carte cachée.
ev-points-now = Points actuels : { $name }
ev-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ev-place = Place { $place } dans l’ordre
ev-order-help = Le plus de visages souriants d’abord ; l’ordre est revu après chaque transport.
ev-solo-left = Cartes restantes : { $count }
ev-solo-help = À chaque tour il retourne une carte : il occupe des zones, prend ou retire des cartes. Il s’arrête à une carte.

ev-goals = Objectifs
ev-areas-left-count = zones abandonnées : { $count }
ev-stadiums-count = stades dans le Nouveau Monde : { $count } sur 3
ev-tokens-count = jetons de pénalité : { $count }
ev-faces-against = visages souriants : { $mine }, l’automa en a { $other }
ev-race-met = conditions remplies
ev-race-unmet = conditions non remplies
ev-step-through = Parcourir le décompte

ev-why-lowest_production = Selon le niveau de la production la plus basse.
ev-why-areas_left = 2 par zone non évacuée, 1 de plus par habitant.
ev-why-stadiums_missing = 3 par stade manquant jusqu’à 3 dans le Nouveau Monde.
ev-why-penalty_tokens = 3 par jeton.
ev-why-happy_faces = Selon la place parmi ceux qui ont trois stades dans le Nouveau Monde.
ev-why-happy_faces-alone = 4 avec trois stades dans le Nouveau Monde et au moins autant de visages que l’automa.
ev-why-common_goals = Objectifs communs joués.
ev-why-lines = Selon le nombre de zones sur chacune des trois lignes.
ev-race-total = Production la plus basse
ev-race-penalties = Pénalités

ev-solo-next = Sa prochaine carte : { $action }.
ev-solo-back = Nombre et lettre viennent de la carte suivante, parmi : { $backs }
ev-solo-to-come = Encore dans son paquet : { $actions }
ev-solo-done = Fait cette année : { $actions }
ev-solo-stadiums = ses stades : { $count }, visages souriants : { $faces }
ev-cards = Cartes action
ev-cards-face-down = Vos cartes face cachée : { $count }
ev-cards-discarded = Défaussées par vous : { $count }
ev-cards-returned = Déjà vues, de retour dans la pioche : { $count }
ev-under = connues dessous : { $count }
ev-under-help = Cartes passées sous cette pioche et pas encore revenues.
ev-unused = usines inutilisées :
ev-unused-help = Il y a quatre usines de chaque sorte ; celles-ci ne sont pas encore en jeu.
ev-goals-kept = objectifs gardés : { $count }
ev-ending = { $name } a assez de production et de stades : la course se termine.
ev-passed-on = Passés ou écartés : { $count }
ev-tap-technology = Touchez une technologie pour lire ce qu’elle fait.
ev-points-seen = Les autres voient { $points } : vos objectifs leur sont cachés.
