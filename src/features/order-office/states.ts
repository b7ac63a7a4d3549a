import type { Text } from "../../kit/i18n/lang.ts";

/**
 * `unconfirmed`: the buyer's address. `paying`: by card. `transfer`: awaits a transfer. `approval`: of a deferred
 * payment. `deferred`: the invoice is not due yet. `overdue`: it is. `toRefund`: the organiser has to return money.
 */
export const ORDER_STATES = [
	"paying",
	"transfer",
	"unconfirmed",
	"approval",
	"deferred",
	"overdue",
	"paid",
	"toRefund",
	"partlyRefunded",
	"refunded",
	"expired",
	"cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Each order has one state; the first that applies. */
export const stateNames: Record<OrderState, Text> = {
	paying: { pl: "Płaci teraz", en: "Paying now" },
	transfer: { pl: "Czeka na przelew", en: "Awaits transfer" },
	unconfirmed: { pl: "Adres niepotwierdzony", en: "Address unconfirmed" },
	approval: { pl: "Do zatwierdzenia", en: "Awaits approval" },
	deferred: { pl: "Faktura odroczona", en: "Deferred invoice" },
	overdue: { pl: "Po terminie", en: "Overdue" },
	paid: { pl: "Opłacone", en: "Paid" },
	toRefund: { pl: "Do zwrotu", en: "To refund" },
	partlyRefunded: { pl: "Częściowo zwrócone", en: "Partly refunded" },
	refunded: { pl: "Zwrócone", en: "Refunded" },
	expired: { pl: "Wygasło", en: "Expired" },
	cancelled: { pl: "Anulowane", en: "Cancelled" },
};

/** How an order was paid, or will be. */
export const ORDER_METHODS = ["card", "blik", "przelewy24", "transfer", "deferred", "test"] as const;
export type ShownMethod = (typeof ORDER_METHODS)[number];

/** `team`: tickets for others. `company`: a buyer with a tax number and no team. */
export const BUYER_KINDS = ["person", "company", "team"] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];
export const buyerKindNames: Record<BuyerKind, Text> = {
	person: { pl: "osoba prywatna", en: "person" },
	company: { pl: "firma", en: "company" },
	team: { pl: "zespół", en: "team" },
};

/** Filters that the list offers by name, each with its count. */
export const ORDER_VIEWS = ["all", "transfer", "paying", "approval", "overdue", "toRefund", "unusedCodes"] as const;
export type OrderViewName = (typeof ORDER_VIEWS)[number];
export const viewNames: Record<OrderViewName, Text> = {
	all: { pl: "Wszystkie", en: "All" },
	transfer: { pl: "Czeka na przelew", en: "Awaits transfer" },
	paying: { pl: "Płaci teraz", en: "Paying now" },
	approval: { pl: "Do zatwierdzenia", en: "Awaits approval" },
	overdue: { pl: "Po terminie", en: "Overdue" },
	toRefund: { pl: "Do zwrotu", en: "To refund" },
	unusedCodes: { pl: "Zespoły bez użytych kodów", en: "Teams without used codes" },
};

/** The filter of each view, as the address of the list has it. */
export const viewFilters: Record<OrderViewName, { state?: OrderState; codes?: "unused" }> = {
	all: {},
	transfer: { state: "transfer" },
	paying: { state: "paying" },
	approval: { state: "approval" },
	overdue: { state: "overdue" },
	toRefund: { state: "toRefund" },
	unusedCodes: { codes: "unused" },
};
