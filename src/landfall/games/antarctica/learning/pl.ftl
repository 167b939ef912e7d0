### Antarktyda po polsku: hasła i pomoc gracza.

entries-buildings = Budynki
entries-pieces = Elementy
entries-shipyard = Karty stoczni
entries-resources = Karty zasobów
entries-actions = Kolorowe pola torów
entries-tracks = Tory badań
entries-cards = Karty budowy
entries-signs = Znaki na planszy

entry-sun = Słońce
entry-sun-help = Stoi w oświetlonej strefie i idzie dalej przeciwnie do ruchu wskazówek zegara. Następną turę ma pierwszy statek oświetlonej strefy.
entry-ship = Statek
entry-ship-help = Gdy słońce go uwolni, płynie do innej strefy, a ty wykonujesz tam akcję.
entry-scientist = Naukowiec
entry-scientist-help = Z rezerwy zatrudnia się go do zasobów, a budowa wysyła go na ląd. Kto ma w strefie najwięcej naukowców, dostaje za nią najwięcej punktów.
entry-cube = Kostka
entry-cube-help = Pokazuje, jak daleko jesteś na torze badań.
entry-closed = Strefa zamknięta
entry-closed-help = Nieużywana przy dwóch graczach: słońce ją omija i nic tam nie trafia.
entry-track = Stacje: { $station_types }. W grze od { $min_players } graczy. Wartości pól: { $values }.
entry-card = { $building } ({ $id })
entry-card-help = Wymaga: { $requires }. Naukowcy: { $scientists }. Punkty badań: { $research_points }. W grze od { $min_players } graczy.{ $star_id ->
    [true] {" "}Ma gwiazdkę.
   *[false] {""}
}
entry-target = Strefa docelowa
entry-second = Drugi statek
entry-amounts = Naukowcy w strefie
entry-star = Gwiazdka
entry-used = Niebieskie pole

## Pomoc gracza

aid-turn-1 = Słońce idzie do następnej strefy ze statkiem. Turę ma pierwszy statek tej strefy.
aid-turn-2 = Rejs: statek płynie do innej strefy z wolnym polem, na koniec kolejki.
aid-turn-3 = Potem wykonaj tam jedną akcję albo pasuj:
aid-turn-4 = Budowa jednej z trzech kart z oferty: twoje statki muszą stać w strefach z tym, czego wymaga. Twój naukowiec schodzi na ląd.
aid-turn-5 = Obóz: zatrudnienie. Stacja: badania. Po jednym za każdy twój statek i naukowca w strefie.
aid-turn-6 = Stocznia: nowy statek staje w kolejce pod słońcem; wszyscy inni biorą kartę stoczni.
aid-turn-7 = Raz na turę: odrzuć kostkę lub statek za naukowca. Na koniec to punktuje.
aid-turn-8 = Raz na postój słońca: zagraj kartę. Lodołamacz pozwala działać także drugiemu statkowi.
aid-score-1 = Każda strefa: kto ma najwięcej naukowców, dostaje punkt za każdy budynek i każdego naukowca w niej i jeszcze jeden.
aid-score-2 = Każde dalsze miejsce dostaje tyle, ilu naukowców ma gracz o miejsce wyżej.
aid-score-3 = Każdy tor, karty z gwiazdką i odrzucone zasoby: pierwszy dostaje sumę, inni tyle, ile ma gracz o miejsce wyżej.
aid-score-4 = Koniec: ktoś umieścił ostatniego naukowca albo wzięto ostatnią kartę budowy.

## Gra z przewodnikiem

guide-chapter-goal = Słońce, statki, budynki
guide-chapter-crew = Naukowcy
guide-chapter-growing = Rozwój
guide-chapter-rivals = Rywale
guide-chapter-points = Punkty

guide-welcome = Słońce rozmraża skuty lodem kontynent. Przywozisz naukowców, wznosisz budynki i prowadzisz badania. **Punkty są raz, na koniec**, za przewagę w każdym miejscu: nie chodzi o to, ile masz, lecz czy masz więcej niż inni. Liczba przy każdym miejscu mówi, ile punktów byłoby teraz.
guide-sun = **O tym, kto ma turę, decyduje słońce.** Okrąża kontynent do następnej strefy ze statkiem, a turę ma pierwszy statek w kolejce, czyjkolwiek jest. Teraz to twój statek w strefie 1. Więcej statków to więcej tur.
guide-build = Statek musi popłynąć do innej strefy; tam wykonujesz **jedną** akcję. Najlepsza jest budowa: do wyboru są trzy karty. Karta wymaga budynków, a **twoje statki muszą stać tam, gdzie one są**. Stacja morska na podstawowej karcie wymaga wieży wiertniczej: jest przy niej twój statek w strefie 5. Czerwona ramka to brak dostępu.
guide-build-task = Popłyń do strefy 4, zbuduj tam stację morską i zakończ turę.
guide-build-wrong = Tak wolno. Przewodnik chciał pokazać budowę: płyniesz do strefy 4 i bierzesz stację morską, bo wystarczy twój statek przy wieży wiertniczej.
guide-ashore = Z budynkiem na ląd schodzi **naukowiec** z twoich zasobów. W strefie ten, kto ma najwięcej naukowców, dostaje punkt za każdy budynek i każdego naukowca oraz jeden więcej: w strefie 4 to 2 + 1 + 1 = 4. Przeciwnik zbudował coś w strefie 0 i użył obozu. W zasobach masz jednego naukowca, w rezerwie 14.
guide-research = **Stacja** pozwala prowadzić badania: jedno pole za każdy twój statek i każdego twojego naukowca w jej strefie. W strefie 4 masz statek i naukowca; ze statkiem, który teraz przypłynie, to razem trzy.
guide-research-task = Popłyń do strefy 4 i prowadź badania na torze T3. Potem zakończ turę.
guide-research-wrong = Wolno, ale na stacji morskiej w strefie 4 byłyby to od razu trzy pola, bo masz tam już statek i naukowca.
guide-red = Stoisz na trzecim polu T3. Jest **czerwone**: kto się na nim zatrzyma, za każdym razem dostaje to, co na nim widać, tutaj naukowca z rezerwy. **Niebieskie** pole działa raz na całą grę, wspólnie dla wszystkich graczy. Na torze liczą się tylko puste pola, więc cudze kostki przeskakujesz.
guide-shipyard = Stocznia na karcie wymaga dźwigu i wieży wiertniczej. Jeden twój statek zostaje przy dźwigu w strefie 4, a ten płynie do wieży. W strefie nie ma dwóch budynków tego samego rodzaju. Karta daje też **dwa punkty badań**, a tor wybierasz ty.
guide-shipyard-task = Popłyń do strefy 5, zbuduj stocznię, idź naprzód na T3 i zakończ turę.
guide-shipyard-wrong = Wolno. Ale mając statek przy dźwigu i ten przy wieży wiertniczej, można było zbudować stocznię i przejść dwa pola na T3.
guide-shipyard-other = Stocznia stoi, a inny tor może być tyle samo wart. Przewodnik gra dalej z dwoma polami na T3: wróć, żeby z nim zostać, albo idź własną drogą.
guide-guests = Przeciwnik był gościem na twojej stacji: **z budynku może korzystać każdy**, bez względu na to, kto go postawił. Twój jest naukowiec, nie dom. Patrz też na kolejkę: strefa ma trzy pola statków, a ostatni najdłużej czeka na słońce.
guide-ship = **Stocznia** daje kolejny statek, a więc kolejną turę w każdym okrążeniu słońca. Ustawia się on w kolejce pod słońcem. W zamian każdy z pozostałych bierze jedną z wyłożonych kart stoczni, na przykład lodołamacz.
guide-ship-task = Popłyń do strefy 5 i zbuduj statek.
guide-ship-wrong = Wolno, ale zostajesz przy trzech statkach. Stocznia w strefie 5 dałaby ci czwartą turę w okrążeniu.
guide-camp = Zasoby masz prawie puste. **W obozie** zatrudniasz jednego naukowca za każdy swój statek i każdego swojego naukowca w tej strefie. A raz na turę możesz **odrzucić** kostkę albo statek: to też daje naukowca i liczy się na koniec.
guide-camp-task = Popłyń do strefy 2 i zatrudnij naukowców. Zanim potwierdzisz, naciśnij Odrzuć… i wybierz kostkę.
guide-camp-wrong = Wolno, ale bez naukowców nie da się budować. Obóz w strefie 2 i odrzucona kostka dałyby ci dwóch.
guide-camp-ended = Naukowcy są zatrudnieni, ale tura skończyła się przed odrzuceniem kostki. Wróć i naciśnij Odrzuć…, zanim potwierdzisz.
guide-tie = Przeciwnik zbudował coś w strefie 5, obok twojej stoczni. Oboje macie tam po jednym naukowcu: **przy remisie obie strony dostają pełną liczbę**, po 6 punktów. Z jeszcze jednym naukowcem prowadzisz, a przeciwnik dostaje tylko tyle punktów, ilu masz naukowców.
guide-breaker = Położył też w strefie 4 **lodołamacz**, kartę stoczni. Jego statek jest tam drugi w kolejce; gdy nadejdzie słońce, też ma turę, zaraz po pierwszym. Takie tury widać w rzędzie nadchodzących tur.
guide-lab = Skorzystaj z tego, co zbudowali inni. Laboratorium wymaga turbiny wiatrowej i wieży szybowej, a wieża właśnie stanęła w strefie 5, gdzie masz statek. Brakujący budynek zastąpi **karta zasobów**. Karta ma **gwiazdkę**: na koniec gwiazdki to osobna rywalizacja.
guide-lab-task = Popłyń do strefy 6, zbuduj laboratorium, idź naprzód na T1 i zakończ turę.
guide-lab-wrong = Wolno. Ale laboratorium było w zasięgu: wieża szybowa przeciwnika w strefie 5 i turbina wiatrowa w strefie 6.
guide-score = Na koniec liczą się cztery rzeczy: **strefy, tory, gwiazdki i odrzucone zasoby**. Na torach, za gwiazdki i odrzucone zasoby pierwszy dostaje sumę wszystkich, każdy inny tyle, ile ma gracz o miejsce wyżej. Kliknięcie punktów przy miejscu mówi, skąd są, a zakładka Rywalizacja, kto gdzie prowadzi.
guide-end = Gra kończy się natychmiast, gdy ktoś postawi ostatniego naukowca albo weźmie ostatnią kartę budowy. Graj do tego czasu. Gdy nie wiesz, co zrobić, poproś o **podpowiedź**; przytrzymaj budynek lub kartę albo kliknij prawym przyciskiem, żeby o nich przeczytać.
