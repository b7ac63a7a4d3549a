import type { RegistrationStatus } from "../account/me-contract.ts";
import type { OptionKind } from "../options/contract.ts";

export type HandOverRefusal =
	| "isHandedOver"
	| "isCancelled"
	| "isUnpaid"
	| "isUnconfirmed"
	| "isUsed"
	| "isClosed"
	| "isOver"
	| "hasPersonal";

export type HandedTicket = {
	status: RegistrationStatus;
	/** Whether another person already has it. */
	isHandedOver: boolean;
	/** Whether an order of the ticket, its extras or its package is unpaid. */
	isOwed: boolean;
	/** Whether its place waits for the holder's address. */
	isHeld: boolean;
	isCheckedIn: boolean;
	options: readonly TicketOption[];
	startsAt: Date;
	endsAt: Date;
	/** The organiser's closing date; null means the start. */
	handOverUntil: Date | null;
};

export type TicketOption = { kind: OptionKind; choice: string | null; netGrosz: number };

/** Options with a choice, such as a size or a diet, and a parcel belong to the person and not to the ticket. */
export function isPersonal({ kind, choice }: Pick<TicketOption, "kind" | "choice">): boolean {
	return kind === "delivery" || choice !== null;
}

/** The paid options of a ticket that belong to its holder. They are refunded first. */
export function paidPersonal<Option extends TicketOption>(options: readonly Option[]): Option[] {
	return options.filter((one) => isPersonal(one) && one.netGrosz > 0);
}

/** The moment until which holders hand a ticket over. */
export function handOverEnd({ startsAt, handOverUntil }: Pick<HandedTicket, "startsAt" | "handOverUntil">): Date {
	return handOverUntil ?? startsAt;
}

/** Why a ticket cannot be handed over, or undefined. Organisers may do it until the end of the event. */
export function handOverRefusal(
	ticket: HandedTicket,
	{ now, isByOrganiser }: { now: Date; isByOrganiser: boolean },
): HandOverRefusal | undefined {
	if (ticket.isHandedOver) return "isHandedOver";
	if (ticket.status === "cancelled") return "isCancelled";
	if (ticket.status === "reserved" || ticket.isOwed) return "isUnpaid";
	if (ticket.isHeld) return "isUnconfirmed";
	if (ticket.isCheckedIn) return "isUsed";
	if (ticket.endsAt <= now) return "isOver";
	if (!isByOrganiser && handOverEnd(ticket) <= now) return "isClosed";
	return paidPersonal(ticket.options).length > 0 ? "hasPersonal" : undefined;
}
