import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { account } from "../../account/server/tables.ts";
import { agendaCategory, lecture } from "../../agenda/server/tables.ts";
import { calendar } from "../../event/server/tables.ts";
import { favourite } from "./tables.ts";

/** A favourite whose lecture is at another time or in another place than its person knows. */
export type ChangedFavourite = {
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

const isChanged = or(
	ne(favourite.startsAt, lecture.startsAt),
	ne(favourite.endsAt, lecture.endsAt),
	ne(favourite.place, lecture.place),
);

/** What has changed for one person at one event, held to the commit; nothing where nothing has changed for anybody. */
export async function takeChanged(tx: Tx): Promise<ChangedFavourite[]> {
	const [first] = await tx
		.select({ accountId: favourite.accountId, eventId: lecture.eventId })
		.from(favourite)
		.innerJoin(lecture, eq(lecture.id, favourite.lectureId))
		.where(isChanged)
		.orderBy(asc(favourite.accountId), asc(favourite.lectureId))
		.limit(1)
		.for("update", { of: favourite, skipLocked: true });
	if (!first) return [];
	return tx
		.select({
			accountId: favourite.accountId,
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
			known: { startsAt: favourite.startsAt, place: favourite.place },
		})
		.from(favourite)
		.innerJoin(lecture, eq(lecture.id, favourite.lectureId))
		.innerJoin(calendar, eq(calendar.id, lecture.calendarId))
		.innerJoin(agendaCategory, eq(agendaCategory.id, lecture.categoryId))
		.innerJoin(account, eq(account.id, favourite.accountId))
		.where(and(isChanged, eq(favourite.accountId, first.accountId), eq(lecture.eventId, first.eventId)))
		.orderBy(asc(lecture.startsAt), asc(lecture.id))
		.for("update", { of: favourite, skipLocked: true });
}

/** Notes that a change is known; `isTold` says that the person is to see it, with what they knew before. */
export async function markKnown(tx: Tx, one: ChangedFavourite, isTold: boolean): Promise<void> {
	const { startsAt, endsAt, place, known } = one;
	const before = isTold && {
		// what the person has seen last, however often it has changed since
		beforeStartsAt: sql`coalesce(${favourite.beforeStartsAt}, ${known.startsAt.toISOString()}::timestamptz)`,
		beforePlace: sql`coalesce(${favourite.beforePlace}, ${known.place})`,
	};
	await tx
		.update(favourite)
		.set({ startsAt, endsAt, place, ...before })
		.where(and(eq(favourite.accountId, one.accountId), eq(favourite.lectureId, one.lectureId)));
}

/** Notes that a person has seen the changes of their plan of an event. */
export async function markSeen(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<void> {
	const ofEvent = db.select({ id: lecture.id }).from(lecture).where(eq(lecture.eventId, eventId));
	await db
		.update(favourite)
		.set({ beforeStartsAt: null, beforePlace: null })
		.where(and(eq(favourite.accountId, accountId), inArray(favourite.lectureId, ofEvent)));
}
