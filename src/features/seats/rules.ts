import { type SeatCount, seatsLeft } from "../agenda/seat-status.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { opensLectures } from "../packages/ticket-days.ts";

export type SeatHolder = {
	eventId: number;
	/** Null for all days. */
	calendarId: number | null;
	/** Whether the person attends online. */
	isOnline: boolean;
	lectures: PackageIncludes["lectures"];
	hasExtendedSeats: boolean;
};

export type SeatLecture = SeatCount & {
	id: number;
	eventId: number;
	calendarId: number;
	subject: string;
	startsAt: Date;
	endsAt: Date;
	dayIsOnline: boolean;
	dayIsOnsite: boolean;
};

export type SeatRefusal =
	| "unknown"
	| "noSeatNeeded"
	| "noLectures"
	| "otherDay"
	| "onsiteOnly"
	| "onlineOnly"
	| "begun"
	| "overlap"
	| "full";

/** Why a ticket does not open the lecture; undefined if it does. */
export function ticketRefusal(
	holder: SeatHolder,
	lecture: Pick<SeatLecture, "eventId" | "calendarId" | "dayIsOnline" | "dayIsOnsite" | "basicSeats">,
): SeatRefusal | undefined {
	if (lecture.eventId !== holder.eventId) return "unknown";
	if (lecture.basicSeats === null) return "noSeatNeeded";
	if (holder.lectures === "none") return "noLectures";
	if (holder.calendarId !== null && holder.calendarId !== lecture.calendarId) return "otherDay";
	if (opensLectures(holder, { isOnline: lecture.dayIsOnline, isOnsite: lecture.dayIsOnsite })) return undefined;
	return lecture.dayIsOnsite ? "onsiteOnly" : "onlineOnly";
}

/** Whether a held seat stays valid after the ticket's package changes. */
export function isStillOpen(
	holder: SeatHolder,
	lecture: Parameters<typeof ticketRefusal>[1],
	{ isExtended }: { isExtended: boolean },
): boolean {
	const refusal = ticketRefusal(holder, lecture);
	return (refusal === undefined || refusal === "noSeatNeeded") && (holder.hasExtendedSeats || !isExtended);
}

/** Adjacent lectures do not overlap. */
export function areOverlapping(
	a: Pick<SeatLecture, "startsAt" | "endsAt">,
	b: Pick<SeatLecture, "startsAt" | "endsAt">,
): boolean {
	return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** How many seats a ticket with or without extended seats may use. */
export function seatsFor(count: SeatCount, hasExtendedSeats: boolean): number {
	const left = seatsLeft(count);
	return left.basic + (hasExtendedSeats ? left.extended : 0);
}

/** Whether a ticket with or without extended seats can get a seat. */
export function hasSeatFor(count: SeatCount, hasExtendedSeats: boolean): boolean {
	return seatsFor(count, hasExtendedSeats) > 0;
}

export type RefusedSeat = { lectureId: number; reason: SeatRefusal; other?: SeatLecture };

/** A planned change of seats before any counter is touched. Lists are ordered by id. */
export type SeatPlan = { take: SeatLecture[]; release: number[]; refused: RefusedSeat[] };

/**
 * Compares requested lectures with held seats. Held and requested seats stay, and the first of overlapping requests
 * wins.
 * `lectures` are the existing requested lectures, `offered` the lectures with an offered seat.
 */
export function seatPlan(
	holder: SeatHolder,
	{
		requested,
		held,
		offered = [],
		lectures,
		now,
	}: { requested: number[]; held: number[]; offered?: number[]; lectures: SeatLecture[]; now: Date },
): SeatPlan {
	const byId = new Map(lectures.map((one) => [one.id, one]));
	const stored = requested.filter((id) => held.includes(id)).flatMap((id) => byId.get(id) ?? []);
	const take: SeatLecture[] = [];
	const refused: RefusedSeat[] = [];
	for (const lectureId of new Set(requested)) {
		if (held.includes(lectureId)) continue;
		const lecture = byId.get(lectureId);
		if (!lecture) {
			refused.push({ lectureId, reason: "unknown" });
			continue;
		}
		const reason = ticketRefusal(holder, lecture);
		const other = [...stored, ...take].find((one) => areOverlapping(one, lecture));
		if (reason) refused.push({ lectureId, reason });
		else if (lecture.startsAt <= now) refused.push({ lectureId, reason: "begun" });
		else if (other) refused.push({ lectureId, reason: "overlap", other });
		else if (!offered.includes(lectureId) && !hasSeatFor(lecture, holder.hasExtendedSeats))
			refused.push({ lectureId, reason: "full" });
		else take.push(lecture);
	}
	return {
		take: take.toSorted((a, b) => a.id - b.id),
		release: held.filter((id) => !requested.includes(id)).toSorted((a, b) => a - b),
		refused,
	};
}
