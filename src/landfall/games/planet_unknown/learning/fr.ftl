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

## Partie guidée

guide-chapter-goal = Une manche
guide-chapter-planet = Glace et rovers
guide-chapter-chain = Les enchaînements
guide-chapter-energy = Énergie et civilisation
guide-chapter-medals = Les médailles

guide-welcome = Vous colonisez une planète, et tout le monde joue **en même temps**. À chaque manche, vous prenez une tuile, la posez sur votre planète et grimpez sur les pistes qu’elle montre. Visez des lignes et des colonnes pleines, et les médailles des pistes. Le plus de **médailles** l’emporte.
guide-station = La station tourne à chaque manche ; le **commandant**, dont le marqueur fait le tour de la table, la tourne. Elle vous présente toujours **deux tuiles**, une par anneau ; l’onglet Station montre tout. Chacune a deux terrains, et chaque terrain a sa piste. La question est donc toujours : quelles deux pistes, et où placer cette forme ?
guide-place = La première tuile doit toucher le **bord** de la planète. On peut tourner et retourner les tuiles, jamais les superposer. Une case laissée vide au bord est difficile à combler ensuite.
guide-place-task = Prenez la tuile de l’anneau extérieur, technologie et biomasse, et posez-la au bord.
guide-advance = **Les deux symboles font avancer leurs marqueurs** : technologie d’une case, biomasse d’une case. Une case peut donner quelque chose ; les médailles comptent à la fin, sur chaque piste la dernière que vous avez passée. Quand il ne reste rien à faire, vous terminez le tour.
guide-advance-task = Avancez les deux marqueurs, dans l’ordre de votre choix, puis terminez le tour.
guide-ice = Chaque tuile suivante doit en toucher une autre **par un côté**. L’eau est particulière : elle n’avance que si une case d’eau de la tuile **repose sur la glace**, les cases claires et fissurées. Attention à ce que la tuile recouvre : une capsule ou votre propre rover est alors perdu.
guide-ice-task = Prenez la tuile extérieure eau et rover, posez une case d’eau sur la glace et avancez l’eau.
guide-rover = La première case de la piste des rovers donne un **rover**. Il commence sur la tuile que vous venez de poser. (Le nombre près du petit rover, sous votre nom : vos rovers en réserve.) Les rovers récupèrent les **capsules** : chacune vaut une médaille. **Une tuile posée sur une capsule ou sur votre rover les détruit.**
guide-rover-task = Avancez les rovers, placez le rover près d’une capsule et terminez le tour.
guide-meteor = Certaines tuiles montrent un **météore**. Quand on en pose une, une météorite tombe sur cette case, et une ligne ou une colonne avec une météorite **ne rapporte rien**. Un rover qui passe dessus l’emporte ; trois valent une médaille.
guide-meteor-task = Prenez la petite tuile de l’anneau intérieur et posez-la où elle convient.
guide-boost = Regardez la deuxième case de la technologie : un **boost**. Qui l’atteint fait avancer n’importe quel marqueur, et sa case peut donner quelque chose à son tour. C’est par ces enchaînements qu’on gagne. Les ampoules plus haut sont des **technologies** : une capacité durable, tant que le marqueur est là ou plus haut.
guide-boost-task = Avancez la technologie jusqu’au boost.
guide-biomass = Vous avez un boost : avancez le marqueur de votre choix. La deuxième case de la biomasse est aussi un boost. La feuille au-dessus est une **parcelle** : une seule case de biomasse, qui comble un trou de votre planète.
guide-biomass-task = Utilisez le boost pour la biomasse.
guide-drive = Encore un boost : avancez le marqueur de votre choix. Puis avancez les rovers. Ils donnent du mouvement : **un mouvement vaut une case** pour l’un de vos rovers, et une capsule sur votre passage est à vous.
guide-drive-task = Utilisez le boost, avancez les rovers, roulez jusqu’à la capsule et terminez le tour.
guide-energy = **L’énergie** n’a pas de piste. Elle fait avancer encore une fois l’autre ressource de sa tuile, ou tout terrain qui touche la zone d’énergie qu’elle rejoint. Posez-la donc là où elle touche ce qu’il vous faut.
guide-energy-task = Prenez la tuile intérieure civilisation et énergie, et posez-la où elle convient.
guide-flow = Avancez la civilisation, et utilisez aussi l’énergie pour elle. La troisième case est un **palier** : à la fin de la manche, vous regardez les cartes Civilisation de ce niveau et en gardez une. Elles donnent des médailles ou un effet puissant.
guide-flow-task = Avancez la civilisation avec les deux symboles, terminez le tour et choisissez une carte Civilisation si vous avez atteint le palier.
guide-gaps = Trois choses à retenir. Les **technologies** de leur piste agissent toujours ou une fois par manche : touchez une ampoule pour la lire. Les **parcelles** de la piste de biomasse comblent des trous d’une case. Et vos **rovers** ne sont à l’abri que là où aucune tuile ne viendra.
guide-lines = Regardez la planète : au bout de chaque ligne et de chaque colonne figurent ses médailles. Elles comptent si **chaque case est couverte** et qu’aucune météorite ne s’y trouve. Le milieu vaut plus que le bord. Un seul trou suffit à les perdre.
guide-score = Les médailles viennent des lignes et colonnes pleines, des pistes, des capsules (1 chacune) et des météorites (1 pour trois), des cartes Civilisation et des **objectifs entre voisins** : 5 au meilleur, 2 chacun à égalité.
guide-last = À vous de choisir désormais : quelles deux pistes, quelle forme, combien de capsules en chemin. Avant de laisser un trou, pensez aux tuiles qui peuvent encore venir.
guide-last-task = Posez la tuile de votre choix.
guide-end = La partie s’arrête à la manche où quelqu’un ne peut plus poser de tuile. Jouez jusque-là. Demandez un **conseil** si vous hésitez ; appuyez longuement sur une tuile, une piste ou une carte, ou faites un clic droit, pour en savoir plus.
