import type { DemoEvent } from "../shape.ts";
import { meetupPass } from "./packages.ts";

export const dsw: DemoEvent = {
	code: "DSW",
	name: { pl: "Data Science Wieczorem", en: "Data Science in the Evening" },
	headline: { pl: "Dane przy lampce", en: "Data by lamplight" },
	lead: {
		pl: "Kameralne spotkanie dla tych, którzy po pracy mają jeszcze ochotę porozmawiać o modelach. Bez prezenterów, za to z tablicą.",
		en: "A small gathering for people who still feel like talking about models after work. No showmen, but there is a blackboard.",
	},
	place: { pl: "Czytelnia Nocna", en: "Czytelnia Nocna" },
	city: { pl: "Katowice", en: "Katowice" },
	agendaIntro: {
		pl: "Cztery krótkie wystąpienia, a po nich tablica i kreda. Przychodzić można z laptopem, ale nie trzeba.",
		en: "Four short talks, then a blackboard and chalk. Bring a laptop if you like; you do not have to.",
	},
	agendaIntroOutdated: { pl: "Tak wyglądał poprzedni wieczór z danymi.", en: "This is what the previous evening with data looked like." },
	countdownAt: "2025-10-09T18:30",
	countdownLabel: { pl: "Zapalamy lampki za", en: "Lamps on in" },
	rounds: null,
	isMeetup: true,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	previousAttendance: 90,
	facts: [
		{ icon: "ticket", title: { pl: "Wstęp wolny", en: "Free entry" }, note: { pl: "120 krzeseł, każde inne", en: "120 chairs, no two alike" } },
		{ icon: "pin", title: { pl: "Katowice, Nikiszowiec", en: "Katowice, Nikiszowiec" }, note: { pl: "Czytelnia Nocna, wejście od podwórza", en: "Czytelnia Nocna, enter through the yard" } },
		{ icon: "clock", title: { pl: "Od 18:30 do 21:30", en: "From 18:30 to 21:30" }, note: { pl: "Ostatnia godzina przy tablicy", en: "The last hour at the blackboard" } },
	],
	theme: {
		accent: "#35508f",
		accentStrong: "#26396a",
		accentSoft: "#e4eaf8",
		key: "#b3cdff",
		beams: ["#b3cdff", "#ffc53d", "#6b5cff", "#4ca8ff", "#ffe0b0", "#ff5c9a"],
	},
	categories: [{ key: "dsw-wieczor", name: { pl: "Wieczór", en: "Evening" }, icon: "star", isHourlySignificant: false }],
	calendars: [
		{
			code: "DSW-2025-10-09",
			name: { pl: "Czwartek 09.10.2025", en: "Thursday 09.10.2025" },
			note: { pl: "na miejscu i online", en: "onsite and online" },
			day: "2025-10-09",
			isOnline: true,
			isOnsite: true,
			breaks: [{ start: "19:35", end: "19:55", name: { pl: "Herbata", en: "Tea" } }],
		},
	],
	tracks: [],
	lecturers: [
		{
			key: "dsw-emanuel-kopalny", look: "m", firstName: "Emanuel", lastName: "Kopalny",
			jobPosition: { pl: "Analityk sejsmiczny", en: "Seismic analyst" }, organization: "Instytut Głębi",
			biography: {
				pl: "Słucha ziemi pod Śląskiem i odróżnia wstrząs od przejeżdżającego tramwaju. Swój pierwszy model nauczył na dźwiękach własnej kamienicy.",
				en: "He listens to the ground beneath Silesia and can tell a tremor from a passing tram. He trained his first model on the sounds of his own tenement house.",
			},
			repositoryUrl: "https://kod.example/kopalny",
		},
		{
			key: "dsw-waleria-hasiok", look: "f", firstName: "Waleria", lastName: "Hasiok",
			jobPosition: { pl: "Specjalistka ds. gospodarki odpadami", en: "Waste management specialist" }, organization: "Miejskie Zakłady Porządku",
			biography: {
				pl: "Przewiduje, kiedy zapełnią się kosze w parku, i układa trasy śmieciarek. Programować zaczęła, bo miała dość zgadywania pogody.",
				en: "She predicts when the park bins will fill up and plans lorry routes. She began to program because she was tired of guessing the weather.",
			},
			linkedinUrl: "https://profil.example/waleria-hasiok",
		},
		{
			key: "dsw-gabor-lis", look: "m", title: "dr", firstName: "Gabor", lastName: "Lis",
			jobPosition: { pl: "Statystyk medyczny", en: "Medical statistician" }, organization: "Klinika Przystań",
			biography: {
				pl: "Urodził się w Segedynie, mieszka w Bytomiu, liczy przeżycia w trzech językach. Na zajęciach zamiast slajdów używa kostek do gry.",
				en: "Born in Szeged and living in Bytom, he computes survival curves in three languages. In class he uses dice instead of slides.",
			},
			websiteUrl: "https://gabor-lis.example",
		},
		{
			key: "dsw-zyta-lamparska", look: "f", firstName: "Zyta", lastName: "Lamparska",
			jobPosition: { pl: "Inżynierka danych w bibliotece", en: "Library data engineer" }, organization: "Biblioteka Węglowa",
			biography: {
				pl: "Kataloguje książki za pomocą wektorów i sprawdza, czy czytelnicy się z nimi zgadzają. Założyła Czytelnię Nocną, bo lubi ciszę po dwudziestej.",
				en: "She catalogues books with vectors and checks whether readers agree. She founded Czytelnia Nocna because she likes the quiet after eight.",
			},
			linkedinUrl: "https://profil.example/zyta-lamparska",
		},
	],
	lecturerOrder: ["dsw-zyta-lamparska", "dsw-emanuel-kopalny", "dsw-waleria-hasiok", "dsw-gabor-lis"],
	councilOrder: [],
	lectures: [
		{
			key: "dsw-wektory-w-bibliotece", category: "dsw-wieczor", calendar: "DSW-2025-10-09", track: null,
			subject: "Książki, które leżą obok siebie: katalog biblioteki w przestrzeni wektorów", language: "pl",
			start: "18:30", end: "19:00", place: "Czytelnia Nocna", difficultyLevel: 1,
			shortDescription: "Porównanie półki ułożonej przez model z półką ułożoną przez bibliotekarkę.",
			description: "Model postawił poradnik pszczelarski obok traktatu o demokracji i po namyśle przyznaliśmy mu rację. Pokażę mapę sześćdziesięciu tysięcy książek, jej najdziwniejsze sąsiedztwa i miejsca, w których czytelnicy wolą stary katalog.",
			tags: ["Embeddings"], lecturers: ["dsw-zyta-lamparska"],
		},
		{
			key: "dsw-tramwaj-czy-wstrzas", category: "dsw-wieczor", calendar: "DSW-2025-10-09", track: null,
			subject: "Tramwaj czy wstrząs? Klasyfikacja sygnałów spod ziemi", language: "pl",
			start: "19:05", end: "19:35", place: "Czytelnia Nocna", difficultyLevel: 2, isHot: true,
			shortDescription: "Dwanaście geofonów, jeden rozkład jazdy i model, który musiał nauczyć się świąt.",
			description: "Nasz klasyfikator mylił się najczęściej o 5:42 rano. Wyjaśnienie przyjechało razem z pierwszym tramwajem na pętlę, tuż pod czujnikiem numer cztery.\n\nOpowiem, jak wykorzystać rozkład jazdy jako źródło etykiet i dlaczego w Barbórkę model trzeba traktować łagodniej.",
			tags: ["Sygnały", "Klasyfikacja"], lecturers: ["dsw-emanuel-kopalny"],
		},
		{
			key: "dsw-full-bins", category: "dsw-wieczor", calendar: "DSW-2025-10-09", track: null,
			subject: "Predicting full bins: the least glamorous model in town", language: "en",
			start: "19:55", end: "20:25", place: "Czytelnia Nocna", difficultyLevel: 1,
			shortDescription: "How a simple forecast saved eleven thousand kilometres of lorry trips.",
			description: "Bins fill up with ice-cream wrappers on the first warm Saturday and with umbrellas on the first windy one. A regression with six features was enough to send lorries where they are needed.\n\nThe harder part was persuading drivers who had known it all along. I will tell you how they became co-authors.",
			tags: ["Forecasting", "City"], lecturers: ["dsw-waleria-hasiok"],
		},
		{
			key: "dsw-kostki", category: "dsw-wieczor", calendar: "DSW-2025-10-09", track: null,
			subject: "Wartość p wyjaśniona kostką do gry", language: "pl",
			start: "20:30", end: "21:00", place: "Czytelnia Nocna", difficultyLevel: 1,
			shortDescription: "Każdy dostaje kostkę. Jedna z nich jest oszukana, tylko która?",
			tags: ["Statystyka"], lecturers: ["dsw-gabor-lis"],
		},
	],
	exhibitors: [],
	partners: [{ key: "dsw-czytelnia-nocna", name: "Czytelnia Nocna", tier: "main", url: "https://czytelnia-nocna.example" }],
	news: [
		{
			key: "dsw-pazdziernik",
			title: { pl: "Październikowy wieczór w Katowicach", en: "An October evening in Katowice" },
			description: {
				pl: "9 października zapalamy lampki w Czytelni Nocnej. W programie wektory, wstrząsy, kosze na śmieci i kostki do gry.\n\nZapisz się bezpłatnie, a jeśli mieszkasz daleko, wybierz udział online.",
				en: "On 9 October we switch on the lamps at Czytelnia Nocna. On the programme: vectors, tremors, rubbish bins and dice.\n\nSign up for free, or choose online attendance if you live far away.",
			},
			isHighlighted: true,
			publicationDate: "2025-04-29",
			tags: ["meetup"],
		},
	],
	contacts: [
		{ kind: "partnerContact", key: "dsw-lubomir-sasanka", look: "m", name: "Lubomir Sasanka", role: { pl: "Współpraca", en: "Co-operation" }, email: "lubomir.sasanka@estrada.example", phone: "+48 22 000 19 01" },
		{ kind: "participantContact", key: "dsw-honorata-wyka", look: "f", name: "Honorata Wyka", role: { pl: "Zapisy", en: "Sign-up" }, email: "honorata.wyka@estrada.example", phone: "+48 22 000 19 02" },
		{ kind: "programContact", key: "dsw-jeremiasz-kmin", look: "m", name: "Jeremiasz Kmin", role: { pl: "Program wieczorów", en: "Evening programme" }, email: "jeremiasz.kmin@estrada.example", phone: "+48 22 000 19 03" },
	],
	packages: meetupPass(120, true),
};
