### Ewakuacja po polsku.

title = Ewakuacja
tagline = Dwa światy, cztery lata i wszyscy muszą się wynieść.

## Opcje

option-goals = Cele
option-goals-draft = Wybór z przekazywaniem
    .help = Każdy zatrzymuje trzy z celów krążących wokół stołu.
option-goals-first_game = Pierwsza gra
    .help = Trzy stałe cele pasujące do twoich technologii.
option-mode = Tryb
option-mode-points = Na punkty
    .help = Cztery pełne lata, wygrywa największa liczba punktów.
option-mode-race = Wyścig
    .help = Kto pierwszy ma produkcję 8 każdego zasobu i trzy stadiony w Nowym Świecie.
option-actions = Akcje
option-actions-standard = Standardowe
    .help = Wykonujesz akcje ze swojej planszy; karty nie są potrzebne.
option-actions-advanced = Zaawansowane (karty akcji)
    .help = Każda akcja kosztuje kartę; karty mają własne efekty i moc.
option-bonuses = Premie na zakończenie roku
option-bonuses-strict = Rygorystyczne
    .help = Poziom mocy musi dokładnie równać się progowi.
option-bonuses-generous = Hojne
    .help = Wystarczy poziom mocy nieprzekraczający progu.
option-common_goals = Cele wspólne
    .help = Trzy cele dla wszystkich: kto pierwszy spełni wymóg, może zagrać cel za punkty.
option-common_goals-false = Nie
option-common_goals-true = Tak
option-lines = Większość w linii
option-lines-none = Brak
    .help = Linie na mapie nie dają punktów.
option-lines-a = Strona A: 1, 3, 5
    .help = Punktuje przewaga obszarów na trzech liniach mapy.
option-lines-b = Strona B: 2, 4, 6
    .help = Punktuje przewaga obszarów na trzech liniach mapy.
option-third_party = Talia solo jako trzeci gracz
option-third_party-false = Nie
    .help = Nowy Świat zasiedlają tylko gracze.
option-third_party-true = Tak
    .help = Zabiera obszary i karty dwojgu graczom.
option-pool = Elementy
option-pool-full = Wszystkie
    .help = Z naszymi dodatkowymi kartami i kafelkami.
option-pool-core = Tylko z gry wydanej
    .help = Bez kart i kafelków, które dodaliśmy.

## Zasoby, światy, tory

name-food = żywność
    .acc = żywność
    .gen = żywności
    .ins = żywnością
name-steel = stal
    .acc = stal
    .gen = stali
    .ins = stalą
name-energy = energia
    .acc = energię
    .gen = energii
    .ins = energią
name-any = dowolny rodzaj
    .gen = dowolnego rodzaju
name-old = Stary Świat
    .gen = Starego Świata
    .loc = Starym Świecie
name-new = Nowy Świat
    .gen = Nowego Świata
    .loc = Nowym Świecie
name-tundra = tundra
    .acc = tundrę
    .gen = tundry
name-desert = pustynia
    .acc = pustynię
    .gen = pustyni
name-forest = las
    .acc = las
    .gen = lasu
name-ocean = ocean
    .acc = ocean
    .gen = oceanu
name-mountain = góry
    .gen = gór
name-ring = pierścień
name-cross = krzyż
name-wave = fala
name-waiting = pas oczekiwania
name-main = pas główny
name-three_plus = pas 3+
name-leading = znacznik z przodu
name-trailing = znacznik z tyłu
name-low = niższa
name-high = wyższa
name-human = ty
name-opponent = przeciwnik
name-extra = dodatkowa cywilizacja
name-row-ships = statki
    .gen = statków
name-row-stadiums = stadiony
    .gen = stadionów
name-row-infrastructure = infrastruktura
    .gen = infrastruktury
name-phase-income = Dochód
name-phase-actions = Akcje
name-phase-transport = Transport
name-phase-turn_order = Kolejność tury
name-phase-progress = Postęp
name-phase-bonuses = Premie
name-phase-cleanup = Porządkowanie
name-solo_action-settle = zasiedlenie
name-solo_action-take_stadium = zabranie stadionu
name-solo_action-discard_ship = odrzucenie statku
name-solo_action-discard_infrastructure = odrzucenie infrastruktury
name-ending-points = punkty
name-ending-triggered = wyścig rozstrzygnięty
name-ending-year_4 = minął czwarty rok

## Akcje planszy

name-A1 = Dostawa i wynajdywanie
action-A1-help = Zyskaj zasób i wynajdź technologię.
name-A2 = Dostawa i infrastruktura
action-A2-help = Zyskaj zasób i wykonaj dwa ruchy infrastruktury.
name-A3 = Zasiedlenie
action-A3-help = Zasiedl jeden obszar Nowego Świata.
name-A4 = Budowa statku
action-A4-help = Weź statek z rzędu i zapłać za niego w jednym świecie.
name-A5 = Budowa stadionu
action-A5-help = Weź stadion z rzędu i zapłać za niego w jednym świecie.
name-A6 = Przygotowanie fabryki
action-A6-help = Zapłać jednostkę tego, co będzie produkować.
name-A7 = Klonowanie
action-A7-help = Zapłać 1 jednostkę żywności w Nowym Świecie za 2 znaczniki populacji.
name-A8 = Infrastruktura
action-A8-help = Wykonaj dwa ruchy infrastruktury.
name-A9 = Dostawa i wymiana
action-A9-help = Zyskaj zasób, potem wykonaj do trzech wymian.
name-A10 = Wynajdywanie
action-A10-help = Wynajdź technologię.

## Punkty

score-lowest_production = Najniższa produkcja
score-areas_left = Nieewakuowane obszary
score-stadiums_missing = Brakujące stadiony
score-penalty_tokens = Żetony kary
score-happy_faces = Szczęśliwe twarze
score-common_goals = Cele wspólne
score-lines = Większość w linii
score-production_food = Produkcja żywności
score-production_steel = Produkcja stali
score-production_energy = Produkcja energii

## Etykiety stołu

label-year = Rok { $year } z { $years }
label-bonus = Premie przy { $low } i { $high }
label-order = Kolejność tury
label-stock = Zasoby
label-production = Produkcja
label-population = Populacja
label-factories = Fabryki
label-areas_left = Obszary Starego Świata
label-areas = Zasiedlone
label-ships = Statki kosmiczne
label-stadiums = Stadiony
label-faces = Twarze
label-penalties = Kary
label-power = Poziom mocy
label-markers = Postęp
label-technologies = Technologie
label-infrastructure = Infrastruktura
label-goals = Twoje cele
label-hand = Twoje karty
label-map = Nowy Świat
label-rows = Rzędy
label-points = Punkty
label-common = Cele wspólne
label-lines = Większość w linii
label-solo = Przeciwnik
label-solo_tile = kafelek solo na { $area }
label-solo_passed = pas
label-passed = pas
label-solo_next = Odkryje teraz
label-solo_backs = Liczbę i literę daje karta pod nią, jedna z
label-solo_to_come = Jeszcze w talii
label-solo_done = Wykonane w tym roku
label-symbols = Symbole osady
label-track = Tor postępu
label-track_signs = m pas główny, + pas 3+, w pas oczekiwania, | przejście · ○ pierścień, × krzyż, ~ fala, * wszystkie · +1 zasób, t technologia, i infrastruktura, p populacja, f fabryka
label-needs = Wymagania kolejnych lat
label-in_year = Rok { $year }:
label-stadium_need = { $count ->
    [one] stadion w Nowym Świecie
    [few] { $count } stadiony w Nowym Świecie
    [many] { $count } stadionów w Nowym Świecie
   *[other] { $count } stadionu w Nowym Świecie
}
label-none = brak
label-action_track = Tor akcji
label-action = Akcja { $number }: energia { $cost }
label-paid_by-old = płaci Stary Świat
label-paid_by-new = płaci Nowy Świat
label-paid_by-any = płaci dowolny świat
label-groups = Użyte grupy:
label-tiles = Kafelki produktywności
label-tile_counts = Kafelki produktywności: odkryte { $up }, odwrócone { $down }, w Nowym Świecie { $moved }
label-loading_order = kolejność załadunku: populacja, obszary fabryk do stref ewakuacji, stadiony, fabryki, obszary fabryk jako budynki, zasoby
label-flying = w drodze
label-returning = wraca
label-flight = lot { $energy }
label-aboard = Na pokładzie:
label-building_limit = budynki { $used }/{ $most }
label-resource_limit = zasoby { $used }/{ $most }
label-ready = Obszary do zasiedlenia teraz:
label-missing = Czego brakuje gdzie indziej:
label-locked = { $biome }: zablokowane
label-not_this = nie tym efektem
label-signs = Legenda
label-population_settled = Zasiedlona populacja
label-factories_settled = Zasiedlone fabryki
label-factories_unused = Nieużywane fabryki
label-deck = talia { $count }
label-under = Znane pod talią ({ $row })
label-free = za darmo
label-action_cards = Karty akcji
label-hand_size = na ręce { $count }
label-face_down_count = zakryte { $count }
label-face_up = zagrane w tym roku
label-face_down = Twoje zakryte karty
label-discarded = Odrzucone przez ciebie w tym roku
label-returned = Widziane i znów w talii
sign-slot = pole na fabrykę
sign-raises = populacja, { $kind } +{ $count }
sign-symbol = potrzebne: pierścień, krzyż, fala
sign-settled = zasiedlony przez gracza 1
sign-opponent = zasiedlony przez przeciwnika z talii solo
sign-old_population = obszar Starego Świata z populacją i to, co daje co roku, żywność 2
sign-old_factory = obszar Starego Świata z fabryką i to, co daje co roku, energia 1
sign-moves = znacznik idzie z pola 5 na pole 12, przez przejścia 2 i 3
sign-worlds = w Starym Świecie / w Nowym Świecie
sign-face = szczęśliwe twarze
sign-done = rozwinięte, ukończone, zagrane lub osiągnięte
sign-half = rozwinięta w połowie
sign-held = infrastruktura na ręce

## Pytania

decision-PickGoal = Zatrzymaj jeden cel.
decision-DropGoal = Odrzuć jeden ze swoich czterech celów.
decision-TakeTurn = Twoja akcja numer { $number }: co robisz?
decision-PayEnergy = Koszt akcji: energia { $cost }. Ile płaci Stary Świat?
decision-PlayCommonToo = Czy zagrywasz też cel wspólny?
decision-KeepFour = { $left ->
    [one] Odrzuć jedną kartę.
    [few] Odrzuć { $left } karty, po jednej.
    [many] Odrzuć { $left } kart, po jednej.
   *[other] Odrzuć { $left } karty, po jednej.
}
decision-FaceDown = Którą kartę zagrywasz zakrytą za tę akcję?
decision-NextPart = { $left ->
    [1] { $card }: dobierasz karty?
   *[other] { $card }: który efekt najpierw?
}
decision-AnyBoardAction = Którą akcję z planszy wykonujesz?
decision-GainResource = { $left ->
    [one] Zyskaj zasób ({ $kind }). Gdzie go kładziesz?
    [few] Zyskaj { $left } zasoby ({ $kind }). Gdzie kładziesz następny?
    [many] Zyskaj { $left } zasobów ({ $kind }). Gdzie kładziesz następny?
   *[other] Zyskaj { $left } zasobu ({ $kind }). Gdzie kładziesz następny?
}
decision-GainFirst = { $technology }: jaki zasób zyskujesz i gdzie go kładziesz? „Później” znaczy: po następnym efekcie.
decision-GainOfEach = Który świat zyskuje po jednym z każdego zasobu?
decision-Exchange = { $left ->
    [one] Możesz wykonać jedną wymianę.
    [few] Możesz wykonać { $left } wymiany.
    [many] Możesz wykonać { $left } wymian.
   *[other] Możesz wykonać { $left } wymiany.
}
decision-PayThen = Czym płacisz?
decision-SaveUnit = Cena ({ $world }): { $cost }. Którą jednostkę oszczędzasz?{ $left ->
    [1] {""}
   *[other] {""} Oszczędzasz { $left }, po jednej.
}
decision-AddUnit = Którą jednostkę dopłacasz?
decision-PutUnder = Które karty idą pod talię ({ $row })?
decision-ChooseFromRow = Co bierzesz ({ $row }) i do którego świata?{ $free_id ->
    [true] {""} Za darmo.
   *[false] { $off ->
        [0] {""}
       *[other] {""} Kosztuje o { $off } mniej.
    }{ $more_count ->
        [0] {""}
       *[other] {""} Kosztuje też: { $more }.
    }
}
decision-InfrastructureMove = { $left ->
    [one] Jeden ruch infrastruktury: weź kartę albo zagraj.
    [few] { $left } ruchy infrastruktury: weź kartę albo zagraj.
    [many] { $left } ruchów infrastruktury: weź kartę albo zagraj.
   *[other] { $left } ruchu infrastruktury: weź kartę albo zagraj.
}{ $off ->
    [0] {""}
   *[other] {""} Zagranie kosztuje o { $off } mniej.
}
decision-TakeInfrastructure = Którą kartę infrastruktury bierzesz?
decision-RaiseAny = Która produkcja rośnie o { $count }?
decision-Invent = W której kolumnie wynajdujesz technologię?
decision-Settle = Który obszar zasiedlasz?
decision-PlaceFactory = { $area }: która fabryka tam trafi?
decision-PrepareFactory = Którą fabrykę przygotowujesz i w którym świecie?{ $more_count ->
    [0] {""}
   *[other] {""} Kosztuje też: { $more }.
}
decision-GainFactory = Zyskujesz fabrykę. Którą i w którym świecie?
decision-Clone = Klonować (znaczniki populacji: +{ $count }) za 1 jednostkę żywności?
decision-ChooseFlight = Który statek leci?
decision-LoadShip = { $ship }: co zabierasz na pokład?
decision-ChoosePower = Który poziom mocy liczy się do postępu?
decision-SplitSteps = { $steps ->
    [one] Razem { $steps } krok: ile dla znacznika z przodu?
    [few] Razem { $steps } kroki: ile dla znacznika z przodu?
    [many] Razem { $steps } kroków: ile dla znacznika z przodu?
   *[other] Razem { $steps } kroku: ile dla znacznika z przodu?
}
decision-LandMarker = { $left ->
    [one] Na którym pasie staje drugi znacznik?
    [few] Na którym pasie staje znacznik?
    [many] Na którym pasie staje znacznik?
   *[other] Na którym pasie staje znacznik?
 }
decision-ChooseBonus = Obie premie są w zasięgu. Którą bierzesz?
decision-ChooseLower = Kary: który z najniższych znaczników spada o { $steps }?
decision-ChooseLift = Szczęśliwe twarze: który z najniższych znaczników rośnie?

## Ruchy

action-act = { $action }
action-pass = Pasuj do końca roku
action-play = Zagraj: { $card }
action-face_down = Zakryj: { $card }
action-discard = Odrzuć: { $card }
action-part = Efekt { $part }
action-keep_goal = Zatrzymaj: { $goal }
action-discard_goal = Odrzuć: { $goal }
action-play_common = Zagraj cel wspólny: { $common }
action-pay_energy = { $from_old } ze Starego Świata
action-gain = { $kind }, { $world }
action-gain_set = Po jednym: { $world }
action-pay = Zapłać: { $kind }, { $world }
action-exchange = { $exchange }
action-invent = Wynajdź w kolumnie { $column }
action-refresh = Odśwież rząd za { $kind_acc } ({ $world })
action-refresh_free = Odśwież rząd za darmo
action-put_under = Pole { $slot }
action-take_card = Weź kartę z pola { $slot }
action-build = Pole { $slot }, { $world }
action-save = Oszczędź { $kind_acc }
action-add = Dopłać { $kind_acc }
action-play_infrastructure = Zagraj: { $infrastructure }
action-factory = Fabryka { $kind_gen }, { $world }
action-clone = Klonuj
action-settle = Zasiedl { $area }
action-place_factory = Fabryka { $kind_gen }
action-raise = Podnieś: { $kind }
action-lower = Obniż: { $kind }
action-send = Wyślij { $ship } do Nowego Świata
action-call_back = Odeślij { $ship } do Starego Świata
action-load = { $item }
action-close = Zakończ załadunek
action-power = Moc { $power }
action-split = { $leading } dla znacznika z przodu
action-land = { $marker }: { $lane }
action-bonus = Premia { $side }
action-done = Gotowe
action-decline = Rezygnuję
action-later = Później

## Dlaczego nie

refusal-answer-the-question = To nie jest odpowiedź na pytanie.
refusal-another-card-first = Kolejność nie ma znaczenia: najpierw odrzuć inną kartę ({ $card } jest później).
refusal-area-gone = Już ewakuowano: { $old_area }.
refusal-area-occupied = { $area } jest już zasiedlony.
refusal-bay-free = { $ship } ma wolną strefę ewakuacji ({ $old_area }): wybierz tamto miejsce, skutek jest ten sam.
refusal-biome-locked = { $area }: to środowisko nie jest jeszcze dla ciebie dostępne ({ $biome }).
refusal-cannot-pay = Zasoby w tym świecie nie wystarczą: { $card } ({ $world }).
refusal-cannot-pay-factory = Brakuje tam odpowiedniego zasobu: { $kind }, { $world }.
refusal-cannot-pay-infrastructure = Zasoby Nowego Świata nie wystarczą: { $infrastructure }.
refusal-cannot-refresh = Nie możesz teraz w ten sposób odświeżyć rzędu.
refusal-card-not-in-hand = Nie masz na ręce: { $card }.
refusal-column-full = Kolumna { $column } jest w pełni rozwinięta.
refusal-comes-later = Kolejność nie ma znaczenia: najpierw wybierz inny rodzaj ({ $kind } jest później).
refusal-common-not-playable = { $common }: nie należy do ciebie, jest już zagrany albo za drogi.
refusal-factories-missing = { $area } wymaga przygotowanych fabryk w Nowym Świecie: { $count }.
refusal-goal-not-there = { $goal }: nie ma tego celu wśród twoich kart.
refusal-group-1-once = Z kartami akcji wolno wykonać tylko jedną akcję grupy 1 w roku.
refusal-no-card-to-lay = Nie masz na ręce karty, którą można by położyć zakrytą za tę akcję ({ $action }).
refusal-in-order = Kolejność nie ma znaczenia: wybierz coś, co jest na liście dalej.
refusal-level-too-high = Tu wolno wynajdywać tylko technologie do poziomu { $level }.
refusal-load-alike = { $ship }: ten sam ładunek daje inny wybór z listy.
refusal-marker-landed = Ten znacznik już stanął na swoim polu.
refusal-no-bay = { $ship } nie ma wolnej strefy ewakuacji: { $old_area }.
refusal-no-energy-for-action = { $action }: koszt to energia { $cost }, więcej niż możesz zapłacić.
refusal-no-energy-for-flight = { $ship }: lot wymaga energii: { $cost }.
refusal-no-factory-left = Wszystkie twoje fabryki tego rodzaju są w użyciu: { $kind }.
refusal-no-factory-area = Jako budynki ładuje się tylko obszary fabryk, a to nie jest taki obszar: { $old_area }.
refusal-room-before = { $ship }, wybrany wcześniej, ma na to miejsce: wybierz ten statek, skutek jest ten sam.
refusal-no-room-for-building = { $ship } nie ma miejsca na ten budynek.
refusal-no-room-for-resource = { $ship } nie może zabrać tego zasobu.
refusal-no-such-factory = Nie masz takiej przygotowanej fabryki w Nowym Świecie: { $kind }.
refusal-none-in-stock = Nie ma w zasobach: { $kind }, { $world }.
refusal-not-enough-energy = Koszt akcji: energia { $cost }; tak nie da się jej opłacić.
refusal-not-in-hand = { $infrastructure }: nie masz tej karty na ręce.
refusal-not-of-this-effect = { $card }: ta karta nie pozwala tego zbudować.
refusal-not-the-lowest = To nie jest żaden z twoich najniższych znaczników: { $kind }.
refusal-not-this-area = Ten efekt nie pozwala zasiedlić: { $area }.
refusal-not-this-factory = Ten efekt na to nie pozwala: { $kind }, { $world }.
refusal-not-your-power = Twoja moc nie może wynosić { $power }.
refusal-nothing-to-do = { $action }: teraz nic by to nie dało, bo { $why }.
name-why-nobody-waits = w Nowym Świecie nie masz ani znaczników populacji, ani przygotowanych fabryk
name-why-too-few-wait = twoje znaczniki populacji i przygotowane fabryki w Nowym Świecie nie wypełnią żadnego wolnego obszaru
name-why-biomes-locked = obszary, które można by wypełnić, leżą w jeszcze zamkniętych środowiskach
name-why-too-little-steel = w Nowym Świecie jest za mało stali
name-why-symbols-lacking = brakuje symboli obszarów, które można by wypełnić
name-why-row-empty = nie ma tam już żadnej karty
name-why-no-units-left = nie zostałby żaden zasób na zapłatę
name-why-no-factory-left = nie masz już żadnej fabryki
name-why-no-unit-for-factory = w żadnym świecie nie ma zasobu, który kosztuje fabryka
name-why-no-food-to-clone = w Nowym Świecie nie ma żywności
name-why-no-infrastructure = żadnej karty nie można wziąć ani zagrać
name-why-all-developed = wszystkie technologie są już rozwinięte
refusal-not-empty = Najpierw dobierz lub zagraj kartę: akcja musi coś dać.
refusal-order-alike = Kolejność znaczników nie ma tu znaczenia: znacznik z przodu idzie pierwszy.
refusal-split-alike = Ten sam układ daje inny podział z listy.
refusal-only-play = Ten ruch służy tylko do zagrania karty.
refusal-only-take = Ten ruch służy tylko do wzięcia karty.
refusal-other-kind = To musi być ten rodzaj: { $kind }.
refusal-power-alike = Z mocą { $power } znaczniki nie zajdą dalej niż z mniejszą: wybierz mniejszą.
refusal-population-missing = { $area } wymaga znaczników populacji w Nowym Świecie: { $count }.
refusal-refreshed-already = Rząd został już odświeżony przed tym dobraniem.
refusal-same-illustration = Leży już przed tobą karta z ilustracją taką jak { $infrastructure }.
refusal-ship-not-there = Nie ma tam { $ship_gen }.
refusal-stadium-not-there = Nie masz go w Starym Świecie: { $stadium }.
refusal-slot-empty = Pola { $slot } nie można wybrać.
refusal-space-not-free = To pole nie jest wolne ({ $lane }).
refusal-steel-missing = { $area } wymaga stali w Nowym Świecie: { $count }.
refusal-surcharge-missing = Brakuje tam dopłaty: { $kind }, { $world }.
refusal-symbols-missing = { $area } ma symbol, którego nie masz.
refusal-too-far-apart = { $steps ->
    [one] Taki podział jednego kroku nie jest możliwy: między znacznikami najwyżej jedno przejście, żaden poza koniec toru.
    [few] Taki podział { $steps } kroków nie jest możliwy: między znacznikami najwyżej jedno przejście, żaden poza koniec toru.
    [many] Taki podział { $steps } kroków nie jest możliwy: między znacznikami najwyżej jedno przejście, żaden poza koniec toru.
   *[other] Taki podział { $steps } kroku nie jest możliwy: między znacznikami najwyżej jedno przejście, żaden poza koniec toru.
}

## Co się stało

event-Acted = { $seat }: { $action }, moc { $power }, energia { $energy }
event-CardPlayed = { $seat }: zagrywa: { $card }, energia { $energy }
event-CardPutDown = { $seat }: kładzie zakrytą kartę
event-PutDown = { $seat }: zakryta: { $card }
event-CardsDrawn = { $seat }: { $count ->
    [one] dobiera kartę
    [few] dobiera { $count } karty
    [many] dobiera { $count } kart
   *[other] dobiera { $count } karty
}
event-Drew = { $seat }: dobrane karty: { $cards }
event-CardThrown = { $seat }: odrzuca kartę
event-Threw = { $seat }: odrzucona karta: { $card }
event-Passed = { $seat }: pas
event-Gained = { $seat }: { $kind } +1 ({ $world })
event-Exchanged = { $seat }: { $given_kind } → { $kind } ({ $world })
event-Paid = { $seat }: { $kind } −1 ({ $world })
event-CostPaid = { $seat }:{ $food ->
    [0] {""}
   *[other] {""} żywność −{ $food }
}{ $steel ->
    [0] {""}
   *[other] {""} stal −{ $steel }
}{ $energy ->
    [0] {""}
   *[other] {""} energia −{ $energy }
} ({ $world })
event-Declined = { $seat }: rezygnuje
event-Invented = { $seat }: { $developed_id ->
    [true] rozwija technologię: { $technology }
   *[false] wynajduje technologię: { $technology }
}
event-Refreshed = { $seat }: odświeża rząd ({ $row }), pod talię: { $cards }
event-ShipBuilt = { $seat }: { $free_id ->
    [true] zyskuje
   *[false] buduje
} { $ship } ({ $world })
event-StadiumBuilt = { $seat }: { $free_id ->
    [true] zyskuje
   *[false] buduje
} { $stadium } ({ $world })
event-InfrastructureTaken = { $seat }: bierze: { $infrastructure }
event-InfrastructurePlayed = { $seat }: zagrywa: { $infrastructure }
event-InfrastructureCompleted = { $seat }: ukończona infrastruktura: { $infrastructure }
event-FactoryPrepared = { $seat }: przygotowuje fabrykę { $kind_gen } ({ $world })
event-PopulationGained = { $seat }: { $cloned_id ->
    [true] klonuje, znaczniki populacji: +{ $count }
   *[false] zyskuje znaczniki populacji: +{ $count }
}
event-Settled = { $seat }: zasiedla { $area }, stal { $steel }
event-FactoryPlaced = { $seat }: fabryka { $kind_gen } na { $area }
event-Raised = { $seat }: produkcja { $kind_gen } +{ $count }, teraz { $level }
event-CommonTaken = { $seat }: zdobywa cel wspólny: { $common }
event-CommonPlayed = { $seat }: zagrywa cel wspólny: { $common }
event-RaceTriggered = { $seat }: produkcja i stadiony wystarczają, wyścig dobiega końca!
event-OpponentActed = Przeciwnik: { $solo_action } ({ $card })
event-OpponentSettled = Przeciwnik zajmuje { $area }
event-OpponentTook = { $row_id ->
    [stadiums] Przeciwnik bierze i zatrzymuje kartę: { $card }
   *[other] Przeciwnik odkłada kartę pod talię: { $card } ({ $row })
}
event-StadiumsSetAside = Za dużo szczęśliwych twarzy jak na ten rok, pod talię: { $stadiums }
event-NothingHappened = Przeciwnik: { $solo_action }, bez skutku
event-YearBegan = Rok { $year }, { $bonus }.
event-IncomeTaken = { $seat }: dochód { $old } (Stary Świat), { $new } (Nowy Świat), zużyta żywność { $eaten }
event-PenaltyTaken = { $seat }: żetony kary za żywność { $food }, za stadiony { $stadiums }
event-GoalPicked = { $seat }: zatrzymuje: { $goal }
event-GoalDropped = { $seat }: odrzuca: { $goal }
event-Ready = { $seat }: gotowe
event-ShipSent = { $seat }: wysyła { $ship }, energia { $energy }
event-Loaded = { $seat }: { $ship } zabiera: { $item }
event-ShipCalledBack = { $seat }: { $ship } wraca
event-Unloaded = { $seat }: rozładunek w Nowym Świecie: { $ships }
event-ShipsReturned = { $seat }: natychmiastowy powrót: { $ships }
event-OrderChanged = Kolejność tury: { $order_seats }
event-SoloOrder = Kolejność tury: { $parties }
event-SimulatedMoved = Postęp: { $party } na pole { $step } ({ $lane })
event-MarkerMoved = { $seat }: pole { $step_from } → { $step } ({ $lane })
event-BiomeUnlocked = { $seat }: może teraz zasiedlać: { $biome }
event-TileFlipped = { $seat }: odwraca kafelek produktywności
event-TileMoved = { $seat }: kafelek produktywności dociera do Nowego Świata
event-BonusGained = { $seat }: premia { $side }, { $bonus }, moc { $power }
event-NoBonus = { $seat }: moc { $power }, brak premii
event-YearCleared = Koniec roku { $year }
event-GoalScored = { $seat }: { $goal }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-Scored = { $seat }: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-MarkerLowered = { $seat }: { $kind } −{ $count } przez kary
event-MarkerLifted = { $seat }: { $kind } +{ $count } za szczęśliwe twarze
event-RaceEnded = { $seat }: produkcja { $levels }, { $meets_id ->
    [true] warunki spełnione
   *[false] warunki niespełnione
}
event-GameEnded = { $winner_seats_count ->
    [one] Zwycięstwo: { $winner_seats }
    [few] Wspólne zwycięstwo: { $winner_seats }
    [many] Wspólne zwycięstwo: { $winner_seats }
   *[other] Wspólne zwycięstwo: { $winner_seats }
} ({ $ending }){ $decided_by_id ->
    [points] { "" }
    [alone] . Nikt inny nie spełnia warunków.
    [met_faces] . Kilka osób spełnia warunki; decyduje najwięcej szczęśliwych twarzy.
    [lowest] . Nikt nie spełnia warunków; decyduje najniższa produkcja.
    [stadiums] . Nikt nie spełnia warunków, a najniższa produkcja jest równa; trzy stadiony w Nowym Świecie ma tylko zwycięzca.
    [faces] . Nikt nie spełnia warunków; najniższa produkcja i stadiony są równe, decyduje najwięcej szczęśliwych twarzy.
    [second] . Nikt nie spełnia warunków; najniższa produkcja jest równa, decyduje druga od dołu.
    [third] . Nikt nie spełnia warunków; dwie najniższe produkcje są równe, decyduje trzecia.
   *[shared] . Wszystko, co się porównuje, jest równe.
}
event-SoloJudged = { $seat }: { $total ->
    [one] 1 punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}. { label-verdict }
label-verdict = { $verdict ->
    [0] { $good } punktów to niezły początek, { $experienced } jest w zasięgu doświadczonych.
    [1] Dobrze: { $good } punktów to niezły początek, { $experienced } jest w zasięgu.
   *[other] Mistrzowsko: { $experienced } punktów to wynik doświadczonych.
}

## Punktacja końcowa

scored-goals = Cele
scored-areas_left = pozostawione obszary: { $areas }
scored-stadiums_missing = stadiony w Nowym Świecie: { $stadiums } z 3
scored-penalty_tokens = żetony kary: { $tokens }
scored-happy_faces = szczęśliwe twarze: { $faces }. Według miejsca wśród mających trzy stadiony w Nowym Świecie.
scored-faces_alone = szczęśliwe twarze: { $mine }, przeciwnik ma { $other }
scored-faces = szczęśliwe twarze: { $count }
scored-common_goals = zagrane cele wspólne
scored-lines = według liczby obszarów na każdej z trzech linii

## Statki i stadiony

name-S01 = statek S01
    .gen = statku S01
ship-S01-help = Koszt: stal 2. Lot: energia 1. Strefy ewakuacji: pustynia. Budynki: 0. Zasoby: 1.
name-S02 = statek S02
    .gen = statku S02
ship-S02-help = Koszt: stal 2. Lot: energia 1. Strefy ewakuacji: góry. Budynki: 0. Zasoby: 1.
name-S03 = statek S03
    .gen = statku S03
ship-S03-help = Koszt: stal 2. Lot: energia 1. Strefy ewakuacji: ocean. Budynki: 0. Zasoby: 1.
name-S04 = statek S04
    .gen = statku S04
ship-S04-help = Koszt: stal 2. Lot: energia 1. Strefy ewakuacji: brak. Budynki: 1. Zasoby: 2.
name-S05 = statek S05
    .gen = statku S05
ship-S05-help = Koszt: żywność 1, stal 2. Lot: energia 2. Strefy ewakuacji: ocean. Budynki: 1. Zasoby: 2.
name-S06 = statek S06
    .gen = statku S06
ship-S06-help = Koszt: żywność 1, stal 2. Lot: energia 2. Strefy ewakuacji: pustynia. Budynki: 1. Zasoby: 2.
name-S07 = statek S07
    .gen = statku S07
ship-S07-help = Koszt: żywność 1, stal 2. Lot: energia 2. Strefy ewakuacji: góry. Budynki: 1. Zasoby: 2.
name-S08 = statek S08
    .gen = statku S08
ship-S08-help = Koszt: stal 2, energia 1. Lot: energia 1. Strefy ewakuacji: ocean. Budynki: 1. Zasoby: 1.
name-S09 = statek S09
    .gen = statku S09
ship-S09-help = Koszt: stal 2, energia 1. Lot: energia 1. Strefy ewakuacji: pustynia. Budynki: 1. Zasoby: 1.
name-S10 = statek S10
    .gen = statku S10
ship-S10-help = Koszt: stal 2, energia 1. Lot: energia 1. Strefy ewakuacji: góry. Budynki: 1. Zasoby: 1.
name-S11 = statek S11
    .gen = statku S11
ship-S11-help = Koszt: stal 3. Lot: energia 2. Strefy ewakuacji: pustynia, góry. Budynki: 0. Zasoby: 1.
name-S12 = statek S12
    .gen = statku S12
ship-S12-help = Koszt: stal 3. Lot: energia 2. Strefy ewakuacji: góry, ocean. Budynki: 0. Zasoby: 1.
name-S13 = statek S13
    .gen = statku S13
ship-S13-help = Koszt: stal 3. Lot: energia 2. Strefy ewakuacji: ocean, pustynia. Budynki: 0. Zasoby: 1.
name-S14 = statek S14
    .gen = statku S14
ship-S14-help = Koszt: stal 4. Lot: energia 2. Strefy ewakuacji: pustynia, góry. Budynki: 1. Zasoby: 1.
name-S15 = statek S15
    .gen = statku S15
ship-S15-help = Koszt: stal 4. Lot: energia 2. Strefy ewakuacji: góry, ocean. Budynki: 1. Zasoby: 1.
name-S16 = statek S16
    .gen = statku S16
ship-S16-help = Koszt: stal 4. Lot: energia 2. Strefy ewakuacji: ocean, pustynia. Budynki: 1. Zasoby: 1.
name-S17 = statek S17
    .gen = statku S17
ship-S17-help = Koszt: żywność 1, stal 4. Lot: energia 3. Strefy ewakuacji: pustynia, pustynia. Budynki: 2. Zasoby: 2.
name-S18 = statek S18
    .gen = statku S18
ship-S18-help = Koszt: żywność 1, stal 4. Lot: energia 3. Strefy ewakuacji: góry, góry. Budynki: 2. Zasoby: 2.
name-S19 = statek S19
    .gen = statku S19
ship-S19-help = Koszt: żywność 1, stal 4. Lot: energia 3. Strefy ewakuacji: ocean, ocean. Budynki: 2. Zasoby: 2.
name-S20 = statek S20
    .gen = statku S20
ship-S20-help = Koszt: stal 5. Lot: energia 3. Strefy ewakuacji: pustynia, góry, ocean. Budynki: 1. Zasoby: 2.
name-S21 = statek S21
    .gen = statku S21
ship-S21-help = Koszt: stal 3, energia 1. Lot: energia 2. Strefy ewakuacji: brak. Budynki: 3. Zasoby: 3.
name-S22 = statek S22
    .gen = statku S22
ship-S22-help = Koszt: żywność 1, stal 3. Lot: energia 2. Strefy ewakuacji: pustynia. Budynki: 2. Zasoby: 1.
name-S23 = statek S23
    .gen = statku S23
ship-S23-help = Koszt: żywność 1, stal 3. Lot: energia 2. Strefy ewakuacji: góry. Budynki: 2. Zasoby: 1.
name-S24 = statek S24
    .gen = statku S24
ship-S24-help = Koszt: żywność 1, stal 3. Lot: energia 2. Strefy ewakuacji: ocean. Budynki: 2. Zasoby: 1.
name-ST01 = stadion ST01 (0 ☺)
name-ST02 = stadion ST02 (0 ☺)
name-ST03 = stadion ST03 (0 ☺)
name-ST04 = stadion ST04 (0 ☺)
name-ST05 = stadion ST05 (1 ☺)
stadium-ST05-help = Koszt: żywność 1, stal 1. Szczęśliwe twarze: 1.
name-ST06 = stadion ST06 (1 ☺)
stadium-ST06-help = Koszt: stal 1, energia 1. Szczęśliwe twarze: 1.
name-ST07 = stadion ST07 (1 ☺)
stadium-ST07-help = Koszt: żywność 1, energia 1. Szczęśliwe twarze: 1.
name-ST08 = stadion ST08 (2 ☺)
stadium-ST08-help = Koszt: żywność 1, stal 2. Szczęśliwe twarze: 2.
name-ST09 = stadion ST09 (2 ☺)
stadium-ST09-help = Koszt: stal 2, energia 1. Szczęśliwe twarze: 2.
name-ST10 = stadion ST10 (2 ☺)
stadium-ST10-help = Koszt: żywność 1, stal 1, energia 1. Szczęśliwe twarze: 2.
name-ST11 = stadion ST11 (2 ☺)
stadium-ST11-help = Koszt: żywność 2, stal 1. Szczęśliwe twarze: 2.
name-ST12 = stadion ST12 (2 ☺)
stadium-ST12-help = Koszt: stal 1, energia 2. Szczęśliwe twarze: 2.
name-ST13 = stadion ST13 (3 ☺)
stadium-ST13-help = Koszt: żywność 1, stal 2, energia 1. Szczęśliwe twarze: 3.
name-ST14 = stadion ST14 (3 ☺)
stadium-ST14-help = Koszt: żywność 2, stal 2. Szczęśliwe twarze: 3.
name-ST15 = stadion ST15 (3 ☺)
stadium-ST15-help = Koszt: stal 2, energia 2. Szczęśliwe twarze: 3.
name-ST16 = stadion ST16 (3 ☺)
stadium-ST16-help = Koszt: żywność 2, stal 1, energia 1. Szczęśliwe twarze: 3.
name-ST17 = stadion ST17 (3 ☺)
stadium-ST17-help = Koszt: żywność 1, stal 1, energia 2. Szczęśliwe twarze: 3.
name-ST18 = stadion ST18 (4 ☺)
stadium-ST18-help = Koszt: żywność 1, stal 3, energia 1. Szczęśliwe twarze: 4.
name-ST19 = stadion ST19 (4 ☺)
stadium-ST19-help = Koszt: żywność 2, stal 2, energia 1. Szczęśliwe twarze: 4.
name-ST20 = stadion ST20 (5 ☺)
stadium-ST20-help = Koszt: żywność 2, stal 3, energia 1. Szczęśliwe twarze: 5.
name-ST21 = stadion ST21 (5 ☺)
stadium-ST21-help = Koszt: żywność 1, stal 3, energia 2. Szczęśliwe twarze: 5.
name-ST22 = stadion ST22 (1 ☺)
stadium-ST22-help = Koszt: stal 2. Szczęśliwe twarze: 1.
name-ST23 = stadion ST23 (2 ☺)
stadium-ST23-help = Koszt: stal 3. Szczęśliwe twarze: 2.
name-ST24 = stadion ST24 (2 ☺)
stadium-ST24-help = Koszt: żywność 1, energia 2. Szczęśliwe twarze: 2.
name-ST25 = stadion ST25 (3 ☺)
stadium-ST25-help = Koszt: żywność 1, stal 3. Szczęśliwe twarze: 3.
name-ST26 = stadion ST26 (3 ☺)
stadium-ST26-help = Koszt: stal 3, energia 1. Szczęśliwe twarze: 3.
name-ST27 = stadion ST27 (4 ☺)
stadium-ST27-help = Koszt: żywność 1, stal 2, energia 2. Szczęśliwe twarze: 4.
name-ST28 = stadion ST28 (5 ☺)
stadium-ST28-help = Koszt: żywność 2, stal 2, energia 2. Szczęśliwe twarze: 5.

## Obszary Starego Świata i ładunek

name-W1 = W1 (populacja, pustynia, żywność +2)
name-bay-W1 = W1 (populacja, pustynia, żywność +2) do strefy
name-hold-W1 = W1 jako budynek
name-W2 = W2 (populacja, pustynia, stal +2)
name-bay-W2 = W2 (populacja, pustynia, stal +2) do strefy
name-hold-W2 = W2 jako budynek
name-W3 = W3 (fabryka, pustynia, energia +1)
name-bay-W3 = W3 (fabryka, pustynia, energia +1) do strefy
name-hold-W3 = W3 (fabryka, pustynia, energia +1) jako budynek
name-W4 = W4 (populacja, góry, stal +2)
name-bay-W4 = W4 (populacja, góry, stal +2) do strefy
name-hold-W4 = W4 jako budynek
name-W5 = W5 (populacja, góry, energia +2)
name-bay-W5 = W5 (populacja, góry, energia +2) do strefy
name-hold-W5 = W5 jako budynek
name-W6 = W6 (fabryka, góry, żywność +1)
name-bay-W6 = W6 (fabryka, góry, żywność +1) do strefy
name-hold-W6 = W6 (fabryka, góry, żywność +1) jako budynek
name-W7 = W7 (populacja, ocean, żywność +2)
name-bay-W7 = W7 (populacja, ocean, żywność +2) do strefy
name-hold-W7 = W7 jako budynek
name-W8 = W8 (populacja, ocean, energia +2)
name-bay-W8 = W8 (populacja, ocean, energia +2) do strefy
name-hold-W8 = W8 jako budynek
name-W9 = W9 (fabryka, ocean, stal +1)
name-bay-W9 = W9 (fabryka, ocean, stal +1) do strefy
name-hold-W9 = W9 (fabryka, ocean, stal +1) jako budynek
name-stadium-ST01 = stadion ST01 (0 ☺)
name-stadium-ST02 = stadion ST02 (0 ☺)
name-stadium-ST03 = stadion ST03 (0 ☺)
name-stadium-ST04 = stadion ST04 (0 ☺)
name-stadium-ST05 = stadion ST05 (1 ☺)
name-stadium-ST06 = stadion ST06 (1 ☺)
name-stadium-ST07 = stadion ST07 (1 ☺)
name-stadium-ST08 = stadion ST08 (2 ☺)
name-stadium-ST09 = stadion ST09 (2 ☺)
name-stadium-ST10 = stadion ST10 (2 ☺)
name-stadium-ST11 = stadion ST11 (2 ☺)
name-stadium-ST12 = stadion ST12 (2 ☺)
name-stadium-ST13 = stadion ST13 (3 ☺)
name-stadium-ST14 = stadion ST14 (3 ☺)
name-stadium-ST15 = stadion ST15 (3 ☺)
name-stadium-ST16 = stadion ST16 (3 ☺)
name-stadium-ST17 = stadion ST17 (3 ☺)
name-stadium-ST18 = stadion ST18 (4 ☺)
name-stadium-ST19 = stadion ST19 (4 ☺)
name-stadium-ST20 = stadion ST20 (5 ☺)
name-stadium-ST21 = stadion ST21 (5 ☺)
name-stadium-ST22 = stadion ST22 (1 ☺)
name-stadium-ST23 = stadion ST23 (2 ☺)
name-stadium-ST24 = stadion ST24 (2 ☺)
name-stadium-ST25 = stadion ST25 (3 ☺)
name-stadium-ST26 = stadion ST26 (3 ☺)
name-stadium-ST27 = stadion ST27 (4 ☺)
name-stadium-ST28 = stadion ST28 (5 ☺)
name-factory-food = fabryka żywności
name-resource-food = 1 jednostka żywności
name-factory-steel = fabryka stali
name-resource-steel = 1 jednostka stali
name-factory-energy = fabryka energii
name-resource-energy = 1 jednostka energii

## Wymiany

name-old-food-steel = żywność → stal, Stary Świat
name-old-food-energy = żywność → energia, Stary Świat
name-old-steel-food = stal → żywność, Stary Świat
name-old-steel-energy = stal → energia, Stary Świat
name-old-energy-food = energia → żywność, Stary Świat
name-old-energy-steel = energia → stal, Stary Świat
name-new-food-steel = żywność → stal, Nowy Świat
name-new-food-energy = żywność → energia, Nowy Świat
name-new-steel-food = stal → żywność, Nowy Świat
name-new-steel-energy = stal → energia, Nowy Świat
name-new-energy-food = energia → żywność, Nowy Świat
name-new-energy-steel = energia → stal, Nowy Świat

## Technologie

kind-technology_set = Zestaw technologii
name-set-1 = Zestaw 1
name-set-2 = Zestaw 2
name-set-3 = Zestaw 3
name-set-4 = Zestaw 4
name-T1-1a = Trzecia zmiana
technology-T1-1a-help = Trzecia akcja w roku nie kosztuje energii z toru.
name-T1-1b = Skład nagród
technology-T1-1b-help = Przy każdej premii na zakończenie roku: zyskaj 1 dowolny zasób. Szczęśliwe twarze: 1.
name-T1-1c = Bliźniacze farmy
technology-T1-1c-help = Jednorazowo: zyskaj fabrykę żywności. Gdy przygotowujesz fabrykę żywności, możesz przygotować drugą, dowolnego rodzaju, płacąc za nią.
name-T1-2a = Otwarte granice
technology-T1-2a-help = Zasiedlanie nie wymaga symboli.
name-T1-2b = Zestaw konstrukcyjny
technology-T1-2b-help = Jednorazowo: weź kartę infrastruktury z rzędu. Każda karta infrastruktury kosztuje o 1 wybrany zasób mniej.
name-T1-2c = Polarna awangarda
technology-T1-2c-help = Jednorazowo: zasiedl obszar tundry bez płacenia stali. Szczęśliwe twarze: 1.
name-T1-3a = Rdzenie fuzyjne
technology-T1-3a-help = Jednorazowo: zyskaj fabrykę energii. Każda twoja zasiedlona fabryka energii liczy się o 1 więcej.
name-T1-3b = Silniki powrotne
technology-T1-3b-help = Rozładowane statki natychmiast i za darmo wracają do Starego Świata. Szczęśliwe twarze: 2.
name-T1-3c = Podarowany stadion
technology-T1-3c-help = Jednorazowo: zyskaj stadion za darmo.
name-T2-1a = Zbiorniki wzrostu
technology-T2-1a-help = Klonowanie daje o 1 znacznik populacji więcej.
name-T2-1b = Pierwsi osadnicy
technology-T2-1b-help = Jednorazowo: zyskaj 2 znaczniki populacji w Nowym Świecie. Szczęśliwe twarze: 1.
name-T2-1c = Osiedlowe boiska
technology-T2-1c-help = Każdy stadion kosztuje o 1 wybrany zasób mniej.
name-T2-2a = Domy z prefabrykatów
technology-T2-2a-help = Jednorazowo: zyskaj 2 jednostki stali. Zasiedlenie obszaru kosztuje cię najwyżej 1 jednostkę stali.
name-T2-2b = Pomiar pierścienia
technology-T2-2b-help = Jednorazowo: zyskaj fabrykę stali. Zawsze masz pierścień.
name-T2-2c = Skromne racje
technology-T2-2c-help = Nowy Świat zużywa o 2 jednostki żywności mniej. Szczęśliwe twarze: 1.
name-T2-3a = Głębinowe huty
technology-T2-3a-help = Jednorazowo: zyskaj fabrykę stali. Każda twoja zasiedlona fabryka stali liczy się o 1 więcej.
name-T2-3b = Leśna placówka
technology-T2-3b-help = Jednorazowo: zasiedl obszar leśny bez płacenia stali, nawet jeśli środowisko jest zamknięte.
name-T2-3c = Ogrody wieżowe
technology-T2-3c-help = Jednorazowo: podnieś produkcję żywności o 2. Szczęśliwe twarze: 2.
name-T3-1a = Elastyczne raporty
technology-T3-1a-help = Jednorazowo: zyskaj fabrykę stali. Przy premii na zakończenie roku twoja moc może liczyć się o 1 wyżej lub niżej.
name-T3-1b = Satelity wspomagające
technology-T3-1b-help = 2 dodatkowe kroki w każdej fazie Postępu.
name-T3-1c = Lista pierwszeństwa
technology-T3-1c-help = Raz na akcję odświeżenie rzędu jest darmowe. Szczęśliwe twarze: 1.
name-T3-2a = Czujniki fal
technology-T3-2a-help = Jednorazowo: wykonaj 1 ruch infrastruktury. Zawsze masz falę.
name-T3-2b = Podwójna sieć
technology-T3-2b-help = Nigdy nie płacisz dopłaty za grupę. Za akcje może płacić dowolny świat.
name-T3-2c = Biuro patentowe
technology-T3-2c-help = Za każdą rozwiniętą technologię, także tę: zyskaj 1 dowolny zasób. Szczęśliwe twarze: 1.
name-T3-3a = Wodne ogrody
technology-T3-3a-help = Jednorazowo: zyskaj fabrykę żywności. Każda twoja zasiedlona fabryka żywności liczy się o 1 więcej.
name-T3-3b = Eureka
technology-T3-3b-help = Jednorazowo: wynajdź technologię 2 razy.
name-T3-3c = Nocne brygady
technology-T3-3c-help = Trzecia i czwarta akcja w roku nie kosztują energii z toru. Szczęśliwe twarze: 2.
name-T4-1a = Seryjne kadłuby
technology-T4-1a-help = Każdy statek kosztuje o 1 wybrany zasób mniej.
name-T4-1b = Bliźniacze reaktory
technology-T4-1b-help = Jednorazowo: zyskaj fabrykę energii. Gdy przygotowujesz fabrykę energii, możesz przygotować drugą, dowolnego rodzaju, płacąc za nią.
name-T4-1c = Szersze ładownie
technology-T4-1c-help = Każdy twój statek zabiera o 1 zasób więcej. Szczęśliwe twarze: 1.
name-T4-2a = Żagle jonowe
technology-T4-2a-help = Jednorazowo: zyskaj 2 jednostki energii. Loty do Nowego Świata kosztują cię o 1 jednostkę energii mniej.
name-T4-2b = Drony zwiadowcze
technology-T4-2b-help = Jednorazowo: zyskaj 1 znacznik populacji w Nowym Świecie. Zawsze masz krzyż.
name-T4-2c = Przecięcie wstęgi
technology-T4-2c-help = Jednorazowo: wykonaj 1 ruch infrastruktury. Za każdą ukończoną kartę infrastruktury: zyskaj 1 dowolny zasób. Szczęśliwe twarze: 1.
name-T4-3a = Ciężkie dźwigi
technology-T4-3a-help = Jednorazowo: zyskaj dowolną fabrykę. Każdy twój statek zabiera o 1 budynek więcej.
name-T4-3b = Zapasowy prom
technology-T4-3b-help = Jednorazowo: zyskaj statek za darmo; pierwszy lot nic nie kosztuje. Zyskaj 1 znacznik populacji w Nowym Świecie.
name-T4-3c = Platformy morskie
technology-T4-3c-help = Jednorazowo: zasiedl obszar oceaniczny bez płacenia stali, nawet jeśli środowisko jest zamknięte. Szczęśliwe twarze: 2.

## Infrastruktura

name-I-01 = Huta słoneczna (I-01)
infrastructure-I-01-help = Koszt: stal 1. Wymaga: 2 × pustynia z populacją. Daje: stal +2.
name-I-02 = Sieć geotermalna (I-02)
infrastructure-I-02-help = Koszt: żywność 1. Wymaga: 4 × tundra. Daje: energia +2.
name-I-03 = Lodowy akwedukt (I-03)
infrastructure-I-03-help = Koszt: żywność 1, stal 1. Wymaga: 1 × pustynia z populacją + 1 × tundra z fabryką. Daje: żywność +2.
name-I-04 = Głęboki odwiert (I-04)
infrastructure-I-04-help = Koszt: energia 1. Wymaga: 2 × tundra z fabryką. Daje: stal +1.
name-I-05 = Giełda energii (I-05)
infrastructure-I-05-help = Koszt: stal 1. Wymaga: zasiedlone fabryki: 3. Daje: energia +2.
name-I-06 = Farma porostów (I-06)
infrastructure-I-06-help = Koszt: żywność 1, stal 1. Wymaga: 3 × tundra. Daje: żywność +2.
name-I-07 = Pole luster (I-07)
infrastructure-I-07-help = Koszt: energia 1. Wymaga: 2 × pustynia. Daje: energia +1.
name-I-08 = Korytarz wiatrowy (I-08)
infrastructure-I-08-help = Koszt: stal 2. Wymaga: 1 × tundra z populacją + 1 × pustynia z populacją. Daje: energia +2.
name-I-09 = Trasa kablowa (I-09)
infrastructure-I-09-help = Koszt: żywność 2. Wymaga: 1 × pustynia + 2 × tundra na jednej przekątnej. Daje: stal +2.
name-I-10 = Kopuła sadów (I-10)
infrastructure-I-10-help = Koszt: stal 1, energia 1. Wymaga: tundra + tundra obok siebie w rzędzie. Daje: żywność +2.
name-I-11 = Huta słoneczna (I-11)
infrastructure-I-11-help = Koszt: energia 1. Wymaga: 2 × pustynia z populacją. Daje: energia +2.
name-I-12 = Sieć geotermalna (I-12)
infrastructure-I-12-help = Koszt: żywność 1. Wymaga: 4 × tundra. Daje: stal +2.
name-I-13 = Lodowy akwedukt (I-13)
infrastructure-I-13-help = Koszt: stal 1, energia 1. Wymaga: 1 × pustynia z fabryką + 1 × tundra z populacją. Daje: stal +2.
name-I-14 = Kopalnia w zmarzlinie (I-14)
infrastructure-I-14-help = Koszt: żywność 1. Wymaga: 2 × tundra z populacją. Daje: żywność +1.
name-I-15 = Targ żywności (I-15)
infrastructure-I-15-help = Koszt: stal 1. Wymaga: zasiedlone znaczniki populacji: 5. Daje: żywność +2.
name-I-16 = Pole luster (I-16)
infrastructure-I-16-help = Koszt: energia 1. Wymaga: 3 × pustynia. Daje: żywność +2.
name-I-17 = Turbiny wydmowe (I-17)
infrastructure-I-17-help = Koszt: stal 1. Wymaga: pustynia + pustynia obok siebie na opadającej przekątnej. Daje: energia +2.
name-I-18 = Maszt przekaźnikowy (I-18)
infrastructure-I-18-help = Koszt: żywność 1, energia 1. Wymaga: obszary z co najmniej 1 symbolem: 2. Daje: stal +2.
name-I-19 = Droga nadbrzeżna (I-19)
infrastructure-I-19-help = Koszt: stal 1. Wymaga: obszary na brzegu: 3. Daje: żywność +1.
name-I-20 = Giełda energii (I-20)
infrastructure-I-20-help = Koszt: energia 1. Wymaga: zasiedlone fabryki 2 rodzajów. Daje: stal +1.
name-II-01 = Elektrownia na biomasę (II-01)
infrastructure-II-01-help = Koszt: żywność 1, stal 1. Wymaga: las + las obok siebie na wznoszącej przekątnej. Daje: energia +3.
name-II-02 = Rurociąg polarny (II-02)
infrastructure-II-02-help = Koszt: żywność 1, energia 1. Wymaga: 1 × las + 2 × tundra na jednej przekątnej. Daje: stal +3.
name-II-03 = Kopuła sadów (II-03)
infrastructure-II-03-help = Koszt: stal 2. Wymaga: 2 × las. Daje: żywność +2.
name-II-04 = Tarasy wodorostów (II-04)
infrastructure-II-04-help = Koszt: energia 2. Wymaga: 1 × ocean z populacją. Daje: żywność +2.
name-II-05 = Korytarz wiatrowy (II-05)
infrastructure-II-05-help = Koszt: stal 1, energia 1. Wymaga: 1 × las z populacją + 1 × pustynia z fabryką. Daje: energia +2.
name-II-06 = Huta na drewno (II-06)
infrastructure-II-06-help = Koszt: żywność 2. Wymaga: 3 × las. Daje: stal +3.
name-II-07 = Pierścień pływowy (II-07)
infrastructure-II-07-help = Koszt: stal 1, energia 1. Wymaga: 2 × ocean. Daje: energia +3.
name-II-08 = Rada planety (II-08)
infrastructure-II-08-help = Koszt: żywność 1, stal 1, energia 1. Wymaga: 1 × tundra + 1 × pustynia + 1 × las + 1 × ocean. Daje: dowolna produkcja +3.
name-II-09 = Głęboki odwiert (II-09)
infrastructure-II-09-help = Koszt: żywność 1, energia 1. Wymaga: 1 × las z fabryką + 1 × ocean. Daje: stal +3.
name-II-10 = Elektrownia na biomasę (II-10)
infrastructure-II-10-help = Koszt: żywność 1, energia 1. Wymaga: las + las obok siebie na opadającej przekątnej. Daje: stal +3.
name-II-11 = Rurociąg polarny (II-11)
infrastructure-II-11-help = Koszt: stal 1, energia 1. Wymaga: 1 × las + 2 × pustynia w jednym rzędzie. Daje: żywność +3.
name-II-12 = Kopuła sadów (II-12)
infrastructure-II-12-help = Koszt: żywność 2. Wymaga: 2 × las z populacją. Daje: energia +2.
name-II-13 = Targ żywności (II-13)
infrastructure-II-13-help = Koszt: stal 2. Wymaga: zasiedlone znaczniki populacji: 8. Daje: żywność +3.
name-II-14 = Głęboki odwiert (II-14)
infrastructure-II-14-help = Koszt: energia 2. Wymaga: zasiedlone fabryki: 5. Daje: stal +3.
name-II-15 = Pierścień pływowy (II-15)
infrastructure-II-15-help = Koszt: stal 1, energia 1. Wymaga: ocean + las obok siebie. Daje: energia +3.
name-II-16 = Droga nadbrzeżna (II-16)
infrastructure-II-16-help = Koszt: żywność 1. Wymaga: 3 obszary w nieprzerwanej linii. Daje: żywność +2.
name-II-17 = Maszt przekaźnikowy (II-17)
infrastructure-II-17-help = Koszt: stal 1. Wymaga: obszary z co najmniej 2 symbolami: 2. Daje: dowolna produkcja +2.
name-II-18 = Tarasy wodorostów (II-18)
infrastructure-II-18-help = Koszt: żywność 1, energia 1. Wymaga: 1 × ocean z populacją + 1 × tundra z fabryką. Daje: stal +3.
name-II-19 = Rada planety (II-19)
infrastructure-II-19-help = Koszt: żywność 1, stal 1. Wymaga: zasiedlone obszary: 8. Daje: energia +2.
name-II-20 = Korytarz wiatrowy (II-20)
infrastructure-II-20-help = Koszt: stal 1, energia 1. Wymaga: 2 × pustynia z populacją + 1 × las z populacją. Daje: żywność +3.

## Cele

name-goal_1 = Wynalazcy
goal-1-help = Po 2 punkty za rozwiniętą technologię. Najwyżej 18 punktów.
score-goal_1 = Wynalazcy
name-goal_2 = Przewodnicy
goal-2-help = Za każdy znacznik postępu: 2 za przejściem 3, 5 za przejściem 4, 7 na ostatnim kroku. Najwyżej 14 punktów.
score-goal_2 = Przewodnicy
name-goal_3 = Specjaliści
goal-3-help = Najwyższa produkcja: 8+ → 4, 10+ → 8, 12+ → 11, 14+ → 14. Najwyżej 14 punktów.
score-goal_3 = Specjaliści
name-goal_4 = Geodeci
goal-4-help = Po 2 punkty za zasiedlony obszar z symbolem. Najwyżej 16 punktów.
score-goal_4 = Geodeci
name-goal_5 = Budowniczowie
goal-5-help = Po 4 punkty za ukończoną kartę infrastruktury. Najwyżej 16 punktów.
score-goal_5 = Budowniczowie
name-goal_6 = Osadnicy
goal-6-help = Po 1 punkcie za zasiedlony znacznik populacji. Najwyżej 16 punktów.
score-goal_6 = Osadnicy
name-goal_7 = Admirałowie
goal-7-help = Po 3 punkty za statek. Najwyżej 15 punktów.
score-goal_7 = Admirałowie
name-goal_8 = Ludzie pustyni
goal-8-help = Po 3 punkty za zasiedlony obszar pustynny. Najwyżej 15 punktów.
score-goal_8 = Ludzie pustyni
name-goal_9 = Żeglarze
goal-9-help = Po 5 punktów za zasiedlony obszar oceaniczny. Najwyżej 15 punktów.
score-goal_9 = Żeglarze
name-goal_10 = Fabrykanci
goal-10-help = Po 3 punkty za zasiedloną fabrykę. Najwyżej 18 punktów.
score-goal_10 = Fabrykanci
name-goal_11 = Artyści
goal-11-help = Po 3 punkty za 2 szczęśliwe twarze w Nowym Świecie. Najwyżej 15 punktów.
score-goal_11 = Artyści
name-goal_12 = Leśnicy
goal-12-help = Po 4 punkty za zasiedlony obszar leśny. Najwyżej 16 punktów.
score-goal_12 = Leśnicy
name-goal_13 = Ratownicy
goal-13-help = Po 1 punkcie za ewakuowany obszar. Dodatkowo 4, jeśli żaden nie został. Najwyżej 13 punktów.
score-goal_13 = Ratownicy
name-goal_14 = Ludzie tundry
goal-14-help = Po 3 punkty za zasiedlony obszar tundry. Najwyżej 15 punktów.
score-goal_14 = Ludzie tundry
name-goal_15 = Odkrywcy
goal-15-help = Po 9 punktów za komplet czterech środowisk. Najwyżej 18 punktów.
score-goal_15 = Odkrywcy
name-goal_16 = Ekonomiści
goal-16-help = Po 1 punkcie za 3 poziomy łącznej produkcji. Najwyżej 15 punktów.
score-goal_16 = Ekonomiści
name-goal_17 = Budowniczowie stadionów
goal-17-help = Stadiony w Nowym Świecie: 3+ → 7, 4+ → 11, 5+ → 15. Najwyżej 15 punktów.
score-goal_17 = Budowniczowie stadionów
name-goal_18 = Wizjonerzy
goal-18-help = Po 6 punktów za rozwiniętą technologię poziomu 3. Najwyżej 18 punktów.
score-goal_18 = Wizjonerzy
name-goal_19 = Zjednoczyciele
goal-19-help = Po 2 punkty za obszar największej grupy. Najwyżej 16 punktów.
score-goal_19 = Zjednoczyciele
name-goal_20 = Planiści linii
goal-20-help = Po 3 punkty za obszar na najlepszej linii. Najwyżej 15 punktów.
score-goal_20 = Planiści linii
name-goal_21 = Zbieracze
goal-21-help = Po 2 punkty za 3 zasoby w Nowym Świecie. Najwyżej 14 punktów.
score-goal_21 = Zbieracze
name-goal_22 = Mistrzowie geodezji
goal-22-help = Po 5 punktów za zasiedlony obszar z dwoma symbolami. Najwyżej 15 punktów.
score-goal_22 = Mistrzowie geodezji
name-goal_23 = Mieszkańcy brzegu
goal-23-help = Po 2 punkty za zasiedlony obszar na brzegu. Najwyżej 16 punktów.
score-goal_23 = Mieszkańcy brzegu
name-goal_24 = Zwolennicy równowagi
goal-24-help = Różnica między najwyższą a najniższą produkcją: ≤1 → 10, ≤2 → 6, ≤3 → 3; najniższa musi wynosić co najmniej 5. Najwyżej 10 punktów.
score-goal_24 = Zwolennicy równowagi

## Premie na zakończenie roku

name-Y01 = karta premii Y01
bonus-Y01-help = 7: Zyskaj 1 dowolny zasób. Wynajdź technologię. / 10: Zyskaj 4 dowolne zasoby.
name-Y02 = karta premii Y02
bonus-Y02-help = 6: Zyskaj 4 dowolne zasoby. / 13: Zyskaj statek za darmo.
name-Y03 = karta premii Y03
bonus-Y03-help = 7: Wykonaj 2 ruchy infrastruktury. Przygotuj fabrykę za darmo. / 12: Zyskaj 2 dowolne zasoby. Zyskaj 1 znacznik populacji w Nowym Świecie.
name-Y04 = karta premii Y04
bonus-Y04-help = 6: Zyskaj 2 dowolne zasoby. Zyskaj 1 znacznik populacji w Nowym Świecie. / 11: Wynajdź technologię. Zasiedl obszar.
name-Y05 = karta premii Y05
bonus-Y05-help = 8: Zasiedl obszar; środowisko może leżeć o jedno przejście dalej. / 11: Zyskaj 1 dowolny zasób. Wynajdź technologię.
name-Y06 = karta premii Y06
bonus-Y06-help = 9: Zyskaj statek za darmo. / 12: Zyskaj 3 dowolne zasoby. Zyskaj 1 znacznik populacji w Nowym Świecie.
name-Y07 = karta premii Y07
bonus-Y07-help = 8: Zyskaj 2 dowolne zasoby. Zyskaj 1 znacznik populacji w Nowym Świecie. / 12: Wykonaj 2 ruchy infrastruktury. Przygotuj fabrykę za darmo.
name-Y08 = karta premii Y08
bonus-Y08-help = 7: Zasiedl obszar; środowisko może leżeć o jedno przejście dalej. / 11: Wykonaj 2 ruchy infrastruktury. Przygotuj fabrykę za darmo.
name-Y09 = karta premii Y09
bonus-Y09-help = 8: Wykonaj 2 ruchy infrastruktury. Przygotuj fabrykę za darmo. / 13: Wynajdź technologię. Zasiedl obszar.
name-Y10 = karta premii Y10
bonus-Y10-help = 9: Zyskaj 1 dowolny zasób. Wynajdź technologię. / 13: Zasiedl obszar; środowisko może leżeć o jedno przejście dalej.
name-Y11 = karta premii Y11
bonus-Y11-help = 6: Zyskaj 1 dowolny zasób. Wynajdź technologię. / 10: Zyskaj 2 dowolne zasoby. Zyskaj 1 znacznik populacji w Nowym Świecie.
name-Y12 = karta premii Y12
bonus-Y12-help = 6: Zyskaj 4 dowolne zasoby. / 12: Wynajdź technologię. Zasiedl obszar.
name-Y13 = karta premii Y13
bonus-Y13-help = 9: Wykonaj 2 ruchy infrastruktury. Przygotuj fabrykę za darmo. / 11: Zyskaj 4 dowolne zasoby.
name-Y14 = karta premii Y14
bonus-Y14-help = 8: Wynajdź technologię. Zasiedl obszar. / 10: Zasiedl obszar; środowisko może leżeć o jedno przejście dalej.

## Karty akcji

name-card_1 = karta 1
card-1-help = Zyskaj 2 dowolne zasoby. Moc 2.
name-card_2 = karta 2
card-2-help = Zyskaj 1 dowolny zasób. Możesz wykonać do 4 wymian. Moc 2.
name-card_3 = karta 3
card-3-help = Możesz wykonać do 3 wymian. Dobierz 1 kartę akcji. Moc 4.
name-card_4 = karta 4
card-4-help = Zyskaj po 1 jednostce żywności, stali i energii, wszystko w tym samym świecie. Moc 1.
name-card_5 = karta 5
card-5-help = Zyskaj 1 dowolny zasób. Wykonaj 1 ruch infrastruktury. Moc 2.
name-card_6 = karta 6
card-6-help = Zyskaj 2 jednostki energii. Moc 1/2.
name-card_7 = karta 7
card-7-help = Zyskaj 2 jednostki żywności. Moc 2/3.
name-card_8 = karta 8
card-8-help = Zyskaj 2 jednostki stali. Moc 1/2.
name-card_9 = karta 9
card-9-help = Zyskaj 1 dowolny zasób. Moc 2/3/4.
name-card_10 = karta 10
card-10-help = Zyskaj 1 dowolny zasób. Dobierz 2 karty akcji. Moc 3.
name-card_11 = karta 11
card-11-help = Zbuduj statek; pierwszy lot kosztuje o 1 jednostkę energii mniej. Moc 1.
name-card_12 = karta 12
card-12-help = Najpierw odłóż do 3 kart z rzędu pod talię. Zbuduj statek. Moc 1.
name-card_13 = karta 13
card-13-help = Zbuduj statek. Zyskaj 1 dowolny zasób. Moc 0.
name-card_14 = karta 14
card-14-help = Zbuduj statek. Zasiedl obszar. Moc 0.
name-card_15 = karta 15
card-15-help = Zbuduj statek taniej o 1 zasób. Moc 1.
name-card_16 = karta 16
card-16-help = Zbuduj statek. Wykonaj 1 ruch infrastruktury. Moc 1.
name-card_17 = karta 17
card-17-help = Zbuduj statek. Klonuj. Moc 1.
name-card_18 = karta 18
card-18-help = Zbuduj statek. Możesz wykonać wymianę. Moc 1.
name-card_19 = karta 19
card-19-help = Możesz wykonać wymianę. Zasiedl obszar. Moc 1.
name-card_20 = karta 20
card-20-help = Zasiedl obszar. Zyskaj 1 dowolny zasób. Moc 0.
name-card_21 = karta 21
card-21-help = Zasiedl obszar. Wykonaj 1 ruch infrastruktury. Moc 1.
name-card_22 = karta 22
card-22-help = Zasiedl obszar, ignorując 1 symbol. Moc 1.
name-card_23 = karta 23
card-23-help = Zasiedl obszar bez płacenia stali. Moc 1.
name-card_24 = karta 24
card-24-help = Zasiedl obszar. Możesz wykonać do 2 wymian. Moc 0.
name-card_25 = karta 25
card-25-help = Zbuduj statek, dopłacając 1 jednostkę żywności. Moc 3/4/5.
name-card_26 = karta 26
card-26-help = Zbuduj statek, dopłacając 1 jednostkę stali. Moc 3/4.
name-card_27 = karta 27
card-27-help = Zbuduj statek z najwyżej 1 strefą ewakuacji. Moc 3.
name-card_28 = karta 28
card-28-help = Zbuduj statek z pola z X. Moc 3/4.
name-card_29 = karta 29
card-29-help = Zyskaj 1 dowolny zasób. Wynajdź technologię. Moc 1.
name-card_30 = karta 30
card-30-help = Wynajdź technologię. Dobierz 2 karty akcji. Moc 3.
name-card_31 = karta 31
card-31-help = Wynajdź technologię. Wykonaj 1 ruch infrastruktury. Moc 3.
name-card_32 = karta 32
card-32-help = Zapłać 1 dowolny zasób, potem: wynajdź technologię 2 razy. Moc 2.
name-card_33 = karta 33
card-33-help = Wynajdź technologię poziomu 1. Moc 5.
name-card_34 = karta 34
card-34-help = Wynajdź technologię. Możesz wykonać wymianę. Moc 3.
name-card_35 = karta 35
card-35-help = Wynajdź technologię. Zasiedl obszar. Moc 1.
name-card_36 = karta 36
card-36-help = Wynajdź technologię. Zbuduj stadion. Moc 1.
name-card_37 = karta 37
card-37-help = Zapłać 1 jednostkę energii, potem: wynajdź technologię. Moc 5.
name-card_38 = karta 38
card-38-help = Zyskaj 1 dowolny zasób. Wykonaj 2 ruchy infrastruktury. Moc 1.
name-card_39 = karta 39
card-39-help = Wykonaj 3 ruchy infrastruktury. Moc 2.
name-card_40 = karta 40
card-40-help = Wykonaj 2 ruchy infrastruktury; zagrywane karty kosztują o 1 mniej. Moc 2.
name-card_41 = karta 41
card-41-help = Wykonaj 1 ruch infrastruktury. Moc 4/5.
name-card_42 = karta 42
card-42-help = Najpierw odłóż do 3 kart z rzędu pod talię. Wykonaj 2 ruchy infrastruktury. Moc 3.
name-card_43 = karta 43
card-43-help = Wykonaj 2 ruchy infrastruktury. Dobierz 1 kartę akcji. Moc 3.
name-card_44 = karta 44
card-44-help = Wykonaj 1 ruch infrastruktury. Przygotuj fabrykę. Moc 2.
name-card_45 = karta 45
card-45-help = Wykonaj 1 ruch infrastruktury. Klonuj. Moc 2.
name-card_46 = karta 46
card-46-help = Weź do 2 kart infrastruktury. Moc 3/4.
name-card_47 = karta 47
card-47-help = Zagraj kartę infrastruktury; kosztuje o 2 mniej. Moc 2.
name-card_48 = karta 48
card-48-help = Zasiedl obszar z polem na fabrykę. Moc 3.
name-card_49 = karta 49
card-49-help = Zasiedl obszar tundry. Moc 3/4.
name-card_50 = karta 50
card-50-help = Zasiedl obszar z polem na populację. Moc 3.
name-card_51 = karta 51
card-51-help = Zasiedl obszar bez symboli. Moc 3.
name-card_52 = karta 52
card-52-help = Zasiedl obszar pustynny. Moc 3.
name-card_53 = karta 53
card-53-help = Zasiedl obszar, dopłacając 1 jednostkę stali. Moc 3/4.
name-card_54 = karta 54
card-54-help = Zasiedl obszar obok jednego ze swoich. Moc 3.
name-card_55 = karta 55
card-55-help = Zasiedl dwa obszary tundry, jeden po drugim. Moc 0.
name-card_56 = karta 56
card-56-help = Zasiedl obszar; środowisko może leżeć o jedno przejście dalej. Moc 0.
name-card_57 = karta 57
card-57-help = Zasiedl obszar. Dobierz 2 karty akcji. Moc 1.
name-card_58 = karta 58
card-58-help = Zbuduj stadion. Możesz wykonać wymianę. Moc 1.
name-card_59 = karta 59
card-59-help = Zbuduj stadion. Zyskaj 1 dowolny zasób. Moc 0.
name-card_60 = karta 60
card-60-help = Zbuduj stadion taniej o 1 zasób. Moc 1.
name-card_61 = karta 61
card-61-help = Zbuduj stadion, dopłacając 1 dowolny zasób. Moc 3/4.
name-card_62 = karta 62
card-62-help = Zbuduj stadion z najwyżej 2 szczęśliwymi twarzami. Moc 3.
name-card_63 = karta 63
card-63-help = Przygotuj fabrykę. Przygotuj drugą, innego rodzaju. Moc 2.
name-card_64 = karta 64
card-64-help = Przygotuj fabrykę za darmo. Moc 2.
name-card_65 = karta 65
card-65-help = Przygotuj fabrykę. Zyskaj 1 dowolny zasób. Moc 1.
name-card_66 = karta 66
card-66-help = Przygotuj fabrykę, dopłacając 1 jednostkę energii z tego samego świata. Moc 4/5.
name-card_67 = karta 67
card-67-help = Przygotuj fabrykę. Możesz wykonać wymianę. Moc 2.
name-card_68 = karta 68
card-68-help = Przygotuj fabrykę w Starym Świecie. Moc 4.
name-card_69 = karta 69
card-69-help = Przygotuj fabrykę. Zasiedl obszar. Moc 1.
name-card_70 = karta 70
card-70-help = Klonuj. Zyskaj 1 dowolny zasób. Moc 1.
name-card_71 = karta 71
card-71-help = Zbuduj stadion. Wykonaj 1 ruch infrastruktury. Moc 1.
name-card_72 = karta 72
card-72-help = Klonuj, zyskując o 1 znacznik populacji więcej. Moc 2.
name-card_73 = karta 73
card-73-help = Klonuj dwa razy. Moc 2.
name-card_74 = karta 74
card-74-help = Zyskaj 1 znacznik populacji w Nowym Świecie. Moc 3/4.
name-card_75 = karta 75
card-75-help = Klonuj. Zasiedl obszar. Moc 1.
name-card_76 = karta 76
card-76-help = Klonuj. Możesz wykonać wymianę. Moc 2.
name-card_77 = karta 77
card-77-help = Najpierw odłóż do 3 kart z rzędu pod talię. Zbuduj stadion. Moc 1.
name-card_78 = karta 78
card-78-help = Zbuduj stadion. Zbuduj statek. Moc 0.
name-card_79 = karta 79
card-79-help = Dobierz 3 karty akcji. Moc 5.
name-card_80 = karta 80
card-80-help = Wykonaj jedną akcję z grupy 3 lub 4 swojej planszy. Moc 2.

## Cele wspólne

name-CG1a = Pięć technologii
common-CG1a-help = Koszt zagrania: stal 2. Daje: żywność +1, 5 punktów.
name-CG1b = Trzy stadiony
common-CG1b-help = Koszt zagrania: energia 2. Daje: stal +1, 5 punktów.
name-CG2a = Trzy ukończone infrastruktury
common-CG2a-help = Koszt zagrania: żywność 2. Daje: energia +1, 5 punktów.
name-CG2b = Sześć ewakuowanych obszarów
common-CG2b-help = Koszt zagrania: stal 2. Daje: energia +1, 4 punkty.
name-CG3a = Produkcja na poziomie 5
common-CG3a-help = Koszt zagrania: stal 2. Daje: energia +1, 3 punkty.
name-CG3b = Trzy środowiska
common-CG3b-help = Koszt zagrania: żywność 2. Daje: stal +1, 4 punkty.
name-CG4a = Siedem zasiedlonych znaczników populacji
common-CG4a-help = Koszt zagrania: energia 2. Daje: stal +1, 4 punkty.
name-CG4b = Trzy fabryki
common-CG4b-help = Koszt zagrania: stal 1, energia 1. Daje: żywność +1, 4 punkty.

## Karty solo

name-SO1 = karta solo 1A
name-SO2 = karta solo 2B
name-SO3 = karta solo 3A
name-SO4 = karta solo XB
name-SO5 = karta solo 1B
name-SO6 = karta solo 2A
name-SO7 = karta solo 3B

## Dlaczego stołu nie da się przygotować

why-actions-and-bonuses = akcje zaawansowane wymagają hojnych premii.
why-points-mode-only = cele wspólne i większość w linii są tylko w trybie na punkty.
why-alone-for-points = w grze solo gra się na punkty, bez celów wspólnych i większości w linii.
why-third-party-for-two = talia solo może być trzecim graczem tylko w grze we dwoje.
