### Siadanie do stołu, zaproszenia, własne stoły, połączenie: po polsku.

## The line to the server

link-silent = Serwer nie odpowiada od kilku sekund.
link-lost = Połączenie zerwane. Łączymy ponownie…
link-offline = Brak internetu. Strona połączy się sama.
link-move-kept = Twój ruch czeka: zostanie wysłany, gdy wróci połączenie, i wykonany tylko raz.
link-choice-kept = Twój wybór zostaje. Możesz go już zatwierdzić: ruch zostanie wysłany, gdy wróci połączenie.

## Settings

sounds = Dźwięki ruchów i twojej kolei

## One’s own seat

my-seat = Moje miejsce
abandon-ask = Zakończyć grę bez wyniku?
abandon-yes = Tak, zakończ
abandon-no = Nie, gramy dalej
leaving-title = Koniec gry

## A code or a link

code-empty = Wpisz kod stołu albo wklej link.
code-odd = { $code } to nie kod stołu. Kody mają małe litery i cyfry, ale nigdy 0, 1, l ani o.
code-unknown = Na tym serwerze nie ma stołu { $code }. Porównaj kod ze znajomymi albo poproś o link.
code-elsewhere = Ten link prowadzi na inny serwer: { $host }. Otwórz go w pasku adresu przeglądarki.
invite = Zaproś
