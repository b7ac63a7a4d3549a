import type { Text } from "../../kit/i18n/lang.ts";
import { messages } from "./messages.ts";

/** Errors of a guest's registration, for the organiser. */
export const guestErrors = {
	packageMissing: { pl: "Wybierz pakiet.", en: "Choose a package." },
	calendarMissing: { pl: "Wybierz termin spotkania.", en: "Choose the edition of the meetup." },
	onlineOnly: messages.onlineOnly,
	onsiteOnly: messages.onsiteOnly,
	notOnlineThen: {
		pl: "Tego dnia nie ma udziału online – wybierz udział na miejscu albo inny termin.",
		en: "That day cannot be attended online – choose on site or another day.",
	},
	notOnsiteThen: {
		pl: "Tego dnia nie ma udziału na miejscu – wybierz online albo inny termin.",
		en: "That day cannot be attended on site – choose online or another day.",
	},
	addressReserved: {
		pl: "Ten adres wraca jeszcze przez kilka dni do innego konta. Podaj inny adres tej osoby.",
		en: "Another account can return to this address for some days. Give another address of this person.",
	},
} as const satisfies Record<string, Text>;

export function unknownChoice(typed: string, codes: readonly string[]): Text {
	const all = codes.join(", ");
	return {
		pl: `Nie ma tu „${typed}”. Wybierz: ${all || "brak możliwości"}.`,
		en: `There is no “${typed}” here. Choose one of: ${all || "nothing is left"}.`,
	};
}

/** The package is full. */
export function guestPackageFull(name: string, left: number, capacity: number): Text {
	return {
		pl: `W pakiecie ${name} wolnych miejsc: ${left} z ${capacity}. Zwiększ liczbę miejsc na ekranie „Pakiety i ceny” albo wybierz inny pakiet.`,
		en: `Free places in package ${name}: ${left} of ${capacity}. Raise the number of places on the screen “Packages and prices”, or choose another package.`,
	};
}

/** The day or the edition is full. */
export function guestDayFull(name: string, isOnline: boolean): Text {
	return {
		pl: `Termin ${name} nie ma już wolnych miejsc ${isOnline ? "online" : "na miejscu"} (0). Wybierz inny udział albo inny termin.`,
		en: `${name} has no free places ${isOnline ? "online" : "on site"} (0). Choose another attendance or another day.`,
	};
}
