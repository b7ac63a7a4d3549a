import { invariant } from "../../src/kit/invariant/invariant.ts";

/** A profile: role, company, a sentence, topics, what the person seeks and offers. */
type ProfileTexts = [headline: string, company: string, about: string, topics: string, seeks: string, gives: string];

/** Thirty participants, ten of each package. Women and men alternate like their first names. */
const SAID: ProfileTexts[] = [
	[
		"Architektka chmury",
		"Sejsmo",
		"Przenoszę urzędy do chmury i z powrotem, gdy trzeba.",
		"Azure, FinOps, Terraform",
		"experience",
		"mentoring",
	],
	[
		"Administrator systemów",
		"Starostwo w Krośnie",
		"Jednoosobowy dział IT. Szukam kogoś, kto przez to przeszedł.",
		"Entra ID, Zero Trust, Dyżury",
		"mentoring",
		"experience",
	],
	[
		"Programistka .NET",
		"Kwarnet",
		"Piszę usługi, które mają działać w nocy beze mnie.",
		".NET, SRE, Obserwowalność",
		"work",
		"community",
	],
	[
		"Inżynier danych",
		"Polarum",
		"Liczę, ile kosztuje zapytanie, zanim ktoś je uruchomi.",
		"Fabric, SQL, FinOps",
		"cooperation",
		"experience",
	],
	[
		"Projektantka UX",
		"Wydmy",
		"Projektuję formularze dla ludzi, którzy się boją.",
		"UX, Dostępność, Formularze",
		"cooperation",
		"mentoring",
	],
	["Tester", "Oktawa Bank", "Psuję rzeczy, zanim zrobią to klienci.", "Testy, CI/CD, k6", "community", "mentoring"],
	[
		"Specjalistka FinOps",
		"Oktawa Bank",
		"Tłumaczę rachunki za chmurę na ludzki język.",
		"FinOps, Azure, Power BI",
		"services",
		"experience",
	],
	[
		"Programista",
		"Lipowa Studio",
		"Buduję sklepy, które wytrzymują premiery.",
		"Wydajność, Web performance, Kolejki",
		"work",
		"cooperation",
	],
	[
		"Kierowniczka zespołu bezpieczeństwa",
		"Zakłady Mierzeja",
		"Wdrażam NIS2 w produkcji przemysłowej.",
		"Zero Trust, NIS2, Entra ID",
		"experience",
		"speaking",
	],
	[
		"Analityk",
		"Miejskie Wodociągi",
		"Uczę wodomierze mówić.",
		"Power BI, Jakość danych, Fabric",
		"mentoring",
		"community",
	],
	[
		"Inżynierka niezawodności",
		"Porty Północ",
		"Zbieram raporty z awarii jak inni znaczki.",
		"SRE, Post mortem, Dyżury",
		"community",
		"mentoring",
	],
	[
		"Architekt integracji",
		"Spójnia",
		"Łączę systemy, które się nie lubią.",
		"Integracja, Kolejki, Architektura",
		"services",
		"experience",
	],
	[
		"Nauczycielka informatyki",
		"Technikum w Gorlicach",
		"Szukam praktyk dla dwunastu osób.",
		"Kariera, Testy, UX",
		"cooperation",
		"community",
	],
	[
		"Student",
		"Politechnika Nadmorska",
		"Piszę pracę o kosztach modeli językowych.",
		"LLM, Copilot, FinOps",
		"work",
		"community",
	],
	[
		"Programistka Power Platform",
		"Jarzębina",
		"Zastępuję arkusze, których nikt nie rozumie.",
		"Power Apps, Power Automate, Teams",
		"work",
		"services",
	],
	[
		"Administrator baz",
		"Kram",
		"PostgreSQL i SQL Server pod jednym dachem.",
		"PostgreSQL, SQL, Replikacja",
		"experience",
		"mentoring",
	],
	[
		"Dyrektorka techniczna",
		"Festiwal Brzegi",
		"Kupuję mniej systemów, niż mi proponują.",
		"Architektura, FinOps, NIS2",
		"services",
		"work",
	],
	[
		"Konsultant",
		"Rada i Syn",
		"Pomagam firmom, które mają jeden serwer i pięć lat zaległości.",
		"Azure, SharePoint, Teams",
		"cooperation",
		"services",
	],
	[
		"Rekruterka",
		"Norvika",
		"Szukam ludzi do zespołów, nie do ogłoszeń.",
		"Rekrutacja, Kariera, Zespół",
		"community",
		"work",
	],
	[
		"Inżynier sieci",
		"Światłowody Roztocza",
		"Zapasowa trasa, która naprawdę jest inna.",
		"Sieci, Incydenty, SRE",
		"experience",
		"experience",
	],
	["Szefowa produktu", "Nawias", "Pytam, po co, zanim zapytam, kiedy.", "Zespół, UX, Copilot", "community", "speaking"],
	["Architekt", "Grafit", "Rysuję mniej, pytam więcej.", "Architektura, Kubernetes, Azure", "speaking", "mentoring"],
	[
		"Programistka",
		"Bursztyn Gry",
		"Serwery gier i ludzie, którzy nie śpią.",
		"Kubernetes, Obserwowalność, Wydajność",
		"work",
		"experience",
	],
	[
		"Lider zespołu",
		"Jesion Systemy",
		"Dwanaście osób, zero spotkań w piątki.",
		"Zespół, Continuous delivery, Dyżury",
		"mentoring",
		"work",
	],
	[
		"Kierowniczka projektu",
		"Teatr Nowy",
		"Bilety, kolejki i premiery o dziewiątej.",
		"Kolejki, Sprzedaż, Komunikacja",
		"services",
		"cooperation",
	],
	[
		"Inwestor",
		"Kapitał Dębowy",
		"Wspieram narzędzia dla działów IT.",
		"Copilot, LLM, RAG",
		"cooperation",
		"investment",
	],
	[
		"Specjalistka ds. dostępności",
		"Wszyscy Mogą",
		"Czytnik ekranu otwieram przed kawą.",
		"Dostępność, Accessibility, Formularze",
		"speaking",
		"mentoring",
	],
	[
		"Programista",
		"Miedź",
		"Piszę skrypty, które zastępują instrukcje.",
		"CI/CD, Terraform, Rollback",
		"community",
		"experience",
	],
	[
		"Badaczka",
		"Instytut Języka Maszyn",
		"Sprawdzam, kiedy modele zmyślają.",
		"LLM, RAG, Jakość danych",
		"cooperation",
		"speaking",
	],
	[
		"Założyciel",
		"Wicher",
		"Robimy monitoring dla małych zespołów.",
		"Obserwowalność, Incydenty, Streaming",
		"investment",
		"services",
	],
];

/** The participants' numbers: each package's first ten people, the same at every event. */
const NUMBERS = SAID.map((_, index) => (index % 3) * 1000 + Math.floor(index / 3));
const idOf = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`;

/** Unused profiles of women and men, whose first names alternate by number. */
const LEFT = { f: SAID.filter((_, index) => index % 2 === 0), m: SAID.filter((_, index) => index % 2 === 1) };

/** Each number's profile, which fits the first name. */
export const NETWORKING = NUMBERS.map((number) => {
	const look = number % 2 === 0 ? ("f" as const) : ("m" as const);
	const profileWords = invariant(LEFT[look].shift(), "something to say");
	return {
		id: idOf(number),
		key: `participant-${number}`,
		email: `uczestnik.${number}@demo.example`,
		look,
		said: profileWords,
	};
});

/** The name of the participant from a company. */
export const cameFrom = (company: string): string =>
	invariant(
		NETWORKING.find(({ said }) => said[1] === company),
		company,
	).id;
