import { and, eq, ne } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";

/** Registrations of some addresses at an event, except cancelled ones. */
export function ticketsOfAddresses(db: Database, { eventId, emails }: { eventId: number; emails: string[] }) {
	return db
		.select({ email: account.email, accountId: registration.accountId, scope: registration.scope })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.where(and(eq(registration.eventId, eventId), anyOf(account.email, emails), ne(registration.status, "cancelled")));
}
