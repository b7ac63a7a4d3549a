import type { Text } from "../../kit/i18n/lang.ts";

export const obstacleTexts = {
	refundable: (number: string): Text => ({
		pl: `Zamówienie ${number} to opłacone bilety na wydarzenie, które jeszcze się nie skończyło. Zwróć je na stronie zamówienia, poczekaj na pieniądze i wtedy usuń konto.`,
		en: `Order ${number} is for paid tickets to an event that is not over yet. Give them back on the order’s page, wait for the money, and delete your account then.`,
	}),
	ahead: (number: string): Text => ({
		pl: `Zamówienie ${number} to opłacone bilety na wydarzenie, które jeszcze się nie skończyło, a zwrócić ich na stronie już nie można. Konto usuniesz po wydarzeniu; jeśli chcesz wcześniej, napisz do organizatora.`,
		en: `Order ${number} is for paid tickets to an event that is not over yet, and they can no longer be returned on the site. You can delete your account after the event; if you want it earlier, write to the organiser.`,
	}),
	owed: (number: string): Text => ({
		pl: `Zamówienie ${number} czeka na zapłatę faktury. Zapłać ją i wtedy usuń konto.`,
		en: `Order ${number} waits for its invoice to be paid. Pay it, and delete your account then.`,
	}),
	inParts: (number: string): Text => ({
		pl: `Do zamówienia ${number} przyszła część pieniędzy. Dopłać resztę albo napisz do organizatora, żeby je zwrócił, i wtedy usuń konto.`,
		en: `A part of the money for order ${number} has come. Pay the rest, or write to the organiser to have it sent back, and delete your account then.`,
	}),
	moneyBack: (number: string): Text => ({
		pl: `Pieniądze z zamówienia ${number} czekają na zwrot do Ciebie. Usuń konto, gdy je dostaniesz: bez niego nie damy znać, co się z nimi dzieje.`,
		en: `Money of order ${number} is waiting to go back to you. Delete your account when you have it: without the account we cannot tell you what becomes of it.`,
	}),
} satisfies Record<string, (number: string) => Text>;

/** The same obstacles for an organiser who erases a person's data at an event. */
export const officeObstacleTexts: Record<keyof typeof obstacleTexts, (number: string) => Text> = {
	refundable: (number) => ({
		pl: `Zamówienie ${number} to opłacone bilety na wydarzenie, które jeszcze się nie skończyło. Najpierw zwróć za nie pieniądze.`,
		en: `Order ${number} is for paid tickets to an event that is not over yet. Refund it first.`,
	}),
	ahead: (number) => ({
		pl: `Zamówienie ${number} to opłacone bilety na wydarzenie, które jeszcze się nie skończyło. Najpierw zwróć za nie pieniądze albo poczekaj na koniec wydarzenia.`,
		en: `Order ${number} is for paid tickets to an event that is not over yet. Refund it first, or wait for the end of the event.`,
	}),
	owed: (number) => ({
		pl: `Faktura do zamówienia ${number} nie jest zapłacona. Dane usuniesz po zapłacie.`,
		en: `The invoice of order ${number} is not paid. Erase the data after the payment.`,
	}),
	inParts: (number) => ({
		pl: `Do zamówienia ${number} przyszła część pieniędzy. Najpierw je zwróć.`,
		en: `A part of the money for order ${number} has come. Refund it first.`,
	}),
	moneyBack: (number) => ({
		pl: `Pieniądze z zamówienia ${number} czekają na zwrot. Dane usuniesz, gdy wyjdą.`,
		en: `Money of order ${number} waits for its refund. Erase the data after the refund.`,
	}),
};
