import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { calendarFile, dayEntry } from "../../agenda/server/calendar-file.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { orderById } from "../../orders/server/store.ts";
import { teamDaysOf, ticketById } from "./store.ts";

type Deps = {
	db: Database;
	config: { publicUrl: string };
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
};

/** A ticket's days as a calendar file. Throws if it is missing. */
export async function attachedCalendar(deps: Deps, id: unknown): Promise<Uint8Array> {
	const record = await ticketById(deps.db, Number(id));
	if (!record) throw new Error(`There is no registration ${id} whose days could be attached.`);
	const { event, days, person, registration } = record;
	return fileOf(deps, { event, days, lang: person.lang, now: registration.createdAt });
}

/** Like `attachedCalendar`, for all days of a team's order. */
export async function attachedTeamCalendar(deps: Deps, id: unknown): Promise<Uint8Array> {
	const order = await orderById(deps.db, Number(id));
	if (!order) throw new Error(`There is no order ${id} whose days could be attached.`);
	const event = await eventById(deps.db, order.eventId);
	const days = await teamDaysOf(deps.db, order);
	return fileOf(deps, { event, days, lang: order.lang, now: order.createdAt });
}

/** `now` is fixed, so that equal days give equal files. */
function fileOf(
	deps: Deps,
	{ event, days, lang, now }: { event: EventRecord; days: CalendarRecord[]; lang: Lang; now: Date },
): Uint8Array {
	const url = deps.pageAddress(lang, event, "");
	const { name: eventName, nameEn, startsAt, endsAt, isOnline, isOnsite } = event;
	const whole = { id: 0, name: eventName, nameEn, startsAt, endsAt, isOnline, isOnsite };
	// RFC 5545 §3.6 requires an entry.
	const around = (days.length > 0 ? days : [whole]).map((calendar) => ({ event, calendar, url }));
	const file = calendarFile({
		name: localized(lang, event.name, event.nameEn),
		lang,
		host: new URL(deps.config.publicUrl).hostname,
		now,
		entries: around.map((one) => dayEntry(one, { isOneOfSeveral: days.length > 1 }, lang)),
	});
	return Buffer.from(file);
}
