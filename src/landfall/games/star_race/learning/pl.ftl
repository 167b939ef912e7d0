### Gwiezdny wyścig po polsku: hasła i pomoc gracza.

entries-cards = Karty akcji
entries-ships = Statki
entries-planets = Planety
entries-rings = Okręgi
entries-patrols = Żetony patrolu
entries-corporations = Korporacje
entries-symbols = Symbole

entry-ship = Należy do dwóch grup: statków swojej rasy i statków swojego numeru. Porusza go karta jednej i drugiej grupy.
entry-planet-plain = Planeta, zwykła strona
entry-planet-nova = { name-nova }
entry-planet-zora = { name-zora }
entry-planet-xentoria = { name-xentoria }
entry-planet-pandora = { name-pandora }
entry-ring = Okrąg { $number }
entry-ring-help = Poziom { $level } każdego toru. Statek, który stoi tu na końcu misji, jest wart { $number }.
entry-patrol = Żeton patrolu { $id }
entry-patrol-help = Na Xentorii wszystkie cztery są jednakowe: kto zatrzyma na żetonie statek, może podejrzeć kartę misji. Na Pandorze liczy się spód: statek, który go wylosuje, jest wart { $id }.
entry-corporation-help = Jeden z czterech kolorów graczy. Różnią się tylko nazwą i kolorem.
entry-mission = Karta misji
entry-mission-help = Wskazuje statek. W każdej misji dostajesz dwie: te statki wynajmujesz i nikt poza tobą o tym nie wie.
entry-hired = Wynajęty statek
entry-hired-help = Na końcu misji daje ci tyle punktów, ile jest wart jego okrąg albo planeta.
entry-lap = +60 i +120
entry-lap-help = Tor punktacji ma 60 pól. Po pełnym okrążeniu odwraca się żeton na stronę +60.
entry-start = Okrąg startowy
entry-start-help = Stąd ruszają wszystkie statki; zależy od liczby graczy. Dalej w stronę krawędzi nic nigdy nie wychodzi.

## Pomoc gracza

aid-turn-1 = Raz na misję: obejrzyj swoje dwie karty misji. Te statki punktują dla ciebie.
aid-turn-2 = Zagraj jedną kartę z ręki, odkrytą. Nie można pasować.
aid-turn-3 = Wolno poruszyć każdy statek, bez względu na to, kto go wynajął.
aid-turn-4 = +1, Numer +1, Rasa +1: w stronę planety. −2, −1 −1, Cofanie −1: w stronę krawędzi, nigdy za start.
aid-turn-5 = Zamiana: dwa statki jednej rasy lub numeru zamieniają się okręgami; żaden nie może stać na starcie ani na planecie.
aid-turn-6 = Kopia: wykonaj to, co robi ostatnia karta dowolnego gracza.
aid-turn-7 = Karta, która może poruszyć statek, musi to zrobić; ta, która nie może niczego, przepada.
aid-turn-8 = Statek dociera do planety albo kończą się karty: misja się kończy, a wynajęte statki zostają ujawnione.
aid-score-1 = Każdy z twoich dwóch statków: liczba jego okręgu, 0, 1, 3, 6, 10 albo 15.
aid-score-2 = Na planecie: 21 albo tyle, ile mówi planeta.
aid-score-3 = Trzy osoby lecą trzy misje, dwie lub cztery: cztery.
aid-score-4 = Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.

## Gra z przewodnikiem

guide-chapter-goal = Cel gry
guide-chapter-turn = Tura
guide-chapter-hurts = Co boli
guide-chapter-tricks = Zamiana i hamowanie
guide-chapter-landing = U celu: punkty
guide-chapter-alone = Teraz samodzielnie

guide-welcome = Dziewięć statków leci od krawędzi do planety pośrodku. Są trzy rasy, T, B i K, a w każdej statki o numerach 1, 2 i 3. **Statki nie należą do nikogo.** Punkty dają ci tylko te, które wynajmujesz.
guide-hired = W każdej misji potajemnie wynajmujesz dwa statki; które, decyduje los. **Twoje to T2 i K3**; są oznaczone, ale widzisz to tylko ty. Na końcu misji każdy jest wart tyle, ile liczba jego okręgu, a na planecie 21. Kto go przesunął, nie ma znaczenia.
guide-race = Tura to **jedna karta** i wykonanie tego, co mówi. Możesz ruszyć każdy statek, także cudzy. Większość kart przesuwa trzy statki naraz: całą rasę albo wszystkie z jednym numerem. Pomagasz więc swojemu, nie zdradzając, który to.
guide-race-task = Zagraj Rasę +1 i wybierz Terran. T2 poleci o poziom w stronę planety, a T1 i T3 go zamaskują.
guide-race-wrong = Tak też wolno. Ale Rasa +1 z Terranami przesunęłaby T2, a inni mogliby tylko zgadywać, który z trzech jest twój.
guide-race-also = Równie dobrze: T2 się przesunął, a B2 i K2 go maskują. Tyle że przewodnik gra dalej z Rasą +1. Wróć, żeby z nim zostać, albo idź własną drogą.
guide-watch = Przeciwnik zagrał Numer +1 i przesunął wszystkie statki z numerem 1. Może wynajął któryś z nich, a może blefuje. Karty gra się odkryte, statki wynajmuje się w tajemnicy: **patrz, co pchają inni**. Notuje to zakładka Dedukcja. Każdy ma te same jedenaście kart, a każdą gra się raz.
guide-number = T2 należy do dwóch grup: Terran i statków z numerem 2. Poruszają go więc dwa rodzaje kart.
guide-number-task = Zagraj Numer +1 i wybierz statki z numerem 2.
guide-number-wrong = Tak wolno, ale T2 nie drgnął. Numer +1 ze statkami numer 2 przeniósłby go na okrąg 10.
guide-number-also = Równie dobrze: Rasa +1 też przenosi T2 na okrąg 10. Tyle że przewodnik potrzebuje tej karty później. Wróć, żeby z nim zostać, albo idź własną drogą.
guide-back = No i proszę: **−2** cofnęło T2. Stoi teraz na okręgu startowym, przy dwóch osobach z liczbą 3, a dalej w stronę krawędzi żaden statek nigdy nie wychodzi. Kto pędzi jednym statkiem, pokazuje go wszystkim.
guide-again = Masz drugą Rasę +1. T1 i T3 się przydają: ukrywają T2.
guide-again-task = Jeszcze raz przesuń Terran kartą Rasa +1.
guide-again-wrong = Wolno, ale T2 wciąż stoi na starcie, a karta, o której zaraz będzie mowa, Zamiana, nie ruszy statku z okręgu startowego.
guide-swap = Krystallini wracają, a z nimi twój K3. T1 jest na okręgu 15, a T2 na okręgu 6. **Zamiana** sprawia, że dwa statki jednej rasy lub jednego numeru zamieniają się okręgami. Żaden z nich nie może stać na starcie ani na planecie.
guide-swap-task = Zagraj Zamianę i wybierz T1 oraz T2.
guide-swap-wrong = Tak też było można. Zamiana T1 z T2 przeniosłaby twój statek z okręgu 6 od razu na okrąg 15.
guide-swap-landed = Statek dotarł do planety i misja się skończyła, a T2 jest wciąż w drodze. Zamiana T1 z T2 przeniosłaby go na okrąg 15, a potem do planety.
guide-brake = Przeciwnik dwa razy pchnął K1: stoi na okręgu 10, dwa kroki od planety. Jeśli do niej dotrze, misja natychmiast się kończy i ktoś dostaje 21 punktów. Trzeba więc hamować. **−1 −1** cofa dwa różne statki o jeden poziom; Cofanie −1 całą rasę albo numer.
guide-brake-task = Zagraj −1 −1 na K1 i K2.
guide-brake-wrong = Ryzykownie: K1 jest dwa kroki od planety, a twoje statki są za nim. −1 −1 na K1 dałoby ci czas na własny statek.
guide-brake-landed = Statek dotarł do planety i misja się skończyła, ale nie był to twój. −1 −1 na K1 dałoby ci czas, by doprowadzić tam T2.
guide-copy = Przeciwnik wydał +1, żeby K1 znalazł się na okręgu 15, ale tura jest twoja, a T2 też czeka na ostatnim okręgu. **Kopia** robi to, co ostatnia karta dowolnego gracza, a statek wybierasz ty. Własne +1 też wystarczy.
guide-copy-task = Zagraj Kopię, wskaż +1 przeciwnika i doprowadź T2 do planety.
guide-copy-wrong = Wolno, ale teraz przeciwnik może dotrzeć do planety pierwszy. Skopiowane +1 doprowadziłoby tam T2.
guide-copy-landed = Statek dotarł do planety i misja się skończyła, ale nie był to T2. Skopiowane +1 doprowadziłoby tam T2.
guide-score = **Statek, który dotrze do planety, kończy misję**, a wszystkie wynajęte statki zostają ujawnione. T2 na planecie daje 21, K3 na okręgu 10 daje 10: razem 31 punktów. Przeciwnik miał wynajęte K1 i B2. Punkty wszystkich pokazują znaczniki na krawędzi planszy.
guide-missions = Jeśli żaden statek nie dotrze do planety, misja kończy się po zagraniu wszystkich kart. Na następną statki wracają na start, dostajesz z powrotem jedenaście kart i **wynajmujesz dwa inne statki**. Dwie lub cztery osoby lecą cztery misje, trzy osoby trzy. Wygrywa najwyższa suma.
guide-first = Druga misja. Tym razem zaczyna przeciwnik i przesuwa statki z numerem 1. Obejrzyj swoje dwa nowe statki i zdecyduj po swojemu. Pamiętaj o jednym: karta, która może ruszyć statek, musi to zrobić, nawet jeśli wolisz inaczej.
guide-first-task = Zagraj dowolną kartę.
guide-end = To już cała gra. Dokończ pozostałe misje. Jeśli nie wiesz, co zrobić, poproś o **podpowiedź**; a żeby coś sprawdzić, przytrzymaj element, kliknij go prawym przyciskiem albo naciśnij na nim klawisz ?.
