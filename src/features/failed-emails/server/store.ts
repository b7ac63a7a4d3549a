import { and, eq } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";

/** Participants of an event by their addresses; other addresses are missing. */
export async function participantsByEmail(
	db: Database,
	{ eventId, emails }: { eventId: number; emails: string[] },
): Promise<Map<string, { personId: string; name: string }>> {
	const { id, email, firstName, lastName } = account;
	const rows = await db
		.selectDistinct({ id, email, firstName, lastName })
		.from(account)
		.innerJoin(registration, and(eq(registration.accountId, id), eq(registration.eventId, eventId)))
		.where(anyOf(email, emails));
	return new Map(rows.map((one) => [one.email, { personId: one.id, name: `${one.firstName} ${one.lastName}` }]));
}
