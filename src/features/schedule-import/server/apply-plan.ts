import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import {
	addTracks,
	type ImportedLecture,
	importCategory,
	removeImported,
	writeBreaks,
	writeLectures,
} from "../../agenda/server/import-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { addDays, changeDaySpan, changeEventSpan, removeDays } from "../../event/server/import-store.ts";
import { removeLecturers, writeLecturers } from "../../speakers/server/import-store.ts";
import type { ImportProgress } from "../contract.ts";
import type { LectureDraft } from "../drafts.ts";
import type { Plan } from "../rules.ts";
import { programme } from "../texts.ts";

/** Ids of the rows referenced by lectures, by key. */
type Places = {
	category: number;
	days: Map<string, number>;
	tracks: Map<string, number>;
	lecturers: Map<string, number>;
};

const idOf = (ids: Map<string, number>, key: string, name: string) => invariant(ids.get(key), name);

function lectureRow(draft: LectureDraft, places: Places): ImportedLecture {
	const { day, track, lecturers, ...rest } = draft;
	return {
		...rest,
		categoryId: places.category,
		calendarId: idOf(places.days, day, "the day of a lecture"),
		trackId: track === null ? null : idOf(places.tracks, track, "the track of a lecture"),
		lecturerIds: lecturers.map((one) => idOf(places.lecturers, one, "a written lecturer")),
	};
}

const newAndChanged = <D>(changes: { create: D[]; update: { draft: D }[] }) => [
	...changes.create,
	...changes.update.map(({ draft }) => draft),
];

/** Applies a plan; referenced rows come first. */
export async function applyPlan(
	tx: Tx,
	own: EventRecord,
	plan: Plan,
	say: (progress: ImportProgress) => void,
): Promise<void> {
	const { days, tracks, lecturers, lectures, breaks } = plan;
	if (plan.span) await changeEventSpan(tx, own.id, plan.span);
	const category = await importCategory(tx, own.id, programme);
	const dayIds = new Map([...days.known, ...(await addDays(tx, own, days.create))]);
	for (const { id, draft } of days.update) await changeDaySpan(tx, id, draft);
	const colours = own.theme.beams;
	const trackIds = new Map([...tracks.known, ...(await addTracks(tx, { eventId: own.id, colours }, tracks.create))]);
	const persons = await writeLecturers(tx, own.id, newAndChanged(lecturers));
	const lecturerIds = new Map([...lecturers.known, ...persons]);
	await removeImported(tx, "lectures", lectures.remove);
	const places = { category, days: dayIds, tracks: trackIds, lecturers: lecturerIds };
	const written = newAndChanged(lectures).map((draft) => lectureRow(draft, places));
	await writeLectures(tx, own.id, written, (done) => say({ step: "Writing lectures", done, total: written.length }));
	await removeImported(tx, "breaks", breaks.remove);
	const changed = [...breaks.create.map((draft) => ({ draft })), ...breaks.update];
	const breakRow = ({ id, draft: { day, ...rest } }: { id?: number; draft: (typeof breaks.create)[number] }) => ({
		...rest,
		...(id && { id }),
		calendarId: idOf(dayIds, day, "the day of a break"),
	});
	await writeBreaks(tx, changed.map(breakRow));
	await removeImported(tx, "tracks", tracks.remove);
	await removeLecturers(tx, lecturers.remove);
	await removeDays(tx, days.remove);
}
