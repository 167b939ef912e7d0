title = Przystań

name-market = targ
    .gen = targu
name-lookout = punkt widokowy
    .gen = punktu widokowego
name-crane = dźwig
    .gen = dźwigu
name-guild = gildia
    .gen = gildii
name-fish = ryby
    .gen = ryb
name-salt = sól
    .gen = soli
name-silk = jedwab
    .gen = jedwabiu
name-amber = bursztyn
    .gen = bursztynu
name-sea = morze
name-lore = wiedza
name-coins = monety
name-crate = skrzynia
name-rumour = pogłoska

option-weather = Pogoda
option-weather-calm = Spokojna
option-weather-rough = Burzliwa: w każdej rundzie przypływ zamyka jedno nabrzeże

decision-ChooseBerth = Wyślij statek do nabrzeża.
decision-Turn = Załaduj skrzynię albo spasuj.

action-berth = Płyń do nabrzeża: { $berth }
action-choose = { $step }
action-load = Załaduj skrzynię { $place }
action-decline = Nie

refusal-berth-closed = Przypływ zamknął nabrzeże: { $berth }.
refusal-choose-a-berth = Najpierw wybierz nabrzeże.
refusal-hold-full = Ładownia jest pełna: { $crates ->
    [one] { $crates } skrzynia
    [few] { $crates } skrzynie
    [many] { $crates } skrzyń
   *[other] { $crates } skrzyni
 }.
refusal-no-crate-there = Nie masz skrzyni { $place }.

event-TideTurned = { $closed_id ->
    [none] Morze jest spokojne.
   *[other] Przypływ zamyka nabrzeże: { $closed }.
 }
event-Ready = { $seat }: gotowe
event-Heard = { $seat }: słyszy pogłoskę
event-Learned = { $seat }: pogłoska jest warta { $worth }
event-Kept = { $seat }: zachowuje pogłoskę
event-Docked = { $seat }: cumuje: { $berth }
event-Bargained = { $seat }: pyta o cenę skrzyni
event-Drew = { $seat }: dobiera skrzynię
event-Looked = { $seat }: ogląda { $crates ->
    [one] { $crates } skrzynię
    [few] { $crates } skrzynie
    [many] { $crates } skrzyń
   *[other] { $crates } skrzyni
 }
event-Saw = { $seat }: widzi: { $kinds }
event-Paid = { $seat }: płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 }
event-Gained = { $seat }: dostaje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 }
event-Advanced = { $seat }: { $track } { $step }
event-Loaded = { $seat }: ładuje: { $kind }
event-Closed = Przystań się zamyka.
