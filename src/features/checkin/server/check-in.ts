import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { registrationOfCode } from "../../tickets/server/read-code.ts";
import { type DoorRefusal, doorRefusal, lectureInRoom } from "../rules.ts";
import { refusals } from "../texts.ts";
import { addCheckIn, lockTicket, onsiteLectures } from "./store.ts";

export type CheckInDeps = { db: NodePgDatabase; clock: Clock };

export type WantedCheckIn = {
	event: EventRecord;
	day: CalendarRecord;
	/** Undefined at the entrance of the day. */
	room?: string | undefined;
	/** The content of the QR code, or the typed number. */
	code: string;
	at: Date;
};

export type CheckedIn = {
	registrationId: number;
	holder: string;
	packageName: string;
	/** The first scan. */
	at: Date;
	isNew: boolean;
};

async function lectureAt({ db }: CheckInDeps, { event, day, room, at }: WantedCheckIn): Promise<number | null> {
	if (room === undefined) return null;
	const lectures = (await onsiteLectures(db, event.id)).filter((one) => one.calendarId === day.id && one.hasHours);
	const found = lectureInRoom(lectures, room, at);
	if (!found) throw new Failure(409, refusals.emptyRoom);
	return found.id;
}

/**
 * A repeated scan returns the first time. Throws 404 for an unknown ticket and 409 with the reason of a refusal. `by`
 * is the scanning account.
 */
export async function checkInTicket(deps: CheckInDeps, wanted: WantedCheckIn, by: string): Promise<CheckedIn> {
	const { event, day, at } = wanted;
	const registrationId = await registrationOfCode(deps, wanted.code);
	if (registrationId === undefined) throw notFound(refusals.unknown);
	const lectureId = await lectureAt(deps, wanted);
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const ticket = await lockTicket(tx, registrationId);
		if (!ticket) throw notFound(refusals.unknown);
		const door = { day: { ...day, eventId: event.id }, at, now, zone: event.timeZone, isRoom: lectureId !== null };
		const refusal: DoorRefusal | undefined = doorRefusal(ticket, door);
		if (refusal) throw new Failure(409, refusals[refusal]);
		const scan = { registrationId, calendarId: day.id, lectureId, at, scannedBy: by };
		const done = await addCheckIn(tx, scan);
		if (done.isNew) {
			const detail = { calendar: day.code, ...(lectureId !== null && { lectureId }), at: at.toISOString() };
			const subject = `registration:${registrationId}`;
			await addAuditEntry(tx, { at: now, actor: by, action: "ticket.checked-in", subject, eventId: event.id, detail });
		}
		return { registrationId, holder: ticket.holder, packageName: ticket.packageName, ...done };
	});
}
