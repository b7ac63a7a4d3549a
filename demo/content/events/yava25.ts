import type { DemoEvent } from "../shape.ts";
import { packageList } from "./packages.ts";
import { yava25Exhibitors } from "./yava25-exhibitors.ts";
import { yava25Lectures } from "./yava25-lectures.ts";
import { yava25People } from "./yava25-people.ts";

export const yava25: DemoEvent = {
	code: "YAVA25",
	name: { pl: "Yava 2025", en: "Yava 2025" },
	headline: { pl: "Mocna kawa na zimowe wieczory", en: "Strong coffee for winter evenings" },
	lead: {
		pl: "Konferencja dla ludzi od Javy i Kotlina: maszyna wirtualna bez tajemnic, usługi, które wstają w sekundę, i kod starszy od stażystów.",
		en: "A conference for Java and Kotlin people: the virtual machine without secrets, services that start in a second, and code older than the interns.",
	},
	place: { pl: "Palarnia Portowa", en: "Palarnia Portowa" },
	city: { pl: "Gdańsk", en: "Gdańsk" },
	agendaIntro: {
		pl: "Zaczynamy online w czwartek, kończymy w piątek w Gdańsku. Przy każdym wykładzie podajemy wersję Javy, na której powstał przykład.",
		en: "We start online on Thursday and finish on Friday in Gdańsk. Every talk says which Java version its examples run on.",
	},
	agendaIntroOutdated: {
		pl: "Kawa wypita, agenda została. Przykłady z wykładów nadal się kompilują, sprawdzamy to co noc.",
		en: "The coffee is finished, the agenda remains. The examples still compile: we check every night.",
	},
	countdownAt: "2025-12-04T09:00",
	countdownLabel: { pl: "Do pierwszej filiżanki zostało", en: "First cup in" },
	rounds: ["2025-10-12", "2025-11-09"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	previousAttendance: 820,
	facts: [
		{
			icon: "clock",
			title: { pl: "Java 25 w praktyce", en: "Java 25 in practice" },
			note: { pl: "Przykłady na bieżącym wydaniu LTS", en: "Examples on the current LTS release" },
		},
		{
			icon: "pin",
			title: { pl: "Gdańsk, nad Motławą", en: "Gdańsk, by the Motława" },
			note: { pl: "Palarnia Portowa, wejście od wody", en: "Palarnia Portowa, entrance on the waterfront" },
		},
		{
			icon: "play",
			title: { pl: "Nagrania z kodem", en: "Recordings with code" },
			note: { pl: "Repozytorium przy każdym wykładzie", en: "A repository for every talk" },
		},
	],
	theme: {
		accent: "#955000",
		accentStrong: "#6f3b00",
		accentSoft: "#fff0dc",
		key: "#ffb84d",
		beams: ["#ffc53d", "#ff5a3c", "#ffb84d", "#4ca8ff", "#e58a3a", "#2ee6b0"],
	},
	categories: [
		{
			key: "yava25-online",
			name: { pl: "Online na żywo", en: "Live online" },
			icon: "play",
			isHourlySignificant: true,
		},
		{
			key: "yava25-onsite",
			name: { pl: "Wykłady onsite", en: "Talks onsite" },
			icon: "pin",
			isHourlySignificant: true,
		},
	],
	calendars: [
		{
			code: "YAVA25-ONLINE",
			name: { pl: "Czwartek 04.12", en: "Thursday 04.12" },
			note: { pl: "online, na żywo", en: "live online" },
			day: "2025-12-04",
			isOnline: true,
			isOnsite: false,
			breaks: [{ start: "10:45", end: "11:15", name: { pl: "Przerwa na drugą kawę", en: "Second coffee" } }],
		},
		{
			code: "YAVA25-ONSITE",
			name: { pl: "Piątek 05.12", en: "Friday 05.12" },
			note: { pl: "na miejscu, Palarnia Portowa", en: "onsite, Palarnia Portowa" },
			day: "2025-12-05",
			isOnline: false,
			isOnsite: true,
			breaks: [
				{
					start: "11:00",
					end: "11:30",
					name: { pl: "Cupping: próbujemy pięciu kaw", en: "Cupping: five coffees to taste" },
				},
				{ start: "13:15", end: "14:15", name: { pl: "Obiad", en: "Lunch" } },
			],
		},
	],
	tracks: [
		{
			key: "yava25-jvm",
			name: { pl: "JVM od środka", en: "Inside the JVM" },
			chairmans: ["yava25-bonifacy-trzcina"],
			carers: ["yava25-wiola-kasprowa"],
		},
		{
			key: "yava25-uslugi",
			name: { pl: "Spring i usługi", en: "Spring and services" },
			chairmans: ["yava25-aniela-krasny"],
			carers: ["yava25-wiola-kasprowa"],
		},
		{
			key: "yava25-architektura",
			name: { pl: "Architektura i spadek", en: "Architecture and legacy" },
			chairmans: ["yava25-roch-pisarek"],
			carers: ["yava25-zbyszko-ul"],
		},
	],
	lecturers: yava25People,
	lecturerOrder: [
		"yava25-bonifacy-trzcina",
		"yava25-aniela-krasny",
		"yava25-roch-pisarek",
		"yava25-oktawia-lutnia",
		"yava25-maksym-hryc",
		"yava25-danuta-olcha",
		"yava25-kornel-szpak",
		"yava25-ines-wojda",
	],
	councilOrder: ["yava25-wiola-kasprowa", "yava25-zbyszko-ul", "yava25-bonifacy-trzcina", "yava25-aniela-krasny"],
	lectures: yava25Lectures,
	exhibitors: yava25Exhibitors,
	partners: [
		{ key: "yava25-fregata", name: "Fregata Bank", tier: "main", url: "https://fregata-bank.example" },
		{
			key: "yava25-trojmiejska-grupa-jvm",
			name: "Trójmiejska Grupa JVM",
			tier: "content",
			url: "https://grupa-jvm.example",
		},
		{ key: "yava25-bajtkod", name: "Kwartalnik Bajtkod", tier: "media", url: "https://bajtkod.example" },
	],
	news: [
		{
			key: "yava25-palarnia",
			title: { pl: "Konferencja o Javie w palarni kawy", en: "A Java conference in a coffee roastery" },
			description: {
				pl: "Nie mogliśmy się oprzeć. Yava 2025 odbędzie się w Palarni Portowej w Gdańsku, a w przerwach będzie działać prawdziwy piec.\n\nKto nie pije kawy, dostanie herbatę i pełne zrozumienie.",
				en: "We could not resist. Yava 2025 takes place at Palarnia Portowa in Gdańsk, with a real roaster working during the breaks.\n\nThose who do not drink coffee will get tea and full understanding.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-17",
			tags: ["miejsce"],
		},
		{
			key: "yava25-pierwsze-tematy",
			title: { pl: "Pierwsze czternaście tematów", en: "The first fourteen topics" },
			description: {
				pl: "Wątki wirtualne po roku w produkcji, obrazy natywne w banku i system księgowy z 2003 roku, który wciąż księguje. Ogłaszamy pierwszą część programu.\n\nDrugą turę zgłoszeń zamykamy we wrześniu.",
				en: "Virtual threads after a year in production, native images in a bank, and an accounting system from 2003 that still does the accounts. We are announcing the first part of the programme.\n\nThe second round of submissions closes in September.",
			},
			isHighlighted: false,
			publicationDate: "2025-04-25",
			tags: ["agenda"],
		},
		{
			key: "yava25-nocny-hackathon",
			title: { pl: "Wieczór poprawek do otwartych projektów", en: "An evening of open-source fixes" },
			description: {
				pl: "W czwartek po wykładach siadamy razem do zgłoszeń w otwartych bibliotekach. Opiekunowie projektów przygotowali trzydzieści zadań na jeden wieczór.\n\nSpotykamy się online, a kto jest już w Gdańsku, może przyjść do palarni.",
				en: "On Thursday after the talks we sit down to issues in open-source libraries. Maintainers have prepared thirty tasks that fit into one evening.\n\nWe meet online, and whoever is already in Gdańsk can come to the roastery.",
			},
			isHighlighted: false,
			publicationDate: "2025-09-15",
			tags: ["open source"],
		},
	],
	contacts: [
		{
			kind: "partnerContact",
			key: "yava25-eliasz-ropuch",
			look: "m",
			name: "Eliasz Ropuch",
			role: { pl: "Partnerzy i stoiska", en: "Partners and stands" },
			email: "eliasz.ropuch@estrada.example",
			phone: "+48 22 000 14 01",
		},
		{
			kind: "participantContact",
			key: "yava25-sabina-konik",
			look: "f",
			name: "Sabina Konik",
			role: { pl: "Sprawy uczestników", en: "Participant support" },
			email: "sabina.konik@estrada.example",
			phone: "+48 22 000 14 02",
		},
		{
			kind: "programContact",
			key: "yava25-urban-zielinka",
			look: "m",
			name: "Urban Zielinka",
			role: { pl: "Program", en: "Programme" },
			email: "urban.zielinka@estrada.example",
			phone: "+48 22 000 14 03",
		},
	],
	packages: packageList({
		expo: 250,
		online: { net: [14900, 18900, 22900], capacity: 900 },
		onsite: { net: [29900, 34900, 39900], capacity: 220 },
		standard: { net: [49900, 57900, 66900], capacity: 260 },
		exec: { net: [99900, 114900, 129900], capacity: 40 },
	}),
};
