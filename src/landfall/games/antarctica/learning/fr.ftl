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
entry-card = { $id } : { $building }
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
