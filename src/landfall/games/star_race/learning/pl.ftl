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
entry-start-help = Stąd ruszają wszystkie statki; zależy od liczby graczy. Dalej na zewnątrz nic nigdy nie wychodzi.

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
