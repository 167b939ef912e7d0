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
refusal-not-among-the-open-steps = Tego kroku nie ma już wśród pozostałych.
refusal-not-among-the-offers = Tego nie ma wśród możliwości.
refusal-take-it-or-leave-it = Skorzystaj z propozycji albo zrezygnuj.
refusal-nothing-to-undo = Nie ma czego cofnąć: od tamtej pory coś odkryto albo ktoś już zagrał.

## Poziomy botów

level-random = Losowy
level-greedy = Zachłanny
level-easy = Łatwy
level-normal = Średni
level-strong = Mocny
level-search = Szukający
