import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { cvShare } from "./tables.ts";

/** Who lets which exhibitor fetch their CV. */
export type Sharing = { accountId: string; exhibitorId: number };

const of = ({ accountId, exhibitorId }: Sharing) =>
	and(eq(cvShare.accountId, accountId), eq(cvShare.exhibitorId, exhibitorId));

/** The share that stands; held until the end of a transaction where `isHeld`. */
export async function standingShare(db: Database, sharing: Sharing, isHeld = false): Promise<Date | undefined> {
	const found = db
		.select({ givenAt: cvShare.givenAt })
		.from(cvShare)
		.where(and(of(sharing), isNull(cvShare.withdrawnAt)));
	const [row] = await (isHeld ? found.for("share") : found);
	return row?.givenAt;
}

/** Lets an exhibitor fetch somebody's CV; gives whether it could not before. */
export async function storeShare(
	tx: Tx,
	{ accountId, exhibitorId, ...given }: Sharing & { version: number; lang: Lang; givenAt: Date },
): Promise<boolean> {
	const set = { ...given, withdrawnAt: null };
	const stored = await tx
		.insert(cvShare)
		.values({ accountId, exhibitorId, ...set })
		.onConflictDoUpdate({
			target: [cvShare.accountId, cvShare.exhibitorId],
			set,
			setWhere: isNotNull(cvShare.withdrawnAt),
		});
	return (stored.rowCount ?? 0) > 0;
}

/** Ends that; gives whether it stood. */
export async function endShare(tx: Tx, sharing: Sharing, now: Date): Promise<boolean> {
	const standing = and(of(sharing), isNull(cvShare.withdrawnAt));
	return ((await tx.update(cvShare).set({ withdrawnAt: now }).where(standing)).rowCount ?? 0) > 0;
}

/** Who lets an exhibitor fetch their CV, and since when. */
export async function sharesWith(db: Database, exhibitorId: number): Promise<Map<string, Date>> {
	const { accountId, givenAt } = cvShare;
	const standing = and(eq(cvShare.exhibitorId, exhibitorId), isNull(cvShare.withdrawnAt));
	const rows = await db.select({ accountId, givenAt }).from(cvShare).where(standing);
	return new Map(rows.map((row) => [row.accountId, row.givenAt]));
}

/** The exhibitors that somebody ever let fetch their CV, the last first. */
export function sharesOf(db: Database, accountId: string) {
	const { version, lang, givenAt, withdrawnAt } = cvShare;
	return db
		.select({
			...{ exhibitorId: exhibitor.id, exhibitor: exhibitor.name, legalName: exhibitor.rodoName },
			...{ eventName: event.name, eventNameEn: event.nameEn, timeZone: event.timeZone },
			...{ version, lang, givenAt, withdrawnAt },
		})
		.from(cvShare)
		.innerJoin(exhibitor, eq(exhibitor.id, cvShare.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(cvShare.accountId, accountId))
		.orderBy(desc(givenAt));
}
