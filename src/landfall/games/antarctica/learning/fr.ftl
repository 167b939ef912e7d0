### Antarctica en français : les fiches et l’aide de jeu.

entries-buildings = Bâtiments
entries-pieces = Éléments
entries-shipyard = Cartes Chantier naval
entries-resources = Cartes Ressource
entries-actions = Cases colorées des pistes
entries-tracks = Pistes de recherche
entries-cards = Cartes Bâtiment
entries-signs = Signes du plateau

entry-sun = Soleil
entry-sun-help = Il éclaire une zone et avance dans le sens antihoraire. Le premier bateau de la zone éclairée joue le tour suivant.
entry-ship = Bateau
entry-ship-help = Quand le soleil le libère, il part vers une autre zone et vous y jouez une action.
entry-scientist = Scientifique
entry-scientist-help = On le recrute de la réserve vers le personnel, puis une construction l’envoie à terre. Le plus de scientifiques dans une zone y rapporte le plus.
entry-cube = Cube
entry-cube-help = Il indique où vous en êtes sur une piste de recherche.
entry-closed = Zone fermée
entry-closed-help = Elle ne sert pas à deux joueurs : le soleil la saute et rien n’y va.
entry-track = Centres : { $station_types }. À partir de { $min_players } joueurs. Valeurs des cases : { $values }.
entry-card = { $building } ({ $id })
entry-card-help = Conditions : { $requires }. Scientifiques : { $scientists }. Cases de recherche : { $research_points }. À partir de { $min_players } joueurs.{ $star_id ->
    [true] {" "}Avec astérisque.
   *[false] {""}
}
entry-target = Zone cible
entry-second = Deuxième bateau
entry-amounts = Scientifiques d’une zone
entry-star = Astérisque
entry-used = Case bleue

## Aide de jeu

aid-turn-1 = Le soleil va à la prochaine zone où se trouve un bateau. Le premier bateau y joue son tour.
aid-turn-2 = Navigation : le bateau part vers une autre zone qui a une place, en fin de file.
aid-turn-3 = Ensuite, une seule action dans cette zone, ou rien :
aid-turn-4 = Construire l’une des trois cartes proposées : vos bateaux doivent être dans des zones qui ont ce qu’elle demande. Un de vos scientifiques débarque.
aid-turn-5 = Campement : recruter. Centre : rechercher. Un pour chacun de vos bateaux et scientifiques de la zone.
aid-turn-6 = Chantier naval : un nouveau bateau rejoint la file sous le soleil ; tous les autres prennent une carte Chantier naval.
aid-turn-7 = Une fois par tour : défaussez un cube ou un bateau pour un scientifique. Cela compte à la fin.
aid-turn-8 = Une fois par Soleil : jouez une carte. Un brise-glace fait aussi agir votre deuxième bateau.
aid-score-1 = Chaque zone : celui qui a le plus de scientifiques gagne un point par bâtiment et par scientifique, plus un.
aid-score-2 = Chaque rang suivant gagne autant que le joueur classé devant a de scientifiques.
aid-score-3 = Chaque piste, les astérisques et les défausses : le premier gagne la somme, les autres ce qu’a le joueur classé devant.
aid-score-4 = Fin : un joueur a placé son dernier scientifique, ou la dernière carte Bâtiment est prise.

## Partie guidée

guide-chapter-goal = Soleil, bateaux, bâtiments
guide-chapter-crew = Scientifiques
guide-chapter-growing = Grandir
guide-chapter-rivals = Les rivaux
guide-chapter-points = Les points

guide-welcome = Le soleil dégèle un continent. Vous débarquez des scientifiques, élevez des bâtiments et faites avancer la recherche. **Les points viennent une seule fois, à la fin**, selon les majorités : peu importe combien vous avez, il faut en avoir plus que les autres. Le nombre à chaque place dit ce qu’on aurait maintenant.
guide-sun = **Le soleil décide à qui c’est le tour.** Il passe à la zone suivante où se trouve un bateau, et le premier de la file joue, à qui qu’il soit. C’est maintenant votre bateau dans la zone 1. Plus de bateaux, c’est plus de tours.
guide-build = Le bateau doit rejoindre une autre zone ; là, vous jouez **une** action. La meilleure est de construire : trois cartes sont proposées. Une carte exige des bâtiments, et **vos bateaux doivent se trouver là où ils sont**. Le centre de recherche marin, sur la carte de base, exige un derrick : votre bateau de la zone 5 y est. Un cadre rouge dit ce qui manque.
guide-build-task = Allez dans la zone 4, construisez-y le centre de recherche marin et terminez le tour.
guide-build-wrong = C’est permis. Le guide voulait montrer comment construire : aller dans la zone 4 et prendre le centre de recherche marin, car votre bateau au derrick suffit.
guide-ashore = Avec un bâtiment débarque un **scientifique** de votre personnel. Dans une zone, celui qui en a le plus marque un point par bâtiment et par scientifique, plus un : dans la zone 4, 2 + 1 + 1 = 4. Votre adversaire a construit dans la zone 0 et utilisé le campement. Il vous reste un scientifique, et 14 dans la réserve.
guide-research = **Un centre de recherche** fait avancer sur une piste : une case pour chacun de vos bateaux et scientifiques dans sa zone. Dans la zone 4, vous avez un bateau et un scientifique ; avec le bateau qui arrive, cela fait trois.
guide-research-task = Allez dans la zone 4 et avancez sur la piste T3. Puis terminez le tour.
guide-research-wrong = C’est permis, mais au centre marin de la zone 4 vous auriez avancé de trois cases d’un coup, car vous y avez déjà un bateau et un scientifique.
guide-red = Vous êtes sur la troisième case de T3. Elle est **rouge** : elle donne chaque fois ce qu’elle montre, ici un scientifique de la réserve. Une case **bleue** agit une seule fois dans la partie, pour tous les joueurs ensemble. Sur une piste, seules les cases libres comptent : on saute par-dessus les autres cubes.
guide-shipyard = Le chantier naval proposé exige une grue et un derrick. L’un de vos bateaux reste à la grue, dans la zone 4 ; celui-ci va au derrick. Une zone n’a jamais deux bâtiments du même type. La carte rapporte aussi **deux cases de recherche**, sur la piste de votre choix.
guide-shipyard-task = Allez dans la zone 5, construisez le chantier naval, avancez sur T3 et terminez le tour.
guide-shipyard-wrong = C’est permis. Mais avec un bateau à la grue et celui-ci au derrick, vous pouviez construire le chantier naval et avancer de deux cases sur T3.
guide-shipyard-other = Le chantier naval est construit, et une autre piste peut valoir autant. Le guide continue avec deux cases sur T3 : revenez pour le suivre, ou prenez votre propre chemin.
guide-guests = Votre adversaire s’est invité dans votre centre : **un bâtiment sert à tout le monde**, qui que ce soit qui l’a construit. C’est le scientifique qui est à vous, pas la maison. Attention aussi à la file : une zone a trois positions, et le dernier attend le soleil le plus longtemps.
guide-ship = **Un chantier naval** donne un bateau de plus, donc un tour de plus à chaque passage du soleil. Il rejoint la file sous le soleil. En échange, chacun des autres prend une des cartes chantier naval proposées, par exemple un brise-glace.
guide-ship-task = Allez dans la zone 5 et construisez un bateau.
guide-ship-wrong = C’est permis, mais vous restez à trois bateaux. Le chantier naval de la zone 5 vous aurait donné un quatrième tour.
guide-camp = Il ne vous reste presque personne. **Un campement** recrute un scientifique pour chacun de vos bateaux et scientifiques dans la zone. Et une fois par tour, vous pouvez **défausser** un cube ou un bateau : cela rapporte aussi un scientifique et compte à la fin.
guide-camp-task = Allez dans la zone 2 et recrutez. Avant de confirmer, appuyez sur Défausser… et choisissez un cube.
guide-camp-wrong = C’est permis, mais sans scientifiques on ne construit pas. Le campement de la zone 2 et un cube défaussé vous en auraient donné deux.
guide-camp-ended = Vous avez recruté, mais le tour s’est terminé avant la défausse d’un cube. Revenez, et appuyez sur Défausser… avant de confirmer.
guide-tie = Votre adversaire a construit dans la zone 5, à côté de votre chantier naval. Vous y avez un scientifique chacun : **à égalité, chacun marque tout**, 6 points. Avec un de plus, vous seriez devant, et il ne marquerait qu’autant de points que vous avez de scientifiques.
guide-breaker = Il a aussi posé un **brise-glace** dans la zone 4, une carte chantier naval. Son bateau y est deuxième de la file ; quand le soleil arrivera, il jouera aussi, juste après le premier. Ces tours se voient dans la rangée des tours à venir.
guide-lab = Servez-vous de ce que d’autres ont construit. Le laboratoire exige une éolienne et un puits, et un puits vient d’apparaître dans la zone 5, où vous avez un bateau. Une **carte ressource** remplacerait un bâtiment manquant. La carte porte un **astérisque** : à la fin, les astérisques se comptent à part.
guide-lab-task = Allez dans la zone 6, construisez le laboratoire, avancez sur T1 et terminez le tour.
guide-lab-wrong = C’est permis. Mais le laboratoire était à portée : le puits de votre adversaire dans la zone 5 et l’éolienne de la zone 6.
guide-score = Quatre choses comptent à la fin : **zones, pistes, astérisques et ressources défaussées**. Pour les trois dernières, le premier marque le total de tous, chacun des autres ce qu’a le joueur classé devant lui. Un clic sur les points d’une place dit d’où ils viennent, l’onglet Majorités qui mène et où.
guide-end = La partie s’arrête aussitôt que quelqu’un a placé son dernier scientifique ou que la dernière carte bâtiment est prise. Jouez jusque-là. Demandez un **conseil** si vous hésitez ; appuyez longuement sur un bâtiment ou une carte, ou faites un clic droit, pour en savoir plus.
