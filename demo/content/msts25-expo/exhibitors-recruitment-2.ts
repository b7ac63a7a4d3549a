import type { DemoExhibitor } from "../shape.ts";
import { group, label, same } from "./exhibitors-labels.ts";

export const recruitmentExhibitors2: DemoExhibitor[] = [
	{
		key: "wislanix",
		name: "Wiślanix",
		type: 0,
		rodoName: "Wiślanix sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Power Platform w urzędzie", en: "Power Platform in public offices" },
			{ pl: "Przebranżowienie: pytania bez wstydu", en: "Changing careers: no question is silly" },
			{ pl: "Praca na pół etatu", en: "Working part-time" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Toruń, Bulwar Filadelfijski", en: "Toruń, on the river boulevard" },
					},
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Mniej druków, więcej spraw załatwionych", en: "Fewer forms, more things done" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Zamieniamy segregatory na aplikacje w <strong>146 gminach</strong>. Nasz ulubiony obieg to zgoda na wycinkę drzewa: przed nami szesnaście pieczątek, dziś trzy kliknięcia i jedno zdjęcie.</p>",
							en: "<p>We turn ring binders into applications in <strong>146 municipalities</strong>. Our favourite process is the permit to fell a tree: sixteen stamps before us, three clicks and one photo today.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 92 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<p>Szukamy osób, które potrafią <strong>słuchać urzędników</strong>, a dopiero potem klikać:</p><ul><li>konsultant(ka) Power Platform</li><li>tester(ka) dostępności</li><li>trener(ka) wdrożeniowy(-a)</li></ul>",
							en: "<p>We look for people who <strong>listen to clerks</strong> first and click later:</p><ul><li>Power Platform consultant</li><li>accessibility tester</li><li>rollout trainer</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 7 },
					{ name: { pl: "Możliwe pół etatu", en: "Part-time possible" }, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("kadry@wislanix.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://wislanix.example/kariera") },
				],
			},
		],
	},
	{
		key: "polarum",
		name: "Polarum",
		type: 0,
		rodoName: "Polarum Logistyka Chłodnicza sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Microsoft Fabric po roku na produkcji", en: "Microsoft Fabric after a year in production" },
			{ pl: "Jak zostać inżynierem danych", en: "Becoming a data engineer" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Transport chłodniczy", en: "Refrigerated transport" } },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Wozimy szczepionki i lody. Jedno i drugie ma <strong>dokładnie minus osiemnaście</strong> i jedno i drugie melduje temperaturę co minutę. Zebrało się tego 9 miliardów odczytów, więc przenieśliśmy hurtownię do Fabric. Opowie o tym Zofia Jeż.</p>",
							en: "<p>We carry vaccines and ice cream. Both travel at <strong>exactly minus eighteen</strong> and both report their temperature every minute. That came to 9 billion readings, so we moved the warehouse to Fabric. Zofia Jeż will tell you how it went.</p>",
						},
					},
					{ name: label.city, typeId: 0, valueStr: same("Katowice") },
					{ name: label.founded, typeId: 3, valueInt: 2006 },
					{ name: label.headcount, typeId: 3, valueInt: 455 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.salary,
						typeId: 0,
						valueStr: {
							pl: "16–24 tys. zł brutto dla inżynierii danych",
							en: "PLN 16–24 thousand gross a month for data engineers",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: label.openings, typeId: 3, valueInt: 10 },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@polarum.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://polarum.example/zespol-danych") },
				],
			},
		],
	},
	{
		key: "granitek",
		name: "Granitek",
		type: 0,
		rodoName: "Granitek sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Lubin") },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Zasięg kilometr pod ziemią", en: "Full signal a kilometre underground" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Robimy sterowniki i łączność dla kopalń. Nasz sprzęt pracuje w czterdziestu stopniach, w pyle i w <strong>absolutnej ciemności</strong>, a aktualizację musi przyjąć za pierwszym razem, bo serwisant jedzie do niego windą i kolejką przez godzinę.</p>",
							en: "<p>We make controllers and networks for mines. Our hardware works at forty degrees, in dust and in <strong>complete darkness</strong>, and has to take an update the first time, because a technician needs an hour by lift and train to reach it.</p>",
						},
					},
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.stack, typeId: 0, valueStr: same("C, Rust, Zephyr, Azure IoT Operations") },
					{ name: label.openings, typeId: 3, valueInt: 5 },
					{ name: label.relocation, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("zjazd@granitek.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://granitek.example") },
				],
			},
		],
	},
	{
		key: "kobaltis",
		name: "Kobaltis",
		type: 0,
		rodoName: "Kobaltis Polska S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Płatności w 200 milisekund", en: "Payments in 200 milliseconds" },
			{ pl: "Rekrutacja po angielsku", en: "Interviewing in English" },
			{ pl: "Liderki techniczne: rozmowa o awansie", en: "Women in tech leadership: talking about promotion" },
			{ pl: "Oferty dla seniorów", en: "Senior roles" },
		],
		groups: [
			{
				name: group.figures,
				fields: [
					{ name: label.headcount, typeId: 3, valueInt: 2140 },
					{ name: label.openings, typeId: 3, valueInt: 63 },
					{ name: { pl: "Narodowości w zespole", en: "Nationalities in the team" }, typeId: 3, valueInt: 44 },
					{ name: label.founded, typeId: 3, valueInt: 2015 },
				],
			},
			{
				name: group.about,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Płatności międzynarodowe", en: "Cross-border payments" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Przelew z Radomia do Nairobi powinien trwać krócej niż czytanie tego zdania. U nas trwa. Pracujemy <strong>po angielsku</strong>, w czternastu małych zespołach, z których każdy sam wdraża i sam odbiera telefon.</p>",
							en: "<p>A transfer from Radom to Nairobi should take less time than reading this sentence. With us it does. We work <strong>in English</strong>, in fourteen small teams that each deploy for themselves and answer their own phone.</p>",
						},
					},
					{ name: label.city, typeId: 0, valueStr: { pl: "Warszawa i Lizbona", en: "Warsaw and Lisbon" } },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.benefits,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>miesiąc pracy z dowolnego kraju Unii w roku</li><li>akcje pracownicze od pierwszego dnia</li><li>urlop rodzicielski wyrównany do <strong>100% pensji</strong></li></ul>",
							en: "<ul><li>a month a year from any EU country</li><li>employee shares from day one</li><li>parental leave topped up to <strong>100% of your salary</strong></li></ul>",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.relocation, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("talent@kobaltis.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://kobaltis.example/careers") },
				],
			},
		],
	},
	{
		key: "rumianka",
		name: "Rumianka",
		type: 0,
		rodoName: "Rumianka Zdrowie sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Oprogramowanie medyczne: od czego zacząć", en: "Medical software: where to start" }],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Lublin") },
					{ name: label.industry, typeId: 0, valueStr: { pl: "Opieka zdrowotna na wsi", en: "Rural health care" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Do najbliższego kardiologa bywa siedemdziesiąt kilometrów, a do naszej walizki z EKG trzy minuty. Pielęgniarka robi badanie przy stole w kuchni, <strong>lekarz opisuje je tego samego dnia</strong>.</p>",
							en: "<p>The nearest cardiologist may be seventy kilometres away; our ECG suitcase is three minutes away. A nurse runs the test at the kitchen table and <strong>a doctor reports on it the same day</strong>.</p>",
						},
					},
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li>Android (Kotlin) z Bluetoothem, który <strong>naprawdę</strong> musi działać</li><li>inżynieria danych w standardzie FHIR</li><li>kierowanie zgodnością z MDR</li></ul>",
							en: "<ul><li>Android (Kotlin) with Bluetooth that <strong>really</strong> has to work</li><li>data engineering on FHIR</li><li>leading MDR compliance</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 6 },
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("zespol@rumianka.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://rumianka.example/praca") },
				],
			},
		],
	},
	{
		key: "szybownia",
		name: "Szybownia",
		type: 0,
		rodoName: "Szybownia sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Symulator szybowca: sloty na przelot", en: "Glider simulator: book a flight" }],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Rzeszów, przy lotnisku", en: "Rzeszów, next to the airport" },
					},
					{ name: label.founded, typeId: 3, valueInt: 2018 },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Piszemy oprogramowanie do <strong>szkolenia pilotów</strong>: od symulatora szybowca po odtwarzanie lotu na podstawie czarnej skrzynki. Każdy, kto u nas pracuje, może zrobić licencję szybowcową. Na razie skorzystało 31 osób i jeden członek zarządu, który woli o tym nie mówić.</p>",
							en: "<p>We write software for <strong>training pilots</strong>, from a glider simulator to replaying a flight from its black box. Everyone who works here may train for a glider licence. So far 31 people have, and one board member who would rather not discuss it.</p>",
						},
					},
				],
			},
			{
				name: group.conditions,
				fields: [
					{ name: label.stack, typeId: 0, valueStr: same("C++20, Unreal Engine, .NET, SignalR") },
					{ name: label.openings, typeId: 3, valueInt: 4 },
					{ name: label.remote, typeId: 4, valueBool: false },
					{
						name: { pl: "Licencja szybowcowa na koszt firmy", en: "Glider licence paid by us" },
						typeId: 4,
						valueBool: true,
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("start@szybownia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://szybownia.example") },
				],
			},
		],
	},
	{
		key: "mglawica",
		name: "Mgławica",
		type: 0,
		rodoName: "Mgławica Studio sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Grafika czasu rzeczywistego poza grami", en: "Real-time graphics outside games" },
			{ pl: "Przegląd portfolio 3D", en: "3D portfolio review" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Wizualizacja i gry", en: "Visualisation and games" } },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Szesnaście milisekund to dużo", en: "Sixteen milliseconds is plenty" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Za dnia rysujemy galaktyki dla planetariów, wieczorami kończymy <strong>własną grę o latarniku na asteroidzie</strong>. Jeden silnik, dwa zespoły i wspólny stół do ping-ponga, o który toczy się spór od 2019 roku.</p>",
							en: "<p>By day we draw galaxies for planetariums, by night we finish <strong>our own game about a lighthouse keeper on an asteroid</strong>. One engine, two teams and a shared ping-pong table that has been in dispute since 2019.</p>",
						},
					},
					{ name: label.city, typeId: 0, valueStr: { pl: "Kraków, Zabłocie", en: "Kraków, Zabłocie district" } },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li>programowanie renderingu (Vulkan, DirectX 12)</li><li>narzędzia dla grafików (C#, WPF)</li><li>dźwięk proceduralny</li></ul><p>Zobacz <a href='https://mglawica.example/pokaz'>trzyminutowy pokaz silnika</a>.</p>",
							en: "<ul><li>rendering (Vulkan, DirectX 12)</li><li>artist tools (C#, WPF)</li><li>procedural audio</li></ul><p>Watch the <a href='https://mglawica.example/pokaz'>three-minute engine reel</a>.</p>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 6 },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("portfolio@mglawica.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://mglawica.example/praca") },
				],
			},
		],
	},
	{
		key: "torfix",
		name: "Torfix",
		type: 0,
		rodoName: "Torfix Rolnictwo Cyfrowe sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Olsztyn i jedno pole pod Dobrym Miastem", en: "Olsztyn and one field near Dobre Miasto" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Mierzymy wilgotność gleby i mówimy rolnikowi, <strong>kiedy nie podlewać</strong>. W zeszłym sezonie oszczędziło to tyle wody, ile mieści tysiąc basenów. Modele uczymy w chmurze, uruchamiamy na czujniku wielkości szyszki.</p>",
							en: "<p>We measure soil moisture and tell farmers <strong>when not to water</strong>. Last season that saved a thousand swimming pools of water. Models are trained in the cloud and run on a sensor the size of a pine cone.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 38 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 2 },
					{ name: label.stack, typeId: 0, valueStr: same("Python, ONNX Runtime, LoRaWAN, PostGIS") },
					{ name: { pl: "Kalosze służbowe", en: "Company wellingtons" }, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("pole@torfix.example") },
					{
						name: { pl: "Otwarte dane z naszego pola", en: "Open data from our field" },
						typeId: 6,
						valueStr: same("https://torfix.example/dane"),
					},
				],
			},
		],
	},
	{
		key: "cmotech",
		name: "Ćmotech",
		type: 0,
		rodoName: "Ćmotech sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "IoT w mieście: od prototypu do tysiąca latarni", en: "City IoT: from a prototype to a thousand lamps" },
			{ pl: "Oferty dla elektroników", en: "Jobs in electronics" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.motto, typeId: 0, valueStr: { pl: "Lecimy do światła", en: "Drawn to the light" } },
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Inteligentne oświetlenie uliczne", en: "Smart street lighting" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Latarnia, która przygasa, gdy ulica śpi, i rozjaśnia się dwa kroki przed przechodniem. W Kielcach działa ich <strong>11 400</strong>, a nietoperze wróciły nad Silnicę.</p>",
							en: "<p>A street lamp that dims while the street sleeps and brightens two steps ahead of a pedestrian. <strong>11,400</strong> of them work in Kielce, and the bats are back on the river.</p>",
						},
					},
					{ name: label.city, typeId: 0, valueStr: same("Kielce") },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.salary,
						typeId: 0,
						valueStr: { pl: "11–19 tys. zł brutto", en: "PLN 11–19 thousand gross a month" },
					},
					{ name: label.openings, typeId: 3, valueInt: 5 },
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("swiatlo@cmotech.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://cmotech.example") },
				],
			},
		],
	},
	{
		key: "ampernik",
		name: "Ampernik",
		type: 0,
		rodoName: "Ampernik S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Protokół OCPP i życie z firmware’em", en: "OCPP and life with firmware" },
			{ pl: "Praca w terenie i przy biurku po połowie", en: "Half in the field, half at a desk" },
			{ pl: "Praktyki dla techników", en: "Placements for technical school students" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Ładowarki samochodów elektrycznych", en: "Electric car chargers" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Stawiamy ładowarki tam, gdzie ludzie i tak stoją: pod basenem, przy cmentarzu, przed <strong>szkołą muzyczną</strong>. Trzy tysiące sztuk, jeden system i zespół, który zna po imieniu każdą felerną płytkę.</p>",
							en: "<p>We put chargers where people wait anyway: at the pool, by the cemetery, outside the <strong>music school</strong>. Three thousand units, one system and a team that knows every faulty board by name.</p>",
						},
					},
					{ name: label.city, typeId: 0, valueStr: same("Gliwice") },
					{ name: label.headcount, typeId: 3, valueInt: 310 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 16 },
					{
						name: label.roles,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>C# i Azure IoT Hub</li><li>aplikacja mobilna (.NET MAUI)</li><li>inżynieria sieci energetycznej</li></ul>",
							en: "<ul><li>C# and Azure IoT Hub</li><li>the mobile app (.NET MAUI)</li><li>power grid engineering</li></ul>",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.relocation, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@ampernik.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://ampernik.example/kariera") },
				],
			},
		],
	},
];
