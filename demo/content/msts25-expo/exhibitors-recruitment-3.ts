import type { DemoExhibitor } from "../shape.ts";
import { group, label, same } from "./exhibitors-labels.ts";

export const recruitmentExhibitors3: DemoExhibitor[] = [
	{
		key: "halsar",
		name: "Halsar",
		type: 0,
		rodoName: "Halsar Travel Technologies sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Wyszukiwarka, która odpowiada w pół sekundy", en: "A search that answers in half a second" },
			{ pl: "Pełna praca zdalna: jak to robimy od 2013 roku", en: "Fully remote: how we have done it since 2013" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Rezerwacje promów i pociągów nocnych", en: "Ferry and night train bookings" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Łączymy rozkłady 94 przewoźników, z których część wysyła nam dane <strong>faksem</strong>. Dzięki nam z Gdyni do Palermo da się dojechać bez samolotu i na jednym bilecie.</p>",
							en: "<p>We join the timetables of 94 carriers, some of whom send them <strong>by fax</strong>. Thanks to us you can get from Gdynia to Palermo without a plane and on one ticket.</p>",
						},
					},
					{
						name: { pl: "Biuro", en: "Office" },
						typeId: 0,
						valueStr: {
							pl: "Brak. Dwa razy w roku spotykamy się na promie.",
							en: "None. Twice a year we meet on a ferry.",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 77 },
				],
			},
			{
				name: group.process,
				fields: [
					{
						name: label.steps,
						typeId: 2,
						valueStr: {
							pl: "<ul><li>zamiast listu motywacyjnego pięć pytań na piśmie</li><li>płatne zadanie na <strong>cztery godziny</strong>, 600 zł niezależnie od wyniku</li><li>rozmowa z zespołem, nie z zarządem</li></ul>",
							en: "<ul><li>five written questions instead of a cover letter</li><li>a paid <strong>four-hour</strong> task, PLN 600 whatever the result</li><li>a talk with the team, not with the board</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 5 },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("ahoj@halsar.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://halsar.example/zaloga") },
				],
			},
		],
	},
	{
		key: "kolejarnia",
		name: "Kolejarnia",
		type: 0,
		rodoName: "Kolejarnia sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Optymalizacja rozkładów: solver na żywo", en: "Timetable optimisation: the solver live" },
			{ pl: "Staż dla matematyków", en: "Internships for mathematicians" },
			{ pl: "Wycieczka do lokomotywowni", en: "A visit to the engine shed" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Bydgoszcz") },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Opóźnienie ulega skróceniu", en: "The delay is getting shorter" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Układamy obiegi taboru i grafiki drużyn dla pięciu przewoźników. Gdy na linię wejdzie łoś, nasz solver w <strong>dziewięć sekund</strong> proponuje nowy plan dnia, a dyspozytor wybiera najmniej zły.</p>",
							en: "<p>We plan rolling stock and crew rosters for five operators. When an elk steps onto the line, our solver offers a new plan for the day in <strong>nine seconds</strong>, and the dispatcher picks the least bad one.</p>",
						},
					},
					{ name: label.founded, typeId: 3, valueInt: 2010 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 8 },
					{ name: label.stack, typeId: 0, valueStr: same("C#, OR-Tools, Kafka, PostgreSQL, React") },
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: { pl: "Bilet sieciowy dla rodziny", en: "Rail pass for the family" }, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("peron@kolejarnia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://kolejarnia.example") },
				],
			},
		],
	},
	{
		// Hostile on purpose: the HTML below carries a script, an event handler and a javascript: link that must never reach a page.
		key: "zasobnik",
		name: "Zasobnik",
		type: 0,
		rodoName: "Zasobnik Robotics sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Roboty magazynowe: pokaz i rozmowa", en: "Warehouse robots: demo and a chat" }],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: { pl: "Poznań i Komorniki", en: "Poznań and Komorniki" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Nasze roboty mijają się w alejkach o <strong>cztery centymetry</strong> i nigdy się nie zderzają.</p><script>document.body.dataset.hacked = 'zasobnik';</script><p onclick=\"document.body.dataset.hacked = 'zasobnik'\">Planowanie ruchu piszemy w C++ i F#, a symulację puszczamy każdej nocy na całym magazynie.</p><p>Film z hali: <a href=\"javascript:document.body.dataset.hacked='zasobnik'\">zobacz</a> albo <a href='https://zasobnik.example/film'>zobacz bezpiecznie</a>.</p>",
							en: "<p>Our robots pass each other in the aisles with <strong>four centimetres</strong> to spare and never collide.</p><script>document.body.dataset.hacked = 'zasobnik';</script><p onclick=\"document.body.dataset.hacked = 'zasobnik'\">Motion planning is written in C++ and F#, and every night we simulate the whole warehouse.</p><p>A film from the floor: <a href=\"javascript:document.body.dataset.hacked='zasobnik'\">watch</a> or <a href='https://zasobnik.example/film'>watch safely</a>.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 128 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 7 },
					{ name: label.remote, typeId: 4, valueBool: false },
					{ name: label.relocation, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@zasobnik.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://zasobnik.example/kariera") },
				],
			},
		],
	},
	{
		key: "azymutek",
		name: "Azymutek",
		type: 0,
		rodoName: "Azymutek sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Aplikacje mobilne dla miast", en: "Mobile apps for cities" }],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Wrocław") },
					{ name: label.industry, typeId: 0, valueStr: { pl: "Komunikacja miejska", en: "Public transport" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Aplikacja, która nie tylko wie, gdzie jest tramwaj, ale też <strong>czy wjedziesz do niego wózkiem</strong> i z której strony usiąść, żeby nie raziło słońce. 1,2 miliona pasażerów w dwunastu miastach.</p>",
							en: "<p>An app that knows not only where the tram is but <strong>whether you can board it in a wheelchair</strong> and which side to sit on to keep the sun out of your eyes. 1.2 million passengers in twelve cities.</p>",
						},
					},
				],
			},
			{
				name: group.students,
				fields: [
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: { pl: "Miejsca w letniej szkole", en: "Summer school places" }, typeId: 3, valueInt: 20 },
					{
						name: { pl: "Letnia szkoła map", en: "Summer map school" },
						typeId: 2,
						valueStr: {
							pl: "<p>Dwa tygodnie w sierpniu, <strong>bezpłatnie</strong>. Uczysz się GTFS, routingu i rozmowy z motorniczym. Trzy osoby z każdej edycji dostają u nas umowę.</p>",
							en: "<p>Two weeks in August, <strong>free of charge</strong>. You learn GTFS, routing and how to talk to a tram driver. Three people from every edition get a job with us.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 4 },
					{ name: label.apply, typeId: 5, valueStr: same("szkola@azymutek.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://azymutek.example/szkola") },
				],
			},
		],
	},
	{
		key: "grafion",
		name: "Grafion",
		type: 0,
		rodoName: "Grafion S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Grafy i wykrywanie oszustw", en: "Graphs and fraud detection" },
			{ pl: "Z akademii do przemysłu", en: "From academia to industry" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: { pl: "Warszawa, Ochota", en: "Warsaw, Ochota district" } },
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Bazy grafowe, przeciwdziałanie oszustwom", en: "Graph databases, fraud prevention" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Oszust rzadko działa sam. Pokazujemy bankom <strong>siatkę powiązań</strong>, w której jeden telefon zakłada czterdzieści kont, a jedno konto karmi trzy kantory. Połowa zespołu to dawni badacze, druga połowa to ludzie, którzy pilnują, żeby to działało w poniedziałek.</p>",
							en: "<p>A fraudster seldom works alone. We show banks the <strong>web of links</strong> in which one phone opens forty accounts and one account feeds three exchange offices. Half the team used to be researchers, the other half makes sure it all runs on Monday.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 156 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>silnik zapytań (Rust)</li><li>badania nad sieciami grafowymi (PyTorch)</li><li>inżynieria wdrożeń w bankach</li></ul>",
							en: "<ul><li>query engine (Rust)</li><li>graph neural network research (PyTorch)</li><li>deployment engineering in banks</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 12 },
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: { pl: "Czas na publikacje naukowe", en: "Time for academic papers" }, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("jobs@grafion.example") },
					{
						name: { pl: "Nasze publikacje", en: "Our papers" },
						typeId: 6,
						valueStr: same("https://grafion.example/badania"),
					},
				],
			},
		],
	},
	{
		key: "siatkowka",
		name: "Siatkówka AI",
		type: 0,
		rodoName: "Siatkówka AI prosta spółka akcyjna",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Modele, które trzeba certyfikować", en: "Models that need certifying" },
			{ pl: "Doktoranci i doktorantki: współpraca", en: "Working with PhD students" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Lublin") },
					{ name: label.industry, typeId: 0, valueStr: { pl: "Diagnostyka okulistyczna", en: "Eye diagnostics" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Ze zdjęcia dna oka rozpoznajemy retinopatię cukrzycową, zanim pacjent cokolwiek zauważy. Model ma prawo powiedzieć <strong>„nie wiem”</strong>, i to była najtrudniejsza rzecz do zaprogramowania. Jesteśmy od oczu, nie od piłki, choć drużynę też mamy.</p>",
							en: "<p>From a photo of the back of the eye we spot diabetic retinopathy before the patient notices anything. The model is allowed to say <strong>“I don’t know”</strong>, which was the hardest thing to program. In Polish our name also means volleyball, and yes, we have a team.</p>",
						},
					},
					{ name: label.founded, typeId: 3, valueInt: 2020 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 3 },
					{ name: label.stack, typeId: 0, valueStr: same("PyTorch, ONNX, FastAPI, Azure ML") },
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@siatkowka.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://siatkowka.example") },
				],
			},
		],
	},
	{
		key: "tygielnia",
		name: "Tygielnia",
		type: 0,
		rodoName: "Tygielnia sp. j. Nawrot i Wspólnicy",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Częstochowa") },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Gorące wdrożenia, dosłownie", en: "Hot deployments, literally" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Piszemy systemy dla odlewni. Piec ma 1500 stopni i nie poczeka na restart usługi, za to potrafi powiedzieć, <strong>że za godzinę popsuje mu się wyłożenie</strong>, jeśli ktoś umie słuchać. Uczymy słuchać.</p>",
							en: "<p>We write systems for foundries. A furnace runs at 1,500 degrees and will not wait for a service restart, but it can tell you <strong>that its lining will fail in an hour</strong>, if you know how to listen. We teach listening.</p>",
						},
					},
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.salary,
						typeId: 0,
						valueStr: { pl: "12–20 tys. zł brutto", en: "PLN 12–20 thousand gross a month" },
					},
					{ name: label.openings, typeId: 3, valueInt: 4 },
					{ name: label.remote, typeId: 4, valueBool: false },
					{ name: label.relocation, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("piec@tygielnia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://tygielnia.example") },
				],
			},
		],
	},
	{
		key: "mroznik",
		name: "Mroźnik",
		type: 0,
		rodoName: "Mroźnik sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Kopie zapasowe: spowiedź anonimowa", en: "Backups: anonymous confessions" }],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Archiwizacja i kopie zapasowe", en: "Archiving and backups" },
					},
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Suwałki, bo chłodzenie jest tu za darmo", en: "Suwałki, where cooling comes free" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Przechowujemy <strong>dane, o których wszyscy zapomnieli</strong>, do dnia, w którym sobie przypominają. Raz w miesiącu losujemy klienta i odtwarzamy mu wszystko na próbę. Kopia, której nikt nie odtworzył, to u nas plotka.</p>",
							en: "<p>We keep <strong>data that everyone has forgotten</strong> until the day they remember. Once a month we draw a customer and restore everything as a drill. A backup nobody has restored is, to us, a rumour.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 51 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li>systemy plików i deduplikacja (Go, Rust)</li><li>administracja biblioteką taśmową</li></ul><p>Dopłacamy <strong>2000 zł</strong> na kurtkę.</p>",
							en: "<ul><li>file systems and deduplication (Go, Rust)</li><li>tape library administration</li></ul><p>We add <strong>PLN 2,000</strong> for a warm coat.</p>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 3 },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("zamrazarka@mroznik.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://mroznik.example") },
				],
			},
		],
	},
	{
		key: "hejnalix",
		name: "Hejnalix",
		type: 0,
		rodoName: "Hejnalix Telekomunikacja S.A.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Kraków") },
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Telekomunikacja i numery alarmowe", en: "Telecoms and emergency lines" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Gdy ktoś dzwoni po pomoc, połączenie nie może urwać się w pół melodii. Obsługujemy centrale <strong>ratownictwa w sześciu województwach</strong> i każdą zmianę sprawdzamy najpierw na wymyślonym województwie numer siedemnaście.</p>",
							en: "<p>When someone calls for help, the line must not break off mid-tune. We run <strong>emergency switchboards in six of Poland’s sixteen provinces</strong>, and try every change first on an invented seventeenth.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 530 },
					{ name: label.founded, typeId: 3, valueInt: 1996 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 15 },
					{
						name: label.benefits,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>dyżury płatne podwójnie, najwyżej jeden weekend na pięć</li><li>kurs pierwszej pomocy dla Ciebie i domowników</li><li>lekcje gry na trąbce, <strong>naprawdę</strong></li></ul>",
							en: "<ul><li>on-call paid double, one weekend in five at most</li><li>a first-aid course for you and your household</li><li>trumpet lessons, <strong>seriously</strong></li></ul>",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@hejnalix.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://hejnalix.example/praca") },
				],
			},
		],
	},
	{
		key: "dzieciolik",
		name: "Dzięciolik",
		type: 0,
		rodoName: "Dzięciolik Testy sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Testowanie jako pierwszy zawód", en: "Testing as a first career" }],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Stukamy, aż znajdziemy", en: "We keep knocking until we find it" },
					},
					{ name: label.city, typeId: 0, valueStr: { pl: "Zielona Góra", en: "Zielona Góra" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Testujemy cudze oprogramowanie i oddajemy raport, po którym <strong>nikt się nie obraża</strong>. W zeszłym roku znaleźliśmy 8412 błędów, w tym jeden, który trzy razy dziennie otwierał bramę garażową w innym mieście.</p>",
							en: "<p>We test other people’s software and hand over a report that <strong>offends nobody</strong>. Last year we found 8,412 bugs, among them one that opened a garage door in another town three times a day.</p>",
						},
					},
				],
			},
			{
				name: group.students,
				fields: [
					{ name: { pl: "Miejsca w akademii testów", en: "Test academy places" }, typeId: 3, valueInt: 16 },
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: { pl: "Wymagane doświadczenie", en: "Experience needed" }, typeId: 4, valueBool: false },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 9 },
					{ name: label.apply, typeId: 5, valueStr: same("stuk@dzieciolik.example") },
					{
						name: { pl: "Akademia testów", en: "Test academy" },
						typeId: 6,
						valueStr: same("https://dzieciolik.example/akademia"),
					},
				],
			},
		],
	},
];
