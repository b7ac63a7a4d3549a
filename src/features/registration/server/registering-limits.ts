import type { Count } from "../../../kit/http/gate.ts";
import type { PaymentMethod } from "../../orders/rules.ts";

type CountedRegistration = {
	/** Has no account yet, and gets an e-mail. */
	isNew: boolean;
	/** Undefined for free ones. */
	method: PaymentMethod | undefined;
	/** Tickets for others; 0 for one's own registration. */
	teamTickets: number;
};

/** Each throws 429; for registering, ordering and trying codes. */
export type CountRegistering = Count<"newPerson" | "onTrust" | "team" | "code">;

/** Towards each limit that applies: new person, paid later, team (docs/decisions/0023). Callers validate first. */
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
