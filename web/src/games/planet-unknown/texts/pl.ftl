### Co strona Niezbadanej Planety mówi ponad własne teksty gry.

pu-letter-civ = C
pu-letter-water = W
pu-letter-biomass = B
pu-letter-rover = Ł
pu-letter-tech = T
pu-letter-energy = E

pu-common = Stacja
pu-events = Wydarzenia
pu-events-left = zostało { $count }:
pu-dropped = Nie obowiązuje przy tej płytce: nic by się nie zmieściło.
pu-next-event = Znasz już następne:
pu-level = Poziom { $level }
pu-for-all = dla wszystkich
pu-objectives-help = 5 medali dla lepszego z dwóch, po 2 przy remisie.
pu-met = spełniony
pu-not-met = jeszcze nie
pu-missed = niespełniony

pu-planet-of = { $planet }, planeta: { $name }
pu-look-at = Zobacz planetę: { $name }
pu-back-to-mine = Wróć do mojej planety
pu-views = Co jest pokazane
pu-stuck = Brak miejsca na płytkę: ostatnia runda
pu-row = Rząd { $row }
pu-column = Kolumna { $column }
pu-line-won = { $medals ->
    [one] pełna linia, 1 medal
    [few] pełna linia, { $medals } medale
   *[other] pełna linia, { $medals } medali
}
pu-line-open = { $medals ->
    [one] 1 medal
    [few] { $medals } medale
   *[other] { $medals } medali
}, { $left ->
    [one] zostało 1 pole
    [few] zostały { $left } pola
   *[other] zostało { $left } pól
}
pu-line-stone = { pu-line-open }; przeszkadza meteoryt
pu-line-meteorite = zakryta, ale meteoryt blokuje { $medals ->
    [one] 1 medal
    [few] { $medals } medale
   *[other] { $medals } medali
}
pu-line-hole = { pu-line-open }; luki zakryje już tylko zbiorowisko
pu-line-against = { pu-line-open }; płytka zmieści się tylko wtedy, gdy zasada planety przestanie obowiązywać
pu-line-lost = nie da się już jej wypełnić

pu-tray = Płytki przed tobą
pu-tile = { $shape }, { $a } i { $b }
pu-with-meteor = z symbolem meteorytu
pu-stack-empty = pusto
pu-turn-key = Obróć (R)
pu-flip-key = Odbij (F)
pu-nudge-up = W górę (strzałka)
pu-nudge-down = W dół (strzałka)
pu-nudge-left = W lewo (strzałka)
pu-nudge-right = W prawo (strzałka)
pu-fits = Mieści się. Enter lub Zatwierdź kładzie płytkę.
pu-loses-rover = { $count ->
    [one] Twój łazik pod nią przepadnie.
    [few] Twoje { $count } łaziki pod nią przepadną.
    [many] Twoje łaziki pod nią przepadną: { $count }.
   *[other] Twoje łaziki pod nią przepadną: { $count }.
}
pu-loses-lifepod = { $count ->
    [one] Kapsuła pod nią przepadnie.
    [few] { $count } kapsuły pod nią przepadną.
    [many] Kapsuły pod nią przepadną: { $count }.
   *[other] Kapsuły pod nią przepadną: { $count }.
}
pu-pick-a-tile = { $tiles ->
    [1] Weź płytkę, którą możesz położyć.
   *[other] Weź jedną z dwóch płytek.
}
pu-tile-keys = R obraca, F odbija, strzałki przesuwają, Enter kładzie.
pu-tile-placed = Twoja płytka tej rundy leży na planecie.
pu-tiles-before-you = Te płytki leżą przed tobą.
pu-fits-nowhere = nigdzie się nie mieści
pu-civ-only = bez cywilizacji
pu-from-the-tray = Weź ją spośród płytek przed tobą
pu-others-choose = Plansze zostaną pokazane, gdy wszyscy wybiorą.
pu-dealt = Rozdano: { $planet }, { $corporation }

pu-wheel = Stacja, koło z sześcioma magazynami
pu-turn-it = Obróć koło albo wybierz kolumnę
pu-six-turns = Co każdy dostałby przy każdym obrocie
pu-not-yours-to-turn = Teraz nie ty obracasz stację.

pu-pending = Do rozpatrzenia
pu-advance = Awans
pu-which = Co wybierasz?
pu-choices = Możliwości: { $count }
pu-tap-a-square = Dotknij podświetlonego pola planety
pu-tap-a-step = Dotknij podświetlonego pola: łazik tam pojedzie
pu-tap-a-space = Dotknij podświetlonego pola na swoich torach
pu-drive-to = { $square }: pojedzie łazik { $rover }, { $movement ->
    [one] 1 ruch
    [few] { $movement } ruchy
   *[other] { $movement } ruchów
}
pu-out-of-reach = Z pozostałym ruchem żaden łazik tam nie dojedzie.
pu-no-rover-moves = Żaden łazik nie może się ruszyć
pu-impossible = Niemożliwe; przepadnie
pu-rover-number = Łazik { $number }

pu-medals = { $count ->
    [one] 1 medal
    [few] { $count } medale
   *[other] { $count } medali
}
pu-path-step = krok { $step } wodnej ścieżki, medale: { $medals }
pu-nothing-here = nic
pu-flux-here = Tu leży znacznik strumienia

pu-once_per_round = raz na rundę
pu-once_per_game = raz na grę
pu-technology-locked = { $position ->
    [0] zablokowana
   *[other] od pola { $position }
}
pu-technology-unlocked = odblokowana
pu-technology-spent = wykorzystana
pu-technology-withheld = od następnej rundy

pu-lifepods-collected = Zebrane kapsuły: { $count }
pu-meteorites-collected = Zebrane meteoryty: { $count }
pu-rovers-in-reserve = Łaziki w zapasie: { $count }
pu-face-down = zakryta
pu-cards-to-choose = Karty do wyboru

pu-why-planet = pełne rzędy: { $rows }, kolumny: { $columns }
pu-why-cities = niezakryte miasta: { $count }, medale: { $medals }
pu-why-regions = całkiem zakryte z trzech planet: { $count }, medale: { $medals }
pu-no-cards = bez kart
pu-against-expected = medale; oczekiwano { $expected }
pu-as-table = Co kto dostanie przy każdym obrocie, w tabeli
pu-would-get = Co kto dostanie
