import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";

/** Sentences of the audit log's actions. `#amount` is a sum of the entry. */
export const historyTexts: Readonly<Record<string, Text>> = {
	"order.placed": { pl: "Zamówienie złożone", en: "Order placed" },
	"order.confirmed": { pl: "Zamówienie potwierdzone, #amount", en: "Order confirmed, #amount" },
	"order.paid": { pl: "Zamówienie opłacone, #amount", en: "Order paid, #amount" },
	"order.part-paid": { pl: "Częściowa wpłata, #amount", en: "Part payment, #amount" },
	"order.accepted": { pl: "Odroczona płatność przyjęta, #amount", en: "Deferred payment accepted, #amount" },
	"order.expired": { pl: "Rezerwacja wygasła", en: "Reservation expired" },
	"order.cancelled": { pl: "Zamówienie anulowane", en: "Order cancelled" },
	"order.refunded": { pl: "Zwrot biletów, #amount", en: "Tickets refunded, #amount" },
	"order.reduced": { pl: "Cena obniżona o #amount", en: "Price lowered by #amount" },
	"order.extended": { pl: "Termin przedłużony", en: "Deadline extended" },
	"order.codes-sent": { pl: "Nieużyte kody wysłane ponownie", en: "Unused codes sent again" },
	"order.payer-changed": { pl: "Dane płatnika zmienione", en: "Payer's data changed" },
	"order.forgotten": { pl: "Dane kupującego usunięte", en: "Buyer's data erased" },
	"code.reissued": { pl: "Kod wymieniony na nowy", en: "Code replaced by a new one" },
	"document.issued": { pl: "Dokument wystawiony", en: "Document issued" },
	"payment.queued": { pl: "Wpłata poza zamówieniem, #amount", en: "Payment beyond the order, #amount" },
	"payment.refunded": { pl: "Zwrot wpłaty zlecony, #amount", en: "Refund of a payment started, #amount" },
	"payment.settled": { pl: "Wpłata rozliczona bez zwrotu, #amount", en: "Payment settled without a refund, #amount" },
	"refund.sent": { pl: "Zwrot wysłany, #amount", en: "Refund sent, #amount" },
	"refund.failed": { pl: "Zwrot się nie udał, #amount", en: "Refund failed, #amount" },
	"refund.settled": { pl: "Zwrot rozliczony, #amount", en: "Refund settled, #amount" },
	"registration.created": { pl: "Uczestnik zarejestrowany", en: "Participant registered" },
	"registration.cancelled": { pl: "Rejestracja anulowana", en: "Registration cancelled" },
	"registration.unconfirmed": {
		pl: "Miejsce zwolnione, bo adres nie był potwierdzony",
		en: "Place released, because the address was unconfirmed",
	},
};

/** The sentence of an entry; an unknown action is its own name. */
export function historyText(
	lang: Lang,
	{ action, detail }: { action: string; detail: Record<string, unknown> },
): string {
	const text = historyTexts[action]?.[lang] ?? action;
	const grosz = detail["grossGrosz"] ?? detail["amountGrosz"];
	return fill(text, { amount: typeof grosz === "number" ? moneyText(lang, grosz) : "" }).replace(/, $/, "");
}
