import type { TicketInfo } from "./contract.ts";

/** `over` means that a valid ticket's event has ended. */
export function ticketState({ status, endDate }: Pick<TicketInfo, "status" | "endDate">, now: Date) {
	return status === "confirmed" && new Date(endDate) <= now ? "over" : status;
}
