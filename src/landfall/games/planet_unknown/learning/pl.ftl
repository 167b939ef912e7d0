### Niezbadana Planeta po polsku: hasła i pomoc gracza.

entries-terrains = Tereny i zasoby
entries-benefits = Korzyści na torach
entries-pieces = Elementy i pola
entries-shapes = Płytki
entries-planets = Planety
entries-corporations = Korporacje
entries-technologies = Technologie
entries-civ = Karty cywilizacji
entries-objectives = Cele sąsiadujące
entries-personal = Cele osobiste
entries-events = Wydarzenia

entry-terrain-civ = Awansuje znacznik cywilizacji. Jego kamienie milowe to karty cywilizacji.
entry-terrain-water = Awansuje znacznik wody, jeśli choć jedno wodne pole płytki leży na lodzie.
entry-terrain-biomass = Awansuje znacznik biomasy. Jego kamienie milowe to zbiorowiska biomasy.
entry-terrain-rover = Awansuje znacznik łazików. Daje łaziki i ruch.
entry-terrain-tech = Awansuje znacznik technologii. Jego kamienie milowe to technologie.
entry-terrain-energy = Nie ma własnego znacznika: awansuje inny, drugiego zasobu płytki albo terenu, który styka się z obszarem energii.
entry-benefit-boost = Awansuje dowolny z twoich znaczników.
entry-benefit-civ_card = Obejrzyj karty tego poziomu i zachowaj jedną.
entry-benefit-patch = Jedno pole biomasy, kładzione od razu. Nie daje awansu.
entry-benefit-place_rover = Łazik staje na dowolnym polu ostatnio położonej płytki.
entry-benefit-movement = Tyle kroków dla twoich łazików, dzielonych dowolnie.
entry-benefit-tech = Masz tę technologię, dopóki znacznik stoi tam lub wyżej.
entry-benefit-medal = Punkty na koniec: znacznik daje najbliższy medal na swoim polu lub niżej.
entry-piece-rover = Jeździ w górę, w dół, w lewo i w prawo i zbiera to, na co wjedzie. Płytka położona na nim go niszczy.
entry-piece-loaded = Łazik Horizon Group z meteorytem, który wiezie do symbolu łazika.
entry-piece-lifepod = Na każdej planecie jest ich na początku sześć. Każda zebrana to medal; zakryta zostaje zniszczona.
entry-piece-meteorite = Dopóki leży, jego rząd i kolumna nie punktują. Każde trzy zebrane to medal.
entry-piece-meteor = Gdy płytka zostaje położona, od razu spada tu meteoryt.
entry-piece-ice = Woda liczy się tylko na lodzie.
entry-piece-ring = Pierścień Arashi: płytka, która tu leży, musi zakryć też pole poza nim.
entry-piece-city = Miasto Gai: niezakryte jest warte 2 medale, ale jego rząd i kolumna zostają niepełne.
entry-piece-toxic = Toksyczne pole K’Aax: łazik nie wjedzie, dopóki coś go nie zakryje.
entry-piece-current = Strumień elektryczny Petry: niezakryty liczy się jako teren energii i jako wypełniony.
entry-piece-crater = Środek Charybdy: pierwsza płytka musi zakryć jedno z jego czterech pól.
entry-shape = Płytka { $id }, { $ring }
entry-shape-help = Ten kształt ma dwanaście płytek: każda z sześciu par terenów dwa razy, raz z symbolem meteorytu.
entry-technology = { $of_id } { $level }
entry-civ = Karta cywilizacji { $id }, poziom { $level }
entry-objective = Cel { $id }
entry-personal = Cel osobisty { $id }
entry-event = Wydarzenie { $id }, { $color }

## Pomoc gracza

aid-turn-1 = Dowódca obraca stację: przed tobą leżą dwie płytki. Z wydarzeniami odkrywa się i rozpatruje kartę.
aid-turn-2 = Weź jedną ze swoich dwóch płytek; obracaj ją i odwracaj dowolnie.
aid-turn-3 = Połóż ją: pierwsza płytka na obwodzie, każda następna bokiem przy innej.
aid-turn-4 = Kapsuła lub łazik pod nią zostaje zniszczony; symbol meteorytu przynosi meteoryt.
aid-turn-5 = Każdy z jej dwóch symboli daje awans swojego znacznika. Woda tylko na lodzie; energia: innego znacznika.
aid-turn-6 = Dostajesz to, co pokazuje pole: skok, kartę, zbiorowisko, łazik, ruch, technologię. W dowolnej kolejności.
aid-turn-7 = Łaziki zbierają kapsuły i meteoryty, na które wjadą.
aid-turn-8 = Zakończ turę, gdy nic nie zostało do rozpatrzenia. Potem znacznik dowódcy idzie dalej.
aid-score-1 = Pełne rzędy i kolumny bez meteorytu.
aid-score-2 = Każdy tor: ostatni miniony medal. Kapsuły po 1, meteoryty 1 za każde trzy.
aid-score-3 = Karty cywilizacji i cele osobiste, po 5.
aid-score-4 = Cele sąsiadujące: 5 dla lepszego z dwojga, po 2 przy remisie.
aid-score-5 = Koniec: płytka nigdzie się nie mieści, magazyn jest pusty albo skończyły się wydarzenia.

## Gra z przewodnikiem

guide-chapter-goal = Runda
guide-chapter-planet = Lód i łaziki
guide-chapter-chain = Łańcuchy
guide-chapter-energy = Energia i cywilizacja
guide-chapter-medals = Medale

guide-welcome = Zasiedlasz planetę, a wszyscy robią to **jednocześnie**. W każdej rundzie bierzesz jedną płytkę, kładziesz ją na planecie i awansujesz na torach, które pokazuje. Chodzi o pełne rzędy i kolumny oraz o medale na torach. Wygrywa gracz z największą liczbą **medali**.
guide-station = Stacja obraca się co rundę; obraca ją **dowódca**, którego znacznik wędruje wokół stołu. Zawsze pokazuje ci **dwie płytki**: z kręgu zewnętrznego i z wewnętrznego; całą widać w karcie Stacja. Każda ma dwa rodzaje terenu, a każdy teren ma swój tor. Pytanie jest więc zawsze takie samo: które dwa tory i gdzie ten kształt pasuje?
guide-place = Pierwsza płytka musi dotykać **obwodu** planety. Płytki wolno obracać i odwracać, a nie mogą na siebie nachodzić. Pole przy obwodzie, które zostanie puste, trudno potem wypełnić.
guide-place-task = Weź płytkę z kręgu zewnętrznego, z technologią i biomasą, i połóż ją przy obwodzie.
guide-advance = **Oba symbole awansują swoje znaczniki**: technologia o jedno pole, biomasa o jedno pole. Pole może coś dać; medale liczą się na koniec, na każdym torze ostatni, który masz za sobą. Gdy nie ma już nic do zrobienia, kończysz turę.
guide-advance-task = Awansuj oba znaczniki w dowolnej kolejności i zakończ turę.
guide-ice = Każda następna płytka musi się stykać z inną **bokiem**. Woda jest szczególna: awansuje tylko wtedy, gdy jakieś pole wody z płytki **leży na lodzie**, czyli na jasnych, spękanych polach. Uważaj, co płytka przykrywa: kapsuła albo własny łazik pod nią przepada.
guide-ice-task = Weź płytkę z kręgu zewnętrznego, z wodą i łazikiem, połóż pole wody na lodzie i awansuj wodę.
guide-rover = Pierwsze pole toru łazików daje **łazik**. Staje na płytce, którą właśnie położono. (Liczba przy małym łaziku obok twojego imienia: łaziki w zapasie.) Łaziki zbierają **kapsuły ratunkowe**: każda to medal. **Płytka położona na kapsule albo na własnym łaziku niszczy je.**
guide-rover-task = Awansuj łaziki, postaw łazik na polu blisko kapsuły i zakończ turę.
guide-meteor = Niektóre płytki mają symbol **meteorytu**. Gdy taka zostanie położona, spada na to pole meteoryt, a rząd albo kolumna z meteorytem **nic nie daje**. Łazik, który po nim przejedzie, zabiera go; trzy to jeden medal.
guide-meteor-task = Weź małą płytkę z kręgu wewnętrznego i połóż ją tam, gdzie pasuje.
guide-boost = Spójrz na drugie pole technologii: **skok synergiczny**. Kto na nie wejdzie, awansuje dowolny znacznik, a tamto pole też może coś dać. Na takich łańcuchach wygrywa się tę grę. Żarówki wyżej to **technologie**: każda to stała zdolność, póki znacznik stoi tam albo wyżej.
guide-boost-task = Awansuj technologię na pole ze skokiem synergicznym.
guide-biomass = Masz skok synergiczny: możesz awansować dowolny znacznik. Drugie pole biomasy to też skok. Liść nad nim to **zbiorowisko**: pojedyncze pole biomasy, które wypełnia lukę na planecie.
guide-biomass-task = Wykorzystaj skok na biomasę.
guide-drive = Kolejny skok: awansuj dowolny znacznik. Potem awansuj łaziki. Dają ruch: **jeden ruch to jedno pole** dla jednego z twoich łazików, a kapsuła, po której przejedziesz, jest twoja.
guide-drive-task = Wykorzystaj skok, awansuj łaziki, dojedź do kapsuły i zakończ turę.
guide-energy = **Energia** nie ma toru. Awansuje jeszcze raz drugi zasób swojej płytki albo dowolny teren stykający się z obszarem energii, do którego dołącza. Kładź ją więc tam, gdzie dotyka tego, czego potrzebujesz.
guide-energy-task = Weź płytkę z kręgu wewnętrznego, z cywilizacją i energią, i połóż ją, gdzie pasuje.
guide-flow = Awansuj cywilizację i wykorzystaj na nią także energię. Trzecie pole to **kamień milowy**: na końcu rundy oglądasz karty cywilizacji tego poziomu i jedną zatrzymujesz. Dają medale albo silny efekt.
guide-flow-task = Awansuj cywilizację oboma symbolami, zakończ turę i wybierz kartę cywilizacji, jeśli kamień milowy jest osiągnięty.
guide-gaps = Trzy rzeczy do zapamiętania. **Technologie** z toru technologii działają stale albo raz na rundę: dotknij żarówki, żeby o niej przeczytać. **Zbiorowiska** z toru biomasy zamykają pojedyncze luki. A **łaziki** są bezpieczne tylko tam, gdzie nie położysz płytki.
guide-lines = Spójrz na planetę: na końcu każdego rzędu i każdej kolumny są jej medale. Liczą się, jeśli **każde pole jest przykryte** i nie leży tam meteoryt. Środek jest wart więcej niż brzeg. Jedna luka wystarczy, by je stracić.
guide-score = Medale są za pełne rzędy i kolumny, za tory, za kapsuły (po 1) i meteoryty (1 za trzy), za karty cywilizacji i za **cele sąsiadujące**: lepszy z was dostaje 5, przy remisie każdy po 2.
guide-last = Odtąd wybór należy do ciebie: które dwa tory, jaki kształt, ile kapsuł po drodze. Zanim zostawisz lukę, pomyśl, jakie płytki mogą jeszcze nadejść.
guide-last-task = Połóż dowolną płytkę.
guide-end = Gra kończy się w rundzie, w której ktoś nie może już położyć płytki. Graj do tego czasu. Gdy nie wiesz, co zrobić, poproś o **podpowiedź**; przytrzymaj płytkę, tor albo kartę lub kliknij prawym przyciskiem, żeby o nich przeczytać.
