import type { DemoEvent } from "../shape.ts";
import { devai25Lectures } from "./devai25-lectures.ts";
import { devai25People } from "./devai25-people.ts";
import { packageList } from "./packages.ts";

export const devai25: DemoEvent = {
	code: "DEVAI25",
	name: { pl: "DevAI 2025", en: "DevAI 2025" },
	headline: { pl: "Kod pisany we dwoje", en: "Code written by two" },
	lead: {
		pl: "Konferencja dla programistów, którzy pracują z modelami: co im oddać, czego pilnować i jak nie stracić przy tym rzemiosła.",
		en: "A conference for developers who work with models: what to hand over, what to watch, and how to keep the craft.",
	},
	place: { pl: "Obserwatorium Miejskie", en: "City Observatory" },
	city: { pl: "Wrocław", en: "Wrocław" },
	agendaIntro: {
		pl: "Trzy ścieżki, dwa dni i zero prezentacji produktów. Prelegenci podają modele, koszty i datę, bo w tej dziedzinie liczy się miesiąc.",
		en: "Three tracks, two days and no product pitches. Speakers state models, costs and dates, because in this field months matter.",
	},
	agendaIntroOutdated: {
		pl: "Agenda minionej edycji. Czytaj z kalendarzem w ręku: część wniosków zestarzała się szybciej niż slajdy.",
		en: "The agenda of a past edition. Read it with a calendar at hand: some findings aged faster than the slides.",
	},
	countdownAt: "2025-12-04T09:30",
	countdownLabel: { pl: "Zaczynamy za", en: "We start in" },
	rounds: ["2025-10-05", "2025-11-02"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	landingExhibitorsEventCode: "MSTS25",
	facts: [
		{
			icon: "ticket",
			title: { pl: "Pierwsza edycja", en: "The first edition" },
			note: { pl: "240 miejsc na sali", en: "240 seats in the room" },
		},
		{
			icon: "pin",
			title: { pl: "Wrocław, pod kopułą", en: "Wrocław, under the dome" },
			note: { pl: "Obserwatorium Miejskie", en: "City Observatory" },
		},
		{
			icon: "play",
			title: { pl: "Nagrania przez 3 miesiące", en: "Recordings for 3 months" },
			note: { pl: "Razem z użytymi poleceniami", en: "Together with the prompts used" },
		},
	],
	theme: {
		accent: "#a3168f",
		accentStrong: "#7b0f6c",
		accentSoft: "#fbe6f7",
		key: "#ff9be0",
		beams: ["#ff5c9a", "#6b5cff", "#d94cff", "#4ca8ff", "#ff9be0", "#2ee6b0"],
	},
	categories: [
		{
			key: "devai25-online",
			name: { pl: "Online na żywo", en: "Live online" },
			icon: "play",
			isHourlySignificant: true,
		},
		{
			key: "devai25-onsite",
			name: { pl: "Wykłady onsite", en: "Talks onsite" },
			icon: "pin",
			isHourlySignificant: true,
		},
	],
	calendars: [
		{
			code: "DEVAI25-ONLINE",
			name: { pl: "Czwartek 04.12", en: "Thursday 04.12" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-12-04",
			isOnline: true,
			isOnsite: false,
			breaks: [
				{ start: "11:15", end: "11:45", name: { pl: "Przerwa, pokój pytań", en: "Break and the question room" } },
			],
		},
		{
			code: "DEVAI25-ONSITE",
			name: { pl: "Piątek 05.12", en: "Friday 05.12" },
			note: { pl: "na miejscu, Obserwatorium Miejskie", en: "onsite, City Observatory" },
			day: "2025-12-05",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{ start: "11:00", end: "11:30", name: { pl: "Kawa na tarasie", en: "Coffee on the terrace" } },
				{ start: "13:15", end: "14:15", name: { pl: "Obiad", en: "Lunch" } },
			],
		},
	],
	tracks: [
		{
			key: "devai25-warsztat",
			name: { pl: "Warsztat programisty", en: "The developer’s workbench" },
			chairmans: ["devai25-pola-cieslik-rudy"],
			carers: ["devai25-gerwazy-pilch"],
		},
		{
			key: "devai25-agenci",
			name: { pl: "Agenci i narzędzia", en: "Agents and tools" },
			chairmans: ["devai25-seweryna-kos"],
			carers: ["devai25-gerwazy-pilch"],
		},
		{
			key: "devai25-zaufanie",
			name: { pl: "Zaufanie i ryzyko", en: "Trust and risk" },
			chairmans: ["devai25-nestor-jagoda"],
			carers: ["devai25-wanda-iglica"],
		},
	],
	lecturers: devai25People,
	lecturerOrder: [
		"devai25-pola-cieslik-rudy",
		"devai25-seweryna-kos",
		"devai25-nestor-jagoda",
		"devai25-idzi-marzec",
		"devai25-luiza-strzyz",
		"devai25-samuel-obora",
		"devai25-tola-wicher",
		"devai25-arno-falk",
	],
	councilOrder: ["devai25-gerwazy-pilch", "devai25-wanda-iglica", "devai25-seweryna-kos", "devai25-nestor-jagoda"],
	lectures: devai25Lectures,
	exhibitors: [],
	partners: [
		{ key: "devai25-kwadrantia", name: "Kwadrantia", tier: "main", url: "https://kwadrantia.example" },
		{
			key: "devai25-pracownia-zaufania",
			name: "Pracownia Zaufania",
			tier: "content",
			url: "https://pracownia-zaufania.example",
		},
		{ key: "devai25-nocny-build", name: "Podcast Nocny Build", tier: "media", url: "https://nocny-build.example" },
	],
	news: [
		{
			key: "devai25-start",
			title: { pl: "Nowa konferencja w kalendarzu: DevAI", en: "A new conference in the calendar: DevAI" },
			description: {
				pl: "Tematów o pracy z modelami przybywało w każdym naszym programie, więc dajemy im osobną scenę. DevAI jest dla osób, które piszą i utrzymują kod.\n\nZasada naboru jest prosta: mówimy o tym, co działa od co najmniej trzech miesięcy.",
				en: "Talks about working with models kept growing in all our programmes, so we are giving them a stage of their own. DevAI is for people who write and maintain code.\n\nThe rule for submissions is simple: talk about something that has been working for at least three months.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-10",
			tags: ["ogłoszenie"],
		},
		{
			key: "devai25-bez-reklam",
			title: { pl: "Bez prezentacji produktów, naprawdę", en: "No product pitches, really" },
			description: {
				pl: "Rada programowa może przerwać wykład, który zmienia się w reklamę. Na scenie zawiśnie dzwonek i każdy z publiczności może o niego poprosić.\n\nPartnerzy mają własne stoiska i tam mogą chwalić się do woli.",
				en: "The programme council may stop a talk that turns into an advertisement. A bell will hang on stage, and anyone in the audience can ask for it to be rung.\n\nPartners have their own stands, where they may boast as much as they like.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-29",
			tags: ["zasady"],
		},
		{
			key: "devai25-klub-dowodow",
			title: { pl: "Klub dowodów: przynieś swój pomiar", en: "Evidence club: bring your measurement" },
			description: {
				pl: "W piątek po południu otwieramy tablicę na wyniki uczestników: czas przeglądu, liczba poprawek, koszt zadania. Każdy pomiar musi mieć opis, jak powstał.\n\nNajciekawsze omówimy wspólnie pod kopułą.",
				en: "On Friday afternoon we open a board for participants’ results: review time, number of fixes, cost per task. Every measurement needs a note on how it was taken.\n\nWe will discuss the most interesting ones together under the dome.",
			},
			isHighlighted: false,
			publicationDate: "2025-10-09",
			tags: ["społeczność"],
		},
	],
	contacts: [
		{
			kind: "partnerContact",
			key: "devai25-jowita-klos",
			look: "f",
			name: "Jowita Kłos",
			role: { pl: "Partnerzy", en: "Partners" },
			email: "jowita.klos@estrada.example",
			phone: "+48 22 000 15 01",
		},
		{
			kind: "participantContact",
			key: "devai25-patryk-osa",
			look: "m",
			name: "Patryk Osa",
			role: { pl: "Pomoc dla uczestników", en: "Participant support" },
			email: "patryk.osa@estrada.example",
			phone: "+48 22 000 15 02",
		},
		{
			kind: "programContact",
			key: "devai25-mirela-skiba",
			look: "f",
			name: "Mirela Skiba",
			role: { pl: "Program i dzwonek", en: "Programme and the bell" },
			email: "mirela.skiba@estrada.example",
			phone: "+48 22 000 15 03",
		},
	],
	packages: packageList({
		expo: 150,
		online: { net: [16900, 20900, 24900], capacity: 1000 },
		onsite: { net: [32900, 37900, 43900], capacity: 100 },
		standard: { net: [54900, 62900, 71900], capacity: 120 },
		exec: { net: [109900, 124900, 139900], capacity: 20 },
	}),
};
