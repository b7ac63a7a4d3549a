import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { ticketCode, ticketCodeUse } from "../../codes/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { orderLine } from "./tables.ts";

const ticketCodeColumns = {
	id: ticketCode.id,
	code: ticketCode.code,
	used: ticketCode.used,
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
	/** The registration that used it: "registration:7". */
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
