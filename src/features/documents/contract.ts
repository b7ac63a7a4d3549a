import * as z from "zod/mini";

const grosz = z.int();
/** `YYYY-MM-DD` in Poland's time. */
const day = z.iso.date();
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/**
 * VAT in percent. "np" means not taxed in Poland: a foreign business that takes part online accounts for the tax in its
 * own country (art. 28b).
 */
export const vatRate = z.literal([23, 8, 5, 0, "np"]);
export type VatRate = z.output<typeof vatRate>;

export const documentKind = z.enum(["proforma", "invoice", "correction"]);
export type DocumentKind = z.output<typeof documentKind>;

/** The name of an invoice is its type. */
export const documentName = z.enum(["proforma", "invoice", "advance", "settlement", "correction"]);
export type DocumentName = z.output<typeof documentName>;

const address = z.object({
	street: words(200),
	postCode: z.string().check(z.maxLength(20)),
	city: words(100),
	/** ISO 3166-1 alpha-2: "PL". */
	country: z.string().check(z.regex(/^[A-Z]{2}$/)),
});

const nip = z.string().check(z.regex(/^\d{10}$/));

/** The digits of a bank account, with or without "PL", and the name of the bank. */
export const bankAccount = z.object({ account: z.string().check(z.regex(/^(PL)?\d{26}$/)), name: words(100) });

export const seller = z.object({
	name: words(400),
	address,
	nip,
	/** Registers and contact for the footer: "KRS 0000123456". */
	registers: z.array(words(100)),
	email: z.nullable(z.string()),
	bank: z.nullable(bankAccount),
});
export type Seller = z.output<typeof seller>;

/** A person has no number, a Polish company its NIP, a foreign one country and number. */
export const buyer = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("person"), name: words(400), address }),
	z.object({ kind: z.literal("company-pl"), name: words(400), address, nip }),
	z.object({
		kind: z.literal("company-foreign"),
		name: words(400),
		address,
		taxCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
		taxNumber: words(50),
	}),
]);
export type Buyer = z.output<typeof buyer>;

/** Time, place and last day; the day is null for recordings. */
export const service = z.object({ pl: words(400), en: words(400), day: z.nullable(day) });
export type Service = z.output<typeof service>;

/** An item before its sums are computed. The price is after discounts. */
export const sold = z.object({
	name: words(400),
	nameEn: words(400),
	/** 0 only in a correction, for returned items. */
	quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
	/** "szt.", "usł.". */
	unit: words(20),
	unitNetGrosz: grosz.check(z.minimum(0)),
	vatRate,
	service: z.optional(service),
	/** A later reduction of the line's price, with VAT. */
	reducedGrosz: z.optional(grosz.check(z.minimum(1))),
});
export type SaleDocument = z.output<typeof sold>;

const sums = { netGrosz: grosz, vatGrosz: grosz, grossGrosz: grosz };
const line = z.extend(sold, sums);
export type Line = z.output<typeof line>;

const totals = z.object({ ...sums, rates: z.array(z.object({ vatRate, ...sums })) });
export type Totals = z.output<typeof totals>;

export const paymentMethod = z.enum(["card", "blik", "przelewy24", "transfer", "deferred", "test"]);
export type PaymentMethod = z.output<typeof paymentMethod>;

export type PaidBy = Exclude<PaymentMethod, "deferred">;

/** The payment at the time of issue; in a correction, the refund. */
const payment = z.discriminatedUnion("state", [
	z.object({ state: z.literal("paid"), method: paymentMethod, paidOn: day }),
	z.object({
		state: z.literal("due"),
		method: paymentMethod,
		dueOn: day,
		/** The title of the transfer; by default the document's number. */
		title: z.optional(words(100)),
	}),
]);
export type Payment = z.output<typeof payment>;

/**
 * - `sale`: the whole sale;
 * - `advance`: money received before the service (ZAL, art. 106f ust. 1);
 * - `settlement`: the rest after advances (ROZ, art. 106f ust. 3).
 */
export const invoiceType = z.enum(["sale", "advance", "settlement"]);
export type InvoiceType = z.output<typeof invoiceType>;

/** Lines belong to the order, totals to the invoice. */
const advances = z.object({
	ordered: totals,
	/** The payments that an advance invoice documents. */
	received: z.array(z.object({ day, grossGrosz: grosz })),
	earlier: z.array(
		z.object({ number: words(50), issueDate: day, ksefNumber: z.nullable(z.string()), grossGrosz: grosz }),
	),
});

const correction = z.object({
	reason: words(256),
	number: words(50),
	issueDate: day,
	/** The number in KSeF, if it has one. */
	ksefNumber: z.nullable(z.string()),
	isRepaid: z.optional(z.boolean()),
	before: z.array(line),
	totalsBefore: totals,
	totalsAfter: totals,
});

/** Stored at issue and never changed. */
export const documentContent = z.object({
	kind: documentKind,
	number: words(50),
	issueDate: day,
	/** The day of the service or of an earlier payment; null if unknown. */
	saleDate: z.nullable(day),
	currency: z.literal("PLN"),
	/** Polish, or Polish with English below. */
	languages: z.enum(["pl", "pl-en"]),
	seller,
	buyer,
	/** For an invoice and its corrections; by default `sale`. */
	invoiceType: z.optional(invoiceType),
	advances: z.optional(advances),
	/** The lines; a correction has the corrected lines. */
	lines: z.array(line).check(z.minLength(1)),
	/** The sums; a correction has the differences. The totals of all documents add up to the sale. */
	totals,
	words: z.object({ pl: z.string(), en: z.string() }),
	payment,
	notes: z.nullable(z.string().check(z.maxLength(2000))),
	correction: z.nullable(correction),
});
export type DocumentContent = z.output<typeof documentContent>;

export type TaxDocument = DocumentContent & {
	objectId: number;
	/** The document is issued for this subject: "order:15". */
	subject: string;
	eventId: number;
	/** An ISO instant. */
	issuedAt: string;
};

/** The document's QR code contains the address. */
export type KsefAcceptance = { ksefNumber: string; acceptedAt: string; verificationUrl: string };
