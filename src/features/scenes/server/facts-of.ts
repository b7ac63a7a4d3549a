import { createHash } from "node:crypto";
import { isOver } from "../../event/over.ts";
import type { SceneFacts } from "../facts.ts";
import { sceneKindOf } from "../kind.ts";
import type { SceneEvent, SceneRows } from "./store.ts";

/** Increase it to redraw every scene. */
const DRAWING = 6;
/** Sold seats are rounded to eighths, so that single sales do not redraw a scene. */
const SHARE_STEPS = 8;
/** The sold share if places have no limit. */
const UNLIMITED_SHARE = 0.625;
/** The start of a day in minutes, for lectures placed relative to it. */
const DAY_START_MIN = 540;

function soldShareOf(days: SceneRows["days"]): number {
	const limited = days.filter((day) => day.capacity !== null && day.capacity > 0);
	if (limited.length === 0) return UNLIMITED_SHARE;
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
	const share = sum(limited.map((day) => day.taken)) / sum(limited.map((day) => day.capacity ?? 0));
	return Math.ceil(Math.min(1, share) * SHARE_STEPS) / SHARE_STEPS;
}

export function sceneFactsOf(event: SceneEvent, rows: SceneRows, now: Date): SceneFacts {
	const { days, tracks, lectures, stands } = rows;
	const dayOf = new Map(days.map((day, place) => [day.id, place]));
	const trackOf = new Map(tracks.map((track, place) => [track.id, place]));
	const minutes = (instant: Date, day: number) =>
		DAY_START_MIN + Math.round((instant.getTime() - (days[day]?.startsAt.getTime() ?? 0)) / 60_000);
	return {
		code: event.code,
		kind: sceneKindOf({
			named: event.sceneKind,
			isMeeting: event.isMeeting,
			isImported: days.some((day) => day.sourceKey !== null),
			stands: stands.length,
			lectures: lectures.length,
		}),
		accent: event.theme.accent,
		key: event.theme.key,
		beams: event.theme.beams,
		days: Math.max(1, days.length),
		tracks: tracks.map(({ colour, lectures: count }) => ({ colour, lectures: count })),
		lectures: lectures.map((one) => {
			const day = dayOf.get(one.calendarId) ?? 0;
			return {
				day,
				start: minutes(one.startsAt, day),
				end: minutes(one.endsAt, day),
				level: one.difficultyLevel ?? 2,
				isHot: one.isHot,
				track: trackOf.get(one.trackId ?? 0) ?? 0,
			};
		}),
		stands: stands.map((one) => one.isConfirmed),
		soldShare: soldShareOf(days),
		isOver: isOver(event, now),
	};
}

export function sceneHash(facts: SceneFacts): string {
	return createHash("sha256")
		.update(JSON.stringify([DRAWING, facts]))
		.digest("base64url")
		.slice(0, 16);
}
