import * as z from "zod/mini";

/** Integer grosz. */
const grosz = z.int();
/** A calendar day `YYYY-MM-DD` in Poland's time. */
const day = z.iso.date();
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/**
 * VAT in percent, or "np": not taxed in Poland, because the buyer settles the tax in their own country
 * (art. 28b: a business abroad that takes part online).
 */
export const vatRate = z.literal([23, 8, 5, 0, "np"]);
export type VatRate = z.output<typeof vatRate>;

export const documentKind = z.enum(["proforma", "invoice", "correction"]);
export type DocumentKind = z.output<typeof documentKind>;

/** What a document is called: an invoice by its type. */
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

/** Digits of an account for transfers, with or without "PL", and its bank's name. */
export const bankAccount = z.object({ account: z.string().check(z.regex(/^(PL)?\d{26}$/)), name: words(100) });

export const seller = z.object({
	name: words(400),
	address,
	nip,
	/** Registers and contact that stand small at the foot: "KRS 0000123456". */
	registers: z.array(words(100)),
	email: z.nullable(z.string()),
	bank: z.nullable(bankAccount),
});
export type Seller = z.output<typeof seller>;

/** Who buys: a person needs no number, a Polish company its NIP, a foreign one its country and number. */
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

/** When and where a line's service is done, and its last day where it has one; recordings have none. */
export const service = z.object({ pl: words(400), en: words(400), day: z.nullable(day) });
export type Service = z.output<typeof service>;

/** What is sold, before any sum is made of it. The price is after discounts. */
export const sold = z.object({
	name: words(400),
	nameEn: words(400),
	/** 0 stands only in a correction, for what was given back. */
	quantity: z.int().check(z.minimum(0), z.maximum(1_000_000)),
	/** "szt.", "usł.". */
	unit: words(20),
	unitNetGrosz: grosz.check(z.minimum(0)),
	vatRate,
	service: z.optional(service),
	/** What was taken off the price of all of them later, with VAT. */
	reducedGrosz: z.optional(grosz.check(z.minimum(1))),
});
export type Sold = z.output<typeof sold>;

const sums = { netGrosz: grosz, vatGrosz: grosz, grossGrosz: grosz };
const line = z.extend(sold, sums);
export type Line = z.output<typeof line>;

const totals = z.object({ ...sums, rates: z.array(z.object({ vatRate, ...sums })) });
export type Totals = z.output<typeof totals>;

export const paymentMethod = z.enum(["card", "blik", "przelewy24", "transfer", "deferred", "test"]);
export type PaymentMethod = z.output<typeof paymentMethod>;

/** How money came. */
export type PaidBy = Exclude<PaymentMethod, "deferred">;

/** The payment as it stood when the document was issued; where a correction gives money back, its repayment. */
const payment = z.discriminatedUnion("state", [
	z.object({ state: z.literal("paid"), method: paymentMethod, paidOn: day }),
	z.object({
		state: z.literal("due"),
		method: paymentMethod,
		dueOn: day,
		/** How a transfer is to be titled; absent: by the document's number. */
		title: z.optional(words(100)),
	}),
]);
export type Payment = z.output<typeof payment>;

/**
 * - `sale`: of what is sold, as a whole;
 * - `advance`: of money that came before the service (ZAL, art. 106f ust. 1);
 * - `settlement`: of what advances left open (ROZ, art. 106f ust. 3).
 */
export const invoiceType = z.enum(["sale", "advance", "settlement"]);
export type InvoiceType = z.output<typeof invoiceType>;

/** What an advance or a settling invoice says besides; the lines are what was ordered, the totals its own share. */
const advances = z.object({
	/** What was ordered comes to. */
	ordered: totals,
	/** The money that an advance invoice documents. */
	received: z.array(z.object({ day, grossGrosz: grosz })),
	/** The advance invoices before it. */
	earlier: z.array(
		z.object({ number: words(50), issueDate: day, ksefNumber: z.nullable(z.string()), grossGrosz: grosz }),
	),
});

const correction = z.object({
	reason: words(256),
	/** The corrected invoice. */
	number: words(50),
	issueDate: day,
	/** Its number in KSeF, where it has one. */
	ksefNumber: z.nullable(z.string()),
	/** False: what it takes off was not paid yet and is only no longer due. Otherwise it goes back. */
	isRepaid: z.optional(z.boolean()),
	before: z.array(line),
	totalsBefore: totals,
	totalsAfter: totals,
});

/** Everything that a document says. Kept as it was said, never changed. */
export const documentContent = z.object({
	kind: documentKind,
	/** "FV/2025/0001". */
	number: words(50),
	issueDate: day,
	/** The day of the service or of the payment before it, where one is known. */
	saleDate: z.nullable(day),
	currency: z.literal("PLN"),
	/** Polish alone, or Polish with English under it. */
	languages: z.enum(["pl", "pl-en"]),
	seller,
	buyer,
	/** Of an invoice and its corrections; absent is `sale`. */
	invoiceType: z.optional(invoiceType),
	advances: z.optional(advances),
	/** The lines; of a correction, the lines as they should be. */
	lines: z.array(line).check(z.minLength(1)),
	/** The sums; of a correction, the differences. So the totals of all documents add up to what was sold. */
	totals,
	words: z.object({ pl: z.string(), en: z.string() }),
	payment,
	notes: z.nullable(z.string().check(z.maxLength(2000))),
	correction: z.nullable(correction),
});
export type DocumentContent = z.output<typeof documentContent>;

/** A document that was issued. */
export type TaxDocument = DocumentContent & {
	objectId: number;
	/** What it was issued for: "order:15". */
	subject: string;
	eventId: number;
	/** ISO instant. */
	issuedAt: string;
};

/** What KSeF answered; the address is what its QR code says. */
export type KsefAcceptance = { ksefNumber: string; acceptedAt: string; verificationUrl: string };
