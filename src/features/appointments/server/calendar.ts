import type { Database } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { type CalendarEntry, calendarFile } from "../../agenda/server/calendar-file.ts";
import { placeName } from "../../event/meeting-points.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { calendarTexts } from "../texts.ts";
import { type AppointmentRecord, agreedAt } from "./store.ts";

export type CalendarDeps = {
	config: { publicUrl: string };
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
};

type CalendarOwner = { accountId: string; event: EventRecord; lang: Lang };

/** The file does not name the online room; only the account shows it. */
function appointmentEntry(
	{ pageAddress }: Pick<CalendarDeps, "pageAddress">,
	one: AppointmentRecord,
	{ accountId, event, lang }: CalendarOwner,
): CalendarEntry {
	const other = one.people.find((person) => person.id !== accountId);
	const url = pageAddress(lang, event, "account/meetings");
	const { place, startsAt, endsAt } = one;
	const point = place && placeName(event.meetingPoints, place, lang);
	const where = [point, event.place && localized(lang, event.place, event.placeEn)].filter(Boolean).join(", ");
	return {
		id: `appointment-${one.id}`,
		sequence: one.timesMoved,
		startsAt,
		endsAt,
		timeZone: event.timeZone,
		url,
		summary: fill(calendarTexts.summary[lang], { person: `${other?.firstName} ${other?.lastName}` }),
		location: place === null ? calendarTexts.online[lang] : where,
		description: [one.note, url].filter(Boolean).join("\n\n"),
	};
}

export async function appointmentEntries(
	db: Database,
	pages: Pick<CalendarDeps, "pageAddress">,
	whose: CalendarOwner,
): Promise<CalendarEntry[]> {
	const all = await agreedAt(db, { accountId: whose.accountId, eventId: whose.event.id });
	return all.map((one) => appointmentEntry(pages, one, whose));
}

export function appointmentFile(deps: CalendarDeps, one: AppointmentRecord, whose: CalendarOwner): string {
	const { event, lang } = whose;
	return calendarFile({
		name: localized(lang, event.name, event.nameEn),
		lang,
		host: new URL(deps.config.publicUrl).hostname,
		// An unchanged appointment gives the same file.
		now: one.changedAt,
		entries: [appointmentEntry(deps, one, whose)],
	});
}
