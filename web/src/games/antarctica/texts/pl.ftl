### Strona Antarktydy po polsku.

an-board = Plansza: osiem stref wokół torów badań
an-contests = Rywalizacja
an-sun-in = Słońce jest w strefie { $zone }
an-ship-at = Statek gracza { $name }, strefa { $zone }, pole statku { $dock }
an-icebreaker-of = Lodołamacz gracza { $name }
an-scientists-of = { $count ->
    [one] { $name }: { $count } naukowiec
    [few] { $name }: { $count } naukowców
    [many] { $name }: { $count } naukowców
   *[other] { $name }: { $count } naukowca
}
an-cube-at = { $name } na polu { $space }
an-space = Pole { $space }, wartość { $value }
an-would-reach = dojdzie do pola { $space }

## Kolejność tur

an-next-turns = Następne tury
an-placing = Stawianie statków
an-turns = Tury
an-then-turns = Potem
an-now = Teraz: { $name }
an-now-short = teraz
an-turn = { $name }, strefa { $zone }
an-turn-icebreaker = { $name }, strefa { $zone }, dzięki lodołamaczowi (nieobowiązkowo)
an-there = W strefie { $zone } (statki i naukowcy: { $count }) możesz:
an-there-nothing = nic
an-out-of-turn-me = Twoja decyzja w turze gracza { $name }!
an-out-of-turn = { $asked } decyduje w turze gracza { $name }

## Karty do wyboru

an-offers = Dostępne karty budowy
an-left = jeszcze { $count }
an-needs = Wymaga
an-star = gwiazdka
an-star-help = Karty z gwiazdką to osobna rywalizacja
an-costs = { $count ->
    [one] wymaga { $count } naukowca
    [few] wymaga { $count } naukowców
    [many] wymaga { $count } naukowców
   *[other] wymaga { $count } naukowca
}
an-lacks = { $count ->
    [one] Brak dostępu: { $buildings }.
    [few] Brak dostępu: { $buildings }.
    [many] Brak dostępu: { $buildings }.
   *[other] Brak dostępu: { $buildings }.
}
an-lacks-staying = Brak dostępu bez statku, który odpływa: { $buildings }.
an-lacks-scientists = { $count ->
    [one] Brakuje { $count } naukowca.
    [few] Brakuje { $count } naukowców.
    [many] Brakuje { $count } naukowców.
   *[other] Brakuje { $count } naukowca.
}
an-lacks-nothing = Masz wszystko, czego wymaga.
an-replaced = { $card } zastąpi: { $buildings }.
an-stands-here = W strefie { $zone } już stoi.
an-sail-next = Teraz wybierz, dokąd płynie statek, żeby to zbudować.

## Własne elementy

an-supply-help = Naukowcy gotowi do wysłania
an-reserve-help = Naukowcy do zatrudnienia
an-supply-of = Zasoby: { $count }
an-reserve-of = Rezerwa: { $count }
an-ships-available = Statki w dostępnych zasobach
an-cubes-available = Kostki w dostępnych zasobach
an-ships-discarded = Odrzucone statki
an-cubes-discarded = Odrzucone kostki
an-discards-help = Odrzucone zasoby to osobna rywalizacja
an-built = Zbudowane
an-built-help = Zdobyte karty budowy
an-built-of = Wzięte karty budowy: { $count }
an-first-ranks-of = Pierwsze miejsca, które rozstrzygają remis: { $count }
an-stacks = Stosy
an-stack-basic = Podstawowe karty zasobów w stosie
an-stack-advanced = Zaawansowane karty zasobów w stosie
an-stack-boxed = Karty stoczni odłożone zakryte do pudełka
an-others-hold = Wiesz, że inni mają
an-stack-among = Wiesz, że w stosie są karty spośród
an-hand-of = Karty stoczni na ręce: { $count }
an-resources-of = Karty zasobów: podstawowe { $basic }, zaawansowane { $advanced }
an-resource-basic = Zasób podstawowy
an-resource-advanced = Zasób zaawansowany
an-no-cards = brak kart
an-card-played = Na jeden postój słońca: jedna karta.
an-take = Weź kartę stoczni
an-pick-zone = w której strefie?
an-discard = Odrzuć…
an-discard-help = Raz na turę: oddaj kostkę lub statek za naukowca

## Rywalizacja

an-contests-help = Ile każdy by zdobył, gdyby gra skończyła się teraz. Otwórz wiersz, żeby zobaczyć dlaczego.
an-rule-zones = Pierwszy: wszyscy naukowcy w strefie, liczba budynków i jeszcze 1. Pozostali: tyle, ilu naukowców ma gracz o miejsce wyżej.
an-rule-tracks = Pierwszy: wartości wszystkich kostek razem. Pozostali: wartość kostki przed nimi.
an-rule-stars = Karty z gwiazdką
an-rule-discards = Odrzucone statki i kostki
an-rule-amounts = Pierwszy: wszystkie razem. Pozostali: tyle, ile ma gracz o miejsce wyżej.
an-rule-tie = Przy remisie wygrywa więcej pierwszych miejsc, potem więcej kart budowy; potem zwycięstwo jest wspólne.
an-nobody = jeszcze nikt
an-step-through = Przejrzyj punktację
