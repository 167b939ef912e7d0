### Słowa statystyk.

statistics-own = Twoje gry w liczbach
statistics-own-words = Zakończone stoły z tej przeglądarki, widziane z twojego miejsca.
statistics-report = Gry w liczbach
statistics-counting = Liczenie…
statistics-none = W tych plikach nie ma ukończonej gry.
statistics-none-own = Żaden z twoich stołów jeszcze się nie zakończył. Rozegraj grę do końca i zajrzyj tu znowu.
statistics-left-out = { $games ->
    [one] Pominięto jedną grę: nie została dokończona albo toczyła się według wcześniejszych zasad.
    [few] Pominięto { $games } gry: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
    [many] Pominięto { $games } gier: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
   *[other] Pominięto { $games } gry: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
}
statistics-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
statistics-whole = wygrane: { $share } (95%: od { $low } do { $high }; przypadkiem { $fair })
statistics-mean = średnio { $points } pkt i { $moves } wyborów na grę
statistics-by-players = Liczba graczy
statistics-by-seat = Miejsce
statistics-by-opening = Pierwszy ruch
statistics-by-player = Gracz
statistics-by-option = Opcja
statistics-by-kind = Rodzaj
statistics-rest = Inne
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-between = 95%
statistics-points = Punkty
statistics-all = Wszyscy
statistics-winners = Zwycięzcy
statistics-losers = Pozostali
statistics-figures = Liczby
statistics-share-words = Odsetek wygranych gier z przedziałem 95%. Pionowa kreska: tyle byłoby, gdyby wszyscy byli równi.
statistics-points-words = Średnia punktów z przedziałem 95%.
statistics-sources = Punkty według źródła
statistics-sources-words = Kropka: średnio. Pionowa kreska: zwycięzcy.
statistics-totals = Punkty końcowe
statistics-totals-words = Jasne: zwycięzcy.
