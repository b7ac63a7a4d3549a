import { and, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { planFeed } from "./tables.ts";

type OfPerson = { accountId: string; eventId: number };

const ofPerson = ({ accountId, eventId }: OfPerson) =>
	and(eq(planFeed.accountId, accountId), eq(planFeed.eventId, eventId));

/** Since when a person's plan of an event has an address; undefined where it has none. */
export async function feedSince(db: Database, of: OfPerson): Promise<Date | undefined> {
	const [row] = await db.select({ madeAt: planFeed.madeAt }).from(planFeed).where(ofPerson(of));
	return row?.madeAt;
}

/** Whose plan a secret opens, and in which language. */
export type PlanFeed = OfPerson & { lang: Lang; madeAt: Date };

/** The plan that a secret opens; undefined for one that is not known any more. */
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

/** Gives a plan an address in place of the one that it has. */
export async function saveFeed(db: Database, feed: PlanFeed & { secretHash: string }): Promise<void> {
	const { secretHash, lang, madeAt } = feed;
	await db
		.insert(planFeed)
		.values(feed)
		.onConflictDoUpdate({ target: [planFeed.accountId, planFeed.eventId], set: { secretHash, lang, madeAt } });
}

/** Takes the address of a plan away. */
export async function removeFeed(db: Database, of: OfPerson): Promise<void> {
	await db.delete(planFeed).where(ofPerson(of));
}
