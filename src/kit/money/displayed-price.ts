import type { Lang } from "../i18n/lang.ts";
import { lineAmounts, moneyText } from "./amounts.ts";

/** People see gross first, companies net. */
export type PriceBasis = "gross" | "net";

export type Price = { netGrosz: number; grossGrosz: number };

export function basisFor(isCompany: boolean): PriceBasis {
	return isCompany ? "net" : "gross";
}

/** The price of a piece from its net amount in grosz and VAT percentage. */
export function priceOf(netGrosz: number, vatRate: number): Price {
	return lineAmounts(1, netGrosz, vatRate);
}

/** The first amount, in grosz. */
export function firstGrosz(basis: PriceBasis, { netGrosz, grossGrosz }: Price): number {
	return basis === "net" ? netGrosz : grossGrosz;
}

/** The first amount: "921,27 zł", or for companies "749 zł". */
export function firstText(lang: Lang, basis: PriceBasis, price: Price): string {
	return moneyText(lang, firstGrosz(basis, price));
}

/** The text after the first amount: "z VAT, 749 zł netto", or for companies "netto, 921,27 zł z VAT". */
export function besideText(lang: Lang, basis: PriceBasis, price: Price): string {
	const [first, other] = basis === "net" ? [words.net, words.gross] : [words.gross, words.net];
	const second = moneyText(lang, basis === "net" ? price.grossGrosz : price.netGrosz);
	return `${first[lang]}, ${second} ${other[lang]}`;
}

/** The first amount alone: "921,27 zł z VAT", or for companies "749 zł netto". */
export function aloneText(lang: Lang, basis: PriceBasis, price: Price): string {
	return `${firstText(lang, basis, price)} ${words[basis][lang]}`;
}

/** Both amounts in one sentence: "921,27 zł z VAT, 749 zł netto". */
export function bothText(lang: Lang, basis: PriceBasis, price: Price): string {
	return `${firstText(lang, basis, price)} ${besideText(lang, basis, price)}`;
}

const words = {
	gross: { pl: "z VAT", en: "with VAT" },
	net: { pl: "netto", en: "net" },
};
