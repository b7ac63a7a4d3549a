import type { Text } from "../../kit/i18n/lang.ts";

/** Refuses to refund a ticket with later additions, whose orders are `numbers`. */
export function addedOrders(numbers: readonly string[]): Text {
	const all = numbers.join(", ");
	return {
		pl: `Do tego biletu są dodatki z innego zamówienia: ${all}. Najpierw zwróć je, a nieopłacone anuluj, potem zwrócisz bilet.`,
		en: `Another order added extras to this ticket: ${all}. Return them first, or cancel the order if it is not paid; then the ticket can be returned.`,
	};
}

/** Refuses to refund a ticket whose package was changed by the orders `numbers`. */
export function changedBy(numbers: readonly string[]): Text {
	const all = numbers.join(", ");
	return {
		pl: `Pakiet tego biletu zmienia zamówienie ${all}. Nieopłacone można anulować, opłacone cofa organizator. Dopiero potem można zwrócić bilet.`,
		en: `Order ${all} changes the package of this ticket. Cancel it where it is not paid; the organiser undoes a paid one. Only then can the ticket be returned.`,
	};
}
