import type { Database } from "../../../kit/db/database.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { codeTries } from "../../codes/server/code-tries.ts";
import type { PaymentMethod } from "../../orders/rules.ts";

/** What a registration or an order is to be counted as. */
export type Admitted = {
	/** Whoever has no account yet, and is written to. */
	isNew: boolean;
	/** How it is to be paid; undefined of what costs nothing. */
	method: PaymentMethod | undefined;
	/** How many tickets for others it holds; 0 of one's own. */
	teamTickets: number;
};

/** What counts how often somebody registers, orders and tries codes; each throws the 429 of too often. */
export type Admission = { admit(one: Admitted): Promise<void>; tryCode(): Promise<void> };

/**
 * The limits of registering (docs/decisions/0023), for all processes together: by a visitor's address, and of what holds
 * places for long by the account that is logged in as well. What is refused as wrong is not counted.
 */
export function registeringLimits(deps: { db: Database; clock: Clock }) {
	// a school class or a queue at a door shares an address
	const people = formLimit(deps, { form: "register", max: 60, windowSeconds: 600 });
	// what is paid later holds places on trust
	const onTrust = formLimit(deps, { form: "order-later", max: 10, windowSeconds: 3600 });
	// however they are paid: one order holds up to 200 places
	const teams = formLimit(deps, { form: "order-team", max: 5, windowSeconds: 3600 });
	const codes = codeTries(deps);
	return (address: string, accountId: string | undefined): Admission => ({
		tryCode: () => codes.take(address),
		async admit({ isNew, method, teamTickets }) {
			const whose = [address, ...(accountId === undefined ? [] : [`account ${accountId}`])];
			const isOnTrust = method === "transfer" || method === "deferred";
			await Promise.all([
				...(isNew ? [people.take(address)] : []),
				...(isOnTrust ? whose.map((one) => onTrust.take(one)) : []),
				...(teamTickets > 0 ? whose.map((one) => teams.take(one)) : []),
			]);
		},
	});
}
