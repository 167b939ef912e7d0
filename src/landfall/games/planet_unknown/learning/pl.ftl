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
entry-piece-lifepod = Na każdej planecie jest ich na początku sześć. Każda zebrana to medal; zakryta przepada.
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
aid-turn-4 = Kapsuła lub łazik pod nią przepada; symbol meteorytu przynosi meteoryt.
aid-turn-5 = Każdy z jej dwóch symboli daje awans swojego znacznika. Woda tylko na lodzie; energia: innego znacznika.
aid-turn-6 = Dostajesz to, co pokazuje pole: skok, kartę, zbiorowisko, łazik, ruch, technologię. W dowolnej kolejności.
aid-turn-7 = Łaziki zbierają kapsuły i meteoryty, na które wjadą.
aid-turn-8 = Zakończ turę, gdy nic nie zostało do rozpatrzenia. Potem znacznik dowódcy idzie dalej.
aid-score-1 = Pełne rzędy i kolumny bez meteorytu.
aid-score-2 = Każdy tor: ostatni miniony medal. Kapsuły po 1, meteoryty 1 za każde trzy.
aid-score-3 = Karty cywilizacji i cele osobiste, po 5.
aid-score-4 = Cele sąsiadujące: 5 dla lepszego z dwojga, po 2 przy remisie.
aid-score-5 = Koniec: płytka nigdzie się nie mieści, magazyn jest pusty albo skończyły się wydarzenia.
