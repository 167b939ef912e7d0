### Star Race en français : les fiches et l’aide de jeu.

entries-cards = Cartes Action
entries-ships = Vaisseaux
entries-planets = Planètes
entries-rings = Anneaux
entries-patrols = Jetons Patrouille
entries-corporations = Corporations
entries-symbols = Symboles

entry-ship = Il fait partie de deux groupes : les vaisseaux de sa race et ceux de son numéro. Une carte de l’un ou de l’autre le déplace.
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
aid-turn-4 = +1, Numéro +1, Race +1 : vers la planète. −2, −1 −1, Recul −1 : vers le bord, jamais au-delà du départ.
aid-turn-5 = Échange : deux vaisseaux d’une même race ou d’un même numéro échangent leurs anneaux ; aucun au départ ni sur la planète.
aid-turn-6 = Copie : rejouez la dernière carte d’un joueur, vous compris.
aid-turn-7 = Une carte qui peut déplacer un vaisseau doit le faire ; si elle ne peut rien déplacer, elle est perdue.
aid-turn-8 = Un vaisseau atteint la planète, ou toutes les cartes sont jouées : la mission est terminée et les vaisseaux affrétés sont révélés.
aid-score-1 = Chacun de vos deux vaisseaux : le nombre de son anneau, 0, 1, 3, 6, 10 ou 15.
aid-score-2 = Sur la planète : 21, ou ce qu’indique la planète.
aid-score-3 = Trois missions à trois joueurs, quatre à deux ou à quatre.
aid-score-4 = Le plus grand total gagne ; en cas d’égalité, la victoire est partagée.
