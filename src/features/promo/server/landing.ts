import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { type EventFacts, otherEvents, shownInstead } from "../../event/server/store.ts";
import { countOfExhibitors } from "../../exhibitors/server/store.ts";
import { countOfSpeakers } from "../../speakers/server/store.ts";
import type { EventNumbers, OtherEventRow } from "../rules.ts";
import { countOfLectures, trackSharesOf } from "./store.ts";

/** The numbers that matter of an event; people and exhibitors are those that its page shows. */
export async function numbersForLanding(db: Database, event: EventFacts, lang: Lang): Promise<EventNumbers> {
	const speakers = await shownInstead(db, event, event.landingLecturersEventCode);
	const exhibitors = await shownInstead(db, event, event.landingExhibitorsEventCode);
	return {
		speakers: await countOfSpeakers(db, speakers.id),
		lectures: await countOfLectures(db, event.id),
		exhibitors: await countOfExhibitors(db, exhibitors.id),
		previousAttendance: event.previousAttendance,
		tracks: await trackSharesOf(db, event.id, lang),
	};
}

/** The foundation's calendar of other events; `hrefOf` gives the address of an event's page by its code. */
export async function otherEventsForLanding(
	db: Database,
	event: EventFacts,
	lang: Lang,
	hrefOf: (eventCode: string) => string,
): Promise<OtherEventRow[]> {
	return (await otherEvents(db)).map((row) => ({
		name: row.name,
		when: localized(lang, row.whenText, row.whenTextEn),
		year: row.year,
		note: localized(lang, row.note, row.noteEn),
		color: row.color,
		href: row.eventCode && hrefOf(row.eventCode),
		isThisOne: row.eventCode?.toUpperCase() === event.code.toUpperCase(),
	}));
}
