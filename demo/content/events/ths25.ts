import type { DemoEvent } from "../shape.ts";
import { packageList } from "./packages.ts";
import { ths25Exhibitors } from "./ths25-exhibitors.ts";
import { ths25Lectures } from "./ths25-lectures.ts";
import { ths25People } from "./ths25-people.ts";

export const ths25: DemoEvent = {
	code: "THS25",
	name: { pl: "Targi pracy IT 2025", en: "IT Job Fair 2025" },
	headline: { pl: "Praca, którą da się lubić", en: "A job you can actually like" },
	lead: {
		pl: "Rozmowy bez ogłoszeniowego żargonu: firmy podają widełki, rekruterki mówią, czego szukają, a Ty sprawdzasz, czy to dla Ciebie.",
		en: "Conversations without job-ad jargon: companies state the pay, recruiters say what they look for, and you decide whether it is for you.",
	},
	place: { pl: "Hala Tokarnia", en: "Tokarnia Hall" },
	city: { pl: "Kraków", en: "Kraków" },
	agendaIntro: {
		pl: "Czwartek na hali, piątek online. Między wykładami zostawiliśmy czas na stoiska, bo po to są targi.",
		en: "Thursday in the hall, Friday online. We left time for the stands between talks, because that is what a fair is for.",
	},
	agendaIntroOutdated: {
		pl: "Te targi już się skończyły. W agendzie zostały tematy, które warto odświeżyć przed rozmową o pracę.",
		en: "This fair is over. The agenda still lists topics worth revisiting before a job interview.",
	},
	countdownAt: "2025-03-27T09:00",
	countdownLabel: { pl: "Do otwarcia stoisk zostało", en: "The stands open in" },
	rounds: ["2025-02-16", "2025-03-09"],
	isMeetup: false,
	allowRegistration: false,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	previousAttendance: 2860,
	facts: [
		{
			icon: "ticket",
			title: { pl: "Wstęp na stoiska wolny", en: "Free entry to the stands" },
			note: { pl: "Wykłady w pakiecie Standard", en: "Talks come with Standard" },
		},
		{
			icon: "clock",
			title: { pl: "Czynne od 9:00 do 17:00", en: "Open from 9:00 to 17:00" },
			note: { pl: "Konsultacje CV do 16:00", en: "CV consultations until 16:00" },
		},
		{
			icon: "globe",
			title: { pl: "Widełki na każdym stoisku", en: "Pay ranges at every stand" },
			note: { pl: "To warunek udziału wystawcy", en: "A condition for exhibiting" },
		},
	],
	theme: {
		accent: "#b93a0e",
		accentStrong: "#8c2905",
		accentSoft: "#ffe9df",
		key: "#ff9d6c",
		beams: ["#ff5a3c", "#ffc53d", "#ff8f4d", "#ff5c9a", "#ffe08a", "#6b5cff"],
	},
	categories: [
		{ key: "ths25-onsite", name: { pl: "Wykłady onsite", en: "Talks onsite" }, icon: "pin", isHourlySignificant: true },
		{ key: "ths25-online", name: { pl: "Online na żywo", en: "Live online" }, icon: "play", isHourlySignificant: true },
	],
	calendars: [
		{
			code: "THS25-ONSITE",
			name: { pl: "Czwartek 27.03", en: "Thursday 27.03" },
			note: { pl: "na miejscu, Hala Tokarnia", en: "onsite, Tokarnia Hall" },
			day: "2025-03-27",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{ start: "11:15", end: "12:15", name: { pl: "Godzina dla stoisk", en: "An hour for the stands" } },
				{ start: "14:00", end: "14:30", name: { pl: "Kawa i konsultacje CV", en: "Coffee and CV consultations" } },
			],
		},
		{
			code: "THS25-ONLINE",
			name: { pl: "Piątek 28.03", en: "Friday 28.03" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-03-28",
			isOnline: true,
			isOnsite: false,
			breaks: [{ start: "10:40", end: "11:00", name: { pl: "Przerwa", en: "Break" } }],
		},
	],
	tracks: [
		{
			key: "ths25-start",
			name: { pl: "Pierwsza praca", en: "First job" },
			chairmans: ["ths25-zuzanna-pokrzywa"],
			carers: ["ths25-hieronim-drozd"],
		},
		{
			key: "ths25-pieniadze",
			name: { pl: "Rozmowy i pieniądze", en: "Talks and money" },
			chairmans: ["ths25-konstanty-bober"],
			carers: ["ths25-apolonia-sztuba"],
		},
		{
			key: "ths25-zmiana",
			name: { pl: "Zmiana kierunku", en: "Changing course" },
			chairmans: ["ths25-rita-kalinowa"],
			carers: ["ths25-hieronim-drozd"],
		},
	],
	lecturers: ths25People,
	lecturerOrder: [
		"ths25-zuzanna-pokrzywa",
		"ths25-konstanty-bober",
		"ths25-rita-kalinowa",
		"ths25-dionizy-mech",
		"ths25-lilianna-gawron",
		"ths25-borys-szczypior",
		"ths25-faustyna-ryl",
		"ths25-amir-zawada",
	],
	councilOrder: ["ths25-apolonia-sztuba", "ths25-hieronim-drozd", "ths25-zuzanna-pokrzywa", "ths25-konstanty-bober"],
	lectures: ths25Lectures,
	exhibitors: ths25Exhibitors,
	partners: [
		{ key: "ths25-kurs-na-kod", name: "Kurs na Kod", tier: "content", url: "https://kurs-na-kod.example" },
		{
			key: "ths25-grodzka-uczelnia",
			name: "Grodzka Uczelnia Techniczna",
			tier: "content",
			url: "https://grodzka.example",
		},
		{ key: "ths25-etat-i-projekt", name: "Etat i Projekt", tier: "media", url: "https://etat-i-projekt.example" },
		{ key: "ths25-radio-zajezdnia", name: "Radio Zajezdnia", tier: "media", url: "https://radio-zajezdnia.example" },
	],
	news: [
		{
			key: "ths25-widelki",
			title: { pl: "Bez widełek nie ma stoiska", en: "No pay range, no stand" },
			description: {
				pl: "Od tej edycji każdy wystawca podaje wynagrodzenie przy każdej ofercie. Firmy, które tego nie chciały, zaprosimy za rok.\n\nWidełki są na stoisku, w katalogu i w wyszukiwarce ofert. Podajemy je brutto, osobno dla etatu i dla kontraktu.",
				en: "From this edition on, every exhibitor states the pay for every opening. Companies that declined are welcome next year.\n\nThe ranges are shown at the stand, in the catalogue and in the job search, gross, separately for employment and for contracts.",
			},
			isHighlighted: true,
			publicationDate: "2025-02-10",
			tags: ["wystawcy", "wynagrodzenia"],
		},
		{
			key: "ths25-konsultacje-cv",
			title: { pl: "Sto dwadzieścia konsultacji CV", en: "One hundred and twenty CV consultations" },
			description: {
				pl: "Przez cały czwartek dziesięć rekruterek i rekruterów będzie czytać życiorysy razem z kandydatami. Jedna rozmowa trwa dwadzieścia minut i kończy się listą poprawek.\n\nZapisy ruszają tydzień przed targami. Przynieś CV na papierze, łatwiej po nim kreślić.",
				en: "All Thursday long, ten recruiters will read CVs together with candidates. A session takes twenty minutes and ends with a list of edits.\n\nBooking opens a week before the fair. Bring your CV on paper: it is easier to scribble on.",
			},
			isHighlighted: false,
			publicationDate: "2025-03-03",
			tags: ["CV"],
		},
		{
			key: "ths25-podsumowanie",
			title: {
				pl: "Po targach: 3100 osób i 412 zaproszeń na rozmowę",
				en: "After the fair: 3,100 people and 412 interview invitations",
			},
			description: {
				pl: "Dziękujemy wszystkim, którzy przyszli do Tokarni mimo śniegu w ostatnim tygodniu marca. Wystawcy wysłali jeszcze w czasie targów 412 zaproszeń na kolejny etap.\n\nNagrania wykładów online są już na kontach uczestników.",
				en: "Thank you to everyone who came to Tokarnia despite the snow in the last week of March. Exhibitors sent 412 invitations to the next stage before the fair had even closed.\n\nRecordings of the online talks are available in participants’ accounts.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-07",
			tags: ["podsumowanie", "nagrania"],
		},
	],
	contacts: [
		{
			kind: "partnerContact",
			key: "ths25-leon-pawlica",
			look: "m",
			name: "Leon Pawlica",
			role: { pl: "Stoiska i wystawcy", en: "Stands and exhibitors" },
			email: "leon.pawlica@estrada.example",
			phone: "+48 22 000 12 01",
		},
		{
			kind: "participantContact",
			key: "ths25-iga-smoter",
			look: "f",
			name: "Iga Smoter",
			role: { pl: "Kontakt dla kandydatów", en: "Candidate support" },
			email: "iga.smoter@estrada.example",
			phone: "+48 22 000 12 02",
		},
		{
			kind: "programContact",
			key: "ths25-bogna-lipien",
			look: "f",
			name: "Bogna Lipień",
			role: { pl: "Wykłady i konsultacje", en: "Talks and consultations" },
			email: "bogna.lipien@estrada.example",
			phone: "+48 22 000 12 03",
		},
	],
	packages: packageList({
		expo: 3000,
		online: { net: [4900, 5900, 7900], capacity: 2000 },
		standard: { net: [9900, 12900, 15900], capacity: 500 },
	}),
};
