import type { DemoEvent } from "../shape.ts";
import { dssml25Lectures } from "./dssml25-lectures.ts";
import { dssml25People } from "./dssml25-people.ts";
import { packageList } from "./packages.ts";

export const dssml25: DemoEvent = {
	code: "DSSML25",
	name: { pl: "Data Science Summit ML Edition 2025", en: "Data Science Summit ML Edition 2025" },
	headline: { pl: "Modele wychodzą z notatnika", en: "Models leave the notebook" },
	lead: {
		pl: "Dwa dni o uczeniu maszynowym, które ktoś musi utrzymać: od danych treningowych po telefon o trzeciej w nocy.",
		en: "Two days of machine learning that somebody has to keep running: from training data to the 3 a.m. phone call.",
	},
	place: { pl: "Centrum Gazownia", en: "Gazownia Centre" },
	city: { pl: "Warszawa", en: "Warsaw" },
	agendaIntro: {
		pl: "Czwartek spędzamy online, piątek w Gazowni. Rozwiń dzień albo ścieżkę i dodaj wykłady do własnego planu.",
		en: "Thursday is online, Friday is at Gazownia. Open a day or a track and add talks to your own plan.",
	},
	agendaIntroOutdated: {
		pl: "Edycja ML z tego roku już za nami. Agenda zostaje: to dobra lista tematów na wewnętrzne warsztaty.",
		en: "This ML Edition is behind us. The agenda stays: it makes a good reading list for your own team.",
	},
	countdownAt: "2025-06-05T09:00",
	countdownLabel: { pl: "Do pierwszego wykładu zostało", en: "The first talk starts in" },
	rounds: ["2025-04-13", "2025-05-11"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	landingExhibitorsEventCode: "MSTS25",
	previousAttendance: 1450,
	facts: [
		{ icon: "clock", title: { pl: "16 wykładów, 4 ścieżki", en: "16 talks, 4 tracks" }, note: { pl: "Każdy z kodem albo z liczbami", en: "Each one with code or with numbers" } },
		{ icon: "pin", title: { pl: "Dziesięć minut od metra", en: "Ten minutes from the metro" }, note: { pl: "Centrum Gazownia na Woli", en: "Gazownia Centre in the Wola district" } },
		{ icon: "play", title: { pl: "Nagrania i notatniki", en: "Recordings and notebooks" }, note: { pl: "Przez 3 miesiące od publikacji", en: "For 3 months after publication" } },
	],
	theme: {
		accent: "#00746b",
		accentStrong: "#00544d",
		accentSoft: "#dcf5f1",
		key: "#2ee6b0",
		beams: ["#2ee6b0", "#4ca8ff", "#c6f24e", "#6b5cff", "#19b8c9", "#ffc53d"],
	},
	categories: [
		{ key: "dssml25-online", name: { pl: "Online na żywo", en: "Live online" }, icon: "play", isHourlySignificant: true },
		{ key: "dssml25-onsite", name: { pl: "Wykłady onsite", en: "Talks onsite" }, icon: "pin", isHourlySignificant: true },
	],
	calendars: [
		{
			code: "DSSML25-ONLINE",
			name: { pl: "Czwartek 05.06", en: "Thursday 05.06" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-06-05",
			isOnline: true,
			isOnsite: false,
			breaks: [
				{ start: "11:00", end: "11:20", name: { pl: "Przerwa, czat z prelegentami otwarty", en: "Break, the speakers’ chat stays open" } },
			],
		},
		{
			code: "DSSML25-ONSITE",
			name: { pl: "Piątek 06.06", en: "Friday 06.06" },
			note: { pl: "na miejscu, Centrum Gazownia", en: "onsite, Gazownia Centre" },
			day: "2025-06-06",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{ start: "10:15", end: "10:45", name: { pl: "Przerwa na kawę", en: "Coffee break" } },
				{ start: "12:45", end: "13:45", name: { pl: "Obiad na dziedzińcu", en: "Lunch in the courtyard" } },
			],
		},
	],
	tracks: [
		{ key: "dssml25-mlops", name: { pl: "MLOps i platformy", en: "MLOps and platforms" }, chairmans: ["dssml25-blanka-rzepecka"], carers: ["dssml25-wit-gorzelak"] },
		{ key: "dssml25-llm", name: { pl: "Modele językowe", en: "Language models" }, chairmans: ["dssml25-klemens-dudzic"], carers: ["dssml25-regina-tomczuk"] },
		{ key: "dssml25-forecast", name: { pl: "Prognozy i ryzyko", en: "Forecasting and risk" }, chairmans: ["dssml25-adela-mroczek"], carers: ["dssml25-leslaw-piorun"] },
		{ key: "dssml25-vision", name: { pl: "Obraz i sygnał", en: "Vision and signal" }, chairmans: ["dssml25-ignacy-wrobelek"], carers: ["dssml25-hortensja-balik"] },
	],
	lecturers: dssml25People,
	lecturerOrder: [
		"dssml25-blanka-rzepecka",
		"dssml25-klemens-dudzic",
		"dssml25-adela-mroczek",
		"dssml25-ignacy-wrobelek",
		"dssml25-marta-siekierko",
		"dssml25-tobiasz-lach",
		"dssml25-ewelina-chabrowa",
		"dssml25-jeremi-stolarz",
		"dssml25-sonia-grabiec",
	],
	councilOrder: ["dssml25-wit-gorzelak", "dssml25-regina-tomczuk", "dssml25-leslaw-piorun", "dssml25-hortensja-balik"],
	lectures: dssml25Lectures,
	exhibitors: [],
	partners: [
		{ key: "dssml25-tensorium", name: "Tensorium", tier: "main", url: "https://tensorium.example" },
		{ key: "dssml25-dorzecze-bank", name: "Dorzecze Bank", tier: "main", url: "https://dorzecze-bank.example" },
		{ key: "dssml25-kolo-gradient", name: "Koło Naukowe Gradient", tier: "content", url: "https://kolo-gradient.example" },
		{ key: "dssml25-przeglad-danych", name: "Przegląd Danych", tier: "media", url: "https://przeglad-danych.example" },
	],
	news: [
		{
			key: "dssml25-agenda",
			title: { pl: "Agenda edycji ML jest gotowa", en: "The ML Edition agenda is ready" },
			description: {
				pl: "Ze 168 zgłoszeń rada programowa wybrała szesnaście. Kryterium było jedno: prelegent musi pokazać, co stało się z modelem po wdrożeniu, także wtedy, gdy poszło źle.\n\nCzwartek online zaczynamy o 9:00, piątek w Gazowni kwadrans później.",
				en: "Out of 168 submissions the programme council chose sixteen. There was one criterion: speakers have to show what happened to the model after it shipped, also when it went badly.\n\nThursday online starts at 9:00, Friday at Gazownia a quarter of an hour later.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-08",
			tags: ["agenda"],
		},
		{
			key: "dssml25-gazownia",
			title: { pl: "Przenosimy się do Gazowni", en: "We are moving to Gazownia" },
			description: {
				pl: "Zeszłoroczna sala pękała w szwach, więc w tym roku spotykamy się w Centrum Gazownia. Cztery sale, dziedziniec i wreszcie porządna kawa.\n\nWejście jest bez schodów, a pętle indukcyjne działają w dwóch największych salach.",
				en: "Last year’s venue was bursting at the seams, so this year we meet at the Gazownia Centre. Four rooms, a courtyard and, at last, decent coffee.\n\nThe entrance is step-free, and the two largest rooms have induction loops.",
			},
			isHighlighted: false,
			publicationDate: "2025-03-19",
			tags: ["miejsce"],
		},
		{
			key: "dssml25-notatniki",
			title: { pl: "Notatniki z wykładów w jednym repozytorium", en: "Notebooks from the talks in one repository" },
			description: {
				pl: "Prosimy prelegentów o kod, a nie tylko o slajdy. Wszystkie notatniki trafią do wspólnego repozytorium w dniu konferencji i zostaną tam po niej.\n\nUruchomisz je na zwykłym laptopie: każdy ma próbkę danych i plik z wersjami bibliotek.",
				en: "We ask speakers for code, not only for slides. All the notebooks land in a shared repository on the conference day and stay there afterwards.\n\nThey run on an ordinary laptop: each comes with a data sample and pinned library versions.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-24",
			tags: ["kod", "nagrania"],
		},
		{
			key: "dssml25-stypendia",
			title: { pl: "Dwadzieścia wejściówek dla studentów", en: "Twenty passes for students" },
			description: {
				pl: "Razem z Kołem Naukowym Gradient rozdamy dwadzieścia pakietów Standard osobom, które opiszą swój najciekawszy nieudany eksperyment.\n\nNa zgłoszenia czekamy do 16 maja, wyniki ogłosimy tydzień później.",
				en: "Together with the Gradient student society we are giving twenty Standard packages to people who describe their most interesting failed experiment.\n\nSubmissions close on 16 May; results follow a week later.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-28",
			tags: ["studenci"],
		},
	],
	contacts: [
		{ kind: "partnerContact", key: "dssml25-nina-kopytko", look: "f", name: "Nina Kopytko", role: { pl: "Współpraca z partnerami", en: "Partner relations" }, email: "nina.kopytko@estrada.example", phone: "+48 22 000 11 01" },
		{ kind: "participantContact", key: "dssml25-olgierd-maslak", look: "m", name: "Olgierd Maślak", role: { pl: "Pomoc dla uczestników", en: "Participant support" }, email: "olgierd.maslak@estrada.example", phone: "+48 22 000 11 02" },
		{ kind: "programContact", key: "dssml25-kalina-warzecha", look: "f", name: "Kalina Warzecha", role: { pl: "Program i prelegenci", en: "Programme and speakers" }, email: "kalina.warzecha@estrada.example", phone: "+48 22 000 11 03" },
	],
	packages: packageList({
		expo: 400,
		online: { net: [19900, 24900, 29900], capacity: 1500 },
		onsite: { net: [34900, 39900, 46900], capacity: 350 },
		standard: { net: [59900, 69900, 79900], capacity: 420 },
		exec: { net: [119900, 134900, 149900], capacity: 60 },
	}),
};
