import type { Database } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { addDays, dayOf } from "../../../kit/time/zone.ts";
import { placeText } from "../landing-texts.ts";
import type { EventNumbers, TrackShare } from "../numbers.ts";
import { comingFirst, type OtherEventRow } from "../other-events.ts";
import { isOver } from "../over.ts";
import type { EventRecord } from "./columns.ts";
import { contactRowsOf } from "./contacts-store.ts";
import { eventLinks, otherEvents } from "./store.ts";

export function eventSelects(db: Database) {
	return { contacts: contactRowsOf(db, placeholder("event")), otherEvents: otherEvents(db), allEvents: eventLinks(db) };
}
type Rows = RowsOf<ReturnType<typeof eventSelects>>;

type CountRows = readonly { count: number }[];
type CountedRows = {
	speakerCount: CountRows;
	lectureCount: CountRows;
	exhibitorCount: CountRows;
	trackShares: readonly (TrackShare & { nameEn: string | null })[];
};

type KnownElsewhere = Pick<EventNumbers, "recruiting" | "presenting" | "languages" | "recordings" | "meetings">;

/** The key figures of an event; people and exhibitors are those that its page shows. */
export function numbersForLanding(
	rows: CountedRows,
	record: EventRecord,
	lang: Lang,
	known: KnownElsewhere,
): EventNumbers {
	return {
		...known,
		speakers: oneRow(rows.speakerCount).count,
		lectures: oneRow(rows.lectureCount).count,
		exhibitors: oneRow(rows.exhibitorCount).count,
		previousAttendance: record.previousAttendance,
		tracks: rows.trackShares.map(({ name, nameEn, color, lectures }) => ({
			name: localized(lang, name, nameEn),
			color,
			lectures,
		})),
	};
}

/** The list of other events changes at this moment. */
export function otherEventsChangeAt(rows: Rows, { timeZone }: EventRecord, now: Date): Date | undefined {
	const ends = rows.otherEvents.flatMap(({ endsOn }) =>
		endsOn ? [instantOf(`${addDays(endsOn, 1)}T00:00`, timeZone)] : [],
	);
	return earliest([...rows.allEvents.map((one) => one.endsAt), ...ends], now);
}

/** Higher features implement it: the page and picture of an event by its code. */
type Above = {
	hrefOf(eventCode: string): string;
	pictureOf(eventCode: string): OtherEventRow["picture"];
};

export function otherEventsForLanding(
	rows: Rows,
	record: EventRecord,
	lang: Lang,
	{ hrefOf, pictureOf }: Above,
	now: Date,
): OtherEventRow[] {
	const { allEvents: events } = rows;
	const today = dayOf(now, record.timeZone);
	const eventOf = (code: string | null) => events.find((one) => one.code.toUpperCase() === code?.toUpperCase());
	const placeOf = (code: string | null) => {
		const linked = eventOf(code);
		return linked ? placeText(lang, localized(lang, linked.city, linked.cityEn), linked) : null;
	};
	const isPast = ({ eventCode, endsOn, year }: Rows["otherEvents"][number]) => {
		const linked = eventOf(eventCode);
		if (linked) return isOver({ endsAt: linked.endsAt }, now);
		return endsOn ? endsOn < today : year < Number(today.slice(0, 4));
	};
	const eventRows = rows.otherEvents.map((row) => ({
		name: localized(lang, row.name, row.nameEn),
		when: localized(lang, row.whenText, row.whenTextEn),
		year: row.year,
		note: localized(lang, row.note, row.noteEn),
		color: row.color,
		place: placeOf(row.eventCode),
		picture: row.eventCode ? pictureOf(row.eventCode) : null,
		href: row.eventCode && hrefOf(row.eventCode),
		isThisOne: row.eventCode?.toUpperCase() === record.code.toUpperCase(),
		isPast: isPast(row),
	}));
	return comingFirst(eventRows);
}
