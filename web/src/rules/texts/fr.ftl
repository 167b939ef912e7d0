### Les règles, pour y chercher une réponse.

rules-of = Règles : { $game }
rules-complete = Règles complètes
rules-games = Règles des jeux
rules-pieces = Éléments et cartes
rules-aid = Aide de jeu
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $count ->
    [0] Aucun résultat
    [one] 1 résultat
   *[other] { $count } résultats
}
rules-rulings = Précisions
rules-english = Ces règles ne sont pas encore traduites ; voici le texte anglais.
rules-none = Ce jeu n’a pas de page de règles.
rules-unreachable = Impossible de charger les règles.
rules-print = Imprimer
rules-turn = Un tour
rules-scores = Ce qui rapporte
rules-signs = Symboles
rules-section = Règle { $number }
rules-open-page = Ouvrir les règles complètes
rules-learn = Qu’est-ce que c’est ?
rules-table = Tableau
