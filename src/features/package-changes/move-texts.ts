import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import type { ChangeRefusal } from "./rules.ts";

const moveRefusals = {
	isCancelled: {
		pl: "Ten bilet jest zwrócony. Zarejestruj tę osobę jeszcze raz.",
		en: "This ticket was returned. Register the person again.",
	},
	isUnpaid: {
		pl: "Zamówienie #number do tego biletu nie jest opłacone. Zaksięguj wpłatę albo je anuluj, a potem zmień pakiet.",
		en: "Order #number for this ticket is unpaid. Record its payment or cancel it, then change the package.",
	},
	isWaiting: {
		pl: "Pakiet tego biletu zmienia już nieopłacone zamówienie #number. Zaksięguj wpłatę albo je anuluj.",
		en: "The unpaid order #number already changes the package of this ticket. Record its payment or cancel it.",
	},
	isClosed: {
		pl: "Zapisy na to wydarzenie są zamknięte.",
		en: "Registration for this event is closed.",
	},
	isOver: {
		pl: "To wydarzenie już się skończyło i nie ma nagrań do obejrzenia, więc inny pakiet nic by nie dał.",
		en: "This event is over and no recordings are open, so another package would open nothing.",
	},
	isForADay: {
		pl: "Ten bilet jest na jedną edycję. Anuluj go i zarejestruj osobę na inną.",
		en: "This ticket is for one edition. Cancel it and register the person for another one.",
	},
	isAbroad: {
		pl: "VAT od tego biletu rozlicza firma za granicą. Zwróć zamówienie i złóż nowe, aby dokumenty się zgadzały.",
		en: "A business abroad settles the VAT of this ticket. Refund the order and place a new one, so that its documents are right.",
	},
} as const satisfies Record<ChangeRefusal, Text>;

/** The refusal, with the step that the organiser takes first. `number` is the unpaid order. */
export function moveRefusal(refusal: ChangeRefusal, number: string): Text {
	const { pl, en }: Text = moveRefusals[refusal];
	return { pl: fill(pl, { number }), en: fill(en, { number }) };
}
