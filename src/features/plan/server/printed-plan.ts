import type { Database } from "../../../kit/db/database.ts";
import { type Text, wordsIn } from "../../../kit/i18n/lang.ts";
import { isFlatList } from "../../agenda/rules.ts";
import { breaksOf } from "../../agenda/server/break-store.ts";
import { seatsHeld } from "../../seats/server/store.ts";
import { favouritesOf, plannableLectures } from "./store.ts";

export type PlannedHour = {
	calendarId: number;
	startsAt: Date;
	title: Text;
	/** Empty for a break. */
	place: string;
	isBreak: boolean;
	isReserved: boolean;
};

type Ticket = { accountId: string; registrationId: number; event: { id: number; code: string } };

/** Starred lectures, seats and the breaks of the event's days, by start. */
export async function printedPlan(db: Database, { accountId, registrationId, event }: Ticket): Promise<PlannedHour[]> {
	const favourites = await favouritesOf(db, { accountId, eventId: event.id });
	const reservedLectureIds = (await seatsHeld(db, registrationId)).map((one) => one.lectureId);
	const ids = [...new Set([...favourites.map((one) => one.lectureId), ...reservedLectureIds])];
	const lectures = ids.length > 0 ? await plannableLectures(db, event.id, ids) : [];
	const breaks = await breaksOf(db, event.id);
	const hours = [
		...lectures
			.filter((one) => one.isHourlySignificant || isFlatList(event.code))
			.map((one) => ({
				calendarId: one.calendarId,
				startsAt: one.startsAt,
				place: one.place,
				isBreak: false,
				title: {
					pl: wordsIn("pl", one.language, one.subject, one.subjectPl, one.subjectEn).text,
					en: wordsIn("en", one.language, one.subject, one.subjectPl, one.subjectEn).text,
				},
				isReserved: reservedLectureIds.includes(one.id),
			})),
		...breaks.map(({ calendarId, startsAt, name, nameEn }) => ({
			calendarId,
			startsAt,
			title: { pl: name, en: nameEn ?? name },
			place: "",
			isBreak: true,
			isReserved: false,
		})),
	];
	return hours.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
