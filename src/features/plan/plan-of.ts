import { isFlatList } from "../agenda/rules.ts";
import { ownSeatStatus } from "../agenda/seat-status.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { type SeatHolder, type SeatLecture, ticketRefusal } from "../seats/rules.ts";
import type { PlanLecture, PlanSeat } from "./contract.ts";
import { isClash, type PlannedSpan } from "./rules.ts";

export type PlannedLecture = SeatLecture & {
	subjectPl: string | null;
	subjectEn: string | null;
	language: string;
	place: string;
	isHourlySignificant: boolean;
	calendarCode: string;
	calendarName: string;
	calendarNameEn: string | null;
};

/** Time and place before a change that the person has not seen. */
export type Before = { startsAt: Date; place: string };

export type Favourite = { lectureId: number; before: Before | null };

/** A registration with its package's access rights. */
export type PlanTicket = SeatHolder & { registrationId: number; recordings: PackageIncludes["recordings"] };

export type PlanHeldSeat = { registrationId: number; lectureId: number; isExtended: boolean };

const titleOf = (one: { subject: string }) => one.subject.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/** The next repetition of a lecture (same title) at a free time of the plan, or undefined. */
export function repetitionOf(
	lecture: PlannedLecture,
	{ lectures, planned, now }: { lectures: readonly PlannedLecture[]; planned: readonly PlannedLecture[]; now: Date },
): PlannedLecture | undefined {
	const isFree = (one: PlannedLecture) =>
		!planned.some((other) => other.id !== lecture.id && isClash(timesOf(one), timesOf(other)));
	return lectures
		.filter(
			(one) =>
				one.id !== lecture.id &&
				one.startsAt > now &&
				one.isHourlySignificant &&
				titleOf(one) === titleOf(lecture) &&
				!isClash(timesOf(one), timesOf(lecture)) &&
				isFree(one),
		)
		.reduce<PlannedLecture | undefined>(
			(first, one) => (first && first.startsAt <= one.startsAt ? first : one),
			undefined,
		);
}

const timesOf = (one: PlannedLecture): PlannedSpan => ({
	startDate: one.startsAt.toISOString(),
	endDate: one.endsAt.toISOString(),
	hasHours: one.isHourlySignificant,
});

export function isRecordedFor(tickets: readonly PlanTicket[], lecture: Pick<PlannedLecture, "dayIsOnline">): boolean {
	return tickets.some((one) => one.recordings === "all" || (one.recordings === "online" && lecture.dayIsOnline));
}

/** A lecture's seat, under the ticket that has it, otherwise the first that opens it; undefined without one. */
export function seatOf(
	lecture: PlannedLecture,
	{ tickets, held, now }: { tickets: readonly PlanTicket[]; held: readonly PlanHeldSeat[]; now: Date },
): PlanSeat | undefined {
	const own = held.find((one) => one.lectureId === lecture.id);
	const ticket = own
		? tickets.find((one) => one.registrationId === own.registrationId)
		: tickets.find((one) => !ticketRefusal(one, lecture));
	if (!ticket) return undefined;
	return {
		lectureId: lecture.id,
		registrationId: ticket.registrationId,
		status: ownSeatStatus(lecture, ticket.hasExtendedSeats),
		isReserved: own !== undefined,
		isExtended: own?.isExtended ?? false,
		isOver: lecture.startsAt <= now,
	};
}

export function planOf(
	eventCode: string,
	facts: {
		lectures: readonly PlannedLecture[];
		favourites: readonly Favourite[];
		/** Seats whose lectures have moved. */
		moved: readonly { lectureId: number; before: Before }[];
		tickets: readonly PlanTicket[];
		held: readonly PlanHeldSeat[];
		now: Date;
	},
): { lectures: Omit<PlanLecture, "lecturers">[]; seats: PlanSeat[] } {
	const { tickets, held, now } = facts;
	const starOf = ({ id }: PlannedLecture) => facts.favourites.find((one) => one.lectureId === id);
	const movedOf = ({ id }: PlannedLecture) => facts.moved.find((one) => one.lectureId === id);
	// a meetup's lectures always have hours
	const lectures = facts.lectures.map((one) => (isFlatList(eventCode) ? { ...one, isHourlySignificant: true } : one));
	const seats = lectures.flatMap((one) => seatOf(one, { tickets, held, now }) ?? []);
	const isReserved = ({ id }: PlannedLecture) => seats.some((one) => one.lectureId === id && one.isReserved);
	const planned = lectures.filter((one) => starOf(one) || isReserved(one));
	return {
		seats,
		lectures: planned.map((one) => {
			return {
				...heldShape(one),
				subject: one.subject,
				subjectPl: one.subjectPl,
				subjectEn: one.subjectEn,
				language: one.language,
				calendarCode: one.calendarCode,
				hasHours: one.isHourlySignificant,
				isFavourite: starOf(one) !== undefined,
				isReserved: isReserved(one),
				repetition: repetitionShape(repetitionOf(one, { lectures, planned, now })),
				isRecorded: isRecordedFor(tickets, one),
				change: changeShape(starOf(one)?.before ?? movedOf(one)?.before),
			};
		}),
	};
}

const changeShape = (before: Before | undefined) =>
	before ? { startDate: before.startsAt.toISOString(), place: before.place } : null;

const repetitionShape = (one: PlannedLecture | undefined) => (one ? heldShape(one) : null);

const heldShape = (one: PlannedLecture) => ({
	lectureId: one.id,
	startDate: one.startsAt.toISOString(),
	endDate: one.endsAt.toISOString(),
	place: one.place,
	calendarName: one.calendarName,
	calendarNameEn: one.calendarNameEn,
});
