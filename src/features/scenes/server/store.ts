import { asc, count, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { lecture, track } from "../../agenda/server/views.ts";
import { calendar, event } from "../../event/server/views.ts";
import { exhibitor, exhibitorInvitation, exhibitorStaff } from "../../exhibitors/server/views.ts";
import type { ScenePictures } from "../pictures.ts";
import { eventScene } from "./tables.ts";

/** A scene shows at most the first lectures of a large programme. */
const LECTURES = 1000;

/** A company is confirmed once one of its staff has accepted. Without invitations the organiser has confirmed it. */
const IS_CONFIRMED = sql<boolean>`count(${exhibitorStaff.accountId}) > 0 or count(${exhibitorInvitation.id}) = 0`;

export function scenePicturesOf(db: Database, eventId: Param<number>) {
	return db.select({ pictures: eventScene.pictures }).from(eventScene).where(eq(eventScene.eventId, eventId));
}

/** The pictures of all drawn scenes, by event code. */
export function allScenePictures(db: Database) {
	return db
		.select({ code: event.code, pictures: eventScene.pictures })
		.from(eventScene)
		.innerJoin(event, eq(event.id, eventScene.eventId));
}

export function scenesOfEvents(db: Database) {
	const { id, code, theme, sceneKind, isMeeting, endsAt } = event;
	return db
		.select({
			id,
			code,
			theme,
			sceneKind,
			isMeeting,
			endsAt,
			hash: eventScene.hash,
			pictures: eventScene.pictures,
		})
		.from(event)
		.leftJoin(eventScene, eq(eventScene.eventId, id))
		.orderBy(asc(id));
}
export type SceneEvent = Awaited<ReturnType<typeof scenesOfEvents>>[number];

/** An event's programme and stands, in a fixed order. */
export async function sceneRowsOf(db: Database, eventId: number) {
	const days = await db
		.select({
			id: calendar.id,
			startsAt: calendar.startsAt,
			sourceKey: calendar.sourceKey,
			capacity: calendar.onsiteCapacity,
			taken: calendar.onsiteTaken,
		})
		.from(calendar)
		.where(eq(calendar.eventId, eventId))
		.orderBy(asc(calendar.startsAt), asc(calendar.id));
	const tracks = await db
		.select({ id: track.id, colour: track.color, lectures: count(lecture.id) })
		.from(track)
		.leftJoin(lecture, eq(lecture.trackId, track.id))
		.where(eq(track.eventId, eventId))
		.groupBy(track.id)
		.orderBy(asc(track.position), asc(track.id));
	const { startsAt, endsAt, difficultyLevel, isHot, trackId, calendarId } = lecture;
	const lectures = await db
		.select({ startsAt, endsAt, difficultyLevel, isHot, trackId, calendarId })
		.from(lecture)
		.where(eq(lecture.eventId, eventId))
		.orderBy(asc(startsAt), asc(lecture.id))
		.limit(LECTURES);
	const stands = await db
		.select({ isConfirmed: IS_CONFIRMED })
		.from(exhibitor)
		.leftJoin(exhibitorStaff, eq(exhibitorStaff.exhibitorId, exhibitor.id))
		.leftJoin(exhibitorInvitation, eq(exhibitorInvitation.exhibitorId, exhibitor.id))
		.where(eq(exhibitor.eventId, eventId))
		.groupBy(exhibitor.id)
		.orderBy(asc(exhibitor.type), asc(exhibitor.position), asc(exhibitor.id));
	return { days, tracks, lectures, stands };
}
export type SceneRows = Awaited<ReturnType<typeof sceneRowsOf>>;

export async function storeScene(
	tx: Tx,
	scene: { eventId: number; hash: string; pictures: ScenePictures },
): Promise<void> {
	const { hash, pictures } = scene;
	await tx.insert(eventScene).values(scene).onConflictDoUpdate({ target: eventScene.eventId, set: { hash, pictures } });
}
