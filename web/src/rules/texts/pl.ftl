### Zasady, w których można coś znaleźć.

rules-of = Zasady: { $game }
rules-complete = Pełne zasady
rules-games = Zasady gier
rules-pieces = Elementy i karty
rules-aid = Pomoc gracza
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
rules-rulings = Rozstrzygnięcia
rules-english = Tych zasad jeszcze nie przetłumaczono; to tekst angielski.
rules-none = Ta gra nie ma strony z zasadami.
rules-unreachable = Nie udało się wczytać zasad.
rules-print = Drukuj
rules-turn = Tura
rules-scores = Co punktuje
rules-signs = Symbole
rules-section = Zasada { $number }
rules-open-page = Otwórz pełne zasady
rules-learn = Co to jest?
rules-table = Tabela
