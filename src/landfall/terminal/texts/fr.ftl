### La ligne de commande et les questions.

## À l’invite

you = Vous
thinking = { $name } réfléchit…
hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
prompt-help = Tapez le numéro d’un choix, ou des mots qui n’en désignent qu’un, par exemple T1 B1. Et aussi :
narrow = Tapez quelques mots pour réduire la liste.
no-such-number = Choisissez un numéro de 1 à { $most }.
not-understood = « { $typed } » n’est ni un choix ni une commande. Tapez ? pour l’aide.
why-what = Pourquoi quoi ? Par exemple : pourquoi T3
is-possible = C’est possible maintenant.
hint = Conseil : { $number } { $action }
undone = Coup annulé.
saved = La partie est enregistrée dans { $file }
ended = La partie est terminée.
winners = { $winner_seats_count ->
    [one] Victoire : { $winner_seats }
   *[other] Victoire partagée : { $winner_seats }
}
total = Total

command-help = aide
command-help-help = comment jouer, et cette liste (aussi ?)
command-why = pourquoi
command-why-help = pourquoi un choix est impossible, par exemple : pourquoi T3
command-hint = conseil
command-hint-help = ce que ferait un bot
command-undo = annuler
command-undo-help = annuler votre dernier coup, si rien n’a été révélé depuis
command-log = journal
command-log-help = ce qui s’est passé ; journal 100 affiche les 100 dernières lignes
command-table = table
command-table-help = afficher de nouveau la table
command-save = enregistrer
command-save-help = enregistrer la partie : enregistrer FICHIER
command-quit = quitter
command-quit-help = s’arrêter là ; la partie est enregistrée

## Commandes

app-help = Landfall : jouer, héberger, étudier et résoudre quatre jeux de société où l’on rejoint une terre nouvelle.
play-help = Jouer dans le terminal, avec des bots ou des amis aux autres places.
simulate-help = Faire jouer de nombreuses parties à des bots et afficher les statistiques.
tournament-help = Faire jouer des bots entre eux dans toutes les dispositions des places et les classer.
train-help = Améliorer ce qui guide les bots : ils jouent entre eux, puis les valeurs sont ajustées à l’issue des parties.
tables-help = Voir les tables conservées par un serveur et supprimer les anciennes.
tables-list-help = Lister les tables, les plus anciennement modifiées d’abord.
tables-prune-help = Supprimer les tables où rien ne s’est passé depuis longtemps. Sans --yes, affiche seulement lesquelles.
games-help = Lister les jeux, leurs nombres de joueurs et leurs options.
replay-help = Revoir une partie enregistrée, coup par coup.
bench-help = Mesurer la vitesse des moteurs de jeu.
serve-help = Héberger des tables pour les navigateurs et les terminaux, ici ou sur le réseau.
backup-help = Copier les tables dans un fichier, même pendant qu’un serveur tourne.
restore-help = Remettre une copie faite par backup à la place des tables, quand aucun serveur ne tourne.
doctor-help = Vérifier que tout le nécessaire est là et fonctionne.

arg-game = Quel jeu : un identifiant comme star-race.
arg-file = Une partie enregistrée.
opt-lang = Langue : en, pl ou fr. Par défaut, celle du système.
opt-seats-play = Qui est assis où, par exemple you,search,search ou you=Ania,you=Bob. Bots : { $bots } ; search:800 ou search:50ms règlent leur effort.
opt-seats-count = Combien de places.
opt-option = Une option du jeu, NOM=VALEUR ; peut être répétée.
opt-variant = Raccourci de --option variant=VALEUR.
opt-seed = La graine ; la même graine donne la même partie.
opt-record = Enregistrer la partie dans ce fichier.
opt-resume = Reprendre une partie enregistrée.
opt-games = Combien de parties.
opt-bots = Un bot pour toutes les places, ou un par place : random,search. Un bot à soi s’écrit MODULE:CLASSE.
opt-bots-play = Les bots aux autres places, si --seats ne les nomme pas : un pour toutes, ou un par place. Un bot à soi s’écrit MODULE:CLASSE.
opt-bots-tournament = Les bots, séparés par des virgules : au moins autant que de places.
opt-train-folder = Dossier des parties et des valeurs. L’entraînement reprend à partir de ce qui s’y trouve.
opt-train-rounds = Nombre total de cycles : des parties, puis de nouvelles valeurs.
opt-train-games = Parties par cycle.
opt-train-seats = Nombres de places, séparés par des virgules, tour à tour.
opt-train-bot = Le bot qui joue.
opt-rounds = Combien de fois chaque groupe de bots joue dans chaque disposition des places.
opt-status = Seulement les tables dans cet état : waiting, running, over, abandoned, stuck ; plusieurs avec des virgules.
opt-older-than = Depuis combien de temps rien ne s’est passé : 12h, 30d ou 4w.
opt-yes = Les supprimer vraiment.
opt-processes = Combien de processus ; par défaut, autant que de cœurs.
opt-ray = Jouer sur le cluster Ray à cette adresse : HÔTE:PORT, auto, ou local pour cette seule machine.
opt-out = Écrire les parties dans un fichier, .jsonl ou .parquet : résultats et enregistrements, pour en apprendre ou les revoir.
opt-install-completion = Installer la complétion pour ce shell et quitter.
opt-show-completion = Afficher la complétion pour ce shell et quitter.
opt-json = Afficher du JSON et rien d’autre.
opt-host = L’adresse d’écoute ; 0.0.0.0 pour tous sur le même réseau.
opt-port = Le port ; 0 en prend un libre.
opt-data = Où conserver les tables : un fichier, ou une adresse postgresql://.
opt-public = Une adresse par laquelle on ouvre le serveur, comme https://games.example.org ; tout autre nom est refusé. Peut être donnée plusieurs fois.
opt-absent-grace = Durée d’absence après laquelle un bot peut recevoir la place : 90s, 5min ou 1h.
opt-put-aside = Après combien de temps une partie s’arrête sans les absents, si tous les autres le souhaitent : 12h ou 3d.
opt-data-file = Le fichier où les tables sont conservées.
opt-force = Écraser ce qui s’y trouve.
arg-copy = Le fichier de la copie.
opt-to = Afficher la position après ce nombre de coups, puis quitter.
opt-game-number = Quelle partie d’un fichier de landfall simulate (à partir de 1).
opt-all = Afficher tous les coups, puis quitter.
opt-seat = Regarder depuis cette place (à partir de 1) ; un spectateur ne voit aucun secret.
opt-open = Voir tous les secrets : depuis la place qui joue.
opt-seconds = Durée de chaque mesure.
opt-version = Afficher la version et quitter.
opt-help = Afficher cette aide et quitter.

usage = Usage : { $what }
usage-options = {"[OPTIONS]"}
usage-command = {"COMMANDE [ARGUMENTS]…"}
panel-options = Options
panel-arguments = Arguments
panel-commands = Commandes
help-default = [par défaut : {"{"}{"}"}]
help-required = [obligatoire]

## Erreurs

error = Erreur : { $what }
no-such-game = Aucun jeu ne s’appelle { $game }.{ $meant ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $meant } ?
 } Il y a : { $games }.
broken-game = Le jeu { $game } est inutilisable : { $what }
wrong-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }.
no-such-bot = Aucun bot ne s’appelle { $bot }. À une place, il peut y avoir : { $bots }.
menu-games = À quel jeu voulez-vous jouer ?
menu-game = { $number }. { $title } ({ $id }), { $players } joueurs
menu-answer = Son numéro ou son nom :{" "}
bots-or-seats = Nommez les bots par --bots ou par --seats, pas par les deux.
bots-beside-you = Nommez un bot, ou un pour chacune des autres places ({ $seats }), et non { $count }.
broken-bot = Le bot { $bot } ne peut pas être utilisé : { $what }
no-such-effort = Aucun bot ne s’appelle { $bot }. Son effort s’écrit search:800 (simulations) ou search:50ms ; greedy ne prend qu’un temps, random rien.
no-such-option = { $title } n’a pas d’option { $option }.{ $meant ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $meant } ?
 } Il y a : { $options }.
no-such-value = { $option } ne peut pas être { $value }. Au choix : { $values }.
bad-option-form = Une option s’écrit NOM=VALEUR, et non { $given }.
bad-setup = La partie ne peut pas être préparée ainsi : { $what }
no-such-language = Il n’y a pas de textes en { $given }. Au choix : { $langs }.
no-such-file = Le fichier { $file } n’existe pas.
cannot-read = { $file } ne peut pas être lu : { $what }
cannot-write = { $file } ne peut pas être écrit : { $what }
cannot-listen = { $host } avec le port { $port } est inutilisable : { $what }
cannot-store = Les tables ne peuvent pas être conservées : { $what }
cannot-back-up = Aucune copie n’a été faite : { $what }
cannot-restore = Rien n’a été restauré : { $what }
use-pg-dump = Les tables dans PostgreSQL se copient avec ses propres programmes : pg_dump --format=custom --file=FICHIER ADRESSE, et en retour pg_restore --clean --if-exists --dbname=ADRESSE FICHIER.
backed-up = Les tables sont copiées dans { $file }. Gardez ce fichier pour vous : il contient les graines des parties en cours.
restored = Les tables sont de nouveau dans { $file }.
not-a-record = { $file } n’est pas une partie enregistrée, ou il est endommagé : { $what }
other-rules = { $file } a été enregistré avec les règles { $written } de { $title } ; les règles actuelles sont { $current }. Seules les positions qu’il contient peuvent être montrées.
no-positions = { $file } a été enregistré avec les règles { $written } de { $title }, les règles actuelles sont { $current }, et il ne contient aucune position. Revoyez-le avec le Landfall qui l’a enregistré.
cannot-resume = { $file } a été enregistré avec d’autres règles de { $title } et ne peut pas être repris.
already-over = La partie de { $file } est terminée. Revoyez-la : landfall replay { $file }
wrong-seat = Les places vont de 1 à { $most }, pas { $given }.
wrong-move = La partie compte { $most } coups ; --to va de 0 à { $most }.
wrong-game-number = Nombre de parties dans { $file } : { $most } ; --game va de 1 à { $most }.
wrong-number = { $option } : au moins { $least }.
bots-and-seats = { $seats ->
    [one] Nommez un bot pour la seule place, pas { $count } ; --seats fixe le nombre de joueurs.
   *[other] Nommez un bot, ou un pour chacune des { $seats } places, pas { $count }.
 }
too-few-bots = À { $seats } places, un tournoi exige au moins { $seats } bots différents, pas { $count }.
bad-duration = Une durée s’écrit 90s, 5min, 12h, 30d ou 4w, pas { $given }.
resume-or-game = Nommez un jeu, ou une partie enregistrée après --resume.
seats-of-record = La partie enregistrée a { $seats } places, --seats en nomme { $count }.
seat-or-open = --seat montre ce que voit une place, --open montre tout : omettez l’un des deux.
wrong-start-player = start_player ne peut pas être { $value } à une table de { $seats } : 0 est le joueur 1, et au plus { $last } ici.
option-twice = { $option } ne peut pas être à la fois { $first } et { $second }.
wrong-seconds = --seconds doit être supérieur à 0.
system-refuses = Le système refuse : { $what }.
system-EADDRINUSE = un autre programme y écoute déjà
system-EADDRNOTAVAIL = cette machine n’a pas cette adresse
system-EACCES = permission refusée
system-EPERM = permission refusée
system-ENOENT = ce fichier ou dossier n’existe pas
system-EISDIR = c’est un dossier
system-ENOTDIR = ce n’est pas un dossier
system-ECONNREFUSED = rien n’y écoute
system-ENOSPC = le disque est plein
system-EROFS = lecture seule
system-EHOSTUNREACH = cette machine est injoignable
system-ENETUNREACH = ce réseau est injoignable
system-no-such-host = aucune machine ne porte ce nom
system-ETIMEDOUT = pas de réponse à temps
why-not-a-database = { $file } ne contient pas de tables de Landfall
why-cannot-open = { $file } ne peut pas être ouvert
why-no-folder = le dossier { $folder } ne peut pas être créé : { $what }
why-newer-schema = elles ont été écrites par un Landfall plus récent
why-in-use = un serveur utilise { $file }
why-is-there = { $file } existe déjà ; --force l’écrase
why-same-file = { $file } est le fichier des tables lui-même
why-not-written = { $file } ne peut pas être écrit
why-damaged = { $file } est endommagé
why-needs-asyncpg = PostgreSQL a besoin de asyncpg : pip install 'landfall[postgres]'
why-no-postgres = PostgreSQL est inutilisable : { $what }
wrong-port = Un port est un nombre de 0 à { $most }.
wrong-public = Une adresse s’écrit https://games.example.org, pas { $given }.
who-sat-where = { $file } ne dit pas qui était assis où ({ $names }). Dites-le avec --seats, par exemple --seats random,you.
bad-name = Un nom tient sur une ligne, en { $most } caractères affichables au plus.
option-of-record = Une partie enregistrée garde ses options, ses places et sa graine ; retirez { $option }.
bad-usage = { $what }. Aide : { $command } --help
unknown-flag = l’option { $name } n’existe pas{ $meant ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire { $meant } ?)
 }
missing-value = il manque { $name }
needless-word = trop de mots, ou un mot mal placé
bad-value = la valeur de { $name } est incorrecte : il faut { $kind ->
    [whole] un nombre entier
   *[number] un nombre
 }
no-such-command = la commande { $name } n’existe pas.{ $meant ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $meant } ?
 } Il y a : { $commands }
needless-value = { $name } ne prend pas de valeur
games-written = { $count } parties se trouvent dans { $file }.
wrong-format = Le nom d’un fichier de parties se termine par { $formats } ; ce n’est pas le cas de { $file }.
no-parquet = Parquet demande pyarrow : pip install "landfall[parquet]". Un fichier .jsonl ne demande rien.
no-such-folder = Le dossier { $folder } n’existe pas.
arena-failed = La simulation a été arrêtée : { $what }
interrupted = Arrêté. { $done } parties sur { $games } sont comptées.
went-wrong = Landfall a rencontré un problème : { $what }. L’erreur vient de nous ; la partie est enregistrée dans { $file }.
turn-cut = { $name } : le tour n’en finissait pas ; il a été terminé au hasard.

## landfall games

game-line = { $title }, { $seats } { $most ->
    [one] joueur
   *[other] joueurs
}
is-default = par défaut
is-default-with = par défaut avec { $option }
col-id = Id
col-title = Jeu
col-seats = Joueurs

## landfall simulate

simulating = Simulation en cours
simulated = { $title }, { $seats } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $time }
simulated-rate = ({ $rate } par seconde)
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-short = moins de 1 ms
col-bot = Bot
col-seat = Place
col-won = Victoires
col-between = 95 %
col-figures = Dans une partie
col-points = Points
col-games = Parties
length-line = Une partie compte { $mean } décisions ({ $least } à { $most }).

## landfall replay

replay-heading = { $title }, { $seats } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-move = Coup { $number } sur { $moves }
replay-start = Début
replay-keys = n suivant, p précédent ; m coup, t tour, r manche (M, T, R : en arrière) ; c sommaire, un numéro pour y aller, q quitter
replay-no-such-step = Tapez n, p, m, t, r, c, q ou un nombre de 0 à { $most }.
replay-stored = Position enregistrée après le coup { $number }, selon d’autres règles :

## landfall tournament

col-rating = Cote
col-mu = μ
col-sigma = σ
rating-line = Cote : μ − 3 σ d’OpenSkill, ce que vaut le bot presque à coup sûr.

## landfall tables

col-status = État
col-players = Joueurs
col-made = Créée
status-waiting = en attente
status-running = en cours
status-over = terminée
status-abandoned = abandonnée
status-stuck = bloquée
seat-person-short = ?
seat-open-short = (libre)
seat-bot-short = bot
no-tables-kept = Aucune table ne correspond.
would-prune = { $count ->
    [one] Cette table serait supprimée. Rien n’a été supprimé ; --yes la supprime.
   *[other] Ces { $count } tables seraient supprimées. Rien n’a été supprimé ; --yes les supprime.
}
pruned = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}

## landfall bench

col-engine = Jeu
col-decisions = Décisions/s
col-clones = Copies/s
bench-engines = Moteurs : { $engines }

## landfall doctor

doctor-python = Python
doctor-engines = Moteurs
doctor-games = Jeux
doctor-texts = Textes
doctor-page = Page
doctor-data = Dossier de données
doctor-port = Port { $port }
doctor-compiled = compilés
doctor-interpreted = interprétés
doctor-stale = interprétés, car les compilés ne sont plus à jour
doctor-engines-because = { $how } : { $why }
doctor-why-pure = LANDFALL_PURE=1 est défini ; retirez cette variable pour utiliser les compilés
doctor-why-never = jamais compilés pour cette version de Python ; ./dev setup s’en charge s’il y a un compilateur C
doctor-why-changed = les sources ont changé depuis ; ./dev setup les recompile
doctor-why-wheel = ce paquet a été construit sans compilateur C ; installez-en un et reconstruisez-le pour jouer plusieurs fois plus vite
doctor-old-python = { $version }, mais il faut 3.11 ou plus récent
doctor-texts-complete = complets en { $langs }
doctor-texts-missing = il manque : { $missing }
doctor-page-built = construite
doctor-page-missing = pas construite ; ./dev setup la construit
doctor-data-good = { $folder }, accessible en écriture
doctor-data-bad = { $folder } n’est pas accessible en écriture : { $what }. Indiquez un autre dossier dans LANDFALL_DATA.
doctor-port-free = libre
doctor-port-taken = pris par un autre programme ; choisissez-en un autre pour le serveur
doctor-broken = { $game } : { $what }
doctor-all-good = Tout va bien.
doctor-not-good = { $count ->
    [one] { $count } point demande votre attention.
   *[other] { $count } points demandent votre attention.
}

## Le plein écran

watching = Vous regardez
waiting-for = En attente de { $name }…
bot-plays-for-you = Un bot joue à votre place. Appuyez sur B pour la reprendre.
table-waiting = La partie commence quand toutes les places sont prises. Appuyez sur F pour y mettre un bot.
table-abandoned = La partie a été abandonnée.
table-stuck = Les règles ont changé, et cette partie ne peut pas continuer avec les nouvelles.
seat-open = place libre
seat-away = hors ligne
cards-left = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
mark-more = sélection : { $marked } sur { $size }
mark-on = Sélection : { $marked } sur { $size }. Continuez, ou désélectionnez avec Espace.
unmark-first = Il y en a un de trop : désélectionnez d’abord.
hint-thinking = Un bot y réfléchit…
hint-words = Un bot choisirait : { $action }.
several-fit = { $count } choix conviennent. Précisez.
type-line = Des mots qui désignent un seul choix, par exemple T1 B1
chat-line = Écrire à la table
not-asked = Rien ne vous est demandé pour l’instant.
no-hint = Il n’y a pas de conseils ici.
no-chat = Il n’y a personne d’autre à qui parler à cette table.
no-hand-over = Une partie sur cette machine garde ses places. Enregistrez-la et reprenez-la avec d’autres places.
no-rematch = Il n’y a pas encore de table pour une autre partie.
kept-by-server = Le serveur conserve cette table ; il n’y a rien à enregistrer.
nobody-away = Tout le monde est là.
offline = La connexion est perdue ; nouvel essai…
other-wire = Ce serveur n’est pas compatible. Il faut une autre version de Landfall.
no-answer = Le serveur ne répond pas. Peut-être que rien n’a changé.
your-link = Ce lien ouvre de nouveau votre place, ici ou dans un navigateur :
your-link-is = Pour ouvrir de nouveau votre place : landfall join { $link }

then-hidden = La suite est cachée.
end-sure = Appuyez encore sur X pour arrêter la partie sans résultat.
seat-would-end = voudrait arrêter
put-aside = La partie est mise de côté. Elle s’arrêtera le { $when }, sauf si une personne absente revient avant.
key-end = arrêter
key-choose = choisir
key-confirm = valider
key-back = retour
key-type = écrire
key-undo = annuler
key-hint = conseil
key-again = rejouer
key-rules = règles
key-quit = quitter
key-theme = couleurs
key-chat = tchat
key-bot = bot pour moi
key-fill = bot pour l’absent
key-save = enregistrer
foot-reveal = Entrée suite   ← retour   Échap passer
foot-close = Entrée fermer
foot-rules = ↑ ↓ lire la suite   Échap fermer
screen-help = ## Touches

    - **1–9, lettres** : choisir ou sélectionner ; la même touche de nouveau, ou **Entrée**, valide
    - **flèches, Entrée, Espace** : de même sans numéros
    - **Retour arrière** : désélectionner le dernier
    - **/** : écrire un choix, par exemple *T1 B1* ; s’il est impossible, on vous dit pourquoi
    - **u** annuler, **h** conseil, **s** enregistrer, **q** quitter (la partie est enregistrée)
    - **X X** arrêter la partie sans résultat
    - **l** langue, **t** sombre ou clair, **Pg préc, Pg suiv** relire le journal, **[ ]** voir la suite d’un grand plateau
    - à la table d’un serveur : **c** tchat, **B** un bot joue pour vous, ou non, **F** un bot pour l’absent, **n** rejouer

## landfall join

join-help = S’asseoir à la table d’un serveur, à côté de joueurs dans un navigateur.
arg-link = Le lien de la table, ou celui de votre place.
opt-name = Le nom sous lequel vous vous asseyez.
opt-seat-join = Quelle place libre prendre (à partir de 1).
opt-watch = Regarder seulement.
opt-plain = De simples questions au lieu du plein écran.
no-table-link = { $given } n’est pas le lien d’une table. Il a la forme http://HÔTE:PORT/table/NOM
no-server = Aucun serveur ne répond à { $server } : { $what }
server-says = Le serveur répond : { $what }
no-open-seat = Cette place n’est pas libre.
needs-terminal = Il faut un terminal pour s’asseoir à une table.
join-which = Où voulez-vous vous asseoir ?
join-watch = Regarder seulement
join-name = Votre nom

## Règles

rules-help = Chercher dans les règles d’un jeu.
arg-word = Ce qu’on cherche : des mots, ou un numéro comme 8 ou R7.
opt-all-rules = Afficher les règles complètes.
rules-turn = Un tour
rules-scores = Ce qui rapporte
rules-how = landfall rules { $game } MOT cherche un mot, landfall rules { $game } 8 affiche un chapitre, --all affiche tout.
rules-none = { $game } n’a pas de page de règles.
rules-in-english = Ces règles ne sont pas encore traduites ; voici le texte anglais.
rules-not-found = Aucun résultat pour « { $query } ».
rules-near = Aucun résultat pour « { $query } ». Vouliez-vous dire : { $near } ?
rules-more = { $count ->
    [one] et un autre endroit
   *[other] et { $count } autres endroits
}

## Analysis

analyse-help = Évaluer une partie enregistrée, décision par décision : chances de victoire, coût des choix, chance.
opt-simulations = Simulations par choix : plus il y en a, plus c’est long et sûr.
opt-analyse-seconds = Secondes en tout, au lieu de simulations.
opt-analyse-seed = La graine ; la même graine donne les mêmes chiffres.
analysing = Analyse
analyse-other-rules = { $file } ne peut pas être analysé : { $what }
analyse-player = Joueur
analyse-accuracy = Précision
analyse-start = Départ
analyse-choices = Choix
analyse-others = Autres
analyse-luck = Chance
analyse-result = Résultat
analyse-decision = Coup { $move }, { $name } : { $action }
analyse-cost = Chance de victoire { $cost } (± { $error }), avance { $points } points
analyse-better = Mieux : { $line }
analyse-hinders = Au tour suivant, « { $action } » devient impossible : { $why }
analyse-enables = Cela permet à { $name } de jouer « { $action } ». Après le meilleur choix : { $why }
analyse-sources = Points abandonnés : { $sources }

## Beaucoup de parties

report-help = Beaucoup de parties enregistrées en chiffres : résultats par place, option, corporation ou ensemble de technologies, ouverture et joueur ; points par source.
arg-report-files = Des parties enregistrées, des fichiers de landfall simulate (.jsonl, .parquet) ou des dossiers ; sans rien, les parties jouées dans le terminal.
opt-html = Écrire une seule page avec des graphiques, qui s’ouvre sans serveur et sans réseau.
opt-report-out = Le fichier de la page ; par défaut landfall-report.html.
report-reading = Lecture
report-nothing = Il n’y a pas de parties enregistrées dans { $folder }.
report-no-page = La page n’est pas construite. Dans un dépôt, ./dev setup la construit.
report-written = { $games ->
    [one] Une partie se trouve
   *[other] { $games } parties se trouvent
} dans { $file }.
report-left-out = { $games ->
    [one] Une partie est laissée de côté : inachevée, ou jouée avec des règles antérieures.
   *[other] { $games } parties sont laissées de côté : inachevées, ou jouées avec des règles antérieures.
}
report-game = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $length } choix chacune
report-by-players = Joueurs
report-by-seat = Place
report-by-opening = Premier coup
report-by-player = Joueur
report-rest = Autres
report-played = Jouées
report-sources = Points par source
report-all = Tous
report-winners = Vainqueurs

## Une partie guidée

learn-help = Apprendre un jeu en jouant : une première partie guidée.
opt-chapter = Le chapitre par lequel commencer ; sans lui, vous reprenez où vous en étiez.
guide-none = { $title } n’a pas encore de partie guidée. Lisez ses règles : landfall rules.
guide-no-chapter = Il y a { $count } chapitres.
guide-head = Chapitre { $number } : { $title }
guide-rule = Pour en savoir plus : landfall rules { $game } { $rule }
guide-read = Entrée pour continuer.
guide-astray = Les autres attendent. Entrée vous ramène là où en est le guide ; suite continue à partir d’ici.
guide-commands = En plus des commandes du jeu : suite (continuer ou passer un exercice), retour (revenir là où en est le guide), chapitre 2 (aller à un chapitre), libre (jouer sans le guide).
guide-which-chapter = Tapez chapitre et son numéro.
guide-resumed = Vous reprenez où vous en étiez. Depuis le début : landfall learn { $game } --chapter 1
guide-over = Le guide s’arrête ici. Continuez la partie ; tapez conseil si vous hésitez.
guide-command-next = suite
guide-command-back = retour
guide-command-chapter = chapitre
guide-command-leave = libre

## landfall train

training = Entraînement
training-stopped = Arrêté. Les parties jouées sont dans { $folder } ; la même commande reprend à partir de là.
trained-round = Cycle { $round } : parties : { $games }, points en moyenne : { $points }. Erreur sur les parties réservées : { $before } avant, { $after } après.
trained = Les valeurs sont dans { $file }.
not-trained = { $game } n’a pas de valeurs apprises.
train-missing = L’entraînement a besoin de { $what } : pip install "landfall[train]"
