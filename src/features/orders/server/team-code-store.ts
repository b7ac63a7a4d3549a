import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { orderLine } from "./tables.ts";

const ticketCodeColumns = {
	id: ticketCode.id,
	eventId: ticketCode.eventId,
	code: ticketCode.code,
	kind: ticketCode.kind,
	percent: ticketCode.percent,
	validFrom: ticketCode.validFrom,
	validUntil: ticketCode.validUntil,
	useLimit: ticketCode.useLimit,
	used: ticketCode.used,
	createdAt: ticketCode.createdAt,
	orderLineId: ticketCode.orderLineId,
	revokedAt: ticketCode.revokedAt,
	sentTo: ticketCode.sentTo,
	sentAt: ticketCode.sentAt,
	sentCount: ticketCode.sentCount,
};

/** A code of a team's order with the package that it was paid for. */
export type TeamCodeRecord = {
	id: number;
	code: string;
	used: number;
	orderLineId: number | null;
	revokedAt: Date | null;
	sentTo: string | null;
	sentAt: Date | null;
	sentCount: number;
} & {
	packageId: number;
	packageCode: string;
	packageName: string;
	/** What it is used for now ("registration:7"), and since when. */
	usedFor: { subject: string; usedAt: Date } | undefined;
};

/** The codes that an order's tickets were handed on by, in the order of their issue. */
export async function codesOfOrder(db: Database, orderId: number): Promise<TeamCodeRecord[]> {
	const rows = await db
		.select({
			code: ticketCodeColumns,
			chosen: { id: ticketPackage.id, code: ticketPackage.code, name: ticketPackage.name },
		})
		.from(ticketCode)
		.innerJoin(orderLine, eq(orderLine.id, ticketCode.orderLineId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, orderLine.packageId))
		.where(eq(orderLine.orderId, orderId))
		.orderBy(asc(ticketCode.id));
	const ids = rows.map((row) => row.code.id);
	const uses =
		ids.length === 0
			? []
			: await db
					.select({ codeId: ticketCodeUse.codeId, subject: ticketCodeUse.subject, usedAt: ticketCodeUse.usedAt })
					.from(ticketCodeUse)
					.where(usedNow(ids));
	return rows.map(({ code, chosen }) => ({
		...code,
		packageId: chosen.id,
		packageCode: chosen.code,
		packageName: chosen.name,
		usedFor: uses.find((use) => use.codeId === code.id),
	}));
}

function usedNow(codeIds: number[]) {
	return and(inArray(ticketCodeUse.codeId, codeIds), isNull(ticketCodeUse.releasedAt));
}

/** A code, held to the end of the transaction: whoever wants to use it waits. */
export async function lockedCode(tx: Tx, codeId: number): Promise<{ id: number } | undefined> {
	const rows = await tx.select({ id: ticketCode.id }).from(ticketCode).where(eq(ticketCode.id, codeId)).for("update");
	return rows[0];
}

/** Withdraws up to `count` unused codes of a line, the newest and unsent ones first. Gives how many. */
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

/** Withdraws one code that is held. */
export async function revokeCode(tx: Tx, codeId: number, now: Date): Promise<void> {
	await tx.update(ticketCode).set({ revokedAt: now }).where(eq(ticketCode.id, codeId));
}

/** Keeps to whom a code was sent, and counts it. */
export async function markSent(tx: Tx, codeId: number, sentTo: string, now: Date): Promise<void> {
	const sentCount = sql`${ticketCode.sentCount} + 1`;
	await tx.update(ticketCode).set({ sentTo, sentAt: now, sentCount }).where(eq(ticketCode.id, codeId));
}
