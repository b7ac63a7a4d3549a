import type { TicketInfo } from "./contract.ts";

/** `over` means that a valid ticket's event has ended. */
export function ticketState(
	{ status, isHandedOver, endDate }: Pick<TicketInfo, "status" | "isHandedOver" | "endDate">,
	now: Date,
) {
	if (status === "cancelled" && isHandedOver) return "handedOver";
	return status === "confirmed" && new Date(endDate) <= now ? "over" : status;
}
