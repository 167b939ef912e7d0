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

## The start page

play-bots = Graj z botami
play-friends = Graj ze znajomymi
minutes = około { $count } min
minutes-between = { $least }–{ $most } min
weight-1 = lekka
weight-2 = średnia
weight-3 = złożona
more-about = Więcej o grze { $game }
more = Więcej
bots-level = Boty
start-game = Rozpocznij grę
start-invite = Otwórz stół i zaproś
friends-words = Dostaniesz jeden link dla wszystkich. Do rozpoczęcia gry każde wolne miejsce można jeszcze zmienić.
who-here = Ktoś inny przy tym urządzeniu
who-friend = Ktoś znajomy, przez link
who-open = Otwarte dla każdego
name-at-seat = Imię na miejscu { $number }
name-of-player = Imię
turns-waiting = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
needs-line = Nie można połączyć się z serwerem. Gra, twoje stoły i zapisane partie wymagają połączenia; strona wciąż próbuje. Zasady czytane już na tym urządzeniu otworzą się i bez niego.
seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
with-names = gracze: { $names }
table-options = Ukryj lub usuń ten stół: { $game }
hide-words = Ukryty stół pozostaje bez zmian; znika tylko z tej listy.
table-hide = Ukryj ten stół
table-unhide = Pokaż ten stół ponownie
delete-words = Nikt inny nie ma tu miejsca. Możesz trwale usunąć ten stół razem z zapisem gry.
table-delete = Usuń ten stół
delete-ask = Usunąć ten stół na zawsze?
delete-yes = Tak, usuń
delete-no = Nie, zostaw
hidden-show = { $count ->
    [one] Pokaż jeden ukryty stół
    [few] Pokaż { $count } ukryte stoły
    [many] Pokaż { $count } ukrytych stołów
   *[other] Pokaż { $count } ukrytych stołów
}
hidden-hide = Nie pokazuj ukrytych stołów
notices = Powiadamiaj mnie o mojej kolei
notices-words = Powiadomieniem systemu, gdy ta strona jest otwarta w tle.
notices-refused = Twoja przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej strony.

## Inviting and waiting

invited-to = Zaproszenie do gry: { $game }
invited-by = Stół: { $name }.
free-seat = Wolne miejsce { $number }
kept-for = Zajęte dla: { $name }
kept-words = Miejsce z twoim imieniem czeka na ciebie. Jeśli masz już miejsce na innym urządzeniu, otwórz tam „Moje miejsce” i użyj podanego linku.
sit-down = Usiądź do stołu
just-watch = Tylko oglądaj
link-for-all = Jeden link dla wszystkich
link-for-all-help = Kto go otworzy, podaje imię i zajmuje wolne miejsce albo ogląda grę.
table-code = Kod stołu:
share-system = Udostępnij…
qr-code = Link jako kod QR
fill-with-bots = { $count ->
    [one] Posadź bota na wolnym miejscu
    [few] Posadź boty na wolnych miejscach
    [many] Posadź boty na wolnych miejscach
   *[other] Posadź boty na wolnych miejscach
}
begins-by-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.

## Several people at one device

curtain = Kolej: { $name }
curtain-words = Przekaż urządzenie dalej. Reszta niech teraz nie patrzy.
curtain-draw = Tu { $name }: pokaż moje rzeczy
curtain-none = Przy tym stole bez zasłony: możemy widzieć wszystko
link-here-only = Ten link otworzy się tylko na tym komputerze. Osoby obok mogą grać przy tym urządzeniu; jak wpuścić inne urządzenia, opisuje przewodnik o własnym serwerze.
