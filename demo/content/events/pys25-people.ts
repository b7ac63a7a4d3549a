import type { DemoLecturer } from "../shape.ts";

export const pys25People: DemoLecturer[] = [
	{
		key: "pys25-gustaw-porzeczka", look: "m", firstName: "Gustaw", lastName: "Porzeczka",
		jobPosition: { pl: "Inżynier narzędzi", en: "Tooling engineer" }, organization: "Halograf",
		biography: {
			pl: "Skraca czas instalowania zależności, bo policzył, że w jego firmie czekano na nią łącznie dwa lata. Współtworzy dwie otwarte biblioteki i poprawia literówki w dokumentacji kilkudziesięciu innych.",
			en: "He shortens dependency installs after working out that his company had spent two years in total waiting for them. He co-maintains two open-source libraries and fixes typos in the docs of dozens more.",
		},
		repositoryUrl: "https://kod.example/porzeczka", linkedinUrl: "https://profil.example/gustaw-porzeczka",
	},
	{
		key: "pys25-felicja-torf", look: "f", title: "dr", firstName: "Felicja", lastName: "Torf",
		jobPosition: { pl: "Biolożka, ekolożka torfowisk", en: "Biologist, peatland ecologist" }, organization: "Instytut Mokradeł",
		biography: {
			pl: "Programowania nauczyła się w namiocie, bo dane z czujników nie chciały czekać do powrotu. Dziś prowadzi kursy dla przyrodników, którzy boją się terminala.",
			en: "She learned programming in a tent because the sensor data would not wait. Today she runs courses for naturalists who are afraid of the terminal.",
		},
		websiteUrl: "https://felicja-torf.example",
	},
	{
		key: "pys25-jaga-lipska-don", look: "f", firstName: "Jaga", lastName: "Lipska-Don",
		jobPosition: { pl: "Programistka aplikacji sieciowych", en: "Web developer" }, organization: "Pszczeliniec",
		biography: {
			pl: "Od piętnastu lat pisze w Django i ciągle znajduje w nim coś nowego. Utrzymuje system rezerwacji dla stu czterdziestu bibliotek publicznych.",
			en: "She has been writing Django for fifteen years and keeps finding something new in it. She maintains a reservation system for a hundred and forty public libraries.",
		},
		linkedinUrl: "https://profil.example/jaga-lipska-don", repositoryUrl: "https://kod.example/jaga",
	},
	{
		key: "pys25-mieszko-bryl", look: "m", firstName: "Mieszko", lastName: "Bryl",
		jobPosition: { pl: "Automatyk, programista urządzeń", en: "Automation and device engineer" }, organization: "Zgrzebło Automatyka",
		biography: {
			pl: "Jego kod otwiera okna w szklarniach i zamyka zawory w mleczarniach. Ceni języki, które da się przeczytać w rękawicach roboczych.",
			en: "His code opens greenhouse windows and closes valves in dairies. He values languages that can be read while wearing work gloves.",
		},
		repositoryUrl: "https://kod.example/bryl",
	},
	{
		key: "pys25-nela-chmiel", look: "f", firstName: "Nela", lastName: "Chmiel",
		jobPosition: { pl: "Inżynierka wydajności", en: "Performance engineer" }, organization: "Lawinex",
		biography: {
			pl: "Przepisuje wąskie gardła z Pythona do Rusta, a potem sprawdza, czy w ogóle było warto. Zwykle okazuje się, że wystarczyło zmienić strukturę danych.",
			en: "She rewrites Python bottlenecks in Rust and then checks whether it was worth it. Usually a different data structure would have done.",
		},
		linkedinUrl: "https://profil.example/nela-chmiel", twitterUrl: "https://wpisy.example/nelachmiel",
	},
	{
		key: "pys25-tymon-rogoza", look: "m", firstName: "Tymon", lastName: "Rogoża",
		jobPosition: { pl: "Dziennikarz danych", en: "Data journalist" }, organization: "Przegląd Danych",
		biography: {
			pl: "Pisze teksty, w których każdą liczbę można sprawdzić jednym kliknięciem. Publikuje notatniki razem z artykułami i dziękuje czytelnikom za znalezione błędy.",
			en: "He writes stories in which every number can be checked with one click. He publishes notebooks along with the articles and thanks readers for the errors they find.",
		},
		otherSocialMediaUrl: "https://obserwuj.example/rogoza",
	},
	{
		key: "pys25-priya-dalal", look: "f", firstName: "Priya", lastName: "Dalal",
		jobPosition: { pl: "Inżynierka oprogramowania naukowego", en: "Research software engineer" }, organization: "Instytut Mokradeł",
		biography: {
			pl: "Zamienia skrypty doktorantów w pakiety, które przeżywają ich obronę. Mieszka w Poznaniu od ośmiu lat, kibicuje żużlowcom i chwali każdy test napisany przed obroną.",
			en: "She turns PhD students’ scripts into packages that outlive the defence. She has lived in Poznań for eight years, follows speedway racing and praises every test written before the defence.",
		},
		repositoryUrl: "https://kod.example/pdalal", linkedinUrl: "https://profil.example/priya-dalal",
	},
	{
		key: "pys25-wawrzyn-kora", look: "m", firstName: "Wawrzyn", lastName: "Kora",
		jobPosition: { pl: "Nauczyciel informatyki", en: "Computing teacher" }, organization: "Liceum nr 0 w Zalesiu",
		biography: {
			pl: "Jego uczniowie napisali program układający plan lekcji, którego używa już sześć szkół. Sam twierdzi, że tylko pilnował, by ktoś zrobił kopię zapasową.",
			en: "His pupils wrote a timetabling program that six schools already use. He claims he merely made sure that somebody took a backup.",
		},
		websiteUrl: "https://plan-lekcji.example",
	},
	{
		key: "pys25-irmina-skowron", look: "f", firstName: "Irmina", lastName: "Skowron",
		jobPosition: { pl: "Główna programistka", en: "Principal developer" }, organization: "Dorzecze Bank",
		biography: {
			pl: "Wprowadziła adnotacje typów do miliona linii kodu bankowego, plik po pliku. W radzie wspiera debiutantów i uparcie skraca tytuły.",
			en: "She introduced type annotations to a million lines of banking code, file by file. On the council she supports first-time speakers and keeps shortening titles.",
		},
		linkedinUrl: "https://profil.example/irmina-skowron",
	},
	{
		key: "pys25-edgar-wierzba", look: "m", title: "prof. dr hab.", firstName: "Edgar", lastName: "Wierzba",
		jobPosition: { pl: "Kierownik pracowni obliczeń", en: "Head of the computing laboratory" }, organization: "Instytut Mokradeł",
		biography: {
			pl: "Liczy przepływ wody w torfie od czasów Fortranu i twierdzi, że Python jest najlepszym, co spotkało jego doktorantów. Pyta prelegentów o powtarzalność wyników.",
			en: "He has computed water flow in peat since the days of Fortran and says Python is the best thing that has happened to his doctoral students. He asks speakers about reproducibility.",
		},
	},
];
