### Ewakuacja na stronie, po polsku.

ev-parts = Części planszy
ev-stage-actions = Akcje
ev-stage-worlds = Światy
ev-stage-map = Mapa
ev-stage-rows = Oferta
ev-stage-research = Technologie
ev-stage-progress = Postęp
ev-part-actions = Twoje akcje i ich koszt, a pod nimi oba światy
ev-part-worlds = Oba światy i statki między nimi
ev-part-map = 37 obszarów Nowego Świata; liczba zasiedlonych przez ciebie
ev-part-rows = Statki, stadiony i infrastruktura do wzięcia; liczba twoich kart infrastruktury
ev-part-research = Twoje technologie; liczba rozwiniętych
ev-part-progress = Tor postępu i miejsca twoich znaczników
ev-aims = Cele
ev-board-of = Plansze: { $name }
ev-back-to-mine = Wróć do moich
ev-look-at = Pokaż plansze: { $name }

ev-years = Cztery lata i ich wymagania
ev-demands = Początek roku { $year }: żywność w Starym Świecie: { $old }, w Nowym Świecie: { $new }, stadiony w Nowym Świecie: { $stadiums }. Każdy brak to żeton kary.
ev-power = Poziom mocy
ev-power-against = Poziom mocy { $power }; premie przy { $low } i { $high }
ev-bonus-strict = Premie rygorystyczne: premię daje tylko moc z całego roku dokładnie równa jej progowi.
ev-bonus-generous = Premie hojne: moc do pierwszego progu daje pierwszą premię, powyżej niego do drugiego progu drugą, większa żadnej.
ev-bonus-cards = Premie w kolejnych latach

ev-income = Dochód roku { $year }: +{ $count }
ev-food-next = zużyje { $count }
ev-food-next-help = Żywność, którą ten świat zużyje na początku roku { $year }
ev-areas-left = do ewakuacji: { $count }
ev-areas-left-help = { $mode ->
    [race] Nieewakuowane obszary: każdy pozostawiony na końcu obniża najniższą produkcję o 1.
   *[points] Nieewakuowane obszary: każdy pozostawiony na końcu kosztuje 2 punkty i po 1 za każdy znacznik populacji na nim.
}
ev-prepared-old-help = Przygotowane fabryki w Starym Świecie; przewożą je statki.
ev-prepared-new-help = Przygotowane fabryki w Nowym Świecie
ev-factories-settled-help = Zasiedlone fabryki na mapie
ev-population-help = Znaczniki populacji w Nowym Świecie: czekające i zasiedlone
ev-ships-here = Statki tutaj
ev-stadiums-help = { $mode ->
    [race] Na końcu w Nowym Świecie oczekuje się trzech stadionów; każdy brak obniża najniższą produkcję o 1.
   *[points] Na końcu w Nowym Świecie oczekuje się trzech stadionów; każdy brak kosztuje 3 punkty.
}
ev-stadium-missing = brak stadionu

ev-actions = Akcje
ev-action-track = Tor akcji
ev-track-help = Koszt kolejnych akcji w roku; od siódmej obowiązuje ostatni koszt.
ev-next-cost = Akcja { $number }: koszt: energia { $cost }, płaci { $payer }
ev-paid-old = Stary Świat
ev-paid-new = Nowy Świat
ev-paid-any = dowolny świat
ev-pays = Stary Świat { $old }, Nowy Świat { $new }
ev-pass = Pas
ev-passed = pas
ev-group-help = Moc { $power }. Od { $from }. użycia grupy w roku energia +1.
ev-group-once = Moc { $power }. Z kartami akcji tylko jedna akcja tej grupy w roku.
ev-uses = użyta w tym roku: { $count }
ev-advanced-note = Akcja planszy kosztuje kartę położoną zakrytą; o mocy 1 wolno wykonać tylko jedną w roku. Karta zagrana odkryta działa swoim tekstem.
ev-cards-in-hand = karty: { $count }
ev-card-play = zagraj
ev-card-face_down = połóż
ev-card-discard = odrzuć
ev-cards-played = Zagrane w tym roku:
ev-face-down = zakryte: { $count }
ev-exchanges = Wymiany
ev-exchanges-made = Wymiany: { $made } z { $most }
ev-exchange-back = Cofnij: { $exchange }
ev-exchanges-enough = Zakończ wymiany
ev-exchanges-none = Bez wymiany

ev-evacuated = ewakuowany
ev-edge-help = Strefa ewakuacji tego koloru przyjmuje obszar z tą krawędzią.
ev-tiles-help = Kafelek produktywności: po 1 każdego zasobu. Przejścia odwracają go i przenoszą do Nowego Świata.
ev-tile-down = odwrócony
ev-factory-of = fabryka: { $kind }
ev-faces = szczęśliwe twarze: { $count }
ev-faces-help = Szczęśliwe twarze: o kolejności decydują wszystkie; na końcu liczą się te ze stadionów w Nowym Świecie i z technologii.
ev-faces-final = na końcu { $count }
ev-no-faces = bez twarzy
ev-penalties-help = { $mode ->
    [race] Żetony kary: każdy obniża na końcu najniższą produkcję o 1.
   *[points] Żetony kary: każdy kosztuje na końcu 3 punkty.
}

ev-level = produkcja ({ $kind }): { $level }
ev-level-now = teraz { $level }
ev-lowest = Najniższa produkcja daje teraz punktów: { $points }.
ev-settled = zasiedlone: { $count }
ev-race = Wyścig
ev-race-goal = Wyścig wymaga { $level }.
ev-race-aim = Kto pierwszy osiągnie produkcję { $level } każdego zasobu i { $stadiums } stadiony w Nowym Świecie.
ev-race-help = Na końcu najniższa produkcja spada o 1 za każdy żeton kary, pozostawiony obszar i brakujący stadion; najwięcej twarzy ją podnosi.

ev-docked-old = W doku Starego Świata
ev-docked-new = W Nowym Świecie
ev-flying = Gotowe do lotu
ev-flight = Lot
ev-flight-energy = energia na lot
ev-energy-left = zostaje { $count }
ev-energy-left-help = Energia Starego Świata, która zostaje na loty
ev-send = wyślij
ev-call-back = odeślij
ev-flies-back = wraca
ev-load-this = Ładuj ten statek
ev-keep-home = Zostaw ten statek
ev-loading-now = załadunek
ev-load-resource = Załaduj 1 jednostkę: { $kind }
ev-unload = Wyładuj: { $what }
ev-load-help = Dotknij tego, co ma wejść na pokład; dotknij na statku, by wyładować.
ev-send-help = Dotknij statku, by go wysłać, albo zostaw wszystkie.
ev-not-with-others = Jest miejsce, ale inny statek nie mógłby wtedy polecieć albo zabrać swojego ładunku.
ev-not-without = Bez tego reszta nie mogłaby polecieć zgodnie z planem.
ev-aboard-before = Trafiło na pokład w ruchu zatwierdzonym wcześniej.
ev-fly = Start
ev-stay = Wszystkie zostają
ev-no-ships = Brak statków. Zbuduj statek, by ewakuować obszary.
ev-bay = strefa ewakuacji: { $edge }
ev-building-slot = miejsce na stadion lub fabrykę
ev-resource-slot = miejsce na zasób

ev-map = Nowy Świat, 37 obszarów
ev-population-slot = pole na populację, { $kind } +{ $value }
ev-factory-slots = pola na fabryki: { $count }
ev-lacks = Brakuje: { $what }
ev-lacks-nothing = Niczego nie brakuje.
ev-lacks-biome = zablokowane: { $biome }
ev-lacks-not-this = nie tym efektem
ev-factories = przygotowane fabryki: { $count }
ev-population = znaczniki populacji: { $count }
ev-population-there = znaczniki populacji: trzeba { $count }, jest { $there }
ev-factories-there = przygotowane fabryki: trzeba { $count }, jest { $there }
ev-steel-there = stal: trzeba { $count }, jest { $there }
ev-population-needed = znaczniki populacji: { $count }
ev-factories-needed = fabryki: { $count }
ev-steel-needed = stal: { $count }
ev-biome-locked = { $biome }: otwiera przejście { $passage }
ev-symbol-needed = symbol: { $symbol }
ev-met = jest
ev-missing = brakuje
ev-brings = Daje:
ev-of-the-factory = produkcja fabryki, która tu stanie
ev-factory-raises = Fabryka podnosi produkcję o { $count }: { $kind }.
ev-ready = Można już zasiedlić.
ev-locked = otwiera przejście { $passage }
ev-symbols-held = Posiadane symbole osady:
ev-solo-tile = Kafelek solo przeciwnika z dwiema strzałkami

ev-deck = talia: { $count }
ev-oldest-help = Pole z X: ta karta na koniec roku trafia pod talię.
ev-age-help = Karty przesuwają się w stronę ✕, gdy zwalnia się miejsce.
ev-refresh = Odśwież za 1:
ev-refresh-help = Zapłać jeden zasób i odłóż dowolne z tych kart pod talię, zanim weźmiesz kartę.
ev-slot-empty = puste
ev-take = Weź
ev-put-under = Pod talię
ev-build-in = Do: { $world }
ev-slot-build = { $card }, { $world }
ev-slot-take_card = Weź: { $card }
ev-slot-put_under = Pod talię: { $card }
ev-free = za darmo
ev-off = Kosztuje o { $count } mniej niż wydrukowano
ev-more = Kosztuje więcej niż wydrukowano
ev-your-infrastructure = Infrastruktura na ręce i zagrana
ev-in-hand = na ręce
ev-play = Zagraj
ev-complete = ukończona
ev-not-complete = jeszcze nieukończona
ev-twin-help = Jest inna karta z tą ilustracją; można zagrać tylko jedną z nich.

ev-level-short = poziom { $level }
ev-developed = rozwinięta
ev-half = rozwinięta w połowie

ev-track = Tor postępu
ev-share = Kroków razem: { $steps }. Gdzie staną twoje znaczniki?
ev-through = przejście { $gates }
ev-no-marker-there = Na pole { $step } nie dojdzie żaden twój znacznik.
ev-gate-1 = Przejście 1: każdy znacznik odwraca kafelek produktywności w Starym Świecie.
ev-gate-2 = Przejście 2: pierwszy otwiera pustynię; drugi przenosi kafelek, cała produkcja +1. Decyduje też, który świat płaci za akcje.
ev-gate-3 = Przejście 3: pierwszy otwiera las; drugi przenosi kafelek, cała produkcja +1.
ev-gate-4 = Przejście 4: pierwszy otwiera ocean.
ev-empty-space = nic
ev-nothing = nic

ev-effect-gain_resource = zasoby: { $count }
ev-effect-gain_resource_set = po jednym z każdego zasobu
ev-effect-exchange = wymiany: { $count }
ev-effect-invent = wynajdź technologię: { $count }
ev-effect-infra_moves = ruchy infrastruktury: { $count }
ev-effect-take_infrastructure_card = weź kartę infrastruktury
ev-effect-build_ship = zbuduj statek
ev-effect-gain_ship = zyskaj statek
ev-effect-build_stadium = zbuduj stadion
ev-effect-gain_stadium = zyskaj stadion
ev-effect-prepare_factory = przygotuj fabrykę za darmo
ev-effect-gain_factory = zyskaj fabrykę
ev-effect-clone = klonowanie
ev-effect-gain_population = znaczniki populacji: { $count }
ev-effect-settle = zasiedl obszar
ev-effect-raise_production = produkcja +{ $count }

ev-goal-draft = Wybór celów
ev-keep-goal = Zatrzymaj jeden cel; pozostałe wędrują w lewo.
ev-keep-goal-alone = Zatrzymaj jeden cel. Potem z drugiego zestawu odpada losowa karta i zestawy zamieniają się miejscami.
ev-drop-goal = Odłóż jeden z czterech celów.
ev-kept = Zatrzymane:
ev-nothing-secret = Nie masz zakrytych kart.
ev-points-now = Punkty teraz: { $name }
ev-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
ev-place = Miejsce w kolejności: { $place }
ev-order-help = Najpierw najwięcej szczęśliwych twarzy; kolejność ustala się na nowo po każdym transporcie.
ev-solo-left = Pozostałe karty: { $count }
ev-solo-help = Co turę odkrywa kartę: zajmuje obszary, zabiera lub odrzuca karty. Kończy, gdy zostanie jedna karta.

ev-goals = Cele
ev-areas-left-count = pozostawione obszary: { $count }
ev-stadiums-count = stadiony w Nowym Świecie: { $count } z 3
ev-tokens-count = żetony kary: { $count }
ev-faces-against = szczęśliwe twarze: { $mine }, przeciwnik ma { $other }
ev-race-met = warunki spełnione
ev-race-unmet = warunki niespełnione
ev-step-through = Przejrzyj punktację

ev-why-lowest_production = Według poziomu najniższej produkcji.
ev-why-areas_left = 2 za każdy nieewakuowany obszar i 1 za każdy znacznik populacji na nim.
ev-why-stadiums_missing = 3 za każdy brakujący do trzech stadion w Nowym Świecie.
ev-why-penalty_tokens = 3 za każdy żeton.
ev-why-happy_faces = Według miejsca wśród mających trzy stadiony w Nowym Świecie.
ev-why-happy_faces-alone = 4, jeśli masz trzy stadiony w Nowym Świecie i co najmniej tyle twarzy co przeciwnik.
ev-why-common_goals = Zagrane cele wspólne.
ev-why-lines = Według liczby obszarów na każdej z trzech linii.
ev-race-total = Najniższa produkcja
ev-race-penalties = Kary

ev-solo-next = Następna karta: { $action }.
ev-solo-back = Liczbę i literę daje karta pod nią, jedna z: { $backs }
ev-solo-to-come = Jeszcze w talii: { $actions }
ev-solo-done = Wykonane w tym roku: { $actions }
ev-solo-stadiums = jego stadiony: { $count }, szczęśliwe twarze: { $faces }
ev-cards = Karty akcji
ev-cards-face-down = Twoje zakryte karty: { $count }
ev-cards-discarded = Odrzucone przez ciebie: { $count }
ev-cards-returned = Widziane i znów w talii: { $count }
ev-under = znane pod spodem: { $count }
ev-under-help = Karty, które trafiły pod tę talię i jeszcze nie wróciły.
ev-unused = nieużywane fabryki:
ev-unused-help = Każdego rodzaju są cztery fabryki; te nie są jeszcze w grze.
ev-goals-kept = zatrzymane cele: { $count }
ev-ending = { $name } ma dość produkcji i stadionów: wyścig się kończy.
ev-passed-on = Oddane lub odłożone: { $count }
ev-tap-technology = Dotknij technologii, by przeczytać, co daje.
ev-points-seen = Inni widzą { $points }: twoje cele są przed nimi ukryte.
