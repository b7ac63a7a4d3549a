import { isTicketNumber, registrationOfNumber } from "../tickets/rules.ts";

/** The target of a typed search. */
export type SearchTarget = { by: "ticket"; registrationId: number } | { by: "email"; start: string } | { by: "name" };

/**
 * A ticket number has a dash or a digit, an address has "@"; all else are beginnings of names. Organisers without
 * contact data search no addresses, because a result would tell them an address.
 */
export function targetOf(q: string, seesDetails: boolean): SearchTarget {
	const typed = q.trim();
	const registrationId = /[\d-]/.test(typed) && isTicketNumber(typed) ? registrationOfNumber(typed) : undefined;
	if (registrationId !== undefined) return { by: "ticket", registrationId };
	return seesDetails && typed.includes("@") ? { by: "email", start: typed.toLowerCase() } : { by: "name" };
}

type Ticket = {
	status: "reserved" | "confirmed" | "cancelled";
	/** The status of its order; null without an order. */
	orderStatus: "reserved" | "confirmed" | "expired" | "cancelled" | null;
	isEmailConfirmed: boolean;
	/** Whether organisers registered the person. */
	isGuest: boolean;
};

export type ResendRefusal = "notValid" | "unconfirmed";

/** Why a ticket cannot be sent: only guests' tickets leave before the payment or the confirmation of the address. */
export function resendRefusal({ status, orderStatus, isEmailConfirmed, isGuest }: Ticket): ResendRefusal | undefined {
	if (status !== "confirmed") return "notValid";
	return orderStatus === null && !isEmailConfirmed && !isGuest ? "unconfirmed" : undefined;
}

/** Whether a registration can be cancelled. One with a valid order ends with its order. */
export function isCancellable({ status, orderStatus }: Pick<Ticket, "status" | "orderStatus">): boolean {
	return status !== "cancelled" && orderStatus !== "reserved" && orderStatus !== "confirmed";
}
