### Ewakuacja po polsku: hasła i pomoc gracza.

entries-resources = Zasoby
entries-pieces = Elementy i oznaczenia
entries-symbols = Symbole osady
entries-biomes = Środowiska Nowego Świata
entries-actions = Akcje z planszy
entries-lanes = Pasy toru postępu
entries-passages = Przejścia
entries-continents = Kontynenty
entries-edges = Krawędzie Starego Świata
entries-old = Obszary Starego Świata
entries-productivity = Kafelki wydajności
entries-areas = Obszary Nowego Świata
entries-ships = Statki kosmiczne
entries-stadiums = Stadiony
entries-technologies = Technologie
entries-infrastructure = Infrastruktura
entries-goals = Cele
entries-bonuses = Premie na zakończenie roku
entries-cards = Karty akcji
entries-common = Cele wspólne
entries-lines = Większość w linii
entries-solo = Karty solo

entry-resource-food = Co roku żywi oba światy. Za każdą brakującą jednostkę jest kara.
entry-resource-steel = Służy do budowy statków i stadionów; zasiedlenie kosztuje 1 za każde pole na populację.
entry-resource-energy = Opłaca loty oraz trzecią i dalsze akcje w roku.
entry-population = Populacja
entry-population-help = Czeka po stronie Nowego Świata, a potem zajmuje pola na populację zasiedlanego obszaru. Przylatuje statkiem albo daje ją klonowanie lub premia.
entry-factory = Fabryka
entry-factory-help = Przygotowanie kosztuje 1 jednostkę tego, co wytwarza. Zajmuje pole na fabrykę i podnosi produkcję. Masz po cztery z każdego rodzaju.
entry-face = Uśmiechnięta buźka
entry-face-help = Na stadionach i technologiach. Kto ma ich najwięcej, jest pierwszy w kolejności tury.
entry-penalty = Żeton kary
entry-penalty-help = Jeden za każdą brakującą jednostkę żywności i każdy brakujący stadion. Zostaje do końca i kosztuje punkty.
entry-marker = Znacznik postępu
entry-marker-help = Masz dwa. Idą naprzód o moc z całego roku, otwierają środowiska i dają symbole.
entry-power = Moc
entry-power-help = Suma mocy twoich akcji w tym roku: tyle kroków na torze postępu; z nią porównuje się premię na zakończenie roku.
entry-symbol-help = Obszar z tym symbolem zasiedli tylko ten, kto go ma: ze znacznika na torze postępu albo z technologii.
entry-biome-tundra = Otwarta od początku.
entry-biome-desert = Otwiera się, gdy twój pierwszy znacznik minie przejście 2.
entry-biome-forest = Otwiera się, gdy twój pierwszy znacznik minie przejście 3.
entry-biome-ocean = Otwiera się, gdy twój pierwszy znacznik minie przejście 4.
entry-action-A8 = Wykonaj dwa ruchy infrastruktury. Każdy to wzięcie karty z rzędu na rękę albo zagranie karty z ręki za zasoby Nowego Świata. Karta podnosi produkcję, gdy jej wymaganie jest spełnione.
entry-lane-waiting = Mieści dowolnie wiele znaczników; bez efektu.
entry-lane-main = Mieści jeden znacznik: dostaje on efekt albo symbole tego kroku.
entry-lane-three_plus = Mieści jeden znacznik, tylko przy trzech i czterech graczach.
entry-passage = Przejście { $passage }
entry-passage-1 = Między krokami 2 i 3. Każdy znacznik odwraca kafelek wydajności Starego Świata.
entry-passage-2 = Między krokami 6 i 7. Pierwszy znacznik otwiera pustynię; drugi przenosi kafelek wydajności do Nowego Świata i cała produkcja rośnie o 1.
entry-passage-3 = Między krokami 10 i 11. Pierwszy znacznik otwiera las; drugi przenosi drugi kafelek wydajności.
entry-passage-4 = Między krokami 14 i 15. Pierwszy znacznik otwiera ocean.
entry-continent = Kontynent { $id }
entry-continent-help = Twoja część Starego Świata: dziewięć obszarów do ewakuacji. Wszystkie cztery są jednakowe.
entry-edge-help = Strefa ewakuacji statku przyjmuje tylko obszary z krawędzią w jej kolorze.
entry-old-population = Mieszkają tu dwa znaczniki populacji. Do Nowego Świata zabiera je strefa ewakuacji tej krawędzi.
entry-old-factory = Stoi tu fabryka. Zabiera ją strefa ewakuacji tej krawędzi albo dowolne miejsce statku na budynek.
entry-productivity = Kafelek wydajności { $id }
entry-productivity-help = Daje w Starym Świecie 1 żywność, 1 stal i 1 energię, dopóki nie odwróci go przejście 1; przejścia 2 i 3 przenoszą go do Nowego Świata.
entry-area = { $id }, { $biome }
entry-area-help = Pola na fabryki: { $factory_slots }. Pola na populację: { $population_slots }. Symbole: { $symbols }.{ $rim_id ->
    [true] {" "}Na brzegu.
   *[false] {""}
}
entry-stadium-start = Każdy zaczyna z takim. Bez uśmiechniętych buziek.
entry-line = Linia { $number }
entry-line-help = Kafelek na obszarze { $area } pokazuje jedną z dwóch linii. Na koniec punktuje, kto ma na niej najwięcej obszarów.
entry-solo-settle = Przeciwnik zasiedla obszar.
entry-solo-take_stadium = Przeciwnik bierze stadion z rzędu.
entry-solo-discard_ship = Z rzędu znika statek kosmiczny.
entry-solo-discard_infrastructure = Z rzędu znika karta infrastruktury.

## Pomoc gracza

aid-turn-1 = Dochód: oba światy produkują, potem zużywają żywność; od 3. roku Nowy Świat potrzebuje stadionów. Za braki są kary.
aid-turn-2 = Akcje w kolejności tury: jedna na turę, aż spasujesz. Trzecia i dalsze kosztują energię.
aid-turn-3 = Grupy od 1 do 4 mają taką moc. Ich suma to twoja moc w tym roku.
aid-turn-4 = Zasiedlenie: wypełnij wszystkie pola obszaru populacją i fabrykami, zapłać 1 stal za każdą populację, miej jego symbole.
aid-turn-5 = Transport: załaduj statki w Starym Świecie, zapłać za lot, leć, rozładuj. Na powrót potrzebują roku.
aid-turn-6 = Kolejność tury: najpierw ten, kto ma najwięcej uśmiechniętych buziek.
aid-turn-7 = Postęp: twoje dwa znaczniki robią razem tyle kroków, ile masz mocy. Przejścia otwierają środowiska.
aid-turn-8 = Premia z karty roku według mocy; potem z każdego rzędu znika karta z pola 1.
aid-score-1 = Twoje trzy cele i twoja najniższa produkcja.
aid-score-2 = Uśmiechnięte buźki w Nowym Świecie, jeśli masz tam trzy stadiony.
aid-score-3 = Utrata punktów: pozostawione obszary, brakujące stadiony, żetony kar.
aid-score-4 = Wyścig: grę kończy pierwszy, kto ma każdą produkcję na 8 i trzy stadiony w Nowym Świecie.

## Gra z przewodnikiem

guide-chapter-worlds = Dwa światy
guide-chapter-power = Akcje i moc
guide-chapter-transport = Przelot
guide-chapter-progress = Postęp
guide-chapter-land = Nowy Świat

guide-welcome = Słońce się rozszerza. Masz **cztery lata**, by przenieść swój lud ze Starego Świata do Nowego. Każdy rok przebiega tak samo: dochód, akcje, transport, postęp, premie. Spójrz na swoje punkty: zaczynają się **głęboko pod zerem**, bo kosztuje każdy porzucony obszar i każdy brakujący stadion. Stąd pniesz się w górę.
guide-stocks = Żywność, stal i energia są **osobne dla każdego świata**. Właśnie był dochód: Stary Świat wyprodukował po 7 każdego zasobu i zużył 5 żywności. Nowy Świat nie ma jeszcze nic. Wszystko przewożą tylko statki i tylko w tę stronę. Najpierw więc statki.
guide-ship = W swojej turze wykonujesz jedną akcję; każda należy do grupy od 1 do 4. Budowa statku jest w grupie 2. Rząd pokazuje trzy statki: koszt, energię przelotu i ładowność. Pierwszy ma strefę ewakuacji dla obszaru pustynnego, miejsce na budynek i na dwa zasoby.
guide-ship-task = Wybierz akcję Budowa statku i zbuduj pierwszy statek z rzędu.
guide-ship-wrong = Tak też można. Przewodnik gra dalej z pierwszym statkiem z rzędu, za 1 żywność i 2 stali: mieści obszar, budynek i dwa zasoby.
guide-second = Przeciwnik też wziął statek, a rząd się przesunął. **Pierwsze dwie akcje w roku są darmowe**, od trzeciej kosztują energię, za każdym razem więcej. Za sam statek płaci się zawsze. Zbuduj drugi, póki akcja nic nie kosztuje.
guide-second-task = Zbuduj jeszcze jeden statek: ten na pierwszym miejscu rzędu.
guide-second-wrong = Tak też można. Przewodnik gra dalej z drugim statkiem, pierwszym z rzędu: przewiezie w tym roku fabrykę, a za rok można zasiedlić dwa obszary.
guide-invent = Teraz coś z grupy 4: **wynajdywanie**. Wynajdujesz technologię z jednej ze swoich trzech kolumn, od najniższej w górę. W pierwszej leży Skład nagród: z każdą premią na zakończenie roku o zasób więcej. Jako trzecia akcja kosztuje to 1 energię.
guide-invent-task = Wybierz akcję Wynajdywanie i technologię z pierwszej kolumny.
guide-sum = Dodaj numery grup swoich akcji: 2 + 2 + 4 = **8. To twoja moc w tym roku.** Daje dwie rzeczy. Twoje znaczniki ruszą o 8 pól. A karta tego roku ma progi 8 i 12: kto ma dokładnie tyle, dostaje premię. Masz 8, więc na tym poprzestań.
guide-pass = Kolejne akcje kosztowałyby coraz więcej energii i zepsułyby tę ósemkę. Energia jest też potrzebna na lot: jeden statek zużywa 1, drugi 2.
guide-pass-task = Spasuj.
guide-pass-wrong = Wolno, ale teraz masz moc większą niż 8 i premia tego roku przepada, chyba że dojdziesz do 12.
guide-transport = **Transport.** Okrągłe miejsce statku to **strefa ewakuacji**: zabiera obszar o krawędzi w swoim kolorze, czyli jego dwa znaczniki populacji albo fabrykę. Obszar jest wtedy ewakuowany, co ratuje punkty, ale już nie produkuje. Domek mieści budynek, na przykład stadion, a każdy sześciokąt jeden zasób.
guide-fly = Do zasiedlania trzeba w Nowym Świecie populacji, fabryk i stali, więc lecą najpierw. Dotknij statku, żeby go wysłać, a potem tego, co ma zabrać. Przy dwóch statkach ładunek trafia na pierwszy z wolnym miejscem. Nieważne, który co wiezie: lecą razem.
guide-fly-task = Wyślij oba statki. Załaduj pustynny obszar z populacją, pustynną fabrykę, stadion i 2 stali.
guide-fly-task-send = Dotknij małego statku, S01: zostanie wysłany.
guide-fly-task-people = Dotknij pustynnego obszaru z dwoma znacznikami populacji: trafi na statek.
guide-fly-task-steel = Dotknij stali pod obszarami, przy sześciokącie: 1 stal trafi na statek.
guide-fly-task-other = Teraz wyślij też drugi statek: dotknij go. W tym roku lecą dwa.
guide-fly-task-areas = Mają lecieć dwa obszary pustynne: jeden z populacją i fabryka. Dotknij tego, czego brakuje.
guide-fly-task-stadium = Załaduj stadion spod obszarów. 0 przy nim znaczy: bez szczęśliwych twarzy; to i tak jeden stadion.
guide-fly-task-more = Mają lecieć razem 2 stali. Dotknij stali pod obszarami jeszcze raz.
guide-fly-task-off = Wszystko na pokładzie; możesz jeszcze zająć wolne miejsce. Startuj.
guide-fly-wrong = Tak też można. Żeby zasiedlać za rok, przewodnik potrzebuje w Nowym Świecie więcej: obu statków, dwóch znaczników populacji, pustynnej fabryki, stadionu i 2 stali.
guide-split = **Postęp.** Podziel swoje 8 pól między dwa znaczniki. Każde pole ma dwa pasy: na **głównym** coś daje albo ma symbol, który działa, póki znacznik tam stoi; na pasie oczekiwania nic. Niektóre obszary wymagają takich symboli. Ruszając o 5 i 3, masz falę i pierścień.
guide-split-task = Rusz o 5 i o 3 pola, oba znaczniki na główny pas. Potem weź stal dla Nowego Świata: 2 z premii, 1 ze Składu nagród.
guide-income = **Rok 2.** Stary Świat wyprodukował mniej: brak dwóch obszarów, a znaczniki minęły pierwsze przejście, które odwróciło dwa żetony produktywności. Z każdym rokiem będzie mniej, a jeść trzeba. Za braki są żetony kary. Nowy Świat musi więc zacząć produkować.
guide-settle = **Zasiedlenie** zapełnia obszar od razu: fabryka na każde pole na fabrykę, znacznik populacji na każde pole na populację i 1 stal za każdy z nich. Tundra jest dostępna od początku; inne środowiska otwierają przejścia. N04 wymaga pierścienia, a ty go masz.
guide-settle-task = Wybierz akcję Zasiedlenie i zasiedl N04 albo inny podświetlony obszar.
guide-more = Może zostało ci jeszcze trochę populacji i stali. Dwie akcje w roku są darmowe, skorzystaj z tego. Na przykład N01 bierze dwa znaczniki populacji i daje produkcję żywności i energii.
guide-more-task = Zasiedl jeszcze jeden obszar.
guide-production = Nowy Świat już produkuje, a jego produkcja liczy się podwójnie: jako dochód, a na końcu punktuje twoja **najniższa** produkcja. Spójrz na trzy paski Nowego Świata: póki jeden z nich jest na 0, najniższa to 0. Nie zapominaj więc o żadnym z trzech zasobów.
guide-others = Pozostałe akcje, na później. **Stadion**: jak statek. **Przygotowanie fabryki** i **Klonowanie** dają fabryki i populację bez statku. **Dostawa** daje zasób, **wymiana** zamienia zasoby. **Infrastruktura**: weź kartę, później ją zagraj. Zanim weźmiesz kartę z rzędu, możesz zapłacić 1 zasób i włożyć jego karty pod talię.
guide-score = Punkty są za trzy **cele**, za najniższą produkcję i za szczęśliwe twarze, jeśli masz w Nowym Świecie trzy **stadiony**. Każdy brakujący stadion, każdy porzucony obszar i każdy żeton kary kosztuje punkty. Wynik pokazuje stan na teraz i zaczyna się głęboko pod zerem.
guide-end = Twoje statki są w Nowym Świecie; powrót zajmuje rok. Rozegraj całe cztery lata. Gdy nie wiesz, co zrobić, poproś o **podpowiedź**; przytrzymaj statek, obszar albo technologię lub kliknij prawym przyciskiem, żeby o nich przeczytać.
