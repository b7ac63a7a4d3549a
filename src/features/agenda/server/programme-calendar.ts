import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { programmeTexts } from "../texts.ts";
import { calendarFile, lectureEntry } from "./calendar-file.ts";
import { categoriesOf, treePartsOf } from "./store.ts";

type Request = {
	event: EventRecord;
	/** Limits the calendar to one track. */
	trackId: number | undefined;
	lang: Lang;
	host: string;
	now: Date;
	urlOf: (lectureId: number) => string;
};

/**
 * A calendar to subscribe to, with an event's or a track's timed lectures. Throws 404 for an unknown track and without
 * lectures, because an empty calendar is invalid.
 */
export async function programmeCalendar(db: Database, request: Request): Promise<string> {
	const { event, trackId, lang, host, now, urlOf } = request;
	const [categories, parts] = await Promise.all([categoriesOf(db, event.id), treePartsOf(db, event.id)]);
	const timed = new Set(categories.filter((one) => one.isHourlySignificant || event.isMeeting).map((one) => one.id));
	const track = parts.tracks.find((one) => one.id === trackId);
	const placed = parts.lectures.filter(
		(one) => timed.has(one.categoryId) && (trackId === undefined || one.trackId === trackId),
	);
	if (placed.length === 0) throw notFound(programmeTexts.emptyAgenda);
	const calendars = new Map(parts.calendars.map((one) => [one.id, one]));
	const name = localized(lang, event.name, event.nameEn);
	return calendarFile({
		name: track ? `${name}: ${localized(lang, track.name, track.nameEn)}` : name,
		lang,
		host,
		now,
		entries: placed.map(({ lecture, calendarId }) => {
			const calendar = invariant(calendars.get(calendarId), "the day of a lecture");
			return lectureEntry(lecture, { event, calendar, url: urlOf(lecture.objectId) }, lang);
		}),
	});
}
