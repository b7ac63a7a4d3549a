import type { DemoEvent } from "../shape.ts";
import { meetupPass } from "./packages.ts";

export const eyMeetup: DemoEvent = {
	code: "EY-MEETUP",
	name: { pl: "EY Meetup", en: "EY Meetup" },
	headline: { pl: "Jeden wieczór, cztery pytania do danych", en: "One evening, four questions for data" },
	lead: {
		pl: "Otwarte spotkanie o danych w dużych organizacjach: ewidencja, kontrola, raporty i ludzie, którzy muszą się pod nimi podpisać.",
		en: "An open meetup about data in large organisations: records, controls, reports and the people who have to sign them.",
	},
	place: { pl: "Taras Zegarowy", en: "Clock Terrace" },
	city: { pl: "Warszawa", en: "Warsaw" },
	agendaIntro: {
		pl: "Cztery wystąpienia po pół godziny, transmitowane na żywo. Pytania zbieramy z sali i z czatu.",
		en: "Four half-hour talks, streamed live. We take questions from the room and from the chat.",
	},
	agendaIntroOutdated: { pl: "Program spotkania, które już się odbyło.", en: "The programme of a meetup that has taken place." },
	countdownAt: "2025-09-18T18:00",
	countdownLabel: { pl: "Do spotkania zostało", en: "The meetup starts in" },
	rounds: null,
	isMeetup: true,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	facts: [
		{ icon: "ticket", title: { pl: "Wstęp wolny", en: "Free entry" }, note: { pl: "120 miejsc na tarasie", en: "120 places on the terrace" } },
		{ icon: "play", title: { pl: "Transmisja na żywo", en: "Live stream" }, note: { pl: "Dla tych, którzy nie dojadą", en: "For those who cannot make it" } },
		{ icon: "pin", title: { pl: "Dziewiąte piętro", en: "Ninth floor" }, note: { pl: "Winda i widok na miasto", en: "A lift and a view of the city" } },
	],
	theme: {
		accent: "#6b5f00",
		accentStrong: "#4d4400",
		accentSoft: "#f8f3d2",
		key: "#ffe94d",
		beams: ["#ffe94d", "#4ca8ff", "#ffc53d", "#6b5cff", "#fff3a0", "#ff5a3c"],
	},
	categories: [{ key: "ey-meetup-spotkanie", name: { pl: "Spotkanie", en: "Meetup" }, icon: "star", isHourlySignificant: false }],
	calendars: [
		{
			code: "EY-MEETUP-2025-09-18",
			name: { pl: "Czwartek 18.09.2025", en: "Thursday 18.09.2025" },
			note: { pl: "na miejscu i online", en: "onsite and online" },
			day: "2025-09-18",
			isOnline: true,
			isOnsite: true,
			breaks: [{ start: "19:10", end: "19:40", name: { pl: "Przerwa na zachód słońca", en: "Sunset break" } }],
		},
	],
	tracks: [],
	lecturers: [
		{
			key: "ey-meetup-cecylia-brzask", look: "f", firstName: "Cecylia", lastName: "Brzask",
			jobPosition: { pl: "Kontrolerka jakości danych", en: "Data quality controller" }, organization: "Kolumbryna Logistyka",
			biography: {
				pl: "Pilnuje, żeby suma na ostatniej stronie zgadzała się z pierwszą. Zbudowała zespół, do którego inne działy przychodzą same, zanim coś się zepsuje.",
				en: "She makes sure the total on the last page matches the first. She has built a team that other departments visit before something breaks.",
			},
			linkedinUrl: "https://profil.example/cecylia-brzask",
		},
		{
			key: "ey-meetup-artur-szyna", look: "m", firstName: "Artur", lastName: "Szyna",
			jobPosition: { pl: "Inżynier automatyzacji", en: "Automation engineer" }, organization: "Ewident",
			biography: {
				pl: "Automatyzuje uzgadnianie kont i uczy księgowych pisać zapytania. Największym sukcesem nazywa dzień zamknięcia miesiąca, w którym wszyscy wyszli o szesnastej.",
				en: "He automates account reconciliation and teaches accountants to write queries. His greatest success, he says, was a month-end close after which everyone left at four.",
			},
			repositoryUrl: "https://kod.example/szyna",
		},
		{
			key: "ey-meetup-helga-sowinska", look: "f", title: "dr", firstName: "Helga", lastName: "Sowińska",
			jobPosition: { pl: "Badaczka wykrywania nadużyć", en: "Fraud detection researcher" }, organization: "Akademia Nadmorska",
			biography: {
				pl: "Szuka anomalii w fakturach i przyznaje, że najczęściej znajduje literówki. Współpracuje z urzędami, które chcą pomagać, a nie tylko kontrolować.",
				en: "She looks for anomalies in invoices and admits that she mostly finds typos. She works with public offices that want to help rather than merely inspect.",
			},
		},
		{
			key: "ey-meetup-dominik-wreczyca", look: "m", firstName: "Dominik", lastName: "Wręczyca",
			jobPosition: { pl: "Architekt raportowania", en: "Reporting architect" }, organization: "Dorzecze Bank",
			biography: {
				pl: "Zastąpił dwieście arkuszy jednym modelem danych i do dziś przeprasza za pierwszy tydzień. Zbiera najdłuższe nazwy kolumn.",
				en: "He replaced two hundred spreadsheets with one data model and still apologises for the first week. He collects the longest column names.",
			},
			linkedinUrl: "https://profil.example/dominik-wreczyca",
		},
	],
	lecturerOrder: ["ey-meetup-cecylia-brzask", "ey-meetup-artur-szyna", "ey-meetup-helga-sowinska", "ey-meetup-dominik-wreczyca"],
	councilOrder: [],
	lectures: [
		{
			key: "ey-meetup-kto-podpisuje", category: "ey-meetup-spotkanie", calendar: "EY-MEETUP-2025-09-18", track: null,
			subject: "Kto podpisuje tę liczbę? Własność danych w praktyce", language: "pl",
			start: "18:00", end: "18:30", place: "Taras Zegarowy", difficultyLevel: 1, isHot: true,
			shortDescription: "Jak znaleźć właściciela wskaźnika, którego wszyscy używają, a nikt nie zna.",
			description: "W każdej organizacji jest liczba bez autora. Prześledzimy jedną z nich od raportu zarządu aż do formularza, w którym ktoś wpisuje ją ręcznie w każdy czwartek.\n\nPokażę prosty rejestr właścicieli, który działa bez komitetu, i trzy pytania na pierwszą rozmowę.",
			tags: ["Jakość danych"], lecturers: ["ey-meetup-cecylia-brzask"],
		},
		{
			key: "ey-meetup-zamkniecie", category: "ey-meetup-spotkanie", calendar: "EY-MEETUP-2025-09-18", track: null,
			subject: "Zamknięcie miesiąca do szesnastej", language: "pl",
			start: "18:40", end: "19:10", place: "Taras Zegarowy", difficultyLevel: 2,
			shortDescription: "Uzgadnianie kont jako potok danych, z testami i bez bohaterów.",
			description: "Zamknięcie miesiąca trwało pięć dni i opierało się na jednej osobie, która wiedziała, gdzie zajrzeć. Rozpisaliśmy jej wiedzę na sto dwanaście sprawdzeń i puściliśmy je w nocy.\n\nOpowiem o sprawdzeniach, które księgowe napisały same, i o tym, co robią dziś z odzyskanym czasem.",
			tags: ["Automatyzacja", "SQL"], lecturers: ["ey-meetup-artur-szyna"],
		},
		{
			key: "ey-meetup-typo-or-fraud", category: "ey-meetup-spotkanie", calendar: "EY-MEETUP-2025-09-18", track: null,
			subject: "Typo or fraud? Anomalies in four million invoices", language: "en",
			start: "19:40", end: "20:10", place: "Taras Zegarowy", difficultyLevel: 2,
			shortDescription: "What unsupervised methods find in real invoices, and how rarely it is a crime.",
			description: "Out of the thousand strangest invoices in our sample, nine hundred and forty were typing errors. That is good news for honest people and a challenge for detection systems that cry wolf.\n\nI will describe the features that separate carelessness from intent, and a feedback loop that keeps inspectors interested.",
			tags: ["Anomaly detection"], lecturers: ["ey-meetup-helga-sowinska"],
		},
		{
			key: "ey-meetup-dwiescie-arkuszy", category: "ey-meetup-spotkanie", calendar: "EY-MEETUP-2025-09-18", track: null,
			subject: "Dwieście arkuszy i jeden model: lekcja dyplomacji", language: "pl",
			start: "20:20", end: "20:50", place: "Taras Zegarowy", difficultyLevel: 1,
			shortDescription: "Jak odebrać ludziom arkusze, nie odbierając im poczucia, że panują nad liczbami.",
			tags: ["Raportowanie", "Power BI"], lecturers: ["ey-meetup-dominik-wreczyca"],
		},
	],
	exhibitors: [],
	partners: [],
	news: [
		{
			key: "ey-meetup-zapisy",
			title: { pl: "Zapisy na wrześniowe spotkanie", en: "Sign up for the September meetup" },
			description: {
				pl: "18 września spotykamy się na Tarasie Zegarowym. Na miejscu mieści się 120 osób, pozostałych zapraszamy do transmisji.\n\nJeśli nie możesz przyjść, zwolnij miejsce jednym kliknięciem: zawsze jest lista oczekujących.",
				en: "On 18 September we meet on the Clock Terrace. It holds 120 people; everyone else is welcome to watch the stream.\n\nIf you cannot come, release your place with one click: there is always a waiting list.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-28",
			tags: ["meetup"],
		},
	],
	contacts: [
		{ kind: "partnerContact", key: "ey-meetup-gracja-pelc", look: "f", name: "Gracja Pelc", role: { pl: "Współpraca", en: "Co-operation" }, email: "gracja.pelc@estrada.example", phone: "+48 22 000 18 01" },
		{ kind: "participantContact", key: "ey-meetup-milan-drozdek", look: "m", name: "Milan Drożdek", role: { pl: "Zapisy i transmisja", en: "Sign-up and stream" }, email: "milan.drozdek@estrada.example", phone: "+48 22 000 18 02" },
		{ kind: "programContact", key: "ey-meetup-tekla-jaskolka", look: "f", name: "Tekla Jaskółka", role: { pl: "Program", en: "Programme" }, email: "tekla.jaskolka@estrada.example", phone: "+48 22 000 18 03" },
	],
	packages: meetupPass(120, true),
};
