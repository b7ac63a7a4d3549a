import { and, asc, eq, gt, inArray, isNull, lte, max, notExists } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { exhibitor, exhibitorStaff } from "../../exhibitors/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import { LIVE } from "./slot-store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

const { id, exhibitorId, staffToldAt, remindedAt, state } = userMeeting;

export async function exhibitorsWithNews(db: Database): Promise<number[]> {
	const rows = await db.selectDistinct({ exhibitorId }).from(userMeeting).where(isNull(staffToldAt));
	return rows.map((row) => row.exhibitorId);
}

/** Locks the row, so that processes take turns. */
export async function lastStaffEmailAt(tx: Tx, of: number): Promise<Date | null> {
	await tx.select({ id: exhibitor.id }).from(exhibitor).where(eq(exhibitor.id, of)).for("no key update");
	const [row] = await tx
		.select({ last: max(staffToldAt) })
		.from(userMeeting)
		.where(eq(exhibitorId, of));
	return row?.last ?? null;
}

export async function takeStaffNews(tx: Tx, of: number, now: Date): Promise<{ id: number; movesId: number | null }[]> {
	return tx
		.update(userMeeting)
		.set({ staffToldAt: now })
		.where(and(eq(exhibitorId, of), isNull(staffToldAt)))
		.returning({ id, movesId: userMeeting.movesId });
}

export async function takeDue(tx: Tx, { now, until }: { now: Date; until: Date }): Promise<number[]> {
	const due = tx
		.select({ id: meetingSlot.id })
		.from(meetingSlot)
		.where(and(gt(meetingSlot.startsAt, now), lte(meetingSlot.startsAt, until)));
	const rows = await tx
		.update(userMeeting)
		.set({ remindedAt: now })
		.where(and(eq(state, "agreed"), isNull(remindedAt), inArray(userMeeting.slotId, due)))
		.returning({ id });
	return rows.map((row) => row.id);
}

export function staffToWrite(db: Database, of: number): Promise<{ email: string; lang: Lang }[]> {
	return db
		.select({ email: account.email, lang: account.lang })
		.from(exhibitorStaff)
		.innerJoin(account, eq(account.id, exhibitorStaff.accountId))
		.where(and(eq(exhibitorStaff.exhibitorId, of), eq(account.emailVerified, true)))
		.orderBy(asc(account.email));
}

/** Returns the accounts and exhibitors. */
export function endWithoutTicket(db: Database, now: Date): Promise<{ accountId: string; exhibitorId: number }[]> {
	const ticket = db
		.select({ id: registration.id })
		.from(registration)
		.where(
			and(
				eq(registration.accountId, userMeeting.accountId),
				eq(registration.eventId, exhibitor.eventId),
				eq(registration.status, "confirmed"),
			),
		);
	const ended = db
		.select({ id })
		.from(userMeeting)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(meetingSlot, eq(meetingSlot.id, userMeeting.slotId))
		.where(and(LIVE, gt(meetingSlot.startsAt, now), notExists(ticket)));
	return db
		.update(userMeeting)
		.set({ state: "cancelled", by: "person", changedAt: now, staffToldAt: null })
		.where(and(LIVE, inArray(id, ended)))
		.returning({ accountId: userMeeting.accountId, exhibitorId });
}
