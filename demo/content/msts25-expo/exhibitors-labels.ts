import type { Both } from "../shape.ts";

/** Names of groups and fields that many exhibitors share; the rest stand in place. */

/** A text that is the same in both languages: an address, a link, a town. */
export const same = (text: string): Both => ({ pl: text, en: text });

export const group = {
	about: { pl: "O firmie", en: "About" },
	hiring: { pl: "Kogo szukamy", en: "Who we hire" },
	process: { pl: "Jak rekrutujemy", en: "How we hire" },
	conditions: { pl: "Warunki", en: "Conditions" },
	students: { pl: "Na początek kariery", en: "Early careers" },
	figures: { pl: "W liczbach", en: "In figures" },
	solution: { pl: "Rozwiązanie", en: "Solution" },
	stand: { pl: "Na stoisku", en: "At the stand" },
	contact: { pl: "Kontakt", en: "Contact" },
} satisfies Record<string, Both>;

export const label = {
	city: { pl: "Miasto", en: "City" },
	industry: { pl: "Branża", en: "Industry" },
	motto: { pl: "Motto", en: "Motto" },
	description: { pl: "Opis", en: "Description" },
	stack: { pl: "Technologie", en: "Technologies" },
	founded: { pl: "Rok założenia", en: "Founded in" },
	headcount: { pl: "Liczba pracowników", en: "Number of employees" },
	openings: { pl: "Otwarte stanowiska", en: "Open positions" },
	roles: { pl: "Stanowiska", en: "Roles" },
	benefits: { pl: "Co dajemy", en: "What you get" },
	salary: { pl: "Widełki", en: "Salary range" },
	remote: { pl: "Praca zdalna", en: "Remote work" },
	internships: { pl: "Staże i praktyki", en: "Internships" },
	relocation: { pl: "Opłacona przeprowadzka", en: "Paid relocation" },
	steps: { pl: "Etapy", en: "Stages" },
	apply: { pl: "Wyślij CV", en: "Send your CV" },
	careers: { pl: "Strona kariery", en: "Careers page" },
	website: { pl: "Strona", en: "Website" },
	email: { pl: "E-mail", en: "E-mail" },
	sales: { pl: "Dział sprzedaży", en: "Sales" },
	docs: { pl: "Dokumentacja", en: "Documentation" },
	show: { pl: "Co pokażemy", en: "What we will show" },
	standNumber: { pl: "Numer stoiska", en: "Stand number" },
	customers: { pl: "Liczba klientów", en: "Number of customers" },
	trial: { pl: "Bezpłatny okres próbny", en: "Free trial" },
	dataInPoland: { pl: "Dane przechowywane w Polsce", en: "Data kept in Poland" },
} satisfies Record<string, Both>;
