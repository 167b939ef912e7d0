### Star Race en français : les fiches et l’aide de jeu.

entries-cards = Cartes Action
entries-ships = Vaisseaux
entries-planets = Planètes
entries-rings = Anneaux
entries-patrols = Jetons Patrouille
entries-corporations = Corporations
entries-symbols = Symboles

entry-ship = Il fait partie de deux groupes : les vaisseaux de son peuple et ceux de son numéro. Une carte de l’un ou de l’autre le déplace.
entry-planet-plain = Planète, face simple
entry-planet-nova = { name-nova }
entry-planet-zora = { name-zora }
entry-planet-xentoria = { name-xentoria }
entry-planet-pandora = { name-pandora }
entry-ring = Anneau { $number }
entry-ring-help = Niveau { $level } de chaque couloir. Un vaisseau qui s’y trouve à la fin de la mission vaut { $number }.
entry-patrol = Jeton Patrouille { $id }
entry-patrol-help = Sur Xentoria, les quatre se valent : le joueur qui arrête un vaisseau sur un jeton peut regarder une carte de mission. Sur Pandora, c’est la valeur qui compte : le vaisseau qui le tire vaut { $id }.
entry-corporation-help = L’une des quatre couleurs des joueurs. Seuls le nom et la couleur changent.
entry-mission = Carte de mission
entry-mission-help = Elle désigne un vaisseau. Vous en recevez deux par mission : ce sont vos vaisseaux affrétés, et vous seul le savez.
entry-hired = Vaisseau affrété
entry-hired-help = À la fin de la mission, il vous rapporte la valeur de son anneau, ou celle de la planète.
entry-lap = +60 et +120
entry-lap-help = La piste de score a 60 cases. Après un tour complet, le marqueur passe sur sa face +60.
entry-start = Anneau de départ
entry-start-help = Tous les vaisseaux en partent ; il dépend du nombre de joueurs. Rien ne va jamais plus loin vers l’extérieur.

## Aide de jeu

aid-turn-1 = Une fois par mission : regardez vos deux cartes de mission. Ces vaisseaux marquent pour vous.
aid-turn-2 = Jouez une carte de votre main, face visible. On ne passe pas.
aid-turn-3 = Tout vaisseau peut être déplacé, quel que soit celui qui l’a affrété.
aid-turn-4 = +1, Numéro +1, Peuple +1 : vers la planète. −2, −1 −1, Recul −1 : vers le bord, jamais au-delà du départ.
aid-turn-5 = Échange : deux vaisseaux d’un même peuple ou d’un même numéro échangent leurs anneaux ; aucun au départ ni sur la planète.
aid-turn-6 = Copie : rejouez la dernière carte d’un joueur, vous compris.
aid-turn-7 = Une carte qui peut déplacer un vaisseau doit le faire ; si elle ne peut rien déplacer, elle est perdue.
aid-turn-8 = Un vaisseau atteint la planète, ou toutes les cartes sont jouées : la mission est terminée et les vaisseaux affrétés sont révélés.
aid-score-1 = Chacun de vos deux vaisseaux : le nombre de son anneau, 0, 1, 3, 6, 10 ou 15.
aid-score-2 = Sur la planète : 21, ou ce qu’indique la planète.
aid-score-3 = Trois missions à trois joueurs, quatre à deux ou à quatre.
aid-score-4 = Le plus grand total gagne ; en cas d’égalité, la victoire est partagée.

## Partie guidée

guide-chapter-goal = Le but du jeu
guide-chapter-turn = Un tour
guide-chapter-hurts = Ce qui fait mal
guide-chapter-tricks = Échanger et freiner
guide-chapter-landing = Atterrir et marquer
guide-chapter-alone = À vous de jouer

guide-welcome = Neuf vaisseaux filent du bord vers la planète, au centre. Il y a trois peuples, T, B et K, chacun avec les vaisseaux 1, 2 et 3. **Les vaisseaux ne sont à personne.** Seuls ceux que vous avez affrétés vous rapportent des points.
guide-hired = À chaque mission, vous affrétez deux vaisseaux en secret, tirés au sort. **Les vôtres sont T2 et K3** ; ils sont marqués, mais vous seul le voyez. À la fin de la mission, chacun vaut le nombre de son anneau, et 21 sur la planète. Peu importe qui l’a déplacé.
guide-race = Un tour, c’est **une carte**, puis ce qu’elle dit. Vous pouvez déplacer n’importe quel vaisseau, même ceux des autres. La plupart des cartes en déplacent trois à la fois : tout un peuple, ou tout un numéro. Vous aidez ainsi le vôtre sans montrer lequel c’est.
guide-race-task = Jouez Peuple +1 et choisissez les Terrans. T2 avance d’un anneau, caché entre T1 et T3.
guide-race-wrong = C’est permis. Mais Peuple +1 avec les Terrans aurait fait avancer T2 sans qu’on sache lequel des trois est à vous.
guide-race-also = Tout aussi bien : T2 a avancé, caché par B2 et K2. Seulement, le guide continue avec Peuple +1. Revenez pour le suivre, ou prenez votre propre chemin.
guide-watch = Votre adversaire a joué Numéro +1 et fait avancer tous les vaisseaux 1. Il en a peut-être affrété un ; peut-être bluffe-t-il. Les cartes se jouent face visible, les vaisseaux s’affrètent en secret : **observez ce que poussent les autres**. L’onglet Déduction en tient le compte. Tous ont les mêmes onze cartes, et chacune ne se joue qu’une fois.
guide-number = T2 appartient à deux groupes : les Terrans et les vaisseaux 2. Deux sortes de cartes le déplacent donc.
guide-number-task = Jouez Numéro +1 et choisissez les vaisseaux 2.
guide-number-wrong = C’est permis, mais T2 n’a pas bougé. Numéro +1 avec les vaisseaux 2 l’aurait amené sur l’anneau 10.
guide-number-also = Tout aussi bien : Peuple +1 amène aussi T2 sur l’anneau 10. Seulement, le guide a besoin de cette carte plus tard. Revenez pour le suivre, ou prenez votre propre chemin.
guide-back = Et voilà : **−2** a repoussé T2. Il est revenu sur l’anneau de départ, qui porte un 3 à deux joueurs ; aucun vaisseau ne va jamais plus loin vers le bord. Foncer avec un seul vaisseau, c’est le montrer à tout le monde.
guide-again = Vous avez une deuxième carte Peuple +1. T1 et T3 sont utiles : ils cachent T2.
guide-again-task = Faites avancer encore une fois les Terrans avec Peuple +1.
guide-again-wrong = C’est permis, mais T2 est toujours au départ, et une carte de la partie suivante, Échange, ne peut pas prendre un vaisseau sur l’anneau de départ.
guide-swap = Les Krystallins reviennent, et avec eux votre K3. T1 est sur l’anneau 15 et T2 sur l’anneau 6. **Échange** fait permuter deux vaisseaux d’un même peuple ou d’un même numéro. Aucun des deux ne doit être au départ ni sur la planète.
guide-swap-task = Jouez Échange et choisissez T1 et T2.
guide-swap-wrong = C’était possible aussi. L’échange de T1 et T2 aurait amené votre vaisseau d’un coup de l’anneau 6 à l’anneau 15.
guide-swap-landed = Un vaisseau a atterri et la mission est finie, mais T2 est encore en route. L’échange de T1 et T2 l’aurait amené sur l’anneau 15, puis sur la planète.
guide-brake = Votre adversaire a poussé K1 deux fois : il est sur l’anneau 10, à deux pas de la planète. S’il atterrit, la mission s’arrête aussitôt et quelqu’un marque 21 points. Il faut donc freiner. **−1 −1** recule deux vaisseaux différents d’un anneau chacun ; Recul −1, tout un peuple ou un numéro.
guide-brake-task = Jouez −1 −1 sur K1 et K2.
guide-brake-wrong = Risqué : K1 est à deux pas de la planète, et vos vaisseaux sont derrière lui. −1 −1 sur K1 vous aurait laissé le temps d’atterrir.
guide-brake-landed = Un vaisseau a atterri et la mission est finie, mais ce n’était pas le vôtre. −1 −1 sur K1 vous aurait laissé le temps d’amener T2 à la planète.
guide-copy = Votre adversaire a dépensé un +1 pour amener K1 sur l’anneau 15, mais c’est à vous, et T2 aussi attend sur le dernier anneau. **Copie** rejoue la dernière carte d’un joueur, et c’est vous qui choisissez le vaisseau. Votre propre +1 suffirait aussi.
guide-copy-task = Jouez Copie, choisissez le +1 de votre adversaire et posez T2 sur la planète.
guide-copy-wrong = C’est permis, mais votre adversaire peut maintenant poser K1 avant vous. Copier le +1 aurait amené T2 sur la planète.
guide-copy-landed = Un vaisseau a atterri et la mission est finie, mais ce n’était pas T2. Copier le +1 aurait amené T2 sur la planète.
guide-score = **Un atterrissage met fin à la mission** et tous les vaisseaux affrétés sont révélés. T2 sur la planète rapporte 21, K3 sur l’anneau 10 en rapporte 10 : 31 points pour vous. Votre adversaire avait affrété K1 et B2. Les marqueurs au bord du plateau montrent les points de chacun.
guide-missions = Si personne n’atterrit, la mission s’arrête quand toutes les cartes sont jouées. Pour la suivante, tous les vaisseaux reviennent au départ, vous reprenez vos onze cartes et **affrétez deux autres vaisseaux**. On joue quatre missions à deux ou à quatre, trois à trois. Le plus grand total gagne.
guide-first = La deuxième mission. Cette fois, votre adversaire commence et avance les vaisseaux 1. Regardez vos deux nouveaux vaisseaux, puis décidez vous-même. Une chose à retenir : une carte qui peut déplacer un vaisseau doit le faire, même si cela ne vous arrange pas.
guide-first-task = Jouez la carte de votre choix.
guide-end = Vous savez tout. Terminez les missions qui restent. Si vous hésitez, demandez un **conseil** ; pour consulter une règle, appuyez longuement sur une pièce, faites un clic droit ou appuyez sur ? quand elle est sélectionnée.
