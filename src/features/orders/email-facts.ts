import { type Lang, localized, type Text } from "../../kit/i18n/lang.ts";
import { lineAmounts, moneyText, sumOf } from "../../kit/money/money.ts";
import { basisFor, firstGrosz } from "../../kit/money/price.ts";
import type { PaidBy } from "../documents/contract.ts";
import { methods } from "../documents/texts.ts";
import type { Payer } from "./payer.ts";
import type { PaymentMethod } from "./rules.ts";

/** What an order's e-mail is about, besides its amounts. */
type OrderSubject = {
	event: { name: string; nameEn: string | null };
	/** When and where each line takes place, in the order of the lines. */
	services: readonly (Text | null)[];
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

/** When and where the lines take place: one fact where all that have a place share it, otherwise one of each line. */
function whenAndWhere(lang: Lang, { services, lines }: Ordered): Fact[] {
	const told = lines.flatMap((line, index) => {
		const service = services[index];
		return service ? [{ name: localized(lang, line.name, line.nameEn), value: service[lang] }] : [];
	});
	const values = new Set(told.map(({ value }) => value));
	if (values.size === 1) return [...values].map((value) => ({ label: texts.when[lang], value }));
	return told.map(({ name, value }) => ({ label: `${texts.when[lang]}: ${name}`, value }));
}

/** What a code took off an order; amounts of nothing where none did. */
function discountOf(lines: readonly Line[]) {
	const listed = sumOf(lines.map((line) => lineAmounts(line.quantity, line.listNetGrosz, line.vatRate)));
	const sold = sumOf(lines.map((line) => lineAmounts(line.quantity, line.unitNetGrosz, line.vatRate)));
	return { netGrosz: listed.netGrosz - sold.netGrosz, grossGrosz: listed.grossGrosz - sold.grossGrosz };
}

/**
 * The facts of an order as its e-mails list them: what, for whom, when and where, each line before a code, what the code
 * takes off, VAT, total and method. People read amounts with VAT, companies without it.
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
		...whenAndWhere(lang, ordered),
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

/** The lines of an order that has ended, or what is given back of one, with VAT. */
export function lineFacts(
	lang: Lang,
	{
		number,
		event,
		lines,
		given,
	}: {
		number: string;
		event: OrderSubject["event"];
		lines: readonly (Line & { position: number })[];
		given: readonly { position: number; quantity: number; grossGrosz: number }[] | undefined;
	},
): Fact[] {
	const told = given ?? lines;
	const named = told.map(({ position, quantity, grossGrosz }) => {
		const line = lines.find((one) => one.position === position);
		const name = line ? localized(lang, line.name, line.nameEn) : "";
		return { label: `${quantity} × ${name}`, value: moneyText(lang, grossGrosz) };
	});
	const totalGrosz = told.reduce((sum, one) => sum + one.grossGrosz, 0);
	return [
		{ label: texts.order[lang], value: number },
		{ label: texts.event[lang], value: localized(lang, event.name, event.nameEn) },
		...named,
		{ label: texts.total[lang], value: moneyText(lang, totalGrosz) },
	];
}

/** What a document of an order says of it besides its lines, in the document's first language. */
export function documentNote({
	number,
	participants,
	lines,
}: {
	number: string;
	participants: readonly string[];
	lines: readonly Line[];
}): string {
	const discount = discountOf(lines);
	const sentence = (label: Text, value: string) => `${label.pl}: ${value}`;
	return [
		sentence(texts.order, number),
		...(participants.length > 0 ? [sentence(texts.participant, participants.join(", "))] : []),
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
} as const satisfies Record<string, Text>;
