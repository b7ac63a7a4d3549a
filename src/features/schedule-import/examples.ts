import type { Drafts, LectureDraft } from "./drafts.ts";
import type { StoredSchedule } from "./rules.ts";

/** Small imports for tests. */

const HOUR = 3_600_000;
export const empty: StoredSchedule = {
	days: [],
	tracks: [],
	lecturers: [],
	lectures: [],
	breaks: [],
	importedSpan: null,
};
/** Hours after the midnight before the first day. */
export const at = (hours: number) => new Date(Date.parse("2025-06-06T00:00:00Z") + hours * HOUR);

export function lecture(key: string, values: Partial<LectureDraft> = {}): LectureDraft {
	const rest = {
		track: null,
		lecturers: [],
		subject: key,
		language: "pl",
		place: "",
		shortDescription: "",
		description: null,
	};
	return {
		key,
		hash: `hash ${key}`,
		day: "2025-06-06",
		...rest,
		startsAt: at(9),
		endsAt: at(10),
		tags: [],
		links: [],
		...values,
	};
}
export const lecturer = (key: string, hash = `hash ${key}`) => ({ key, hash }) as Drafts["lecturers"][number];
export const day = (key: string, hours = 9) => ({
	key,
	name: key,
	nameEn: key,
	startsAt: at(hours),
	endsAt: at(hours + 8),
});
/** By default one day. */
export const drafts = (values: Partial<Drafts>): Drafts => ({
	days: [day("2025-06-06")],
	tracks: [],
	lecturers: [],
	lectures: [],
	breaks: [],
	...values,
});
