import type { DemoExhibitor } from "../shape.ts";

const company = { pl: "O firmie", en: "About the company" };
const work = { pl: "Praca", en: "Careers" };
const product = { pl: "Produkt", en: "Product" };
const inShort = { pl: "W skrócie", en: "In short" };
const details = { pl: "Więcej o nas", en: "More about us" };
const founded = { pl: "Na rynku od", en: "Since" };
const openings = { pl: "Otwarte rekrutacje", en: "Open positions" };
const remote = { pl: "Możliwa praca zdalna", en: "Remote work possible" };
const paidOnCall = { pl: "Płatne dyżury", en: "Paid on-call" };
const trial = { pl: "Bezpłatny okres próbny", en: "Free trial" };
const link = { pl: "Strona", en: "Website" };

export const liveExhibitors: DemoExhibitor[] = [
	{
		key: "live-gwar",
		name: "Bileteria Gwar",
		type: 0,
		rodoName: "Bileteria Gwar S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Praca w zespole premier", en: "Working on the on-sale team" },
			{ pl: "Projektowanie kolejek", en: "Designing queues" },
		],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Bilety na koncerty, spektakle i mecze w jedenastu krajach",
							en: "Tickets for concerts, plays and matches in eleven countries",
						},
					},
					{
						name: details,
						typeId: 1,
						valueStr: {
							pl: "<p>Sprzedajemy <strong>18 milionów biletów</strong> rocznie, z czego połowę w dwanaście minut.</p>",
							en: "<p>We sell <strong>18 million tickets</strong> a year, half of them within twelve minutes.</p>",
						},
					},
					{ name: founded, typeId: 3, valueInt: 2009 },
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 16 },
					{ name: remote, typeId: 4, valueBool: true },
					{ name: link, typeId: 6, valueStr: { pl: "https://gwar.example/praca", en: "https://gwar.example/careers" } },
				],
			},
		],
	},
	{
		key: "live-oblokownia",
		name: "Obłokownia",
		type: 0,
		rodoName: "Obłokownia Cloud sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Platforma dla sześciuset programistów", en: "A platform for six hundred developers" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Polska chmura w trzech serwerowniach", en: "A Polish cloud in three data centres" },
					},
					{
						name: details,
						typeId: 1,
						valueStr: {
							pl: "<p>Ciepłem z serwerów ogrzewamy basen i dwie szkoły.</p>",
							en: "<p>The heat from our servers warms a swimming pool and two schools.</p>",
						},
					},
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 23 },
					{ name: paidOnCall, typeId: 4, valueBool: true },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://oblokownia.example/dolacz", en: "https://oblokownia.example/join" },
					},
				],
			},
		],
	},
	{
		key: "live-pelikanet",
		name: "Pelikanet",
		type: 0,
		rodoName: "Pelikanet Bezpieczeństwo sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Zespół reagowania: pierwsze kroki", en: "Response team: first steps" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Ochrona sklepów i serwisów przed botami", en: "Protecting shops and services from bots" },
					},
					{ name: founded, typeId: 3, valueInt: 2014 },
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 9 },
					{ name: paidOnCall, typeId: 4, valueBool: true },
					{
						name: details,
						typeId: 1,
						valueStr: {
							pl: "<p>Zmiana nocna trwa sześć godzin, a następny dzień jest wolny.</p>",
							en: "<p>A night shift lasts six hours, and the next day is off.</p>",
						},
					},
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://pelikanet.example/zespol", en: "https://pelikanet.example/team" },
					},
				],
			},
		],
	},
	{
		key: "live-swiatlowod-wschod",
		name: "Światłowód Wschód",
		type: 0,
		rodoName: "Światłowód Wschód sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Internet dla trzech powiatów i jednej puszczy",
							en: "Internet for three counties and one primeval forest",
						},
					},
					{ name: { pl: "Kilometrów kabla", en: "Kilometres of cable" }, typeId: 3, valueInt: 2140 },
				],
			},
			{
				name: work,
				fields: [
					{ name: openings, typeId: 3, valueInt: 4 },
					{ name: remote, typeId: 4, valueBool: false },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://swiatlowod-wschod.example/praca", en: "https://swiatlowod-wschod.example/jobs" },
					},
				],
			},
		],
	},
	{
		key: "live-dyzurka",
		name: "Dyżurka",
		type: 1,
		rodoName: "Dyżurka sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Ocena Waszego grafiku dyżurów", en: "A review of your on-call rota" }],
		groups: [
			{
				name: product,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Grafiki dyżurów i prowadzenie incydentów", en: "On-call rotas and incident handling" },
					},
					{
						name: details,
						typeId: 1,
						valueStr: {
							pl: "<p>Dzwonimy do właściwej osoby, raz, i pytamy, czy na pewno nie śpi.</p>",
							en: "<p>We ring the right person, once, and ask whether they are truly awake.</p>",
						},
					},
				],
			},
			{
				name: { pl: "Dla uczestników", en: "For participants" },
				fields: [
					{ name: { pl: "Miesięcy gratis", en: "Months free" }, typeId: 3, valueInt: 3 },
					{ name: trial, typeId: 4, valueBool: true },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://dyzurka.example/live", en: "https://dyzurka.example/en/live" },
					},
				],
			},
		],
	},
	{
		key: "live-probnik",
		name: "Próbnik",
		type: 1,
		rodoName: "Próbnik Testy sp.j.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Test obciążeniowy Waszej premiery", en: "A load test for your launch" }],
		groups: [
			{
				name: product,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Wirtualne tłumy na zamówienie", en: "Virtual crowds to order" },
					},
					{ name: { pl: "Największy dotąd tłum", en: "Largest crowd so far" }, typeId: 3, valueInt: 1200000 },
				],
			},
			{
				name: { pl: "Jak zacząć", en: "Getting started" },
				fields: [
					{
						name: details,
						typeId: 1,
						valueStr: {
							pl: "<p>Na stoisku zrobimy próbny test Twojej strony, jeżeli jej administrator siedzi obok Ciebie.</p>",
							en: "<p>At our stand we will run a trial test of your site, provided its administrator is standing next to you.</p>",
						},
					},
					{ name: trial, typeId: 4, valueBool: true },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://probnik.example/start", en: "https://probnik.example/en/start" },
					},
				],
			},
		],
	},
];
