import { dayOf } from "../../kit/time/zone.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { lectureWays } from "../packages/rules.ts";
import { areOverlapping } from "../seats/rules.ts";

export type DoorTicket = {
	eventId: number;
	status: RegistrationStatus;
	/** Whether another person has the ticket now. */
	isHandedOver: boolean;
	/** Null if the ticket is valid on all days. */
	calendarId: number | null;
	isOnline: boolean;
	/** True if the package includes attendance on site. */
	isOnsitePackage: boolean;
	lectures: PackageIncludes["lectures"];
};

export type DoorDay = { id: number; eventId: number; isOnsite: boolean; startsAt: Date };

export type DoorRefusal =
	| "otherEvent"
	| "givenBack"
	| "handedOver"
	| "unpaid"
	| "onlineDay"
	| "otherDay"
	| "onlineTicket"
	| "early"
	| "later"
	| "noLectures";

/**
 * Returns why a ticket is refused, or undefined. `isRoom` stands for the hall of a lecture. Future days and moments
 * after `now` are refused.
 */
export function doorRefusal(
	ticket: DoorTicket,
	{ day, at, now, zone, isRoom }: { day: DoorDay; at: Date; now: Date; zone: string; isRoom: boolean },
): DoorRefusal | undefined {
	if (ticket.eventId !== day.eventId) return "otherEvent";
	if (ticket.status === "cancelled") return ticket.isHandedOver ? "handedOver" : "givenBack";
	if (ticket.status === "reserved") return "unpaid";
	if (!day.isOnsite) return "onlineDay";
	if (ticket.calendarId !== null && ticket.calendarId !== day.id) return "otherDay";
	if (ticket.isOnline || !ticket.isOnsitePackage) return "onlineTicket";
	if (isRoom && !hasOnsiteLectures(ticket)) return "noLectures";
	if (at > now) return "later";
	return dayOf(at, zone) < dayOf(day.startsAt, zone) ? "early" : undefined;
}

function hasOnsiteLectures({ isOnline, lectures }: Pick<DoorTicket, "isOnline" | "lectures">): boolean {
	return !isOnline && lectureWays({ lectures }).onsite;
}

/** Check-in at a hall opens this long before a lecture. */
const EARLY_MS = 30 * 60_000;

type RoomLecture = { id: number; place: string; startsAt: Date; endsAt: Date };

const named = (room: string) => room.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

/** Returns the running lecture or the next one within half an hour; the nearer start wins. */
export function lectureInRoom<L extends RoomLecture>(lectures: readonly L[], room: string, at: Date): L | undefined {
	const distance = (one: L) => Math.abs(one.startsAt.getTime() - at.getTime());
	return lectures
		.filter((one) => named(one.place) === named(room) && one.endsAt > at)
		.filter((one) => one.startsAt <= at || distance(one) <= EARLY_MS)
		.toSorted((a, b) => distance(a) - distance(b))[0];
}

export type OnsiteLecture = RoomLecture & { calendarId: number; dayIsOnsite: boolean; hasHours: boolean };

export type Presence = {
	/** The days with a check-in of this person. */
	days: readonly { calendarId: number; at: Date }[];
	/** The lectures with a scan of this person at the hall. */
	scanned: ReadonlySet<number>;
	/** The lectures with a scan of anybody at the hall. */
	scannedByAnybody: ReadonlySet<number>;
	seated: ReadonlySet<number>;
	starred: ReadonlySet<number>;
	tickets: readonly Pick<DoorTicket, "calendarId" | "isOnline" | "lectures">[];
};

/**
 * A scan at the hall proves a lecture. In halls without scans, a check-in proves the day's later lectures with a seat
 * or a star, if the ticket opens them. Of overlapping lectures the stronger proof counts.
 */
export function attendedOnsite(lectures: readonly OnsiteLecture[], presence: Presence): OnsiteLecture[] {
	const { days, scanned, seated, starred, tickets } = presence;
	const room = (one: OnsiteLecture) => `${one.calendarId} ${named(one.place)}`;
	const scannedRooms = new Set(lectures.filter((one) => presence.scannedByAnybody.has(one.id)).map(room));
	const isOpen = ({ calendarId }: OnsiteLecture) =>
		tickets.some((one) => (one.calendarId === null || one.calendarId === calendarId) && hasOnsiteLectures(one));
	const wasThere = (one: OnsiteLecture) =>
		days.some(({ calendarId, at }) => calendarId === one.calendarId && at < one.endsAt) &&
		one.dayIsOnsite &&
		!scannedRooms.has(room(one)) &&
		isOpen(one) &&
		(seated.has(one.id) || starred.has(one.id));
	const proof = ({ id }: OnsiteLecture) => (scanned.has(id) ? 0 : seated.has(id) ? 1 : 2);
	const attended: OnsiteLecture[] = [];
	for (const one of lectures
		.filter((lecture) => lecture.hasHours && (scanned.has(lecture.id) || wasThere(lecture)))
		.toSorted((a, b) => proof(a) - proof(b) || a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)) {
		if (!attended.some((other) => areOverlapping(one, other))) attended.push(one);
	}
	return attended;
}
