import { and, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { event } from "../../event/server/views.ts";
import { planShared } from "./tables.ts";

type PlanOwner = { accountId: string; eventId: number };

const isOf = ({ accountId, eventId }: PlanOwner) =>
	and(eq(planShared.accountId, accountId), eq(planShared.eventId, eventId));

/** Whether a person shows common lectures to contacts. */
export async function isPlanShared(db: Database, of: PlanOwner): Promise<boolean> {
	return (await db.$count(planShared, isOf(of))) > 0;
}

export async function storePlanShared(db: Database, of: PlanOwner & { isShown: boolean; since: Date }): Promise<void> {
	const { isShown, ...row } = of;
	if (isShown) await db.insert(planShared).values(row).onConflictDoNothing();
	else await db.delete(planShared).where(isOf(of));
}

export function plansSharedBy(db: Database, accountId: string) {
	return db
		.select({ eventCode: event.code, since: planShared.since })
		.from(planShared)
		.innerJoin(event, eq(event.id, planShared.eventId))
		.where(eq(planShared.accountId, accountId));
}
