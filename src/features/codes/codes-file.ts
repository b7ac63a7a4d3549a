import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { dayOf } from "../../kit/time/zone.ts";
import { codeKindNames, codeStateNames } from "./code-names.ts";
import type { ListedOfficeCode } from "./office-contract.ts";

/** In the name of the file. */
export const fileWord: Text = { pl: "kody", en: "codes" };

const columns = [
	{ pl: "Kod", en: "Code" },
	{ pl: "Rodzaj", en: "Kind" },
	{ pl: "Procent", en: "Percent" },
	{ pl: "Pakiety", en: "Packages" },
	{ pl: "Użycia", en: "Uses" },
	{ pl: "Limit", en: "Limit" },
	{ pl: "Ważny od", en: "Valid from" },
	{ pl: "Ważny do", en: "Valid until" },
	{ pl: "Stan", en: "State" },
	{ pl: "Zamówienie", en: "Order" },
	{ pl: "Utworzony", en: "Created" },
] as const satisfies Text[];

export function fileHead(lang: Lang): string[] {
	return columns.map((one) => one[lang]);
}

/** The cells of a code; days are in `zone`. */
export function fileRowOf(lang: Lang, one: ListedOfficeCode, zone: string): string[] {
	const day = (instant: string | null, less = 0) =>
		instant === null ? "" : dayOf(new Date(Date.parse(instant) - less), zone);
	return [
		one.code,
		codeKindNames[one.kind][lang],
		String(one.percent),
		one.packageCodes.join(", "),
		String(one.used),
		String(one.useLimit ?? ""),
		day(one.validFrom),
		day(one.validUntil, 1), // the last day
		codeStateNames[one.state][lang],
		one.orderNumber ?? "",
		day(one.createdDate),
	];
}
