import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { event } from "../../event/server/views.ts";
import { RECRUITMENT } from "../../exhibitors/rules.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import type { Share } from "../rules.ts";
import { cvShare } from "./tables.ts";

export type CvShare = { accountId: string; exhibitorId: number };

const of = ({ accountId, exhibitorId }: CvShare) =>
	and(eq(cvShare.accountId, accountId), eq(cvShare.exhibitorId, exhibitorId));

const share = { givenAt: cvShare.givenAt, withdrawnAt: cvShare.withdrawnAt };

/** A person's last consent for an exhibitor; locked until the transaction ends if `isLocked`. */
export async function shareWith(db: Database, sharing: CvShare, isLocked = false): Promise<Share | undefined> {
	const found = db.select(share).from(cvShare).where(of(sharing));
	const [row] = await (isLocked ? found.for("share") : found);
	return row;
}

/** Returns whether it is new. */
export async function storeShare(
	tx: Tx,
	{ accountId, exhibitorId, ...given }: CvShare & { version: number; lang: Lang; givenAt: Date },
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

export async function endShare(tx: Tx, sharing: CvShare, now: Date): Promise<boolean> {
	const standing = and(of(sharing), isNull(cvShare.withdrawnAt));
	return ((await tx.update(cvShare).set({ withdrawnAt: now }).where(standing)).rowCount ?? 0) > 0;
}

/** All people who ever gave an exhibitor access, with their last consent. */
export async function sharesWith(db: Database, exhibitorId: number): Promise<Map<string, Share>> {
	const rows = await db
		.select({ accountId: cvShare.accountId, ...share })
		.from(cvShare)
		.where(eq(cvShare.exhibitorId, exhibitorId));
	return new Map(rows.map(({ accountId, ...said }) => [accountId, said]));
}

/** A person's last consents for an event's recruiters, by legal name. */
export async function sharesAt(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<Map<string, Share>> {
	const rows = await db
		.select({ name: exhibitor.rodoName, ...share })
		.from(cvShare)
		.innerJoin(exhibitor, eq(exhibitor.id, cvShare.exhibitorId))
		.where(and(eq(cvShare.accountId, accountId), eq(exhibitor.eventId, eventId), eq(exhibitor.type, RECRUITMENT)));
	return new Map(rows.map(({ name, ...said }) => [name, said]));
}

/** Latest first; includes ended ones. */
export function sharesOf(db: Database, accountId: string) {
	const { version, lang, givenAt, withdrawnAt } = cvShare;
	return db
		.select({
			exhibitorId: exhibitor.id,
			exhibitor: exhibitor.name,
			legalName: exhibitor.rodoName,
			eventName: event.name,
			eventNameEn: event.nameEn,
			timeZone: event.timeZone,
			version,
			lang,
			givenAt,
			withdrawnAt,
		})
		.from(cvShare)
		.innerJoin(exhibitor, eq(exhibitor.id, cvShare.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(cvShare.accountId, accountId))
		.orderBy(desc(givenAt));
}
