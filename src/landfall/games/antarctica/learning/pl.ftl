### Antarktyda po polsku: hasła i pomoc gracza.

entries-buildings = Budynki
entries-pieces = Elementy
entries-shipyard = Karty stoczni
entries-resources = Karty zasobów
entries-actions = Kolorowe pola torów
entries-tracks = Tory badań
entries-cards = Karty budowy
entries-signs = Znaki na planszy

entry-sun = Słońce
entry-sun-help = Stoi w oświetlonej strefie i idzie dalej przeciwnie do ruchu wskazówek zegara. Następną turę ma pierwszy statek oświetlonej strefy.
entry-ship = Statek
entry-ship-help = Gdy słońce go uwolni, płynie do innej strefy, a ty wykonujesz tam akcję.
entry-scientist = Naukowiec
entry-scientist-help = Z rezerwy zatrudnia się go do zasobów, a budowa wysyła go na ląd. Kto ma w strefie najwięcej naukowców, dostaje za nią najwięcej punktów.
entry-cube = Kostka
entry-cube-help = Pokazuje, jak daleko jesteś na torze badań.
entry-closed = Strefa zamknięta
entry-closed-help = Nieużywana przy dwóch graczach: słońce ją omija i nic tam nie trafia.
entry-track = Stacje: { $station_types }. W grze od { $min_players } graczy. Wartości pól: { $values }.
entry-card = { $id }: { $building }
entry-card-help = Wymaga: { $requires }. Naukowcy: { $scientists }. Punkty badań: { $research_points }. W grze od { $min_players } graczy.{ $star_id ->
    [true] {" "}Ma gwiazdkę.
   *[false] {""}
}
entry-target = Strefa docelowa
entry-second = Drugi statek
entry-amounts = Naukowcy w strefie
entry-star = Gwiazdka
entry-used = Niebieskie pole

## Pomoc gracza

aid-turn-1 = Słońce idzie do następnej strefy ze statkiem. Turę ma pierwszy statek tej strefy.
aid-turn-2 = Rejs: statek płynie do innej strefy z wolnym polem, na koniec kolejki.
aid-turn-3 = Potem wykonaj tam jedną akcję albo pasuj:
aid-turn-4 = Budowa jednej z trzech kart z oferty: twoje statki muszą stać w strefach z tym, czego wymaga. Twój naukowiec schodzi na ląd.
aid-turn-5 = Obóz: zatrudnienie. Stacja: badania. Po jednym za każdy twój statek i naukowca w strefie.
aid-turn-6 = Stocznia: nowy statek staje w kolejce pod słońcem; wszyscy inni biorą kartę stoczni.
aid-turn-7 = Raz na turę: odrzuć kostkę lub statek za naukowca. Na koniec to punktuje.
aid-turn-8 = Raz na postój słońca: zagraj kartę. Lodołamacz pozwala działać także drugiemu statkowi.
aid-score-1 = Każda strefa: kto ma najwięcej naukowców, dostaje punkt za każdy budynek i każdego naukowca w niej i jeszcze jeden.
aid-score-2 = Każde dalsze miejsce dostaje tyle, ilu naukowców ma gracz o miejsce wyżej.
aid-score-3 = Każdy tor, karty z gwiazdką i odrzucone zasoby: pierwszy dostaje sumę, inni tyle, ile ma gracz o miejsce wyżej.
aid-score-4 = Koniec: ktoś umieścił ostatniego naukowca albo wzięto ostatnią kartę budowy.
