import { defineForm, type FormValues } from "../../kit/contract/form.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import { personTexts } from "../account/person-texts.ts";
import { normalizedEmail } from "../account/rules.ts";
import { extraFields } from "../options/extra-fields.ts";
import { ADDRESS_FIELDS } from "../options/extras.ts";
import { paymentTexts } from "../orders/payment-texts.ts";
import type { GuestMode } from "../registration/guest.ts";
import type { ManualOrder } from "./contract.ts";
import { DEADLINE_DAYS, orderErrors } from "./rules.ts";
import { manualOrderFields as labels } from "./texts.ts";

/** A package with its count and agreed price, as typed. */
export type TicketRow = { packageCode: string; quantity: string; price: string };
export const EMPTY_ROW: TicketRow = { packageCode: "", quantity: "1", price: "" };

/** The payer: a company, a person with an invoice, or the buyer without one. */
export type PayerChoice = "company" | "person" | "none";

const text = (label: Text) => ({ empty: "", label });

const fields = {
	firstName: text(personTexts.firstName),
	lastName: text(personTexts.lastName),
	email: text(labels.email),
	lang: { empty: "pl" as Lang, label: labels.lang },
	kind: { empty: "person" as "person" | "team", label: labels.kind },
	tickets: { empty: [EMPTY_ROW] as readonly TicketRow[], label: labels.package },
	calendarCode: text(labels.calendarCode),
	mode: { empty: "" as GuestMode, label: labels.mode },
	...extraFields,
	reason: text(labels.reason),
	code: text(labels.code),
	payer: { empty: "company" as PayerChoice, label: labels.payer },
	payerNip: text(paymentTexts.payerNip),
	payerName: text(labels.payerName),
	payerStreet: text(paymentTexts.payerStreet),
	payerPostCode: text(paymentTexts.payerPostCode),
	payerCity: text(paymentTexts.payerCity),
	payerCountry: { empty: "PL", label: paymentTexts.payerCountry },
	payerComments: text(paymentTexts.payerComments),
	payment: { empty: "transfer" as "transfer" | "paid", label: labels.payment },
	days: { empty: String(DEADLINE_DAYS.usual), label: labels.days },
	reference: text(labels.reference),
};

export type ManualOrderValues = FormValues<typeof fields>;

/** Another package or attendance has other options. */
export const NO_EXTRAS = {
	wantLunch: false,
	wantAfterpartyTicket: false,
	tShirtChoice: "",
	wantGiftbag: false,
	wantDelivery: false,
} as const satisfies Partial<ManualOrderValues>;

const NO_ERRORS = {
	firstName: undefined,
	lastName: undefined,
	email: undefined,
	lang: undefined,
	kind: undefined,
	tickets: undefined,
	calendarCode: undefined,
	mode: undefined,
	wantLunch: undefined,
	wantAfterpartyTicket: undefined,
	tShirtChoice: undefined,
	wantGiftbag: undefined,
	wantDelivery: undefined,
	deliveryFirstName: undefined,
	deliveryLastName: undefined,
	deliveryStreet: undefined,
	deliveryPostCode: undefined,
	deliveryCity: undefined,
	deliveryComment: undefined,
	reason: undefined,
	code: undefined,
	payer: undefined,
	payerNip: undefined,
	payerName: undefined,
	payerStreet: undefined,
	payerPostCode: undefined,
	payerCity: undefined,
	payerCountry: undefined,
	payerComments: undefined,
	payment: undefined,
	days: undefined,
	reference: undefined,
};

/** The body of the call. A number that cannot be read becomes one that the rules refuse. */
export function wantedOrder(values: ManualOrderValues): ManualOrder {
	const { firstName, lastName, email, lang, kind, calendarCode, mode, reason, code, payment, reference } = values;
	const isTeam = kind === "team";
	const isPaid = payment === "paid";
	const rows = isTeam ? values.tickets : values.tickets.slice(0, 1);
	return {
		firstName: firstName.trim(),
		lastName: lastName.trim(),
		email: normalizedEmail(email),
		lang,
		isTeam,
		calendarCode: isTeam ? "" : calendarCode,
		mode: isTeam ? "" : mode,
		tickets: rows.map(({ packageCode, quantity, price }) => ({
			packageCode,
			quantity: isTeam ? countOf(quantity) : 1,
			agreedNetGrosz: price.trim() === "" ? null : (groszOf(price) ?? -1),
		})),
		reason: reason.trim(),
		code: code.trim(),
		...extrasOf(values),
		...payerOf(values),
		isPaid,
		days: isPaid ? null : countOf(values.days),
		reference: isPaid ? reference.trim() : "",
	};
}

/** The options of an own ticket. Only a parcel is delivered. */
function extrasOf(values: ManualOrderValues) {
	const isOwn = values.kind === "person";
	const tShirtChoice = isOwn ? values.tShirtChoice : "";
	const wantGiftbag = isOwn && values.wantGiftbag;
	const wantDelivery = values.wantDelivery && (tShirtChoice !== "" || wantGiftbag);
	const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, wantDelivery ? values[field].trim() : ""]));
	return {
		wantLunch: isOwn && values.wantLunch,
		wantAfterpartyTicket: isOwn && values.wantAfterpartyTicket,
		tShirtChoice,
		wantGiftbag,
		wantDelivery,
		...(address as Record<(typeof ADDRESS_FIELDS)[number], string>),
	};
}

function payerOf(values: ManualOrderValues) {
	const { payer } = values;
	const typed = (field: string, isAsked = payer !== "none") => (isAsked ? field.trim() : "");
	return {
		wantInvoice: payer !== "none",
		payerKind: payer === "company" ? ("company" as const) : ("person" as const),
		payerNip: typed(values.payerNip, payer === "company"),
		payerName: typed(values.payerName),
		payerStreet: typed(values.payerStreet),
		payerPostCode: typed(values.payerPostCode),
		payerCity: typed(values.payerCity),
		payerCountry: payer === "none" ? "PL" : values.payerCountry,
		payerComments: typed(values.payerComments),
	};
}

/** 0 for anything but a short whole number. */
function countOf(typed: string): number {
	return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** An order as an organiser types it, by the rules of the server. */
export const manualOrderForm = defineForm({
	fields,
	errors: (values) => ({ ...NO_ERRORS, ...orderErrors(wantedOrder(values)) }),
});
