import { and, count, countDistinct, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import { recommendation, recommendedAddress } from "./tables.ts";

/** False if the address had its only e-mail. */
export async function takeAddress(tx: Tx, of: { addressHash: string; secretHash: string }): Promise<boolean> {
	const rows = await tx
		.insert(recommendedAddress)
		.values(of)
		.onConflictDoNothing()
		.returning({ addressHash: recommendedAddress.addressHash });
	return rows.length > 0;
}

type RecommendationRow = { accountId: string; eventId: number; addressHash: string; isWritten: boolean; givenAt: Date };

export async function addRecommendation(tx: Tx, given: RecommendationRow): Promise<void> {
	await tx.insert(recommendation).values(given);
}

/** How many addresses an account has given at all events, optionally since a time. */
export async function countAddressesGivenBy(db: Database, accountId: string, since?: Date): Promise<number> {
	const rows = await db
		.select({ count: count() })
		.from(recommendation)
		.where(and(eq(recommendation.accountId, accountId), since && gte(recommendation.givenAt, since)));
	return oneRow(rows).count;
}

/** Counts addresses given for an event, and invited people with a place there. `key` hashes addresses. */
export async function recommendedBy(
	db: Database,
	{ accountId, eventId, key }: { accountId: string; eventId: number; key: string },
): Promise<{ invited: number; came: number }> {
	const ofPerson = and(eq(recommendation.accountId, accountId), eq(recommendation.eventId, eventId));
	const invited = oneRow(await db.select({ count: count() }).from(recommendation).where(ofPerson)).count;
	if (invited === 0) return { invited, came: 0 };
	const hashed = sql`encode(sha256(convert_to(${key}::text || ' ' || ${account.email}, 'UTF8')), 'hex')`;
	const rows = await db
		.select({ count: countDistinct(recommendation.id) })
		.from(recommendation)
		.innerJoin(
			account,
			and(gte(account.createdAt, recommendation.givenAt), sql`${recommendation.addressHash} = ${hashed}`),
		)
		.innerJoin(registration, eq(registration.accountId, account.id))
		.where(
			and(
				ofPerson,
				eq(recommendation.isWritten, true),
				eq(registration.eventId, eventId),
				eq(registration.status, "confirmed"),
			),
		);
	return { invited, came: oneRow(rows).count };
}

/** Unsubscribes for good; false for an unknown link. */
export async function leaveBySecret(db: Database, secretHash: string, at: Date): Promise<boolean> {
	const matchingAddresses = await db
		.select({ leftAt: recommendedAddress.leftAt })
		.from(recommendedAddress)
		.where(eq(recommendedAddress.secretHash, secretHash));
	await db
		.update(recommendedAddress)
		.set({ leftAt: at })
		.where(and(eq(recommendedAddress.secretHash, secretHash), isNull(recommendedAddress.leftAt)));
	return matchingAddresses.length > 0;
}

/** The addresses themselves are not stored. */
export function recommendationsOf(db: Database, accountId: string): Promise<{ eventCode: string; givenAt: Date }[]> {
	return db
		.select({ eventCode: event.code, givenAt: recommendation.givenAt })
		.from(recommendation)
		.innerJoin(event, eq(event.id, recommendation.eventId))
		.where(eq(recommendation.accountId, accountId))
		.orderBy(recommendation.id);
}
