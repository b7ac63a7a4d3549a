import type { Lang } from "../i18n/lang.ts";
import { numberText } from "../i18n/number.ts";

/** "749 zł" or "921,27 zł" in Polish, "PLN 749" or "PLN 921.27" in English; "−PLN 749" below zero. Takes integer grosz. */
export function moneyText(lang: Lang, grosz: number): string {
	if (grosz < 0) return `\u2212${moneyText(lang, -grosz)}`;
	const places = grosz % 100 === 0 ? 0 : 2;
	const amount = numberText(lang, grosz / 100, { min: places, max: places });
	return lang === "pl" ? `${amount}\u00a0zł` : `PLN\u00a0${amount}`;
}

/** An amount without currency, for document columns: "1 249,00", "1,249.00". Takes integer grosz. */
export function amountText(lang: Lang, grosz: number): string {
	return numberText(lang, grosz / 100, { min: 2, max: 2, grouping: "always" }).replace("-", "\u2212");
}

/**
 * Parses a typed amount into grosz: "367,77", "367.77", "1 249", "1 249,00 zł"; undefined for anything else. A dot or
 * comma precedes the last two digits and never separates thousands.
 */
export function groszOf(typed: string): number | undefined {
	const match = /^(\d{1,9}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2})(?:[.,](\d\d))?(?:\s*(?:zł|PLN))?$/i.exec(typed.trim());
	if (!match?.[1]) return undefined;
	const grosz = Number(match[1].replace(/\D/g, "")) * 100 + Number(match[2] ?? 0);
	return grosz < 1_000_000_000 ? grosz : undefined; // the range of a grosz column
}

/** The VAT of a net amount in grosz (0 or more) at a percentage, rounded half up to a grosz. */
export function vatOf(netGrosz: number, vatRate: number): number {
	const hundredths = netGrosz * vatRate;
	return (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
}

/** The gross of a net amount in grosz at a VAT percentage, rounded half up. */
export function grossOf(netGrosz: number, vatRate: number): number {
	return netGrosz + vatOf(netGrosz, vatRate);
}

/** Amounts in grosz, with gross = net + VAT. */
export type Amounts = { netGrosz: number; vatGrosz: number; grossGrosz: number };

/** The amounts of a line. VAT is rounded half up, once per line. */
export function lineAmounts(quantity: number, unitNetGrosz: number, vatRate: number): Amounts {
	const netGrosz = quantity * unitNetGrosz;
	const vatGrosz = vatOf(netGrosz, vatRate);
	return { netGrosz, vatGrosz, grossGrosz: netGrosz + vatGrosz };
}

/**
 * Amounts after a gross reduction in grosz. VAT comes from the remaining gross, rounded half up, so that every gross is
 * reachable. It equals the VAT of any net amount with that gross.
 */
export function lessGross({ grossGrosz }: Amounts, offGrosz: number, vatRate: number): Amounts {
	const left = grossGrosz - offGrosz;
	const vatGrosz = Math.floor((2 * left * vatRate + 100 + vatRate) / (2 * (100 + vatRate)));
	return { netGrosz: left - vatGrosz, vatGrosz, grossGrosz: left };
}

export function sumOf(amounts: readonly Amounts[]): Amounts {
	const sum = (key: keyof Amounts) => amounts.reduce((all, one) => all + one[key], 0);
	return { netGrosz: sum("netGrosz"), vatGrosz: sum("vatGrosz"), grossGrosz: sum("grossGrosz") };
}
