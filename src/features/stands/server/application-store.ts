import { and, asc, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { isDueForApplications } from "../../exhibitors/server/staff-store.ts";
import { exhibitorStaff } from "../../exhibitors/server/views.ts";
import { jobApplication, jobOffer } from "./tables.ts";

export type Member = { exhibitorId: number; accountId: string };

const isMember = ({ exhibitorId, accountId }: Member) =>
	and(eq(exhibitorStaff.exhibitorId, exhibitorId), eq(exhibitorStaff.accountId, accountId));

/** Whether a member of an exhibitor's staff gets e-mails about applications. */
export async function wantsApplications(db: Database, member: Member): Promise<boolean> {
	const { wantsApplications: wants } = exhibitorStaff;
	const [row] = await db.select({ wants }).from(exhibitorStaff).where(isMember(member));
	return row?.wants ?? false;
}

const { grantedAt, applicationsToldAt: toldAt } = exhibitorStaff;

/** Selects active applications that are newer than the member's last notification. */
const isNew = sql`${jobApplication.withdrawnAt} is null and ${jobApplication.appliedAt} > coalesce(${toldAt}, ${grantedAt})`;

/** Members of exhibitors with recent applications and no notification of them. */
export function membersToTell(db: Database, { told, applied }: { told: Date; applied: Date }): Promise<Member[]> {
	return db
		.selectDistinct({ exhibitorId: exhibitorStaff.exhibitorId, accountId: exhibitorStaff.accountId })
		.from(exhibitorStaff)
		.innerJoin(jobOffer, eq(jobOffer.exhibitorId, exhibitorStaff.exhibitorId))
		.innerJoin(jobApplication, eq(jobApplication.offerId, jobOffer.id))
		.where(and(isDueForApplications(told), isNew, gt(jobApplication.appliedAt, applied)));
}

/** New applications per job for a member, in the exhibitor's order. */
export function newApplications(
	tx: Tx,
	member: Member,
): Promise<{ title: string; titleEn: string | null; count: number }[]> {
	const { id, title, titleEn, position } = jobOffer;
	return tx
		.select({ title, titleEn, count: count() })
		.from(exhibitorStaff)
		.innerJoin(jobOffer, eq(jobOffer.exhibitorId, exhibitorStaff.exhibitorId))
		.innerJoin(jobApplication, eq(jobApplication.offerId, id))
		.where(and(isMember(member), isNew))
		.groupBy(id, title, titleEn, position)
		.orderBy(asc(position), asc(id));
}

/** Active applications for an exhibitor's jobs, closed ones included, latest first. */
export function applicationsTo(db: Database, exhibitorId: number) {
	const { accountId, appliedAt, withdrawnAt, id } = jobApplication;
	return db
		.select({ accountId, appliedAt, title: jobOffer.title, titleEn: jobOffer.titleEn })
		.from(jobApplication)
		.innerJoin(jobOffer, eq(jobOffer.id, jobApplication.offerId))
		.where(and(eq(jobOffer.exhibitorId, exhibitorId), isNull(withdrawnAt)))
		.orderBy(desc(appliedAt), desc(id));
}
