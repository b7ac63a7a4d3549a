import type { TicketInfo } from "./contract.ts";

/** How a ticket stands at a moment: `over` once the event of a valid one is, which then lets nobody in. */
export function standing({ status, endDate }: Pick<TicketInfo, "status" | "endDate">, now: Date) {
	return status === "confirmed" && new Date(endDate) <= now ? "over" : status;
}
