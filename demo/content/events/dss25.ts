import type { DemoEvent } from "../shape.ts";
import { dss25Lectures } from "./dss25-lectures.ts";
import { packageList } from "./packages.ts";

export const dss25: DemoEvent = {
	code: "DSS25",
	name: { pl: "Data Science Summit 2025", en: "Data Science Summit 2025" },
	headline: { pl: "Dane mają głos", en: "Data has the floor" },
	lead: {
		pl: "Jesienne spotkanie osób, które z danych robią decyzje: analityków, inżynierek, szefów działów i tych, którzy muszą im uwierzyć.",
		en: "The autumn gathering of people who turn data into decisions: analysts, engineers, heads of departments and those who have to believe them.",
	},
	place: { pl: "Stara Drukarnia", en: "Stara Drukarnia" },
	city: { pl: "Łódź", en: "Łódź" },
	agendaIntro: {
		pl: "To pierwsza część agendy, kolejne tematy dopisujemy co dwa tygodnie. Dni i ścieżki są zwinięte, rozwiń te, które Cię ciekawią.",
		en: "This is the first part of the agenda; more topics arrive every two weeks. Days and tracks are folded, open those you care about.",
	},
	agendaIntroOutdated: {
		pl: "Tak wyglądała jesienna edycja. Nagrania mają osoby z pakietami Standard i Exec.",
		en: "This is what the autumn edition looked like. Standard and Exec participants have the recordings.",
	},
	countdownAt: "2025-11-20T09:00",
	countdownLabel: { pl: "Do rozpoczęcia zostało", en: "We begin in" },
	rounds: ["2025-09-30", "2025-10-31"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	landingLecturersEventCode: "DSSML25",
	landingProgrammeCouncilEventCode: "DSSML25",
	landingExhibitorsEventCode: "MSTS25",
	landingPartnersEventCode: "DSSML25",
	previousAttendance: 2750,
	facts: [
		{ icon: "ticket", title: { pl: "Runda 1 do końca września", en: "Round 1 until the end of September" }, note: { pl: "Najtańsze pakiety w roku", en: "The lowest prices of the year" } },
		{ icon: "pin", title: { pl: "Łódź, Stara Drukarnia", en: "Łódź, Stara Drukarnia" }, note: { pl: "Kwadrans pieszo z dworca", en: "A 15-minute walk from the station" } },
		{ icon: "globe", title: { pl: "Co trzeci wykład po angielsku", en: "Every third talk in English" }, note: { pl: "Napisy na żywo w obu językach", en: "Live captions in both languages" } },
	],
	theme: {
		accent: "#0b5fc4",
		accentStrong: "#084792",
		accentSoft: "#e1eeff",
		key: "#7cc4ff",
		beams: ["#4ca8ff", "#6b5cff", "#2ee6b0", "#9bd7ff", "#ff5c9a", "#3f6dff"],
	},
	categories: [
		{ key: "dss25-online", name: { pl: "Online na żywo", en: "Live online" }, icon: "play", isHourlySignificant: true },
		{ key: "dss25-onsite", name: { pl: "Wykłady onsite", en: "Talks onsite" }, icon: "pin", isHourlySignificant: true },
	],
	calendars: [
		{
			code: "DSS25-ONLINE",
			name: { pl: "Czwartek 20.11", en: "Thursday 20.11" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-11-20",
			isOnline: true,
			isOnsite: false,
			breaks: [{ start: "12:00", end: "12:45", name: { pl: "Przerwa obiadowa", en: "Lunch break" } }],
		},
		{
			code: "DSS25-ONSITE",
			name: { pl: "Piątek 21.11", en: "Friday 21.11" },
			note: { pl: "na miejscu, Stara Drukarnia", en: "onsite, Stara Drukarnia" },
			day: "2025-11-21",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{ start: "11:00", end: "11:30", name: { pl: "Kawa w zecerni", en: "Coffee in the composing room" } },
				{ start: "13:15", end: "14:15", name: { pl: "Obiad", en: "Lunch" } },
			],
		},
	],
	tracks: [
		{ key: "dss25-analiza", name: { pl: "Analiza i decyzje", en: "Analytics and decisions" }, chairmans: ["dss25-melania-strug"], carers: [] },
		{ key: "dss25-inzynieria", name: { pl: "Inżynieria danych", en: "Data engineering" }, chairmans: ["dss25-cyryl-nowina"], carers: ["dss25-joachim-perz"] },
		{ key: "dss25-ludzie", name: { pl: "Ludzie i dane", en: "People and data" }, chairmans: ["dss25-eliza-tarnina"], carers: [] },
	],
	lecturers: [
		{
			key: "dss25-melania-strug", look: "f", title: "dr", firstName: "Melania", lastName: "Strug",
			jobPosition: { pl: "Kierowniczka eksperymentów", en: "Head of experimentation" }, organization: "Porfirion Handel",
			biography: {
				pl: "Zaplanowała ponad tysiąc testów A/B i uważa, że połowy z nich nie warto było robić. Doktorat z przyczynowości obroniła, pracując na pełny etat w sklepie internetowym.",
				en: "She has designed more than a thousand A/B tests and thinks half of them were not worth running. She earned her PhD on causality while working full time at an online shop.",
			},
			linkedinUrl: "https://profil.example/melania-strug",
		},
		{
			key: "dss25-cyryl-nowina", look: "m", firstName: "Cyryl", lastName: "Nowina",
			jobPosition: { pl: "Główny inżynier danych", en: "Principal data engineer" }, organization: "Mgławica",
			biography: {
				pl: "Od hurtowni na taśmach po strumienie zdarzeń: przenosił dane w każdą możliwą stronę. Opiekuje się otwartą biblioteką do testowania potoków, która ma więcej użytkowników niż gwiazdek.",
				en: "From warehouses on tape to event streams, he has moved data in every possible direction. He maintains an open-source pipeline testing library with more users than stars.",
			},
			repositoryUrl: "https://kod.example/nowina", linkedinUrl: "https://profil.example/cyryl-nowina",
		},
		{
			key: "dss25-eliza-tarnina", look: "f", firstName: "Eliza", lastName: "Tarnina",
			jobPosition: { pl: "Projektantka informacji", en: "Information designer" }, organization: "Studio Legenda",
			biography: {
				pl: "Rysuje wykresy dla gazet, urzędów i zarządów. Zbiera przykłady osi, które kłamią, i ma ich już trzy segregatory.",
				en: "She draws charts for newspapers, public offices and boards. She collects examples of lying axes and already has three binders of them.",
			},
			websiteUrl: "https://studio-legenda.example", otherSocialMediaUrl: "https://obserwuj.example/tarnina",
		},
		{
			key: "dss25-joachim-perz", look: "m", firstName: "Joachim", lastName: "Perz",
			jobPosition: { pl: "Analityk danych publicznych", en: "Public data analyst" }, organization: "Stowarzyszenie Jawny Rejestr",
			biography: {
				pl: "Wydobywa dane z urzędów, porządkuje je i oddaje wszystkim. Jego arkusz o opóźnieniach autobusów zmienił rozkład w trzech miastach.",
				en: "He extracts data from public offices, cleans it and gives it back to everyone. His spreadsheet on bus delays changed the timetable in three cities.",
			},
			twitterUrl: "https://wpisy.example/perz", repositoryUrl: "https://kod.example/jawny-rejestr",
		},
	],
	lecturerOrder: ["dss25-melania-strug", "dss25-cyryl-nowina", "dss25-eliza-tarnina", "dss25-joachim-perz"],
	councilOrder: [],
	lectures: dss25Lectures,
	exhibitors: [],
	partners: [],
	news: [
		{
			key: "dss25-nabor",
			title: { pl: "Nabór wykładów na jesień", en: "Call for talks: autumn" },
			description: {
				pl: "Szukamy historii z liczbami i z puentą. Wystarczy tytuł, pięć zdań i informacja, czego słuchacz nauczy się na pewno.\n\nZgłoszenia przyjmujemy do 15 sierpnia. Debiutantom pomagamy: każdy dostaje opiekuna i próbę generalną.",
				en: "We are looking for stories with numbers and a punchline. A title, five sentences and one thing the audience will certainly learn are enough.\n\nSubmissions are open until 15 August. First-time speakers get a mentor and a dress rehearsal.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-22",
			tags: ["prelegenci"],
		},
		{
			key: "dss25-lodz",
			title: { pl: "W listopadzie widzimy się w Łodzi", en: "See you in Łódź in November" },
			description: {
				pl: "Po czterech latach w Warszawie zabieramy Data Science Summit do Starej Drukarni. Pod ceglanym sklepieniem zmieszczą się trzy sceny i strefa spotkań.\n\nZ dworca idzie się kwadrans, a dla przyjezdnych mamy rabat w dwóch hotelach obok.",
				en: "After four years in Warsaw we are taking the Data Science Summit to Stara Drukarnia. Three stages and a meeting area fit under its brick vaults.\n\nThe station is a quarter of an hour away on foot, and two nearby hotels offer a discount.",
			},
			isHighlighted: false,
			publicationDate: "2025-03-11",
			tags: ["miejsce"],
		},
		{
			key: "dss25-napisy",
			title: { pl: "Napisy na żywo przy każdym wykładzie", en: "Live captions for every talk" },
			description: {
				pl: "Każdy wykład, online i na miejscu, będzie miał napisy po polsku i po angielsku. Poprawia je człowiek, więc nazwiska i skróty zgadzają się z tym, co słychać.\n\nNapisy trafią też do nagrań i do transkrypcji, którą da się przeszukiwać.",
				en: "Every talk, online and onsite, will be captioned in Polish and English. A person corrects them, so names and acronyms match what is being said.\n\nThe captions also go into the recordings and into a searchable transcript.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-15",
			tags: ["dostępność"],
		},
	],
	contacts: [
		{ kind: "partnerContact", key: "dss25-fabian-krzemien", look: "m", name: "Fabian Krzemień", role: { pl: "Partnerzy i wystawcy", en: "Partners and exhibitors" }, email: "fabian.krzemien@estrada.example", phone: "+48 22 000 13 01" },
		{ kind: "participantContact", key: "dss25-laura-piwonia", look: "f", name: "Laura Piwonia", role: { pl: "Bilety i zgłoszenia grupowe", en: "Tickets and group bookings" }, email: "laura.piwonia@estrada.example", phone: "+48 22 000 13 02" },
		{ kind: "programContact", key: "dss25-teodor-wilga", look: "m", name: "Teodor Wilga", role: { pl: "Nabór i program", en: "Call for talks and programme" }, email: "teodor.wilga@estrada.example", phone: "+48 22 000 13 03" },
	],
	packages: packageList({
		expo: 600,
		online: { net: [22900, 27900, 32900], capacity: 2000 },
		onsite: { net: [39900, 46900, 53900], capacity: 500 },
		standard: { net: [69900, 79900, 94900], capacity: 600 },
		exec: { net: [139900, 159900, 179900], capacity: 80 },
	}),
};
