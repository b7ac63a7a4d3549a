import { and, asc, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { promoBar } from "../../promo/server/views.ts";
import { type CodeRecord, normalizedCode } from "../rules.ts";
import { ticketCode, ticketCodePackage, ticketCodeUse } from "./tables.ts";

export const ticketCodeColumns = {
	id: ticketCode.id,
	eventId: ticketCode.eventId,
	code: ticketCode.code,
	kind: ticketCode.kind,
	percent: ticketCode.percent,
	validFrom: ticketCode.validFrom,
	validUntil: ticketCode.validUntil,
	useLimit: ticketCode.useLimit,
	used: ticketCode.used,
	orderLineId: ticketCode.orderLineId,
	revokedAt: ticketCode.revokedAt,
};

/** `orderLineId` is the prepaid line of the code. */
export type KnownCode = CodeRecord & { id: number; code: string; orderLineId: number | null };

/** Returns undefined for an unknown code. */
export async function codeByText(db: Database, eventId: number, typed: string): Promise<KnownCode | undefined> {
	const rows = await db
		.select({ code: ticketCodeColumns, packageId: ticketCodePackage.packageId })
		.from(ticketCode)
		.leftJoin(ticketCodePackage, eq(ticketCodePackage.codeId, ticketCode.id))
		.where(and(eq(ticketCode.eventId, eventId), eq(ticketCode.code, normalizedCode(typed))));
	const found = rows[0]?.code;
	if (!found) return undefined;
	return { ...found, packageIds: rows.flatMap((row) => (row.packageId === null ? [] : [row.packageId])) };
}

/** The codes of an event's current promo bars, a row per package. The newest bar comes first, because pages show it. */
export function publicCodeRows(db: Database, eventId: Param<number>, now: Param<Date>) {
	const isNamed = and(
		eq(ticketCode.eventId, promoBar.eventId),
		eq(ticketCode.code, sql`upper(trim(${promoBar.promoCode}))`),
	);
	const isRunning = or(isNull(promoBar.endsAt), gt(promoBar.endsAt, now));
	return db
		.select({
			id: ticketCode.id,
			code: ticketCode.code,
			kind: ticketCode.kind,
			percent: ticketCode.percent,
			validFrom: ticketCode.validFrom,
			validUntil: ticketCode.validUntil,
			useLimit: ticketCode.useLimit,
			used: ticketCode.used,
			revokedAt: ticketCode.revokedAt,
			barEndsAt: promoBar.endsAt,
			packageId: ticketCodePackage.packageId,
		})
		.from(promoBar)
		.innerJoin(ticketCode, isNamed)
		.leftJoin(ticketCodePackage, eq(ticketCodePackage.codeId, ticketCode.id))
		.where(and(eq(promoBar.eventId, eventId), ne(promoBar.text, ""), isRunning))
		.orderBy(desc(promoBar.id));
}

export type ListedCode = {
	id: number;
	code: string;
	kind: "discount" | "invitation";
	percent: number;
	validFrom: Date | null;
	validUntil: Date | null;
	useLimit: number | null;
	used: number;
	orderLineId: number | null;
	revokedAt: Date | null;
} & { packageCodes: string[] };

/** In order of creation. */
export async function codesOfEvent(db: Database, eventId: number): Promise<ListedCode[]> {
	const codes = await db
		.select(ticketCodeColumns)
		.from(ticketCode)
		.where(eq(ticketCode.eventId, eventId))
		.orderBy(asc(ticketCode.id));
	const named = await db
		.select({ codeId: ticketCodePackage.codeId, packageCode: ticketPackage.code })
		.from(ticketCodePackage)
		.innerJoin(ticketPackage, eq(ticketPackage.id, ticketCodePackage.packageId))
		.where(eq(ticketPackage.eventId, eventId))
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id));
	const packages = Map.groupBy(named, (one) => one.codeId);
	return codes.map((code) => ({
		...code,
		packageCodes: (packages.get(code.id) ?? []).map((one) => one.packageCode),
	}));
}

/** Expects a normalised `code`. Returns its id, or undefined if the event has it already. */
export async function addCode(
	tx: Tx,
	{ packageIds, ...values }: typeof ticketCode.$inferInsert & { packageIds: readonly number[] },
): Promise<number | undefined> {
	const rows = await tx
		.insert(ticketCode)
		.values({ ...values, code: normalizedCode(values.code) })
		.onConflictDoNothing()
		.returning({ id: ticketCode.id });
	const codeId = rows[0]?.id;
	if (codeId !== undefined && packageIds.length > 0) {
		await tx.insert(ticketCodePackage).values(packageIds.map((packageId) => ({ codeId, packageId })));
	}
	return codeId;
}

/**
 * Takes `count` uses in one statement, all or none; returns false if fewer are left or the code is revoked. Locks the
 * code until the commit: call it late. `subject` names the purpose, for which codes are used once.
 */
export async function takeCodeUse(
	tx: Tx,
	codeId: number,
	{ subject, now, count = 1 }: { subject: string; now: Date; count?: number },
): Promise<boolean> {
	const hasLeft = or(isNull(ticketCode.useLimit), lte(sql`${ticketCode.used} + ${count}`, ticketCode.useLimit));
	const rows = await tx
		.update(ticketCode)
		.set({ used: sql`${ticketCode.used} + ${count}` })
		.where(and(eq(ticketCode.id, codeId), isNull(ticketCode.revokedAt), hasLeft))
		.returning({ id: ticketCode.id });
	if (rows.length === 0) return false;
	await tx.insert(ticketCodeUse).values({ codeId, subject, count, usedAt: now });
	return true;
}

export async function forgetAddressee(tx: Tx, email: string): Promise<void> {
	await tx.update(ticketCode).set({ sentTo: null }).where(eq(ticketCode.sentTo, email));
}

/** Releases a subject's uses of codes, once. */
export async function releaseCodeUse(tx: Tx, subject: string, now: Date): Promise<void> {
	const rows = await tx
		.update(ticketCodeUse)
		.set({ releasedAt: now })
		.where(and(eq(ticketCodeUse.subject, subject), isNull(ticketCodeUse.releasedAt)))
		.returning({ codeId: ticketCodeUse.codeId, count: ticketCodeUse.count });
	for (const { codeId, count } of rows) {
		await tx
			.update(ticketCode)
			.set({ used: sql`${ticketCode.used} - ${count}` })
			.where(eq(ticketCode.id, codeId));
	}
}

/** Gives a subject's valid uses of codes to another subject. */
export async function moveCodeUse(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
	await tx
		.update(ticketCodeUse)
		.set({ subject: to })
		.where(and(eq(ticketCodeUse.subject, from), isNull(ticketCodeUse.releasedAt)));
}

/** Takes released uses again. Returns true also if there are none. */
export async function retakeCodeUse(tx: Tx, subject: string, now: Date): Promise<boolean> {
	const [earlier] = await tx
		.select({ codeId: ticketCodeUse.codeId, count: ticketCodeUse.count })
		.from(ticketCodeUse)
		.where(eq(ticketCodeUse.subject, subject))
		.limit(1);
	return earlier === undefined || takeCodeUse(tx, earlier.codeId, { subject, now, count: earlier.count });
}

/** The codes that subjects use, by subject. */
export async function codesOfSubjects(db: Database, subjects: string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ subject: ticketCodeUse.subject, code: ticketCode.code })
		.from(ticketCodeUse)
		.innerJoin(ticketCode, eq(ticketCode.id, ticketCodeUse.codeId))
		.where(and(anyOf(ticketCodeUse.subject, subjects), isNull(ticketCodeUse.releasedAt)));
	return new Map(rows.map(({ subject, code }) => [subject, code]));
}

/** The subjects that use a code of an event. */
export async function subjectsOfCode(db: Database, eventId: number, typed: string): Promise<string[]> {
	const rows = await db
		.select({ subject: ticketCodeUse.subject })
		.from(ticketCodeUse)
		.innerJoin(ticketCode, eq(ticketCode.id, ticketCodeUse.codeId))
		.where(
			and(
				eq(ticketCode.eventId, eventId),
				eq(ticketCode.code, normalizedCode(typed)),
				isNull(ticketCodeUse.releasedAt),
			),
		);
	return rows.map(({ subject }) => subject);
}
