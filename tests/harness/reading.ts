import { readSchedule } from "../../src/features/schedule-import/read-schedule.ts";
import { BrokenSchedule, type Schedule } from "../../src/features/schedule-import/schedule.ts";

/** Reads a schedule for an event in Warsaw; what is no text is written as JSON first. */
export const read = (text: string | object, zone = "Europe/Warsaw"): Schedule =>
	readSchedule(typeof text === "string" ? text : JSON.stringify(text), zone);

/** The sentence that says why a schedule is broken. */
export function brokenBy(text: string | object): string {
	try {
		read(text);
	} catch (error) {
		if (error instanceof BrokenSchedule) return error.message;
		throw error;
	}
	return "not broken";
}

/** Talks as lines: key, day, beginning and end in UTC. */
export const brief = (schedule: Schedule): string[] =>
	schedule.talks.map(
		({ key, day, startsAt, endsAt }) =>
			`${key} ${day} ${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`,
	);
