### S’asseoir, inviter, ses tables, la connexion : en français.

## The line to the server

link-silent = Le serveur ne répond plus depuis quelques secondes.
link-lost = Connexion perdue. Reconnexion…
link-offline = Vous êtes hors ligne. La page se reconnecte d’elle-même.
link-move-kept = Votre coup est gardé : il partira au retour de la connexion et ne sera joué qu’une fois.
link-choice-kept = Votre choix reste. Vous pouvez déjà confirmer : le coup partira au retour de la connexion.

## Settings

sounds = Sons des coups et de votre tour

## One’s own seat

my-seat = Ma place
abandon-ask = Arrêter la partie sans résultat ?
abandon-yes = Oui, l’arrêter
abandon-no = Non, continuer
leaving-title = Fin de partie

## A code or a link

code-empty = Saisissez le code d’une table ou collez un lien.
code-odd = { $code } n’est pas le code d’une table. Les codes ont des minuscules et des chiffres, jamais 0, 1, l ni o.
code-unknown = Il n’y a pas de table { $code } sur ce serveur. Vérifiez le code avec vos amis ou demandez le lien.
code-elsewhere = Ce lien mène à un autre serveur : { $host }. Ouvrez-le dans la barre d’adresse du navigateur.
invite = Inviter

## The start page

play-bots = Jouer avec des bots
play-friends = Jouer entre amis
minutes = environ { $count } min
minutes-between = { $least } à { $most } min
weight-1 = léger
weight-2 = moyen
weight-3 = exigeant
more-about = En savoir plus sur { $game }
more = Plus d’options
bots-level = Bots
start-game = Lancer la partie
start-invite = Ouvrir la table et inviter
friends-words = Vous recevez un seul lien pour tous. Jusqu’au début de la partie, chaque place libre peut encore changer.
who-here = Une autre personne sur cet appareil
who-friend = Un ami, par le lien
who-open = Libre, au premier venu
name-at-seat = Nom à la place { $number }
name-of-player = Nom
turns-waiting = { $count ->
    [one] Votre tour
   *[other] Votre tour à { $count } tables
}
needs-line = Le serveur est injoignable. Jouer, vos tables et les parties enregistrées demandent une connexion ; la page continue d’essayer. Les règles déjà lues sur cet appareil s’ouvrent sans elle.
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
with-names = avec { $names }
table-options = Masquer ou supprimer cette table : { $game }
hide-words = Une table masquée reste telle quelle ; seule cette liste l’omet.
table-hide = Masquer cette table
table-unhide = Réafficher cette table
delete-words = Personne d’autre n’a de place ici. Vous pouvez supprimer la table pour de bon, avec son enregistrement.
table-delete = Supprimer cette table
delete-ask = Supprimer cette table pour de bon ?
delete-yes = Oui, la supprimer
delete-no = Non, la garder
hidden-show = { $count ->
    [one] Afficher une table masquée
   *[other] Afficher { $count } tables masquées
}
hidden-hide = Ne plus afficher les tables masquées
notices = M’avertir quand c’est mon tour
notices-words = Par une notification de votre système, quand la page est ouverte en arrière-plan.
notices-refused = Votre navigateur ne le permet pas. Ses réglages pour ce site peuvent l’autoriser.

## Inviting and waiting

invited-to = Vous êtes invité : { $game }
invited-by = Une table ouverte par { $name }.
free-seat = Place libre { $number }
kept-for = Gardée pour { $name }
kept-words = Une place gardée est la vôtre si elle porte votre nom. Si vous aviez déjà une place sur un autre appareil, ouvrez-y « Ma place » et utilisez son lien.
sit-down = Prendre place
just-watch = Regarder seulement
link-for-all = Un seul lien pour tous
link-for-all-help = Qui l’ouvre donne un nom et prend une place libre, ou regarde.
table-code = Code de la table :
share-system = Partager…
qr-code = Le lien en code QR
fill-with-bots = { $count ->
    [one] Confier la place à un bot
   *[other] Confier les places à des bots
}
begins-by-itself = La partie commence d’elle-même dès que toutes les places sont prises.

## Several people at one device

curtain = Au tour de { $name }
curtain-words = Passez l’appareil. Que les autres ne regardent pas maintenant.
curtain-draw = Ici { $name } : montrer mon jeu
curtain-none = Pas de rideau à cette table : nous pouvons tout voir
link-here-only = Ce lien ne s’ouvre que sur cet ordinateur. Vos voisins peuvent jouer sur cet appareil ; le guide d’hébergement explique comment en accueillir d’autres.
