import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { type CodeFacts, keptCode } from "../rules.ts";
import { ticketCode, ticketCodePackage, ticketCodeUse } from "./tables.ts";

/** A code with its row's key and its text. */
export type KnownCode = CodeFacts & { id: number; code: string };

/** A code of an event as typed; undefined when there is none. */
export async function codeByText(db: Database, eventId: number, typed: string): Promise<KnownCode | undefined> {
	const rows = await db
		.select({ code: ticketCode, packageId: ticketCodePackage.packageId })
		.from(ticketCode)
		.leftJoin(ticketCodePackage, eq(ticketCodePackage.codeId, ticketCode.id))
		.where(and(eq(ticketCode.eventId, eventId), eq(ticketCode.code, keptCode(typed))));
	const found = rows[0]?.code;
	if (!found) return undefined;
	return { ...found, packageIds: rows.flatMap((row) => (row.packageId === null ? [] : [row.packageId])) };
}

/** Adds a code; `code` is kept as `keptCode` gives it. Gives its id, or undefined where the event has it already. */
export async function addCode(
	tx: Tx,
	{ packageIds, ...values }: typeof ticketCode.$inferInsert & { packageIds: readonly number[] },
): Promise<number | undefined> {
	const rows = await tx
		.insert(ticketCode)
		.values({ ...values, code: keptCode(values.code) })
		.onConflictDoNothing()
		.returning({ id: ticketCode.id });
	const codeId = rows[0]?.id;
	if (codeId !== undefined && packageIds.length > 0) {
		await tx.insert(ticketCodePackage).values(packageIds.map((packageId) => ({ codeId, packageId })));
	}
	return codeId;
}

/**
 * Takes one use of a code in one statement; false when none is left. Its row is held to the commit: take it late.
 * `subject` names what it is used for; using it twice for the same is refused by the table.
 */
export async function takeCodeUse(tx: Tx, codeId: number, subject: string, now: Date): Promise<boolean> {
	const rows = await tx
		.update(ticketCode)
		.set({ used: sql`${ticketCode.used} + 1` })
		.where(and(eq(ticketCode.id, codeId), or(isNull(ticketCode.useLimit), lt(ticketCode.used, ticketCode.useLimit))))
		.returning({ id: ticketCode.id });
	if (rows.length === 0) return false;
	await tx.insert(ticketCodeUse).values({ codeId, subject, usedAt: now });
	return true;
}

/** Gives back the use that a subject has taken, once. */
export async function releaseCodeUse(tx: Tx, subject: string, now: Date): Promise<void> {
	const rows = await tx
		.update(ticketCodeUse)
		.set({ releasedAt: now })
		.where(and(eq(ticketCodeUse.subject, subject), isNull(ticketCodeUse.releasedAt)))
		.returning({ codeId: ticketCodeUse.codeId });
	for (const { codeId } of rows) {
		await tx
			.update(ticketCode)
			.set({ used: sql`${ticketCode.used} - 1` })
			.where(eq(ticketCode.id, codeId));
	}
}

/** Takes again the use that a subject had given back. True as well where it never had one. */
export async function retakeCodeUse(tx: Tx, subject: string, now: Date): Promise<boolean> {
	const [earlier] = await tx
		.select({ codeId: ticketCodeUse.codeId })
		.from(ticketCodeUse)
		.where(eq(ticketCodeUse.subject, subject))
		.limit(1);
	return earlier === undefined || takeCodeUse(tx, earlier.codeId, subject, now);
}
