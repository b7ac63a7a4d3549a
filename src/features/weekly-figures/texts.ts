import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { numberText } from "../../kit/i18n/number.ts";
import { moneyText } from "../../kit/money/amounts.ts";

/** `#registered` people, `#week` of them in the last seven days. */
export const weeklyEmail = {
	subject: { pl: "Tydzień w liczbach: #event", en: "The week in figures: #event" },
	preview: {
		pl: "Zarejestrowani: #registered, w tym #week w ostatnich siedmiu dniach.",
		en: "Registered: #registered, #week of them in the last seven days.",
	},
	heading: { pl: "Tydzień w liczbach", en: "The week in figures" },
	paragraphs: [
		{
			pl: "Tak stoi sprzedaż wydarzenia #event. Resztę, z tempem i zadaniami, pokazuje biuro.",
			en: "This is how sales of #event stand. The office shows the rest, with pace and tasks.",
		},
	],
	action: { pl: "Otwórz biuro", en: "Open the office" },
	notes: [
		{
			pl: "Ten e-mail przychodzi w poniedziałki, bo o niego prosisz w biurze. Wyłączysz go tam na ekranie Dziś.",
			en: "This e-mail comes on Mondays because you asked for it in the office. Turn it off there on the screen Today.",
		},
	],
} satisfies Record<string, Text | Text[]>;

const labels = {
	registered: { pl: "Zarejestrowani", en: "Registered" },
	week: { pl: "W ostatnich siedmiu dniach", en: "In the last seven days" },
	sold: { pl: "Sprzedaż netto", en: "Net sales" },
	paid: { pl: "Wpłynęło brutto", en: "Gross received" },
	due: { pl: "Czeka na wpłatę, brutto", en: "Awaits payment, gross" },
	placesOf: { pl: "z", en: "of" },
} as const satisfies Record<string, Text>;

export type WeekFigures = {
	registered: number;
	registeredLastWeek: number;
	soldNetGrosz: number;
	paidGrosz: number;
	dueGrosz: number;
	packages: readonly { name: string; taken: number; capacity: number | null }[];
};

/** The figures as names and values. */
export function weekFacts(lang: Lang, week: WeekFigures): { label: string; value: string }[] {
	const number = (value: number) => numberText(lang, value);
	return [
		{ label: labels.registered[lang], value: number(week.registered) },
		{ label: labels.week[lang], value: number(week.registeredLastWeek) },
		{ label: labels.sold[lang], value: moneyText(lang, week.soldNetGrosz) },
		{ label: labels.paid[lang], value: moneyText(lang, week.paidGrosz) },
		{ label: labels.due[lang], value: moneyText(lang, week.dueGrosz) },
		...week.packages.map(({ name, taken, capacity }) => ({
			label: name,
			value: capacity === null ? number(taken) : `${number(taken)} ${labels.placesOf[lang]} ${number(capacity)}`,
		})),
	];
}
