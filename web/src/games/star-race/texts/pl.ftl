### Co strona mówi o Gwiezdnym wyścigu.

sr-board = Plansza: dziewięć torów i planeta
sr-notes = Dedukcja
sr-ship-at = { $ship }, okrąg { $ring }
sr-ship-landed = { $ship }, na planecie
sr-hired = wynajęty przez ciebie
sr-seen = z obejrzanej karty misji: { $name }
sr-can-choose = można wybrać
sr-chosen = wybrany
sr-your-ships = Twoje statki
sr-your-cards = Twoje karty
sr-set-aside = Odłożone: { $cards }
sr-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sr-last-card = Ostatnia
sr-copy-gets = Kopia powtórzy
sr-nothing = nic
sr-ready = karty odłożone
sr-worth-now = { $points ->
    [one] wart tu { $points } punkt
    [few] wart tu { $points } punkty
    [many] wart tu { $points } punktów
   *[other] wart tu { $points } punktu
}
sr-worth-unknown = wart tyle, ile zakryty żeton
sr-planet = { $planet }: zdolność
sr-planet-plain = Planeta
sr-close-planet = Schowaj opis planety
sr-room = { $count ->
    [0] brak miejsca
    [one] miejsce dla { $count } statku
    [few] miejsce dla { $count } statków
    [many] miejsce dla { $count } statków
   *[other] miejsce dla { $count } statku
}
sr-card-lost = Karta przepada: nie może teraz ruszyć żadnego statku.
sr-rim = punkty
sr-start = start
sr-patrol-on = Żeton patrolu, tor: { $ship }, okrąg { $ring }
sr-place-here = Tor: { $ship }, okrąg { $ring }
sr-tokens-left = { $count ->
    [one] został { $count } zakryty żeton
    [few] zostały { $count } zakryte żetony
    [many] zostało { $count } zakrytych żetonów
   *[other] zostało { $count } zakrytego żetonu
}
sr-three-enough = Odkładasz { $most } karty: najpierw dotknij wybranej, żeby ją cofnąć.
sr-pick-aside = Dotknij trzech kart, żeby je odłożyć: { $count } z { $most }
sr-notes-help = Jak czytać ten arkusz
sr-notes-words = Czyje to statki? × znaczy: niemożliwe, ● znaczy: widziane, procent to prawdopodobieństwo: na początku równe, rośnie dla statków, które ten gracz posuwa do przodu, i maleje dla tych, które cofa. Blef je myli. Strzałki liczą, o ile poziomów ten gracz przesunął statek w tej misji. Dotknij pola, żeby zapisać własne przypuszczenie.
sr-chance = { $percent }%
sr-guess-yes = twój typ: tak
sr-guess-no = twój typ: nie
sr-cell = { $ship }, { $name }: { $state }, przesunięcie { $push }
sr-impossible = niemożliwe
sr-certain = pewne
sr-hands = Co mogą jeszcze mieć
sr-hand-of = na ręce { $size } z tych kart, odłożone { $aside }
sr-hand-open = Na ręce
sr-mission-over = Koniec misji { $mission }
sr-ending-arrival = { $tokens ->
    [0] Statek dotarł do planety.
   *[other] Do planety dotarł czwarty statek.
}
sr-ending-cards_spent = Skończyły się karty.
sr-tokens-shown = Żetony odkryte
sr-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
sr-total = razem { $total }
sr-next-mission = Następna misja
sr-final = Wynik końcowy
sr-show-all = Pokaż wszystko
