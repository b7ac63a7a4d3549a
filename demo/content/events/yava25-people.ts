import type { DemoLecturer } from "../shape.ts";

export const yava25People: DemoLecturer[] = [
	{
		key: "yava25-bonifacy-trzcina", look: "m", firstName: "Bonifacy", lastName: "Trzcina",
		jobPosition: { pl: "Inżynier wydajności", en: "Performance engineer" }, organization: "Fregata Bank",
		biography: {
			pl: "Czyta zrzuty pamięci tak, jak inni czytają gazetę. Zmniejszył o połowę liczbę serwerów systemu kartowego, nie zmieniając w nim ani jednej linii kodu biznesowego.",
			en: "He reads heap dumps the way others read a newspaper. He halved the number of servers behind a card system without touching a single line of business code.",
		},
		linkedinUrl: "https://profil.example/bonifacy-trzcina", repositoryUrl: "https://kod.example/trzcina",
	},
	{
		key: "yava25-aniela-krasny", look: "f", firstName: "Aniela", lastName: "Krasny",
		jobPosition: { pl: "Architektka usług", en: "Services architect" }, organization: "Wirydia Energia",
		biography: {
			pl: "Rozbiła monolit na czterdzieści usług, a potem skleiła go z powrotem do jedenastu. Oba kroki uważa za słuszne i chętnie opowiada, dlaczego.",
			en: "She split a monolith into forty services and later glued it back into eleven. She stands by both decisions and is happy to explain why.",
		},
		linkedinUrl: "https://profil.example/aniela-krasny",
	},
	{
		key: "yava25-roch-pisarek", look: "m", firstName: "Roch", lastName: "Pisarek",
		jobPosition: { pl: "Opiekun systemów odziedziczonych", en: "Legacy systems keeper" }, organization: "Kurhan Systemy",
		biography: {
			pl: "Pracuje z kodem, którego autorzy są już na emeryturze, i zaprasza ich na ciasto, żeby zapytać o szczegóły. Prowadzi rejestr komentarzy „nie ruszać”.",
			en: "He works with code whose authors have retired, and invites them for cake to ask about the details. He keeps a register of “do not touch” comments.",
		},
		websiteUrl: "https://roch-pisarek.example",
	},
	{
		key: "yava25-oktawia-lutnia", look: "f", firstName: "Oktawia", lastName: "Lutnia",
		jobPosition: { pl: "Programistka kompilatorów", en: "Compiler engineer" }, organization: "Zecernia Kodu",
		biography: {
			pl: "Pisze optymalizacje, których efektem jest kod, jakiego nikt nigdy nie zobaczy. Uczy studentów czytania bajtkodu na przykładzie przepisów kucharskich.",
			en: "She writes optimisations that produce code nobody will ever see. She teaches students to read bytecode using cooking recipes.",
		},
		repositoryUrl: "https://kod.example/lutnia", twitterUrl: "https://wpisy.example/oktawialutnia",
	},
	{
		key: "yava25-maksym-hryc", look: "m", firstName: "Maksym", lastName: "Hryc",
		jobPosition: { pl: "Lider zespołu płatności", en: "Payments team lead" }, organization: "Talarek",
		biography: {
			pl: "Jego zespół przenosi między bankami równowartość małego miasta dziennie. Z tego powodu ceni idempotencję wyżej niż elegancję.",
			en: "His team moves the worth of a small town between banks every day. For that reason he values idempotency above elegance.",
		},
		linkedinUrl: "https://profil.example/maksym-hryc",
	},
	{
		key: "yava25-danuta-olcha", look: "f", title: "dr inż.", firstName: "Danuta", lastName: "Olcha",
		jobPosition: { pl: "Konsultantka, trenerka testowania", en: "Consultant and testing coach" }, organization: "Olcha Szkolenia",
		biography: {
			pl: "Od dwudziestu pięciu lat programuje w Javie i od dwudziestu czterech ją testuje. Napisała podręcznik, z którego uczy się połowa trójmiejskich testerów.",
			en: "She has programmed in Java for twenty-five years and tested it for twenty-four. Half of the testers in the Gdańsk area learned from her textbook.",
		},
		websiteUrl: "https://danuta-olcha.example",
	},
	{
		key: "yava25-kornel-szpak", look: "m", firstName: "Kornel", lastName: "Szpak",
		jobPosition: { pl: "Programista Kotlina", en: "Kotlin developer" }, organization: "Terminal Zachód",
		biography: {
			pl: "Steruje suwnicami w porcie za pomocą współprogramów. Do Kotlina przeszedł z Javy, ale utrzymuje przyjazne stosunki z obiema stronami.",
			en: "He drives port cranes with coroutines. He moved to Kotlin from Java but stays on friendly terms with both sides.",
		},
		repositoryUrl: "https://kod.example/szpak",
	},
	{
		key: "yava25-ines-wojda", look: "f", firstName: "Ines", lastName: "Wojda",
		jobPosition: { pl: "Inżynierka obserwowalności", en: "Observability engineer" }, organization: "Sztormia",
		biography: {
			pl: "Zaczynała w centrum nadzoru, gdzie alarm był czerwoną lampą nad drzwiami. Dziś usuwa wykresy, na które nikt nie patrzy, i liczy, ile to oszczędza.",
			en: "She started in a control centre where an alarm was a red lamp above the door. Today she removes charts nobody looks at, and counts the savings.",
		},
		linkedinUrl: "https://profil.example/ines-wojda",
	},
	{
		key: "yava25-wiola-kasprowa", look: "f", firstName: "Wiola", lastName: "Kasprowa",
		jobPosition: { pl: "Dyrektorka rozwoju oprogramowania", en: "Director of software development" }, organization: "Talarek",
		biography: {
			pl: "Zbudowała trzy działy programistyczne i w każdym zostawiła po sobie działający proces przeglądu kodu. W radzie pyta zawsze o to samo: co słuchacz zrobi inaczej w poniedziałek?",
			en: "She has built three engineering departments and left a working code-review habit in each. On the council she always asks the same thing: what will the listener do differently on Monday?",
		},
		linkedinUrl: "https://profil.example/wiola-kasprowa",
	},
	{
		key: "yava25-zbyszko-ul", look: "m", title: "dr", firstName: "Zbyszko", lastName: "Ul",
		jobPosition: { pl: "Wykładowca języków programowania", en: "Lecturer in programming languages" }, organization: "Akademia Nadmorska",
		biography: {
			pl: "Śledzi propozycje zmian w języku, zanim dostaną numery. Studenci cenią go za to, że na egzaminie pozwala korzystać ze wszystkiego oprócz pośpiechu.",
			en: "He follows language proposals before they get their numbers. Students like him because his exams allow everything except haste.",
		},
	},
];
