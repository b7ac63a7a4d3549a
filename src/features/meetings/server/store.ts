import { and, asc, count, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import type { MeetingSide, MeetingState, Span } from "../rules.ts";
import { LIVE } from "./slot-store.ts";
import { meetingSlot, userMeeting } from "./tables.ts";

/** A meeting with its slot and its exhibitor. */
export type MeetingRecord = Span & {
	id: number;
	slotId: number;
	accountId: string;
	exhibitorId: number;
	eventId: number;
	exhibitorName: string;
	logoUrl: string;
	tableName: string | null;
	topic: string | null;
	topicEn: string | null;
	note: string;
	state: MeetingState;
	by: MeetingSide;
	room: string;
	changedAt: Date;
};

const { id, slotId, accountId, exhibitorId, topic, topicEn, note, state, by, room, changedAt } = userMeeting;
const MEETING = {
	...{ id, slotId, accountId, exhibitorId, topic, topicEn, note, state, by, room, changedAt },
	...{ eventId: exhibitor.eventId, exhibitorName: exhibitor.name, logoUrl: exhibitor.logoUrl },
	...{ startsAt: meetingSlot.startsAt, endsAt: meetingSlot.endsAt, tableName: meetingSlot.tableName },
};

function meetings(db: Database) {
	return db
		.select(MEETING)
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId));
}

/** Lets one transaction after the other book for a person; gives the events that they have a confirmed ticket for. */
export async function lockPerson(tx: Tx, person: string): Promise<Set<number>> {
	const rows = await tx
		.select({ eventId: registration.eventId, status: registration.status })
		.from(registration)
		.where(eq(registration.accountId, person))
		.orderBy(asc(registration.packageId), asc(registration.id))
		.for("update");
	return new Set(rows.filter((row) => row.status === "confirmed").map((row) => row.eventId));
}

export async function meetingById(db: Database, meetingId: number): Promise<MeetingRecord | undefined> {
	const [row] = await meetings(db).where(eq(id, meetingId));
	return row;
}

/** As `meetingById`, held until the end of the transaction. */
export async function lockedMeeting(tx: Tx, meetingId: number): Promise<MeetingRecord | undefined> {
	const [row] = await meetings(tx).where(eq(id, meetingId)).for("update", { of: userMeeting });
	return row;
}

/** A person's live meetings, at every event, by start. */
export function liveMeetingsOf(db: Database, person: string): Promise<MeetingRecord[]> {
	return meetings(db)
		.where(and(eq(accountId, person), LIVE))
		.orderBy(asc(meetingSlot.startsAt), asc(id));
}

/** A person's meetings at an event, by start, whatever became of them. */
export function meetingsAt(db: Database, of: { accountId: string; eventId: number }): Promise<MeetingRecord[]> {
	return meetings(db)
		.where(and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId)))
		.orderBy(asc(meetingSlot.startsAt), asc(id));
}

/** The meetings of an exhibitor with who asked, by start. */
export function meetingsWith(db: Database, of: number) {
	return db
		.select({ ...MEETING, firstName: account.firstName, lastName: account.lastName })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(account, eq(account.id, accountId))
		.where(eq(exhibitorId, of))
		.orderBy(asc(meetingSlot.startsAt), asc(id));
}

type NewMeeting = Pick<
	MeetingRecord,
	"slotId" | "accountId" | "exhibitorId" | "topic" | "topicEn" | "note" | "room" | "changedAt"
>;

/** Holds a slot for somebody who asks for it; undefined where somebody holds it already. */
export async function holdSlot(tx: Tx, meeting: NewMeeting): Promise<number | undefined> {
	const rows = await tx
		.insert(userMeeting)
		.values({ ...meeting, state: "asked", by: "person", askedAt: meeting.changedAt })
		.onConflictDoNothing()
		.returning({ id });
	return rows[0]?.id;
}

/** Writes what became of a meeting. What the person did, the staff is to be told. */
export async function changeMeeting(
	tx: Tx,
	meetingId: number,
	change: { state: MeetingState; by: MeetingSide; changedAt: Date; slotId?: number },
): Promise<void> {
	const told = change.by === "person" ? { staffToldAt: null } : {};
	// a meeting at another time is reminded of anew
	const moved = change.slotId === undefined ? {} : { remindedAt: null };
	await tx
		.update(userMeeting)
		.set({ ...change, ...told, ...moved })
		.where(eq(id, meetingId));
}

/** The meetings of a person, for the person. */
export function meetingsOf(db: Database, person: string) {
	return db
		.select({
			...{ exhibitor: exhibitor.name, eventCode: event.code, startsAt: meetingSlot.startsAt },
			...{ endsAt: meetingSlot.endsAt, table: meetingSlot.tableName, topic, note, state },
			...{ askedAt: userMeeting.askedAt, changedAt },
		})
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(accountId, person))
		.orderBy(desc(id));
}

/** A person's requests at an event that wait for an answer, without one of them. */
export async function openCount(tx: Tx, of: { accountId: string; eventId: number }): Promise<number> {
	const rows = await tx
		.select({ count: count() })
		.from(userMeeting)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(and(eq(accountId, of.accountId), eq(exhibitor.eventId, of.eventId), eq(state, "asked"), eq(by, "person")));
	return oneRow(rows).count;
}

/** Another live meeting of a person that overlaps a span of time; undefined where there is none. */
export async function otherMeeting(
	tx: Tx,
	{ startsAt, endsAt, ...of }: Span & { accountId: string; without: number },
): Promise<{ id: number } | undefined> {
	const [row] = await tx
		.select({ id })
		.from(userMeeting)
		.innerJoin(meetingSlot, eq(meetingSlot.id, slotId))
		.where(
			and(
				eq(accountId, of.accountId),
				LIVE,
				ne(id, of.without),
				lt(meetingSlot.startsAt, endsAt),
				gt(meetingSlot.endsAt, startsAt),
			),
		)
		.limit(1);
	return row;
}
