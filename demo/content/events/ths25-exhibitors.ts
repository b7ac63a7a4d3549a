import type { DemoExhibitor } from "../shape.ts";

const company = { pl: "O firmie", en: "About the company" };
const work = { pl: "Praca u nas", en: "Working here" };
const founded = { pl: "Rok założenia", en: "Founded" };
const openings = { pl: "Otwarte rekrutacje", en: "Open positions" };
const remote = { pl: "Praca w pełni zdalna", en: "Fully remote possible" };
const juniors = { pl: "Zatrudniamy juniorów", en: "We hire juniors" };
const jobs = { pl: "Wszystkie oferty", en: "All openings" };
const inShort = { pl: "W skrócie", en: "In short" };
const aboutUs = { pl: "Czym się zajmujemy", en: "What we do" };

export const ths25Exhibitors: DemoExhibitor[] = [
	{
		key: "ths25-orliczek",
		name: "Orliczek Systemy",
		type: 0,
		rodoName: "Orliczek Systemy sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Program stażowy na lato", en: "Summer internship programme" },
			{ pl: "Ścieżka architekta", en: "The architect’s path" },
		],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Oprogramowanie dla kolei i transportu miejskiego",
							en: "Software for railways and city transport",
						},
					},
					{
						name: aboutUs,
						typeId: 1,
						valueStr: {
							pl: "<p>Układamy rozkłady jazdy, liczymy pasażerów i sterujemy tablicami na <strong>214 stacjach</strong>.</p>",
							en: "<p>We build timetables, count passengers and drive the departure boards at <strong>214 stations</strong>.</p>",
						},
					},
					{ name: founded, typeId: 3, valueInt: 2004 },
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 18 },
					{ name: juniors, typeId: 4, valueBool: true },
					{
						name: jobs,
						typeId: 6,
						valueStr: { pl: "https://orliczek.example/praca", en: "https://orliczek.example/jobs" },
					},
				],
			},
		],
	},
	{
		key: "ths25-sztormia",
		name: "Sztormia",
		type: 0,
		rodoName: "Sztormia S.A.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Zespoły pogotowia infrastruktury", en: "Infrastructure response teams" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Chmura i sieci dla portów oraz żeglugi", en: "Cloud and networks for ports and shipping" },
					},
					{ name: founded, typeId: 3, valueInt: 2011 },
				],
			},
			{
				name: work,
				fields: [
					{
						name: aboutUs,
						typeId: 1,
						valueStr: {
							pl: "<p>Dyżury są płatne, a po nocnym nikt nie przychodzi rano do pracy.</p>",
							en: "<p>On-call is paid, and after a night shift nobody comes in the next morning.</p>",
						},
					},
					{ name: openings, typeId: 3, valueInt: 31 },
					{ name: remote, typeId: 4, valueBool: true },
					{
						name: jobs,
						typeId: 6,
						valueStr: { pl: "https://sztormia.example/kariera", en: "https://sztormia.example/careers" },
					},
				],
			},
		],
	},
	{
		key: "ths25-lawinex",
		name: "Lawinex",
		type: 0,
		rodoName: "Lawinex sp. z o.o. sp.k.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Pierwsza praca w danych", en: "First job in data" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Dane górskie: pogoda, śnieg, ruch turystyczny",
							en: "Mountain data: weather, snow, visitor traffic",
						},
					},
					{
						name: aboutUs,
						typeId: 1,
						valueStr: {
							pl: "<p>Dostarczamy komunikaty lawinowe i prognozy dla ośrodków narciarskich w czterech krajach.</p>",
							en: "<p>We deliver avalanche bulletins and forecasts to ski resorts in four countries.</p>",
						},
					},
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 7 },
					{ name: juniors, typeId: 4, valueBool: true },
					{
						name: jobs,
						typeId: 6,
						valueStr: { pl: "https://lawinex.example/oferty", en: "https://lawinex.example/openings" },
					},
				],
			},
		],
	},
	{
		key: "ths25-jaskrawiec",
		name: "Jaskrawiec",
		type: 0,
		rodoName: "Jaskrawiec Software sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Gry edukacyjne i aplikacje dla szkół", en: "Educational games and apps for schools" },
					},
					{ name: founded, typeId: 3, valueInt: 2016 },
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 5 },
					{ name: remote, typeId: 4, valueBool: false },
					{
						name: jobs,
						typeId: 6,
						valueStr: { pl: "https://jaskrawiec.example/dolacz", en: "https://jaskrawiec.example/join" },
					},
				],
			},
		],
	},
	{
		key: "ths25-horyzanta",
		name: "Horyzanta",
		type: 0,
		rodoName: "Horyzanta Polska sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Praca w zespole międzynarodowym", en: "Working in an international team" },
			{ pl: "Relokacja do Krakowa", en: "Relocating to Kraków" },
		],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Systemy rezerwacji dla hoteli i schronisk",
							en: "Booking systems for hotels and mountain huts",
						},
					},
					{
						name: aboutUs,
						typeId: 1,
						valueStr: {
							pl: "<p>Pracujemy po angielsku, w siedmiu krajach i jednej strefie czasowej (plus minus godzina).</p>",
							en: "<p>We work in English, in seven countries and one time zone (give or take an hour).</p>",
						},
					},
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 12 },
					{ name: remote, typeId: 4, valueBool: true },
					{
						name: jobs,
						typeId: 6,
						valueStr: { pl: "https://horyzanta.example/pl/jobs", en: "https://horyzanta.example/jobs" },
					},
				],
			},
		],
	},
	{
		key: "ths25-pszczeliniec",
		name: "Pszczeliniec",
		type: 1,
		rodoName: "Spółdzielnia Pszczeliniec",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Spółdzielnia programistek i programistów", en: "A developers’ co-operative" },
					},
					{
						name: aboutUs,
						typeId: 1,
						valueStr: {
							pl: "<p>Szyjemy systemy dla przychodni i fundacji. Zyski dzielimy, decyzje głosujemy.</p>",
							en: "<p>We tailor systems for clinics and charities. Profits are shared, decisions are voted on.</p>",
						},
					},
				],
			},
			{
				name: { pl: "Dla zmieniających zawód", en: "For career changers" },
				fields: [
					{ name: { pl: "Osób po przebranżowieniu", en: "Career changers on board" }, typeId: 3, valueInt: 11 },
					{ name: { pl: "Mentoring bezpłatny", en: "Free mentoring" }, typeId: 4, valueBool: true },
					{
						name: { pl: "Zapisy do grupy wsparcia", en: "Join the support group" },
						typeId: 6,
						valueStr: { pl: "https://pszczeliniec.example/grupa", en: "https://pszczeliniec.example/group" },
					},
				],
			},
		],
	},
];
