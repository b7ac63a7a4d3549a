import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { officePresence } from "./tables.ts";

/** Two words may get lost before an organiser counts as gone. */
const SILENT_MS = 25_000;
const FORGOTTEN_MS = 3_600_000;
/** Faces of one place. */
const MAX_COLLEAGUES = 10;

type At = { eventId: number; place: string; accountId: string; now: Date };

export async function storePresence(db: Database, { now, ...at }: At & { isEditing: boolean }): Promise<void> {
	const seen = { isEditing: at.isEditing, seenAt: now };
	await db
		.insert(officePresence)
		.values({ eventId: at.eventId, place: at.place, accountId: at.accountId, ...seen })
		.onConflictDoUpdate({
			target: [officePresence.eventId, officePresence.place, officePresence.accountId],
			set: seen,
		});
	await db.delete(officePresence).where(lt(officePresence.seenAt, new Date(now.getTime() - FORGOTTEN_MS)));
}

/** The other organisers who said that they are there, by name. */
export function colleaguesAt(db: Database, { eventId, place, accountId, now }: At) {
	return db
		.select({
			accountId: officePresence.accountId,
			firstName: account.firstName,
			lastName: account.lastName,
			isEditing: officePresence.isEditing,
		})
		.from(officePresence)
		.innerJoin(account, eq(account.id, officePresence.accountId))
		.where(
			and(
				eq(officePresence.eventId, eventId),
				eq(officePresence.place, place),
				ne(officePresence.accountId, accountId),
				gt(officePresence.seenAt, new Date(now.getTime() - SILENT_MS)),
			),
		)
		.orderBy(asc(account.lastName), asc(account.firstName), asc(officePresence.accountId))
		.limit(MAX_COLLEAGUES);
}
