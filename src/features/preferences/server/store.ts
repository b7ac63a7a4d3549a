import { and, eq, inArray, lt, notExists } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { subscription } from "../../newsletter/server/tables.ts";
import { reader } from "../../readers/server/tables.ts";
import { reminder } from "../../reminders/server/tables.ts";

/** Forgets the addresses known since before a moment of which nothing is left, and the secrets of their letters. */
export async function forgetReaders(tx: Tx, before: Date): Promise<void> {
	const subscriptions = tx
		.select({ id: subscription.id })
		.from(subscription)
		.where(eq(subscription.readerId, reader.id));
	const reminders = tx.select({ id: reminder.id }).from(reminder).where(eq(reminder.readerId, reader.id));
	const hasNothing = and(notExists(subscriptions), notExists(reminders));
	// held first and looked at again: who signs up at this moment holds their row, and then has something
	const held = await tx
		.select({ id: reader.id })
		.from(reader)
		.where(and(lt(reader.createdAt, before), hasNothing))
		.for("update");
	const ids = held.map((one) => one.id);
	if (ids.length > 0) await tx.delete(reader).where(and(inArray(reader.id, ids), hasNothing));
}
