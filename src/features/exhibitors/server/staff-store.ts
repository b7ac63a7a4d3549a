import { and, asc, desc, eq, isNull, lte, or } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor, exhibitorStaff } from "./tables.ts";

export type Member = { exhibitorId: number; accountId: string };

const isMember = ({ exhibitorId, accountId }: Member) =>
	and(eq(exhibitorStaff.exhibitorId, exhibitorId), eq(exhibitorStaff.accountId, accountId));

/** Returns false if they were staff already. */
export async function addStaff(tx: Tx, member: Member, now: Date): Promise<boolean> {
	const added = await tx
		.insert(exhibitorStaff)
		.values({ ...member, grantedAt: now })
		.onConflictDoNothing();
	return (added.rowCount ?? 0) > 0;
}

/** Returns false if they were not staff. */
export async function removeStaff(tx: Tx, member: Member): Promise<boolean> {
	return ((await tx.delete(exhibitorStaff).where(isMember(member))).rowCount ?? 0) > 0;
}

export async function storeWantsApplications(db: Database, member: Member, wants: boolean): Promise<void> {
	await db.update(exhibitorStaff).set({ wantsApplications: wants }).where(isMember(member));
}

/** Members who want e-mails about applications and got the last one before `since`. */
export function isDueForApplications(since: Date) {
	const { wantsApplications, applicationsToldAt: toldAt } = exhibitorStaff;
	return and(eq(wantsApplications, true), or(isNull(toldAt), lte(toldAt, since)));
}

/** Locks a due member until the commit; undefined if another process was faster. */
export async function lockDueMember(tx: Tx, member: Member, told: Date) {
	const [row] = await tx
		.select({ email: account.email, lang: account.lang, company: exhibitor.name, eventId: exhibitor.eventId })
		.from(exhibitorStaff)
		.innerJoin(account, eq(account.id, exhibitorStaff.accountId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.where(and(isMember(member), isDueForApplications(told)))
		.for("no key update", { of: exhibitorStaff });
	return row;
}

export async function markApplicationsEmailed(tx: Tx, member: Member, now: Date): Promise<void> {
	await tx.update(exhibitorStaff).set({ applicationsToldAt: now }).where(isMember(member));
}

/** Locks the staff member until the transaction ends; undefined if the account does not work for the exhibitor. */
export async function exhibitorOfStaff(tx: Tx, member: Member) {
	const { id, eventId, name, type } = exhibitor;
	const rows = await tx
		.select({ id, eventId, name, type })
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.where(isMember(member))
		.for("share", { of: exhibitorStaff });
	return rows[0];
}

export function staffAt(db: Database, eventId: number) {
	return db
		.select({
			exhibitorId: exhibitor.id,
			exhibitor: exhibitor.name,
			grantedAt: exhibitorStaff.grantedAt,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
		})
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.innerJoin(account, eq(account.id, exhibitorStaff.accountId))
		.where(eq(exhibitor.eventId, eventId))
		.orderBy(asc(exhibitor.name), asc(account.email));
}

export function exhibitorsOfStaff(db: Database, accountId: string) {
	return db
		.select({ exhibitor: exhibitor.name, eventCode: event.code, grantedAt: exhibitorStaff.grantedAt })
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(exhibitorStaff.accountId, accountId))
		.orderBy(asc(exhibitorStaff.grantedAt));
}

export function ownExhibitorsOf(db: Database, accountId: string) {
	const { id, name, logoUrl, type, isMeetingEnabled } = exhibitor;
	return db
		.select({
			id,
			name,
			logoUrl,
			type,
			isMeetingEnabled,
			eventCode: event.code,
			eventName: event.name,
			eventNameEn: event.nameEn,
			timeZone: event.timeZone,
			startsAt: event.startsAt,
			endsAt: event.endsAt,
		})
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(exhibitorStaff.accountId, accountId))
		.orderBy(desc(event.startsAt), asc(exhibitor.name), asc(exhibitor.id));
}

export function membersOf(db: Database, exhibitorId: number) {
	const { id, firstName, lastName, email } = account;
	return db
		.select({ id, firstName, lastName, email, grantedAt: exhibitorStaff.grantedAt })
		.from(exhibitorStaff)
		.innerJoin(account, eq(account.id, exhibitorStaff.accountId))
		.where(eq(exhibitorStaff.exhibitorId, exhibitorId))
		.orderBy(asc(exhibitorStaff.grantedAt), asc(account.email));
}

export type WorkplaceRecord = { id: number; eventId: number; name: string; type: number };

export function workplacesOf(db: Database, accountId: string): Promise<WorkplaceRecord[]> {
	const { id, eventId, name, type } = exhibitor;
	return db
		.select({ id, eventId, name, type })
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.where(eq(exhibitorStaff.accountId, accountId))
		.orderBy(desc(exhibitorStaff.grantedAt), desc(exhibitor.id));
}

/** Undefined for an unknown exhibitor. */
export async function staffedExhibitor(
	db: Database,
	exhibitorId: number,
): Promise<{ id: number; eventId: number; name: string; staffIds: string[] } | undefined> {
	const { id, eventId, name } = exhibitor;
	const rows = await db
		.select({ id, eventId, name, accountId: exhibitorStaff.accountId })
		.from(exhibitor)
		.leftJoin(exhibitorStaff, eq(exhibitorStaff.exhibitorId, exhibitor.id))
		.where(eq(exhibitor.id, exhibitorId))
		.orderBy(asc(exhibitorStaff.grantedAt));
	const [first] = rows;
	if (!first) return undefined;
	const staffIds = rows.flatMap(({ accountId }) => accountId ?? []);
	return { id: first.id, eventId: first.eventId, name: first.name, staffIds };
}

export const countStaffOfExhibitors = referencesFrom(exhibitorStaff.exhibitorId);
