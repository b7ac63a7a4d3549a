import type { TicketInfo } from "./contract.ts";

/** A cancelled ticket that another person has now is `handedOver`. */
export function holderState({ status, isHandedOver }: Pick<TicketInfo, "status" | "isHandedOver">) {
	return status === "cancelled" && isHandedOver ? "handedOver" : status;
}

/** `over` means that a valid ticket's event has ended. */
export function ticketState(
	{ status, isHandedOver, endDate }: Pick<TicketInfo, "status" | "isHandedOver" | "endDate">,
	now: Date,
) {
	return status === "confirmed" && new Date(endDate) <= now ? "over" : holderState({ status, isHandedOver });
}
