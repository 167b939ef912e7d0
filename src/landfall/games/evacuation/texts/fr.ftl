### Evacuation en français.

title = Evacuation
tagline = Deux mondes, quatre années, et tout le monde doit partir.

## Options

option-goals = Objectifs
option-goals-draft = Au choix, en les faisant circuler
    .help = Chacun garde trois des objectifs qui circulent.
option-goals-first_game = Première partie
    .help = Trois objectifs fixes, adaptés à vos technologies.
option-mode = Mode de jeu
option-mode-points = Points
    .help = Quatre années complètes ; le plus de points l’emporte.
option-mode-race = Course
    .help = Le premier à produire 8 de tout avec trois stades dans le Nouveau Monde.
option-actions = Actions
option-actions-standard = Actions du plateau
    .help = Vous réalisez les actions de votre plateau, sans cartes.
option-actions-advanced = Actions avancées (cartes action)
    .help = Chaque action coûte une carte ; les cartes ont leurs propres effets et puissances.
option-bonuses = Bonus de fin d’année
option-bonuses-strict = Stricts
    .help = Votre puissance doit égaler exactement un seuil.
option-bonuses-generous = Généreux
    .help = Une puissance qui ne dépasse pas un seuil suffit.
option-common_goals = Objectifs communs
    .help = Trois objectifs pour tous : le premier à en remplir un peut le jouer pour des points.
option-common_goals-false = Non
option-common_goals-true = Oui
option-lines = Majorités sur les lignes
option-lines-none = Aucune
    .help = Les lignes de la carte ne rapportent rien.
option-lines-a = Face A : 1, 3, 5
    .help = La majorité sur trois lignes de la carte rapporte des points.
option-lines-b = Face B : 2, 4, 6
    .help = La majorité sur trois lignes de la carte rapporte des points.
option-third_party = Paquet solo comme automa
option-third_party-false = Non
    .help = Seuls les joueurs s’installent dans le Nouveau Monde.
option-third_party-true = Oui
    .help = Il prend des zones et des cartes à deux joueurs.
option-pool = Matériel
option-pool-full = Tout
    .help = Avec nos cartes et tuiles supplémentaires.
option-pool-core = Matériel d’origine
    .help = Sans les cartes et tuiles que nous avons ajoutées.

## Ressources, mondes, pistes

name-food = nourriture
    .the = la nourriture
    .of = de nourriture
name-steel = acier
    .the = l’acier
    .of = d’acier
name-energy = énergie
    .the = l’énergie
    .of = d’énergie
name-any = de n’importe quel type
    .of = de n’importe quel type
name-old = Ancien Monde
    .the = l’Ancien Monde
    .of = de l’Ancien Monde
name-new = Nouveau Monde
    .the = le Nouveau Monde
    .of = du Nouveau Monde
name-tundra = toundra
    .the = la toundra
name-desert = désert
    .the = le désert
name-forest = forêt
    .the = la forêt
name-ocean = océan
    .the = l’océan
name-mountain = montagne
name-ring = anneau
name-cross = croix
name-wave = vague
name-waiting = voie d’attente
name-main = voie principale
name-three_plus = voie 3+
name-leading = marqueur de tête
name-trailing = marqueur de queue
name-low = basse
name-high = haute
name-human = vous
name-opponent = automa
name-extra = civilisation supplémentaire
name-row-ships = vaisseaux
name-row-stadiums = stades
name-row-infrastructure = infrastructures
name-phase-income = Revenus
name-phase-actions = Actions
name-phase-transport = Transport
name-phase-turn_order = Ordre du tour
name-phase-progress = Progrès
name-phase-bonuses = Bonus
name-phase-cleanup = Fin d’année
name-solo_action-settle = colonisation
name-solo_action-take_stadium = prise d’un stade
name-solo_action-discard_ship = retrait d’un vaisseau
name-solo_action-discard_infrastructure = retrait d’une infrastructure
name-ending-points = points
name-ending-triggered = course remportée
name-ending-year_4 = la quatrième année est terminée

## Actions du plateau

name-A1 = Ravitaillement et recherche
action-A1-help = Gagnez une ressource et faites une étape de recherche.
name-A2 = Ravitaillement et infrastructure
action-A2-help = Gagnez une ressource et faites deux mouvements d’infrastructure.
name-A3 = Coloniser
action-A3-help = Colonisez une zone du Nouveau Monde.
name-A4 = Construire un vaisseau
action-A4-help = Prenez un vaisseau de la rangée et payez-le dans un monde.
name-A5 = Construire un stade
action-A5-help = Prenez un stade de la rangée et payez-le dans un monde.
name-A6 = Préparer une usine
action-A6-help = Payez une unité de ce qu’elle produira.
name-A7 = Cloner
action-A7-help = Payez 1 nourriture dans le Nouveau Monde pour 2 habitants.
name-A8 = Infrastructure
action-A8-help = Faites deux mouvements d’infrastructure.
name-A9 = Ravitaillement et échange
action-A9-help = Gagnez une ressource, puis faites jusqu’à trois échanges.
name-A10 = Recherche
action-A10-help = Faites une étape de recherche.

## Scores

score-lowest_production = Production la plus basse
score-areas_left = Zones abandonnées
score-stadiums_missing = Stades manquants
score-penalty_tokens = Jetons de pénalité
score-happy_faces = Visages souriants
score-common_goals = Objectifs communs
score-lines = Majorités sur les lignes
score-production_food = Production de nourriture
score-production_steel = Production d’acier
score-production_energy = Production d’énergie

## Libellés de la table

label-year = Année { $year } sur { $years }
label-bonus = Bonus à { $low } et { $high }
label-order = Ordre du tour
label-stock = Réserves
label-production = Production
label-population = Habitants
label-factories = Usines
label-areas_left = Zones de l’Ancien Monde
label-areas = Colonisées
label-ships = Vaisseaux
label-stadiums = Stades
label-faces = Visages
label-penalties = Pénalités
label-power = Puissance
label-markers = Progrès
label-technologies = Technologies
label-infrastructure = Infrastructure
label-goals = Vos objectifs
label-hand = Vos cartes
label-map = Nouveau Monde
label-rows = Marché
label-points = Points
label-common = Objectifs communs
label-lines = Majorités sur les lignes
label-solo = Automa
label-solo_tile = tuile solo en { $area }
label-solo_passed = a passé
label-passed = passe
label-solo_next = Retourne ensuite
label-solo_backs = Nombre et lettre viennent de la carte suivante, parmi
label-solo_to_come = Encore dans son paquet
label-solo_done = Fait cette année
label-symbols = Symboles
label-track = Piste de progrès
label-track_signs = m voie principale, + voie 3+, w voie d’attente, | passage · ○ anneau, × croix, ~ vague, * tous · +1 ressource, t technologie, i infrastructure, p population, f usine
label-needs = Exigences des prochaines années
label-in_year = Année { $year } :
label-stadium_need = { $count ->
    [one] { $count } stade dans le Nouveau Monde
   *[other] { $count } stades dans le Nouveau Monde
}
label-none = aucun
label-action_track = Piste des actions
label-action = Action { $number } : énergie { $cost }
label-paid_by-old = payée par l’Ancien Monde
label-paid_by-new = payée par le Nouveau Monde
label-paid_by-any = payée par l’un ou l’autre monde
label-groups = Groupes utilisés :
label-tiles = Tuiles de productivité
label-tile_counts = Tuiles de productivité : { $up ->
    [one] { $up } visible
   *[other] { $up } visibles
}, { $down ->
    [one] { $down } retournée
   *[other] { $down } retournées
 }, { $moved } dans le Nouveau Monde
label-loading_order = ordre de chargement : habitants, zones d’usine en soute, stades, usines, zones d’usine comme bâtiments, ressources
label-flying = en route
label-returning = revient
label-flight = vol { $energy }
label-aboard = À bord :
label-building_limit = bâtiments { $used }/{ $most }
label-resource_limit = ressources { $used }/{ $most }
label-ready = Zones que vous pouvez coloniser :
label-missing = Ce qui manque ailleurs :
label-locked = { $biome } : verrouillé
label-not_this = impossible avec cet effet
label-signs = Légende
label-population_settled = Habitants installés
label-factories_settled = Usines installées
label-factories_unused = Usines inutilisées
label-deck = pioche { $count }
label-under = Connues sous la pioche ({ $row })
label-free = gratuit
label-action_cards = Cartes action
label-hand_size = en main { $count }
label-face_down_count = face cachée { $count }
label-face_up = jouées cette année
label-face_down = Vos cartes face cachée
label-discarded = Défaussées par vous cette année
label-returned = Déjà vues, de retour dans la pioche
sign-slot = emplacement d’usine
sign-raises = habitants, { $kind } +{ $count }
sign-symbol = requis : anneau, croix, vague
sign-settled = colonisée par le joueur 1
sign-opponent = colonisée par l’automa
sign-old_population = zone de l’Ancien Monde avec habitants et ce qu’elle produit par an, nourriture 2
sign-old_factory = zone de l’Ancien Monde avec usine et ce qu’elle produit par an, énergie 1
sign-moves = un marqueur va de la case 5 à la case 12, par les passages 2 et 3
sign-worlds = dans l’Ancien Monde / dans le Nouveau Monde
sign-face = visages souriants
sign-done = développé, achevé, joué ou atteint
sign-half = développée à moitié
sign-held = infrastructure en main

## Questions

decision-PickGoal = Gardez un objectif.
decision-DropGoal = Écartez un de vos quatre objectifs.
decision-TakeTurn = Votre action numéro { $number } : que faites-vous ?
decision-PayEnergy = { $cost ->
    [one] L’action coûte { $cost } énergie. Combien paie l’Ancien Monde ?
   *[other] L’action coûte { $cost } énergies. Combien paie l’Ancien Monde ?
}
decision-PlayCommonToo = Jouez-vous aussi un objectif commun ?
decision-KeepFour = { $left ->
    [one] Défaussez une carte.
   *[other] Défaussez { $left } cartes, une à une.
}
decision-FaceDown = Quelle carte posez-vous face cachée pour cette action ?
decision-NextPart = { $left ->
    [1] { $card } : piochez-vous les cartes ?
   *[other] { $card } : quel effet d’abord ?
}
decision-AnyBoardAction = Quelle action du plateau faites-vous ?
decision-GainResource = { $left ->
    [one] Gagnez une ressource ({ $kind }). Où va-t-elle ?
   *[other] Gagnez { $left } ressources ({ $kind }). Où va la prochaine ?
}
decision-GainFirst = { $technology } : quelle ressource gagnez-vous, et où ? « Plus tard » veut dire : après l’effet suivant.
decision-GainOfEach = Quel monde gagne une ressource de chaque type ?
decision-Exchange = { $left ->
    [one] Vous pouvez faire un échange.
   *[other] Vous pouvez faire { $left } échanges.
}
decision-PayThen = Que payez-vous ?
decision-SaveUnit = Prix ({ $world }) : { $cost }. Quelle ressource ne payez-vous pas (réduction) ?{ $left ->
    [1] {""}
   *[other] {""} Vous en économisez { $left }, une par une.
}
decision-AddUnit = Quelle ressource payez-vous en plus ?
decision-PutUnder = Quelles cartes vont sous leur pioche ({ $row }) ?
decision-ChooseFromRow = Que prenez-vous ({ $row }), et vers quel monde ?{ $free_id ->
    [true] {""} C’est gratuit.
   *[false] { $off ->
        [0] {""}
       *[other] {""} Cela coûte { $off } de moins.
    }{ $more_count ->
        [0] {""}
       *[other] {""} À payer en plus : { $more }.
    }
}
decision-InfrastructureMove = { $left ->
    [one] Un mouvement d’infrastructure : prenez une carte ou jouez-en une.
   *[other] { $left } mouvements d’infrastructure : prenez une carte ou jouez-en une.
}{ $off ->
    [0] {""}
   *[other] {""} En jouer une coûte { $off } de moins.
}
decision-TakeInfrastructure = Quelle carte infrastructure prenez-vous ?
decision-RaiseAny = Quelle production augmente de { $count } ?
decision-Invent = Dans quelle colonne faites-vous la recherche ?
decision-Settle = Quelle zone colonisez-vous ?
decision-PlaceFactory = { $area } : quelle usine y va ?
decision-PrepareFactory = Quelle usine préparez-vous, et dans quel monde ?{ $more_count ->
    [0] {""}
   *[other] {""} À payer en plus : { $more }.
}
decision-GainFactory = Vous gagnez une usine. Laquelle, et dans quel monde ?
decision-Clone = Cloner { $count } habitants pour 1 nourriture ?
decision-ChooseFlight = Quel vaisseau décolle ?
decision-LoadShip = { $ship } : qu’embarquez-vous ?
decision-ChoosePower = Quelle puissance compte pour votre progrès ?
decision-SplitSteps = { $steps ->
    [one] { $steps } case en tout : combien pour le marqueur de tête ?
   *[other] { $steps } cases en tout : combien pour le marqueur de tête ?
}
decision-LandMarker = { $left ->
    [one] Sur quelle voie arrive l’autre marqueur ?
   *[other] Sur quelle voie arrive un marqueur ?
 }
decision-ChooseBonus = Les deux bonus sont à portée. Lequel ?
decision-ChooseLower = Pénalités : lequel des marqueurs les plus bas descend de { $steps } ?
decision-ChooseLift = Visages souriants : lequel des marqueurs les plus bas monte ?

## Coups

action-act = { $action }
action-pass = Passer jusqu’à la fin de l’année
action-play = Jouer la { $card }
action-face_down = Poser la { $card } face cachée
action-discard = Défausser la { $card }
action-part = Effet { $part }
action-keep_goal = Garder : { $goal }
action-discard_goal = Écarter : { $goal }
action-play_common = Jouer l’objectif commun : { $common }
action-pay_energy = { $from_old } de l’Ancien Monde
action-gain = { $kind }, { $world }
action-gain_set = Une de chaque : { $world }
action-pay = Payer : { $kind }, { $world }
action-exchange = { $exchange }
action-invent = Colonne { $column }
action-refresh = Renouveler la rangée en payant { $kind } ({ $world })
action-refresh_free = Renouveler la rangée gratuitement
action-put_under = Emplacement { $slot }
action-take_card = Prendre la carte de l’emplacement { $slot }
action-build = Emplacement { $slot }, { $world }
action-save = Économiser : { $kind }
action-add = Payer aussi : { $kind }
action-play_infrastructure = Jouer : { $infrastructure }
action-factory = Usine { $kind_of }, { $world }
action-clone = Cloner
action-settle = Coloniser { $area }
action-place_factory = Usine { $kind_of }
action-raise = Augmenter : { $kind }
action-lower = Baisser : { $kind }
action-send = Envoyer le { $ship } vers le Nouveau Monde
action-call_back = Renvoyer le { $ship } dans l’Ancien Monde
action-load = { $item }
action-close = Terminer le chargement
action-power = Puissance { $power }
action-split = { $leading } pour le marqueur de tête
action-land = { $marker } : { $lane }
action-bonus = Le bonus de la valeur { $side }
action-done = Terminé
action-decline = Renoncer
action-later = Plus tard

## Pourquoi pas

refusal-answer-the-question = Cela ne répond pas à la question.
refusal-another-card-first = Défaussez d’abord une autre carte que celle-ci ({ $card }) : l’ordre est fixé.
refusal-area-gone = Déjà évacuée : { $old_area }.
refusal-area-occupied = { $area } est déjà colonisée.
refusal-bay-free = Le { $ship } a une soute libre pour { $old_area } : choisissez-la, l’effet est le même.
refusal-biome-locked = { $area } : ce biome ne vous est pas encore ouvert ({ $biome }).
refusal-cannot-pay = Vous ne pouvez pas payer : { $card } ({ $world }).
refusal-cannot-pay-factory = Il vous manque la ressource à payer : { $kind }, { $world }.
refusal-cannot-pay-infrastructure = Vous ne pouvez pas payer dans le Nouveau Monde : { $infrastructure }.
refusal-cannot-refresh = Vous ne pouvez pas renouveler ainsi la rangée maintenant.
refusal-card-not-in-hand = Vous n’avez pas la { $card } en main.
refusal-column-full = La colonne { $column } est entièrement développée.
refusal-comes-later = Choisissez d’abord un autre type que celui-ci ({ $kind }) : l’ordre est fixé.
refusal-common-not-playable = { $common } : il n’est pas à vous, déjà joué, ou trop cher.
refusal-factories-missing = { $area } : il faut des usines préparées dans le Nouveau Monde ({ $count }).
refusal-goal-not-there = { $goal } n’est pas parmi vos cartes.
refusal-group-1-once = Avec les cartes action, une seule action du groupe 1 par an.
refusal-no-card-to-lay = Vous n’avez en main aucune carte à poser face cachée pour cette action ({ $action }).
refusal-in-order = L’ordre est fixé : choisissez plus loin dans la liste.
refusal-level-too-high = Ici, seulement des tuiles jusqu’au niveau { $level }.
refusal-load-alike = { $ship } : un autre choix de la liste donne le même chargement.
refusal-marker-landed = Ce marqueur est déjà à sa place.
refusal-no-bay = Le { $ship } n’a pas de soute libre pour { $old_area }.
refusal-no-energy-for-action = { $cost ->
    [one] { $action } coûte { $cost } énergie, plus que vous ne pouvez payer.
   *[other] { $action } coûte { $cost } énergies, plus que vous ne pouvez payer.
}
refusal-no-energy-for-flight = { $cost ->
    [one] { $ship } : le vol coûte { $cost } énergie.
   *[other] { $ship } : le vol coûte { $cost } énergies.
}
refusal-no-factory-left = Toutes vos usines de ce type sont en jeu : { $kind }.
refusal-no-factory-area = Seules les zones d’usine embarquent comme bâtiments : ce n’en est pas une ({ $old_area }).
refusal-room-before = Le { $ship }, choisi avant, a de la place pour cela : choisissez-le, l’effet est le même.
refusal-no-room-for-building = Le { $ship } n’a pas de place pour ce bâtiment.
refusal-no-room-for-resource = Le { $ship } ne peut pas prendre cette ressource.
refusal-no-such-factory = Vous n’avez pas d’usine préparée de ce type dans le Nouveau Monde : { $kind }.
refusal-none-in-stock = Il n’y en a pas en réserve : { $kind }, { $world }.
refusal-not-enough-energy = { $cost ->
    [one] L’action coûte { $cost } énergie ; elle ne peut pas être payée ainsi.
   *[other] L’action coûte { $cost } énergies ; elle ne peut pas être payée ainsi.
}
refusal-not-in-hand = { $infrastructure } n’est pas dans votre main.
refusal-not-of-this-effect = Cette carte ne permet pas de construire : { $card }.
refusal-not-the-lowest = Ce n’est pas un de vos marqueurs les plus bas : { $kind }.
refusal-not-this-area = Cet effet ne permet pas de coloniser { $area }.
refusal-not-this-factory = Cet effet ne le permet pas : { $kind }, { $world }.
refusal-not-your-power = Votre puissance ne peut pas être { $power }.
refusal-nothing-to-do = { $action } : cela ne ferait rien maintenant, car { $why }.
name-why-nobody-waits = vous n’avez ni habitants ni usines préparées dans le Nouveau Monde
name-why-too-few-wait = vos habitants et usines préparées du Nouveau Monde ne remplissent aucune zone libre
name-why-biomes-locked = les zones que vous pourriez remplir sont dans des biomes encore fermés
name-why-too-little-steel = il y a trop peu d’acier dans le Nouveau Monde
name-why-symbols-lacking = il vous manque les symboles des zones que vous pourriez remplir
name-why-row-empty = il n’y reste aucune carte
name-why-no-units-left = il ne resterait aucune ressource pour payer
name-why-no-factory-left = il ne vous reste aucune usine
name-why-no-unit-for-factory = aucun monde n’a la ressource que coûte une usine
name-why-no-food-to-clone = il n’y a pas de nourriture dans le Nouveau Monde
name-why-no-infrastructure = aucune carte ne peut être prise ni jouée
name-why-all-developed = toutes vos technologies sont développées
refusal-not-empty = Prenez ou jouez d’abord une carte : vous devez faire au moins un mouvement.
refusal-order-alike = L’ordre des deux marqueurs ne change rien ici : celui de tête avance d’abord.
refusal-split-alike = Une autre répartition de la liste donne le même résultat.
refusal-only-play = Ce mouvement sert seulement à jouer une carte.
refusal-only-take = Ce mouvement sert seulement à prendre une carte.
refusal-other-kind = Ce doit être ce type : { $kind }.
refusal-power-alike = Avec une puissance de { $power }, les marqueurs ne vont pas plus loin qu’avec moins : choisissez la plus petite.
refusal-population-missing = { $area } : il faut des habitants dans le Nouveau Monde ({ $count }).
refusal-refreshed-already = La rangée a déjà été renouvelée pour cette prise.
refusal-same-illustration = Une carte avec l’image de { $infrastructure } est déjà devant vous.
refusal-ship-not-there = Le { $ship } n’est pas là.
refusal-stadium-not-there = Vous ne l’avez pas dans l’Ancien Monde : { $stadium }.
refusal-slot-empty = L’emplacement { $slot } ne peut pas être choisi.
refusal-space-not-free = Cette case n’est pas libre ({ $lane }).
refusal-steel-missing = { $area } : il faut de l’acier dans le Nouveau Monde ({ $count }).
refusal-surcharge-missing = Il y manque le supplément : { $kind }, { $world }.
refusal-symbols-missing = { $area } montre un symbole que vous n’avez pas.
refusal-too-far-apart = { $steps ->
    [one] Ce partage de { $steps } case est impossible : au plus un passage entre vos marqueurs, aucun au-delà de la fin.
   *[other] Ce partage de { $steps } cases est impossible : au plus un passage entre vos marqueurs, aucun au-delà de la fin.
}

## Ce qui s’est passé

event-Acted = { $seat } : { $action } (puissance { $power }, coût en énergie { $energy })
event-CardPlayed = { $seat } : joue la { $card } (coût en énergie { $energy })
event-CardPutDown = { $seat } : pose une carte face cachée
event-PutDown = { $seat } : face cachée : { $card }
event-CardsDrawn = { $seat } : { $count ->
    [one] pioche une carte
   *[other] pioche { $count } cartes
}
event-Drew = { $seat } : cartes piochées : { $cards }
event-CardThrown = { $seat } : défausse une carte
event-Threw = { $seat } : carte défaussée : { $card }
event-Passed = { $seat } : passe
event-Gained = { $seat } : +1 { $kind } ({ $world })
event-Exchanged = { $seat } : { $given_kind } → { $kind } ({ $world })
event-Paid = { $seat } : −1 { $kind } ({ $world })
event-CostPaid = { $seat } :{ $food ->
    [0] {""}
   *[other] {""} nourriture −{ $food }
}{ $steel ->
    [0] {""}
   *[other] {""} acier −{ $steel }
}{ $energy ->
    [0] {""}
   *[other] {""} énergie −{ $energy }
} ({ $world })
event-Declined = { $seat } : renonce
event-Invented = { $seat } : { $developed_id ->
    [true] développe : { $technology }
   *[false] première étape vers { $technology }
}
event-Refreshed = { $seat } : renouvelle la rangée ({ $row }), sous la pioche : { $cards }
event-ShipBuilt = { $seat } : { $free_id ->
    [true] gagne
   *[false] construit
} le { $ship } ({ $world })
event-StadiumBuilt = { $seat } : { $free_id ->
    [true] gagne
   *[false] construit
} le { $stadium } ({ $world })
event-InfrastructureTaken = { $seat } : prend : { $infrastructure }
event-InfrastructurePlayed = { $seat } : joue : { $infrastructure }
event-InfrastructureCompleted = { $seat } : achève : { $infrastructure }
event-FactoryPrepared = { $seat } : prépare une usine { $kind_of } ({ $world })
event-PopulationGained = { $seat } : { $cloned_id ->
    [true] clone des habitants (+{ $count })
   *[false] gagne des habitants (+{ $count })
}
event-Settled = { $seat } : colonise { $area }, acier { $steel }
event-FactoryPlaced = { $seat } : usine { $kind_of } sur { $area }
event-Raised = { $seat } : production { $kind_of } +{ $count }, maintenant { $level }
event-CommonTaken = { $seat } : obtient l’objectif commun : { $common }
event-CommonPlayed = { $seat } : joue l’objectif commun : { $common }
event-RaceTriggered = { $seat } : production et stades suffisent, la course se termine !
event-OpponentActed = Automa : { $solo_action } ({ $card })
event-OpponentSettled = L’automa occupe { $area }
event-OpponentTook = { $row_id ->
    [stadiums] L’automa prend et garde le { $card }
   *[other] L’automa met sous la pioche : { $card } ({ $row })
}
event-StadiumsSetAside = Trop de visages pour cette année, sous la pioche : { $stadiums }
event-NothingHappened = Automa : { $solo_action }, sans effet
event-YearBegan = Année { $year }, { $bonus }.
event-IncomeTaken = { $seat } : revenus { $old } (Ancien Monde), { $new } (Nouveau Monde), nourriture consommée { $eaten }
event-PenaltyTaken = { $seat } : jetons de pénalité pour la nourriture { $food }, pour les stades { $stadiums }
event-GoalPicked = { $seat } : garde : { $goal }
event-GoalDropped = { $seat } : écarte : { $goal }
event-Ready = { $seat } : a fait son choix
event-ShipSent = { $seat } : envoie le { $ship } (énergie { $energy })
event-Loaded = { $seat } : le { $ship } embarque : { $item }
event-ShipCalledBack = { $seat } : le { $ship } revient
event-Unloaded = { $seat } : déchargement dans le Nouveau Monde : { $ships }
event-ShipsReturned = { $seat } : retour immédiat : { $ships }
event-OrderChanged = Ordre du tour : { $order_seats }
event-SoloOrder = Ordre du tour : { $parties }
event-SimulatedMoved = Progrès : { $party } à la case { $step } ({ $lane })
event-MarkerMoved = { $seat } : case { $step_from } → { $step } ({ $lane })
event-BiomeUnlocked = { $seat } : peut désormais coloniser : { $biome }
event-TileFlipped = { $seat } : retourne une tuile de productivité
event-TileMoved = { $seat } : une tuile de productivité passe dans le Nouveau Monde
event-BonusGained = { $seat } : bonus de la valeur { $side }, { $bonus }, puissance { $power }
event-NoBonus = { $seat } : puissance { $power }, pas de bonus
event-YearCleared = Fin de l’année { $year }
event-GoalScored = { $seat } : { $goal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-Scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
event-MarkerLowered = { $seat } : { $kind } −{ $count } à cause des pénalités
event-MarkerLifted = { $seat } : { $kind } +{ $count } grâce aux visages souriants
event-RaceEnded = { $seat } : production { $levels }, { $meets_id ->
    [true] conditions remplies
   *[false] conditions non remplies
}
event-GameEnded = { $winner_seats_count ->
    [one] Victoire : { $winner_seats }
   *[other] Victoire partagée : { $winner_seats }
} ({ $ending }){ $decided_by_id ->
    [points] { "" }
    [alone] . Personne d’autre ne remplit les conditions.
    [met_faces] . Plusieurs joueurs remplissent les conditions ; le plus de visages souriants décide.
    [lowest] . Personne ne remplit les conditions ; la production la plus basse décide.
    [stadiums] . Personne ne remplit les conditions et la production la plus basse est égale ; seul le vainqueur a trois stades dans le Nouveau Monde.
    [faces] . Personne ne remplit les conditions ; production la plus basse et stades sont égaux, le plus de visages souriants décide.
    [second] . Personne ne remplit les conditions ; la production la plus basse est égale, la deuxième décide.
    [third] . Personne ne remplit les conditions ; les deux plus basses sont égales, la troisième décide.
   *[shared] . Tout ce qui se compare est égal.
}
event-SoloJudged = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}. { label-verdict }
label-verdict = { $verdict ->
    [0] { $good } points sont un bon début, { $experienced } sont à portée avec l’expérience.
    [1] Bien joué : { $good } points sont un bon début, { $experienced } sont à portée.
   *[other] Magistral : { $experienced } points, c’est le fruit de l’expérience.
}

## Le décompte final

scored-goals = Objectifs
scored-areas_left = zones abandonnées : { $areas }
scored-stadiums_missing = stades dans le Nouveau Monde : { $stadiums } sur 3
scored-penalty_tokens = jetons de pénalité : { $tokens }
scored-happy_faces = visages souriants : { $faces }. Selon la place parmi ceux qui ont trois stades dans le Nouveau Monde.
scored-faces_alone = visages souriants : { $mine }, l’automa en a { $other }
scored-faces = visages souriants : { $count }
scored-common_goals = objectifs communs joués
scored-lines = selon le nombre de zones sur chacune des trois lignes

## Vaisseaux et stades

name-S01 = vaisseau S01
ship-S01-help = Coût : 2 aciers. Vol : 1 énergie. Soutes : désert. Bâtiments : 0. Ressources : 1.
name-S02 = vaisseau S02
ship-S02-help = Coût : 2 aciers. Vol : 1 énergie. Soutes : montagne. Bâtiments : 0. Ressources : 1.
name-S03 = vaisseau S03
ship-S03-help = Coût : 2 aciers. Vol : 1 énergie. Soutes : océan. Bâtiments : 0. Ressources : 1.
name-S04 = vaisseau S04
ship-S04-help = Coût : 2 aciers. Vol : 1 énergie. Soutes : aucune. Bâtiments : 1. Ressources : 2.
name-S05 = vaisseau S05
ship-S05-help = Coût : 1 nourriture, 2 aciers. Vol : 2 énergies. Soutes : océan. Bâtiments : 1. Ressources : 2.
name-S06 = vaisseau S06
ship-S06-help = Coût : 1 nourriture, 2 aciers. Vol : 2 énergies. Soutes : désert. Bâtiments : 1. Ressources : 2.
name-S07 = vaisseau S07
ship-S07-help = Coût : 1 nourriture, 2 aciers. Vol : 2 énergies. Soutes : montagne. Bâtiments : 1. Ressources : 2.
name-S08 = vaisseau S08
ship-S08-help = Coût : 2 aciers, 1 énergie. Vol : 1 énergie. Soutes : océan. Bâtiments : 1. Ressources : 1.
name-S09 = vaisseau S09
ship-S09-help = Coût : 2 aciers, 1 énergie. Vol : 1 énergie. Soutes : désert. Bâtiments : 1. Ressources : 1.
name-S10 = vaisseau S10
ship-S10-help = Coût : 2 aciers, 1 énergie. Vol : 1 énergie. Soutes : montagne. Bâtiments : 1. Ressources : 1.
name-S11 = vaisseau S11
ship-S11-help = Coût : 3 aciers. Vol : 2 énergies. Soutes : désert, montagne. Bâtiments : 0. Ressources : 1.
name-S12 = vaisseau S12
ship-S12-help = Coût : 3 aciers. Vol : 2 énergies. Soutes : montagne, océan. Bâtiments : 0. Ressources : 1.
name-S13 = vaisseau S13
ship-S13-help = Coût : 3 aciers. Vol : 2 énergies. Soutes : océan, désert. Bâtiments : 0. Ressources : 1.
name-S14 = vaisseau S14
ship-S14-help = Coût : 4 aciers. Vol : 2 énergies. Soutes : désert, montagne. Bâtiments : 1. Ressources : 1.
name-S15 = vaisseau S15
ship-S15-help = Coût : 4 aciers. Vol : 2 énergies. Soutes : montagne, océan. Bâtiments : 1. Ressources : 1.
name-S16 = vaisseau S16
ship-S16-help = Coût : 4 aciers. Vol : 2 énergies. Soutes : océan, désert. Bâtiments : 1. Ressources : 1.
name-S17 = vaisseau S17
ship-S17-help = Coût : 1 nourriture, 4 aciers. Vol : 3 énergies. Soutes : désert, désert. Bâtiments : 2. Ressources : 2.
name-S18 = vaisseau S18
ship-S18-help = Coût : 1 nourriture, 4 aciers. Vol : 3 énergies. Soutes : montagne, montagne. Bâtiments : 2. Ressources : 2.
name-S19 = vaisseau S19
ship-S19-help = Coût : 1 nourriture, 4 aciers. Vol : 3 énergies. Soutes : océan, océan. Bâtiments : 2. Ressources : 2.
name-S20 = vaisseau S20
ship-S20-help = Coût : 5 aciers. Vol : 3 énergies. Soutes : désert, montagne, océan. Bâtiments : 1. Ressources : 2.
name-S21 = vaisseau S21
ship-S21-help = Coût : 3 aciers, 1 énergie. Vol : 2 énergies. Soutes : aucune. Bâtiments : 3. Ressources : 3.
name-S22 = vaisseau S22
ship-S22-help = Coût : 1 nourriture, 3 aciers. Vol : 2 énergies. Soutes : désert. Bâtiments : 2. Ressources : 1.
name-S23 = vaisseau S23
ship-S23-help = Coût : 1 nourriture, 3 aciers. Vol : 2 énergies. Soutes : montagne. Bâtiments : 2. Ressources : 1.
name-S24 = vaisseau S24
ship-S24-help = Coût : 1 nourriture, 3 aciers. Vol : 2 énergies. Soutes : océan. Bâtiments : 2. Ressources : 1.
name-ST01 = stade ST01 (0 ☺)
name-ST02 = stade ST02 (0 ☺)
name-ST03 = stade ST03 (0 ☺)
name-ST04 = stade ST04 (0 ☺)
name-ST05 = stade ST05 (1 ☺)
stadium-ST05-help = Coût : 1 nourriture, 1 acier. Visages souriants : 1.
name-ST06 = stade ST06 (1 ☺)
stadium-ST06-help = Coût : 1 acier, 1 énergie. Visages souriants : 1.
name-ST07 = stade ST07 (1 ☺)
stadium-ST07-help = Coût : 1 nourriture, 1 énergie. Visages souriants : 1.
name-ST08 = stade ST08 (2 ☺)
stadium-ST08-help = Coût : 1 nourriture, 2 aciers. Visages souriants : 2.
name-ST09 = stade ST09 (2 ☺)
stadium-ST09-help = Coût : 2 aciers, 1 énergie. Visages souriants : 2.
name-ST10 = stade ST10 (2 ☺)
stadium-ST10-help = Coût : 1 nourriture, 1 acier, 1 énergie. Visages souriants : 2.
name-ST11 = stade ST11 (2 ☺)
stadium-ST11-help = Coût : 2 nourritures, 1 acier. Visages souriants : 2.
name-ST12 = stade ST12 (2 ☺)
stadium-ST12-help = Coût : 1 acier, 2 énergies. Visages souriants : 2.
name-ST13 = stade ST13 (3 ☺)
stadium-ST13-help = Coût : 1 nourriture, 2 aciers, 1 énergie. Visages souriants : 3.
name-ST14 = stade ST14 (3 ☺)
stadium-ST14-help = Coût : 2 nourritures, 2 aciers. Visages souriants : 3.
name-ST15 = stade ST15 (3 ☺)
stadium-ST15-help = Coût : 2 aciers, 2 énergies. Visages souriants : 3.
name-ST16 = stade ST16 (3 ☺)
stadium-ST16-help = Coût : 2 nourritures, 1 acier, 1 énergie. Visages souriants : 3.
name-ST17 = stade ST17 (3 ☺)
stadium-ST17-help = Coût : 1 nourriture, 1 acier, 2 énergies. Visages souriants : 3.
name-ST18 = stade ST18 (4 ☺)
stadium-ST18-help = Coût : 1 nourriture, 3 aciers, 1 énergie. Visages souriants : 4.
name-ST19 = stade ST19 (4 ☺)
stadium-ST19-help = Coût : 2 nourritures, 2 aciers, 1 énergie. Visages souriants : 4.
name-ST20 = stade ST20 (5 ☺)
stadium-ST20-help = Coût : 2 nourritures, 3 aciers, 1 énergie. Visages souriants : 5.
name-ST21 = stade ST21 (5 ☺)
stadium-ST21-help = Coût : 1 nourriture, 3 aciers, 2 énergies. Visages souriants : 5.
name-ST22 = stade ST22 (1 ☺)
stadium-ST22-help = Coût : 2 aciers. Visages souriants : 1.
name-ST23 = stade ST23 (2 ☺)
stadium-ST23-help = Coût : 3 aciers. Visages souriants : 2.
name-ST24 = stade ST24 (2 ☺)
stadium-ST24-help = Coût : 1 nourriture, 2 énergies. Visages souriants : 2.
name-ST25 = stade ST25 (3 ☺)
stadium-ST25-help = Coût : 1 nourriture, 3 aciers. Visages souriants : 3.
name-ST26 = stade ST26 (3 ☺)
stadium-ST26-help = Coût : 3 aciers, 1 énergie. Visages souriants : 3.
name-ST27 = stade ST27 (4 ☺)
stadium-ST27-help = Coût : 1 nourriture, 2 aciers, 2 énergies. Visages souriants : 4.
name-ST28 = stade ST28 (5 ☺)
stadium-ST28-help = Coût : 2 nourritures, 2 aciers, 2 énergies. Visages souriants : 5.

## Zones de l’Ancien Monde et chargement

name-W1 = W1 (habitants, désert, +2 nourritures)
name-bay-W1 = W1 (habitants, désert, +2 nourritures) en soute
name-hold-W1 = W1 comme bâtiment
name-W2 = W2 (habitants, désert, +2 aciers)
name-bay-W2 = W2 (habitants, désert, +2 aciers) en soute
name-hold-W2 = W2 comme bâtiment
name-W3 = W3 (usine, désert, +1 énergie)
name-bay-W3 = W3 (usine, désert, +1 énergie) en soute
name-hold-W3 = W3 (usine, désert, +1 énergie) comme bâtiment
name-W4 = W4 (habitants, montagne, +2 aciers)
name-bay-W4 = W4 (habitants, montagne, +2 aciers) en soute
name-hold-W4 = W4 comme bâtiment
name-W5 = W5 (habitants, montagne, +2 énergies)
name-bay-W5 = W5 (habitants, montagne, +2 énergies) en soute
name-hold-W5 = W5 comme bâtiment
name-W6 = W6 (usine, montagne, +1 nourriture)
name-bay-W6 = W6 (usine, montagne, +1 nourriture) en soute
name-hold-W6 = W6 (usine, montagne, +1 nourriture) comme bâtiment
name-W7 = W7 (habitants, océan, +2 nourritures)
name-bay-W7 = W7 (habitants, océan, +2 nourritures) en soute
name-hold-W7 = W7 comme bâtiment
name-W8 = W8 (habitants, océan, +2 énergies)
name-bay-W8 = W8 (habitants, océan, +2 énergies) en soute
name-hold-W8 = W8 comme bâtiment
name-W9 = W9 (usine, océan, +1 acier)
name-bay-W9 = W9 (usine, océan, +1 acier) en soute
name-hold-W9 = W9 (usine, océan, +1 acier) comme bâtiment
name-stadium-ST01 = stade ST01 (0 ☺)
name-stadium-ST02 = stade ST02 (0 ☺)
name-stadium-ST03 = stade ST03 (0 ☺)
name-stadium-ST04 = stade ST04 (0 ☺)
name-stadium-ST05 = stade ST05 (1 ☺)
name-stadium-ST06 = stade ST06 (1 ☺)
name-stadium-ST07 = stade ST07 (1 ☺)
name-stadium-ST08 = stade ST08 (2 ☺)
name-stadium-ST09 = stade ST09 (2 ☺)
name-stadium-ST10 = stade ST10 (2 ☺)
name-stadium-ST11 = stade ST11 (2 ☺)
name-stadium-ST12 = stade ST12 (2 ☺)
name-stadium-ST13 = stade ST13 (3 ☺)
name-stadium-ST14 = stade ST14 (3 ☺)
name-stadium-ST15 = stade ST15 (3 ☺)
name-stadium-ST16 = stade ST16 (3 ☺)
name-stadium-ST17 = stade ST17 (3 ☺)
name-stadium-ST18 = stade ST18 (4 ☺)
name-stadium-ST19 = stade ST19 (4 ☺)
name-stadium-ST20 = stade ST20 (5 ☺)
name-stadium-ST21 = stade ST21 (5 ☺)
name-stadium-ST22 = stade ST22 (1 ☺)
name-stadium-ST23 = stade ST23 (2 ☺)
name-stadium-ST24 = stade ST24 (2 ☺)
name-stadium-ST25 = stade ST25 (3 ☺)
name-stadium-ST26 = stade ST26 (3 ☺)
name-stadium-ST27 = stade ST27 (4 ☺)
name-stadium-ST28 = stade ST28 (5 ☺)
name-factory-food = usine de nourriture
name-resource-food = 1 nourriture
name-factory-steel = usine d’acier
name-resource-steel = 1 acier
name-factory-energy = usine d’énergie
name-resource-energy = 1 énergie

## Échanges

name-old-food-steel = nourriture → acier, Ancien Monde
name-old-food-energy = nourriture → énergie, Ancien Monde
name-old-steel-food = acier → nourriture, Ancien Monde
name-old-steel-energy = acier → énergie, Ancien Monde
name-old-energy-food = énergie → nourriture, Ancien Monde
name-old-energy-steel = énergie → acier, Ancien Monde
name-new-food-steel = nourriture → acier, Nouveau Monde
name-new-food-energy = nourriture → énergie, Nouveau Monde
name-new-steel-food = acier → nourriture, Nouveau Monde
name-new-steel-energy = acier → énergie, Nouveau Monde
name-new-energy-food = énergie → nourriture, Nouveau Monde
name-new-energy-steel = énergie → acier, Nouveau Monde

## Technologies

kind-technology_set = Série de technologies
name-set-1 = Ensemble 1
name-set-2 = Ensemble 2
name-set-3 = Ensemble 3
name-set-4 = Ensemble 4
name-T1-1a = Troisième équipe
technology-T1-1a-help = Votre troisième action de l’année ne coûte pas l’énergie de la piste.
name-T1-1b = Dépôt de primes
technology-T1-1b-help = À chaque bonus de fin d’année : gagnez 1 ressource au choix. Visages souriants : 1.
name-T1-1c = Fermes jumelles
technology-T1-1c-help = Une fois : gagnez une usine de nourriture. Quand vous préparez une usine de nourriture, vous pouvez en préparer une seconde au choix, en la payant.
name-T1-2a = Frontières ouvertes
technology-T1-2a-help = Coloniser n’exige aucun symbole.
name-T1-2b = Kit de construction
technology-T1-2b-help = Une fois : prenez une carte infrastructure de la rangée. Chaque carte infrastructure coûte 1 ressource de moins, au choix.
name-T1-2c = Avant-garde polaire
technology-T1-2c-help = Une fois : colonisez une zone de toundra sans payer d’acier. Visages souriants : 1.
name-T1-3a = Cœurs à fusion
technology-T1-3a-help = Une fois : gagnez une usine d’énergie. Chacune de vos usines d’énergie installées compte 1 de plus.
name-T1-3b = Moteurs de retour
technology-T1-3b-help = Les vaisseaux déchargés reviennent aussitôt et gratuitement dans l’Ancien Monde. Visages souriants : 2.
name-T1-3c = Stade offert
technology-T1-3c-help = Une fois : gagnez un stade gratuit.
name-T2-1a = Cuves de croissance
technology-T2-1a-help = Cloner donne 1 habitant de plus.
name-T2-1b = Premiers colons
technology-T2-1b-help = Une fois : gagnez 2 habitants dans le Nouveau Monde. Visages souriants : 1.
name-T2-1c = Terrains de quartier
technology-T2-1c-help = Chaque stade coûte 1 ressource de moins, au choix.
name-T2-2a = Maisons en kit
technology-T2-2a-help = Une fois : gagnez 2 aciers. Coloniser une zone vous coûte au plus 1 acier.
name-T2-2b = Relevé de l’anneau
technology-T2-2b-help = Une fois : gagnez une usine d’acier. Vous avez toujours l’anneau.
name-T2-2c = Rations légères
technology-T2-2c-help = Le Nouveau Monde consomme 2 nourritures de moins. Visages souriants : 1.
name-T2-3a = Fonderies profondes
technology-T2-3a-help = Une fois : gagnez une usine d’acier. Chacune de vos usines d’acier installées compte 1 de plus.
name-T2-3b = Avant-poste forestier
technology-T2-3b-help = Une fois : colonisez une zone de forêt sans payer d’acier, même si son biome est fermé.
name-T2-3c = Jardins en tour
technology-T2-3c-help = Une fois : augmentez de 2 la production de nourriture. Visages souriants : 2.
name-T3-1a = Comptes souples
technology-T3-1a-help = Une fois : gagnez une usine d’acier. Pour le bonus de fin d’année, votre puissance peut compter 1 de plus ou de moins.
name-T3-1b = Satellites d’appoint
technology-T3-1b-help = 2 cases de plus à chaque phase de progrès.
name-T3-1c = Liste prioritaire
technology-T3-1c-help = Une fois par action, renouveler une rangée est gratuit. Visages souriants : 1.
name-T3-2a = Capteurs de vagues
technology-T3-2a-help = Une fois : faites 1 mouvement d’infrastructure. Vous avez toujours la vague.
name-T3-2b = Réseau double
technology-T3-2b-help = Vous ne payez jamais le supplément de groupe. Chaque monde peut payer vos actions.
name-T3-2c = Bureau des brevets
technology-T3-2c-help = Pour chaque technologie développée, celle-ci comprise : gagnez 1 ressource au choix. Visages souriants : 1.
name-T3-3a = Jardins d’eau
technology-T3-3a-help = Une fois : gagnez une usine de nourriture. Chacune de vos usines de nourriture installées compte 1 de plus.
name-T3-3b = Eurêka
technology-T3-3b-help = Une fois : faites 2 étapes de recherche.
name-T3-3c = Équipes de nuit
technology-T3-3c-help = Vos troisième et quatrième actions de l’année ne coûtent pas l’énergie de la piste. Visages souriants : 2.
name-T4-1a = Coques en série
technology-T4-1a-help = Chaque vaisseau coûte 1 ressource de moins, au choix.
name-T4-1b = Réacteurs jumeaux
technology-T4-1b-help = Une fois : gagnez une usine d’énergie. Quand vous préparez une usine d’énergie, vous pouvez en préparer une seconde au choix, en la payant.
name-T4-1c = Cales élargies
technology-T4-1c-help = Chacun de vos vaisseaux prend 1 ressource de plus. Visages souriants : 1.
name-T4-2a = Voiles ioniques
technology-T4-2a-help = Une fois : gagnez 2 énergies. Les vols vers le Nouveau Monde vous coûtent 1 énergie de moins.
name-T4-2b = Drones éclaireurs
technology-T4-2b-help = Une fois : gagnez 1 habitant dans le Nouveau Monde. Vous avez toujours la croix.
name-T4-2c = Ruban inaugural
technology-T4-2c-help = Une fois : faites 1 mouvement d’infrastructure. Pour chaque carte infrastructure achevée : gagnez 1 ressource au choix. Visages souriants : 1.
name-T4-3a = Grues lourdes
technology-T4-3a-help = Une fois : gagnez une usine au choix. Chacun de vos vaisseaux prend 1 bâtiment de plus.
name-T4-3b = Navette de réserve
technology-T4-3b-help = Une fois : gagnez un vaisseau gratuit ; son premier vol ne coûte rien. Gagnez 1 habitant dans le Nouveau Monde.
name-T4-3c = Plateformes marines
technology-T4-3c-help = Une fois : colonisez une zone d’océan sans payer d’acier, même si son biome est fermé. Visages souriants : 2.

## Infrastructure

name-I-01 = Fonderie solaire (I-01)
infrastructure-I-01-help = Coût : 1 acier. Requis : 2 × désert avec habitants. Apporte : +2 aciers.
name-I-02 = Réseau géothermique (I-02)
infrastructure-I-02-help = Coût : 1 nourriture. Requis : 4 × toundra. Apporte : +2 énergies.
name-I-03 = Aqueduc de glace (I-03)
infrastructure-I-03-help = Coût : 1 nourriture, 1 acier. Requis : 1 × désert avec habitants + 1 × toundra avec usine. Apporte : +2 nourritures.
name-I-04 = Forage profond (I-04)
infrastructure-I-04-help = Coût : 1 énergie. Requis : 2 × toundra avec usine. Apporte : +1 acier.
name-I-05 = Bourse d’énergie (I-05)
infrastructure-I-05-help = Coût : 1 acier. Requis : 3 usines installées. Apporte : +2 énergies.
name-I-06 = Ferme de lichens (I-06)
infrastructure-I-06-help = Coût : 1 nourriture, 1 acier. Requis : 3 × toundra. Apporte : +2 nourritures.
name-I-07 = Champ de miroirs (I-07)
infrastructure-I-07-help = Coût : 1 énergie. Requis : 2 × désert. Apporte : +1 énergie.
name-I-08 = Couloir de vent (I-08)
infrastructure-I-08-help = Coût : 2 aciers. Requis : 1 × toundra avec habitants + 1 × désert avec habitants. Apporte : +2 énergies.
name-I-09 = Ligne de câbles (I-09)
infrastructure-I-09-help = Coût : 2 nourritures. Requis : 1 × désert + 2 × toundra sur une diagonale. Apporte : +2 aciers.
name-I-10 = Dôme des vergers (I-10)
infrastructure-I-10-help = Coût : 1 acier, 1 énergie. Requis : toundra + toundra côte à côte sur une ligne horizontale. Apporte : +2 nourritures.
name-I-11 = Fonderie solaire (I-11)
infrastructure-I-11-help = Coût : 1 énergie. Requis : 2 × désert avec habitants. Apporte : +2 énergies.
name-I-12 = Réseau géothermique (I-12)
infrastructure-I-12-help = Coût : 1 nourriture. Requis : 4 × toundra. Apporte : +2 aciers.
name-I-13 = Aqueduc de glace (I-13)
infrastructure-I-13-help = Coût : 1 acier, 1 énergie. Requis : 1 × désert avec usine + 1 × toundra avec habitants. Apporte : +2 aciers.
name-I-14 = Mine du pergélisol (I-14)
infrastructure-I-14-help = Coût : 1 nourriture. Requis : 2 × toundra avec habitants. Apporte : +1 nourriture.
name-I-15 = Marché alimentaire (I-15)
infrastructure-I-15-help = Coût : 1 acier. Requis : 5 habitants installés. Apporte : +2 nourritures.
name-I-16 = Champ de miroirs (I-16)
infrastructure-I-16-help = Coût : 1 énergie. Requis : 3 × désert. Apporte : +2 nourritures.
name-I-17 = Turbines des dunes (I-17)
infrastructure-I-17-help = Coût : 1 acier. Requis : désert + désert côte à côte sur une diagonale descendante. Apporte : +2 énergies.
name-I-18 = Mât relais (I-18)
infrastructure-I-18-help = Coût : 1 nourriture, 1 énergie. Requis : 2 zones avec au moins 1 symbole. Apporte : +2 aciers.
name-I-19 = Route côtière (I-19)
infrastructure-I-19-help = Coût : 1 acier. Requis : 3 zones du bord. Apporte : +1 nourriture.
name-I-20 = Bourse d’énergie (I-20)
infrastructure-I-20-help = Coût : 1 énergie. Requis : usines installées de 2 types. Apporte : +1 acier.
name-II-01 = Centrale à biomasse (II-01)
infrastructure-II-01-help = Coût : 1 nourriture, 1 acier. Requis : forêt + forêt côte à côte sur une diagonale montante. Apporte : +3 énergies.
name-II-02 = Oléoduc polaire (II-02)
infrastructure-II-02-help = Coût : 1 nourriture, 1 énergie. Requis : 1 × forêt + 2 × toundra sur une diagonale. Apporte : +3 aciers.
name-II-03 = Dôme des vergers (II-03)
infrastructure-II-03-help = Coût : 2 aciers. Requis : 2 × forêt. Apporte : +2 nourritures.
name-II-04 = Terrasses d’algues (II-04)
infrastructure-II-04-help = Coût : 2 énergies. Requis : 1 × océan avec habitants. Apporte : +2 nourritures.
name-II-05 = Couloir de vent (II-05)
infrastructure-II-05-help = Coût : 1 acier, 1 énergie. Requis : 1 × forêt avec habitants + 1 × désert avec usine. Apporte : +2 énergies.
name-II-06 = Fonderie à bois (II-06)
infrastructure-II-06-help = Coût : 2 nourritures. Requis : 3 × forêt. Apporte : +3 aciers.
name-II-07 = Anneau des marées (II-07)
infrastructure-II-07-help = Coût : 1 acier, 1 énergie. Requis : 2 × océan. Apporte : +3 énergies.
name-II-08 = Conseil planétaire (II-08)
infrastructure-II-08-help = Coût : 1 nourriture, 1 acier, 1 énergie. Requis : 1 × toundra + 1 × désert + 1 × forêt + 1 × océan. Apporte : +3 production au choix.
name-II-09 = Forage profond (II-09)
infrastructure-II-09-help = Coût : 1 nourriture, 1 énergie. Requis : 1 × forêt avec usine + 1 × océan. Apporte : +3 aciers.
name-II-10 = Centrale à biomasse (II-10)
infrastructure-II-10-help = Coût : 1 nourriture, 1 énergie. Requis : forêt + forêt côte à côte sur une diagonale descendante. Apporte : +3 aciers.
name-II-11 = Oléoduc polaire (II-11)
infrastructure-II-11-help = Coût : 1 acier, 1 énergie. Requis : 1 × forêt + 2 × désert sur une ligne horizontale. Apporte : +3 nourritures.
name-II-12 = Dôme des vergers (II-12)
infrastructure-II-12-help = Coût : 2 nourritures. Requis : 2 × forêt avec habitants. Apporte : +2 énergies.
name-II-13 = Marché alimentaire (II-13)
infrastructure-II-13-help = Coût : 2 aciers. Requis : 8 habitants installés. Apporte : +3 nourritures.
name-II-14 = Forage profond (II-14)
infrastructure-II-14-help = Coût : 2 énergies. Requis : 5 usines installées. Apporte : +3 aciers.
name-II-15 = Anneau des marées (II-15)
infrastructure-II-15-help = Coût : 1 acier, 1 énergie. Requis : océan + forêt côte à côte. Apporte : +3 énergies.
name-II-16 = Route côtière (II-16)
infrastructure-II-16-help = Coût : 1 nourriture. Requis : 3 zones en ligne droite continue. Apporte : +2 nourritures.
name-II-17 = Mât relais (II-17)
infrastructure-II-17-help = Coût : 1 acier. Requis : 2 zones avec au moins 2 symboles. Apporte : +2 production au choix.
name-II-18 = Terrasses d’algues (II-18)
infrastructure-II-18-help = Coût : 1 nourriture, 1 énergie. Requis : 1 × océan avec habitants + 1 × toundra avec usine. Apporte : +3 aciers.
name-II-19 = Conseil planétaire (II-19)
infrastructure-II-19-help = Coût : 1 nourriture, 1 acier. Requis : 8 zones colonisées. Apporte : +2 énergies.
name-II-20 = Couloir de vent (II-20)
infrastructure-II-20-help = Coût : 1 acier, 1 énergie. Requis : 2 × désert avec habitants + 1 × forêt avec habitants. Apporte : +3 nourritures.

## Objectifs

name-goal_1 = Inventeurs
goal-1-help = 2 points par technologie développée. 18 points au plus.
score-goal_1 = Inventeurs
name-goal_2 = Éclaireurs
goal-2-help = Par marqueur de progrès : 2 après le passage 3, 5 après le passage 4, 7 sur la dernière case. 14 points au plus.
score-goal_2 = Éclaireurs
name-goal_3 = Spécialistes
goal-3-help = Production la plus haute : 8+ → 4, 10+ → 8, 12+ → 11, 14+ → 14. 14 points au plus.
score-goal_3 = Spécialistes
name-goal_4 = Arpenteurs
goal-4-help = 2 points par zone colonisée avec symbole. 16 points au plus.
score-goal_4 = Arpenteurs
name-goal_5 = Bâtisseurs
goal-5-help = 4 points par infrastructure achevée. 16 points au plus.
score-goal_5 = Bâtisseurs
name-goal_6 = Colons
goal-6-help = 1 point par habitant installé. 16 points au plus.
score-goal_6 = Colons
name-goal_7 = Amiraux
goal-7-help = 3 points par vaisseau. 15 points au plus.
score-goal_7 = Amiraux
name-goal_8 = Peuple du désert
goal-8-help = 3 points par zone de désert colonisée. 15 points au plus.
score-goal_8 = Peuple du désert
name-goal_9 = Marins
goal-9-help = 5 points par zone d’océan colonisée. 15 points au plus.
score-goal_9 = Marins
name-goal_10 = Fabricants
goal-10-help = 3 points par usine installée. 18 points au plus.
score-goal_10 = Fabricants
name-goal_11 = Artistes
goal-11-help = 3 points par 2 visages souriants du Nouveau Monde. 15 points au plus.
score-goal_11 = Artistes
name-goal_12 = Forestiers
goal-12-help = 4 points par zone de forêt colonisée. 16 points au plus.
score-goal_12 = Forestiers
name-goal_13 = Sauveteurs
goal-13-help = 1 point par zone évacuée. 4 de plus s’il n’en reste aucune. 13 points au plus.
score-goal_13 = Sauveteurs
name-goal_14 = Peuple polaire
goal-14-help = 3 points par zone de toundra colonisée. 15 points au plus.
score-goal_14 = Peuple polaire
name-goal_15 = Explorateurs
goal-15-help = 9 points par série des quatre biomes. 18 points au plus.
score-goal_15 = Explorateurs
name-goal_16 = Économistes
goal-16-help = 1 point par 3 niveaux de production totale. 15 points au plus.
score-goal_16 = Économistes
name-goal_17 = Bâtisseurs de stades
goal-17-help = Stades du Nouveau Monde : 3+ → 7, 4+ → 11, 5+ → 15. 15 points au plus.
score-goal_17 = Bâtisseurs de stades
name-goal_18 = Visionnaires
goal-18-help = 6 points par technologie de niveau 3 développée. 18 points au plus.
score-goal_18 = Visionnaires
name-goal_19 = Unificateurs
goal-19-help = 2 points par zone de votre plus grand groupe. 16 points au plus.
score-goal_19 = Unificateurs
name-goal_20 = Traceurs de lignes
goal-20-help = 3 points par zone sur votre meilleure ligne. 15 points au plus.
score-goal_20 = Traceurs de lignes
name-goal_21 = Thésauriseurs
goal-21-help = 2 points par 3 ressources du Nouveau Monde. 14 points au plus.
score-goal_21 = Thésauriseurs
name-goal_22 = Maîtres arpenteurs
goal-22-help = 5 points par zone colonisée à deux symboles. 15 points au plus.
score-goal_22 = Maîtres arpenteurs
name-goal_23 = Habitants du bord
goal-23-help = 2 points par zone colonisée du bord. 16 points au plus.
score-goal_23 = Habitants du bord
name-goal_24 = Équilibristes
goal-24-help = Écart entre la production la plus haute et la plus basse : ≤1 → 10, ≤2 → 6, ≤3 → 3 ; la plus basse doit être d’au moins 5. 10 points au plus.
score-goal_24 = Équilibristes

## Bonus de fin d’année

name-Y01 = carte bonus Y01
bonus-Y01-help = 7 : Gagnez 1 ressource au choix. Faites 1 étape de recherche. / 10 : Gagnez 4 ressources au choix.
name-Y02 = carte bonus Y02
bonus-Y02-help = 6 : Gagnez 4 ressources au choix. / 13 : Gagnez un vaisseau gratuit.
name-Y03 = carte bonus Y03
bonus-Y03-help = 7 : Faites 2 mouvements d’infrastructure. Préparez une usine gratuitement. / 12 : Gagnez 2 ressources au choix. Gagnez 1 habitant dans le Nouveau Monde.
name-Y04 = carte bonus Y04
bonus-Y04-help = 6 : Gagnez 2 ressources au choix. Gagnez 1 habitant dans le Nouveau Monde. / 11 : Faites 1 étape de recherche. Colonisez une zone.
name-Y05 = carte bonus Y05
bonus-Y05-help = 8 : Colonisez une zone ; son biome peut se trouver un passage plus loin. / 11 : Gagnez 1 ressource au choix. Faites 1 étape de recherche.
name-Y06 = carte bonus Y06
bonus-Y06-help = 9 : Gagnez un vaisseau gratuit. / 12 : Gagnez 3 ressources au choix. Gagnez 1 habitant dans le Nouveau Monde.
name-Y07 = carte bonus Y07
bonus-Y07-help = 8 : Gagnez 2 ressources au choix. Gagnez 1 habitant dans le Nouveau Monde. / 12 : Faites 2 mouvements d’infrastructure. Préparez une usine gratuitement.
name-Y08 = carte bonus Y08
bonus-Y08-help = 7 : Colonisez une zone ; son biome peut se trouver un passage plus loin. / 11 : Faites 2 mouvements d’infrastructure. Préparez une usine gratuitement.
name-Y09 = carte bonus Y09
bonus-Y09-help = 8 : Faites 2 mouvements d’infrastructure. Préparez une usine gratuitement. / 13 : Faites 1 étape de recherche. Colonisez une zone.
name-Y10 = carte bonus Y10
bonus-Y10-help = 9 : Gagnez 1 ressource au choix. Faites 1 étape de recherche. / 13 : Colonisez une zone ; son biome peut se trouver un passage plus loin.
name-Y11 = carte bonus Y11
bonus-Y11-help = 6 : Gagnez 1 ressource au choix. Faites 1 étape de recherche. / 10 : Gagnez 2 ressources au choix. Gagnez 1 habitant dans le Nouveau Monde.
name-Y12 = carte bonus Y12
bonus-Y12-help = 6 : Gagnez 4 ressources au choix. / 12 : Faites 1 étape de recherche. Colonisez une zone.
name-Y13 = carte bonus Y13
bonus-Y13-help = 9 : Faites 2 mouvements d’infrastructure. Préparez une usine gratuitement. / 11 : Gagnez 4 ressources au choix.
name-Y14 = carte bonus Y14
bonus-Y14-help = 8 : Faites 1 étape de recherche. Colonisez une zone. / 10 : Colonisez une zone ; son biome peut se trouver un passage plus loin.

## Cartes action

name-card_1 = carte 1
card-1-help = Gagnez 2 ressources au choix. Puissance 2.
name-card_2 = carte 2
card-2-help = Gagnez 1 ressource au choix. Vous pouvez faire jusqu’à 4 échanges. Puissance 2.
name-card_3 = carte 3
card-3-help = Vous pouvez faire jusqu’à 3 échanges. Piochez 1 carte action. Puissance 4.
name-card_4 = carte 4
card-4-help = Gagnez 1 nourriture, 1 acier et 1 énergie, le tout dans le même monde. Puissance 1.
name-card_5 = carte 5
card-5-help = Gagnez 1 ressource au choix. Faites 1 mouvement d’infrastructure. Puissance 2.
name-card_6 = carte 6
card-6-help = Gagnez 2 énergies. Puissance 1/2.
name-card_7 = carte 7
card-7-help = Gagnez 2 nourritures. Puissance 2/3.
name-card_8 = carte 8
card-8-help = Gagnez 2 aciers. Puissance 1/2.
name-card_9 = carte 9
card-9-help = Gagnez 1 ressource au choix. Puissance 2/3/4.
name-card_10 = carte 10
card-10-help = Gagnez 1 ressource au choix. Piochez 2 cartes action. Puissance 3.
name-card_11 = carte 11
card-11-help = Construisez un vaisseau ; son premier vol coûte 1 énergie de moins. Puissance 1.
name-card_12 = carte 12
card-12-help = D’abord, mettez jusqu’à 3 cartes de la rangée sous leur pioche. Construisez un vaisseau. Puissance 1.
name-card_13 = carte 13
card-13-help = Construisez un vaisseau. Gagnez 1 ressource au choix. Puissance 0.
name-card_14 = carte 14
card-14-help = Construisez un vaisseau. Colonisez une zone. Puissance 0.
name-card_15 = carte 15
card-15-help = Construisez un vaisseau pour 1 ressource de moins. Puissance 1.
name-card_16 = carte 16
card-16-help = Construisez un vaisseau. Faites 1 mouvement d’infrastructure. Puissance 1.
name-card_17 = carte 17
card-17-help = Construisez un vaisseau. Clonez. Puissance 1.
name-card_18 = carte 18
card-18-help = Construisez un vaisseau. Vous pouvez faire un échange. Puissance 1.
name-card_19 = carte 19
card-19-help = Vous pouvez faire un échange. Colonisez une zone. Puissance 1.
name-card_20 = carte 20
card-20-help = Colonisez une zone. Gagnez 1 ressource au choix. Puissance 0.
name-card_21 = carte 21
card-21-help = Colonisez une zone. Faites 1 mouvement d’infrastructure. Puissance 1.
name-card_22 = carte 22
card-22-help = Colonisez une zone en ignorant 1 symbole. Puissance 1.
name-card_23 = carte 23
card-23-help = Colonisez une zone sans payer d’acier. Puissance 1.
name-card_24 = carte 24
card-24-help = Colonisez une zone. Vous pouvez faire jusqu’à 2 échanges. Puissance 0.
name-card_25 = carte 25
card-25-help = Construisez un vaisseau en payant 1 nourriture de plus. Puissance 3/4/5.
name-card_26 = carte 26
card-26-help = Construisez un vaisseau en payant 1 acier de plus. Puissance 3/4.
name-card_27 = carte 27
card-27-help = Construisez un vaisseau avec au plus 1 soute. Puissance 3.
name-card_28 = carte 28
card-28-help = Construisez un vaisseau de l’emplacement le plus ancien. Puissance 3/4.
name-card_29 = carte 29
card-29-help = Gagnez 1 ressource au choix. Faites 1 étape de recherche. Puissance 1.
name-card_30 = carte 30
card-30-help = Faites 1 étape de recherche. Piochez 2 cartes action. Puissance 3.
name-card_31 = carte 31
card-31-help = Faites 1 étape de recherche. Faites 1 mouvement d’infrastructure. Puissance 3.
name-card_32 = carte 32
card-32-help = Payez 1 ressource au choix, puis : faites 2 étapes de recherche. Puissance 2.
name-card_33 = carte 33
card-33-help = Faites une étape de recherche sur une tuile de niveau 1. Puissance 5.
name-card_34 = carte 34
card-34-help = Faites 1 étape de recherche. Vous pouvez faire un échange. Puissance 3.
name-card_35 = carte 35
card-35-help = Faites 1 étape de recherche. Colonisez une zone. Puissance 1.
name-card_36 = carte 36
card-36-help = Faites 1 étape de recherche. Construisez un stade. Puissance 1.
name-card_37 = carte 37
card-37-help = Payez 1 énergie, puis : faites 1 étape de recherche. Puissance 5.
name-card_38 = carte 38
card-38-help = Gagnez 1 ressource au choix. Faites 2 mouvements d’infrastructure. Puissance 1.
name-card_39 = carte 39
card-39-help = Faites 3 mouvements d’infrastructure. Puissance 2.
name-card_40 = carte 40
card-40-help = Faites 2 mouvements d’infrastructure ; les cartes jouées coûtent 1 de moins. Puissance 2.
name-card_41 = carte 41
card-41-help = Faites 1 mouvement d’infrastructure. Puissance 4/5.
name-card_42 = carte 42
card-42-help = D’abord, mettez jusqu’à 3 cartes de la rangée sous leur pioche. Faites 2 mouvements d’infrastructure. Puissance 3.
name-card_43 = carte 43
card-43-help = Faites 2 mouvements d’infrastructure. Piochez 1 carte action. Puissance 3.
name-card_44 = carte 44
card-44-help = Faites 1 mouvement d’infrastructure. Préparez une usine. Puissance 2.
name-card_45 = carte 45
card-45-help = Faites 1 mouvement d’infrastructure. Clonez. Puissance 2.
name-card_46 = carte 46
card-46-help = Prenez jusqu’à 2 cartes infrastructure. Puissance 3/4.
name-card_47 = carte 47
card-47-help = Jouez une carte infrastructure ; elle coûte 2 de moins. Puissance 2.
name-card_48 = carte 48
card-48-help = Colonisez une zone avec un emplacement d’usine. Puissance 3.
name-card_49 = carte 49
card-49-help = Colonisez une zone de toundra. Puissance 3/4.
name-card_50 = carte 50
card-50-help = Colonisez une zone avec un emplacement d’habitant. Puissance 3.
name-card_51 = carte 51
card-51-help = Colonisez une zone sans symbole. Puissance 3.
name-card_52 = carte 52
card-52-help = Colonisez une zone de désert. Puissance 3.
name-card_53 = carte 53
card-53-help = Colonisez une zone en payant 1 acier de plus. Puissance 3/4.
name-card_54 = carte 54
card-54-help = Colonisez une zone voisine d’une des vôtres. Puissance 3.
name-card_55 = carte 55
card-55-help = Colonisez deux zones de toundra. Puissance 0.
name-card_56 = carte 56
card-56-help = Colonisez une zone ; son biome peut se trouver un passage plus loin. Puissance 0.
name-card_57 = carte 57
card-57-help = Colonisez une zone. Piochez 2 cartes action. Puissance 1.
name-card_58 = carte 58
card-58-help = Construisez un stade. Vous pouvez faire un échange. Puissance 1.
name-card_59 = carte 59
card-59-help = Construisez un stade. Gagnez 1 ressource au choix. Puissance 0.
name-card_60 = carte 60
card-60-help = Construisez un stade pour 1 ressource de moins. Puissance 1.
name-card_61 = carte 61
card-61-help = Construisez un stade en payant 1 ressource au choix de plus. Puissance 3/4.
name-card_62 = carte 62
card-62-help = Construisez un stade avec au plus 2 visages souriants. Puissance 3.
name-card_63 = carte 63
card-63-help = Préparez une usine. Préparez-en une autre, d’un type différent. Puissance 2.
name-card_64 = carte 64
card-64-help = Préparez une usine gratuitement. Puissance 2.
name-card_65 = carte 65
card-65-help = Préparez une usine. Gagnez 1 ressource au choix. Puissance 1.
name-card_66 = carte 66
card-66-help = Préparez une usine en payant 1 énergie de plus dans le même monde. Puissance 4/5.
name-card_67 = carte 67
card-67-help = Préparez une usine. Vous pouvez faire un échange. Puissance 2.
name-card_68 = carte 68
card-68-help = Préparez une usine dans l’Ancien Monde. Puissance 4.
name-card_69 = carte 69
card-69-help = Préparez une usine. Colonisez une zone. Puissance 1.
name-card_70 = carte 70
card-70-help = Clonez. Gagnez 1 ressource au choix. Puissance 1.
name-card_71 = carte 71
card-71-help = Construisez un stade. Faites 1 mouvement d’infrastructure. Puissance 1.
name-card_72 = carte 72
card-72-help = Clonez, avec 1 habitant de plus. Puissance 2.
name-card_73 = carte 73
card-73-help = Clonez deux fois. Puissance 2.
name-card_74 = carte 74
card-74-help = Gagnez 1 habitant dans le Nouveau Monde. Puissance 3/4.
name-card_75 = carte 75
card-75-help = Clonez. Colonisez une zone. Puissance 1.
name-card_76 = carte 76
card-76-help = Clonez. Vous pouvez faire un échange. Puissance 2.
name-card_77 = carte 77
card-77-help = D’abord, mettez jusqu’à 3 cartes de la rangée sous leur pioche. Construisez un stade. Puissance 1.
name-card_78 = carte 78
card-78-help = Construisez un stade. Construisez un vaisseau. Puissance 0.
name-card_79 = carte 79
card-79-help = Piochez 3 cartes action. Puissance 5.
name-card_80 = carte 80
card-80-help = Faites une action du groupe 3 ou 4 de votre plateau. Puissance 2.

## Objectifs communs

name-CG1a = Cinq technologies
common-CG1a-help = Jouez-le pour 2 aciers : +1 nourriture, 5 points.
name-CG1b = Trois stades
common-CG1b-help = Jouez-le pour 2 énergies : +1 acier, 5 points.
name-CG2a = Trois infrastructures achevées
common-CG2a-help = Jouez-le pour 2 nourritures : +1 énergie, 5 points.
name-CG2b = Six zones évacuées
common-CG2b-help = Jouez-le pour 2 aciers : +1 énergie, 4 points.
name-CG3a = Production au niveau 5
common-CG3a-help = Jouez-le pour 2 aciers : +1 énergie, 3 points.
name-CG3b = Trois biomes
common-CG3b-help = Jouez-le pour 2 nourritures : +1 acier, 4 points.
name-CG4a = Sept colons
common-CG4a-help = Jouez-le pour 2 énergies : +1 acier, 4 points.
name-CG4b = Trois usines
common-CG4b-help = Jouez-le pour 1 acier, 1 énergie : +1 nourriture, 4 points.

## Cartes solo

name-SO1 = carte solo 1A
name-SO2 = carte solo 2B
name-SO3 = carte solo 3A
name-SO4 = carte solo XB
name-SO5 = carte solo 1B
name-SO6 = carte solo 2A
name-SO7 = carte solo 3B

## Pourquoi une table ne peut pas être dressée

why-actions-and-bonuses = les actions avancées vont avec les bonus généreux.
why-points-mode-only = les objectifs communs et les majorités sur les lignes sont réservés au mode points.
why-alone-for-points = en solo, on joue aux points, sans objectifs communs ni majorités sur les lignes.
why-third-party-for-two = le paquet solo ne sert d’automa qu’à deux joueurs.
