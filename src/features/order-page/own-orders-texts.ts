import type { Text } from "../../kit/i18n/lang.ts";

export const ownOrdersTexts = {
	none: { pl: "Nie masz jeszcze żadnego zamówienia.", en: "You have no orders yet." },
	title: { pl: "Zamówienia i płatności", en: "Orders and payments" },
	toPayTitle: { pl: "Czeka na płatność", en: "Awaiting payment" },
	heldUntil: { pl: "Trzymamy wszystko z zamówienia do #.", en: "We hold everything in the order until #." },
	number: { pl: "Zamówienie #", en: "Order #" },
	pay: { pl: "Zapłać #", en: "Pay #" },
	see: { pl: "Zobacz", en: "See" },
	seeOrder: { pl: "Zobacz zamówienie #", en: "See order #" },
	paid: { pl: "Zapłacone", en: "Paid" },
	free: { pl: "Bezpłatne", en: "Free" },
	toPay: { pl: "Do zapłaty: #", en: "To pay: #" },
	cancelled: { pl: "Anulowane", en: "Cancelled" },
	returned: { pl: "Zwrócone", en: "Returned" },
	approval: { pl: "Czeka na zgodę organizatora", en: "Waiting for the organiser" },
	expired: { pl: "Nieopłacone w terminie", en: "Not paid in time" },
} as const satisfies Record<string, Text>;
