import type { Text } from "../../kit/i18n/lang.ts";

/** The line of a deferred-payment invoice's handling fee (spec §9). */
export const feeName: Text = {
	pl: "Obsługa faktury z odroczonym terminem płatności",
	en: "Handling of an invoice with deferred payment",
};

type Letter = { subject: Text; preview: Text; heading: Text; paragraph: Text; action: Text };

/** The letters of an order: `#number` is its number, `#amount` what it costs, `#until` until when it holds its place. */
export const orderLetters: Record<"card" | "transfer" | "deferred" | "paid", Letter> = {
	card: {
		subject: { pl: "Zamówienie #number czeka na płatność", en: "Order #number is waiting for payment" },
		preview: { pl: "Do zapłaty: #amount.", en: "To pay: #amount." },
		heading: { pl: "Zamówienie przyjęte", en: "Your order is placed" },
		paragraph: {
			pl: "Trzymamy Twoje miejsce do #until. Jeśli płatność już przeszła, nie musisz nic robić.",
			en: "We hold your place until #until. If the payment has gone through already, there is nothing to do.",
		},
		action: { pl: "Zapłać #amount", en: "Pay #amount" },
	},
	transfer: {
		subject: { pl: "Zamówienie #number – dane do przelewu", en: "Order #number – where to transfer" },
		preview: { pl: "Do zapłaty: #amount do #until.", en: "To pay: #amount until #until." },
		heading: { pl: "Zamówienie przyjęte", en: "Your order is placed" },
		paragraph: {
			pl: "Trzymamy Twoje miejsce do #until. Numer konta i tytuł przelewu są na stronie zamówienia.",
			en: "We hold your place until #until. The account and the title of the transfer are on the order’s page.",
		},
		action: { pl: "Zobacz dane do przelewu", en: "See where to transfer" },
	},
	deferred: {
		subject: { pl: "Zamówienie #number – faktura", en: "Order #number – invoice" },
		preview: { pl: "Miejsce jest potwierdzone.", en: "Your place is confirmed." },
		heading: { pl: "Miejsce jest potwierdzone", en: "Your place is confirmed" },
		paragraph: {
			pl: "W załączniku jest faktura na #amount z odroczonym terminem płatności.",
			en: "Attached is the invoice for #amount with deferred payment.",
		},
		action: { pl: "Zobacz zamówienie", en: "See the order" },
	},
	paid: {
		subject: { pl: "Zamówienie #number jest opłacone", en: "Order #number is paid" },
		preview: { pl: "Dziękujemy, otrzymaliśmy #amount.", en: "Thank you, we have received #amount." },
		heading: { pl: "Płatność dotarła", en: "Your payment has arrived" },
		paragraph: {
			pl: "Dziękujemy, otrzymaliśmy #amount. Miejsce jest potwierdzone, a bilet czeka w Twoim koncie.",
			en: "Thank you, we have received #amount. Your place is confirmed and the ticket waits in your account.",
		},
		action: { pl: "Przejdź do konta", en: "Go to your account" },
	},
};

export const orderLetterNotes = {
	link: { pl: "Przycisk nie działa? Skopiuj adres:", en: "The button does not work? Copy the address:" },
	attached: { pl: "Dokument #document jest w załączniku.", en: "Document #document is attached." },
} satisfies Record<string, Text>;
