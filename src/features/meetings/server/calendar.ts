import type { Database } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { type CalendarEntry, calendarFile } from "../../agenda/server/calendar-file.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { calendarTexts } from "../texts.ts";
import { type MeetingRecord, meetingById, meetingsAt } from "./store.ts";

export type CalendarDeps = {
	db: Database;
	config: { publicUrl: string };
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
};

type Pages = Pick<CalendarDeps, "pageAddress">;

/** The file does not link an online room; only the account does. */
function meetingEntry({ pageAddress }: Pages, meeting: MeetingRecord, event: EventRecord, lang: Lang): CalendarEntry {
	const { tableName, topic, topicEn } = meeting;
	const url = pageAddress(lang, event, "account/meetings");
	const building = [
		event.place && localized(lang, event.place, event.placeEn),
		localized(lang, event.city, event.cityEn),
	];
	const where =
		tableName === null
			? calendarTexts.online[lang]
			: [fill(calendarTexts.table[lang], { table: tableName }), ...building].filter(Boolean).join(", ");
	return {
		id: `meeting-${meeting.id}`,
		sequence: meeting.timesMoved,
		startsAt: meeting.startsAt,
		endsAt: meeting.endsAt,
		timeZone: event.timeZone,
		summary: fill(calendarTexts.meeting[lang], { exhibitor: meeting.exhibitorName }),
		location: where,
		description: [topic === null ? "" : localized(lang, topic, topicEn), url].filter(Boolean).join("\n\n"),
		url,
	};
}

export async function meetingFile(deps: CalendarDeps, meeting: MeetingRecord, lang: Lang): Promise<string> {
	const event = await eventById(deps.db, meeting.eventId);
	return calendarFile({
		name: localized(lang, event.name, event.nameEn),
		lang,
		host: new URL(deps.config.publicUrl).hostname,
		// An unchanged meeting gives the same file.
		now: meeting.changedAt,
		entries: [meetingEntry(deps, meeting, event, lang)],
	});
}

/** Throws for an unknown meeting. */
export async function attachedMeeting(deps: CalendarDeps, id: unknown): Promise<Uint8Array> {
	const meeting = invariant(await meetingById(deps.db, Number(id)), `meeting ${id}`);
	const person = invariant(await accountById(deps.db, meeting.accountId), "the person of a meeting");
	return Buffer.from(await meetingFile(deps, meeting, person.lang));
}

export async function meetingEntries(
	db: Database,
	pages: Pages,
	{ accountId, event, lang }: { accountId: string; event: EventRecord; lang: Lang },
): Promise<CalendarEntry[]> {
	const all = await meetingsAt(db, { accountId, eventId: event.id });
	return all.filter((one) => one.state === "agreed").map((one) => meetingEntry(pages, one, event, lang));
}
