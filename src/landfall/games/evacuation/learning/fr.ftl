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
entry-power-help = La somme des puissances de vos actions de l’année : vos pas sur la piste de progrès, et ce que l’on compare au bonus de fin d’année.
entry-symbol-help = Une zone qui le montre n’est colonisée que par qui le possède : grâce à un marqueur sur la piste de progrès ou à une technologie.
entry-biome-tundra = Ouverte dès le début.
entry-biome-desert = S’ouvre quand votre premier marqueur a franchi le passage 2.
entry-biome-forest = S’ouvre quand votre premier marqueur a franchi le passage 3.
entry-biome-ocean = S’ouvre quand votre premier marqueur a franchi le passage 4.
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
