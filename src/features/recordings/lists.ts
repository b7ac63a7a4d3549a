import { compareText } from "../../kit/i18n/compare-text.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { searchable, searchWords } from "../../kit/i18n/searchable.ts";
import type { ListedRecording } from "./contract.ts";

/** Empty values do not filter. `kind` is "live" or "on-demand". */
export type Choice = { kind: string; search: string; day: string; track: string; speaker: string };

export const NO_CHOICE: Choice = { kind: "", search: "", day: "", track: "", speaker: "" };

const kindOf = ({ isOnDemand }: Pick<ListedRecording, "isOnDemand">) => (isOnDemand ? "on-demand" : "live");

/** Empty if all are of one kind. */
export function kindCounts(recordings: readonly ListedRecording[]): [kind: string, count: number][] {
	const kinds = ["live", "on-demand"].map((kind): [string, number] => [
		kind,
		recordings.filter((one) => kindOf(one) === kind).length,
	]);
	return kinds.every(([, count]) => count > 0) ? [["", recordings.length], ...kinds] : [];
}

type Words = Pick<ListedRecording, "subject" | "subjectPl" | "subjectEn" | "lecturers">;

function says({ subject, subjectPl, subjectEn, lecturers }: Words): string {
	const people = lecturers.flatMap((one) => [one.title, one.firstName, one.lastName, one.organization]);
	return searchable([subject, subjectPl, subjectEn, ...people].filter(Boolean).join(" "));
}

/** Recordings whose title, people or companies contain every search word. */
export function filterRecordings(recordings: readonly ListedRecording[], choice: Choice): ListedRecording[] {
	const words = searchWords(choice.search);
	return recordings.filter(
		(one) =>
			(choice.kind === "" || kindOf(one) === choice.kind) &&
			(choice.day === "" || one.calendarCode === choice.day) &&
			(choice.track === "" || String(one.track?.objectId) === choice.track) &&
			(choice.speaker === "" || one.lecturers.some(({ objectId }) => String(objectId) === choice.speaker)) &&
			words.every((word) => says(one).includes(word)),
	);
}

/** Distinct filter values with names: days and tracks in the list's order, people by last name. */
export function choices(recordings: readonly ListedRecording[], lang: Lang) {
	const named = (pl: string, en: string | null) => (lang === "en" && en ? en : pl);
	const days = recordings.map((one) => [one.calendarCode, named(one.calendarName, one.calendarNameEn)] as const);
	const tracks = recordings.flatMap(({ track }) =>
		track ? [[String(track.objectId), named(track.name, track.nameEn)] as const] : [],
	);
	const people = recordings
		.flatMap((one) => one.lecturers)
		.toSorted((a, b) => compareText("pl", a.lastName, b.lastName))
		.map((one) => [String(one.objectId), `${one.firstName} ${one.lastName}`.trim()] as const);
	return { days: [...new Map(days)], tracks: [...new Map(tracks)], people: [...new Map(people)] };
}

/** At most `count` recordings to watch after one: the next of its track, then the earlier ones, then the others. */
export function nextOf(recordings: readonly ListedRecording[], id: number, count: number): ListedRecording[] {
	const place = recordings.findIndex((one) => one.objectId === id);
	const around = [...recordings.slice(place + 1), ...recordings.slice(0, Math.max(0, place))];
	const track = recordings[place]?.track?.objectId;
	const isNear = (one: ListedRecording) => track !== undefined && one.track?.objectId === track;
	return [...around.filter(isNear), ...around.filter((one) => !isNear(one))].slice(0, count);
}
