import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { ticketCode } from "./tables.ts";

export async function lockTeamCode(tx: Tx, codeId: number): Promise<{ id: number } | undefined> {
	const rows = await tx.select({ id: ticketCode.id }).from(ticketCode).where(eq(ticketCode.id, codeId)).for("update");
	return rows[0];
}

/** Revokes up to `count` unused codes of an order line, newest and unsent first. Returns the number. */
export async function revokeUnusedCodes(tx: Tx, lineId: number, count: number, now: Date): Promise<number> {
	const unused = await tx
		.select({ id: ticketCode.id })
		.from(ticketCode)
		.where(and(eq(ticketCode.orderLineId, lineId), isNull(ticketCode.revokedAt), eq(ticketCode.used, 0)))
		.orderBy(isNotNull(ticketCode.sentAt), desc(ticketCode.id))
		.limit(count)
		.for("update");
	const ids = unused.map((one) => one.id);
	if (ids.length > 0) await tx.update(ticketCode).set({ revokedAt: now }).where(inArray(ticketCode.id, ids));
	return ids.length;
}

export async function revokeCode(tx: Tx, codeId: number, now: Date): Promise<void> {
	await tx.update(ticketCode).set({ revokedAt: now }).where(eq(ticketCode.id, codeId));
}

/** Counts the e-mail. */
export async function markSent(tx: Tx, codeId: number, sentTo: string, now: Date): Promise<void> {
	const sentCount = sql`${ticketCode.sentCount} + 1`;
	await tx.update(ticketCode).set({ sentTo, sentAt: now, sentCount }).where(eq(ticketCode.id, codeId));
}

/** Erases the recipients of the codes of order lines. */
export async function eraseRecipients(tx: Tx, lineIds: number[]): Promise<void> {
	if (lineIds.length === 0) return;
	await tx.update(ticketCode).set({ sentTo: null }).where(inArray(ticketCode.orderLineId, lineIds));
}
