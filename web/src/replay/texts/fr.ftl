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
record-which = Le fichier contient { $count } parties. Laquelle ouvrir ?
record-file-too-large = Le fichier est trop grand : 50 Mo au plus.
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

analysis = Analyse
analysis-words = Chaque décision est évaluée en jouant la partie jusqu’au bout de nombreuses fois, à partir de ce que la personne savait alors. Cela se fait à côté des tables et prend quelques minutes au plus.
analysis-depth = Profondeur
analysis-quick = Rapide (8 parties par choix)
analysis-usual = Normale (32 parties par choix)
analysis-deep = Approfondie (128 parties par choix)
analysis-minute = Une minute en tout
analysis-begin = Analyser la partie
analysis-again = Analyser de nouveau
analysis-waits = D’autres parties passent d’abord
analysis-runs = Décisions évaluées
analysis-cancel = Annuler
analysis-failed = L’analyse a échoué. Réessayez.
analysis-graph = Chances de victoire au fil de la partie
analysis-chance = { $name } { $chance } %
analysis-points = Points par source
analysis-of = Pour
analysis-accuracy = Précision
analysis-choices = Choix
analysis-luck = Chance
analysis-table-words = Précision de 0 à 100. Choix et chance en pourcentage des chances de victoire, par rapport à un jeu ordinaire, avec leurs erreurs types : une analyse plus profonde les réduit.
analysis-worst = Décisions les plus coûteuses
analysis-none = Aucun choix de cette personne n’a coûté plus que ce que l’analyse sait distinguer.
analysis-cost = chances de victoire { $chance } % (± { $error })
analysis-cost-points = avance { $points } points
analysis-better = Mieux : { $line }
analysis-gives-up = perd { $points } points ({ $of })
analysis-gains = gagne { $points } points ({ $of })
analysis-lets = donne { $points } points de plus à { $of }
analysis-hinders = Au tour suivant, « { $action } » devient impossible : { $why }
analysis-enables = Cela permet à { $name } de jouer « { $action } ». Après le meilleur choix : { $why }
analysis-no-reason = Les points sont à peu près les mêmes ; ce sont les chances de victoire qui diffèrent.
analysis-show = Montrer sur le plateau
analysis-try = Essayer

save-page = Enregistrer en page web
