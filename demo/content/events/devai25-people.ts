import type { DemoLecturer } from "../shape.ts";

export const devai25People: DemoLecturer[] = [
	{
		key: "devai25-pola-cieslik-rudy", look: "f", firstName: "Pola", lastName: "Cieślik-Rudy",
		jobPosition: { pl: "Programistka, liderka techniczna", en: "Developer, tech lead" }, organization: "Kwadrant",
		biography: {
			pl: "Od dwóch lat zapisuje, które zadania oddaje asystentowi, a które robi sama, i co miesiąc przelicza bilans. Wbrew pozorom wciąż lubi pisać kod w ciszy.",
			en: "For two years she has logged which tasks she hands to an assistant and which she does herself, and every month she redoes the sums. Despite appearances, she still likes writing code in silence.",
		},
		linkedinUrl: "https://profil.example/pola-cieslik-rudy", repositoryUrl: "https://kod.example/pola",
	},
	{
		key: "devai25-seweryna-kos", look: "f", firstName: "Seweryna", lastName: "Kos",
		jobPosition: { pl: "Inżynierka systemów agentowych", en: "Agent systems engineer" }, organization: "Grafitka",
		biography: {
			pl: "Buduje agentów, którzy obsługują zgłoszenia serwisowe wind. Nauczyło ją to, że najważniejszym narzędziem agenta jest możliwość zapytania człowieka.",
			en: "She builds agents that handle lift-maintenance requests. It taught her that an agent’s most important tool is the ability to ask a human.",
		},
		linkedinUrl: "https://profil.example/seweryna-kos",
	},
	{
		key: "devai25-nestor-jagoda", look: "m", firstName: "Nestor", lastName: "Jagoda",
		jobPosition: { pl: "Badacz bezpieczeństwa aplikacji", en: "Application security researcher" }, organization: "Pracownia Zaufania",
		biography: {
			pl: "Zajmuje się wstrzykiwaniem poleceń i wszystkim, co można ukryć w niewinnym dokumencie. Swoje znaleziska zgłasza przed publikacją i cierpliwie czeka na poprawki.",
			en: "He works on prompt injection and everything that can be hidden in an innocent document. He reports his findings before publishing and waits patiently for the fixes.",
		},
		websiteUrl: "https://nestor-jagoda.example", otherSocialMediaUrl: "https://obserwuj.example/njagoda",
	},
	{
		key: "devai25-idzi-marzec", look: "m", firstName: "Idzi", lastName: "Marzec",
		jobPosition: { pl: "Architekt narzędzi deweloperskich", en: "Developer tooling architect" }, organization: "Mgławica",
		biography: {
			pl: "Utrzymuje środowisko pracy dla sześciuset programistów. Wprowadził u siebie lokalne modele, bo policzył, ile kodu wychodziło codziennie poza firmę.",
			en: "He maintains the working environment of six hundred developers. He introduced local models after counting how much code left the company every day.",
		},
		repositoryUrl: "https://kod.example/idzi",
	},
	{
		key: "devai25-luiza-strzyz", look: "f", firstName: "Luiza", lastName: "Strzyż",
		jobPosition: { pl: "Inżynierka jakości", en: "Quality engineer" }, organization: "Grafitka",
		biography: {
			pl: "Sprawdza rzeczy, które za każdym razem odpowiadają inaczej. Zanim zajęła się modelami, testowała automaty biletowe i twierdzi, że to świetne przygotowanie.",
			en: "She tests things that answer differently every time. Before models she tested ticket machines, and she claims it was excellent preparation.",
		},
		linkedinUrl: "https://profil.example/luiza-strzyz", twitterUrl: "https://wpisy.example/strzyz",
	},
	{
		key: "devai25-samuel-obora", look: "m", firstName: "Samuel", lastName: "Obora",
		jobPosition: { pl: "Prawnik nowych technologii", en: "Technology lawyer" }, organization: "Kancelina",
		biography: {
			pl: "Jeden z niewielu prawników, którzy czytają pliki z licencjami dla przyjemności. Doradza zespołom, które nie wiedzą, czyj jest kod napisany wspólnie z maszyną.",
			en: "One of the few lawyers who read licence files for pleasure. He advises teams who are unsure who owns code written together with a machine.",
		},
		linkedinUrl: "https://profil.example/samuel-obora",
	},
	{
		key: "devai25-tola-wicher", look: "f", firstName: "Tola", lastName: "Wicher",
		jobPosition: { pl: "Nauczycielka programowania", en: "Programming teacher" }, organization: "Szkoła Podwórko",
		biography: {
			pl: "Uczy nastolatków programowania w czasach, gdy zadanie domowe rozwiązuje się jednym pytaniem. Dlatego wymyśliła zadania, w których trzeba znaleźć błąd w odpowiedzi.",
			en: "She teaches teenagers to program at a time when homework is one question away. So she invented assignments in which you have to find the error in the answer.",
		},
		websiteUrl: "https://szkola-podworko.example",
	},
	{
		key: "devai25-arno-falk", look: "m", firstName: "Arno", lastName: "Falk",
		jobPosition: { pl: "Opiekun projektów otwartych", en: "Open-source maintainer" }, organization: "Nordkode",
		biography: {
			pl: "Opiekuje się biblioteką, z której korzysta pół internetu, choć nikt nie zna jej nazwy. Przyjeżdża z Bergen i po polsku umie powiedzieć „proszę dodać test”.",
			en: "He maintains a library half the internet depends on, though nobody knows its name. He comes from Bergen and can say “please add a test” in Polish.",
		},
		repositoryUrl: "https://kod.example/arnofalk", twitterUrl: "https://wpisy.example/arnofalk",
	},
	{
		key: "devai25-gerwazy-pilch", look: "m", firstName: "Gerwazy", lastName: "Pilch",
		jobPosition: { pl: "Wiceprezes ds. inżynierii", en: "VP of engineering" }, organization: "Kwadrant",
		biography: {
			pl: "Zarządza dziewięcioma zespołami i sam robi jeden przegląd kodu dziennie, żeby nie zapomnieć, jak to jest. W radzie odrzuca tytuły z wykrzyknikiem.",
			en: "He runs nine teams and does one code review a day so as not to forget what it feels like. On the council he rejects titles with exclamation marks.",
		},
		linkedinUrl: "https://profil.example/gerwazy-pilch",
	},
	{
		key: "devai25-wanda-iglica", look: "f", title: "dr hab.", firstName: "Wanda", lastName: "Iglica",
		jobPosition: { pl: "Profesorka inżynierii oprogramowania", en: "Professor of software engineering" }, organization: "Uniwersytet Nadodrzański Techniczny",
		biography: {
			pl: "Prowadzi badania nad czytelnością kodu, także tego, którego nie napisał człowiek. Pilnuje, by za każdą liczbą na scenie stała metoda.",
			en: "She studies the readability of code, including code no human has written. She makes sure there is a method behind every number on stage.",
		},
	},
];
