### Les mots des statistiques.

statistics-own = Vos parties en chiffres
statistics-own-words = Les tables terminées de ce navigateur, vues de votre place.
statistics-report = Des parties en chiffres
statistics-counting = Calcul en cours…
statistics-none = Aucune partie terminée dans ces fichiers.
statistics-none-own = Aucune de vos tables n’est encore terminée. Jouez une partie jusqu’au bout, puis revenez ici.
statistics-left-out = { $games ->
    [one] Une partie est laissée de côté : inachevée, ou jouée avec des règles antérieures.
   *[other] { $games } parties sont laissées de côté : inachevées, ou jouées avec des règles antérieures.
}
statistics-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
statistics-whole = { $share } de victoires (95 % : de { $low } à { $high } ; par hasard { $fair })
statistics-mean = { $points } points et { $moves } choix par partie
statistics-by-players = Nombre de joueurs
statistics-by-seat = Place
statistics-by-opening = Premier coup
statistics-by-player = Joueur
statistics-by-option = Option
statistics-by-kind = Genre
statistics-rest = Autres
statistics-played = Jouées
statistics-won = Gagnées
statistics-between = 95 %
statistics-points = Points
statistics-all = Tous
statistics-winners = Vainqueurs
statistics-losers = Autres
statistics-figures = Les chiffres
statistics-share-words = Part des parties gagnées, avec son intervalle à 95 %. Le trait vertical : ce qu’elle serait si tous étaient égaux.
statistics-points-words = Points en moyenne, avec leur intervalle à 95 %.
statistics-sources = Points par source
statistics-sources-words = Le point : en moyenne. Le trait vertical : les vainqueurs.
statistics-totals = Points à la fin
statistics-totals-words = Clair : les vainqueurs.
