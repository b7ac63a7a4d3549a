import type { Text } from "../../kit/i18n/lang.ts";
import { withZ } from "../../kit/i18n/z-ze.ts";
import type { ChangeRefusal } from "./rules.ts";

export const changeRefusals = {
	notYours: {
		pl: "Nie masz takiego biletu. Wybierz go w swoim koncie.",
		en: "You have no such ticket. Choose it in your account.",
	},
	isCancelled: {
		pl: "Ten bilet jest zwrócony, więc nie zmienisz jego pakietu.",
		en: "This ticket was returned, so its package cannot be changed.",
	},
	isUnpaid: {
		pl: "Najpierw opłać to, co już zamówiono do tego biletu. Potem zmienisz pakiet.",
		en: "First pay for what has already been ordered for this ticket. Then you can change its package.",
	},
	isWaiting: {
		pl: "Zmiana pakietu czeka już na zapłatę. Opłać ją albo anuluj, a potem wybierzesz inny pakiet.",
		en: "A change of package is awaiting payment. Pay it or cancel it, then you can choose another one.",
	},
	isClosed: {
		pl: "Zapisy na to wydarzenie są już zamknięte, więc nie zmienisz pakietu. W wyjątkowej sytuacji napisz do nas.",
		en: "Registration for this event is closed, so the package cannot be changed. Write to us if it is an exceptional case.",
	},
	isOver: {
		pl: "To wydarzenie już się skończyło i nie ma nagrań do obejrzenia, więc lepszy pakiet nic by nie dał.",
		en: "This event is over and no recordings are open, so a better package would open nothing.",
	},
	isForADay: {
		pl: "Ten bilet jest na jedną edycję, więc nie ma dla niego innych pakietów.",
		en: "This ticket is for one edition, so there are no other packages for it.",
	},
	isAbroad: {
		pl: "VAT od tego biletu rozlicza firma za granicą. Napisz do nas, a zmienimy pakiet razem z dokumentami.",
		en: "A business abroad settles the VAT of this ticket. Write to us and we will change the package with its documents.",
	},
	notOffered: {
		pl: "Na ten pakiet nie można zmienić tego biletu. Odśwież stronę i wybierz jeszcze raz.",
		en: "This ticket cannot be changed to that package. Reload the page and choose again.",
	},
	nothingToPay: {
		pl: "Do tego pakietu nie masz nic do dopłaty, więc nie trzeba go zamawiać. Napisz do nas, a go zmienimy.",
		en: "There is nothing to pay for this package, so there is nothing to order. Write to us and we will change it.",
	},
	nothingDue: {
		pl: "Do tego pakietu nie ma nic do dopłaty. Zmień go bez opłaty.",
		en: "There is nothing to pay for this package. Change it free of charge.",
	},
	isUnconfirmed: {
		pl: "Ta osoba nie potwierdziła jeszcze adresu e-mail. Pakiet zmienisz, gdy to zrobi.",
		en: "This person has not confirmed the e-mail address yet. Change the package when they have.",
	},
	noPlaces: {
		pl: "W tym pakiecie zabrakło miejsc. Twój bilet zostaje bez zmian.",
		en: "There are no places left in this package. Your ticket stays as it is.",
	},
	oldPackageFull: {
		pl: "W pakiecie sprzed zmiany nie ma już miejsc. Zwiększ ich liczbę, a potem cofnij zmianę.",
		en: "The previous package has no places left. Raise their number, then undo the change.",
	},
} satisfies Record<
	| ChangeRefusal
	| ("notYours" | "notOffered" | "nothingToPay" | "nothingDue" | "isUnconfirmed" | "noPlaces" | "oldPackageFull"),
	Text
>;

/** Refuses to refund an option whose price a valid change deducted. */
export function countedBy(number: string): Text {
	return {
		pl: `Ten dodatek obniżył cenę zmiany pakietu w zamówieniu ${number}. Najpierw trzeba cofnąć tę zmianę.`,
		en: `This extra lowered the price of the change of package in order ${number}. That change has to be undone first.`,
	};
}

/** Says that the later change must be refunded first. */
export function laterChange(number: string): Text {
	return {
		pl: `Po tej zmianie pakietu była następna, w zamówieniu ${number}. Najpierw cofnij tamtą.`,
		en: `Another change of package came after this one, in order ${number}. Undo that one first.`,
	};
}

/** "Zmiana pakietu ze Standard na Pro / Exec". */
export function changeLine(from: string, to: string): Text {
	return { pl: `Zmiana pakietu ${withZ(from)} na ${to}`, en: `Change of package from ${from} to ${to}` };
}
