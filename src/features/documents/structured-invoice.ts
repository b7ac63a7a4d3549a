import { XMLBuilder } from "fast-xml-parser";
import { euVatPrefix } from "../../kit/tax/tax-number.ts";
import { discountNetOf } from "./amounts.ts";
import type { Buyer, DocumentContent, InvoiceType, Line, PaymentMethod, Seller, VatRate } from "./contract.ts";
import { correctedLines } from "./rules.ts";

/** FA(3) of the Ministry of Finance, schema 1-0E. Elements are in the schema's order. */
const NAMESPACE = "http://crd.gov.pl/wzor/2025/06/25/13775/";

/** FA(3) cannot be older than its schema. */
const FIRST_MOMENT = "2025-09-01T00:00:00Z";

/** Codes of FA(3); a text describes other methods. */
const METHODS: Partial<Record<PaymentMethod, number>> = { card: 2, blik: 7, transfer: 6, deferred: 6 };

type Node = { [element: string]: string | number | Node | Node[] };

const when = (applies: boolean, part: () => Node): Node => (applies ? part() : {});

/** XML 1.0 does not allow these characters, such as unpaired surrogates. */
const UNWRITABLE = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A token of the schema has single spaces and no control characters. */
function token(text: string, most = 256): string {
	const clean = text.replace(UNWRITABLE, " ").replace(/\s+/g, " ").trim();
	return [...clean].slice(0, most).join("").trim() || "-";
}

function tokens(text: string, most = 256): string[] {
	const letters = [...token(text, Number.MAX_SAFE_INTEGER)];
	return Array.from({ length: Math.ceil(letters.length / most) }, (_, index) =>
		token(letters.slice(index * most, (index + 1) * most).join("")),
	);
}

const amount = (grosz: number) => (grosz / 100).toFixed(2);

const addressOf = ({ street, postCode, city, country }: Seller["address"]): Node => ({
	KodKraju: country,
	AdresL1: token(street, 512),
	AdresL2: token(`${postCode} ${city}`, 512),
});

function buyerNumber(buyer: Buyer): Node {
	if (buyer.kind === "person") return { BrakID: 1 };
	if (buyer.kind === "company-pl") return { NIP: buyer.nip };
	const prefix = euVatPrefix(buyer.taxCountry);
	if (prefix) return { KodUE: prefix, NrVatUE: buyer.taxNumber };
	return { KodKraju: buyer.taxCountry, NrID: buyer.taxNumber };
}

/** A buyer in another EU country accounts for the tax: such services have their own sum (art. 100). */
function isInUnion(buyer: Buyer): boolean {
	return buyer.kind === "company-foreign" && euVatPrefix(buyer.taxCountry) !== undefined;
}

function rateCode(rate: VatRate, buyer: Buyer): string {
	if (rate === "np") return isInUnion(buyer) ? "np II" : "np I";
	return rate === 0 ? "0 KR" : String(rate);
}

function partiesOf({ seller, buyer, lines }: DocumentContent): Node {
	const isListed = isInUnion(buyer) && lines.some((line) => line.vatRate === "np");
	return {
		Podmiot1: {
			...when(isListed, () => ({ PrefiksPodatnika: "PL" })),
			DaneIdentyfikacyjne: { NIP: seller.nip, Nazwa: token(seller.name, 512) },
			Adres: addressOf(seller.address),
			...(seller.email !== null && { DaneKontaktowe: { Email: token(seller.email, 255) } }),
		},
		Podmiot2: {
			DaneIdentyfikacyjne: { ...buyerNumber(buyer), Nazwa: token(buyer.name, 512) },
			Adres: addressOf(buyer.address),
			JST: 2,
			GV: 2,
		},
	};
}

/** Net and VAT per rate in the schema's order; in a correction, the differences. */
function sumsOf({ totals, buyer }: DocumentContent): Node {
	const ofRate = (rate: VatRate, part: (net: string, vat: string) => Node): Node => {
		const sums = totals.rates.find((one) => one.vatRate === rate);
		return sums ? part(amount(sums.netGrosz), amount(sums.vatGrosz)) : {};
	};
	return {
		...ofRate(23, (net, vat) => ({ P_13_1: net, P_14_1: vat })),
		...ofRate(8, (net, vat) => ({ P_13_2: net, P_14_2: vat })),
		...ofRate(5, (net, vat) => ({ P_13_3: net, P_14_3: vat })),
		...ofRate(0, (net) => ({ P_13_6_1: net })),
		...ofRate("np", (net): Node => (isInUnion(buyer) ? { P_13_9: net } : { P_13_8: net })),
		P_15: amount(totals.grossGrosz),
	};
}

const notesOf = (hasReverseCharge: boolean): Node => ({
	P_16: 2,
	P_17: 2,
	P_18: hasReverseCharge ? 1 : 2,
	P_18A: 2,
	Zwolnienie: { P_19N: 1 },
	NoweSrodkiTransportu: { P_22N: 1 },
	P_23: 2,
	PMarzy: { P_PMarzyN: 1 },
});

/** Codes of FA(3). */
const TYPES = {
	sale: ["VAT", "KOR"],
	advance: ["ZAL", "KOR_ZAL"],
	settlement: ["ROZ", "KOR_ROZ"],
} as const satisfies Record<InvoiceType, [string, string]>;

function correctionOf({ correction, totals, invoiceType = "sale" }: DocumentContent): Node {
	const [type, correctionType] = TYPES[invoiceType];
	if (!correction) return { RodzajFaktury: type };
	const { ksefNumber } = correction;
	return {
		RodzajFaktury: correctionType,
		PrzyczynaKorekty: token(correction.reason),
		// A reduction of tax counts in the month of the correction (art. 29a ust. 13); for an increase the reason
		// decides.
		...when(totals.grossGrosz < 0, () => ({ TypKorekty: 2 })),
		DaneFaKorygowanej: {
			DataWystFaKorygowanej: correction.issueDate,
			NrFaKorygowanej: token(correction.number),
			...(ksefNumber ? { NrKSeF: 1, NrKSeFFaKorygowanej: ksefNumber } : { NrKSeFN: 1 }),
		},
		...when(invoiceType !== "sale", () => ({ P_15ZK: amount(correction.totalsBefore.grossGrosz) })),
	};
}

/** Lists the payments of an advance invoice with their days; `P_6` has the day of a single payment. */
function paymentsOf({ advances, invoiceType, correction }: DocumentContent): Node {
	const received = invoiceType === "advance" && !correction ? (advances?.received ?? []) : [];
	if (received.length < 2) return {};
	return {
		ZaliczkaCzesciowa: received.map((one) => ({ P_6Z: one.day, P_15Z: amount(one.grossGrosz) })),
	};
}

/** Art. 106f ust. 3 and 4. */
function earlierOf({ advances }: DocumentContent): Node {
	const earlier = advances?.earlier ?? [];
	if (earlier.length === 0) return {};
	return {
		FakturaZaliczkowa: earlier.map(
			({ number, ksefNumber }): Node =>
				ksefNumber ? { NrKSeFFaZaliczkowej: ksefNumber } : { NrKSeFZN: 1, NrFaZaliczkowej: token(number) },
		),
	};
}

/** An advance invoice has the order in place of lines (art. 106f ust. 1 pkt 4). */
function orderOf(document: DocumentContent): Node {
	if (document.invoiceType !== "advance") return {};
	const rows = linesToTell(document).map(({ line, isBefore }, index) => ({
		NrWierszaZam: index + 1,
		P_7Z: token(line.name, 512),
		P_8AZ: token(line.unit),
		P_8BZ: line.quantity,
		P_9AZ: amount(line.unitNetGrosz),
		P_11NettoZ: amount(line.netGrosz),
		P_11VatZ: amount(line.vatGrosz),
		P_12Z: rateCode(line.vatRate, document.buyer),
		...when(isBefore, () => ({ StanPrzedZ: 1 })),
	}));
	const ordered = document.advances?.ordered ?? document.totals;
	return { Zamowienie: { WartoscZamowienia: amount(ordered.grossGrosz), ZamowienieWiersz: rows } };
}

/** The lines; in a correction, the changed ones before and after. */
function linesToTell({ lines, correction }: DocumentContent): { line: Line; isBefore: boolean }[] {
	if (!correction) return lines.map((line) => ({ line, isBefore: false }));
	return correctedLines(correction.before, lines).flatMap(({ before, after }) => [
		{ line: before, isBefore: true },
		{ line: after, isBefore: false },
	]);
}

/** True if lines have different days: each then states its own. */
function hasOwnDays({ saleDate, lines, invoiceType }: DocumentContent): boolean {
	const days = lines.flatMap(({ service }) => service?.day ?? []).toSorted();
	return invoiceType !== "advance" && days.at(-1) === saleDate && days[0] !== saleDate;
}

function rowsOf(document: DocumentContent): Node[] {
	if (document.invoiceType === "advance") return [];
	const { saleDate, issueDate } = document;
	const ownDay = (line: Line) => (hasOwnDays(document) ? (line.service?.day ?? saleDate) : null);
	return linesToTell(document).map(({ line, isBefore }, index) => ({
		NrWierszaFa: index + 1,
		...when(![null, issueDate].includes(ownDay(line)), () => ({ P_6A: ownDay(line) ?? issueDate })),
		...rowOf(line, document.buyer),
		...when(isBefore, () => ({ StanPrzed: 1 })),
	}));
}

const rowOf = (line: Line, buyer: Buyer): Node => ({
	P_7: token(line.name, 512),
	P_8A: token(line.unit),
	P_8B: line.quantity,
	P_9A: amount(line.unitNetGrosz),
	...when(discountNetOf(line) > 0, () => ({ P_10: amount(discountNetOf(line)) })),
	P_11: amount(line.netGrosz),
	P_11Vat: amount(line.vatGrosz),
	P_12: rateCode(line.vatRate, buyer),
});

/** A correction that refunds has no payment. */
function paymentOf({ payment, totals, seller }: DocumentContent): Node {
	if (totals.grossGrosz < 0) return {};
	const code = METHODS[payment.method];
	const isByTransfer = payment.state === "due" && code === METHODS.transfer;
	const { bank } = seller;
	return {
		Platnosc: {
			...(payment.state === "paid"
				? { Zaplacono: 1, DataZaplaty: payment.paidOn }
				: { TerminPlatnosci: { Termin: payment.dueOn } }),
			...(code
				? { FormaPlatnosci: code }
				: { PlatnoscInna: 1, OpisPlatnosci: payment.method === "przelewy24" ? "Przelewy24" : "płatność próbna" }),
			...(isByTransfer && bank && { RachunekBankowy: { NrRB: bank.account, NazwaBanku: token(bank.name) } }),
		},
	};
}

/** Time and place of each line, and notes. */
function descriptionsOf(document: DocumentContent): Node {
	const { notes } = document;
	const places = linesToTell(document).flatMap(({ line }, index): Node[] =>
		line.service ? [{ NrWiersza: index + 1, Klucz: "Termin i miejsce", Wartosc: token(line.service.pl) }] : [],
	);
	const pieces = notes?.trim() ? tokens(notes).map((piece): Node => ({ Klucz: "Uwagi", Wartosc: piece })) : [];
	return when(places.length + pieces.length > 0, () => ({ DodatkowyOpis: [...places, ...pieces] }));
}

function bodyOf(document: DocumentContent): Node {
	const { issueDate, saleDate, lines, seller } = document;
	const hasReverseCharge = [...lines, ...(document.correction?.before ?? [])].some((line) => line.vatRate === "np");
	const payments = paymentsOf(document);
	const hasOneDay = !("ZaliczkaCzesciowa" in payments) && !hasOwnDays(document);
	return {
		KodWaluty: document.currency,
		P_1: issueDate,
		P_1M: token(seller.address.city),
		P_2: document.number,
		...(saleDate !== null && saleDate !== issueDate && hasOneDay && { P_6: saleDate }),
		...sumsOf(document),
		Adnotacje: notesOf(hasReverseCharge),
		...correctionOf(document),
		...payments,
		...descriptionsOf(document),
		...earlierOf(document),
		FaWiersz: rowsOf(document),
		...paymentOf(document),
		...orderOf(document),
	};
}

/**
 * Returns FA(3) as XML. Equal input gives equal bytes, because KSeF identifies a document by their hash. `issuedAt` is
 * an ISO instant. Throws RangeError for a pro-forma.
 */
export function structuredInvoice(document: DocumentContent & { issuedAt: string }): string {
	if (document.kind === "proforma") throw new RangeError("a pro-forma is no invoice");
	const { registers } = document.seller;
	const root: Node = {
		"@xmlns": NAMESPACE,
		Naglowek: {
			KodFormularza: { "@kodSystemowy": "FA (3)", "@wersjaSchemy": "1-0E", "#text": "FA" },
			WariantFormularza: 3,
			DataWytworzeniaFa: document.issuedAt < FIRST_MOMENT ? FIRST_MOMENT : document.issuedAt,
			SystemInfo: "Estrada",
		},
		...partiesOf(document),
		Fa: bodyOf(document),
		...when(registers.length > 0, () => ({
			Stopka: { Informacje: { StopkaFaktury: token(registers.join(", "), 3500) } },
		})),
	};
	const builder = new XMLBuilder({ attributeNamePrefix: "@", ignoreAttributes: false, format: true, indentBy: "\t" });
	return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Faktura: root })}`;
}
