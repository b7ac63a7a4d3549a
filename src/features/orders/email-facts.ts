import { type Lang, localized, type Text } from "../../kit/i18n/lang.ts";
import { lineAmounts, moneyText, sumOf } from "../../kit/money/money.ts";
import { basisFor, firstGrosz } from "../../kit/money/price.ts";
import type { PaidBy } from "../documents/contract.ts";
import { methods } from "../documents/texts.ts";
import type { Payer } from "./payer.ts";
import type { PaymentMethod } from "./rules.ts";

/** What an order's e-mail and document are about, besides its amounts. */
export type OrderSubject = {
	event: {
		name: string;
		nameEn: string | null;
		place: string;
		placeEn: string | null;
		city: string;
		cityEn: string | null;
	};
	/** The event's days as it names them. */
	days: readonly { name: string; nameEn: string | null }[];
	/** Whose tickets they are, where that is known. */
	participants: readonly string[];
};

type Line = {
	name: string;
	nameEn: string | null;
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
	netGrosz: number;
	grossGrosz: number;
};

type Ordered = OrderSubject & {
	number: string;
	payer: Payer;
	vatGrosz: number;
	grossGrosz: number;
	lines: readonly Line[];
	/** How it is to be paid. */
	method: PaymentMethod;
	/** How it was paid, once it was. */
	paidBy?: PaidBy | undefined;
};

export type Fact = { label: string; value: string };

/** When and where an event is: "Czwartek 06.06, Piątek 07.06, Hala Łuków, Warszawa". */
function whenAndWhere(lang: Lang, { event, days }: OrderSubject): string {
	const place = [localized(lang, event.place, event.placeEn), localized(lang, event.city, event.cityEn)];
	return [...days.map((day) => localized(lang, day.name, day.nameEn)), ...place].filter(Boolean).join(", ");
}

/** What a code took off an order; amounts of nothing where none did. */
function discountOf(lines: readonly Line[]) {
	const listed = sumOf(lines.map((line) => lineAmounts(line.quantity, line.listNetGrosz, line.vatRate)));
	const sold = sumOf(lines.map((line) => lineAmounts(line.quantity, line.unitNetGrosz, line.vatRate)));
	return { netGrosz: listed.netGrosz - sold.netGrosz, grossGrosz: listed.grossGrosz - sold.grossGrosz };
}

/**
 * The facts of an order as its e-mails list them: what, for whom, when and where, each line before a code, what the code
 * takes off, VAT, total and method. People read amounts with VAT, companies without it (decisions §11).
 */
export function emailFacts(lang: Lang, ordered: Ordered): Fact[] {
	const { number, event, participants, lines, vatGrosz, grossGrosz, method, paidBy, payer } = ordered;
	const basis = basisFor(payer.nip !== "");
	const discount = discountOf(lines);
	const fact = (label: Text, value: string): Fact => ({ label: label[lang], value });
	const vat = fact(basis === "net" ? texts.vat : texts.vatIncluded, moneyText(lang, vatGrosz));
	return [
		fact(texts.order, number),
		fact(texts.event, localized(lang, event.name, event.nameEn)),
		...(whenAndWhere(lang, ordered) ? [fact(texts.when, whenAndWhere(lang, ordered))] : []),
		...(participants.length > 0 ? [fact(texts.participant, participants.join(", "))] : []),
		...lines.map((line) => ({
			label: `${line.quantity} × ${localized(lang, line.name, line.nameEn)}`,
			value: moneyText(lang, firstGrosz(basis, lineAmounts(line.quantity, line.listNetGrosz, line.vatRate))),
		})),
		...(discount.netGrosz > 0 ? [fact(texts.discount, moneyText(lang, -firstGrosz(basis, discount)))] : []),
		...(basis === "net" ? [vat] : []),
		fact(texts.total, moneyText(lang, grossGrosz)),
		...(basis === "gross" && vatGrosz > 0 ? [vat] : []),
		fact(texts.method, (paidBy ? methods[paidBy] : texts[method])[lang]),
	];
}

/** What a document of an order says of it besides its lines, in the document's first language. */
export function documentNote(ordered: OrderSubject & { number: string; lines: readonly Line[] }): string {
	const { number, participants, lines } = ordered;
	const discount = discountOf(lines);
	const sentence = (label: Text, value: string) => `${label.pl}: ${value}`;
	return [
		sentence(texts.order, number),
		...(participants.length > 0 ? [sentence(texts.participant, participants.join(", "))] : []),
		...(whenAndWhere("pl", ordered) ? [sentence(texts.when, whenAndWhere("pl", ordered))] : []),
		...(discount.netGrosz > 0 ? [sentence(texts.discountNet, moneyText("pl", discount.netGrosz))] : []),
	].join(" · ");
}

const texts = {
	order: { pl: "Zamówienie", en: "Order" },
	event: { pl: "Wydarzenie", en: "Event" },
	when: { pl: "Termin i miejsce", en: "When and where" },
	participant: { pl: "Uczestnik", en: "Participant" },
	discount: { pl: "Rabat z kodem", en: "Discount by code" },
	discountNet: { pl: "Rabat z kodem, już w cenie (netto)", en: "Discount by code, in the price already (net)" },
	vat: { pl: "VAT", en: "VAT" },
	vatIncluded: { pl: "w tym VAT", en: "VAT included" },
	total: { pl: "Razem", en: "Total" },
	method: { pl: "Sposób płatności", en: "Payment method" },
	card: { pl: "karta, BLIK lub Przelewy24", en: "card, BLIK or Przelewy24" },
	transfer: { pl: "przelew", en: "bank transfer" },
	deferred: { pl: "faktura z odroczonym terminem", en: "invoice with deferred payment" },
} satisfies Record<string, Text>;
