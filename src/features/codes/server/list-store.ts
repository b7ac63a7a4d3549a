import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { beginsWith } from "../../../kit/db/begins-with.ts";
import { cappedCounts } from "../../../kit/db/capped-counts.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { type CodeState, normalizedCode } from "../rules.ts";
import { type ListedCode, ticketCodeColumns } from "./store.ts";
import { ticketCode, ticketCodePackage } from "./tables.ts";

export type OfficeCode = Omit<ListedCode, "packageCodes"> & { createdAt: Date };

export type CodeFilter = {
	eventId: number;
	now: Date;
	/** The beginning of a code. */
	begins?: string | undefined;
	states?: readonly CodeState[] | undefined;
	kind?: "discount" | "invitation" | undefined;
	source?: "organiser" | "team" | undefined;
	/** Only codes created before this one. */
	beforeId?: number | undefined;
};

/** As `codeRefusalOf` decides. */
function stateAt(now: Date): SQL {
	return sql`case when ${ticketCode.revokedAt} is not null then 'revoked'
		when ${ticketCode.validFrom} > ${now.toISOString()}::timestamptz then 'notYet'
		when ${ticketCode.validUntil} <= ${now.toISOString()}::timestamptz then 'expired'
		when ${ticketCode.used} >= ${ticketCode.useLimit} then 'usedUp' else 'usable' end`;
}

function matching({ eventId, now, begins, states, kind, source, beforeId }: CodeFilter): SQL | undefined {
	return and(
		eq(ticketCode.eventId, eventId),
		beforeId === undefined ? undefined : lt(ticketCode.id, beforeId),
		begins ? beginsWith(ticketCode.code, normalizedCode(begins)) : undefined,
		states ? inArray(stateAt(now), [...states]) : undefined,
		kind && eq(ticketCode.kind, kind),
		source && (source === "team" ? isNotNull(ticketCode.orderLineId) : isNull(ticketCode.orderLineId)),
	);
}

/** The number of codes of each filter, counted up to `max`. */
export function countCodes(db: Database, filters: readonly CodeFilter[], max: number): Promise<number[]> {
	const selects = filters.map((filter) => db.select({ id: ticketCode.id }).from(ticketCode).where(matching(filter)));
	return cappedCounts(db, selects, max);
}

/** Codes of an event, the newest first. */
export function codesPage(db: Database, filter: CodeFilter, limit: number): Promise<OfficeCode[]> {
	return db
		.select({ ...ticketCodeColumns, createdAt: ticketCode.createdAt })
		.from(ticketCode)
		.where(matching(filter))
		.orderBy(desc(ticketCode.id))
		.limit(limit);
}

/** Package codes by code id. A code for all packages is missing. */
export async function packageCodesOf(db: Database, codeIds: number[]): Promise<Map<number, string[]>> {
	if (codeIds.length === 0) return new Map();
	const rows = await db
		.select({ codeId: ticketCodePackage.codeId, packageCode: ticketPackage.code })
		.from(ticketCodePackage)
		.innerJoin(ticketPackage, eq(ticketPackage.id, ticketCodePackage.packageId))
		.where(inArray(ticketCodePackage.codeId, codeIds))
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id));
	const found = new Map<number, string[]>();
	for (const { codeId, packageCode } of rows) found.set(codeId, [...(found.get(codeId) ?? []), packageCode]);
	return found;
}

/** Revokes (`revokedAt`) or restores (null) an event's codes that no team paid for. Returns the ids that changed. */
export async function setRevoked(
	tx: Tx,
	{ eventId, ids }: { eventId: number; ids: readonly number[] },
	revokedAt: Date | null,
): Promise<number[]> {
	const rows = await tx
		.update(ticketCode)
		.set({ revokedAt })
		.where(
			and(
				eq(ticketCode.eventId, eventId),
				inArray(ticketCode.id, [...ids]),
				isNull(ticketCode.orderLineId),
				revokedAt === null ? isNotNull(ticketCode.revokedAt) : isNull(ticketCode.revokedAt),
			),
		)
		.returning({ id: ticketCode.id });
	return rows.map((one) => one.id).toSorted((a, b) => a - b);
}
