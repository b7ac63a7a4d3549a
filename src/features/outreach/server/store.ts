import type { Tx } from "../../../kit/db/database.ts";
import { subscription } from "./tables.ts";

/** Keeps a sign-up; one that is there already, or is being written at the same moment, stays as it is. */
export async function keepSubscription(tx: Tx, values: typeof subscription.$inferInsert): Promise<void> {
	await tx
		.insert(subscription)
		.values(values)
		.onConflictDoNothing({ target: [subscription.email, subscription.eventId, subscription.typeId] });
}
