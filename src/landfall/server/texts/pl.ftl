### Co mówi serwer: dlaczego odrzucił żądanie i gdzie jest.

refusal-malformed = Nie udało się odczytać wiadomości: { $what }
refusal-bad-setup = Takiego stołu nie można utworzyć: { $what }
refusal-bad-record = Nie można otworzyć tej zapisanej gry: { $what }
refusal-no-such-position = Ta gra nie ma pozycji { $number }.
refusal-wrong-number-of-seats = Liczba miejsc musi być taka jak w tej grze: { $seats }.
refusal-nothing-stored = Tę grę rozegrano według zasad w wersji { $version } i nie zapisano żadnej pozycji. Nie da się jej pokazać.
refusal-other-rules = Część tej gry rozegrano według zasad w wersji { $version }. Nie da się jej przeanalizować według dzisiejszych zasad.
refusal-page-not-built = Na tym serwerze nie zbudowano strony zapisanych gier.
refusal-page-too-large = Plik z tą grą miałby ponad { $most } MB. Pobierz zamiast tego zapis gry.
refusal-no-such-analysis = Serwer nie pamięta już tej analizy. Poproś o nią jeszcze raz.
refusal-too-many-analyses = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
refusal-unknown-game = Nie ma takiej gry: { $what }
refusal-unknown-action = Nie ma takiego ruchu: { $what }
refusal-unknown-level = Nie ma bota o nazwie { $level }.
refusal-unknown-language = Nie ma tekstów w języku { $lang }.
refusal-bad-token = Ten link do miejsca przy tym stole jest nieprawidłowy.
refusal-spectator = Oglądasz tę grę. Aby grać, zajmij miejsce albo otwórz link do swojego miejsca.
refusal-no-such-page = Nie ma takiej strony.
refusal-no-such-table = Nie ma takiego stołu.
refusal-no-such-place = Przy tym stole nie ma miejsca { $number }.
refusal-not-allowed = Tego nie można tu zrobić.
refusal-oversized = Wiadomość jest za duża; może mieć najwyżej { $most } B.
refusal-media-type = Żądanie musi być w formacie JSON: Content-Type to application/json.
refusal-foreign-page = Poprosiła o to strona { $page }, która nie należy do tego serwera.
refusal-unknown-host = Ten serwer nie działa pod nazwą { $host }.
refusal-too-frequent = Za dużo wiadomości naraz. Odczekaj chwilę.
refusal-too-many-watch = Z tym stołem połączono już za wiele urządzeń.
refusal-too-many-devices = Z linkiem tego miejsca połączono już za wiele urządzeń.
refusal-too-many-connections = Z twojego adresu otwarto już za wiele połączeń. Zamknij niektóre i spróbuj ponownie.
refusal-stale = Sytuacja na stole zdążyła się zmienić. Oto aktualny stan.
refusal-table-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
refusal-table-runs = Gra jeszcze trwa.
refusal-table-ended = Gra jest skończona.
refusal-table-stuck = Zasady się zmieniły i tej gry nie da się według nich dokończyć.
refusal-table-damaged = Zapis tego stołu jest uszkodzony i nie da się go odczytać. Pozostaje nietknięty; powiadom administratora serwera.
refusal-seat-taken = To miejsce jest już zajęte.
refusal-seats-settled = Miejsca można zmieniać tylko do rozpoczęcia gry.
refusal-others-hold-seats = Przy tym stole ma miejsce także ktoś inny, więc nie można go usunąć. Możesz go ukryć.
refusal-blank-name = Wybierz widoczne imię.
refusal-name-taken = Ktoś przy tym stole ma już imię { $name } albo wyglądające tak samo. Wybierz inne.
refusal-seat-present = { $seat } jest przy stole i gra na tym miejscu.
refusal-seat-just-left = { $seat } może zaraz wrócić. Miejsce można oddać botowi za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
refusal-nothing-asked = Teraz nie masz nic do wyboru.
refusal-hint-among-people = Podpowiedzi są tylko w grze z samymi botami.
refusal-not-guided = Tu nie ma gry z przewodnikiem.
refusal-bot-moved = Ten ruch wykonał za ciebie bot. Przy stole z innymi ludźmi nie można go cofnąć.
refusal-no-hint = Nie udało się na czas znaleźć podpowiedzi. Spróbuj za chwilę.
refusal-bot-plays = Na twoim miejscu gra bot. Najpierw wróć do gry.
refusal-you-play = Już grasz na swoim miejscu.
refusal-storage-failed = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
refusal-storage-away = Serwer nie ma dostępu do swoich danych albo nie może ich zapisać.
refusal-bots-away = Boty serwera nie odpowiadają.
refusal-failed = Na serwerze coś poszło nie tak. Nic się nie zmieniło.

# Dlaczego wiadomości nie udało się odczytać
why-table-or-text = trzeba podać stół albo tekst zapisanej gry.
why-not-json = to nie jest poprawny JSON.
why-not-text = wiadomości są tekstem.
why-only-blanks = zawiera same odstępy.
why-missing-field = w { $at_loc } brakuje { $field }.
why-unknown-field = { $field } nie należy do { $at_gen }.
why-wrong-length = { $at } jest za długie albo za krótkie (długość { $limit }).
why-out-of-range = { $at } jest za duże albo za małe ({ $limit }).
why-too-large-number = { $at } to zbyt duża liczba.
why-wrong-kind = { $at }: oczekiwano typu { $kind }, a nie { $given }.
why-no-such-value = { $at } nie może mieć wartości { $given }.
name-at-message = wiadomość
    .gen = wiadomości
    .loc = wiadomości
why-too-many-moves = ma więcej niż { $most } ruchów.
why-unknown-game = ten serwer nie zna gry { $given }.
why-other = { $told }

serve-at = Landfall działa pod adresem { $address }
serve-near = W tej samej sieci: { $address }
serve-data = Stoły są przechowywane w { $place }. Ctrl-C kończy działanie.
serve-compiling = Silniki kompilują się w tle. Do tego czasu boty myślą wolniej; serwer przełączy się sam.
serve-compiled = Silniki są już skompilowane. Gry toczą się dalej od miejsca, w którym były.
serve-not-compiled = Nie udało się skompilować silników. Serwer działa dalej na interpretowanych; wyniki są takie same.
