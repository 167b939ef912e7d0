### Evacuation en français : les fiches et l’aide de jeu.

entries-resources = Ressources
entries-pieces = Éléments et repères
entries-symbols = Symboles de colonie
entries-biomes = Biomes du Nouveau Monde
entries-actions = Actions de votre plateau
entries-lanes = Voies de la piste de progrès
entries-passages = Passages
entries-continents = Continents
entries-edges = Bords de l’Ancien Monde
entries-old = Zones de l’Ancien Monde
entries-productivity = Tuiles de productivité
entries-areas = Zones du Nouveau Monde
entries-ships = Vaisseaux
entries-stadiums = Stades
entries-technologies = Technologies
entries-infrastructure = Infrastructures
entries-goals = Objectifs
entries-bonuses = Bonus de fin d’année
entries-cards = Cartes Action
entries-common = Objectifs communs
entries-lines = Majorités en ligne
entries-solo = Cartes solo

entry-resource-food = Nourrit les deux mondes chaque année. Ce qui manque coûte des pénalités.
entry-resource-steel = Sert aux vaisseaux et aux stades ; coloniser coûte 1 acier par emplacement d’habitants.
entry-resource-energy = Paie les vols, ainsi que la troisième action de l’année et les suivantes.
entry-population = Habitants
entry-population-help = Attendent du côté du Nouveau Monde, puis occupent les emplacements d’habitants d’une zone colonisée. Ils viennent par vaisseau, par clonage ou comme gain.
entry-factory = Usine
entry-factory-help = Se prépare pour 1 de ce qu’elle produit. Elle occupe un emplacement d’usine et augmente la production. Vous en avez quatre de chaque sorte.
entry-face = Visage souriant
entry-face-help = Sur les stades et les technologies. Le joueur qui en a le plus joue en premier.
entry-penalty = Jeton de pénalité
entry-penalty-help = Un par nourriture non payée et par stade manquant. Il reste jusqu’à la fin et coûte des points.
entry-marker = Marqueur de progrès
entry-marker-help = Vous en avez deux. Ils avancent de la puissance de l’année, ouvrent les biomes et donnent des symboles.
entry-power = Puissance
entry-power-help = La somme des puissances de vos actions de l’année : vos cases sur la piste de progrès, et ce que l’on compare au bonus de fin d’année.
entry-symbol-help = Une zone qui le montre n’est colonisée que par qui le possède : grâce à un marqueur sur la piste de progrès ou à une technologie.
entry-biome-tundra = Ouverte dès le début.
entry-biome-desert = S’ouvre quand votre premier marqueur a franchi le passage 2.
entry-biome-forest = S’ouvre quand votre premier marqueur a franchi le passage 3.
entry-biome-ocean = S’ouvre quand votre premier marqueur a franchi le passage 4.
entry-action-A8 = Faites deux mouvements d’infrastructure. Chacun prend une carte de la rangée en main, ou en joue une de la main, payée par le Nouveau Monde. Une carte augmente la production dès que sa condition est remplie.
entry-lane-waiting = Place pour tous les marqueurs ; aucun effet.
entry-lane-main = Place pour un marqueur : il reçoit l’effet ou les symboles de la case.
entry-lane-three_plus = Place pour un marqueur, seulement à trois ou quatre joueurs.
entry-passage = Passage { $passage }
entry-passage-1 = Entre les cases 2 et 3. Chaque marqueur retourne une tuile de productivité de l’Ancien Monde.
entry-passage-2 = Entre les cases 6 et 7. Le premier marqueur ouvre le désert ; le second emporte une tuile de productivité vers le Nouveau Monde, et toutes les productions montent de 1.
entry-passage-3 = Entre les cases 10 et 11. Le premier marqueur ouvre la forêt ; le second emporte l’autre tuile de productivité.
entry-passage-4 = Entre les cases 14 et 15. Le premier marqueur ouvre l’océan.
entry-continent = Continent { $id }
entry-continent-help = Votre part de l’Ancien Monde : neuf zones à évacuer. Les quatre sont identiques.
entry-edge-help = La soute d’un vaisseau ne prend que des zones dont le bord a sa couleur.
entry-old-population = Deux habitants vivent ici. Une soute de ce bord les emmène au Nouveau Monde.
entry-old-factory = Une usine se trouve ici. Une soute de ce bord l’emporte, ou n’importe quelle place de bâtiment d’un vaisseau.
entry-productivity = Tuile de productivité { $id }
entry-productivity-help = Produit 1 nourriture, 1 acier et 1 énergie dans l’Ancien Monde jusqu’à ce que le passage 1 la retourne ; les passages 2 et 3 l’emportent au Nouveau Monde.
entry-area = { $id }, { $biome }
entry-area-help = Emplacements d’usine : { $factory_slots }. Emplacements d’habitants : { $population_slots }. Symboles : { $symbols }.{ $rim_id ->
    [true] {" "}Au bord.
   *[false] {""}
}
entry-stadium-start = Chacun commence avec un stade comme celui-ci. Aucun visage souriant.
entry-line = Ligne { $number }
entry-line-help = Une tuile posée sur { $area } montre l’une de deux lignes. À la fin, celui qui y a le plus de zones marque des points.
entry-solo-settle = L’automa colonise une zone.
entry-solo-take_stadium = L’automa prend un stade du marché.
entry-solo-discard_ship = Un vaisseau du marché est retiré.
entry-solo-discard_infrastructure = Une infrastructure du marché est retirée.

## Aide de jeu

aid-turn-1 = Revenus : les deux mondes produisent, puis consomment ; dès l’année 3, le Nouveau Monde veut des stades. Ce qui manque coûte des pénalités.
aid-turn-2 = Actions, dans l’ordre du tour : une par tour, jusqu’à ce que vous passiez. À partir de la troisième, elles coûtent de l’énergie.
aid-turn-3 = Les groupes 1 à 4 ont cette puissance. Leur somme est votre puissance de l’année.
aid-turn-4 = Coloniser : remplir tous les emplacements d’une zone, payer 1 acier par habitant, avoir ses symboles.
aid-turn-5 = Transport : chargez dans l’Ancien Monde, payez l’énergie, volez, déchargez. Le retour prend un an.
aid-turn-6 = Ordre du tour : d’abord celui qui a le plus de visages souriants.
aid-turn-7 = Progrès : vos deux marqueurs font ensemble autant de pas que votre puissance. Les passages ouvrent les biomes.
aid-turn-8 = Bonus de la carte de l’année selon la puissance ; puis l’emplacement 1 de chaque rangée est vidé.
aid-score-1 = Vos trois objectifs et votre plus basse production.
aid-score-2 = Les visages souriants du Nouveau Monde, pour ceux qui y ont trois stades.
aid-score-3 = Points perdus : zones abandonnées, stades manquants, jetons de pénalité.
aid-score-4 = Course : le premier qui a toutes ses productions à 8 et trois stades dans le Nouveau Monde termine la partie.

## Partie guidée

guide-chapter-worlds = Deux mondes
guide-chapter-power = Actions et puissance
guide-chapter-transport = La traversée
guide-chapter-progress = Le progrès
guide-chapter-land = Le Nouveau Monde

guide-welcome = Le soleil grossit. Vous avez **quatre années** pour mener votre peuple de l’Ancien Monde vers le Nouveau. Chaque année se déroule de même : revenus, actions, transport, progrès, bonus. Regardez vos points : ils partent de **très bas**, car chaque zone abandonnée et chaque stade manquant en coûte. À vous de remonter.
guide-stocks = Nourriture, acier et énergie sont **séparés pour chaque monde**. Les revenus viennent de tomber : l’Ancien Monde a produit 7 de chaque et consommé 5 nourritures. Le Nouveau n’a encore rien. Seuls les vaisseaux font le transport, et dans ce sens seulement. Les vaisseaux d’abord, donc.
guide-ship = À votre tour, vous faites une action ; chacune appartient à un groupe de 1 à 4. Construire un vaisseau est du groupe 2. La rangée en montre trois : leur coût, l’énergie d’un vol et ce qu’ils emportent. Le premier a une soute pour une zone désert, la place d’un bâtiment et de deux ressources.
guide-ship-task = Choisissez l’action Construire un vaisseau et le premier vaisseau de la rangée.
guide-ship-wrong = C’est possible aussi. Le guide continue avec le premier vaisseau de la rangée, pour 1 nourriture et 2 aciers : il emporte une zone, un bâtiment et deux ressources.
guide-second = Votre adversaire a pris un vaisseau, lui aussi, et la rangée a glissé. **Les deux premières actions de l’année sont gratuites** ; dès la troisième, elles coûtent de l’énergie, de plus en plus. Le vaisseau lui-même se paie toujours. Construisez-en un autre, tant que l’action ne coûte rien.
guide-second-task = Construisez un autre vaisseau : celui en première place de la rangée.
guide-second-wrong = C’est possible aussi. Le guide continue avec un second vaisseau, le premier de la rangée : il emporte une usine dès cette année, pour coloniser deux zones l’année prochaine.
guide-invent = Maintenant, le groupe 4 : **la recherche**. Vous développez une technologie d’une de vos trois colonnes, de bas en haut. Dans la première se trouve le Dépôt de primes : avec chaque bonus de fin d’année, une ressource de plus. Troisième action : elle coûte 1 énergie.
guide-invent-task = Choisissez l’action Recherche et la technologie de la première colonne.
guide-sum = Additionnez les groupes de vos actions : 2 + 2 + 4 = **8. C’est votre puissance de l’année.** Elle sert deux fois. Vos marqueurs avanceront de 8 cases. Et la carte de l’année montre 8 et 12 : qui atteint exactement l’un des deux gagne son bonus. Vous avez 8 : restez-en là.
guide-pass = D’autres actions coûteraient de plus en plus d’énergie et gâcheraient ce 8. Il faut aussi de l’énergie pour voler : un vaisseau en demande 1, l’autre 2.
guide-pass-task = Passez.
guide-pass-wrong = C’est permis, mais votre puissance dépasse 8 : le bonus de l’année est perdu, à moins d’aller jusqu’à 12.
guide-transport = **Transport.** La place ronde d’un vaisseau est une **soute** : elle prend une zone au bord de sa couleur, donc ses deux habitants ou son usine. La zone est alors évacuée, ce qui sauve des points, mais elle ne produit plus. La maison prend un bâtiment, un stade par exemple, et chaque hexagone une ressource.
guide-fly = Pour coloniser, il faut des habitants, des usines et de l’acier dans le Nouveau Monde : ils partent d’abord. Touchez un vaisseau pour l’envoyer, puis ce qu’il emporte. Avec deux vaisseaux, tout va au premier qui a de la place. Peu importe lequel : ils volent ensemble.
guide-fly-task = Envoyez les deux vaisseaux. Chargez une zone désert habitée, l’usine du désert, le stade et 2 aciers.
guide-fly-task-send = Touchez le petit vaisseau, S01 : il est envoyé.
guide-fly-task-people = Touchez une zone désert avec deux habitants : elle monte à bord.
guide-fly-task-steel = Touchez l’acier sous les zones, près de l’hexagone : 1 acier monte à bord.
guide-fly-task-other = Envoyez maintenant l’autre vaisseau : touchez-le. Deux partent cette année.
guide-fly-task-areas = Deux zones désert doivent partir : une habitée, et l’usine. Touchez ce qui manque encore.
guide-fly-task-stadium = Chargez le stade, sous les zones. Le 0 à côté veut dire aucun visage souriant ; c’est un stade tout de même.
guide-fly-task-more = 2 aciers en tout doivent partir. Touchez encore l’acier sous les zones.
guide-fly-task-off = Tout est à bord ; occupez une place libre si vous voulez. Décollez.
guide-fly-wrong = C’est possible aussi. Pour coloniser l’an prochain, il faut au guide davantage dans le Nouveau Monde : les deux vaisseaux, deux habitants, l’usine du désert, le stade et 2 aciers.
guide-split = **Progrès.** Répartissez vos 8 cases entre vos deux marqueurs. Chaque case a deux voies : sur la **voie principale**, elle donne quelque chose, ou un symbole tant que le marqueur y reste ; sur la voie d’attente, rien. Certaines zones exigent ces symboles. Avec 5 et 3 cases, vous obtenez la vague et l’anneau.
guide-split-task = Avancez de 5 et de 3 cases, les deux sur la voie principale. Puis prenez de l’acier, Nouveau Monde : 2 du bonus, 1 du Dépôt de primes.
guide-income = **Année 2.** L’Ancien Monde a moins produit : deux zones sont parties, et vos marqueurs ont franchi le premier passage, qui a retourné deux tuiles de productivité. Il y en aura moins chaque année, et il faut nourrir la population. Ce qui manque coûte des jetons de pénalité. Le Nouveau Monde doit donc produire.
guide-settle = **Coloniser** remplit une zone d’un coup : une usine par emplacement d’usine, un habitant par emplacement d’habitant, et 1 acier par habitant. La toundra est ouverte dès le début ; les passages ouvrent les autres milieux. N04 exige l’anneau, et vous l’avez.
guide-settle-task = Choisissez l’action Coloniser, puis N04 ou une autre zone éclairée.
guide-more = Il vous reste peut-être des habitants et de l’acier. Deux actions de l’année sont gratuites, profitez-en. N01, par exemple, prend deux habitants et produit nourriture et énergie.
guide-more-task = Colonisez une autre zone.
guide-production = Le Nouveau Monde produit, et cela compte deux fois : comme revenus, et à la fin votre production **la plus basse** rapporte des points. Regardez les trois barres du Nouveau Monde : tant que l’une est à 0, la plus basse est 0. N’oubliez donc aucune des trois.
guide-others = Les autres actions, pour plus tard. **Stade** : comme un vaisseau. **Préparer une usine** et **Cloner** donnent usines et habitants sans vaisseau. **Ravitaillement** : une ressource ; **échange** : en troquer. **Infrastructure** : prenez une carte, jouez-la plus tard. Avant de prendre une carte d’une rangée, vous pouvez payer 1 ressource et en mettre sous la pioche.
guide-score = Les points viennent de vos trois **objectifs**, de la production la plus basse et des visages souriants, si vous avez trois **stades** dans le Nouveau Monde. Chaque stade manquant, chaque zone abandonnée et chaque jeton de pénalité en coûte. Votre total montre où vous en êtes ; il part de très bas.
guide-end = Vos vaisseaux sont dans le Nouveau Monde ; en renvoyer un prend son année. Jouez les quatre années. Demandez un **conseil** si vous hésitez ; appuyez longuement sur un vaisseau, une zone ou une technologie, ou faites un clic droit, pour en savoir plus.
