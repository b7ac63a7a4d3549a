import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/views.ts";
import { agendaCategory, lecture } from "../../agenda/server/views.ts";
import { calendar } from "../../event/server/views.ts";
import { markSeatsKnown, markSeatsSeen } from "../../seats/server/seat-time-store.ts";
import { lectureSeat, seatRows } from "../../seats/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import { favourite } from "./tables.ts";

/** A planned lecture whose current time or place its person has not seen. */
export type ChangedLecture = {
	accountId: string;
	eventId: number;
	lectureId: number;
	email: string;
	isConfirmed: boolean;
	lang: Lang;
	subject: string;
	subjectPl: string | null;
	subjectEn: string | null;
	language: string;
	calendarName: string;
	calendarNameEn: string | null;
	isHourlySignificant: boolean;
	startsAt: Date;
	endsAt: Date;
	place: string;
	known: { startsAt: Date; place: string };
};

/** Stars and seats store the time and place that the person has seen. */
const KNOWN = [favourite, lectureSeat] as const;
type KnownTable = (typeof KNOWN)[number];

const rowsOf = (known: KnownTable) => (known === favourite ? favourite : seatRows.of);

const isChanged = (known: KnownTable) =>
	or(ne(known.startsAt, lecture.startsAt), ne(known.endsAt, lecture.endsAt), ne(known.place, lecture.place));

/** Selects stars, and seats that are not released. */
function ownedBy(known: KnownTable) {
	if (known === favourite)
		return {
			accountId: sql<string>`${favourite.accountId}`,
			isOf: (accountId: string): SQL | undefined => eq(favourite.accountId, accountId),
			isHeld: undefined,
		};
	const ofAccount = (accountId: string) =>
		sql`(select ${registration.id} from ${registration} where ${registration.accountId} = ${accountId})`;
	return {
		accountId: sql<string>`(select ${registration.accountId} from ${registration}
			where ${registration.id} = ${lectureSeat.registrationId})`,
		isOf: (accountId: string): SQL | undefined => sql`${lectureSeat.registrationId} in ${ofAccount(accountId)}`,
		isHeld: isNull(lectureSeat.releasedAt),
	};
}

type PlanOwner = { accountId: string; eventId: number };

/** Locks the owner of the first changed star or seat. */
async function firstChanged(tx: Tx, known: KnownTable): Promise<PlanOwner | undefined> {
	const { accountId, isHeld } = ownedBy(known);
	const [first] = await tx
		.select({ accountId, eventId: lecture.eventId })
		.from(known)
		.innerJoin(lecture, eq(lecture.id, known.lectureId))
		.where(and(isChanged(known), isHeld))
		.orderBy(asc(known === favourite ? favourite.accountId : lectureSeat.registrationId), asc(known.lectureId))
		.limit(1)
		.for("update", { of: rowsOf(known), skipLocked: true });
	return first;
}

/** Locks a person's changed stars or seats at an event. */
async function changedOf(tx: Tx, known: KnownTable, whose: PlanOwner): Promise<ChangedLecture[]> {
	const { accountId, isOf, isHeld } = ownedBy(known);
	return tx
		.select({
			accountId,
			eventId: lecture.eventId,
			lectureId: lecture.id,
			email: account.email,
			isConfirmed: account.emailVerified,
			lang: account.lang,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			calendarName: calendar.name,
			calendarNameEn: calendar.nameEn,
			isHourlySignificant: agendaCategory.isHourlySignificant,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			place: lecture.place,
			known: { startsAt: sql<Date>`${known.startsAt}`.mapWith(lecture.startsAt), place: sql<string>`${known.place}` },
		})
		.from(known)
		.innerJoin(lecture, eq(lecture.id, known.lectureId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.innerJoin(account, eq(account.id, accountId))
		.where(and(isChanged(known), isHeld, isOf(whose.accountId), eq(lecture.eventId, whose.eventId)))
		.orderBy(asc(lecture.startsAt), asc(lecture.id))
		.for("update", { of: rowsOf(known), skipLocked: true });
}

/**
 * Locks all changes for one person at one event; empty without changes. A lecture with star and seat is listed once.
 */
export async function takeChanged(tx: Tx): Promise<ChangedLecture[]> {
	const first = (await firstChanged(tx, favourite)) ?? (await firstChanged(tx, lectureSeat));
	if (!first) return [];
	const changed = new Map<number, ChangedLecture>();
	for (const table of KNOWN)
		for (const one of await changedOf(tx, table, first))
			if (!changed.has(one.lectureId)) changed.set(one.lectureId, one);
	return [...changed.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.lectureId - b.lectureId);
}

async function registrationsOf(db: Database, accountId: string): Promise<number[]> {
	const { id } = registration;
	const rows = await db.select({ id }).from(registration).where(eq(registration.accountId, accountId));
	return rows.map((one) => one.id);
}

/**
 * Stores the current time and place as seen. `isTold` also stores the previous ones, so that the account shows the
 * change.
 */
export async function markKnown(tx: Tx, one: ChangedLecture, isTold: boolean): Promise<void> {
	const { accountId, lectureId, startsAt, endsAt, place, known: knew } = one;
	const before = isTold && {
		// keeps what the person saw last, over several changes
		beforeStartsAt: sql`coalesce(${favourite.beforeStartsAt}, ${knew.startsAt.toISOString()}::timestamptz)`,
		beforePlace: sql`coalesce(${favourite.beforePlace}, ${knew.place})`,
	};
	await tx
		.update(favourite)
		.set({ startsAt, endsAt, place, ...before })
		.where(and(eq(favourite.accountId, accountId), eq(favourite.lectureId, lectureId)));
	const current = { lectureId, startsAt, endsAt, place, before: isTold ? knew : undefined };
	await markSeatsKnown(tx, await registrationsOf(tx, accountId), current);
}

export async function markSeen(db: Database, { accountId, eventId }: PlanOwner): Promise<void> {
	const ofEvent = db.select({ id: lecture.id }).from(lecture).where(eq(lecture.eventId, eventId));
	await db
		.update(favourite)
		.set({ beforeStartsAt: null, beforePlace: null })
		.where(and(eq(favourite.accountId, accountId), inArray(favourite.lectureId, ofEvent)));
	await markSeatsSeen(db, await registrationsOf(db, accountId), eventId);
}
