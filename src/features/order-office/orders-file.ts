import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { Cell } from "../../kit/spreadsheet/xlsx.ts";
import { dayOf } from "../../kit/time/zone.ts";
import { type OrderState, stateNames } from "./states.ts";

/** In the name of the file. */
export const fileWord: Text = { pl: "zamowienia", en: "orders" };

/** The columns of the file. */
const columns = [
	{ pl: "Numer", en: "Number" },
	{ pl: "Dzień", en: "Day" },
	{ pl: "Kupujący", en: "Buyer" },
	{ pl: "NIP", en: "Tax number" },
	{ pl: "Co", en: "Items" },
	{ pl: "Stan", en: "State" },
	{ pl: "Sposób płatności", en: "Payment method" },
	{ pl: "Kod", en: "Code" },
	{ pl: "Pro forma", en: "Pro-forma" },
	{ pl: "Brutto", en: "Gross" },
	{ pl: "Wpłacono", en: "Paid" },
	{ pl: "Zwrócono", en: "Refunded" },
	{ pl: "Do zapłaty", en: "Due" },
] as const satisfies Text[];

type FileRow = {
	number: string;
	createdAt: Date;
	payer: { name: string; nip: string };
	items: { name: string; nameEn: string | null; quantity: number }[];
	state: OrderState;
	shownMethod: string;
	discountCode: string | null;
	proforma: string | null;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	dueGrosz: number;
};

export function fileHead(lang: Lang): string[] {
	return columns.map((one) => one[lang]);
}

/** The cells of an order; its day is in the event's time zone. */
export function fileRowOf(lang: Lang, row: FileRow, zone: string): Cell[] {
	const nameOf = ({ name, nameEn }: FileRow["items"][number]) => (lang === "en" ? (nameEn ?? name) : name);
	return [
		row.number,
		dayOf(row.createdAt, zone),
		row.payer.name,
		row.payer.nip,
		row.items.map((one) => `${one.quantity} × ${nameOf(one)}`).join(", "),
		stateNames[row.state][lang],
		row.shownMethod,
		row.discountCode ?? "",
		row.proforma ?? "",
		...[row.grossGrosz, row.paidGrosz, row.refundedGrosz, row.dueGrosz].map((grosz) => ({ grosz })),
	];
}
