### Słowa powtórek.

replay = Powtórka
replay-open-now = Obejrzyj powtórkę
replay-look-back = Obejrzyj od początku
replay-contents = Przebieg gry, ruch po ruchu
replay-start = Początek
replay-stored = Zapisana wtedy pozycja
replay-unseen = Ktoś wybrał coś w tajemnicy.
replay-position = Miejsce w grze
replay-at = { $at } z { $last }
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-steps = Kroki
replay-by-decision = Wybór
replay-by-move = Ruch
replay-by-turn = Tura
replay-by-round = Runda
replay-speed = Tempo
replay-view = Widok
replay-open = Wszystko jawne
replay-seat = { $name }
replay-to-game = Wróć do gry
replay-to-table = Do stołu
replay-earlier = { $moves ->
    [one] Jeden ruch wykonano
    [few] { $moves } ruchy wykonano
   *[many] { $moves } ruchów wykonano
} według wcześniejszych zasad ({ $version }). { $shown ->
    [0] Żadnej z tych pozycji nie da się pokazać.
    [one] Widać tylko jedną zapisaną wtedy pozycję.
    [few] Widać tylko { $shown } zapisane wtedy pozycje.
   *[many] Widać tylko { $shown } zapisanych wtedy pozycji.
}

record-open = Otwórz zapisaną grę
record-open-words = Zapis z tutejszego stołu, z landfall play albo landfall simulate. Każdy ruch jest sprawdzany; serwer niczego nie przechowuje.
record-file = Plik
record-text = Albo jego treść
record-which = W pliku jest gier: { $count }. Którą otworzyć?
record-file-too-large = Plik jest za duży: najwyżej 50 MB.
record-show = Otwórz
record-too-large = Plik jest za duży: zapis gry ma najwyżej 1 MB.

play-on = Graj dalej stąd
play-on-title = Graj dalej od ruchu { $move }
play-on-lines = Inne wersje:
play-on-origin = Ciąg dalszy gry:
play-on-at = ruch { $move }
play-on-words = Nowy stół z tymi samymi miejscami zaczyna od tej pozycji. Wybierz, kto gra.
play-on-anew = Rozdaj na nowo to, czego decydujący tu gracz nie zna
play-on-set = Utwórz stół

analysis = Analiza
analysis-words = Każda decyzja jest oceniana przez rozegranie gry do końca wiele razy na podstawie tego, co gracz wtedy wiedział. Liczy się to obok stołów i trwa do kilku minut.
analysis-depth = Głębokość
analysis-quick = Szybko (8 gier na wybór)
analysis-usual = Zwykle (32 gry na wybór)
analysis-deep = Głęboko (128 gier na wybór)
analysis-minute = Minuta na całość
analysis-begin = Przeanalizuj grę
analysis-again = Przeanalizuj ponownie
analysis-waits = Najpierw analizowane są inne gry
analysis-runs = Ocenione decyzje
analysis-cancel = Przerwij
analysis-failed = Analiza się nie powiodła. Spróbuj ponownie.
analysis-graph = Szanse na wygraną w trakcie gry
analysis-chance = { $name } { $chance }%
analysis-points = Punkty według źródeł
analysis-of = Gracz
analysis-accuracy = Celność
analysis-choices = Wybory
analysis-luck = Los
analysis-table-words = Celność od 0 do 100. Wybory i los w procentach szansy na wygraną, względem przeciętnej gry, z błędami standardowymi: głębsza analiza je zmniejsza.
analysis-worst = Najdroższe decyzje
analysis-none = Żaden wybór tego gracza nie kosztował więcej, niż analiza potrafi rozróżnić.
analysis-cost = szansa na wygraną { $chance }% (± { $error })
analysis-cost-points = przewaga { $points } pkt
analysis-better = Lepiej: { $line }
analysis-gives-up = traci { $points } pkt ({ $of })
analysis-gains = zyskuje { $points } pkt ({ $of })
analysis-lets = daje więcej innym: { $of } +{ $points } pkt
analysis-hinders = W następnej turze niemożliwe będzie „{ $action }”: { $why }
analysis-enables = Pozwala to graczowi { $name } na „{ $action }”. Po lepszym wyborze: { $why }
analysis-no-reason = Punkty wychodzą podobnie; różni się szansa na wygraną.
analysis-show = Pokaż na planszy
analysis-try = Spróbuj

save-page = Zapisz jako stronę
