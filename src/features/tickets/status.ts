import type { TicketInfo } from "./contract.ts";

/** A ticket's state at a moment: `over` once a valid ticket's event has ended. */
export function standing({ status, endDate }: Pick<TicketInfo, "status" | "endDate">, now: Date) {
	return status === "confirmed" && new Date(endDate) <= now ? "over" : status;
}
