import type { DemoExhibitor } from "../shape.ts";
import { group, label, same } from "./exhibitors-labels.ts";

export const marketingExhibitors2: DemoExhibitor[] = [
	{
		key: "termofon",
		name: "Termofon",
		type: 1,
		rodoName: "Termofon sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "OpenTelemetry w istniejącym systemie", en: "OpenTelemetry in an existing system" },
			{ pl: "Ile naprawdę kosztują logi", en: "What logs really cost" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Obserwowalność", en: "Observability" } },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Ślady, metryki i logi w jednym miejscu, z ceną <strong>za pytanie, a nie za gigabajt</strong>. Termofon sam proponuje, których dziewięciu z dziesięciu logów nikt nigdy nie przeczytał.</p>",
							en: "<p>Traces, metrics and logs in one place, priced <strong>per question, not per gigabyte</strong>. Termofon itself points out which nine logs in ten nobody has ever read.</p>",
						},
					},
					{ name: label.customers, typeId: 3, valueInt: 265 },
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Ekspres do kawy z pełną telemetrią. Zamów espresso i prześledź <strong>całe żądanie</strong>, od przycisku po filiżankę.</p>",
							en: "<p>A coffee machine with full telemetry. Order an espresso and follow <strong>the entire request</strong> from the button to the cup.</p>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("D1") },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("kawa@termofon.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://termofon.example") },
				],
			},
		],
	},
	{
		key: "rachunia",
		name: "Rachunia",
		type: 1,
		rodoName: "Rachunia sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "KSeF: lista kontrolna dla działu IT", en: "National e-invoicing (KSeF): a checklist for IT" },
			{ pl: "Integracja z Dynamics 365", en: "Integration with Dynamics 365" },
			{ pl: "Oferta dla biur rachunkowych", en: "Offer for accounting offices" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Kalisz") },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Brama między Twoim systemem a <strong>Krajowym Systemem e-Faktur</strong>. Przyjmuje JSON, oddaje numer KSeF, a gdy ministerialna bramka ma gorszy dzień, kolejkuje i ponawia. Księgowa widzi zielone kółko i pije herbatę.</p>",
							en: "<p>A gateway between your system and <strong>KSeF, the Polish national e-invoicing system</strong>. It takes JSON and returns the official number; when the ministry’s end has a bad day, it queues and retries. Your accountant sees a green dot and drinks her tea.</p>",
						},
					},
					{ name: { pl: "Faktury wysłane w 2024 roku", en: "Invoices sent in 2024" }, typeId: 3, valueInt: 4180000 },
					{ name: label.dataInPoland, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("D2") },
					{
						name: label.show,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>pierwsza e-faktura w siedem minut, stoper na ścianie</li><li>porady doradczyni podatkowej między 12:00 a 14:00</li></ul>",
							en: "<ul><li>your first e-invoice in seven minutes, stopwatch on the wall</li><li>a tax adviser on hand from noon to 2 p.m.</li></ul>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.sales, typeId: 5, valueStr: same("faktura@rachunia.example") },
					{ name: label.docs, typeId: 6, valueStr: same("https://rachunia.example/api") },
				],
			},
		],
	},
	{
		key: "kadencja",
		name: "Kadencja CI",
		type: 1,
		rodoName: "Kadencja CI sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Skracanie czasu budowania", en: "Cutting build times" }],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Zielono przed drugą kawą", en: "Green before your second coffee" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Budujemy tylko to, co się zmieniło, i testujemy tylko to, co <strong>mogło się zepsuć</strong>. Średnie skrócenie u klientów: z 41 do 6 minut. Rekordzista nie zdążył wstać od biurka.</p>",
							en: "<p>We build only what changed and test only what <strong>could have broken</strong>. Our customers go from 41 minutes to 6 on average. The record holder did not have time to stand up.</p>",
						},
					},
					{
						name: { pl: "Średni czas budowania (minuty)", en: "Average build time (minutes)" },
						typeId: 3,
						valueInt: 6,
					},
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("D3") },
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Wyścig: nasz serwer kontra Twój laptop na <strong>Twoim</strong> repozytorium.</p>",
							en: "<p>A race: our server against your laptop on <strong>your</strong> repository.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("tempo@kadencja.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://kadencja.example") },
				],
			},
		],
	},
	{
		key: "lotka",
		name: "Lotka",
		type: 1,
		rodoName: "Lotka Software sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Flagi funkcji, które <strong>same proszą o usunięcie</strong>. Po trzydziestu dniach od pełnego wdrożenia Lotka otwiera zgłoszenie z gotową zmianą, a po sześćdziesięciu dopisuje w nim smutny wierszyk.</p>",
							en: "<p>Feature flags that <strong>ask to be removed</strong>. Thirty days after full rollout Lotka opens a pull request with the change ready; after sixty it adds a sad little poem.</p>",
						},
					},
					{
						name: label.stack,
						typeId: 0,
						valueStr: {
							pl: "SDK dla .NET, Javy, Pythona i TypeScriptu",
							en: "SDKs for .NET, Java, Python and TypeScript",
						},
					},
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("D4") },
					{ name: { pl: "Tarcza do rzutek", en: "Dartboard" }, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("celnie@lotka.example") },
					{ name: label.docs, typeId: 6, valueStr: same("https://lotka.example/docs") },
				],
			},
		],
	},
	{
		// Hostile on purpose: the HTML below carries a script, an event handler and a javascript: link that must never reach a page.
		key: "sejsmo",
		name: "Sejsmo",
		type: 1,
		rodoName: "Sejsmo sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Testy obciążeniowe przed sezonem", en: "Load tests before the season" }],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Testy obciążeniowe", en: "Load testing" } },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Trzęsienie ziemi na zamówienie: <strong>milion wirtualnych użytkowników</strong> z czterdziestu miast, którzy klikają jak ludzie, czyli nerwowo i dwa razy.</p><img src=\"x\" onerror=\"document.body.dataset.hacked = 'sejsmo'\"><script>document.body.dataset.hacked = 'sejsmo';</script><p><a href=\"javascript:document.body.dataset.hacked='sejsmo'\" onclick=\"document.body.dataset.hacked = 'sejsmo'\">Uruchom próbny wstrząs</a> albo przeczytaj <a href='https://sejsmo.example/skala'>naszą skalę obciążeń</a>.</p>",
							en: "<p>Earthquakes to order: <strong>a million virtual users</strong> from forty cities who click like people, which means nervously and twice.</p><img src=\"x\" onerror=\"document.body.dataset.hacked = 'sejsmo'\"><script>document.body.dataset.hacked = 'sejsmo';</script><p><a href=\"javascript:document.body.dataset.hacked='sejsmo'\" onclick=\"document.body.dataset.hacked = 'sejsmo'\">Start a trial tremor</a> or read about <a href='https://sejsmo.example/skala'>our load scale</a>.</p>",
						},
					},
					{ name: { pl: "Miasta, z których testujemy", en: "Cities we test from" }, typeId: 3, valueInt: 40 },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("D5") },
					{
						name: { pl: "Platforma wstrząsowa do wypróbowania", en: "Shake platform to try" },
						typeId: 4,
						valueBool: true,
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("epicentrum@sejsmo.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://sejsmo.example") },
				],
			},
		],
	},
	{
		key: "szafownia",
		name: "Szafownia",
		type: 1,
		rodoName: "Szafownia sp. z o.o. sp. k.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Serwer brzegowy do sklepu lub hali", en: "An edge server for a shop or a factory" }],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Tarnów") },
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Serwery brzegowe w obudowie, którą można postawić <strong>za ladą piekarni</strong>: ciche, odporne na mąkę i zarządzane przez Azure Arc. Wymiana dysku zajmuje krócej niż wypiek kajzerek.</p>",
							en: "<p>Edge servers in a case that fits <strong>behind a bakery counter</strong>: quiet, flour-proof and managed through Azure Arc. Swapping a drive takes less time than a tray of rolls.</p>",
						},
					},
					{ name: { pl: "Gwarancja (lata)", en: "Warranty (years)" }, typeId: 3, valueInt: 7 },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("D6") },
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Model językowy bez internetu, na sprzęcie za <strong>mniej niż rower</strong>. I bułki, oczywiście.</p>",
							en: "<p>A language model with no internet, on hardware that costs <strong>less than a bicycle</strong>. And bread rolls, of course.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.sales, typeId: 5, valueStr: same("zamowienia@szafownia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://szafownia.example") },
				],
			},
		],
	},
	{
		key: "glosownia",
		name: "Głosownia",
		type: 1,
		rodoName: "Głosownia sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Rozpoznawanie mowy", en: "Speech recognition" } },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Napisy na żywo po polsku, które radzą sobie z <strong>„Szczebrzeszynem” i „deployem na proda”</strong> w jednym zdaniu. To my robimy napisy w głównej sali konferencji.</p>",
							en: "<p>Live captions in Polish that cope with <strong>“Szczebrzeszyn” and “deploy to prod”</strong> in one sentence. The captions in the conference’s main hall are ours.</p>",
						},
					},
					{
						name: { pl: "Opóźnienie napisów (milisekundy)", en: "Caption delay (milliseconds)" },
						typeId: 3,
						valueInt: 700,
					},
					{ name: label.dataInPoland, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 1,
						valueStr: {
							pl: "<p>Budka z łamańcami językowymi. Trzy bezbłędne z rzędu to <strong>rok licencji</strong>.</p>",
							en: "<p>A tongue-twister booth. Three in a row without a slip win <strong>a year’s licence</strong>.</p>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("D7") },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("mow@glosownia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://glosownia.example") },
				],
			},
		],
	},
];
