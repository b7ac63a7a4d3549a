import type { Database } from "../../../kit/db/database.ts";
import { includesRight, type Right } from "../../organisers/rights.ts";
import { rolesOfAccount } from "../../organisers/server/role-store.ts";

/** The events at which an organiser has a right; null for all events. */
export async function eventsWithRight(db: Database, accountId: string, right: Right): Promise<number[] | null> {
	const roles = await rolesOfAccount(db, accountId);
	const having = roles.filter(({ role, eventId }) =>
		includesRight([{ role, isOfFoundation: eventId === null }], right),
	);
	if (having.some(({ eventId }) => eventId === null)) return null;
	return [...new Set(having.flatMap(({ eventId }) => eventId ?? []))];
}
