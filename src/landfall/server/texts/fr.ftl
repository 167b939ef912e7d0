### Ce que dit le serveur : pourquoi une demande est refusée, et où il est.

refusal-malformed = Le message est illisible : { $what }
refusal-bad-setup = Impossible de créer cette table : { $what }
refusal-bad-record = Cette partie enregistrée ne peut pas être ouverte : { $what }
refusal-no-such-position = Cette partie n’a pas de position { $number }.
refusal-wrong-number-of-seats = Il faut autant de places que dans cette partie : { $seats }.
refusal-nothing-stored = Cette partie a été jouée avec les règles { $version }, et aucune de ses positions n’a été conservée. Elle ne peut pas être montrée.
refusal-other-rules = Certains coups de cette partie ont été joués avec les règles { $version }. Elle ne peut pas être analysée avec les règles actuelles.
refusal-page-not-built = La page des parties enregistrées n’a pas été construite sur ce serveur.
refusal-page-too-large = Cette partie demanderait un fichier de plus de { $most } Mo. Enregistrez plutôt sa transcription.
refusal-no-such-analysis = Cette analyse n’est plus connue ici. Demandez-la de nouveau.
refusal-too-many-analyses = Trop de parties attendent d’être analysées. Réessayez dans quelques minutes.
refusal-unknown-game = Ce jeu n’existe pas : { $what }
refusal-unknown-action = Ce coup n’existe pas : { $what }
refusal-unknown-level = Aucun bot ne s’appelle { $level }.
refusal-unknown-language = Il n’y a pas de textes en { $lang }.
refusal-bad-token = Ce lien ne mène à aucune place de cette table.
refusal-spectator = Vous regardez la partie. Pour jouer, prenez une place ou ouvrez le lien de la vôtre.
refusal-no-such-page = Cette page n’existe pas.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-place = Il n’y a pas de place { $number } à cette table.
refusal-not-allowed = Cela n’est pas possible ici.
refusal-oversized = Le message est trop volumineux : { $most } octets au plus.
refusal-media-type = Une demande doit être en JSON : son Content-Type est application/json.
refusal-foreign-page = C’est une page de { $page } qui le demande, et elle n’appartient pas à ce serveur.
refusal-unknown-host = Ce serveur ne porte pas le nom { $host }.
refusal-too-frequent = Trop de messages à la fois. Patientez un instant.
refusal-too-many-watch = Trop d’appareils sont connectés à cette table.
refusal-too-many-devices = Trop d’appareils sont connectés avec le lien de cette place.
refusal-too-many-connections = Trop de connexions viennent de votre adresse. Fermez-en quelques-unes et réessayez.
refusal-stale = La table a changé entre-temps. Voici où elle en est.
refusal-table-waiting = La partie commence dès que toutes les places sont prises.
refusal-table-runs = La partie est encore en cours.
refusal-table-ended = La partie est terminée.
refusal-table-stuck = Les règles ont changé et cette table ne peut pas continuer avec les nouvelles.
refusal-table-damaged = Le journal de cette table est endommagé et ne peut pas être lu. Il est conservé tel quel ; prévenez l’administrateur du serveur.
refusal-seat-taken = Cette place est déjà prise.
refusal-seats-settled = Les places ne changent que jusqu’au début de la partie.
refusal-others-hold-seats = Quelqu’un d’autre a une place à cette table : elle est aussi à lui. Masquez-la plutôt.
refusal-blank-name = Choisissez un nom visible.
refusal-name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque. Choisissez un autre nom.
refusal-seat-present = { $seat } est en ligne et joue à cette place.
refusal-seat-just-left = { $seat } va peut-être revenir. La place pourra être confiée à un bot dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refusal-nothing-asked = Rien ne vous est demandé pour l’instant.
refusal-hint-among-people = Les conseils ne sont disponibles que contre des bots.
refusal-not-guided = Il n’y a pas de partie guidée ici.
refusal-bot-moved = Un bot a joué ce coup pour vous. À une table avec d’autres personnes, il est définitif.
refusal-no-hint = Aucun conseil n’a pu être trouvé à temps. Réessayez dans un moment.
refusal-bot-plays = Un bot joue à votre place. Reprenez-la d’abord.
refusal-you-play = Vous jouez déjà à votre place.
refusal-storage-failed = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
refusal-storage-away = Le serveur n’a pas accès à ses données ou ne peut pas les enregistrer.
refusal-bots-away = Les bots du serveur ne répondent pas.
refusal-failed = Le serveur a rencontré une erreur. Rien n’a changé.

# Pourquoi un message n’a pas pu être lu
why-table-or-text = il faut soit une table, soit le texte d’une partie enregistrée.
why-not-json = ce n’est pas du JSON valide.
why-not-text = les messages sont du texte.
why-only-blanks = il ne contient que des blancs.
why-missing-field = il manque { $field } dans { $at }.
why-unknown-field = { $field } n’a pas sa place dans { $at }.
why-wrong-length = { $at } est trop long ou trop court (longueur { $limit }).
why-out-of-range = { $at } est trop grand ou trop petit ({ $limit }).
why-too-large-number = { $at } est un nombre trop grand.
why-wrong-kind = { $at } doit être { $kind }, pas { $given }.
why-no-such-value = { $at } ne peut pas être { $given }.
name-at-message = le message
why-too-many-moves = elle compte plus de { $most } coups.
why-unknown-game = ce serveur ne connaît pas de jeu nommé { $given }.
why-other = { $told }

serve-at = Landfall est à l’adresse { $address }
serve-near = Sur le même réseau : { $address }
serve-data = Les tables sont conservées dans { $place }. Ctrl-C pour arrêter.
serve-compiling = Les moteurs se compilent en arrière-plan. D’ici là, les bots réfléchissent plus lentement ; le serveur basculera de lui-même.
serve-compiled = Les moteurs sont maintenant compilés. Les parties reprennent là où elles en étaient.
serve-not-compiled = Les moteurs n’ont pas pu être compilés. Le serveur continue avec les moteurs interprétés, qui donnent les mêmes résultats.
