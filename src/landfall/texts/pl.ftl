### Teksty wspólne dla wszystkich gier.

forms = acc gen dat ins loc
list-and = { $most } i { $last }
none = brak
yes = tak
no = nie
seat-name = Gracz { $number }

decision-NextOf = Co teraz?
decision-PickOne = Wybierz jedno.
decision-May = Chcesz to zrobić?

refusal-game-over = Gra jest skończona.
refusal-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refusal-no-such-action = Nie ma takiego ruchu.
refusal-not-your-turn = To nie twoja kolej.
refusal-not-offered = Teraz nie można tego zrobić.
refusal-not-among-the-open-steps = Ten krok jest już wykonany.
refusal-not-among-the-offers = Tego nie ma wśród możliwości.
refusal-take-it-or-leave-it = Skorzystaj z propozycji albo zrezygnuj.
refusal-nothing-to-undo = Nie ma czego cofnąć: od tamtej pory coś odkryto albo ktoś już zagrał.

## Poziomy botów

level-beginner = Początkujący
level-easy = Łatwy
level-normal = Średni
level-hard = Trudny
level-expert = Ekspert
level-master = Mistrz
level-random = Losowy
level-yardstick = Wzorzec

hint-why = Około { $points } pkt lepiej niż { $other }: { $sources }.
hint-why-even = Mniej więcej tak dobre jak { $other }.
hint-source-later-more = o { $points } więcej spodziewane później
hint-source-later-less = o { $points } mniej spodziewane później
hint-source-others-more = o { $points } więcej dla najsilniejszego przeciwnika
hint-source-others-less = o { $points } mniej dla najsilniejszego przeciwnika

## Dlaczego czegoś z zewnątrz nie da się użyć; każde stoi po dwukropku

why-wrong-seats = { $title }: liczba graczy od { $least } do { $most }, nie { $given }.
why-seed = ziarno losowania to liczba całkowita albo tekst, a nie { $given }.
why-unwritable-seed = tego ziarna losowania nie da się zapisać.
why-options = opcje to nazwy z wartościami.
why-no-option = { $title } nie ma opcji { $option }. Są: { $options }.
why-no-value = { $option } nie może mieć wartości { $value }. Możliwe: { $values }.
why-start-player = gracz { $number } nie może zaczynać; liczba graczy przy tym stole: { $seats }.
why-no-game = nie ma gry { $given }. Są: { $games }.
why-name-taken = { $given } to już jedna z gier Landfall.
why-no-action = nie ma ruchu { $action }. Są: { $actions }.
why-no-argument = { $action } wymaga podania { $argument }.
why-wrong-argument = { $action }: { $argument } nie może mieć wartości { $given }. Możliwe: { $values }.
why-strange-argument = { $action } nie przyjmuje argumentu { $argument }.
why-no-number = ruchy mają numery od 0 do { $most }, nie { $given }.
why-not-a-record = to nie jest zapis gry.
why-other-format = jest zapisany w formacie { $format }; ten Landfall czyta format { $known }.
why-other-game = to gra { $given }.
why-illegal-move = ruch { $number } jest niezgodny z zasadami.
why-unknown-move = ruch { $number } nie istnieje w tej grze.
why-unplayable-move = ruchu { $number } nie da się zagrać.
why-other-end = ruchy prowadzą do innej pozycji, niż podano.
why-record-names = imion graczy nie da się pokazać albo jest ich za dużo.
why-wrong-start = zaczyna się od niemożliwej pozycji.
why-no-ray = Ray nie jest zainstalowany: pip install "landfall[ray]"
why-no-ray-cluster = pod adresem { $address } nie ma klastra Ray: { $told }
why-ray-or-processes = podaj albo --processes, albo --ray: klaster używa wszystkich swoich rdzeni.
