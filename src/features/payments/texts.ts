import type { Text } from "../../kit/i18n/lang.ts";
import { FOUNDATION } from "../documents/seller.ts";

/** Why something about a payment is refused, and what to do. */
export const refusals = {
	noOrder: {
		pl: "Nie ma takiego zamówienia. Sprawdź, czy cały adres z listu trafił do przeglądarki.",
		en: "There is no such order. Check that the whole address of the letter reached the browser.",
	},
	notPayable: {
		pl: "Tego zamówienia nie można już opłacić.",
		en: "This order cannot be paid any more.",
	},
	notCancellable: {
		pl: "Tego zamówienia nie można już anulować w ten sposób.",
		en: "This order cannot be cancelled this way any more.",
	},
	noDocument: { pl: "Nie ma takiego dokumentu.", en: "There is no such document." },
	noPayment: { pl: "Nie ma takiej płatności.", en: "There is no such payment." },
} satisfies Record<string, Text>;

/** Where transfers go. */
export const TRANSFER_ACCOUNT = {
	recipient: FOUNDATION.name,
	account: FOUNDATION.bank!.account.replace(/^PL(\d\d)/, "PL$1 ").replace(/(\d{4})(?=\d)/g, "$1 "),
};
