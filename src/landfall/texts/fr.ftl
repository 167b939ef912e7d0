### Textes communs à tous les jeux.

forms = the of
list-and = { $most } et { $last }
none = aucun
yes = oui
no = non
seat-name = Joueur { $number }

decision-NextOf = Par quoi continuer ?
decision-PickOne = Choisissez une possibilité.
decision-May = Voulez-vous le faire ?

refusal-game-over = La partie est terminée.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-such-action = Ce coup n’existe pas.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-not-among-the-open-steps = Cette étape ne fait pas partie de celles qui restent.
refusal-not-among-the-offers = Ce choix n’est pas proposé.
refusal-take-it-or-leave-it = Acceptez la proposition ou renoncez-y.
refusal-nothing-to-undo = Rien à annuler : depuis, quelque chose a été révélé ou joué.

## Niveaux des robots

level-random = Aléatoire
level-greedy = Glouton
level-easy = Facile
level-normal = Moyen
level-strong = Fort
level-search = Chercheur
