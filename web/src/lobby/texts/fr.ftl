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
