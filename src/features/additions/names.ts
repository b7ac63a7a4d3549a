import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { OptionKind } from "../options/contract.ts";

export const awaitingPayment: Text = { pl: "czeka na zapłatę", en: "awaiting payment" };

const added: Record<OptionKind, Text> = {
	lunch: { pl: "lunch", en: "lunch" },
	afterparty: { pl: "afterparty", en: "the afterparty" },
	tshirt: { pl: "koszulkę", en: "a T-shirt" },
	giftbag: { pl: "torbę z upominkami", en: "a gift bag" },
	delivery: { pl: "wysyłkę", en: "delivery" },
};

/** Names the first two kinds: "Dodaj lunch, koszulkę…". */
export function addText(lang: Lang, kinds: readonly OptionKind[]): string {
	const named = kinds.slice(0, 2).map((kind) => added[kind][lang]);
	const rest = kinds.length > 2 ? "…" : "";
	const last = kinds.length === 2 ? { pl: " lub ", en: " or " }[lang] : ", ";
	return `${{ pl: "Dodaj", en: "Add" }[lang]} ${named.join(last)}${rest}`;
}
