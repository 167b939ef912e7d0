### Gwiezdny wyścig po polsku.

title = Gwiezdny wyścig
tagline = Dziewięć statków, jedna planeta i nikt nie wie, który statek jest czyj.

## Opcje

option-variant = Wariant
option-variant-basic = Podstawowy
    .help = Wszystkie jedenaście kart; każda planeta jest warta 21 punktów.
option-variant-family = Familijny
    .help = Siedem kart: bez Zamiany, Kopii i Cofania.
option-variant-advanced = Zaawansowany
    .help = Wybierasz osiem z jedenastu kart; każda planeta ma swoją zdolność.
option-start_player = Kto zaczyna
    .help = Kto zagra pierwszą kartę pierwszej misji.
option-start_player-random = Losowo
option-start_player-0 = Gracz 1
option-start_player-1 = Gracz 2
option-start_player-2 = Gracz 3
option-start_player-3 = Gracz 4

## Karty

name-minus2 = −2
name-minus1x2 = −1 −1
name-plus1 = +1
name-number_plus1 = Numer +1
name-race_plus1 = Rasa +1
    .acc = Rasę +1
    .gen = Rasy +1
name-copy = Kopia
    .acc = Kopię
    .gen = Kopii
name-rewind = Cofanie −1
    .gen = Cofania −1
name-swap = Zamiana
    .acc = Zamianę
    .gen = Zamiany

card-minus2-help = Jeden statek cofa się o dwa poziomy, a jeśli wcześniej trafi na pole startowe, o jeden.
card-minus1x2-help = Dwa różne statki cofają się o jeden poziom.
card-plus1-help = Jeden statek leci o jeden poziom w stronę planety.
card-number_plus1-help = Wszystkie trzy statki o jednym numerze lecą o jeden poziom w stronę planety.
card-race_plus1-help = Wszystkie trzy statki jednej rasy lecą o jeden poziom w stronę planety.
card-copy-help = Wykonujesz ostatnią kartę dowolnego gracza, także swoją; wybory należą do ciebie.
card-rewind-help = Wybierasz numer albo rasę: te statki cofają się o jeden poziom w stronę krawędzi.
card-swap-help = Dwa statki o tym samym numerze lub tej samej rasy zamieniają się poziomami; żaden nie może stać na polu startowym ani na planecie.

## Statki i grupy

name-terran = Terranie
    .gen = Terran
name-balnearii = Balnearii
name-krystallin = Krystallini
    .gen = Krystallinów
name-number-1 = statki z numerem 1
name-number-2 = statki z numerem 2
name-number-3 = statki z numerem 3
name-race-terran = statki Terran
name-race-balnearii = statki Balnearii
name-race-krystallin = statki Krystallinów

ship-T1 = statek Terran nr 1
ship-T2 = statek Terran nr 2
ship-T3 = statek Terran nr 3
ship-B1 = statek Balnearii nr 1
ship-B2 = statek Balnearii nr 2
ship-B3 = statek Balnearii nr 3
ship-K1 = statek Krystallinów nr 1
ship-K2 = statek Krystallinów nr 2
ship-K3 = statek Krystallinów nr 3

## Planety

name-planet = Planeta
    .acc = planetę
    .gen = planety
    .loc = planecie
name-nova = Nova
    .acc = Novę
    .gen = Novy
name-zora = Zora
    .acc = Zorę
    .gen = Zory
name-xentoria = Xentoria
    .acc = Xentorię
    .gen = Xentorii
name-pandora = Pandora
    .acc = Pandorę
    .gen = Pandory

planet-plain-help = Pierwszy statek, który dotrze do planety, jest wart 21 punktów i kończy misję.
planet-nova-help = Warta 15 punktów. Gracz, który doprowadzi do niej statek, przesuwa jeszcze jeden inny statek o jeden poziom w stronę planety, ale nie taki, który sam wynajmuje; z ostatniego okręgu nie ma już dokąd lecieć.
planet-zora-help = Warta 10 punktów, mniej niż ostatni okrąg. Gracz, który doprowadzi do niej statek, cofa trzy inne statki o jeden poziom, żadnego na pole startowe.
planet-xentoria-help = Warta 21 punktów. Każdy kładzie żeton patrolu na torze jakiegoś statku. Czyja karta zatrzyma statek na żetonie, może podejrzeć losową kartę misji jednego przeciwnika, każdego najwyżej raz.
planet-pandora-help = Mieści cztery statki i dopiero czwarty kończy misję. Każdy statek, który do niej dotrze, dostaje zakryty żeton wart 0, 15, 21 albo 30 punktów, odkrywany na końcu.

## Korporacje

name-nature_coders = Koderzy Natury
name-mineral_designers = Projektanci Minerałów
name-genetics_artists = Artyści Genetyki
name-atom_engineers = Inżynierowie Atomu

## Punkty

score-mission-1 = Misja 1
score-mission-2 = Misja 2
score-mission-3 = Misja 3
score-mission-4 = Misja 4

## Napisy na stole

label-mission = Misja { $mission } z { $missions }
label-planet = { $planet }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
label-ring = Okrąg { $ring }
label-rings = Okręgi
label-start = start
label-start_player = Gracz rozpoczynający
label-hired = Twoje statki
label-hand = Twoje karty
label-set_aside = Odłożone
label-total = Suma
label-points = Punkty
label-latest = Ostatnia karta
label-cards_left = Zostało kart
label-patrols = Żetony patrolu
label-seen = Obejrzane karty misji
label-tokens = Zakryte żetony

## Pytania

decision-SetAside = Odłóż trzy karty na czas tej misji.
decision-PlacePatrol = Połóż swój żeton patrolu na torze któregoś statku.
decision-PlayCard = Zagraj kartę.
decision-ChooseSource = Kopia: czyja ostatnia karta?
decision-ChooseShip = { $card }: który statek?
decision-ChoosePair = { $card }: które dwa statki?
decision-ChooseGroup = { $card_id ->
    [number_plus1] { $card }: który numer?
    [race_plus1] { $card }: która rasa?
   *[other] { $card }: który numer albo która rasa?
}
decision-ChooseEntrants = { $room ->
    [one] Na planecie jest miejsce dla jednego statku. Który do niej dotrze?
    [few] Na planecie jest miejsce dla { $room } statków. Które do niej dotrą?
    [many] Na planecie jest miejsce dla { $room } statków. Które do niej dotrą?
   *[other] Na planecie jest miejsce dla { $room } statku. Które do niej dotrą?
}
decision-NovaAbility = Nova: który statek poleci o jeden poziom w stronę planety?
decision-ZoraAbility = Zora: które trzy statki cofną się o jeden poziom?
decision-Look = Patrol pozwala podejrzeć losową kartę misji przeciwnika. Czyją?

## Ruchy

action-play = Zagraj { $card_acc }
action-set_aside = Odłóż { $cards_acc }
action-ship = { $ship }
action-pair = { $ships }
action-trio = { $ships }
action-group = { $group }
action-copy_from = Ostatnia karta: { $seat }
action-place_patrol = { $ship }, okrąg { $ring }
action-look = Karta misji: { $seat }
action-decline = Nie podglądaj

## Dlaczego nie

refusal-answer-the-question = To nie jest odpowiedź na pytanie.
refusal-not-in-hand = Nie masz na ręce karty { $card }.
refusal-on-the-planet = { $ship } jest na planecie i już tam zostanie.
refusal-at-the-start = { $ship } stoi na polu startowym: nie może się cofnąć ani brać udziału w zamianie.
refusal-planet-full = Na planecie nie ma już miejsca: { $ship } musi zostać na ostatnim okręgu.
refusal-not-one-group = { $ships } nie mają ani wspólnego numeru, ani wspólnej rasy.
refusal-same-level = { $ships } stoją na tym samym okręgu: zamiana niczego by nie zmieniła.
refusal-not-a-number = Ta karta przesuwa statki o jednym numerze; wybierz 1, 2 albo 3.
refusal-not-a-race = Ta karta przesuwa statki jednej rasy; wybierz rasę.
refusal-no-ship-can-move = Żaden z tej grupy nie może się ruszyć: { $group }.
refusal-not-before-the-planet = { $ship } nie należy do statków tej grupy, które czekają przed planetą ({ $group }).
refusal-nothing-to-copy = { $copied_seat }: w tej misji nie ma karty do skopiowania.
refusal-cannot-be-carried-out = { $copied_seat }: karta { $card } niczego by teraz nie przesunęła.
refusal-own-ship = { $ship } to twój wynajęty statek; wybierz inny.
refusal-too-close-to-start = { $ship } trafiłby z powrotem na pole startowe, a tutaj tego nie wolno.
refusal-track-taken = Na torze { $ship } leży już żeton patrolu.
refusal-ring-too-close-to-start = Okrąg { $ring } jest za blisko pola startowego: zostaw między nimi choć jeden okrąg.
refusal-look-at-yourself = Swoje karty misji już znasz. Wybierz przeciwnika albo zrezygnuj.
refusal-already-inspected = { $looked_at_seat }: w tej misji kartę misji tego gracza już podejrzano, a wolno tylko raz.

## Co się stało

event-MissionBegan = Misja { $mission } z { $missions }, { $abilities_id ->
    [true] cel: { $planet }
   *[false] planeta jest warta 21 punktów
}. Gracz rozpoczynający: { $seat }.
event-Hired = { $seat }: wynajmuje { $ships }
event-CardsSetAside = { $seat }: odkłada { $cards_acc }
event-Ready = { $seat }: gotowe
event-PatrolPlaced = { $seat }: żeton patrolu na torze { $ship }, okrąg { $ring }
event-CardPlayed = { $seat }: { $card }
event-CardCopied = { $seat }: kopiuje kartę { $card } ({ $copied_seat })
event-CardLost = { $seat }: karta { $card } przepada, niczego nie może przesunąć
event-ShipMoved = { $seat }: { $ring_to_id ->
    [planet] { $ship } dociera do planety
   *[other] { $ship }, okrąg { $ring_from } → { $ring_to }
}
event-EntrantsChosen = { $seat }: { $ships_count ->
    [one] do planety dociera { $ships }
    [few] do planety docierają { $ships }
    [many] do planety docierają { $ships }
   *[other] do planety docierają { $ships }
}
event-PatrolLifted = { $seat }: { $ship } trafia na żeton patrolu, okrąg { $ring }
event-Looked = { $seat }: podgląda kartę misji ({ $looked_at_seat })
event-Saw = { $seat }: na obejrzanej karcie misji jest { $ship } ({ $looked_at_seat })
event-LookDeclined = { $seat }: nie podgląda
event-TokenDrawn = { $seat }: { $ship } dostaje zakryty żeton
event-AbilityUsed = { $seat }: { $ships_count ->
    [0] { $planet }, nie ma czego przesunąć
    [one] { $planet }, { $ships }
    [few] { $planet }, { $ships }
    [many] { $planet }, { $ships }
   *[other] { $planet }, { $ships }
}
event-MissionEnded = Koniec misji { $mission }: { $ending_id ->
    [arrival] { $planet_id ->
        [pandora] { $abilities_id ->
            [true] do planety dotarł czwarty statek
           *[false] statek dotarł do planety
        }
       *[other] statek dotarł do planety
    }
   *[cards_spent] skończyły się karty
}.
event-TokenShown = Żeton statku { $ship }: { $points }
event-MissionScored = { $seat }: { $ships } dają { $points_each }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, razem { $total }
event-GameEnded = { $winner_seats_count ->
    [one] Zwycięstwo: { $winner_seats }
    [few] Wspólne zwycięstwo: { $winner_seats }
    [many] Wspólne zwycięstwo: { $winner_seats }
   *[other] Wspólne zwycięstwo: { $winner_seats }
}, { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
