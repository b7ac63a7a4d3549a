import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { SellerDetails } from "./seller.ts";

/** The organiser in every page's footer. */
export type Organiser = { name: string; footer: string | null };

export function organiserOf({ name, footer }: SellerDetails, lang: Lang): Organiser {
	return { name, footer: footer?.[lang] ?? null };
}

export const texts = {
	noSale: {
		pl: "Sprzedaż jest zamknięta: organizator nie podał jeszcze danych sprzedawcy. Bezpłatne pakiety są dostępne.",
		en: "Sales are closed: the organiser has not entered the seller's details yet. Free packages are available.",
	},
} as const satisfies Record<string, Text>;
