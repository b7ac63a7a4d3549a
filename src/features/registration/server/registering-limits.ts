import type { Count } from "../../../kit/http/gate.ts";
import type { PaymentMethod } from "../../orders/rules.ts";

type CountedRegistration = {
	/** Without an account yet; gets an e-mail. */
	isNew: boolean;
	/** Undefined if it is free. */
	method: PaymentMethod | undefined;
	/** Tickets for others; 0 for a registration. */
	teamTickets: number;
};

/** Counts registering, ordering and trying codes. Each throws 429. */
export type CountRegistering = Count<"newPerson" | "onTrust" | "team" | "code">;

/**
 * Counts towards each limit that applies: new person, paid later, team (docs/decisions/0023). Callers validate first.
 */
export async function countAs(
	count: CountRegistering | undefined,
	{ isNew, method, teamTickets }: CountedRegistration,
): Promise<void> {
	const isOnTrust = method === "transfer" || method === "deferred";
	await Promise.all([
		isNew && count?.("newPerson"),
		isOnTrust && count?.("onTrust"),
		teamTickets > 0 && count?.("team"),
	]);
}
