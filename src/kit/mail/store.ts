import { desc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import { letter } from "./tables.ts";

export type Letter = typeof letter.$inferSelect;
export type NewLetter = Pick<
	Letter,
	"recipient" | "sender" | "subject" | "html" | "text" | "lang" | "kind" | "createdAt"
>;

/** Puts a letter into the outbox, in the transaction of the change that causes it. */
export async function addLetter(tx: Tx, values: NewLetter): Promise<void> {
	await tx.insert(letter).values(values);
}

/** One page of letters, newest first, and how many there are. `page` begins with 1. */
export async function letters(db: Database, page: number, size: number): Promise<{ rows: Letter[]; count: number }> {
	const rows = await db
		.select()
		.from(letter)
		.orderBy(desc(letter.id))
		.limit(size)
		.offset((page - 1) * size);
	const counted = await db.select({ count: sql<number>`count(*)::int` }).from(letter);
	return { rows, count: counted[0]!.count };
}

/** One letter, or undefined. */
export async function letterById(db: Database, id: number): Promise<Letter | undefined> {
	const rows = await db.select().from(letter).where(eq(letter.id, id));
	return rows[0];
}
