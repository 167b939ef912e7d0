### Antarktyda po polsku.

title = Antarktyda
tagline = Słońce okrąża lód i strefa po strefie uwalnia statki.
credits = Część liczb na kartach i torach nie jest podana w żadnym dostępnym źródle. Odtworzyliśmy je tak, żeby zgadzało się wszystko, co wiadomo; w danych są odpowiednio oznaczone.

## Opcje

option-placement = Pierwsze statki
option-placement-free = Dowolne ustawienie
    .help = Każdy wybiera strefy dla swoich pierwszych statków.
option-placement-first_game = Pierwsza partia
    .help = Statki zaczynają w ustalonych strefach.
option-start_player = Kto zaczyna
    .help = Kto wykona pierwszą turę.
option-start_player-random = Losowo
option-start_player-0 = Gracz 1
option-start_player-1 = Gracz 2
option-start_player-2 = Gracz 3
option-start_player-3 = Gracz 4

## Budynki

name-camp = obóz
    .gen = obozu
    .ins = obozem
name-shipyard = stocznia
    .acc = stocznię
    .gen = stoczni
    .ins = stocznią
name-crane = dźwig
    .gen = dźwigu
    .ins = dźwigiem
name-shaft = wieża szybowa
    .acc = wieżę szybową
    .gen = wieży szybowej
    .ins = wieżą szybową
name-derrick = wieża wiertnicza
    .acc = wieżę wiertniczą
    .gen = wieży wiertniczej
    .ins = wieżą wiertniczą
name-turbine = turbina wiatrowa
    .acc = turbinę wiatrową
    .gen = turbiny wiatrowej
    .ins = turbiną wiatrową
name-lab = laboratorium
    .ins = laboratorium
name-factory = fabryka
    .acc = fabrykę
    .gen = fabryki
    .ins = fabryką
name-land_station = stacja lądowa
    .acc = stację lądową
    .gen = stacji lądowej
    .ins = stacją lądową
name-coastal_station = stacja nabrzeżna
    .acc = stację nabrzeżną
    .gen = stacji nabrzeżnej
    .ins = stacją nabrzeżną
name-sea_station = stacja morska
    .acc = stację morską
    .gen = stacji morskiej
    .ins = stacją morską
name-headquarters = centrum dowodzenia
name-plankton_farm = hodowla planktonu
    .acc = hodowlę planktonu
    .gen = hodowli planktonu
    .ins = hodowlą planktonu
name-antenna = antena paraboliczna
    .acc = antenę paraboliczną
    .gen = anteny parabolicznej
    .ins = anteną paraboliczną

letter-camp = O
letter-shipyard = S
letter-crane = D
letter-shaft = Z
letter-derrick = W
letter-turbine = T
letter-lab = L
letter-factory = F
letter-land_station = 1
letter-coastal_station = 2
letter-sea_station = 3
letter-headquarters = C
letter-plankton_farm = P
letter-antenna = A

building-camp-help = Akcja: zatrudniasz tylu naukowców, ile masz w tej strefie statków i naukowców.
building-shipyard-help = Akcja: nowy statek ustawia się w kolejce pod słońcem; wszyscy pozostali biorą kartę stoczni.
building-crane-help = Rudy metali, potrzebne do innych budynków.
building-shaft-help = Węgiel, potrzebny do innych budynków.
building-derrick-help = Ropa, potrzebna do innych budynków.
building-turbine-help = Energia, potrzebna do innych budynków.
building-lab-help = Potrzebne do największych budynków. Karta z gwiazdką.
building-factory-help = Potrzebna do największych budynków. Karta z gwiazdką.
building-land_station-help = Akcja stacji badawczej: badania na torze lądowym.
building-coastal_station-help = Akcja stacji badawczej: badania na torze nabrzeżnym.
building-sea_station-help = Akcja stacji badawczej: badania na torze morskim.
building-headquarters-help = Karta z gwiazdką.
building-plankton_farm-help = Wymaga dwóch naukowców.
building-antenna-help = Karta z gwiazdką.

## Karty

name-deck-basic = Podstawowe
name-deck-double = Podwójne
name-deck-advanced = Zaawansowane
name-resource-basic = podstawowa karta zasobów
    .acc = podstawową kartę zasobów
name-resource-advanced = zaawansowana karta zasobów
    .acc = zaawansowaną kartę zasobów
resource-basic-help = Raz zastępuje dźwig, wieżę szybową, wieżę wiertniczą albo turbinę wiatrową.
resource-advanced-help = Raz zastępuje laboratorium albo fabrykę.
name-icebreaker = Lodołamacz
    .acc = Lodołamacz
    .gen = Lodołamacza
name-place_scientist = Wysłanie naukowca
    .gen = Wysłania naukowca
name-two_scientists = Dodaj 2 naukowców
name-fast_progress = Szybkie badania
    .gen = Szybkich badań
card-icebreaker-help = Kładziesz tam, gdzie twój statek jest drugi: gdy nadejdzie słońce, wykona turę zaraz po pierwszym.
card-place_scientist-help = Naukowiec z twoich zasobów trafia do strefy docelowej twojego statku.
card-two_scientists-help = Dwóch naukowców z rezerwy trafia do twoich zasobów.
card-fast_progress-help = Trzy punkty badań na jeden tor.

## Tory

name-T1 = T1 (ląd)
name-T2 = T2 (nabrzeże)
name-T3 = T3 (morze)
name-T4 = T4 (ląd)
name-T5 = T5 (nabrzeże, morze)
name-ship_move = przeniesienie statku
name-shipyard_draft = wybór kart stoczni
name-advance_3 = trzy pola do przodu
name-recruit_1 = jeden naukowiec
name-new_ship = nowy statek
name-resource_advanced = zaawansowana karta zasobów
name-resource_basic = podstawowa karta zasobów
space-ship_move-help = Raz na grę, dla wszystkich: każdy może przenieść jeden swój statek do innej strefy.
space-shipyard_draft-help = Raz na grę, dla wszystkich: każdy zatrzymuje jedną z podawanych kart stoczni.
space-advance_3-help = Raz na grę, dla wszystkich: każdy może przejść trzy puste pola, każdy na innym torze.
space-recruit_1-help = Jeden naukowiec z rezerwy trafia do twoich zasobów.
space-new_ship-help = Twój statek ustawia się w kolejce pod słońcem; wszyscy pozostali biorą kartę stoczni.
space-resource_advanced-help = Bierzesz zaawansowaną kartę zasobów, jeśli jakaś została.
space-resource_basic-help = Bierzesz podstawową kartę zasobów, chyba że jeszcze ją masz.

name-piece-cube = kostka
name-piece-ship = statek

## Punkty

score-zones = Strefy
score-tracks = Tory badań
score-stars = Karty z gwiazdką
score-discards = Odrzucone zasoby

has-scientists = { $count ->
    [one] { $count } naukowiec.
    [few] { $count } naukowców.
    [many] { $count } naukowców.
   *[other] { $count } naukowca.
}
has-track = wartość { $count }.
has-stars = { $count ->
    [one] { $count } gwiazdka.
    [few] { $count } gwiazdki.
    [many] { $count } gwiazdek.
   *[other] { $count } gwiazdki.
}
has-discards = { $count ->
    [one] { $count } odrzucony zasób.
    [few] { $count } odrzucone zasoby.
    [many] { $count } odrzuconych zasobów.
   *[other] { $count } odrzuconego zasobu.
}
why-nothing = Nic nie masz: 0 punktów
why-first-scientists = Pierwsze miejsce: naukowcy razem { $total } + budynki { $buildings } + 1 = { $points }
why-first-track = Pierwsze miejsce: wszystkie wartości razem = { $points }
why-first-stars = Pierwsze miejsce: wszystkie gwiazdki razem = { $points }
why-first-discards = Pierwsze miejsce: wszystkie odrzucone zasoby razem = { $points }
why-next-scientists = Miejsce { $rank }: tyle, ilu naukowców ma gracz o miejsce wyżej = { $points }
why-next-track = Miejsce { $rank }: wartość kostki z przodu = { $points }
why-next-stars = Miejsce { $rank }: tyle, ile gwiazdek ma gracz o miejsce wyżej = { $points }
why-next-discards = Miejsce { $rank }: tyle, ile odrzuconych zasobów ma gracz o miejsce wyżej = { $points }
tied = Punkty: { $points }, pierwsze miejsca: { $ranks }, karty budowy: { $cards }

figure-end_last_scientist = Koniec: ostatni naukowiec
figure-end_last_card = Koniec: ostatnia karta budowy
figure-end_no_ships = Koniec: brak statków
figure-end_endless = Koniec: pięć okrążeń słońca bez zmian
figure-left_basic = Pozostałe karty podstawowe
figure-left_double = Pozostałe karty podwójne
figure-left_advanced = Pozostałe karty zaawansowane
figure-left_shipyard = Pozostałe karty stoczni
figure-ships = Statki na planszy na koniec

## Napisy na stole

label-sun = Słońce
label-zone = Strefa { $zone }
label-zones = Strefy
label-queue = Statki
label-buildings = Budynki
label-scientists = Naukowcy
label-icebreakers = Lodołamacze
label-closed = zamknięta
label-tracks = Tory badań
label-offers = Karty do wyboru
label-needs = wymaga: { $needs }
label-points = { $points ->
    [one] { $points } punkt badań
    [few] { $points } punkty badań
    [many] { $points } punktów badań
   *[other] { $points } punktu badań
}
label-empty = pusto
label-supply = Zasoby
label-reserve = Rezerwa
label-available = Dostępne zasoby
label-discarded = Odrzucone zasoby
label-cards = Karty
label-resources = Karty zasobów
label-hand = Twoje karty
label-total = Suma
label-next_turns = Kolejne tury
label-interrupts = decyzja: { $asked }, w turze gracza { $active }
label-ends_after = Potem gra się kończy
label-laps_to_end = Okrążenia słońca bez zmian do końca gry: { $laps }
label-stack = Zostało kart stoczni
label-colon = { $name }:
label-resource_stack = Karty zasobów w stosie
label-played = Zagrane karty stoczni
label-boxed = odłożone do pudełka
label-stack_among = W stosie są karty spośród
label-others_hold = Inni mają
label-first_ranks = Pierwsze miejsca
label-deciding = Decyduje
label-used = wykorzystane
label-zone_points = Naukowcy → punkty
label-track_points = Kostki → punkty
label-lacks = { $buildings }: brak dostępu
label-lacks_staying = { $buildings }: brak dostępu bez statku, który odpływa
label-lacks_scientists = { $count ->
    [one] brakuje { $count } naukowca w zasobach
    [few] brakuje { $count } naukowców w zasobach
    [many] brakuje { $count } naukowców w zasobach
   *[other] brakuje { $count } naukowca w zasobach
}
label-lacks_nothing = masz wszystko, czego wymaga
label-replaced = { $card } zastąpi: { $buildings }
label-stands_here = w strefie { $zone } już stoi
label-built = Karty budowy
label-signs = Legenda
sign-sun = Słońce jest w tej strefie.
sign-target = Strefa docelowa statku w tej turze.
sign-second = Drugi, gdy nadeszło słońce; wśród kolejnych tur: dzięki lodołamaczowi, jeśli gracz zechce.
sign-new = Przybył w tej turze.
sign-amounts = Gracz A ma tam 2 naukowców, wartych teraz 7 punktów.
sign-star = Karta z gwiazdką; takie karty punktują osobno.
sign-used = Niebieskie pole, już wykorzystane.
label-there = Strefa { $zone } (wartość { $number }): { $possible }
label-there_nothing = nic do zrobienia
short-sail = Strefa { $zone }
short-discard = { $piece_id ->
    [cube] ✕ kostka
   *[ship] ✕ statek
}
short-discard_ship = ✕ statek { $zone }/{ $dock }
short-recruit = zatrudnienie
short-build_ship = budowa statku
short-research = badania { $list }

## Pytania

decision-PlaceShip = Postaw statek.
decision-PlaceCube = Postaw kostkę na pierwszym polu wybranego toru.
decision-SetSail = Słońce uwalnia twój statek w strefie { $zone }. Dokąd płynie?
decision-Act = Strefa { $zone }: jaką akcję wykonujesz?
decision-EndTurn = Chcesz zrobić coś jeszcze przed końcem tury?
decision-ChooseTrack = { $points ->
    [one] { $points } punkt badań: na którym torze?
    [few] { $points } punkty badań: na którym torze?
    [many] { $points } punktów badań: na którym torze?
   *[other] { $points } punktu badań: na którym torze?
}
decision-TakeCard = Powstał statek. Weź kartę stoczni.
decision-KeepCard = Zatrzymaj jedną kartę, a resztę podaj dalej.
decision-ChooseShip = Możesz przenieść statek do innej strefy. Który?
decision-ChooseZone = Dokąd płynie twój statek ze strefy { $zone }?
decision-AdvanceTrack = Trzy pola do przodu na jednym torze. Na którym?
decision-UseIcebreaker = Twój lodołamacz w strefie { $zone } pozwala wykonać turę drugiemu statkowi. Użyć go?

## Ruchy

action-place_ship = Strefa { $zone }
action-sail = Płyń do strefy { $zone }
action-build = { $deck_id ->
    [basic] Zbuduj z karty podstawowej
    [double] Zbuduj z karty podwójnej
   *[advanced] Zbuduj z karty zaawansowanej
}
action-build_ship = Zbuduj statek
action-recruit = Zatrudnij naukowców w obozie
action-research = Badania: { $track }
action-pass = Pasuj i zakończ turę
action-play = Zagraj kartę: { $card }
action-lay_icebreaker = Połóż lodołamacz w strefie { $zone }
action-discard = { $piece_id ->
    [cube] Odrzuć kostkę z dostępnych zasobów
   *[ship] Odrzuć statek z dostępnych zasobów
}
action-discard_ship = Odrzuć statek ze strefy { $zone }, pole statku { $dock }
action-end_turn = Zakończ turę
action-track = { $track }
action-take = { $card }
action-ship = Statek w strefie { $zone }, pole statku { $dock }
action-use_icebreaker = Użyj lodołamacza
action-decline = Rezygnuję

## Dlaczego nie

refusal-answer-the-question = To nie jest odpowiedź na pytanie.
refusal-zone-closed = Strefa { $zone } jest w tej grze zamknięta.
refusal-zone-full = Strefa { $zone } jest pełna: stoją tam trzy statki.
refusal-same-zone = Twój statek już jest w strefie { $zone }; musi popłynąć do innej.
refusal-no-own-ship-there = W strefie { $zone } na polu statku { $dock } nie ma twojego statku.
refusal-ship-came-this-turn = Ten statek pojawił się w strefie { $zone } dopiero w tej turze i nie można go jeszcze przenieść.
refusal-track-closed = Tor { $track } nie jest używany w tej grze.
refusal-no-cube-available = Nie masz już kostki, żeby wejść na tor { $track }.
refusal-no-space-ahead = Na torze { $track } nie ma przed tobą wolnego pola.
refusal-track-taken = W tej akcji ktoś już ruszył się na torze { $track }.
refusal-not-in-the-stack = W stosie nie ma karty { $card }.
refusal-not-among-the-cards = Wśród tych kart nie ma karty { $card }.
refusal-must-advance = To twoja akcja: jeśli możesz się ruszyć, musisz.
refusal-already-discarded = W tej turze już coś odrzucono.
refusal-nothing-available = { $piece_id ->
    [cube] Nie masz kostek w dostępnych zasobach.
   *[ship] Nie masz statków w dostępnych zasobach.
}
refusal-active-ship = Ten statek musi najpierw popłynąć.
refusal-not-in-hand = Nie masz na ręce karty { $card }.
refusal-card-played = Na tym postoju słońca zagrano już kartę.
refusal-supply-empty = Nie masz naukowców w zasobach.
refusal-reserve-empty = Twoja rezerwa jest pusta.
refusal-no-track-to-advance = Na żadnym torze nie możesz się ruszyć.
refusal-not-second-under-the-sun = Żaden twój statek nie był drugi, gdy nadeszło słońce.
refusal-second-nowhere = Żaden twój statek nie jest drugi w żadnej strefie.
refusal-not-second = Żaden twój statek nie jest drugi w strefie { $zone }.
refusal-stack-empty = { $deck }: nie ma już kart.
refusal-already-stands-here = W strefie { $zone } już stoi ten budynek: { $building }.
refusal-out-of-reach = Nie masz dostępu do { $buildings_gen } ({ $building }).
refusal-out-of-reach-and-card-played = Nie masz dostępu do { $buildings_gen }, a na tym postoju słońca zagrano już kartę ({ $building }).
refusal-not-enough-scientists = { $needed ->
    [one] Potrzeba jednego naukowca w zasobach, a nie masz żadnego.
    [few] Potrzeba { $needed } naukowców w zasobach, a masz { $supply }.
    [many] Potrzeba { $needed } naukowców w zasobach, a masz { $supply }.
   *[other] Potrzeba { $needed } naukowca w zasobach, a masz { $supply }.
}
refusal-no-shipyard-here = W strefie { $zone } nie ma stoczni.
refusal-lit-zone-full = Nie ma wolnego pola dla nowego statku: strefa { $zone } pod słońcem jest pełna.
refusal-no-camp-here = W strefie { $zone } nie ma obozu.
refusal-nobody-here = W strefie { $zone } nie masz już ani statku, ani naukowca.
refusal-no-station-here = Żadna stacja w strefie { $zone } nie należy do toru { $track }.
refusal-one-action-a-turn = Akcję w tej turze już wykonano.
refusal-move-first = Karty zagrywa się dopiero po ruchu statku.

## Co się stało

event-GameBegan = Zaczyna: { $seat }
event-ShipPlaced = { $seat }: statek w strefie { $zone }
event-CubePlaced = { $seat }: kostka na pierwszym polu toru { $track }
event-SunMoved = Słońce świeci na strefę { $zone }
event-ShipSailed = { $seat }: statek ze strefy { $zone_from } do strefy { $zone }
event-Passed = { $seat }: pas
event-Built = { $seat }: { $building }, strefa { $zone } ({ $scientists ->
    [one] { $scientists } naukowiec
    [few] { $scientists } naukowców
    [many] { $scientists } naukowców
   *[other] { $scientists } naukowca
})
event-PlanktonException = { $seat }: wystarczy jeden naukowiec, bo wszystkim został już tylko jeden
event-ResourceUsed = { $seat }: { $resource } zamiast { $building_gen }
event-ShipBuilt = { $seat }: nowy statek w strefie { $zone }
event-Recruited = { $seat }: { $scientists ->
    [one] +{ $scientists } naukowiec
    [few] +{ $scientists } naukowców
    [many] +{ $scientists } naukowców
   *[other] +{ $scientists } naukowca
} { $reason_id ->
    [camp] z obozu
    [discard] za odrzucenie
    [recruit_1] z toru
   *[two_scientists] z karty
}
event-Advanced = { $seat }: { $track }, { $space_from ->
    [0] wejście na pole { $space }
   *[other] pole { $space_from } → { $space }
}
event-PointsLost = { $seat }: { $points ->
    [one] przepada { $points } punkt badań
    [few] przepadają { $points } punkty badań
    [many] przepada { $points } punktów badań
   *[other] przepada { $points } punktu badań
}
event-Triggered = { $seat }: { $action } ({ $track }, pole { $space })
event-NothingHappened = { $seat }: { $action }, bez skutku
event-ShipMoved = { $seat }: statek przeniesiony ze strefy { $zone_from } do strefy { $zone }
event-Declined = { $seat }: rezygnuje ({ $action })
event-ResourceTaken = { $seat }: bierze { $resource_acc }
event-DraftBegan = { $seat }: { $cards ->
    [one] { $cards } karta stoczni idzie w obieg
    [few] { $cards } karty stoczni idą w obieg
    [many] { $cards } kart stoczni idzie w obieg
   *[other] { $cards } karty stoczni idzie w obieg
}
event-StackBoxed = { $cards ->
    [0] Nie ma już kart stoczni
    [one] Ostatnia karta stoczni trafia do pudełka
    [few] { $cards } ostatnie karty stoczni trafiają do pudełka
    [many] { $cards } ostatnich kart stoczni trafia do pudełka
   *[other] { $cards } ostatniej karty stoczni trafia do pudełka
}
event-CardTaken = { $seat }: bierze kartę stoczni
event-CardGot = { $seat }: dostajesz kartę { $card }
event-CardPlayed = { $seat }: { $card }
event-ScientistPlaced = { $seat }: naukowiec w strefie { $zone }
event-IcebreakerLaid = { $seat }: lodołamacz w strefie { $zone }
event-IcebreakerUsed = { $seat }: lodołamacz uwalnia drugi statek w strefie { $zone }
event-IcebreakerKept = { $seat }: lodołamacz zostaje w strefie { $zone }
event-CubeDiscarded = { $seat }: odrzuca kostkę
event-ShipDiscarded = { $seat }: { $zone ->
    [-1] odrzuca statek z dostępnych zasobów
    [one] odrzuca statek ze strefy { $zone }
    [few] odrzuca statek ze strefy { $zone }
    [many] odrzuca statek ze strefy { $zone }
   *[other] odrzuca statek ze strefy { $zone }
}
event-EndCame = { $ending_id ->
    [last_scientist] { $seat }: ostatni naukowiec na planszy, koniec gry
    [last_card] { $seat }: ostatnia karta budowy, koniec gry
    [no_ships] Na planszy nie ma już statków, koniec gry
   *[endless] Przez pięć okrążeń słońca nic się nie zmieniło, koniec gry
}
event-ZoneScored = { $seat }: strefa { $zone }, miejsce { $rank }, { $scientists ->
    [one] { $scientists } naukowiec
    [few] { $scientists } naukowców
    [many] { $scientists } naukowców
   *[other] { $scientists } naukowca
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-TrackScored = { $seat }: { $track }, miejsce { $rank }, pole { $space }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-StarsScored = { $seat }: karty z gwiazdką, miejsce { $rank }, kart: { $cards }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-DiscardsScored = { $seat }: odrzucone zasoby, miejsce { $rank }, sztuk: { $discards }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-Totalled = { $seat }: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-GameEnded = { $winner_seats_count ->
    [one] Zwycięstwo: { $winner_seats }
    [few] Wspólne zwycięstwo: { $winner_seats }
    [many] Wspólne zwycięstwo: { $winner_seats }
   *[other] Wspólne zwycięstwo: { $winner_seats }
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $decided_by_id ->
    [first_ranks] , więcej pierwszych miejsc
    [cards] , więcej kart budowy
   *[other] {""}
}.
