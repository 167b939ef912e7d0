### Les mots des parties revues.

replay = Revoir la partie
replay-open-now = Revoir la partie
replay-look-back = Revoir depuis le début
replay-contents = La partie, coup par coup
replay-start = Le début
replay-stored = Une position conservée alors
replay-unseen = Quelque chose a été choisi en secret.
replay-position = Moment de la partie
replay-at = { $at } sur { $last }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-steps = Pas
replay-by-decision = Choix
replay-by-move = Coup
replay-by-turn = Tour
replay-by-round = Manche
replay-speed = Vitesse
replay-view = Vu par
replay-open = Tout à découvert
replay-seat = { $name }
replay-to-game = Revenir à la partie
replay-to-table = À la table
replay-earlier = { $moves ->
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
} avec d’anciennes règles ({ $version }). { $shown ->
    [0] Aucune de leurs positions ne peut être montrée.
    [one] Seule une position conservée alors est montrée.
   *[other] Seules les { $shown } positions conservées alors sont montrées.
}

record-open = Ouvrir une partie enregistrée
record-open-words = Une partie d’une table d’ici, de landfall play ou de landfall simulate. Chaque coup est vérifié ; le serveur ne conserve rien.
record-file = Un fichier
record-text = Ou son texte
record-show = Ouvrir
record-too-large = Le fichier est trop grand : une partie enregistrée fait au plus 1 Mo.

play-on = Jouer la suite
play-on-title = Jouer la suite à partir de { $move }
play-on-lines = Autres suites :
play-on-origin = Suite de la partie :
play-on-at = coup { $move }
play-on-words = Une nouvelle table avec les mêmes places part de cette position. Choisissez qui joue.
play-on-anew = Redistribuer ce que la personne qui décide ici ne connaît pas
play-on-set = Créer la table
