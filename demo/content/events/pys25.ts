import type { DemoEvent } from "../shape.ts";
import { packageList } from "./packages.ts";
import { pys25Lectures } from "./pys25-lectures.ts";
import { pys25People } from "./pys25-people.ts";

export const pys25: DemoEvent = {
	code: "PYS25",
	name: { pl: "Python Scena 2025", en: "Python Stage 2025" },
	headline: { pl: "Wcięcia mają znaczenie", en: "Indentation matters" },
	lead: {
		pl: "Python w nauce, w sieci, w fabryce i w domu. Dwa dni z językiem, który łączy ludzi o zupełnie różnych zawodach.",
		en: "Python in science, on the web, in the factory and at home. Two days with a language shared by people of very different trades.",
	},
	place: { pl: "Dom Ogrodnika", en: "Dom Ogrodnika" },
	city: { pl: "Poznań", en: "Poznań" },
	agendaIntro: {
		pl: "Czwartek online, piątek w Poznaniu. Poziom 1 to naprawdę poziom 1: wystarczy, że umiesz napisać pętlę.",
		en: "Thursday online, Friday in Poznań. Level 1 truly means level 1: being able to write a loop is enough.",
	},
	agendaIntroOutdated: {
		pl: "Scena już zwinięta. W agendzie znajdziesz tematy i odnośniki do repozytoriów prelegentów.",
		en: "The stage has been folded. The agenda keeps the topics and links to the speakers’ repositories.",
	},
	countdownAt: "2025-12-04T10:00",
	countdownLabel: { pl: "Do startu zostało", en: "Starting in" },
	rounds: ["2025-10-19", "2025-11-16"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: false,
	isOnline: true,
	isOnsite: true,
	landingExhibitorsEventCode: "MSTS25",
	landingPartnersEventCode: "MSTS25",
	previousAttendance: 640,
	facts: [
		{ icon: "ticket", title: { pl: "Zniżka dla nauczycieli", en: "Discount for teachers" }, note: { pl: "Połowa ceny na każdym etapie", en: "Half price in every round" } },
		{ icon: "globe", title: { pl: "Od biologii po bankowość", en: "From biology to banking" }, note: { pl: "Osiem zawodów na scenie", en: "Eight trades on stage" } },
		{ icon: "pin", title: { pl: "Poznań, wśród szklarni", en: "Poznań, among greenhouses" }, note: { pl: "Dom Ogrodnika, w grudniu ciepło", en: "Dom Ogrodnika, warm in December" } },
	],
	theme: {
		accent: "#1f6b3b",
		accentStrong: "#134c28",
		accentSoft: "#e3f5e8",
		key: "#ffe27a",
		beams: ["#2ee6b0", "#ffe27a", "#4ca8ff", "#7bdc6a", "#ffc53d", "#6b5cff"],
	},
	categories: [
		{ key: "pys25-online", name: { pl: "Online na żywo", en: "Live online" }, icon: "play", isHourlySignificant: true },
		{ key: "pys25-onsite", name: { pl: "Wykłady onsite", en: "Talks onsite" }, icon: "pin", isHourlySignificant: true },
	],
	calendars: [
		{
			code: "PYS25-ONLINE",
			name: { pl: "Czwartek 04.12", en: "Thursday 04.12" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-12-04",
			isOnline: true,
			isOnsite: false,
			breaks: [{ start: "11:45", end: "12:15", name: { pl: "Przerwa", en: "Break" } }],
		},
		{
			code: "PYS25-ONSITE",
			name: { pl: "Piątek 05.12", en: "Friday 05.12" },
			note: { pl: "na miejscu, Dom Ogrodnika", en: "onsite, Dom Ogrodnika" },
			day: "2025-12-05",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{ start: "11:15", end: "11:45", name: { pl: "Herbata w szklarni", en: "Tea in the greenhouse" } },
				{ start: "13:30", end: "14:30", name: { pl: "Obiad", en: "Lunch" } },
			],
		},
	],
	tracks: [
		{ key: "pys25-jezyk", name: { pl: "Język i narzędzia", en: "Language and tools" }, chairmans: ["pys25-gustaw-porzeczka"], carers: ["pys25-irmina-skowron"] },
		{ key: "pys25-nauka", name: { pl: "Nauka i dane", en: "Science and data" }, chairmans: ["pys25-felicja-torf"], carers: ["pys25-edgar-wierzba"] },
		{ key: "pys25-aplikacje", name: { pl: "Sieć i urządzenia", en: "Web and devices" }, chairmans: ["pys25-jaga-lipska-don"], carers: ["pys25-irmina-skowron"] },
	],
	lecturers: pys25People,
	lecturerOrder: [
		"pys25-gustaw-porzeczka",
		"pys25-felicja-torf",
		"pys25-jaga-lipska-don",
		"pys25-mieszko-bryl",
		"pys25-nela-chmiel",
		"pys25-tymon-rogoza",
		"pys25-priya-dalal",
		"pys25-wawrzyn-kora",
	],
	councilOrder: ["pys25-irmina-skowron", "pys25-edgar-wierzba", "pys25-gustaw-porzeczka", "pys25-felicja-torf"],
	lectures: pys25Lectures,
	exhibitors: [],
	partners: [],
	news: [
		{
			key: "pys25-nazwa",
			title: { pl: "Python dostaje własną scenę", en: "Python gets its own stage" },
			description: {
				pl: "Przez trzy lata był ścieżką na innych konferencjach. W tym roku przenosimy go do Domu Ogrodnika w Poznaniu, gdzie w grudniu kwitną cytrusy.\n\nZapraszamy programistów, biolożki, nauczycieli i wszystkich, którzy piszą skrypty „na chwilę”.",
				en: "For three years it was a track at other conferences. This year we are moving it to Dom Ogrodnika in Poznań, where citrus trees bloom in December.\n\nWe invite developers, biologists, teachers and everyone who writes scripts “just for a moment”.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-03",
			tags: ["ogłoszenie", "miejsce"],
		},
		{
			key: "pys25-nauczyciele",
			title: { pl: "Nauczyciele płacą połowę", en: "Teachers pay half" },
			description: {
				pl: "Uczysz informatyki albo prowadzisz kółko programistyczne? Napisz do nas, a dostaniesz kod na połowę ceny dowolnego pakietu.\n\nW piątek mamy też okrągły stół o Pythonie w szkole, otwarty dla wszystkich.",
				en: "Do you teach computing or run a coding club? Write to us and you will get a code for half the price of any package.\n\nOn Friday there is also a round table on Python in schools, open to everyone.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-26",
			tags: ["edukacja", "bilety"],
		},
		{
			key: "pys25-konta",
			title: { pl: "Konta uczestników otworzymy w listopadzie", en: "Participant accounts open in November" },
			description: {
				pl: "Rejestracja działa już teraz, ale logowanie uruchomimy bliżej wydarzenia. Bilet i potwierdzenie przyjdą mailem od razu po zakupie.\n\nGdy konta ruszą, wyślemy jedną wiadomość z odnośnikiem.",
				en: "Registration works now, while log-in opens closer to the event. The ticket and the confirmation arrive by e-mail right after purchase.\n\nOnce the accounts are up, we will send a single message with a link.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-30",
			tags: ["organizacja"],
		},
	],
	contacts: [
		{ kind: "partnerContact", key: "pys25-oskar-wrzos", look: "m", name: "Oskar Wrzos", role: { pl: "Partnerzy", en: "Partners" }, email: "oskar.wrzos@estrada.example", phone: "+48 22 000 16 01" },
		{ kind: "participantContact", key: "pys25-matylda-kulik", look: "f", name: "Matylda Kulik", role: { pl: "Uczestnicy i zniżki", en: "Participants and discounts" }, email: "matylda.kulik@estrada.example", phone: "+48 22 000 16 02" },
		{ kind: "programContact", key: "pys25-celina-brona", look: "f", name: "Celina Brona", role: { pl: "Program", en: "Programme" }, email: "celina.brona@estrada.example", phone: "+48 22 000 16 03" },
	],
	packages: packageList({
		expo: 200,
		online: { net: [9900, 12900, 15900], capacity: 800 },
		onsite: { net: [24900, 28900, 33900], capacity: 180 },
		standard: { net: [39900, 46900, 54900], capacity: 200 },
	}),
};
