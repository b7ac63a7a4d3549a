import { readSchedule } from "../../src/features/schedule-import/read-schedule.ts";
import { BrokenSchedule, type Schedule } from "../../src/features/schedule-import/schedule.ts";

/** Parses a schedule of an event in Warsaw. Objects become JSON. */
export const read = (text: string | object, zone = "Europe/Warsaw"): Schedule =>
	readSchedule(typeof text === "string" ? text : JSON.stringify(text), zone);

/** The error message of a broken schedule. */
export function brokenBy(text: string | object): string {
	try {
		read(text);
	} catch (error) {
		if (error instanceof BrokenSchedule) return error.message;
		throw error;
	}
	return "not broken";
}

/** Talks as lines of key, day, start and end in UTC. */
export const brief = (schedule: Schedule): string[] =>
	schedule.talks.map(
		({ key, day, startsAt, endsAt }) =>
			`${key} ${day} ${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`,
	);
