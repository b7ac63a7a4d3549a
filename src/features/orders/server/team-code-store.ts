import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { ticketCodeUse } from "../../codes/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
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
	/** Current use ("registration:7") and its time. */
	usedFor: { subject: string; usedAt: Date } | undefined;
};

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

/** Locks a code until the commit. */
export async function lockTeamCode(tx: Tx, codeId: number): Promise<{ id: number } | undefined> {
	const rows = await tx.select({ id: ticketCode.id }).from(ticketCode).where(eq(ticketCode.id, codeId)).for("update");
	return rows[0];
}

/** Revokes up to `count` unused codes of a line, newest and unsent first. Returns the count. */
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

/** Stores the recipient of a code and counts the e-mail. */
export async function markSent(tx: Tx, codeId: number, sentTo: string, now: Date): Promise<void> {
	const sentCount = sql`${ticketCode.sentCount} + 1`;
	await tx.update(ticketCode).set({ sentTo, sentAt: now, sentCount }).where(eq(ticketCode.id, codeId));
}
