### Słowa samej strony po polsku. Gry przynoszą swoje z serwera.

## Wszędzie

close = Zamknij
settings = Ustawienia
language = Język
theme = Motyw
theme-auto = Jak w systemie
theme-dark = Ciemny
theme-light = Jasny
motion = Animacje
motion-system = System ogranicza ruch, więc animacje są wyłączone.
speed = Ruchy innych pokazuj
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-once = od razu
ends-turns = Zatwierdzenie kończy też turę
on = Wł.
off = Wył.
loading = Wczytywanie…
no-answer = Serwer nie odpowiada. Spróbuj za chwilę.
to-lobby = Wróć do lobby
nowhere = Nie ma takiej strony
nowhere-words = Pod tym adresem niczego nie ma.
bad-link = Ten link do miejsca jest nieprawidłowy
bad-link-words = Być może został po drodze ucięty. Poproś o niego jeszcze raz albo otwórz zwykły link do stołu, żeby obserwować.
no-table = Nie ma takiego stołu
no-table-words = Być może został usunięty albo link jest niepełny.
cannot-open = Tego stołu nie można otworzyć

## Lobby

tagline = Gry planszowe o docieraniu do nowego lądu: ze znajomymi, z botami albo z jednymi i drugimi.
for-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
for-some-players = od { $fewest } do { $most } graczy
your-name = Twoje imię
name-example = na przykład Ada
players = Liczba graczy
seats = Miejsca
player = Gracz
points-for = Za co
total = Razem
seat-of = Kto gra na miejscu { $number }
level-of = Poziom bota na miejscu { $number }
seat-you = Ty
seat-you-named = Ty: { $name }
seat-bot = Bot
seat-free = wolne
seat-name = Gracz { $number }
seat-open-name = Miejsce { $number }
bot-name = Bot { $number }
listed = Pokaż stół w lobby, żeby inni mogli dołączyć lub obserwować
own-mix = Własny zestaw
mix-sum = { $sum } z { $total } kart
making-table = Tworzymy stół…
tables = Stoły
tables-own = Twoje stoły
tables-waiting = Czekają na graczy
tables-running = Trwające
tables-more = Pokaż więcej
no-other-tables = Innych stołów teraz nie ma.
join-by-link = Masz link albo kod stołu?
join-link-example = Wklej go tutaj
join-open = Otwórz
table-join = Dołącz
table-watch = Obserwuj
status-over = koniec
status-abandoned = przerwana
status-stuck = nie da się wznowić

## Stół

opening-table = Otwieramy stół…
table-menu = Stół
rules = Jak grać
rules-tab = Zasady
desk = Pytanie, własne rzeczy i dziennik
full-screen = Pełny ekran
skip-to-question = Przejdź do pytania
keys = Klawisze
key-choose = wybierz z listy
key-confirm = zatwierdź
key-back = cofnij ostatni krok, zamknij listę
key-undo = cofnij ruch
key-list = pokaż wszystkie możliwości
key-hint = podpowiedź
key-skip = pomiń pokazywanie ruchów
key-zoom = powiększ, pomniejsz, cała plansza
key-full = pełny ekran
key-help = ta lista; na elemencie: jego opis w zasadach
sheet = Karty, gracze i dziennik
mine = Moje
others = Gracze
log = Dziennik
chat = Czat
log-empty = Jeszcze nic się nie wydarzyło.
last-turns = Ostatnie ruchy
show-again = Pokaż to jeszcze raz na planszy
shown-again = To było wcześniej.
chat-empty = Nikt jeszcze nie napisał.
chat-write = Napisz do stołu
chat-send = Wyślij
watching = Widzowie: { $count }
watching-help = Widzowie widzą tylko to, co jawne
engines-compiling = Landfall jeszcze się przygotowuje, więc przez kilka minut boty myślą wolniej. Potem strona połączy się ponownie sama; żaden ruch nie przepadnie.
engines-compiled = Wszystko gotowe: boty myślą już z pełną szybkością.
outdated = Serwer zaktualizowano; ta strona jest w starszej wersji.
reload = Odśwież stronę
hint = Podpowiedź: co zrobiłby bot?
hint-words = Bot wybrałby: { $action }.
link-lost-sending = Połączenie zerwało się, zanim to dotarło. Spróbuj za chwilę.
stale = Sytuacja na stole zdążyła się zmienić. Oto aktualny stan.
your-turn = Twoja kolej
asked-in-turn-of = Twoja decyzja w turze gracza { $name }
asked-now = Twoja decyzja
you-watch = Jesteś widzem.
would-follow = Skutki:
you = (ty)
action-bar = Wybór ruchu
confirm = Zatwierdź
confirm-question = Zatwierdź, aby wykonać.
confirm-hidden = Zatwierdzasz? Tego nie da się cofnąć.
undo = Cofnij ruch
undone-by = { $name } cofa ostatni ruch.
back = Wstecz
skip = Pomiń
others-play = Trwają ruchy…
waiting-for = { $count ->
    [0] Chwileczkę…
   *[other] Czekamy na ruch: { $names }
}
list-choices = Lista możliwości ({ $count })
hide-choices = Ukryj listę
points-why = { $points ->
    [one] { $points } punkt; pokaż, za co
    [few] { $points } punkty; pokaż, za co
    [many] { $points } punktów; pokaż, za co
   *[other] { $points } punktu; pokaż, za co
}
thinks = myśli…
decides = decyduje…
turn-waits = trwa tura
present = przy stole
absent = nie ma przy stole
bot-level = bot, { $level }
bot-for = na razie gra bot ({ $level })
wants-to-stop = chce zakończyć grę
hand-over = Niech bot zagra za mnie
hand-over-level = Poziom bota
hand-over-absent = Oddaj to miejsce botowi
take-back = Wracam do gry
bot-plays-you = Na twoim miejscu gra bot.
no-rules = Ta gra nie ma opisu zasad.
how-to-page = Na tej stronie
how-to-tap = To, co można wybrać, jest podświetlone. Dotknij, zobacz podgląd skutków i zatwierdź. Wcześniej nic nie jest ostateczne.
how-to-why = Dotknij tego, co nie jest podświetlone, a zobaczysz, dlaczego nie można tego wybrać.
how-to-undo = „Cofnij ruch” wycofuje twój ostatni ruch, o ile nie odkryto od tej pory niczego zakrytego.
how-to-keys = Klawiatura: Tab przechodzi po wszystkim, co można wybrać, Enter lub spacja wybiera, Escape cofa o krok. Przycisk listy obok „Zatwierdź” pokazuje wszystkie możliwości w postaci listy.
credits = O danych

## Siadanie i linki

table-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-stuck = Zasady się zmieniły i tego stołu nie da się kontynuować.
take-a-seat = Zajmij miejsce
waiting-for-seats = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce
    [few] Są jeszcze { $count } wolne miejsca
    [many] Jest jeszcze { $count } wolnych miejsc
   *[other] Jest jeszcze { $count } wolnego miejsca
}
link-for-seat = Link dla gracza na miejscu { $number }
link-for-seat-help = Wyślij go tylko tej osobie: kto ma ten link, gra na tym miejscu.
link-second-device = Twoje miejsce na innym urządzeniu
link-second-device-help = Zachowaj go dla siebie: kto ma ten link, gra za ciebie.
copy = Kopiuj
copied = Skopiowano
rename = Zmień imię
abandon = Zakończ grę bez wyniku
abandon-not = Jednak gram dalej
abandon-help = Gra się kończy, gdy chcą tego wszystkie osoby przy stole. Jeśli kogoś nie ma, zostaje odłożona i kończy się najwcześniej po dobie.
put-aside = Gra jest odłożona. Skończy się { $when }, chyba że wcześniej wróci ktoś z nieobecnych.

## Koniec

ended = Koniec gry.
ended-abandoned = Gra zakończona bez wyniku
ended-abandoned-words = Tak chcieli wszyscy, którzy jeszcze byli przy stole. Nikt nie wygrał.
you-win = Wygrywasz!
you-share-victory = Wspólne zwycięstwo!
winners = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do nowej gry
rematch-watch = Obserwuj nową grę
record = Zapisz przebieg gry
show-result = Wynik
fair-play = Czy losowanie było uczciwe?
fair-play-words = Wszystkie losowania biorą się z poniższego ziarna. Jego skrót został ustalony i ujawniony przed pierwszym ruchem.
verify = Sprawdź rozdanie
verify-fair = { $moves ->
    [one] Rozdanie było uczciwe: ziarno ma skrót ujawniony przed pierwszym ruchem, a jedyny ruch, rozegrany od niego na nowo, prowadzi do tej samej pozycji.
    [few] Rozdanie było uczciwe: ziarno ma skrót ujawniony przed pierwszym ruchem, a { $moves } ruchy, rozegrane od niego na nowo, prowadzą do tej samej pozycji.
   *[many] Rozdanie było uczciwe: ziarno ma skrót ujawniony przed pierwszym ruchem, a { $moves } ruchów, rozegranych od niego na nowo, prowadzi do tej samej pozycji.
}
verify-branch = Ta gra toczy się dalej od pozycji z innej gry, więc nie ma własnego rozdania. Jej ruchy, rozegrane stamtąd na nowo, prowadzą do tej samej pozycji.
verify-hash = Coś się nie zgadza: ziarno nie ma skrótu, który ujawniono przed pierwszym ruchem.
verify-end = Coś się nie zgadza: ruchy rozegrane na nowo prowadzą do innej pozycji niż zapisana.
seed = Ziarno

## Gra bez własnej planszy

generic-board = Stół

scoring = Punktacja końcowa
scoring-step = { $step } z { $steps }
scoring-back = Poprzedni
scoring-on = Następny
scoring-all = Pokaż wszystko
scoring-to-result = Wynik
