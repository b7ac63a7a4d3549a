import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import { lecture } from "../../agenda/server/views.ts";
import { event } from "../../event/server/views.ts";
import { afterBeat, isAttended, type Presence, type StreamedLecture } from "../rules.ts";
import { livePresence } from "./tables.ts";

type OfPerson = { lectureId: number; accountId: string };
const ownPresence = ({ lectureId, accountId }: OfPerson) =>
	and(eq(livePresence.lectureId, lectureId), eq(livePresence.accountId, accountId));

export async function presenceOf(db: Database, of: OfPerson): Promise<Presence | undefined> {
	const { countedMs, lastAt } = livePresence;
	const [row] = await db.select({ countedMs, lastAt }).from(livePresence).where(ownPresence(of));
	return row;
}

/** Counts a heartbeat under a lock, so that concurrent tabs count once. */
export async function countBeat(
	db: Database,
	of: OfPerson,
	lectureTimes: Pick<StreamedLecture, "startsAt" | "endsAt">,
	now: Date,
): Promise<Presence> {
	return db.transaction(async (tx) => {
		const first = afterBeat(undefined, lectureTimes, now);
		const added = await tx
			.insert(livePresence)
			.values({ ...of, ...first })
			.onConflictDoNothing()
			.returning({ lectureId: livePresence.lectureId });
		if (added.length > 0) return first;
		const { countedMs, lastAt } = livePresence;
		const [before] = await tx.select({ countedMs, lastAt }).from(livePresence).where(ownPresence(of)).for("update");
		const after = afterBeat(before, lectureTimes, now);
		await tx.update(livePresence).set(after).where(ownPresence(of));
		return after;
	});
}

export type WatchedLive = {
	lectureId: number;
	eventCode: string;
	subject: string;
	startsAt: Date;
	minutes: number;
	seconds: number;
	isAttended: boolean;
};

/** Lists lectures that an account watched live, at one or all events, by start. */
export async function watchedLive(db: Database, accountId: string, eventId?: number): Promise<WatchedLive[]> {
	const rows = await db
		.select({
			lectureId: lecture.id,
			eventCode: event.code,
			subject: lecture.subject,
			startsAt: lecture.startsAt,
			endsAt: lecture.endsAt,
			countedMs: livePresence.countedMs,
		})
		.from(livePresence)
		.innerJoin(lecture, eq(lecture.id, livePresence.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(and(eq(livePresence.accountId, accountId), eventId === undefined ? undefined : eq(event.id, eventId)))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
	return rows.map(({ countedMs, endsAt, ...one }) => ({
		...one,
		minutes: Math.round((endsAt.getTime() - one.startsAt.getTime()) / 60_000),
		seconds: Math.floor(countedMs / 1000),
		isAttended: isAttended(countedMs, { startsAt: one.startsAt, endsAt }),
	}));
}

export const countViewersOfLectures = referencesFrom(livePresence.lectureId);
