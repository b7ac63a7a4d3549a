import type { Count } from "../../../kit/http/gate.ts";
import type { PaymentMethod } from "../../orders/rules.ts";

/** What a registration or an order is to be counted as. */
type Admitted = {
	/** Whoever has no account yet, and is written to. */
	isNew: boolean;
	/** How it is to be paid; undefined of what costs nothing. */
	method: PaymentMethod | undefined;
	/** How many tickets for others it holds; 0 of one's own. */
	teamTickets: number;
};

/** What counts how often somebody registers, orders and tries codes; each throws the 429 of too often. */
export type CountRegistering = Count<"newPerson" | "onTrust" | "team" | "code">;

/** Counts a registration or an order as what it is (docs/decisions/0023). What is refused as wrong is not counted. */
export async function countAs(
	count: CountRegistering | undefined,
	{ isNew, method, teamTickets }: Admitted,
): Promise<void> {
	const isOnTrust = method === "transfer" || method === "deferred";
	await Promise.all([
		isNew && count?.("newPerson"),
		isOnTrust && count?.("onTrust"),
		teamTickets > 0 && count?.("team"),
	]);
}
