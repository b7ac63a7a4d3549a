import type { Text } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";

export const refusals = {
	priceChanged: {
		pl: "Cena zmieniła się, zanim zamówienie do nas dotarło. Sprawdź nową kwotę i potwierdź jeszcze raz.",
		en: "The price changed before the order reached us. Check the new amount and confirm again.",
	},
	noOrder: {
		pl: "Nie ma takiego zamówienia. Sprawdź, czy cały adres z e-maila trafił do przeglądarki.",
		en: "There is no such order. Check that the whole link from the e-mail reached the browser.",
	},
	notPayable: {
		pl: "Tego zamówienia nie można już opłacić.",
		en: "This order can no longer be paid.",
	},
	confirmFirst: {
		pl: "Najpierw potwierdź swój adres e-mail linkiem z wiadomości, którą wysłaliśmy. Potem zapłacisz.",
		en: "Confirm your e-mail address first, with the link in the e-mail we sent. Then you can pay.",
	},
	notCancellable: {
		pl: "Tego zamówienia nie można już anulować w ten sposób.",
		en: "This order cannot be cancelled this way any more.",
	},
	notRefundable: {
		pl: "Z tego zamówienia nie można nic zwrócić: nie jest potwierdzone albo zostało już zwrócone.",
		en: "Nothing in this order can be returned: it is not confirmed, or has already been returned.",
	},
	tooLate: {
		pl: "Minął termin zwrotów na to wydarzenie. Napisz do nas, jeśli to wyjątkowa sytuacja.",
		en: "The deadline for returning tickets to this event has passed. Write to us if it is an exceptional case.",
	},
	changeStays: {
		pl: "Zmianę pakietu cofa organizator. Napisz do nas, a sprawdzimy, co da się zrobić.",
		en: "Only the organiser can undo a change of package. Write to us and we will see what can be done.",
	},
	notInOrder: {
		pl: "W tym zamówieniu nie ma tylu takich biletów do zwrotu.",
		en: "This order does not have that many of these tickets to return.",
	},
	noSuchLine: {
		pl: "W tym zamówieniu nie ma takiej pozycji.",
		en: "This order has no such line.",
	},
	whichLine: {
		pl: "To zamówienie ma kilka pozycji. Powiedz, której cenę obniżasz (--line).",
		en: "This order has several lines. Say whose price is lowered (--line).",
	},
	refundChanged: {
		pl: "Kwota zwrotu zmieniła się w międzyczasie. Sprawdź nową i potwierdź jeszcze raz.",
		en: "The amount of the refund has changed in the meantime. Check the new amount and confirm again.",
	},
	alreadyElsewhere: {
		pl: "Część pieniędzy za to zamówienie już do Ciebie wróciła. Napisz do nas, a zwrócimy resztę.",
		en: "Part of the money for this order has already gone back to you. Write to us and we will refund the rest.",
	},
	tooMuchElsewhere: {
		pl: "Ręcznie zwrócono więcej, niż to wynosi. Zwróć więcej albo rozlicz ten zwrot, podając powód (order settle).",
		en: "More was given back by hand than this comes to. Give more back, or settle that refund with a reason (order settle).",
	},
	notToApprove: {
		pl: "To zamówienie nie czeka na zgodę organizatora.",
		en: "This order does not wait for the organiser's yes.",
	},
	approveUnconfirmed: {
		pl: "Kupujący nie potwierdził jeszcze swojego adresu. Zgodę wydasz, gdy to zrobi.",
		en: "The buyer has not confirmed their address yet. Approve the order once they have.",
	},
} as const satisfies Record<string, Text>;

/** The reason printed on a correction. */
export const refundReason: Text = { pl: "Zwrot biletów", en: "Tickets returned" };

/** The reason on a correction without tickets. */
export const extrasReason: Text = { pl: "Zwrot dodatków", en: "Extras returned" };

export const changeReason: Text = { pl: "Cofnięcie zmiany pakietu", en: "Change of package undone" };

export const reductionReason: Text = { pl: "Obniżenie ceny", en: "Price reduction" };

export function tooMuchOff(grosz: number): Text {
	return {
		pl: `Z tej pozycji zostało ${moneyText("pl", grosz)}. Tylko o tyle można obniżyć jej cenę.`,
		en: `${moneyText("en", grosz)} is left of this line. Its price can be lowered by that much at most.`,
	};
}

export function wentBackByHand(grosz: number): Text {
	return {
		pl: `Z tego zamówienia ${moneyText("pl", grosz)} zwrócono już ręcznie u operatora płatności. Powiedz, czy właśnie za to (--elsewhere), czy za coś innego (order settle).`,
		en: `${moneyText("en", grosz)} of this order went back already, by hand at the payment provider. Say whether it was for this (--elsewhere) or something else (order settle).`,
	};
}

/** For more returned tickets than unused codes. */
export function stillUsed(packageName: string, unused: number): Text {
	return {
		pl: `Niewykorzystanych kodów pakietu ${packageName}: ${unused}. Tylko tyle biletów można zwrócić.`,
		en: `Unused codes of package ${packageName}: ${unused}. Only that many tickets can be returned.`,
	};
}
