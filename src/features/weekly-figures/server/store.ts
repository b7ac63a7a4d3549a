import { and, asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { weeklyFigures } from "./tables.ts";

type Wish = { accountId: string; eventId: number };
export type WeeklyWish = Wish & { askedAt: Date; sentAt: Date | null };

const columns = {
	accountId: weeklyFigures.accountId,
	eventId: weeklyFigures.eventId,
	askedAt: weeklyFigures.askedAt,
	sentAt: weeklyFigures.sentAt,
};
const isOf = ({ accountId, eventId }: Wish) =>
	and(eq(weeklyFigures.accountId, accountId), eq(weeklyFigures.eventId, eventId));

export async function hasWish(db: Database, wish: Wish): Promise<boolean> {
	const rows = await db.select({ eventId: weeklyFigures.eventId }).from(weeklyFigures).where(isOf(wish));
	return rows.length > 0;
}

/** A wish that exists keeps its dates. */
export async function addWish(db: Database, wish: Wish & { askedAt: Date }): Promise<void> {
	await db.insert(weeklyFigures).values(wish).onConflictDoNothing();
}

export async function removeWish(db: Database, wish: Wish): Promise<void> {
	await db.delete(weeklyFigures).where(isOf(wish));
}

/** All wishes, by event. */
export function allWishes(db: Database): Promise<WeeklyWish[]> {
	return db.select(columns).from(weeklyFigures).orderBy(asc(weeklyFigures.eventId), asc(weeklyFigures.accountId));
}

/** The events for which an account asked, for its export. */
export function wishesOf(db: Database, accountId: string): Promise<{ eventId: number; askedAt: Date }[]> {
	return db
		.select({ eventId: weeklyFigures.eventId, askedAt: weeklyFigures.askedAt })
		.from(weeklyFigures)
		.where(eq(weeklyFigures.accountId, accountId))
		.orderBy(asc(weeklyFigures.eventId));
}

/** Locks a wish until the commit, with its reader; undefined if it is gone or another process has it. */
export async function lockWish(tx: Tx, wish: Wish) {
	const rows = await tx
		.select({ ...columns, email: account.email, lang: account.lang })
		.from(weeklyFigures)
		.innerJoin(account, eq(account.id, weeklyFigures.accountId))
		.where(isOf(wish))
		.for("update", { of: weeklyFigures, skipLocked: true });
	return rows[0];
}

export async function markSent(tx: Tx, wish: Wish, sentAt: Date): Promise<void> {
	await tx.update(weeklyFigures).set({ sentAt }).where(isOf(wish));
}
