### Strona Antarktydy po polsku.

an-board = Plansza: osiem stref wokół torów badań
an-contests = Rywalizacja
an-sun-in = Słońce jest w strefie { $zone }
an-ship-at = Statek gracza { $name }, strefa { $zone }, miejsce { $dock }
an-icebreaker-of = Lodołamacz gracza { $name }
an-scientists-of = { $count ->
    [one] { $name }: { $count } naukowiec
    [few] { $name }: { $count } naukowców
    [many] { $name }: { $count } naukowców
   *[other] { $name }: { $count } naukowca
}
an-cube-at = { $name } na polu { $space }
an-space = Pole { $space }, wartość { $value }
an-would-reach = dotarłby na pole { $space }

## Kolejność tur

an-next-turns = Następne tury
an-placing = Stawianie statków
an-turns = Tury
an-then-turns = Potem
an-now = Teraz: { $name }
an-now-short = teraz
an-turn = { $name }, strefa { $zone }
an-turn-icebreaker = { $name }, strefa { $zone }, dzięki lodołamaczowi, jeśli zechce
an-there = W strefie { $zone }, przy stanie { $count }, możesz:
an-there-nothing = nic
an-out-of-turn-me = Teraz decydujesz ty, w środku tury gracza { $name }!
an-out-of-turn = { $asked } decyduje w środku tury gracza { $name }

## Karty do wyboru

an-offers = Dostępne karty budowy
an-left = jeszcze { $count }
an-needs = Wymaga
an-star = gwiazdka
an-star-help = Karty z gwiazdką to osobna rywalizacja
an-costs = { $count ->
    [one] zabiera { $count } naukowca
    [few] zabiera { $count } naukowców
    [many] zabiera { $count } naukowców
   *[other] zabiera { $count } naukowca
}
an-lacks = { $count ->
    [one] Wymaga: { $buildings }. Żaden twój statek tam nie stoi.
    [few] Wymaga: { $buildings }. Żaden twój statek tam nie stoi.
    [many] Wymaga: { $buildings }. Żaden twój statek tam nie stoi.
   *[other] Wymaga: { $buildings }. Żaden twój statek tam nie stoi.
}
an-lacks-staying = Wymaga: { $buildings }. Żaden statek, który zostaje, tam nie stoi.
an-lacks-scientists = { $count ->
    [one] Brakuje { $count } naukowca.
    [few] Brakuje { $count } naukowców.
    [many] Brakuje { $count } naukowców.
   *[other] Brakuje { $count } naukowca.
}
an-lacks-nothing = Masz wszystko, czego wymaga.
an-replaced = { $card } zastąpi: { $buildings }.
an-stands-here = W strefie { $zone } już stoi.
an-sail-first = Najpierw wybierz, dokąd płynie statek.

## Własne elementy

an-supply-help = Naukowcy gotowi do wysłania
an-reserve-help = Naukowcy, których trzeba najpierw zwerbować
an-supply-of = Zasoby: { $count }
an-reserve-of = Rezerwa: { $count }
an-ships-available = Statki w polu Dostępne
an-cubes-available = Kostki w polu Dostępne
an-ships-discarded = Odrzucone statki
an-cubes-discarded = Odrzucone kostki
an-discards-help = Odrzucone elementy to osobna rywalizacja
an-built = Zbudowane
an-built-help = Zdobyte karty budowy
an-built-of = Wzięte karty budowy: { $count }
an-first-ranks-of = Pierwsze miejsca, które rozstrzygają remis: { $count }
an-stacks = Stosy
an-stack-basic = Podstawowe karty zasobów w stosie
an-stack-advanced = Zaawansowane karty zasobów w stosie
an-stack-boxed = Karty stoczni odłożone zakryte do pudełka
an-others-hold = Wiesz, że inni mają
an-stack-among = Wiesz, że stos jest częścią
an-hand-of = Karty stoczni na ręce: { $count }
an-resources-of = Karty zasobów: podstawowe { $basic }, zaawansowane { $advanced }
an-resource-basic = Zasób podstawowy
an-resource-advanced = Zasób zaawansowany
an-no-cards = brak kart
an-card-played = Na jedno położenie słońca przypada jedna karta.
an-take = Weź kartę stoczni
an-pick-zone = w której strefie?
an-discard = Odrzuć…
an-discard-help = Raz na turę: oddaj kostkę lub statek za naukowca

## Rywalizacja

an-contests-help = Ile każdy by zdobył, gdyby gra skończyła się teraz. Otwórz wiersz, żeby zobaczyć dlaczego.
an-rule-zones = Pierwszy: wszyscy naukowcy w strefie, liczba budynków i jeszcze 1. Pozostali: tyle, ilu naukowców ma jeden gracz przed nimi.
an-rule-tracks = Pierwszy: wartości wszystkich kostek razem. Pozostali: wartość kostki przed nimi.
an-rule-stars = Karty z gwiazdką
an-rule-discards = Odrzucone statki i kostki
an-rule-amounts = Pierwszy: wszystkie razem. Pozostali: tyle, ile ma jeden gracz przed nimi.
an-rule-tie = Przy remisie wygrywa więcej pierwszych miejsc, potem więcej kart budowy; potem zwycięstwo jest wspólne.
an-nobody = jeszcze nikt
an-step-through = Przejrzyj punktację
an-credits = Odtworzone, bo nie podaje ich żadne dostępne źródło: wymagania kart budowy (oprócz jednej karty fabryki), ich stosy, punkty badań i oznaczenia liczby graczy; długość torów, wartości, kolorowe pola i stacje; liczba kart zasobów i co one zastępują; strefy pierwszej gry i kolejność stawiania statków przy dwóch i czterech graczach.
