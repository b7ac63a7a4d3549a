import type { Lang } from "../i18n/lang.ts";

/** "749 zł" or "921,27 zł" in Polish, "PLN 749" or "PLN 921.27" in English. Takes integer grosz. */
export function moneyText(lang: Lang, grosz: number): string {
	const digits = grosz % 100 === 0 ? 0 : 2;
	const amount = new Intl.NumberFormat(lang === "pl" ? "pl-PL" : "en-GB", {
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
		useGrouping: lang === "pl" ? "min2" : true,
	}).format(grosz / 100);
	return lang === "pl" ? `${amount}\u00a0zł` : `PLN\u00a0${amount}`;
}

/** The gross of a net amount in grosz at a VAT rate in percent, rounded half up. */
export function grossOf(netGrosz: number, vatRate: number): number {
	return Math.round((netGrosz * (100 + vatRate)) / 100);
}
