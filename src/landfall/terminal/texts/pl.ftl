### Wiersz poleceń i pytania w terminalu.

## Przy pytaniu

you = Ty
thinking = { $name } myśli…
hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
prompt-help = Wpisz numer wyboru albo słowa, które pasują tylko do jednego, na przykład T1 B1. Poza tym:
narrow = Wpisz kilka słów, aby zawęzić listę.
no-such-number = Wybierz numer od 1 do { $most }.
not-understood = „{ $typed }” to ani wybór, ani polecenie. Wpisz ?, aby zobaczyć pomoc.
why-what = Dlaczego co? Na przykład: dlaczego T3
is-possible = To jest teraz możliwe.
hint = Podpowiedź: { $number } { $action }
undone = Cofnięto.
saved = Gra została zapisana w { $file }
ended = Gra jest skończona.
winners = { $winner_seats_count ->
    [one] Zwycięstwo: { $winner_seats }
    [few] Wspólne zwycięstwo: { $winner_seats }
    [many] Wspólne zwycięstwo: { $winner_seats }
   *[other] Wspólne zwycięstwo: { $winner_seats }
}
total = Razem

command-help = pomoc
command-help-help = jak grać i ta lista (także ?)
command-why = dlaczego
command-why-help = dlaczego czegoś nie można wybrać, na przykład: dlaczego T3
command-hint = podpowiedz
command-hint-help = co zrobiłby bot
command-undo = cofnij
command-undo-help = cofnij swój ostatni ruch, jeśli od tamtej pory nic nie odkryto
command-log = dziennik
command-log-help = co się wydarzyło; dziennik 100 pokazuje 100 ostatnich wierszy
command-table = stół
command-table-help = pokaż stół jeszcze raz
command-save = zapisz
command-save-help = zapisz grę: zapisz PLIK
command-quit = koniec
command-quit-help = zakończ teraz; gra zostanie zapisana

## Polecenia

app-help = Landfall: graj, udostępniaj, analizuj i rozwiązuj cztery gry planszowe o docieraniu do nowego lądu.
play-help = Zagraj w terminalu, z botami albo znajomymi na pozostałych miejscach.
simulate-help = Niech boty rozegrają wiele gier; na koniec statystyki.
tournament-help = Niech boty zagrają ze sobą w każdym układzie miejsc i dostaną oceny.
train-help = Ulepsz to, czym kierują się boty: grają ze sobą, a wartości dopasowuje się do tego, jak kończyły się gry.
tables-help = Zobacz stoły przechowywane przez serwer i usuń stare.
tables-list-help = Wypisz stoły, najdawniej zmieniane najpierw.
tables-prune-help = Usuń stoły, przy których od dawna nic się nie działo. Bez --yes tylko pokazuje które.
games-help = Pokaż gry, ich liczbę graczy i opcje.
replay-help = Obejrzyj zapisaną grę krok po kroku.
bench-help = Zmierz szybkość silników gier.
serve-help = Udostępnij stoły przeglądarkom i terminalom, tutaj albo w sieci.
backup-help = Skopiuj stoły do pliku, także gdy serwer działa.
restore-help = Przywróć stoły z kopii zrobionej przez backup, gdy żaden serwer nie działa.
doctor-help = Sprawdź, czy wszystko, co potrzebne, jest i działa.

arg-game = Która gra: identyfikator, na przykład star-race.
arg-file = Zapisana gra.
opt-lang = Język: en, pl albo fr. Domyślnie język systemu.
opt-seats-play = Kto gdzie siedzi, na przykład you,search,search albo you=Ania,you=Bob. Boty: { $bots }; search:800 albo search:50ms ustala ich wysiłek.
opt-seats-count = Ile miejsc.
opt-option = Opcja gry jako NAZWA=WARTOŚĆ; można podać kilka razy.
opt-variant = Skrót dla --option variant=WARTOŚĆ.
opt-seed = Ziarno; to samo ziarno rozdaje tę samą grę.
opt-record = Zapisz grę w tym pliku.
opt-resume = Wznów zapisaną grę.
opt-games = Ile gier.
opt-bots = Jeden bot na wszystkie miejsca albo po jednym na miejsce: random,search. Własnego bota podaje się jako MODUŁ:KLASA.
opt-bots-play = Boty na pozostałych miejscach, jeśli nie wymienia ich --seats: jeden na wszystkie albo po jednym na każde. Własnego bota podaje się jako MODUŁ:KLASA.
opt-bots-tournament = Boty po przecinku: co najmniej tyle, ile miejsc.
opt-train-folder = Folder na gry i wartości. Trening toczy się dalej od tego, co w nim jest.
opt-train-rounds = Liczba rund łącznie: gry, potem nowe wartości.
opt-train-games = Liczba gier w rundzie.
opt-train-seats = Liczby miejsc, oddzielone przecinkami, na zmianę.
opt-train-bot = Bot, który gra.
opt-rounds = Ile razy każda grupa botów gra w każdym układzie miejsc.
opt-status = Tylko stoły w tym stanie: waiting, running, over, abandoned, stuck; kilka po przecinku.
opt-older-than = Od jak dawna nic się nie działo: 12h, 30d albo 4w.
opt-yes = Naprawdę usuń.
opt-processes = Ile procesów; domyślnie tyle, ile rdzeni.
opt-ray = Graj na klastrze Ray pod tym adresem: HOST:PORT, auto albo local (tylko ten komputer).
opt-out = Zapisz gry do pliku .jsonl albo .parquet: wyniki i zapisy gier, do uczenia się z nich albo ponownego obejrzenia.
opt-install-completion = Zainstaluj uzupełnianie dla tej powłoki i zakończ.
opt-show-completion = Wypisz uzupełnianie dla tej powłoki i zakończ.
opt-json = Wypisz JSON i nic poza tym.
opt-host = Adres do nasłuchiwania; 0.0.0.0 dla wszystkich w tej samej sieci.
opt-port = Port; 0 wybiera wolny.
opt-data = Gdzie przechowywać stoły: plik albo adres postgresql://.
opt-public = Adres, pod którym otwiera się serwer, na przykład https://games.example.org; każda inna nazwa jest odrzucana. Można podać kilka razy.
opt-absent-grace = Jak długo kogoś musi nie być, żeby jego miejsce mógł dostać bot: 90s, 5min albo 1h.
opt-put-aside = Po jakim czasie gra kończy się bez nieobecnych, jeśli wszyscy inni tego chcą: 12h albo 3d.
opt-data-file = Plik, w którym są przechowywane stoły.
opt-force = Nadpisz to, co już jest.
arg-copy = Plik kopii.
opt-to = Pokaż pozycję po tylu ruchach i zakończ.
opt-game-number = Która gra z pliku landfall simulate (od 1).
opt-all = Wypisz wszystkie ruchy i zakończ.
opt-seat = Patrz z tego miejsca (od 1); widz nie zna tajemnic.
opt-open = Pokaż wszystkie tajemnice: z miejsca, które wykonuje ruch.
opt-seconds = Jak długo trwa każdy pomiar.
opt-version = Podaj wersję i zakończ.
opt-help = Pokaż tę pomoc i zakończ.

usage = Użycie: { $what }
usage-options = {"[OPCJE]"}
usage-command = {"POLECENIE [ARGUMENTY]…"}
panel-options = Opcje
panel-arguments = Argumenty
panel-commands = Polecenia
help-default = [domyślnie: {"{"}{"}"}]
help-required = [wymagane]

## Błędy

error = Błąd: { $what }
no-such-game = Nie ma gry o nazwie { $game }.{ $meant ->
    [none] {""}
   *[other] {" "}Może chodzi o { $meant }?
 } Są: { $games }.
broken-game = Gry { $game } nie można użyć: { $what }
wrong-seats = { $title }: liczba graczy od { $least } do { $most }, nie { $seats }.
no-such-bot = Nie ma bota o nazwie { $bot }. Na miejscu może siedzieć: { $bots }.
menu-games = W którą grę chcesz zagrać?
menu-game = { $number }. { $title } ({ $id }), graczy: { $players }
menu-answer = Numer albo nazwa:{" "}
bots-or-seats = Podaj boty przez --bots albo przez --seats, nie przez oba naraz.
bots-beside-you = Podaj jednego bota albo po jednym na każde z pozostałych miejsc ({ $seats }), a nie { $count }.
broken-bot = Nie można użyć bota { $bot }: { $what }
no-such-effort = Nie ma bota o nazwie { $bot }. Jego wysiłek zapisuje się jako search:800 (symulacje) albo search:50ms; dla greedy można podać tylko czas, dla random nic.
no-such-option = { $title } nie ma opcji { $option }.{ $meant ->
    [none] {""}
   *[other] {" "}Może chodzi o { $meant }?
 } Są: { $options }.
no-such-value = { $option } nie może mieć wartości { $value }. Do wyboru: { $values }.
bad-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, nie { $given }.
bad-setup = Takiej gry nie można przygotować: { $what }
no-such-language = Nie ma tekstów w języku { $given }. Do wyboru: { $langs }.
no-such-file = Nie ma pliku { $file }.
cannot-read = Nie można odczytać { $file }: { $what }
cannot-write = Nie można zapisać { $file }: { $what }
cannot-listen = Nie można użyć { $host } z portem { $port }: { $what }
cannot-store = Nie można przechowywać stołów: { $what }
cannot-back-up = Nie zrobiono kopii: { $what }
cannot-restore = Niczego nie przywrócono: { $what }
use-pg-dump = Stoły w PostgreSQL kopiuje się jego własnymi programami: pg_dump --format=custom --file=PLIK ADRES, a z powrotem pg_restore --clean --if-exists --dbname=ADRES PLIK.
backed-up = Stoły skopiowano do { $file }. Nie pokazuj tego pliku nikomu: są w nim ziarna losowości trwających gier.
restored = Stoły są znowu w { $file }.
not-a-record = { $file } nie jest zapisem gry albo jest uszkodzony: { $what }
other-rules = { $file } zapisano według zasad { $written } gry { $title }; obecne zasady to { $current }. Można pokazać tylko pozycje, które w nim zapisano.
no-positions = { $file } zapisano według zasad { $written } gry { $title }, obecne zasady to { $current }, a zapis nie zawiera pozycji. Obejrzyj go w tej wersji Landfall, która go zapisała.
cannot-resume = { $file } zapisano według innych zasad gry { $title }; nie można grać dalej.
already-over = Gra w { $file } jest skończona. Obejrzyj ją: landfall replay { $file }
wrong-seat = Miejsca są od 1 do { $most }, nie { $given }.
wrong-move = Liczba ruchów w tej grze: { $most }; --to może być od 0 do { $most }.
wrong-game-number = Liczba gier w pliku { $file }: { $most }; --game może być od 1 do { $most }.
wrong-number = { $option }: najmniej { $least }.
bots-and-seats = { $seats ->
    [one] Podaj jednego bota na jedno miejsce, nie { $count }; --seats ustala liczbę graczy.
    [few] Podaj jednego bota albo po jednym na każde z { $seats } miejsc, nie { $count }.
    [many] Podaj jednego bota albo po jednym na każde z { $seats } miejsc, nie { $count }.
   *[other] Podaj jednego bota albo po jednym na każde z { $seats } miejsc, nie { $count }.
 }
too-few-bots = Przy { $seats } miejscach turniej wymaga co najmniej { $seats } różnych botów, nie { $count }.
bad-duration = Czas zapisuje się jako 90s, 5min, 12h, 30d albo 4w, nie { $given }.
resume-or-game = Podaj grę albo zapis gry po --resume.
seats-of-record = Liczba miejsc w zapisanej grze: { $seats }, a w --seats: { $count }.
seat-or-open = --seat pokazuje to, co widzi jedno miejsce, --open wszystko: opuść jedno z nich.
wrong-start-player = start_player nie może być { $value }, gdy liczba graczy to { $seats }: 0 to gracz 1, a tutaj najwyżej { $last }.
option-twice = { $option } nie może być naraz { $first } i { $second }.
wrong-seconds = --seconds musi być większe od 0.
system-refuses = System odmawia: { $what }.
system-EADDRINUSE = coś innego już tam nasłuchuje
system-EADDRNOTAVAIL = ten komputer nie ma takiego adresu
system-EACCES = brak uprawnień
system-EPERM = brak uprawnień
system-ENOENT = nie ma takiego pliku ani folderu
system-EISDIR = to jest folder
system-ENOTDIR = to nie jest folder
system-ECONNREFUSED = nic tam nie nasłuchuje
system-ENOSPC = dysk jest pełny
system-EROFS = można tu tylko czytać
system-EHOSTUNREACH = komputer poza zasięgiem
system-ENETUNREACH = sieć poza zasięgiem
system-no-such-host = nie znaleziono komputera o tej nazwie
system-ETIMEDOUT = odpowiedź nie nadeszła na czas
why-not-a-database = { $file } nie zawiera stołów Landfall
why-cannot-open = nie można otworzyć { $file }
why-no-folder = nie można utworzyć folderu { $folder }: { $what }
why-newer-schema = zapisał je nowszy Landfall
why-in-use = na pliku { $file } działa serwer
why-is-there = { $file } już istnieje; --force go nadpisze
why-same-file = { $file } to sam plik ze stołami
why-not-written = nie można zapisać { $file }
why-damaged = { $file } jest uszkodzony
why-needs-asyncpg = PostgreSQL wymaga asyncpg: pip install 'landfall[postgres]'
why-no-postgres = nie można użyć PostgreSQL: { $what }
wrong-port = Port to liczba od 0 do { $most }.
wrong-public = Adres zapisuje się jako https://games.example.org, nie { $given }.
who-sat-where = W pliku { $file } nie zapisano, kto gdzie siedział ({ $names }). Podaj to przez --seats, na przykład --seats random,you.
bad-name = Imię to jeden wiersz, najwyżej { $most } znaków, które da się pokazać.
option-of-record = Zapisana gra zachowuje swoje opcje, miejsca i ziarno; pomiń { $option }.
bad-usage = { $what }. Pomoc: { $command } --help
unknown-flag = nie ma opcji { $name }{ $meant ->
    [none] {""}
   *[other] {" "}(może chodzi o { $meant }?)
 }
missing-value = brakuje { $name }
needless-word = za dużo słów albo słowo w złym miejscu
bad-value = { $name } ma złą wartość: to musi być { $kind ->
    [whole] liczba całkowita
   *[number] liczba
 }
no-such-command = nie ma polecenia { $name }.{ $meant ->
    [none] {""}
   *[other] {" "}Może chodzi o { $meant }?
 } Są: { $commands }
needless-value = { $name } nie przyjmuje wartości
games-written = Gry zapisano w { $file } (liczba gier: { $count }).
wrong-format = Nazwa pliku z grami kończy się na { $formats }; { $file } nie.
no-parquet = Format Parquet wymaga pyarrow: pip install "landfall[parquet]". Plik .jsonl nie wymaga niczego.
no-such-folder = Nie ma folderu { $folder }.
arena-failed = Symulacja została przerwana: { $what }
interrupted = Przerwano. Policzono { $done } z { $games } gier.
went-wrong = W Landfall coś poszło nie tak: { $what }. To nasz błąd; gra jest zapisana w { $file }.
turn-cut = { $name }: tura trwała bez końca i została zakończona losowo.

## landfall games

game-line = { $title }, graczy: { $seats }
is-default = domyślnie
is-default-with = domyślnie przy { $option }
col-id = Id
col-title = Gra
col-seats = Gracze

## landfall simulate

simulating = Symulacja
simulated = { $title }, graczy: { $seats }. { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, decyzji: { $decisions }, czas: { $time }
simulated-rate = ({ $rate } na sekundę)
time-seconds = { $number } s
time-milliseconds = { $number } ms
time-short = mniej niż 1 ms
col-bot = Bot
col-seat = Miejsce
col-won = Wygrane
col-between = 95%
col-figures = W grze
col-points = Punkty
col-games = Gry
length-line = Gra trwa średnio { $mean } decyzji (od { $least } do { $most }).

## landfall replay

replay-heading = { $title }, graczy: { $seats }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
replay-move = Ruch { $number } z { $moves }
replay-start = Początek
replay-keys = n następny, p poprzedni; m ruch, t tura, r runda (M, T, R: wstecz); c spis, numer: przejdź tam, q koniec
replay-no-such-step = Wpisz n, p, m, t, r, c, q albo liczbę od 0 do { $most }.
replay-stored = Pozycja zapisana po ruchu { $number }, według innych zasad:

## landfall tournament

col-rating = Ocena
col-mu = μ
col-sigma = σ
rating-line = Ocena: μ − 3 σ w OpenSkill, tyle bot jest wart prawie na pewno.

## landfall tables

col-status = Stan
col-players = Gracze
col-made = Utworzony
status-waiting = czeka
status-running = w grze
status-over = koniec
status-abandoned = przerwany
status-stuck = nie da się wznowić
seat-person-short = ?
seat-open-short = (wolne)
seat-bot-short = bot
no-tables-kept = Nie ma takich stołów.
would-prune = { $count ->
    [one] Ten stół zostałby usunięty. Niczego nie usunięto; --yes go usunie.
    [few] Te { $count } stoły zostałyby usunięte. Niczego nie usunięto; --yes je usunie.
    [many] Te stoły ({ $count }) zostałyby usunięte. Niczego nie usunięto; --yes je usunie.
   *[other] Te stoły ({ $count }) zostałyby usunięte. Niczego nie usunięto; --yes je usunie.
}
pruned = { $count ->
    [one] Usunięto 1 stół.
    [few] Usunięto { $count } stoły.
    [many] Usunięto { $count } stołów.
   *[other] Usunięto { $count } stołu.
}

## landfall bench

col-engine = Gra
col-decisions = Decyzje/s
col-clones = Klony/s
bench-engines = Silniki: { $engines }

## landfall doctor

doctor-python = Python
doctor-engines = Silniki
doctor-games = Gry
doctor-texts = Teksty
doctor-page = Strona
doctor-data = Folder danych
doctor-port = Port { $port }
doctor-compiled = skompilowane
doctor-interpreted = interpretowane
doctor-stale = interpretowane, bo skompilowane są nieaktualne
doctor-engines-because = { $how }: { $why }
doctor-why-pure = ustawiono LANDFALL_PURE=1; usuń tę zmienną, aby używać skompilowanych
doctor-why-never = nie skompilowano ich jeszcze dla tej wersji Pythona; zrobi to ./dev setup, jeśli jest kompilator C
doctor-why-changed = źródła się zmieniły; ./dev setup skompiluje je ponownie
doctor-why-wheel = ten pakiet zbudowano bez kompilatora C; zainstaluj go i zbuduj pakiet ponownie, aby gry działały kilka razy szybciej
doctor-old-python = { $version }, a potrzebny jest 3.11 lub nowszy
doctor-texts-complete = kompletne: { $langs }
doctor-texts-missing = brakuje: { $missing }
doctor-page-built = zbudowana
doctor-page-missing = nie zbudowana; zbuduje ją ./dev setup
doctor-data-good = { $folder }, można zapisywać
doctor-data-bad = w { $folder } nie można zapisywać: { $what }. Ustaw w LANDFALL_DATA inny folder.
doctor-port-free = wolny
doctor-port-taken = zajęty przez inny program; wybierz dla serwera inny
doctor-broken = { $game }: { $what }
doctor-all-good = Wszystko w porządku.
doctor-not-good = { $count ->
    [one] { $count } rzecz wymaga uwagi.
    [few] { $count } rzeczy wymagają uwagi.
    [many] { $count } rzeczy wymaga uwagi.
   *[other] { $count } rzeczy wymaga uwagi.
}

## Pełny ekran

watching = Oglądasz
waiting-for = Czekamy na ruch: { $name }…
bot-plays-for-you = Za ciebie gra bot. Naciśnij B, żeby znów grać samodzielnie.
table-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Naciśnij F, żeby jedno zajął bot.
table-abandoned = Gra przy tym stole została przerwana.
table-stuck = Zasady się zmieniły i tej gry nie da się według nich dokończyć.
seat-open = wolne miejsce
seat-away = nie ma przy stole
cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
mark-more = zaznaczone: { $marked } z { $size }
mark-on = Zaznaczono { $marked } z { $size }. Wybierz następną pozycję albo odznacz spacją.
unmark-first = To o jedną pozycję za dużo: najpierw coś odznacz.
hint-thinking = Bot się zastanawia…
hint-words = Bot wybrałby: { $action }.
several-fit = Pasujące wybory: { $count }. Napisz coś więcej.
type-line = Słowa pasujące do jednego wyboru, na przykład T1 B1
chat-line = Napisz do stołu
not-asked = Teraz nie masz nic do wyboru.
no-hint = Tutaj nie ma podpowiedzi.
no-chat = Przy tym stole nie ma z kim rozmawiać.
no-hand-over = W grze na tym komputerze miejsc nie można zmieniać. Zapisz ją i wznów z innymi miejscami.
no-rematch = Nie ma jeszcze stołu do następnej gry.
kept-by-server = Ten stół przechowuje serwer; nic nie trzeba zapisywać.
nobody-away = Wszyscy są przy stole.
offline = Brak połączenia; próbuję ponownie…
other-wire = Serwer używa innej wersji protokołu. Potrzebna jest inna wersja programu Landfall.
no-answer = Serwer nie odpowiada. Być może nic się nie zmieniło.
your-link = Ten adres otwiera twoje miejsce ponownie, tutaj albo w przeglądarce:
your-link-is = Twoje miejsce otworzysz ponownie przez: landfall join { $link }

then-hidden = Dalej jest coś zakrytego.
end-sure = Naciśnij X jeszcze raz, by zakończyć grę bez wyniku.
seat-would-end = chce zakończyć grę
put-aside = Gra jest odłożona. Skończy się { $when }, chyba że wcześniej wróci ktoś z nieobecnych.
key-end = zakończ
key-choose = wybór
key-confirm = zatwierdź
key-back = wstecz
key-type = wpisz
key-undo = cofnij
key-hint = podpowiedź
key-again = jeszcze raz
key-rules = zasady
key-quit = koniec
key-theme = kolory
key-chat = czat
key-bot = bot za mnie
key-fill = bot za nieobecnych
key-save = zapisz
foot-reveal = Enter dalej   ← wstecz   Esc pomiń
foot-close = Enter zamknij
foot-rules = ↑ ↓ czytaj dalej   Esc zamknij
screen-help = ## Klawisze

    - **1–9, litery**: wybierz albo zaznacz; ten sam klawisz jeszcze raz albo **Enter** zatwierdza
    - **strzałki, Enter, spacja**: to samo bez numerów
    - **Backspace**: cofnij ostatnie zaznaczenie
    - **/**: wpisz wybór, na przykład *T1 B1*; jeśli jest niemożliwy, zobaczysz dlaczego
    - **u** cofnij ruch, **h** podpowiedź, **s** zapisz, **q** wyjdź (gra zostaje zapisana)
    - **X X** zakończ grę bez wyniku
    - **l** język, **t** ciemny lub jasny, **PgUp PgDn** dziennik, **[ ]** dalsza część dużej planszy
    - przy stole na serwerze: **c** czat, **B** bot gra za ciebie albo już nie, **F** bot za nieobecnych, **n** jeszcze raz

## landfall join

join-help = Usiądź przy stole na serwerze, obok osób w przeglądarkach.
arg-link = Adres stołu albo twojego miejsca.
opt-name = Imię, pod którym siadasz.
opt-seat-join = Które wolne miejsce zająć (od 1).
opt-watch = Tylko oglądaj.
opt-plain = Zwykłe pytania zamiast pełnego ekranu.
no-table-link = { $given } nie jest adresem stołu. Wygląda on tak: http://HOST:PORT/table/NAZWA
no-server = Pod adresem { $server } nie odpowiada żaden serwer: { $what }
server-says = Serwer odpowiada: { $what }
no-open-seat = Przy tym stole nie ma takiego wolnego miejsca.
needs-terminal = Do stołu można usiąść tylko w terminalu.
join-which = Gdzie chcesz usiąść?
join-watch = Tylko oglądaj
join-name = Twoje imię

## Zasady

rules-help = Znajdź coś w zasadach gry.
arg-word = Czego szukać: słów albo numeru, na przykład 8 lub R7.
opt-all-rules = Wypisz pełne zasady.
rules-turn = Tura
rules-scores = Co punktuje
rules-how = landfall rules { $game } SŁOWO szuka słowa, landfall rules { $game } 8 pokazuje rozdział, --all wypisuje wszystko.
rules-none = { $game }: brak strony z zasadami.
rules-in-english = Tych zasad jeszcze nie przetłumaczono; to tekst angielski.
rules-not-found = Nic nie znaleziono: „{ $query }”.
rules-near = Nic nie znaleziono: „{ $query }”. Może chodziło o: { $near }?
rules-more = { $count ->
    [one] i jeszcze jedno miejsce
    [few] i jeszcze { $count } miejsca
    [many] i jeszcze { $count } miejsc
   *[other] i jeszcze { $count } miejsca
}

## Analysis

analyse-help = Oceń zapisaną grę decyzja po decyzji: szanse na wygraną, koszt wyborów, szczęście.
opt-simulations = Symulacje na wybór: więcej trwa dłużej i mniej się myli.
opt-analyse-seconds = Ile sekund łącznie, zamiast symulacji.
opt-analyse-seed = Ziarno; to samo ziarno daje te same liczby.
analysing = Analiza
analyse-other-rules = Nie można przeanalizować { $file }: { $what }
analyse-player = Gracz
analyse-accuracy = Celność
analyse-start = Początek
analyse-choices = Wybory
analyse-others = Inni
analyse-luck = Szczęście
analyse-result = Wynik
analyse-decision = Ruch { $move }, { $name }: { $action }
analyse-cost = Szansa na wygraną { $cost } (± { $error }), przewaga { $points } pkt
analyse-better = Lepiej: { $line }
analyse-hinders = W następnej turze niemożliwe będzie „{ $action }”: { $why }
analyse-enables = Pozwala to graczowi { $name } na „{ $action }”. Po lepszym wyborze: { $why }
analyse-sources = Stracone punkty: { $sources }

## Wiele gier

report-help = Wiele zapisanych gier w liczbach: wyniki według miejsc, opcji, korporacji lub zestawu technologii, otwarcia i gracza; punkty według źródła.
arg-report-files = Zapisane gry, pliki z landfall simulate (.jsonl, .parquet) albo foldery z nimi; bez nich: gry rozegrane w terminalu.
opt-html = Zapisz jedną stronę z wykresami, która otwiera się bez serwera i bez sieci.
opt-report-out = Plik strony; domyślnie landfall-report.html.
report-reading = Czytanie
report-nothing = W { $folder } nie ma zapisanych gier.
report-no-page = Strona nie została zbudowana. W repozytorium buduje ją ./dev setup.
report-written = { $games ->
    [one] Jedna gra jest
    [few] { $games } gry są
    [many] { $games } gier jest
   *[other] { $games } gry jest
} w { $file }.
report-left-out = { $games ->
    [one] Pominięto jedną grę: nie została dokończona albo toczyła się według wcześniejszych zasad.
    [few] Pominięto { $games } gry: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
    [many] Pominięto { $games } gier: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
   *[other] Pominięto { $games } gry: nie zostały dokończone albo toczyły się według wcześniejszych zasad.
}
report-game = { $title }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wyborów w każdej: { $length }
report-by-players = Liczba graczy
report-by-seat = Miejsce
report-by-opening = Pierwszy ruch
report-by-player = Gracz
report-rest = Inne
report-played = Rozegrane
report-sources = Punkty według źródła
report-all = Wszyscy
report-winners = Zwycięzcy

## Gra z przewodnikiem

learn-help = Naucz się gry, grając: pierwsza gra z przewodnikiem.
opt-chapter = Rozdział, od którego zacząć; bez tego wracasz tam, gdzie skończyłeś.
guide-none = { $title } nie ma jeszcze gry z przewodnikiem. Zajrzyj do zasad: landfall rules.
guide-no-chapter = Liczba rozdziałów: { $count }.
guide-head = Rozdział { $number }: { $title }
guide-rule = Więcej o tym: landfall rules { $game } { $rule }
guide-read = Enter: dalej.
guide-astray = Pozostali czekają. Enter wraca tam, gdzie jest przewodnik; dalej idzie naprzód z tego miejsca.
guide-commands = Oprócz poleceń gry: dalej (następny krok albo pominięcie zadania), wróć (stół jak u przewodnika), rozdział 2 (przejście do rozdziału), zostaw (gra bez przewodnika).
guide-which-chapter = Wpisz rozdział i jego numer.
guide-resumed = Wracasz tam, gdzie przerwano. Od początku: landfall learn { $game } --chapter 1
guide-over = Tu przewodnik się kończy. Graj dalej; wpisz podpowiedz, gdy nie wiesz, co zrobić.
guide-command-next = dalej
guide-command-back = wróć
guide-command-chapter = rozdział
guide-command-leave = zostaw

## landfall train

training = Trening
training-stopped = Przerwano. Rozegrane gry są w { $folder }; to samo polecenie rusza od tego miejsca.
trained-round = Runda { $round }: gry: { $games }, średnio punktów: { $points }. Błąd na grach odłożonych: przedtem { $before }, teraz { $after }.
trained = Wartości są w { $file }.
not-trained = { $game } nie ma wyuczonych wartości.
train-missing = Do treningu potrzeba { $what }: pip install "landfall[train]"
