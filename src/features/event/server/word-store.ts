import { and, asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { bannedWord } from "./tables.ts";

export function wordsOf(db: Database, eventId: number): Promise<{ form: string; word: string }[]> {
	const { form, word } = bannedWord;
	return db.select({ form, word }).from(bannedWord).where(eq(bannedWord.eventId, eventId)).orderBy(asc(form));
}

export async function addWord(tx: Tx, one: { eventId: number; form: string; word: string }): Promise<boolean> {
	const added = await tx.insert(bannedWord).values(one).onConflictDoNothing().returning({ form: bannedWord.form });
	return added.length > 0;
}

/** Returns false if the word was not banned. */
export async function removeWord(tx: Tx, { eventId, form }: { eventId: number; form: string }): Promise<boolean> {
	const gone = await tx
		.delete(bannedWord)
		.where(and(eq(bannedWord.eventId, eventId), eq(bannedWord.form, form)))
		.returning({ form: bannedWord.form });
	return gone.length > 0;
}
