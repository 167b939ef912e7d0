### Planet Unknown en français : les fiches et l’aide de jeu.

entries-terrains = Terrains et ressources
entries-benefits = Ce que donnent les pistes
entries-pieces = Éléments et cases
entries-shapes = Tuiles
entries-planets = Planètes
entries-corporations = Corporations
entries-technologies = Technologies
entries-civ = Cartes Civilisation
entries-objectives = Objectifs entre voisins
entries-personal = Objectifs personnels
entries-events = Événements

entry-terrain-civ = Le marqueur de civilisation avance. Ses paliers sont des cartes Civilisation.
entry-terrain-water = Le marqueur d’eau avance si au moins une case d’eau de la tuile est sur la glace.
entry-terrain-biomass = Le marqueur de biomasse avance. Ses paliers sont des parcelles.
entry-terrain-rover = Le marqueur des rovers avance. Il donne des rovers et du mouvement.
entry-terrain-tech = Le marqueur de technologie avance. Ses paliers sont des technologies.
entry-terrain-energy = N’a pas de marqueur : un autre avance, celui de l’autre ressource de la tuile ou d’un terrain qui touche la zone d’énergie.
entry-benefit-boost = Faites avancer l’un de vos marqueurs.
entry-benefit-civ_card = Regardez les cartes de ce niveau et gardez-en une.
entry-benefit-patch = Une case de biomasse, posée aussitôt. Elle ne fait rien avancer.
entry-benefit-place_rover = Un rover arrive sur une case de la dernière tuile posée.
entry-benefit-movement = Autant de pas pour vos rovers, à répartir librement.
entry-benefit-tech = Cette technologie est à vous tant que le marqueur est là ou plus haut.
entry-benefit-medal = Des points à la fin : un marqueur rapporte la médaille la plus proche, sur sa case ou en dessous.
entry-piece-rover = Il va en haut, en bas, à gauche ou à droite et récupère ce qu’il rencontre. Une tuile posée sur lui le détruit.
entry-piece-loaded = Un rover de Horizon Group avec une météorite, qu’il porte à un symbole de rover.
entry-piece-lifepod = Six au départ sur chaque planète. Chacune récupérée vaut une médaille ; recouverte, elle est perdue.
entry-piece-meteorite = Sa ligne et sa colonne ne rapportent rien tant qu’elle est là. Trois récupérées valent une médaille.
entry-piece-meteor = Quand la tuile est posée, une météorite y tombe aussitôt.
entry-piece-ice = L’eau ne compte que sur la glace.
entry-piece-ring = L’anneau d’Arashi : une pièce posée ici doit aussi couvrir une case hors de l’anneau.
entry-piece-city = Une ville de Gaïa : non couverte, elle vaut 2 médailles, mais sa ligne et sa colonne restent ouvertes.
entry-piece-toxic = Une case toxique de K’Aax : aucun rover n’y entre avant qu’elle soit couverte.
entry-piece-current = Un courant de Pétra : non couvert, il compte comme terrain d’énergie et comme rempli.
entry-piece-crater = Le milieu de Charybde : la première pièce doit couvrir l’une de ses quatre cases.
entry-shape = Tuile { $id }, { $ring }
entry-shape-help = Douze tuiles ont cette forme : chacune des six paires de terrains deux fois, dont une avec un symbole de météore.
entry-technology = { $of_id } { $level }
entry-civ = Carte Civilisation { $id }, niveau { $level }
entry-objective = Objectif { $id }
entry-personal = Objectif personnel { $id }
entry-event = Événement { $id }, { $color }

## Aide de jeu

aid-turn-1 = Le commandant tourne la station : deux tuiles sont devant vous. Avec les événements, une carte est révélée et résolue.
aid-turn-2 = Prenez l’une de vos deux tuiles ; tournez-la et retournez-la à votre gré.
aid-turn-3 = Posez-la : la première pièce au bord, les suivantes contre une pièce, par un côté.
aid-turn-4 = Une capsule ou un rover dessous est perdu ; un symbole de météore amène une météorite.
aid-turn-5 = Chacun de ses deux symboles fait avancer son marqueur. L’eau seulement sur la glace ; l’énergie : un autre.
aid-turn-6 = Ce que montre une case est à vous : boost, carte, parcelle, rover, mouvement, technologie. Dans n’importe quel ordre.
aid-turn-7 = Les rovers récupèrent les capsules et météorites qu’ils rencontrent.
aid-turn-8 = Terminez le tour quand il ne reste rien à résoudre. Le marqueur de commandant passe au suivant.
aid-score-1 = Les lignes et colonnes pleines, sans météorite.
aid-score-2 = Chaque piste : la dernière médaille dépassée. Capsules : 1 chacune ; météorites : 1 pour trois.
aid-score-3 = Cartes Civilisation, et objectifs personnels à 5 chacun.
aid-score-4 = Objectifs entre voisins : 5 pour le meilleur des deux, 2 chacun en cas d’égalité.
aid-score-5 = Fin : une tuile n’entre nulle part, un dépôt est vide, ou la pioche d’événements est épuisée.
