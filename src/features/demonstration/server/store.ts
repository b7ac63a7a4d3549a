import { asc, inArray, like } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";

export async function facesOf(db: Database, ids: string[]): Promise<Map<string, string | null>> {
	const rows = await db.select({ id: account.id, image: account.image }).from(account).where(inArray(account.id, ids));
	return new Map(rows.map(({ id, image }) => [id, image]));
}

/** The first generated participants with the package that opens everything, in a fixed order. */
export async function participantIds(db: Database, limit: number): Promise<string[]> {
	const holders = like(account.id, "00000000-0000-4000-9000-000000002%");
	const rows = await db.select({ id: account.id }).from(account).where(holders).orderBy(asc(account.id)).limit(limit);
	return rows.map((row) => row.id);
}

/** `app/wiring.ts` implements it. */
export type HereReads = { isAnyHere(db: Database, accountIds: string[]): Promise<boolean> };

/** True if any staff of an exhibitor is online: then only they answer. */
export async function isStaffHere(
	{ db, hereReads }: { db: Database; hereReads: HereReads },
	exhibitorId: number,
): Promise<boolean> {
	return hereReads.isAnyHere(db, (await staffedExhibitor(db, exhibitorId))?.staffIds ?? []);
}
