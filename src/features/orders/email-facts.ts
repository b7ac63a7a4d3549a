import { type Lang, localized, type Text } from "../../kit/i18n/lang.ts";
import { lineAmounts, moneyText, sumOf } from "../../kit/money/amounts.ts";
import { basisFor, firstGrosz } from "../../kit/money/displayed-price.ts";
import type { PaidBy } from "../documents/contract.ts";
import { methods } from "../documents/texts.ts";
import type { DeliveryAddress } from "../options/contract.ts";
import type { Payer } from "./payer.ts";
import type { PaymentMethod } from "./rules.ts";

/** The contents of an order's e-mail without amounts. */
type OrderSubject = {
	event: { name: string; nameEn: string | null };
	/** Time and place of each line, in the order of the lines. */
	services: readonly (Text | null)[];
	/** The ticket holders, if known. */
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

type EmailOrder = OrderSubject & {
	number: string;
	payer: Payer;
	vatGrosz: number;
	grossGrosz: number;
	lines: readonly Line[];
	method: PaymentMethod;
	paidBy?: PaidBy | undefined;
	delivery?: DeliveryAddress | undefined;
};

export type Fact = { label: string; value: string };

/** One fact if all lines share time and place, otherwise one per line. */
function whenAndWhere(lang: Lang, { services, lines }: EmailOrder): Fact[] {
	const placedLines = lines.flatMap((line, index) => {
		const service = services[index];
		return service ? [{ name: localized(lang, line.name, line.nameEn), value: service[lang] }] : [];
	});
	const values = new Set(placedLines.map(({ value }) => value));
	if (values.size === 1) return [...values].map((value) => ({ label: texts.when[lang], value }));
	return placedLines.map(({ name, value }) => ({ label: `${texts.when[lang]}: ${name}`, value }));
}

/** The discount of the code; zero amounts without a code. */
function discountOf(lines: readonly Line[]) {
	const listed = sumOf(lines.map((line) => lineAmounts(line.quantity, line.listNetGrosz, line.vatRate)));
	const sold = sumOf(lines.map((line) => lineAmounts(line.quantity, line.unitNetGrosz, line.vatRate)));
	return { netGrosz: listed.netGrosz - sold.netGrosz, grossGrosz: listed.grossGrosz - sold.grossGrosz };
}

/**
 * Items, holders, time and place, lines before discount, discount, VAT, total and method. Amounts are gross for people,
 * net for companies.
 */
export function emailFacts(lang: Lang, ordered: EmailOrder): Fact[] {
	const { number, event, participants, lines, vatGrosz, grossGrosz, method, paidBy, payer, delivery } = ordered;
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
		...(delivery ? [fact(texts.delivery, deliveryLine(delivery))] : []),
	];
}

/** "Anna Maj, Lniana 1, 38-400 Krosno". */
function deliveryLine({ firstName, lastName, street, postCode, city }: DeliveryAddress): string {
	return `${firstName} ${lastName}, ${street}, ${postCode} ${city}`;
}

/** The lines of an ended order, or the returned lines, with VAT. */
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
	const listedLines = given ?? lines;
	const named = listedLines.map(({ position, quantity, grossGrosz }) => {
		const line = lines.find((one) => one.position === position);
		const name = line ? localized(lang, line.name, line.nameEn) : "";
		return { label: `${quantity} × ${name}`, value: moneyText(lang, grossGrosz) };
	});
	const totalGrosz = listedLines.reduce((sum, one) => sum + one.grossGrosz, 0);
	return [
		{ label: texts.order[lang], value: number },
		{ label: texts.event[lang], value: localized(lang, event.name, event.nameEn) },
		...named,
		{ label: texts.total[lang], value: moneyText(lang, totalGrosz) },
	];
}

/** A note on a document, in the document's first language. */
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
	delivery: { pl: "Adres wysyłki", en: "Delivery address" },
	card: { pl: "karta, BLIK lub Przelewy24", en: "card, BLIK or Przelewy24" },
	transfer: { pl: "przelew", en: "bank transfer" },
	deferred: { pl: "faktura z odroczonym terminem", en: "invoice with deferred payment" },
} as const satisfies Record<string, Text>;
