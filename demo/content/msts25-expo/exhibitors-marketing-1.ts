import type { DemoExhibitor } from "../shape.ts";
import { group, label, same } from "./exhibitors-labels.ts";

export const marketingExhibitors1: DemoExhibitor[] = [
	{
		key: "iglica-data",
		name: "Iglica Data",
		type: 1,
		rodoName: "Iglica Data S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Lakehouse na Twoich danych: 20 minut", en: "A lakehouse on your own data: 20 minutes" },
			{ pl: "Wycena migracji z hurtowni", en: "Quote for migrating a warehouse" },
			{ pl: "Partnerstwo wdrożeniowe", en: "Implementation partnership" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.motto,
						typeId: 0,
						valueStr: {
							pl: "Jedna wersja prawdy, z datą ważności",
							en: "One version of the truth, with a best-before date",
						},
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p><strong>Iglica</strong> łączy hurtownię, jezioro danych i katalog w jednej usłudze. Każda liczba w raporcie ma metrykę: skąd przyszła, kto ją zmienił i do kiedy można jej ufać.</p><ul><li>działa na Microsoft Fabric i na własnych serwerach</li><li>SQL, Python i DAX bez przepisywania modeli</li><li>pochodzenie danych widoczne z poziomu wykresu</li></ul>",
							en: "<p><strong>Iglica</strong> joins a warehouse, a data lake and a catalogue in one service. Every figure in a report has papers: where it came from, who changed it and until when it can be trusted.</p><ul><li>runs on Microsoft Fabric and on your own servers</li><li>SQL, Python and DAX without rewriting models</li><li>lineage visible straight from the chart</li></ul>",
						},
					},
					{ name: label.trial, typeId: 4, valueBool: true },
					{ name: label.customers, typeId: 3, valueInt: 430 },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("C1") },
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Przynieś plik CSV, którego się wstydzisz. <strong>W dziesięć minut</strong> zrobimy z niego raport, a najgorszy plik dnia wygra puchar.</p>",
							en: "<p>Bring the CSV you are ashamed of. <strong>In ten minutes</strong> we will turn it into a report, and the worst file of the day wins a cup.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.sales, typeId: 5, valueStr: same("kontakt@iglica-data.example") },
					{
						name: label.website,
						typeId: 6,
						valueStr: { pl: "https://iglica-data.example", en: "https://iglica-data.example/en" },
					},
				],
			},
		],
	},
	{
		key: "chmurnia",
		name: "Chmurnia",
		type: 1,
		rodoName: "Chmurnia sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Chmura hybrydowa: od czego zacząć", en: "Hybrid cloud: where to start" },
			{ pl: "Koszty transferu danych bez niespodzianek", en: "Data transfer costs without surprises" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Chmura z serwerami w Polsce", en: "A cloud with servers in Poland" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Dwie serwerownie, w Piasecznie i pod Legnicą, spięte z Azure szybkim łączem. Trzymasz u nas to, co <strong>musi zostać w kraju</strong>, a resztę tam, gdzie Ci wygodnie. Jeden panel, jedna faktura, zero opłat za wyprowadzkę.</p>",
							en: "<p>Two data centres, in Piaseczno and near Legnica, linked to Azure by a fast line. Keep with us what <strong>has to stay in the country</strong> and the rest wherever suits you. One panel, one invoice, no fee for moving out.</p>",
						},
					},
					{ name: label.dataInPoland, typeId: 4, valueBool: true },
					{
						name: { pl: "Dostępność w 2024 roku", en: "Availability in 2024" },
						typeId: 0,
						valueStr: {
							pl: "99,994%, z jedną awarią, o której chętnie opowiemy",
							en: "99.994%, with one outage that we are happy to talk about",
						},
					},
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>przełączenie między serwerowniami na żywo, co godzinę</li><li>szafa, z której <strong>wolno wyjąć dowolny kabel</strong></li><li>rozmowa z Ambrożym Kołodziejem zaraz po jego wykładzie</li></ul>",
							en: "<ul><li>a live failover between data centres every hour</li><li>a rack from which you <strong>may pull any cable</strong></li><li>a chat with Ambroży Kołodziej right after his talk</li></ul>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("C2") },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.sales, typeId: 5, valueStr: same("hej@chmurnia.example") },
					{ name: label.docs, typeId: 6, valueStr: same("https://docs.chmurnia.example") },
				],
			},
		],
	},
	{
		key: "oktawa-bank",
		name: "Oktawa Bank",
		type: 1,
		rodoName: "Oktawa Bank S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Otwarte API dla startupów", en: "Open API for start-ups" },
			{ pl: "Konto firmowe z fakturami", en: "A business account with invoices" },
			{ pl: "Jak oceniamy odpowiedzi modeli", en: "How we evaluate model answers" },
			{ pl: "Program dla fundacji i stowarzyszeń", en: "Programme for charities" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Bank, w którym dokumentacja API ma <strong>większy ruch niż strona z kredytami</strong>. Piaskownicę uruchomisz bez umowy i bez rozmowy z handlowcem, a pierwszy prawdziwy przelew w jeden dzień roboczy.</p>",
							en: "<p>A bank whose API documentation gets <strong>more visitors than its loans page</strong>. The sandbox needs no contract and no sales call; your first real transfer takes one working day.</p>",
						},
					},
					{
						name: { pl: "Wywołania API na dobę (w milionach)", en: "API calls a day (millions)" },
						typeId: 3,
						valueInt: 28,
					},
					{ name: { pl: "Piaskownica bez umowy", en: "Sandbox without a contract" }, typeId: 4, valueBool: true },
					{ name: label.founded, typeId: 3, valueInt: 1991 },
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Asystent, który czyta regulaminy i <strong>cytuje paragraf</strong> zamiast go wymyślać. Spróbuj go podejść. Kto pierwszy złapie go na błędzie, dostaje kolację dla dwojga.</p>",
							en: "<p>An assistant that reads terms and conditions and <strong>quotes the clause</strong> instead of inventing one. Try to trip it up. Whoever catches it first wins dinner for two.</p>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("C3") },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("api@oktawabank.example") },
					{ name: label.docs, typeId: 6, valueStr: same("https://api.oktawabank.example") },
				],
			},
		],
	},
	{
		key: "radionika",
		name: "Radionika",
		type: 1,
		rodoName: "Radionika sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [
			{ pl: "Nasłuch sieci bezprzewodowych w biurze", en: "Listening to wireless networks at the office" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Bezpieczeństwo sieci radiowych", en: "Wireless network security" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Czujnik wielkości płyty CD słucha Wi-Fi, Bluetootha i Zigbee w Twoim biurze i melduje do Sentinela, gdy pojawi się <strong>coś, czego wczoraj nie było</strong>. Najczęściej to nowa drukarka. Raz był to dron.</p>",
							en: "<p>A sensor the size of a CD listens to Wi-Fi, Bluetooth and Zigbee in your office and tells Sentinel when there is <strong>something that was not there yesterday</strong>. Mostly it is a new printer. Once it was a drone.</p>",
						},
					},
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 1,
						valueStr: {
							pl: "<p>Mapa radiowa całej hali, odświeżana co sekundę i <strong>w pełni anonimowa</strong>. Zapytania KQL z wykładu Kajetana Świerka rozdajemy na kartkach.</p>",
							en: "<p>A radio map of the whole hall, refreshed every second and <strong>fully anonymous</strong>. We hand out the KQL queries from Kajetan Świerk’s talk on paper.</p>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("C4") },
					{ name: { pl: "Czujniki do wypożyczenia", en: "Sensors to borrow" }, typeId: 3, valueInt: 15 },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("odbior@radionika.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://radionika.example") },
				],
			},
		],
	},
	{
		key: "kopernet",
		name: "Kopernet",
		type: 1,
		rodoName: "Kopernet S.A.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Sieć dla oddziałów firmy", en: "A network for company branches" }],
		groups: [
			{
				name: group.solution,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Frombork") },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Wszystko kręci się wokół sieci", en: "Everything revolves around the network" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>SD-WAN, który podłącza nowy oddział w <strong>jedno popołudnie</strong>: kurier przywozi pudełko, recepcja wtyka dwa kable, a reguły zapory przyjeżdżają z repozytorium Git.</p>",
							en: "<p>SD-WAN that connects a new branch in <strong>one afternoon</strong>: a courier brings a box, reception plugs in two cables, and the firewall rules arrive from a Git repository.</p>",
						},
					},
					{ name: label.customers, typeId: 3, valueInt: 1140 },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("C5") },
					{ name: { pl: "Konkurs zaciskania wtyków", en: "Cable crimping contest" }, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.sales, typeId: 5, valueStr: same("siec@kopernet.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://kopernet.example") },
				],
			},
		],
	},
	{
		key: "stalograf",
		name: "Stalograf",
		type: 1,
		rodoName: "Stalograf sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Przegląd Twojego raportu Power BI", en: "A review of your Power BI report" },
			{ pl: "Raporty na hali produkcyjnej", en: "Reports on the shop floor" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Raportowanie dla przemysłu", en: "Reporting for industry" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Wykresy do Power BI, które <strong>da się przeczytać z dziesięciu metrów</strong>, w kasku i pod światło. Biblioteka ma 34 wizualizacje, każda przetestowana w hucie i każda dostępna dla czytników ekranu.</p>",
							en: "<p>Power BI charts you <strong>can read from ten metres</strong>, in a helmet and against the light. The library holds 34 visuals, each tested in a steelworks and each usable with a screen reader.</p>",
						},
					},
					{ name: { pl: "Wizualizacje w bibliotece", en: "Visuals in the library" }, typeId: 3, valueInt: 34 },
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{
						name: label.show,
						typeId: 1,
						valueStr: {
							pl: "<p><strong>Ostry dyżur raportowy</strong>: siadasz z laptopem, wychodzisz z raportem o połowę krótszym.</p>",
							en: "<p><strong>Report emergency room</strong>: sit down with your laptop, leave with a report half the length.</p>",
						},
					},
					{ name: label.standNumber, typeId: 0, valueStr: same("C6") },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("biuro@stalograf.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://stalograf.example/galeria") },
				],
			},
		],
	},
	{
		key: "pamietnia",
		name: "Pamiętnia",
		type: 1,
		rodoName: "Pamiętnia sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Wyszukiwanie wektorowe w dokumentach firmy", en: "Vector search over company documents" },
			{ pl: "Uprawnienia a RAG: najczęstsze wpadki", en: "Permissions and RAG: common slips" },
		],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Firmowa wyszukiwarka, która pamięta, <strong>dlaczego</strong> zapadła decyzja, a nie tylko gdzie leży plik. Szanuje uprawnienia z SharePointa co do akapitu i do każdej odpowiedzi dołącza źródło.</p>",
							en: "<p>A company search that remembers <strong>why</strong> a decision was made, not only where the file is. It respects SharePoint permissions down to the paragraph and adds a source to every answer.</p>",
						},
					},
					{ name: label.dataInPoland, typeId: 4, valueBool: true },
					{ name: label.founded, typeId: 3, valueInt: 2021 },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("C7") },
					{
						name: label.show,
						typeId: 2,
						valueStr: {
							pl: "<p>Wgraliśmy dwadzieścia lat protokołów pewnej <a href='https://pamietnia.example/spoldzielnia'>spółdzielni mieszkaniowej</a>. Zapytaj, kto i kiedy obiecał naprawić windę.</p>",
							en: "<p>We loaded twenty years of minutes from a certain <a href='https://pamietnia.example/spoldzielnia'>housing association</a>. Ask who promised to fix the lift, and when.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("pytania@pamietnia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://pamietnia.example") },
				],
			},
		],
	},
	{
		key: "kluczynek",
		name: "Kluczynek",
		type: 1,
		rodoName: "Kluczynek prosta spółka akcyjna",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.solution,
				fields: [
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Sekrety nie lubią repozytoriów", en: "Secrets do not belong in repositories" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Skarbiec na klucze i hasła usług. Znajduje sekrety zaszyte w kodzie, <strong>sam je wymienia</strong> i zostawia w repozytorium uprzejmą notatkę zamiast alarmu o drugiej w nocy.</p><ul><li>wtyczki do GitHub Actions i Azure DevOps</li><li>rotacja bez przerwy w działaniu</li></ul>",
							en: "<p>A vault for keys and service passwords. It finds secrets buried in code, <strong>replaces them by itself</strong> and leaves a polite note in the repository instead of an alarm at two in the morning.</p><ul><li>plug-ins for GitHub Actions and Azure DevOps</li><li>rotation without downtime</li></ul>",
						},
					},
					{ name: label.trial, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.stand,
				fields: [
					{ name: label.standNumber, typeId: 0, valueStr: same("C8") },
					{ name: { pl: "Kłódki do otwarcia wytrychem", en: "Padlocks to pick" }, typeId: 3, valueInt: 24 },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.email, typeId: 5, valueStr: same("dzwonek@kluczynek.example") },
					{ name: label.docs, typeId: 6, valueStr: same("https://kluczynek.example/docs") },
				],
			},
		],
	},
];
