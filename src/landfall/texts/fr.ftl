### Textes communs à tous les jeux.

forms = the of
list-and = { $most } et { $last }
none = aucun
yes = oui
no = non
seat-name = Joueur { $number }

decision-NextOf = Que voulez-vous résoudre ensuite ?
decision-PickOne = Choisissez une possibilité.
decision-May = Voulez-vous le faire ?

refusal-game-over = La partie est terminée.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-such-action = Ce coup n’existe pas.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-not-among-the-open-steps = Cette étape n’est plus à faire.
refusal-not-among-the-offers = Ce choix n’est pas proposé.
refusal-take-it-or-leave-it = Acceptez la proposition ou renoncez-y.
refusal-nothing-to-undo = Rien à annuler : depuis, quelque chose a été révélé ou joué.

## Niveaux des bots

level-beginner = Débutant
level-easy = Facile
level-normal = Moyen
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-random = Aléatoire
level-yardstick = Étalon

hint-why = Environ { $points } points de mieux que { $other } : { $sources }.
hint-why-even = À peu près aussi bon que { $other }.
hint-source-later-more = { $points } de plus à attendre plus tard
hint-source-later-less = { $points } de moins à attendre plus tard
hint-source-others-more = { $points } de plus pour l’adversaire le plus fort
hint-source-others-less = { $points } de moins pour l’adversaire le plus fort

## Pourquoi ce qui vient du dehors ne peut servir ; chacun suit un deux-points

why-wrong-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $given }.
why-seed = une graine est un nombre entier ou un texte, pas { $given }.
why-unwritable-seed = cette graine ne peut pas être écrite.
why-options = les options sont des noms avec des valeurs.
why-no-option = { $title } n’a pas d’option { $option }. Il y a : { $options }.
why-no-value = { $option } ne peut pas être { $value }. Au choix : { $values }.
why-start-player = le joueur { $number } ne peut pas commencer à une table de { $seats }.
why-no-game = aucun jeu ne s’appelle { $given }. Il y a : { $games }.
why-name-taken = { $given } est l’un des jeux de Landfall.
why-no-action = aucun coup ne s’appelle { $action }. Il y a : { $actions }.
why-no-argument = { $action } exige { $argument }.
why-wrong-argument = { $action } : { $argument } ne peut pas être { $given }. Au choix : { $values }.
why-strange-argument = { $action } n’a pas de { $argument }.
why-no-number = les coups vont de 0 à { $most }, pas { $given }.
why-not-a-record = ce n’est pas une partie enregistrée.
why-other-format = c’est écrit au format { $format } ; ce Landfall lit le format { $known }.
why-other-game = c’est une partie de { $given }.
why-illegal-move = le coup { $number } est contraire aux règles.
why-unknown-move = le coup { $number } n’existe pas dans ce jeu.
why-unplayable-move = le coup { $number } ne peut pas être joué.
why-other-end = ses coups mènent à une autre position que celle indiquée.
why-record-names = les noms des joueurs ne peuvent pas être affichés, ou il y en a trop.
why-wrong-start = elle part d’une position impossible.
why-no-ray = Ray n’est pas installé : pip install "landfall[ray]"
why-no-ray-cluster = il n’y a pas de cluster Ray à l’adresse { $address } : { $told }
why-ray-or-processes = indiquez soit --processes, soit --ray : un cluster utilise tous ses cœurs.
