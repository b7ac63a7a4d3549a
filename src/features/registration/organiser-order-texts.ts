import type { Text } from "../../kit/i18n/lang.ts";

/** Errors of an order that an organiser places for a buyer. */
export const organiserOrderErrors = {
	hasPlace: {
		pl: "Osoba z tym adresem ma już miejsce na tym wydarzeniu. Podaj inny adres albo zamów bilety z kodami dla zespołu.",
		en: "The person with this address already has a place at this event. Give another address, or order tickets with codes for a team.",
	},
	notOnSale: {
		pl: "Tego pakietu nie ma dziś w sprzedaży. Podaj uzgodnioną cenę albo wybierz inny.",
		en: "This package is not on sale today. Give an agreed price, or choose another one.",
	},
	invitation: {
		pl: "Kod z zaproszenia daje bilet za darmo. Zarejestruj gościa na ekranie „Uczestnicy” albo podaj kod rabatowy.",
		en: "An invitation code makes a ticket free. Register a guest on the screen “Participants”, or give a discount code.",
	},
} as const satisfies Record<string, Text>;
