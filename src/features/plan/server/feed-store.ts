import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { event } from "../../event/server/views.ts";
import { planFeed } from "./tables.ts";

type OfPerson = { accountId: string; eventId: number };

const ofPerson = ({ accountId, eventId }: OfPerson) =>
	and(eq(planFeed.accountId, accountId), eq(planFeed.eventId, eventId));

/** Undefined without a feed. */
export async function feedSince(db: Database, of: OfPerson): Promise<Date | undefined> {
	const [row] = await db.select({ madeAt: planFeed.madeAt }).from(planFeed).where(ofPerson(of));
	return row?.madeAt;
}

/** The owner and language of a feed. */
export type PlanFeed = OfPerson & { lang: Lang; madeAt: Date };

/** Undefined for an unknown or revoked secret. */
export async function feedBySecret(db: Database, secretHash: string): Promise<PlanFeed | undefined> {
	const [row] = await db
		.select({
			accountId: planFeed.accountId,
			eventId: planFeed.eventId,
			lang: planFeed.lang,
			madeAt: planFeed.madeAt,
		})
		.from(planFeed)
		.where(eq(planFeed.secretHash, secretHash));
	return row;
}

/** Creates a plan's feed, replacing an earlier one. */
export async function saveFeed(
	db: Database,
	feed: PlanFeed & { secretHash: string; addedFrom: string | null },
): Promise<void> {
	const { secretHash, lang, madeAt, addedFrom } = feed;
	await db
		.insert(planFeed)
		.values(feed)
		.onConflictDoUpdate({
			target: [planFeed.accountId, planFeed.eventId],
			set: { secretHash, lang, madeAt, addedFrom },
		});
}

export async function removeFeed(db: Database, of: OfPerson): Promise<void> {
	await db.delete(planFeed).where(ofPerson(of));
}

export function feedsOf(db: Database, accountId: string) {
	const { eventId, madeAt, addedFrom } = planFeed;
	return db
		.select({ eventId, name: event.name, nameEn: event.nameEn, madeAt, addedFrom })
		.from(planFeed)
		.innerJoin(event, eq(event.id, eventId))
		.where(eq(planFeed.accountId, accountId))
		.orderBy(desc(madeAt), eventId);
}

/** Removes an account's feeds, except for `keptEvents` (ids as text). */
export async function removeFeeds(tx: Tx, accountId: string, keptEvents: string[]): Promise<void> {
	const isOther = notInArray(sql`${planFeed.eventId}::text`, keptEvents);
	await tx.delete(planFeed).where(and(eq(planFeed.accountId, accountId), isOther));
}
