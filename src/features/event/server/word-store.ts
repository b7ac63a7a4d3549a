import { and, asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { eventWord } from "./tables.ts";

/** Banned words of an event by form. */
export function wordsOf(db: Database, eventId: number): Promise<{ form: string; word: string }[]> {
	const { form, word } = eventWord;
	return db.select({ form, word }).from(eventWord).where(eq(eventWord.eventId, eventId)).orderBy(asc(form));
}

/** Adds a banned word to an event; false when it exists. */
export async function addWord(tx: Tx, one: { eventId: number; form: string; word: string }): Promise<boolean> {
	const added = await tx.insert(eventWord).values(one).onConflictDoNothing().returning({ form: eventWord.form });
	return added.length > 0;
}

/** Removes a banned word from an event; false when it does not exist. */
export async function removeWord(tx: Tx, { eventId, form }: { eventId: number; form: string }): Promise<boolean> {
	const gone = await tx
		.delete(eventWord)
		.where(and(eq(eventWord.eventId, eventId), eq(eventWord.form, form)))
		.returning({ form: eventWord.form });
	return gone.length > 0;
}
