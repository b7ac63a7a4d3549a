import { and, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { event } from "../../event/server/tables.ts";
import { planShared } from "./tables.ts";

type Of = { accountId: string; eventId: number };

const isOf = ({ accountId, eventId }: Of) => and(eq(planShared.accountId, accountId), eq(planShared.eventId, eventId));

/** Whether somebody shows their contacts at an event which lectures they have in common. */
export async function isPlanShared(db: Database, of: Of): Promise<boolean> {
	return (await db.$count(planShared, isOf(of))) > 0;
}

export async function storePlanShared(db: Database, of: Of & { isShown: boolean; since: Date }): Promise<void> {
	const { isShown, ...row } = of;
	if (isShown) await db.insert(planShared).values(row).onConflictDoNothing();
	else await db.delete(planShared).where(isOf(of));
}

/** At which events somebody shows the lectures in common, for themselves. */
export function plansSharedBy(db: Database, accountId: string) {
	return db
		.select({ eventCode: event.code, since: planShared.since })
		.from(planShared)
		.innerJoin(event, eq(event.id, planShared.eventId))
		.where(eq(planShared.accountId, accountId));
}
