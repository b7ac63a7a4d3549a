import type { Database } from "../../../kit/db/database.ts";
import { given, type RowsOf } from "../../../kit/db/together.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import { addDays, dayOf, instantOf } from "../../../kit/time/zone.ts";
import { isOver } from "../../event/over.ts";
import { type EventFacts, eventLinks, otherEvents, shownId } from "../../event/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { countOfExhibitors } from "../../exhibitors/server/store.ts";
import { countOfSpeakers } from "../../speakers/server/store.ts";
import { comingFirst, type EventNumbers, type OtherEventRow } from "../rules.ts";
import { countOfLectures, trackSharesOf } from "./store.ts";

/** What the landing page asks to show the event `event` in numbers, and the foundation's other events. */
export function promoSelects(db: Database) {
	return {
		speakersInAll: countOfSpeakers(db, shownId(db, event.landingLecturersEventCode, given("event"))),
		lecturesInAll: countOfLectures(db, given("event")),
		exhibitorsInAll: countOfExhibitors(db, shownId(db, event.landingExhibitorsEventCode, given("event"))),
		trackShares: trackSharesOf(db, given("event")),
		otherEvents: otherEvents(db),
		allEvents: eventLinks(db),
	};
}
type Rows = RowsOf<ReturnType<typeof promoSelects>>;

/** The numbers that matter of an event; people and exhibitors are those that its page shows. */
export function numbersForLanding(rows: Rows, facts: EventFacts, lang: Lang): EventNumbers {
	return {
		speakers: rows.speakersInAll[0]!.count,
		lectures: rows.lecturesInAll[0]!.count,
		exhibitors: rows.exhibitorsInAll[0]!.count,
		previousAttendance: facts.previousAttendance,
		tracks: rows.trackShares.map(({ name, nameEn, color, lectures }) => ({
			name: localized(lang, name, nameEn),
			color,
			lectures,
		})),
	};
}

/** The next moment at which one of the other events is over, and the calendar says so. */
export function otherEventsHold(rows: Rows, { timeZone }: EventFacts, now: Date): Date | undefined {
	const ends = rows.otherEvents.flatMap(({ endsOn }) =>
		endsOn ? [instantOf(`${addDays(endsOn, 1)}T00:00`, timeZone)] : [],
	);
	return earliest([...rows.allEvents.map((one) => one.endsAt), ...ends], now);
}

/** The foundation's calendar of other events; `hrefOf` gives the address of an event's page by its code. */
export function otherEventsForLanding(
	rows: Rows,
	facts: EventFacts,
	lang: Lang,
	hrefOf: (eventCode: string) => string,
	now: Date,
): OtherEventRow[] {
	const { allEvents: events } = rows;
	const today = dayOf(now, facts.timeZone);
	const endOf = (code: string | null) => events.find((one) => one.code.toUpperCase() === code?.toUpperCase())?.endsAt;
	const isPast = ({ eventCode, endsOn, year }: Rows["otherEvents"][number]) => {
		const end = endOf(eventCode);
		if (end) return isOver({ endsAt: end }, now);
		return endsOn ? endsOn < today : year < Number(today.slice(0, 4));
	};
	const shown = rows.otherEvents.map((row) => ({
		name: localized(lang, row.name, row.nameEn),
		when: localized(lang, row.whenText, row.whenTextEn),
		year: row.year,
		note: localized(lang, row.note, row.noteEn),
		color: row.color,
		href: row.eventCode && hrefOf(row.eventCode),
		isThisOne: row.eventCode?.toUpperCase() === facts.code.toUpperCase(),
		isPast: isPast(row),
	}));
	return comingFirst(shown);
}
