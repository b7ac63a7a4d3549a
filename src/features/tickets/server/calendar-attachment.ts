import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { calendarFile, dayEntry } from "../../agenda/server/calendar-file.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { ticketFactsById } from "./store.ts";

type Deps = {
	db: Database;
	config: { publicUrl: string };
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
};

/** The days of a registration's ticket as a calendar file that goes with a letter. Throws where there is none. */
export async function attachedCalendar(deps: Deps, id: unknown): Promise<Uint8Array> {
	const facts = await ticketFactsById(deps.db, Number(id));
	if (!facts) throw new Error(`There is no registration ${id} whose days could be attached.`);
	const { event, days, person, registration } = facts;
	const { lang } = person;
	const url = deps.pageAddress(lang, event, "");
	const { name: eventName, nameEn, startsAt, endsAt, isOnline, isOnsite } = event;
	const whole = { id: 0, name: eventName, nameEn, startsAt, endsAt, isOnline, isOnsite };
	// a calendar file without entries is not valid (RFC 5545 §3.6)
	const around = (days.length > 0 ? days : [whole]).map((calendar) => ({ event, calendar, url }));
	const file = calendarFile({
		name: localized(lang, event.name, event.nameEn),
		lang,
		host: new URL(deps.config.publicUrl).hostname,
		now: registration.createdAt, // the same file each time
		entries: around.map((one) => dayEntry(one, { isOneOfSeveral: days.length > 1 }, lang)),
	});
	return Buffer.from(file);
}
