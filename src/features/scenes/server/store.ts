import { asc, count, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Given } from "../../../kit/db/together.ts";
import { lecture, track } from "../../agenda/server/tables.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import type { ScenePictures } from "../pictures.ts";
import { eventScene } from "./tables.ts";

/** A larger programme is drawn from its first lectures. */
const LECTURES = 1000;

/** The pictures of an event's scene; no row before it is drawn. */
export function scenePicturesOf(db: Database, eventId: Given<number>) {
	return db.select({ pictures: eventScene.pictures }).from(eventScene).where(eq(eventScene.eventId, eventId));
}

/** All events, with what of them decides their scene and the hash of the scene that they have. */
export function scenesOfEvents(db: Database) {
	const { id, code, theme, sceneKind, isMeeting, endsAt } = event;
	return db
		.select({ ...{ id, code, theme, sceneKind, isMeeting, endsAt }, hash: eventScene.hash })
		.from(event)
		.leftJoin(eventScene, eq(eventScene.eventId, id))
		.orderBy(asc(id));
}
export type SceneEvent = Awaited<ReturnType<typeof scenesOfEvents>>[number];

/** The programme and the stands of an event, in a fixed order. */
export async function sceneRowsOf(db: Database, eventId: number) {
	const days = await db
		.select({
			...{ id: calendar.id, startsAt: calendar.startsAt, sourceKey: calendar.sourceKey },
			...{ capacity: calendar.onsiteCapacity, taken: calendar.onsiteTaken },
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
	const [stands] = await db.select({ count: count() }).from(exhibitor).where(eq(exhibitor.eventId, eventId));
	return { days, tracks, lectures, stands: stands?.count ?? 0 };
}
export type SceneRows = Awaited<ReturnType<typeof sceneRowsOf>>;

export async function storeScene(
	tx: Tx,
	scene: { eventId: number; hash: string; pictures: ScenePictures },
): Promise<void> {
	const { hash, pictures } = scene;
	await tx.insert(eventScene).values(scene).onConflictDoUpdate({ target: eventScene.eventId, set: { hash, pictures } });
}
