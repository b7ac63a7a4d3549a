type Job = {
	title: string;
	titleEn: string;
	text: string;
	textEn: string;
	workMode: "onsite" | "hybrid" | "remote";
	salaryFromGrosz: number | null;
	salaryToGrosz: number | null;
};

const job = (
	[title, titleEn]: [string, string],
	[text, textEn]: [string, string],
	workMode: Job["workMode"],
	pay: [number, number] | undefined,
): Job => {
	const [from, to] = pay ?? [null, null];
	const grosz = (thousands: number | null) => (thousands === null ? null : thousands * 100_000);
	return { title, titleEn, text, textEn, workMode, salaryFromGrosz: grosz(from), salaryToGrosz: grosz(to) };
};

/** Jobs offered at stands; each stand has a few of its own. */
export const JOBS: Job[] = [
	job(
		["Inżynierka lub inżynier C#", "C# engineer"],
		["Usługi, które mają działać w nocy bez Ciebie", "Services that run at night without you"],
		"hybrid",
		[18, 26],
	),
	job(
		["Inżynierka lub inżynier danych", "Data engineer"],
		["Strumienie zdarzeń i hurtownia, którą da się wyjaśnić", "Event streams, and a warehouse that can be explained"],
		"hybrid",
		[16, 23],
	),
	job(
		["Staż letni w zespole platformy", "Summer internship in the platform team"],
		["Lipiec i sierpień, z opiekunem i własnym zadaniem", "July and August, with a mentor and a task of your own"],
		"onsite",
		[7.5, 7.5],
	),
	job(
		["Administratorka lub administrator chmury", "Cloud administrator"],
		["Azure, Terraform i rachunek, który ktoś czyta", "Azure, Terraform, and a bill that somebody reads"],
		"remote",
		[17, 24],
	),
	job(
		["Testerka lub tester automatyzujący", "Test automation engineer"],
		["Playwright, k6 i prawo do zatrzymania wdrożenia", "Playwright, k6, and the right to stop a release"],
		"remote",
		[13, 18.5],
	),
	job(
		["Analityczka lub analityk bezpieczeństwa", "Security analyst"],
		["Pierwsza linia, dyżury płatne osobno", "First line; on-call is paid separately"],
		"hybrid",
		[15, 21],
	),
	job(
		["Projektantka lub projektant UX", "UX designer"],
		["Formularze dla ludzi, którzy się spieszą", "Forms for people in a hurry"],
		"remote",
		undefined,
	),
	job(
		["Programistka lub programista frontendu", "Front-end developer"],
		["TypeScript, React i budżet na wagę strony", "TypeScript, React, and a budget for the page’s weight"],
		"hybrid",
		[14, 20],
	),
	job(
		["Inżynierka lub inżynier niezawodności", "Site reliability engineer"],
		[
			"Dyżur raz na sześć tygodni i czas na to, żeby się nie powtórzył",
			"On call once in six weeks, and time to learn from it",
		],
		"remote",
		[20, 28],
	),
	job(
		["Administratorka lub administrator baz danych", "Database administrator"],
		["PostgreSQL, replikacja i kopie, które ktoś odtwarza", "PostgreSQL, replication, and backups that are restored"],
		"onsite",
		[15.5, 22],
	),
	job(
		["Analityczka lub analityk biznesowy", "Business analyst"],
		["Rozmowy z działami i wymagania na jedną stronę", "Talking to departments; requirements on one page"],
		"hybrid",
		[12, 17],
	),
	job(
		["Kierowniczka lub kierownik projektu", "Project manager"],
		[
			"Trzy zespoły, jeden plan i prawo do mówienia „nie teraz”",
			"Three teams, one plan, and the right to say “not now”",
		],
		"hybrid",
		undefined,
	),
	job(
		["Specjalistka lub specjalista wsparcia", "Support specialist"],
		["Druga linia, bez skryptów rozmów", "Second line, without scripts to read from"],
		"onsite",
		[8, 11],
	),
	job(
		["Architektka lub architekt rozwiązań", "Solution architect"],
		["Mniej diagramów, więcej decyzji na piśmie", "Fewer diagrams, more decisions in writing"],
		"remote",
		[24, 32],
	),
	job(
		["Praktyki w dziale IT", "Internship in the IT department"],
		["Trzy miesiące, płatne, z zadaniem, które zostanie", "Three months, paid, with work that will stay"],
		"onsite",
		[6, 6],
	),
	job(
		["Autorka lub autor dokumentacji", "Technical writer"],
		["Instrukcje, które ktoś sprawdza na sobie", "Manuals that somebody tries out on themselves"],
		"remote",
		[11, 15.5],
	),
	job(
		["Programistka lub programista Javy", "Java developer"],
		["Stary system, nowe testy, bez przepisywania od zera", "An old system and new tests, with no rewrite"],
		"remote",
		[17, 25],
	),
];

/** Roles of staff during a shift. */
export const DUTIES = [
	{ role: "zespół rekrutacji", roleEn: "recruitment" },
	{ role: "inżynieria", roleEn: "engineering" },
	{ role: "zespół produktu", roleEn: "product" },
];
