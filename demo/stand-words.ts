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

/** Jobs that are offered at stands, each stand's its own few of them. */
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
];

/** What people on duty are at a stand. */
export const DUTIES = [
	{ role: "zespół rekrutacji", roleEn: "recruitment" },
	{ role: "inżynieria", roleEn: "engineering" },
	{ role: "zespół produktu", roleEn: "product" },
];
