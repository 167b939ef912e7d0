### Les mots de la page en français. Les jeux apportent les leurs du serveur.

## Partout

close = Fermer
settings = Réglages
language = Langue
theme = Thème
theme-auto = Automatique (système)
theme-dark = Sombre
theme-light = Clair
motion = Animations
motion-system = Votre système limite les animations : elles sont désactivées.
speed = Montrer les coups des autres
speed-slow = lentement
speed-normal = normalement
speed-fast = vite
speed-once = d’un coup
ends-turns = Confirmer termine aussi mon tour
on = Oui
off = Non
loading = Chargement…
no-answer = Le serveur ne répond pas. Réessayez dans un instant.
to-lobby = Retour à l’accueil
nowhere = Page introuvable
nowhere-words = Il n’y a rien à cette adresse.
bad-link = Ce lien ne mène à aucune place
bad-link-words = Il a peut-être été coupé en route. Redemandez-le, ou ouvrez le lien de la table pour regarder.
no-table = Cette table n’existe pas
no-table-words = Elle a peut-être été supprimée, ou le lien est incomplet.
cannot-open = Cette table ne peut pas être ouverte

## Accueil

tagline = Des jeux de société où l’on part à la conquête d’une terre nouvelle : entre amis, avec des bots, ou les deux.
for-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
for-some-players = de { $fewest } à { $most } joueurs
your-name = Votre nom
name-example = par exemple Ada
players = Nombre de joueurs
seats = Places
player = Joueur
points-for = Détail
total = Total
seat-of = Qui joue à la place { $number }
level-of = Niveau du bot à la place { $number }
seat-you = Vous
seat-you-named = Vous : { $name }
seat-bot = Bot
seat-free = libre
seat-name = Joueur { $number }
seat-open-name = Place { $number }
bot-name = Bot { $number }
listed = Table publique (visible à l’accueil, ouverte aux joueurs et aux spectateurs)
own-mix = Personnalisé
mix-sum = { $sum } cartes sur { $total }
making-table = Création de la table…
tables = Tables
tables-own = Vos tables
tables-waiting = En attente de joueurs
tables-running = En cours
tables-more = En voir plus
no-other-tables = Il n’y a pas d’autre table pour l’instant.
join-by-link = Un lien ou un code de table ?
join-link-example = Collez-le ici
join-open = Ouvrir
table-join = Rejoindre
table-watch = Regarder
status-over = terminée
status-abandoned = abandonnée
status-stuck = bloquée

## Table

opening-table = Ouverture de la table…
table-menu = Table
rules = Règles du jeu
rules-tab = Règles
desk = Question, mon jeu et journal
full-screen = Plein écran
skip-to-question = Aller à la question
keys = Touches
key-choose = choisir dans la liste
key-confirm = valider
key-back = revenir d’une étape, fermer une liste
key-undo = annuler le coup
key-list = afficher tous les choix
key-hint = conseil
key-skip = passer l’animation
key-zoom = agrandir, réduire, tout le plateau
key-full = plein écran
key-help = cette liste ; sur un élément : sa fiche dans les règles
sheet = Cartes, joueurs et journal
mine = Mon jeu
others = Joueurs
log = Journal
chat = Tchat
log-empty = Il ne s’est encore rien passé.
last-turns = Derniers tours
show-again = Revoir ce coup sur le plateau
shown-again = C’était plus tôt.
chat-empty = Personne n’a encore écrit.
chat-write = Écrire à la table
chat-send = Envoyer
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
watching-help = Les spectateurs ne voient que ce qui est public
engines-compiling = Landfall finit de s’installer : pendant quelques minutes, les bots réfléchissent plus lentement. Ensuite, la page se reconnectera d’elle-même ; aucun coup ne sera perdu.
engines-compiled = Installation terminée : les bots réfléchissent désormais à pleine vitesse.
outdated = Le serveur a été mis à jour. Rechargez la page.
reload = Recharger la page
hint = Conseil : que ferait un bot ?
hint-words = Un bot choisirait : { $action }.
link-lost-sending = La connexion s’est perdue avant l’envoi. Réessayez dans un instant.
stale = La table a avancé entre-temps. Voici où elle en est.
your-turn = À vous de jouer
asked-in-turn-of = À vous de décider, au milieu du tour de { $name }
asked-now = À vous de décider
you-watch = Vous regardez.
would-follow = Effets :
you = (vous)
action-bar = Votre choix
confirm = Valider
confirm-question = Validez pour confirmer.
confirm-hidden = Valider ? Ce choix est définitif.
undo = Annuler le coup
undone-by = { $name } a annulé son dernier coup.
back = Retour
skip = Passer
others-play = Les autres jouent…
waiting-for = { $count ->
    [0] Un instant…
   *[other] On attend { $names }
}
list-choices = Tous les choix en liste ({ $count })
hide-choices = Masquer la liste
points-why = { $points ->
    [one] { $points } point ; voir le détail
   *[other] { $points } points ; voir le détail
}
thinks = réfléchit…
decides = décide…
turn-waits = c’est son tour
present = en ligne
absent = hors ligne
bot-level = bot, { $level }
bot-for = un bot joue pour l’instant ({ $level })
wants-to-stop = veut arrêter la partie
hand-over = Laisser un bot jouer pour moi
hand-over-level = Niveau du bot
hand-over-absent = Confier cette place à un bot
take-back = Reprendre ma place
bot-plays-you = Un bot joue à votre place.
no-rules = Les règles de ce jeu ne sont pas disponibles.
how-to-page = Sur cette page
how-to-tap = Ce que vous pouvez choisir est en surbrillance. Touchez-le, voyez-en l’effet en transparence, puis validez. Rien n’est définitif avant.
how-to-why = Touchez le reste pour savoir pourquoi c’est impossible.
how-to-undo = « Annuler le coup » annule votre dernier coup, sauf si quelque chose de caché a été dévoilé depuis.
how-to-keys = Clavier : Tab parcourt tout ce qu’on peut choisir, Entrée ou Espace choisit, Échap revient en arrière. Le bouton de liste près de « Valider » affiche tous les choix sous forme de liste.
credits = Crédits

## S’asseoir et partager

table-waits = La partie commence quand toutes les places sont prises.
table-stuck = Les règles ont changé et cette table ne peut pas continuer.
take-a-seat = Prenez place
waiting-for-seats = { $count ->
    [one] Il reste { $count } place libre
   *[other] Il reste { $count } places libres
}
link-for-seat = Lien pour le joueur de la place { $number }
link-for-seat-help = À n’envoyer qu’à cette personne : quiconque a ce lien peut jouer à cette place.
link-second-device = Votre place sur un autre appareil
link-second-device-help = Gardez-le pour vous : quiconque l’a peut jouer à votre place.
copy = Copier
copied = Copié
rename = Renommer
abandon = Arrêter la partie sans résultat
abandon-not = Finalement, continuer
abandon-help = La partie s’arrête quand toutes les personnes à table le souhaitent. Si quelqu’un est absent, elle est mise de côté et s’arrête au plus tôt un jour après.
put-aside = La partie est mise de côté. Elle s’arrêtera le { $when }, sauf si une personne absente revient avant.

## La fin

ended = La partie est terminée.
ended-abandoned = Partie arrêtée sans résultat
ended-abandoned-words = Tous ceux qui étaient encore là l’ont souhaité. Personne n’a gagné.
you-win = Vous gagnez !
you-share-victory = Vous partagez la victoire !
winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
rematch = Rejouer
rematch-join = Rejoindre la nouvelle partie
rematch-watch = Regarder la nouvelle partie
record = Enregistrer la partie
show-result = Résultat
fair-play = Le tirage était-il équitable ?
fair-play-words = Tout le hasard vient de la graine ci-dessous. Son empreinte était fixée et publique avant le premier coup.
verify = Vérifier le tirage
verify-fair = { $moves ->
    [one] Le tirage était équitable : la graine a l’empreinte publiée avant le premier coup, et le seul coup, rejoué à partir d’elle, mène à la même position.
   *[other] Le tirage était équitable : la graine a l’empreinte publiée avant le premier coup, et les { $moves } coups, rejoués à partir d’elle, mènent à la même position.
}
verify-branch = Cette partie reprend une position d’une autre, elle n’a donc pas de tirage à elle. Ses coups, rejoués à partir de là, mènent à la même position.
verify-hash = Quelque chose ne va pas : la graine n’a pas l’empreinte publiée avant le premier coup.
verify-end = Quelque chose ne va pas : les coups, rejoués, mènent à une autre position que celle qui était conservée.
seed = Graine

## Un jeu sans plateau à lui

generic-board = La table

scoring = Le décompte final
scoring-step = { $step } sur { $steps }
scoring-back = Précédent
scoring-on = Suivant
scoring-all = Tout afficher
scoring-to-result = Résultat
