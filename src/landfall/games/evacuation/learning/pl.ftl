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
