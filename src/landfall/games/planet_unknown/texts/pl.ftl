### Niezbadana planeta po polsku.

title = Niezbadana planeta
tagline = Sześć planet do zabudowania, jedna obracająca się stacja i wszyscy budują naraz.

## Opcje

option-boards = Plansze
option-boards-symmetric = Takie same dla wszystkich
    .help = KSB-4156 i Uniwersalna Koalicja: najlepsze na początek.
option-boards-base = Losowe, gra podstawowa
    .help = Każdy dostaje planetę i korporację z gry podstawowej i wybiera stronę każdej z nich.
option-boards-all = Losowe, z rozszerzeniem
    .help = Tak samo, z wszystkimi dwunastoma planetami i ośmioma korporacjami o asymetrycznych stronach.
option-events = Talia wydarzeń
    .help = Co rundę wydarzenie dla wszystkich, z talii 20 kart; czerwone są najtrudniejsze.
option-events-usual = Standardowo
    .help = Bez talii od dwóch graczy; w grze solo 7 zielonych, 7 pomarańczowych i 6 czerwonych kart.
option-events-7-7-6 = 7 zielonych, 7 pomarańczowych, 6 czerwonych
option-events-9-3-8 = 9 zielonych, 3 pomarańczowe, 8 czerwonych
option-events-14-4-2 = 14 zielonych, 4 pomarańczowe, 2 czerwone
option-events-2-6-12 = 2 zielone, 6 pomarańczowych, 12 czerwonych
option-events-part-green = zielone
option-events-part-orange = pomarańczowe
option-events-part-red = czerwone
option-personal_objectives = Cele osobiste
    .help = Każdy zatrzymuje jeden z dwóch tajnych celów, wart 5 medali.
option-personal_objectives-false = Bez nich
option-personal_objectives-true = Po jednym na gracza, tajne
option-two_player_variant = Stacja przy dwóch graczach
option-two_player_variant-true = Obraca się sama
    .help = Nikt nie wybiera obrotu: stacja co rundę obraca się o jeden magazyn.
option-two_player_variant-false = Obraca ją dowódca
    .help = Wybiera dowódca rundy, a tym samym wybiera i kafelki drugiej osoby.
option-station = Kręgi stacji
option-station-random = Losowo
    .help = Wewnętrzny krąg jest losowo obrócony względem zewnętrznego: w każdej grze inne pary kształtów.
option-station-printed = Według zaleceń
    .help = W każdej grze te same pary kształtów, na wzór zalecanego ustawienia; wzajemne położenie kręgów odtworzyliśmy sami.

## Tereny, tory i zasoby

name-civ = Cywilizacja
    .acc = Cywilizację
    .gen = Cywilizacji
name-water = Woda
    .acc = Wodę
    .gen = Wody
name-biomass = Biomasa
    .acc = Biomasę
    .gen = Biomasy
name-rover = Łaziki
    .gen = Łazików
name-tech = Technologia
    .acc = Technologię
    .gen = Technologii
name-energy = Energia
    .acc = Energię
    .gen = Energii

## Planety i korporacje

name-ksb_4156 = KSB-4156
name-arashi = Arashi
name-cerberus = Cerber
name-charybdis = Charybda
name-gaia = Gaja
name-k_273 = K-273
name-kaax = K’Aax
name-lacuna = Lacuna
name-oblivion = Oblivion
name-pajitnov = Pażytnow
name-persephone = Persefona
name-petra = Petra
name-tartarus = Tartar

planet-ksb_4156-help = Bez zasady specjalnej.
planet-arashi-help = Płytka na pierścieniu, w rzędach 6 i 7, musi zakrywać też pole poza nim; zbiorowisk nie można więc tam kłaść.
planet-cerberus-help = Trzy planety w jednej: po 2 medale więcej za każdą całkiem zakrytą.
planet-charybdis-help = Pierwsza płytka musi zakryć jedno z czterech pól pośrodku, a nie obwód.
planet-gaia-help = Każde niezakryte miasto jest warte 2 medale, ale jego rząd i kolumna pozostają niepełne.
planet-k_273-help = Płytka leży albo cała na lodzie, albo cała na lądzie.
planet-kaax-help = Łaziki nie wjeżdżają na pole toksyczne, póki coś go nie zakryje.
planet-lacuna-help = Dziury nie są polami: nic na nich nie leży i żaden łazik przez nie nie przejedzie.
planet-oblivion-help = Pusty w środku kwadrat. Obwodem jest tylko jego zewnętrzny brzeg.
planet-pajitnov-help = Płytka lub zbiorowisko musi dać się wsunąć na miejsce z sąsiedniego wolnego pola.
planet-persephone-help = Każdy kwadrant zakazuje jednego zasobu: lewy górny cywilizacji, prawy górny energii, lewy dolny technologii, prawy dolny wody.
planet-petra-help = Nie ma lodu. Niezakryte strumienie elektryczne liczą się jako teren energii i jako pola zapełnione.
planet-tartarus-help = Żadna płytka nie leży w poprzek szczeliny; pokonują ją tylko w dwóch rogach łaziki, które mogą jeździć na ukos (Cosmos 1).

kind-corporation = Korporacja
kind-planet = Planeta
name-universal = Uniwersalna Koalicja
name-cosmos = Cosmos Inc.
name-flux = Flux Industries
name-horizon = Horizon Group
name-jump_drive = Jump Drive
name-makeshift = Makeshift
name-oasis = Oasis Ultd.
name-republic = Republic
name-wormhole = Wormhole Corp.
name-symmetric = strona symetryczna
name-asymmetric = strona asymetryczna

corporation-universal-help = 1: płytki nie muszą się stykać z innymi. 2: zbiorowiska można przechować. 3: tor łazików daje 1 ruch więcej. 4: woda z płytki liczy się podwójnie. 5: żadnych meteorytów.
corporation-cosmos-help = Kapsuły mogą leżeć na torach; znaczniki je przeskakują. 1: łaziki jeżdżą na ukos. 2: raz w grze przełóż trzy kapsuły. 3: płytka z energią pozwala przełożyć jedną. 4: wjazd na energię nic nie kosztuje. 5: co rundę przełóż jedną kapsułę.
corporation-flux-help = Działa tylko najwyższa technologia, na torze znacznika strumienia. 1: 2 ruchy za każdy łazik na jego terenie. 2: raz w grze awans do następnego kamienia milowego. 3: lepsze korzyści z tego toru. 4: jego płytki zbierają meteoryt. 5: co rundę awans na nim.
corporation-horizon-help = Łaziki wożą meteoryty do zasobu łazików. 1: płytki łazików nie muszą się stykać z innymi. 2: 1 ruch za każdy załadowany łazik. 3: zbiorowisko za każdy meteoryt. 4: woda może zniszczyć ładunek. 5: co rundę awans znacznika łazików.
corporation-jump_drive-help = Kapsuły odblokowują technologie. A: skok zamiast zbiorowiska. B: teleport w obrębie terenu. C: skok liczy się podwójnie. D: technologia jako energia. E: raz w grze korzyści z całego rzędu. F: raz w grze cel dla wszystkich.
corporation-makeshift-help = Znaczniki mogą awansować na ukos na inne tory. 1: cywilizacja i technologia sąsiadują. 2: 1 ruch więcej przy dwóch znacznikach na torze łazików. 3: przesunięcie w bok zamiast awansu. 4: co rundę jeden znacznik się cofa. 5: punkty jak najlepszy na torze.
corporation-oasis-help = Woda awansuje krętą ścieżką, o krok za każde pole wody na lodzie. 1: omijanie znaczników na drodze. 2: 1 ruch za każdy łazik na wodzie. 3: płytka poza lodem awansuje wodę. 4: płytki z wodą dają zbiorowisko. 5: i skok.
corporation-republic-help = Siedem kart cywilizacji, ale każda cofa inny znacznik. 1: wybór płytki cywilizacji daje ruch, także przed jej położeniem. 2: do wyboru jedna karta wyższego poziomu. 3: teleport między zasobami cywilizacji. 4: skok przy każdej karcie. 5: dwie karty na koniec.
corporation-wormhole-help = Biomasa awansuje tylko obok biomasy; każdy krok to wybór jednego z dwóch. 1: biomasa ze szczytu na zero. 2: zbiorowiska na płytkach. 3: co rundę dwa zbiorowiska za jedno. 4: zbiorowiska można przechować. 5: zbiorowiska niszczą meteoryty.

## Technologie

name-flux_2 = Flux 2, do następnego kamienia milowego
name-flux_5 = Flux 5, awans na torze strumienia
name-horizon_5 = Horizon 5, awans znacznika łazików
name-jump_drive_a = Jump Drive A, skok zamiast zbiorowiska
name-jump_drive_c = Jump Drive C, podwójny skok
name-jump_drive_e = Jump Drive E, cały rząd
name-jump_drive_f = Jump Drive F, cel dla wszystkich
name-republic_1 = Republic 1, ruch za płytkę cywilizacji
name-cosmos_2 = Cosmos 2, przełożenie trzech kapsuł
name-cosmos_5 = Cosmos 5, przełożenie kapsuły
name-makeshift_4 = Makeshift 4, cofnięcie znacznika
name-wormhole_1 = Wormhole 1, biomasa na zero
name-wormhole_3 = Wormhole 3, dwa zbiorowiska za jedno

## Słowa na stole

name-outer = krąg zewnętrzny
    .gen = kręgu zewnętrznego
name-inner = krąg wewnętrzny
    .gen = kręgu wewnętrznego
name-meteorite = meteoryt
name-lifepod = kapsuła
name-scoring = strefa punktowania
name-green = zielony alarm
name-orange = pomarańczowy alarm
name-red = czerwony alarm
name-resource = zasób
name-boost = skok synergiczny
name-double_boost = podwójny skok synergiczny
name-different = różne znaczniki
name-same = jeden znacznik
name-final = koniec gry
name-event = wydarzenie
name-all = wszystkie znaczniki
name-straight = prosto w górę
name-left = w górę w lewo
name-right = w górę w prawo
name-shift_left = w bok w lewo
name-shift_right = w bok w prawo
name-direction-n = w górę
name-direction-e = w prawo
name-direction-s = w dół
name-direction-w = w lewo
name-direction-ne = w górę i w prawo
name-direction-se = w dół i w prawo
name-direction-sw = w dół i w lewo
name-direction-nw = w górę i w lewo
name-added = dodane
name-removed = usunięte
name-advance = awans
name-patch = zbiorowisko
name-gained-civ = zasób cywilizacji
name-gained-water = zasób wody
name-gained-biomass = zasób biomasy
name-gained-rover = zasób łazików
name-gained-tech = zasób technologii
name-gained-energy = zasób energii
name-gained-one_resource = jeden z dwóch zasobów płytki
name-gained-water_step = awans znacznika wody
name-gained-step = awans znacznika
name-gained-boost = skok synergiczny
name-gained-two_boosts = dwa skoki synergiczne
name-gained-patch = zbiorowisko biomasy
name-gained-two_patches = dwa zbiorowiska biomasy
name-gained-extra_tile = dodatkowa płytka
name-gained-place_rover = łazik do wystawienia
name-gained-reposition = kapsuła do przełożenia
name-gained-collect_meteorite = meteoryt do zebrania
name-gained-choice = jedna z dwóch korzyści
name-gained-civ_card_1 = karta cywilizacji poziomu 1
name-gained-civ_card_2 = karta cywilizacji poziomu 2
name-gained-civ_card_3 = karta cywilizacji poziomu 3
name-gained-civ_card_4 = karta cywilizacji poziomu 4
name-gained-tech_1 = technologia 1
name-gained-tech_2 = technologia 2
name-gained-tech_3 = technologia 3
name-gained-tech_4 = technologia 4
name-gained-tech_5 = technologia 5
name-why-no_synergy = w tej rundzie bez skoków
name-why-no_milestones = w tej rundzie bez kamieni milowych
name-why-no_rover = brak łazika w zapasie
name-why-no_tile = nie ma jeszcze żadnej płytki
name-why-no_card = nie ma już kart
name-why-later = od następnej rundy
name-why-left = nie da się jej wykorzystać
name-reasons-a = na jakiejś planecie nie mieści się już płytka
name-reasons-b = któryś magazyn jest pusty
name-reasons-c = talia wydarzeń się skończyła

## Punkty

score-planet = Planeta
score-tracks = Tory
score-lifepods = Kapsuły ratunkowe
score-meteorites = Meteoryty
score-civ_cards = Karty cywilizacji
score-personal = Cele osobiste
score-neighbour = Cele sąsiadujące

## Napisy na stole

label-round = Runda { $round }
label-commander = Dowódca
label-station = Stacja
label-before = Przed tobą
label-planet = Planeta
label-corporation = Korporacja
label-tracks = Tory
label-medals = Medale
label-movement = Ruch
label-lifepods = Kapsuły ratunkowe
label-meteorites = Meteoryty
label-cards = Karty cywilizacji
label-objectives = Cele
label-personal = Cele osobiste
label-technologies = Technologie
label-event = Wydarzenie
label-events_left = Zostało wydarzeń
label-rovers = Łaziki
label-stored = Przechowane zbiorowiska
label-expected = Oczekiwany wynik

## Pytania

decision-ChooseSides = Twoje plansze: { $planet } i { $corporation } czy strony symetryczne?
decision-DropObjective = Który cel odrzucasz?
decision-ChooseRotation = O ile magazynów obrócić stację zgodnie z ruchem wskazówek zegara?
decision-TurnStation = Obróć stację do dowolnego magazynu.
decision-RemoveShape = Który kształt znika ze stacji?
decision-Act = { $step_id ->
    [event] Najpierw rozpatrz wydarzenie.
    [after_event] { $pending ->
        [0] Po wydarzeniu: ruszaj łazikami, użyj technologii albo zakończ krok.
       *[other] Po wydarzeniu. Do rozpatrzenia: { $pending }
    }
    [tile] Weź płytkę i połóż ją.
    [civ_tile] Połóż płytkę cywilizacji.
    [after_tile] { $pending ->
        [0] { $movement ->
            [0] Nic nie zostało do rozpatrzenia: zakończ turę albo użyj przedtem technologii.
           *[other] Ruch łazików: { $movement }. Jedź albo zakończ turę.
        }
       *[other] Do rozpatrzenia: { $pending }
    }
    [civ] { $pending ->
        [0] { $movement ->
            [0] Karty cywilizacji: nic nie zostało do rozpatrzenia. Zakończ turę.
           *[other] Karty cywilizacji. Ruch łazików: { $movement }. Jedź albo zakończ turę.
        }
       *[other] Karty cywilizacji. Do rozpatrzenia: { $pending }
    }
   *[other] { $pending ->
        [0] Koniec gry: nic nie zostało do rozpatrzenia. Zakończ krok.
       *[other] Koniec gry. Do rozpatrzenia: { $pending }
    }
}
decision-WhichGain = Którego efektu dotyczy ten ruch?
decision-KeepCard = Zatrzymaj jedną kartę cywilizacji poziomu { $level }.
decision-RaiseNext = Który znacznik awansuje teraz?
decision-ChooseWay = { $may_stay_id ->
    [true] { $track }: przesunąć w bok?
   *[false] { $track }: którędy?
}
decision-DestroyLoad = Łazik { $rover } jest na wodzie. Zniszczyć jego meteoryt?
decision-PutLifepod = Dokąd trafia kapsuła?
decision-LiftLifepod = { $left ->
    [one] Przełożyć jeszcze jedną kapsułę?
    [few] Przełożyć do { $left } kapsuł?
    [many] Przełożyć do { $left } kapsuł?
   *[other] Przełożyć do { $left } kapsuły?
}
decision-ChooseCommon = { $alone_id ->
    [true] Który cel dołączyć do własnych?
   *[false] Który cel ma być dla wszystkich?
}

## Ruchy

action-place = { $ring }, róg na { $column }{ $row }, { $turn ->
    [0] bez obrotu
    [1] ćwierć obrotu
    [2] pół obrotu
   *[other] trzy ćwierci obrotu
}{ $mirror ->
    [0] { "" }
   *[other] , odwrócona
}
action-take = Weź płytkę bez kładzenia: { $ring }
action-advance = Awans: { $track } ({ $by })
action-way = { $way }
action-regress = Cofnięcie: { $track }
action-patch = Zbiorowisko na { $column }{ $row }
action-store_patch = Przechowaj zbiorowisko
action-two_patches = Dwa zbiorowiska zamiast jednego
action-boost_for_patch = Skok zamiast zbiorowiska
action-rover = Łazik na { $column }{ $row }
action-step = Łazik { $rover }: { $direction }
action-teleport = Łazik { $rover }: teleport na { $column }{ $row }
action-card_teleport = Karta: łazik { $rover } teleportem na { $column }{ $row }
action-use = { $technology }
action-claim = Wszystkie korzyści z rzędu: { $track }
action-flux = Znacznik strumienia: { $track }
action-reset_biomass = Biomasa z powrotem na zero
action-benefit = { $benefit_id ->
    [advance] Skok albo awans
   *[patch] Zbiorowisko
}
action-lifepod = Kapsuła: { $place }
action-lift = Weź kapsułę: { $place }
action-pick = Wybierz { $column }{ $row }
action-destroy = Zniszcz to, co jest na { $column }{ $row }
action-clear_row = Oczyść rząd { $row }
action-clear_column = Oczyść kolumnę { $column }
action-destroy_load = Zniszcz meteoryt
action-civ_stack = Przejrzyj karty cywilizacji poziomu { $level }
action-keep = Zatrzymaj: { $card }
action-objective = Dla wszystkich: { $objective }
action-own_objective = Jeszcze jeden własny cel: { $personal }
action-drop = Odrzuć: { $personal }
action-boards = Planeta: { $planet }; korporacja: { $corporation }
action-boards_flux = Planeta: { $planet }; Flux Industries, znacznik: { $track }
action-rotate = { $turns ->
    [0] Zostaw stację tak, jak jest
    [one] Obróć ją o jeden magazyn
    [few] Obróć ją o { $turns } magazyny
    [many] Obróć ją o { $turns } magazynów
   *[other] Obróć ją o { $turns } magazynu
}
action-remove_shape = Usuń: { $ring }
action-peek = Podejrzyj następne wydarzenie
action-decline = Nie
action-which = { $gain_id ->
    [steps] { $number ->
        [1] Krok spoza płytki
        [2] Zasób płytki
       *[other] Zasób płytki zamiast drugiego
    }
    [energy] Energia płytki { $number }
    [tech_or_energy] Technologia jako energia, płytka { $number }
    [patch] { $number ->
        [1] Właśnie zdobyte zbiorowisko
       *[other] Przechowane zbiorowisko
    }
    [choice] { $number ->
        [6] Krok 1 biomasy, bez skoku
       *[other] Krok { $number } biomasy
    }
    [extra_tile] { $number ->
        [1] Dodatkowa płytka, której zasoby się liczą
        [2] Dodatkowa płytka, której zasoby się nie liczą
        [3] Dodatkowa płytka cywilizacji, której zasoby się liczą
       *[other] Dodatkowa płytka cywilizacji, której zasoby się nie liczą
    }
    [different] Różne znaczniki, karta { $number }
    [same] Jeden znacznik, karta { $number }
   *[other] Numer { $number }
}
action-end_turn = Zakończ turę

## Dlaczego nie

refusal-answer-the-question = To nie jest odpowiedź na pytanie.
refusal-event-first = Najpierw rozpatrz wydarzenie.
refusal-tile-first = Najpierw weź płytkę i połóż ją.
refusal-something-is-pending = Najpierw rozpatrz pozostałe efekty.
refusal-tile-is-placed = Twoja płytka już leży.
refusal-no-tile-now = Teraz nie kładzie się płytki.
refusal-tile-can-be-placed = Płytkę, którą da się położyć, trzeba położyć.
refusal-cannot-advance = { $track }: znacznik nie może iść dalej.
refusal-nothing-to-advance-by = Nie masz teraz czym awansować: { $track }.
refusal-nothing-to-regress-by = Nic teraz nie cofa znaczników.
refusal-no-patch-there = Tam nie może teraz leżeć zbiorowisko.
refusal-no-rover-there = Tam nie można teraz postawić łazika.
refusal-no-movement = Nie masz już ruchu.
refusal-rover-cannot-go = Łazik nie może tam wjechać.
refusal-no-teleport = Nie można tam teraz teleportować łazika.
refusal-not-now = Teraz nie można tego zrobić.
refusal-stack-is-empty = Ten stos jest pusty.
refusal-tile-fits-nowhere = { $left ->
    [other] Ta płytka nigdzie się nie mieści: połóż drugą.
    [take] Żadna płytka się nie mieści: weź jedną dla jej zasobów.
   *[nothing] Żadna płytka nie mieści się na twojej planecie.
}
refusal-off-the-grid = Płytka wystawałaby poza planetę.
refusal-on-another-piece = Leży tam już płytka lub zbiorowisko.
refusal-first-piece-elsewhere = Pierwsza płytka musi leżeć na obwodzie planety, a na Charybdzie pośrodku.
refusal-no-contact = Płytka musi stykać się bokiem z inną płytką lub zbiorowiskiem.
refusal-bound-to-civ = Ruch był za płytkę cywilizacji: połóż taką.
refusal-same-placement = To samo ułożenie jest dostępne w innym obrocie.
refusal-restricted = { $by ->
    [planet] Zasada planety zabrania tu kłaść.
    [event] Wydarzenie tej rundy zabrania tu kłaść.
   *[both] I zasada planety, i wydarzenie tej rundy zabraniają tu kłaść.
}
refusal-way-blocked = { $track }: ta droga jest zablokowana.
refusal-no-place-for-a-lifepod = Tam nie można położyć kapsuły: { $place }.
refusal-no-lifepod-there = Tam nie ma kapsuły: { $place }.
refusal-not-in-the-stack = Tej karty nie ma wśród przeglądanych.
refusal-objective-not-drawn = Ten cel nie został dobrany.
refusal-shape-must-stay = Ten kształt musi zostać.

## Co się stało

event-BoardsChosen = { $seat }: { $planet }, { $corporation }
event-ObjectiveKept = { $seat }: zatrzymuje cel „{ $personal }”
event-ObjectivesReady = { $seat }: cele wybrane
event-RoundBegan = Runda { $round }. Dowódca: { $seat }.
event-StationTurned = { $turns ->
    [0] Stacja zostaje na miejscu
    [one] Stacja obraca się o jeden magazyn
    [few] Stacja obraca się o { $turns } magazyny
    [many] Stacja obraca się o { $turns } magazynów
   *[other] Stacja obraca się o { $turns } magazynu
}
event-AlertRevealed = { $colour_id ->
    [green] Zielony alarm
    [orange] Pomarańczowy alarm
   *[red] Czerwony alarm
}: { $alert }
event-TilePlaced = { $seat }: kładzie płytkę { $a } / { $b } na { $square } ({ $ring })
event-Gained = { $gained_count ->
    [0] { $seat }: bez korzyści
   *[other] { $seat }: zyskuje: { $gained }
}
event-NotGained = { $why_id ->
    [later] { $seat }: { $gained } od następnej rundy
    [left] { $seat }: przepada, bo nie da się użyć: { $gained }
    [locked] { $seat }: znów zablokowane: { $gained }
   *[other] { $seat }: nie zyskuje: { $gained } ({ $why })
}
event-GainNamed = { $seat }: { action-which }
event-TileSkipped = { $seat }: w magazynie nie ma już płytek
event-TileTaken = { $seat }: nie ma miejsca; płytka z { $ring_gen } daje tylko zasoby
event-Advanced = { $seat }: awans: { $onto } { $position }
event-Regressed = { $seat }: cofnięcie: { $onto } { $position }
event-MovementGained = { $seat }: ruch łazików +{ $points }
event-PatchPlaced = { $seat }: zbiorowisko na { $square }
event-PatchStored = { $seat }: zbiorowisko przechowane
event-RoverPlaced = { $seat }: łazik na { $square }
event-RoverMoved = { $seat }: łazik { $came_from } → { $square }
event-MeteoriteLoaded = { $seat }: łazik ładuje meteoryt
event-MeteoritePut = { $seat }: meteoryt spada na { $square }
event-PieceCollected = { $seat }: zbiera: { $piece }
event-PieceDestroyed = { $seat }: zniszczono: { $piece }
event-LifepodPut = { $seat }: kapsuła: { $place }
event-TechnologyUsed = { $seat }: { $technology }
event-FluxMoved = { $seat }: znacznik strumienia: { $track }
event-StackSeen = { $seat }: przegląda karty cywilizacji poziomu { $level }
event-CardKept = { $seat }: karta cywilizacji „{ $card }”
event-CardHidden = { $seat }: zakryta karta cywilizacji poziomu { $level }
event-CardKeptSecretly = { $seat }: zakryta karta „{ $card }”
event-CivCardsChanged = { $levels_count ->
    [0] Żaden stos cywilizacji się nie zmienia.
    [4] { $change_id ->
        [added] Do każdego stosu cywilizacji trafia karta.
       *[removed] Z każdego stosu cywilizacji znika karta.
    }
   *[other] { $change_id ->
        [added] Do stosów cywilizacji tych poziomów trafia karta: { $levels }.
       *[removed] Ze stosów cywilizacji tych poziomów znika karta: { $levels }.
    }
}
event-Peeked = { $seat }: podgląda następne wydarzenie
event-SawAlert = { $seat }: następne będzie „{ $alert }”
event-CommonObjective = { $seat }: cel dla wszystkich: „{ $objective }”
event-ObjectiveGained = { $seat }: jeszcze jeden cel: „{ $personal }”
event-ObjectiveLost = { $seat }: odrzuca cel „{ $personal }”
event-ShapeRemoved = { $seat }: kształt { $shape } znika ze stacji
event-TurnEnded = { $seat }: gotowe
event-GameEnds = Ostatnia runda: { $reasons }.
event-Scored = { $seat }: planeta { $planet_medals }, tory { $track_medals }, kapsuły { $lifepod_medals }, meteoryty { $meteorite_medals }, karty { $card_medals }, cele osobiste { $personal_medals }, cele sąsiadujące { $neighbour_medals }: razem { $total }
event-GameEnded = { $winner_seats_count ->
    [one] Zwycięstwo: { $winner_seats }
    [few] Wspólne zwycięstwo: { $winner_seats }
    [many] Wspólne zwycięstwo: { $winner_seats }
   *[other] Wspólne zwycięstwo: { $winner_seats }
}, { $total ->
    [one] 1 medal
    [few] { $total } medale
    [many] { $total } medali
   *[other] { $total } medalu
}.
event-SoloJudged = { $seat }: wynik { $total }, oczekiwany { $expected }. { label-verdict }
label-verdict = { $verdict ->
    [-15] Zupełna klęska: poszukaj innej planety.
    [-10] Prawie nikt nie ocalał.
    [-5] Słabo, ale żyjemy.
    [0] Zadanie wykonane.
    [5] Znakomicie: należy się awans.
    [10] To może być najlepsza planeta do tej pory.
   *[other] Doskonale: gwiazdy sprzyjają.
}

## Karty cywilizacji

name-card-1 = Dwa różne znaczniki awansują o 1 pole
name-card-2 = Jeden znacznik awansuje o 2 pola
name-card-3 = 1 zbiorowisko biomasy
name-card-4 = 4 ruchy łazików
name-card-5 = Dodatkowa płytka bez zasobów
name-card-6 = 1 medal
name-card-7 = 2 medale
name-card-8 = 1 medal
name-card-9 = 2 medale
name-card-10 = Trzy różne znaczniki awansują o 1 pole
name-card-11 = Dwa różne znaczniki awansują o 1 pole
name-card-12 = 2 zbiorowiska biomasy
name-card-13 = Zbierz 2 kapsuły
name-card-14 = Teleportuj łazik w dowolne miejsce
name-card-15 = 2 medale
name-card-16 = Dodatkowa płytka z zasobami
name-card-17 = Usuń meteoryty z rzędu albo kolumny
name-card-18 = Zbierz 3 kapsuły
name-card-19 = Trzy różne znaczniki awansują o 1 pole
name-card-20 = 3 medale
name-card-21 = Wszystkie znaczniki awansują do pola 5, bez skoków synergicznych
name-card-22 = 1 medal za każde zbiorowisko na planecie
name-card-23 = 2 medale, a na koniec jeden znacznik awansuje o 1 pole
name-card-24 = 3 medale, a na koniec jeden znacznik awansuje o 1 pole
name-card-25 = Zniszcz 3 meteoryty
name-card-26 = 3 zbiorowiska biomasy
name-card-27 = 4 medale
name-card-28 = Kapsuły są warte 2 medale
name-card-29 = Medal więcej za każde trzy meteoryty
name-card-30 = Medal więcej za każde trzy meteoryty
name-card-31 = Medal więcej za każde trzy meteoryty
name-card-32 = Medal więcej za każde trzy meteoryty
name-card-33 = Zestaw: 1, 3, 6 albo 10 medali za 1 do 4 takich kart
name-card-34 = Zestaw: 1, 3, 6 albo 10 medali za 1 do 4 takich kart
name-card-35 = Zestaw: 1, 3, 6 albo 10 medali za 1 do 4 takich kart
name-card-36 = Zestaw: 1, 3, 6 albo 10 medali za 1 do 4 takich kart

## Cele sąsiadujące

name-objective-1 = Więcej zasobów Cywilizacji na obwodzie
name-objective-2 = Więcej zasobów Energii na obwodzie
name-objective-3 = Więcej zasobów Technologii na obwodzie
name-objective-4 = Więcej zasobów Biomasy na obwodzie
name-objective-5 = Więcej zasobów Łazików na obwodzie
name-objective-6 = Większy obszar Biomasy
name-objective-7 = Większy obszar Łazików
name-objective-8 = Większy obszar Energii
name-objective-9 = Większy obszar Cywilizacji
name-objective-10 = Większy obszar Technologii
name-objective-11 = Większy obszar Wody
name-objective-12 = Więcej obszarów Biomasy
name-objective-13 = Więcej obszarów Łazików
name-objective-14 = Więcej obszarów Energii
name-objective-15 = Więcej obszarów Cywilizacji
name-objective-16 = Więcej obszarów Technologii
name-objective-17 = Więcej obszarów Wody
name-objective-18 = Mniej zasobów Technologii
name-objective-19 = Mniej zasobów Wody
name-objective-20 = Mniej zasobów Energii
name-objective-21 = Mniej zasobów Biomasy
name-objective-22 = Mniej zasobów Łazików
name-objective-23 = Mniej zasobów Cywilizacji
name-objective-24 = Więcej torów na szczycie
name-objective-25 = Więcej zebranych meteorytów
name-objective-26 = Więcej zebranych kapsuł
name-objective-27 = Mniej zebranych meteorytów
name-objective-28 = Mniej zebranych kapsuł

## Cele osobiste

name-personal-1 = Kwadrat Cywilizacji 3 na 3
name-personal-2 = Kwadrat Technologii 3 na 3
name-personal-3 = Kwadrat Biomasy 3 na 3
name-personal-4 = Kwadrat Wody 3 na 3
name-personal-5 = Kwadrat Łazików 3 na 3
name-personal-6 = Kwadrat Energii 3 na 3
name-personal-7 = Obszar Cywilizacji z sześcioma zasobami
name-personal-8 = Obszar Technologii z sześcioma zasobami
name-personal-9 = Obszar Biomasy z sześcioma zasobami
name-personal-10 = Obszar Wody z sześcioma zasobami
name-personal-11 = Obszar Łazików z sześcioma zasobami
name-personal-12 = Obszar Energii z sześcioma zasobami
name-personal-13 = Prostokąt Cywilizacji 2 na 5
name-personal-14 = Prostokąt Biomasy 2 na 5
name-personal-15 = Prostokąt Technologii 2 na 5
name-personal-16 = Prostokąt Wody 2 na 5
name-personal-17 = Prostokąt Łazików 2 na 5
name-personal-18 = Prostokąt Energii 2 na 5
name-personal-19 = Tor Cywilizacji na szczycie
name-personal-20 = Tor Technologii na szczycie
name-personal-21 = Tor Biomasy na szczycie
name-personal-22 = Tor Wody na szczycie
name-personal-23 = Tor Łazików na szczycie
name-personal-24 = Najwyżej pięć zasobów Energii
name-personal-25 = Dziewięć zebranych meteorytów
name-personal-26 = Więcej kapsuł niż meteorytów
name-personal-27 = Cały lód zakryty
name-personal-28 = Cały ląd zakryty

## Wydarzenia

name-alert-1 = Dodatkowy łazik na płytkę położoną w tej rundzie
name-alert-2 = Do każdego stosu cywilizacji trafia jedna nieużyta karta
name-alert-3 = Jeszcze jeden cel osobisty
name-alert-4 = Jeden znacznik awansuje o 3 pola, bez korzyści: Cywilizacji, Biomasy albo Wody
name-alert-5 = Jeden znacznik awansuje o 1 pole, z korzyścią: Łazików albo Cywilizacji
name-alert-6 = Jeden znacznik awansuje o 1 pole, z korzyścią: Łazików albo Technologii
name-alert-7 = Jeden znacznik awansuje o 1 pole, z korzyścią: Łazików albo Wody
name-alert-8 = Jeden znacznik awansuje o 1 pole, z korzyścią: Łazików albo Biomasy
name-alert-9 = Jeden znacznik awansuje o 1 pole, z korzyścią: Cywilizacji albo Technologii
name-alert-10 = Jeden znacznik awansuje o 1 pole, z korzyścią: Wody albo Cywilizacji
name-alert-11 = Jeden znacznik awansuje o 1 pole, z korzyścią: Biomasy albo Cywilizacji
name-alert-12 = Jeden znacznik awansuje o 1 pole, z korzyścią: Technologii albo Wody
name-alert-13 = Jeden znacznik awansuje o 1 pole, z korzyścią: Biomasy albo Technologii
name-alert-14 = Jeden znacznik awansuje o 1 pole, z korzyścią: Biomasy albo Wody
name-alert-15 = Obróć stację, jak chcesz
name-alert-16 = Zyskujesz zbiorowisko biomasy
name-alert-17 = Jeden skok synergiczny
name-alert-18 = Zbierz kapsułę ze swojej planety
name-alert-19 = Zbierz meteoryt ze swojej planety
name-alert-20 = Jeden skok synergiczny
name-alert-21 = Jeden znacznik cofa się o 1 pole: Łazików albo Cywilizacji
name-alert-22 = Jeden znacznik cofa się o 1 pole: Łazików albo Technologii
name-alert-23 = Jeden znacznik cofa się o 1 pole: Łazików albo Wody
name-alert-24 = Jeden znacznik cofa się o 1 pole: Łazików albo Biomasy
name-alert-25 = Jeden znacznik cofa się o 1 pole: Cywilizacji albo Technologii
name-alert-26 = Jeden znacznik cofa się o 1 pole: Wody albo Cywilizacji
name-alert-27 = Jeden znacznik cofa się o 1 pole: Biomasy albo Cywilizacji
name-alert-28 = Jeden znacznik cofa się o 1 pole: Technologii albo Wody
name-alert-29 = Jeden znacznik cofa się o 1 pole: Biomasy albo Technologii
name-alert-30 = Jeden znacznik cofa się o 1 pole: Biomasy albo Wody
name-alert-31 = Meteoryt spada na wolny symbol meteorytu na twoich płytkach
name-alert-32 = Wybrany znacznik cofa się o 1 pole
name-alert-33 = W tej rundzie łaziki nie wjeżdżają na teren Wody
name-alert-34 = W tej rundzie łaziki nie wjeżdżają na teren Biomasy
name-alert-35 = W tej rundzie łaziki nie wjeżdżają na teren Energii
name-alert-36 = W tej rundzie łaziki nie wjeżdżają na teren Łazików
name-alert-37 = W tej rundzie łaziki nie wjeżdżają na teren Technologii
name-alert-38 = W tej rundzie łaziki nie wjeżdżają na teren Cywilizacji
name-alert-39 = W tej rundzie płytki nie mogą leżeć na obwodzie planety
name-alert-40 = W tej rundzie liczy się tylko jeden zasób z płytki
name-alert-41 = Wybrany znacznik cofa się o 2 pola
name-alert-42 = Wybrany znacznik cofa się o 3 pola
name-alert-43 = Meteoryt spada na wolny symbol meteorytu na twoich płytkach
name-alert-44 = W tej rundzie liczy się tylko jeden zasób z płytki
name-alert-45 = W tej rundzie kamienie milowe nic nie dają
name-alert-46 = Odrzuć jeden ze swoich celów
name-alert-47 = Kto ma na planecie co najmniej dwa łaziki, traci jeden
name-alert-48 = Z każdego stosu cywilizacji znika jedna karta
name-alert-49 = Jedna kapsuła na planecie zostaje zniszczona
name-alert-50 = Tracisz jedną zebraną kapsułę
name-alert-51 = Tracisz jeden zebrany meteoryt
name-alert-52 = Jeden z dwóch kształtów przed tobą znika ze stacji
name-alert-53 = Skok synergiczny albo podgląd następnego wydarzenia
name-alert-54 = Skok synergiczny albo podgląd następnego wydarzenia
name-alert-55 = W tej rundzie żadna część płytki nie może stykać się z terenem swojego rodzaju
name-alert-56 = W tej rundzie płytki nie mogą leżeć na lodzie
name-alert-57 = W tej rundzie płytki nie mogą leżeć na lodzie
name-alert-58 = W tej rundzie skoki synergiczne nic nie dają
name-alert-59 = W tej rundzie kamienie milowe nic nie dają
name-alert-60 = W tej rundzie płytki nie mogą leżeć na obwodzie planety

## Miejsca na kapsuły

name-place-scoring = { name-scoring }
name-place-tech-A = technologia A
name-place-tech-B = technologia B
name-place-tech-C = technologia C
name-place-tech-D = technologia D
name-place-tech-E = technologia E
name-place-tech-F = technologia F
name-place-civ-0 = Cywilizacja 0
name-place-civ-1 = Cywilizacja 1
name-place-civ-2 = Cywilizacja 2
name-place-civ-3 = Cywilizacja 3
name-place-civ-4 = Cywilizacja 4
name-place-civ-5 = Cywilizacja 5
name-place-civ-6 = Cywilizacja 6
name-place-civ-7 = Cywilizacja 7
name-place-civ-8 = Cywilizacja 8
name-place-civ-9 = Cywilizacja 9
name-place-civ-10 = Cywilizacja 10
name-place-civ-11 = Cywilizacja 11
name-place-civ-12 = Cywilizacja 12
name-place-civ-13 = Cywilizacja 13
name-place-civ-14 = Cywilizacja 14
name-place-water-0 = Woda 0
name-place-water-1 = Woda 1
name-place-water-2 = Woda 2
name-place-water-3 = Woda 3
name-place-water-4 = Woda 4
name-place-water-5 = Woda 5
name-place-water-6 = Woda 6
name-place-water-7 = Woda 7
name-place-water-8 = Woda 8
name-place-water-9 = Woda 9
name-place-water-10 = Woda 10
name-place-water-11 = Woda 11
name-place-water-12 = Woda 12
name-place-water-13 = Woda 13
name-place-water-14 = Woda 14
name-place-biomass-0 = Biomasa 0
name-place-biomass-1 = Biomasa 1
name-place-biomass-2 = Biomasa 2
name-place-biomass-3 = Biomasa 3
name-place-biomass-4 = Biomasa 4
name-place-biomass-5 = Biomasa 5
name-place-biomass-6 = Biomasa 6
name-place-biomass-7 = Biomasa 7
name-place-biomass-8 = Biomasa 8
name-place-biomass-9 = Biomasa 9
name-place-biomass-10 = Biomasa 10
name-place-biomass-11 = Biomasa 11
name-place-biomass-12 = Biomasa 12
name-place-biomass-13 = Biomasa 13
name-place-biomass-14 = Biomasa 14
name-place-rover-0 = Łaziki 0
name-place-rover-1 = Łaziki 1
name-place-rover-2 = Łaziki 2
name-place-rover-3 = Łaziki 3
name-place-rover-4 = Łaziki 4
name-place-rover-5 = Łaziki 5
name-place-rover-6 = Łaziki 6
name-place-rover-7 = Łaziki 7
name-place-rover-8 = Łaziki 8
name-place-rover-9 = Łaziki 9
name-place-rover-10 = Łaziki 10
name-place-rover-11 = Łaziki 11
name-place-rover-12 = Łaziki 12
name-place-rover-13 = Łaziki 13
name-place-rover-14 = Łaziki 14
name-place-tech-0 = Technologia 0
name-place-tech-1 = Technologia 1
name-place-tech-2 = Technologia 2
name-place-tech-3 = Technologia 3
name-place-tech-4 = Technologia 4
name-place-tech-5 = Technologia 5
name-place-tech-6 = Technologia 6
name-place-tech-7 = Technologia 7
name-place-tech-8 = Technologia 8
name-place-tech-9 = Technologia 9
name-place-tech-10 = Technologia 10
name-place-tech-11 = Technologia 11
name-place-tech-12 = Technologia 12
name-place-tech-13 = Technologia 13
name-place-tech-14 = Technologia 14

## Rzeczy do rozpatrzenia i to, co dają pola torów

gain-steps = { $track } +{ $number }
gain-energy = Energia: jeden znacznik +1
gain-tech_or_energy = Technologia +1 albo jak energia
gain-boost = Skok synergiczny: dowolny znacznik +1
gain-patch = Zbiorowisko biomasy
gain-rover = Łazik na ostatnią płytkę
gain-lifepod = Kapsuła do odłożenia
gain-choice = Biomasa: jedno z dwóch
gain-flux = Możesz przesunąć znacznik strumienia
gain-regress_other = Inny znacznik −1
gain-reposition = Możesz przełożyć kapsułę
gain-collect_meteorite = Zbierz meteoryt
gain-different = { $number ->
    [one] Jeszcze jeden znacznik +1
    [few] { $number } różne znaczniki +1
    [many] { $number } różnych znaczników +1
   *[other] { $number } różnego znacznika +1
}
gain-same = Jeden znacznik +{ $number }
gain-all_to = Wszystkie znaczniki do 5
gain-collect_lifepod = { $number ->
    [one] Zbierz kapsułę
    [few] Zbierz { $number } kapsuły
    [many] Zbierz { $number } kapsuł
   *[other] Zbierz { $number } kapsuły
}
gain-teleport_rover = Teleportuj łazik
gain-extra_tile = Dodatkowa płytka
gain-clear_line = Oczyść rząd lub kolumnę
gain-destroy_meteorite = { $number ->
    [one] Zniszcz meteoryt
    [few] Zniszcz { $number } meteoryty
    [many] Zniszcz { $number } meteorytów
   *[other] Zniszcz { $number } meteorytu
}
gain-final_step = Jeden znacznik +1
gain-civ_card = Karta cywilizacji poziomu { $number }
gain-two_cards = Karty cywilizacji na koniec
gain-event_advance = Wydarzenie: znacznik +{ $number }
gain-event_regress = Wydarzenie: znacznik −{ $number }
gain-add_meteorite = Wydarzenie: spada meteoryt
gain-boost_or_peek = Wydarzenie: skok synergiczny albo podgląd
gain-destroy_rover = Wydarzenie: zniszcz łazik
gain-destroy_lifepod = Wydarzenie: zniszcz kapsułę
gain-lose_lifepod = Wydarzenie: oddaj kapsułę
gain-give_up_objective = Wydarzenie: odrzuć jeden cel
gives-boost = skok synergiczny
gives-civ_card = karta cywilizacji poziomu { $number }
gives-patch = zbiorowisko biomasy
gives-rover = łazik
gives-movement = ruch: { $number }
gives-tech = technologia { $number }

## Stół jako tekst

label-pending = Do rozpatrzenia
label-impossible = niemożliwe, przepadnie
label-reserve = Łaziki w zapasie
label-flux = Znacznik strumienia
label-bans = bez: { $terrain }
label-region = obszar { $region }: zostało { $left }
label-gaps = przejścia: { $gaps }
label-at_the_end = szczyt toru
label-medal_count = { $count ->
    [one] 1 medal
    [few] { $count } medale
    [many] { $count } medali
   *[other] { $count } medalu
}
label-six_turns = Co każdy dostałby przy każdym obrocie
label-next_event = Widzisz następne
label-stack = poziom { $level } ×{ $count }
label-face_down = poziom { $level }, zakryta
label-last_round = Ostatnia runda
label-stuck = nie ma miejsca na płytkę
label-free_cities = Niezakryte miasta: { $count } ({ $medals })
label-covered_regions = Całkiem zakryte z trzech planet: { $count } ({ $medals })
label-fulfilled = spełniony
label-not_fulfilled = niespełniony
label-complete_lines = Pełne rzędy: { $rows }, pełne kolumny: { $columns }
label-aim_tile = ← ↑ ↓ → przesuń · r obróć · f odbij · Enter połóż · Esc wróć
label-aim_square = ← ↑ ↓ → następne pole · Enter potwierdź · Esc wróć
label-does_not_fit = Tu się nie mieści.
label-open_place = Połóż płytkę…
label-open_patch = Połóż zbiorowisko…
label-open_rover = Postaw łazik…
label-open_pick = Wybierz pole…
label-open_destroy = Zniszcz coś…
label-open_teleport = Teleportuj łazik…
label-open_card_teleport = Karta: teleportuj łazik…
key-player = planety
key-part = części
label-keys_help =
    - **Tab**, **Shift+Tab**: kolejno plansze wszystkich graczy
    - **.**: następna część stołu: planeta, korporacja, stacja, cele
    - z płytką w ręku: **strzałki** przesuwają, **r** obraca, **f** odbija, **Enter** kładzie, **Esc** odkłada
sign-ice = lód
sign-land = ląd
sign-ring = pierścień
sign-toxic = toksyczne
sign-city = miasto
sign-current = strumień elektryczny
sign-crater = środek
sign-lifepod = kapsuła
sign-meteorite = meteoryt
sign-meteor = symbol meteorytu
sign-rover = łazik
sign-loaded = łazik z ładunkiem
sign-patch = zbiorowisko
sign-complete = pełne
sign-tight = zbiorowisko lub zniesiona zasada
sign-lost = stracone
sign-boost = skok
sign-civ_card = karta cywilizacji
sign-place_rover = łazik
sign-movement = ruch
sign-tech = technologia
sign-medal = medale
sign-once_a_round = raz na rundę
sign-once_a_game = raz na grę
sign-used = wykorzystana

## For balance reports

figure-end_a = Koniec: nie da się położyć płytki
figure-end_b = Koniec: pusty magazyn
figure-end_c = Koniec: ostatnie wydarzenie
figure-rounds = Rundy
figure-uncovered = Pola niezakryte
figure-meteorites_left = Meteoryty pozostałe na planetach
figure-tiles_left = Płytki pozostałe na stacji

## Dlaczego stołu nie da się przygotować

why-two-player-variant = o tym, kto obraca stację, można decydować tylko w grze we dwoje.
why-too-many-events = w talii wydarzeń może być najwyżej { $most } kart { $colour_id ->
    [green] zielonych
    [orange] pomarańczowych
   *[red] czerwonych
    }, nie { $given }.
why-personal-objectives-alone = w grze solo cele osobiste są zawsze w użyciu i nie ma czego wybierać.
