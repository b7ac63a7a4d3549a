import type { Text } from "../../kit/i18n/lang.ts";
import {
	BACK_THE_WAY_IT_CAME,
	CONFIRMED,
	GIVEN_BACK,
	IS_CONFIRMED,
	LEFT,
	LEFT_TO_PAY,
	NOTHING_TO_PAY,
	PART_ARRIVED,
	PART_CAME,
	PART_RETURNED,
	PART_WAS_RETURNED,
	PLACED,
	REDUCTION_OF,
	SEE_LOGGED_IN,
	SEE_ORDER,
	STAYS_VALID,
	TRANSFER_DATA,
} from "./email-phrases.ts";

export type EmailTexts = {
	subject: Text;
	preview: Text;
	heading: Text;
	paragraphs: Text[];
	/** Values for the buyer to copy. */
	details?: { label: Text; value: Text }[];
	action: Text;
};

/** The line of a deferred payment's handling fee (spec §9). */
export const feeName: Text = {
	pl: "Obsługa faktury z odroczonym terminem płatności",
	en: "Handling of an invoice with deferred payment",
};

/**
 * E-mails of an order. `#number`, `#amount`: price, `#until`: end of the reservation, `#received`: this payment,
 * `#refunded`: refund, `#left`: amount due, `#title`: transfer title, `#due`: due day, `#issued`: latest day of
 * issue, `#recipient` and `#account`: payee.
 */
export const orderEmails = {
	card: {
		subject: { pl: "Zamówienie #number czeka na płatność", en: "Order #number is waiting for payment" },
		preview: LEFT,
		heading: PLACED,
		paragraphs: [
			{
				pl: "Trzymamy wszystko z zamówienia do #until. Jeśli płatność już przeszła, nie musisz nic robić.",
				en: "We hold everything in the order until #until. If the payment has gone through already, there is nothing to do.",
			},
		],
		action: { pl: "Zapłać #amount", en: "Pay #amount" },
	},
	transfer: {
		subject: { pl: "Zamówienie #number – dane do przelewu", en: "Order #number – bank transfer details" },
		preview: { pl: "Do zapłaty: #amount do #until.", en: "To pay: #amount by #until." },
		heading: PLACED,
		paragraphs: [
			{
				pl: "Trzymamy wszystko z zamówienia do #until. Do tego czasu pieniądze powinny dotrzeć na nasze konto.",
				en: "We hold everything in the order until #until. The money should be in our account by then.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_ORDER,
	},
	deferred: {
		subject: { pl: "Zamówienie #number – faktura", en: "Order #number – invoice" },
		preview: IS_CONFIRMED,
		heading: CONFIRMED,
		paragraphs: [
			{
				pl: "W załączniku jest faktura na #amount, do zapłaty przelewem do #due.",
				en: "Attached is the invoice for #amount, to be paid by transfer by #due.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_ORDER,
	},
	deferredProforma: {
		subject: { pl: "Zamówienie #number – pro forma", en: "Order #number – pro forma" },
		preview: IS_CONFIRMED,
		heading: CONFIRMED,
		paragraphs: [
			{
				pl: "W załączniku jest faktura pro forma na #amount, do zapłaty przelewem do #due. Fakturę VAT wystawimy, gdy dotrze wpłata, a bez niej #issued: prawo pozwala wystawić ją najwcześniej 60 dni przed wydarzeniem.",
				en: "Attached is a pro-forma invoice for #amount, to be paid by transfer by #due. We will issue the VAT invoice when the money arrives, or else on #issued: the law lets us issue it 60 days before the event at the earliest.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_ORDER,
	},
	invoice: {
		subject: { pl: "Faktura do zamówienia #number", en: "Invoice for order #number" },
		preview: { pl: "Faktura #document jest w załączniku.", en: "Invoice #document is attached." },
		heading: { pl: "Twoja faktura", en: "Your invoice" },
		paragraphs: [
			{
				pl: "W załączniku jest faktura #document do zamówienia #number.",
				en: "Attached is invoice #document for order #number.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	paid: {
		subject: { pl: "Zamówienie #number jest opłacone", en: "Order #number is paid" },
		preview: { pl: "Dziękujemy, otrzymaliśmy #amount.", en: "Thank you, we have received #amount." },
		heading: { pl: "Płatność dotarła", en: "Your payment has arrived" },
		paragraphs: [
			{
				pl: "Dziękujemy, otrzymaliśmy #amount. Wszystko, co obejmuje zamówienie, jest potwierdzone i czeka na Twoim koncie.",
				en: "Thank you, we have received #amount. Everything in the order is confirmed and is waiting in your account.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	partPaid: {
		subject: PART_CAME,
		preview: LEFT_TO_PAY,
		heading: PART_ARRIVED,
		paragraphs: [
			{
				pl: "Otrzymaliśmy #received. Do zapłaty zostaje #left. Gdy dotrze reszta, zamówienie będzie potwierdzone; do #until trzymamy wszystko, co obejmuje.",
				en: "We have received #received. #left is still to be paid. Once the rest arrives, your order is confirmed; until #until we hold everything in it.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_LOGGED_IN,
	},
	partPaidDeferred: {
		subject: PART_CAME,
		preview: LEFT_TO_PAY,
		heading: PART_ARRIVED,
		paragraphs: [
			{
				pl: "Otrzymaliśmy #received. Do zapłaty zostaje #left, na ten sam rachunek i z tym samym tytułem przelewu.",
				en: "We have received #received. #left is still to be paid, to the same account and with the same transfer title.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	refunded: {
		subject: { pl: "Zwrot do zamówienia #number", en: "Refund of order #number" },
		preview: GIVEN_BACK,
		heading: { pl: "Zwrot przyjęty", en: "Your refund is on its way" },
		paragraphs: [BACK_THE_WAY_IT_CAME],
		action: SEE_LOGGED_IN,
	},
	reduced: {
		subject: REDUCTION_OF,
		preview: GIVEN_BACK,
		heading: { pl: "Oddajemy część zapłaty", en: "We are refunding part of your payment" },
		paragraphs: [
			{
				pl: "Obniżyliśmy cenę zamówienia o #refunded i oddajemy tę kwotę tą samą drogą, którą przyszła płatność. Pieniądze zwykle są na koncie w ciągu 5 dni roboczych.",
				en: "We have lowered the price of your order by #refunded and are refunding that amount the way you paid. The money usually arrives within 5 working days.",
			},
			STAYS_VALID,
		],
		action: SEE_LOGGED_IN,
	},
	reducedUnpaid: {
		subject: REDUCTION_OF,
		preview: LEFT_TO_PAY,
		heading: { pl: "Płacisz mniej", en: "You pay less" },
		paragraphs: [
			{
				pl: "Obniżyliśmy cenę zamówienia o #refunded. Do zapłaty zostaje #left, w terminie podanym na fakturze.",
				en: "We have lowered the price of your order by #refunded. #left is still to be paid, by the date on the invoice.",
			},
			STAYS_VALID,
		],
		action: SEE_LOGGED_IN,
	},
	returnedUnpaid: {
		subject: PART_RETURNED,
		preview: LEFT_TO_PAY,
		heading: PART_WAS_RETURNED,
		paragraphs: [
			{
				pl: "Część zamówienia została zwrócona. Do zapłaty zostaje #left, w terminie podanym na fakturze.",
				en: "Part of your order was returned. #left is still to be paid, by the date on the invoice.",
			},
			{ pl: "Reszta zamówienia pozostaje ważna.", en: "The rest of the order stays valid." },
		],
		action: SEE_LOGGED_IN,
	},
	returnedFree: {
		subject: PART_RETURNED,
		preview: NOTHING_TO_PAY,
		heading: PART_WAS_RETURNED,
		paragraphs: [
			{
				pl: "Część zamówienia została zwrócona. Nie masz nic do zapłaty, a reszta zamówienia pozostaje ważna.",
				en: "Part of your order was returned. There is nothing to pay, and the rest of the order stays valid.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	cancelled: {
		subject: { pl: "Zamówienie #number jest anulowane", en: "Order #number is cancelled" },
		preview: NOTHING_TO_PAY,
		heading: { pl: "Zamówienie anulowane", en: "Your order is cancelled" },
		paragraphs: [
			{
				pl: "Zamówienie jest anulowane, a to, co obejmowało, wróciło do sprzedaży. Nie masz nic do zapłaty.",
				en: "The order is cancelled, and what was in it is back on sale. There is nothing to pay.",
			},
		],
		action: SEE_LOGGED_IN,
	},
} satisfies Record<string, EmailTexts>;

/** Added when a team's deferred order is accepted. */
export const codesLater: Text = {
	pl: "Miejsca są Twoje, a kody dla zespołu wyślemy, gdy dotrą pieniądze.",
	en: "The places are yours; we will send the codes for your team when the money arrives.",
};

/** Added when a package change is confirmed. */
export const packageChanged: Text = {
	pl: "Bilet ma już nowy pakiet i jest w załączniku. Kod wydrukowany wcześniej też wpuszcza.",
	en: "Your ticket now has the new package and is attached. A code you printed earlier still lets you in.",
};

/** Added when a package change is reverted. */
export const packageOfBefore: Text = {
	pl: "Bilet ma znów pakiet sprzed zmiany.",
	en: "Your ticket has its previous package again.",
};

/** Added to e-mails with a document. */
export const attachedNote: Text = {
	pl: "Dokument #document jest w załączniku.",
	en: "Document #document is attached.",
};
