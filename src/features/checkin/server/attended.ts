import type { Database } from "../../../kit/db/database.ts";
import { favouritesOf } from "../../plan/server/store.ts";
import { seatsHeld } from "../../seats/server/store.ts";
import { ticketsAt } from "../../ticket-holders/server/holder-store.ts";
import { attendedOnsite } from "../rules.ts";
import { onsiteLectures, presentDays, roomsOfAnybody, roomsOfPerson } from "./store.ts";

export async function attendedByCheckIn(
	db: Database,
	of: { accountId: string; eventId: number },
): Promise<{ lectureId: number; minutes: number }[]> {
	const days = await presentDays(db, of);
	if (days.length === 0) return [];
	const tickets = await ticketsAt(db, of);
	const seats = [];
	for (const { registrationId } of tickets) seats.push(...(await seatsHeld(db, registrationId)));
	const starred = await favouritesOf(db, of);
	const attended = attendedOnsite(await onsiteLectures(db, of.eventId), {
		days,
		scanned: new Set(await roomsOfPerson(db, of)),
		scannedByAnybody: new Set(await roomsOfAnybody(db, of.eventId)),
		seated: new Set(seats.map((one) => one.lectureId)),
		starred: new Set(starred.map((one) => one.lectureId)),
		tickets,
	});
	return attended.map(({ id, startsAt, endsAt }) => ({
		lectureId: id,
		minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
	}));
}
