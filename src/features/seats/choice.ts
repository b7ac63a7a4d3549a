import type { Lang } from "../../kit/i18n/lang.ts";
import type { OfferedLecture } from "./contract.ts";
import { type SeatHolder, ticketRefusal } from "./rules.ts";

/** A choice of seats in a form: what it is told, and whom it tells. */
export type SeatChoice = {
	lang: Lang;
	eventCode: string;
	timeZone: string;
	/** The ticket that opens lectures; undefined while none is chosen. */
	ticket:
		| (Pick<SeatHolder, "lectures" | "isOnline" | "hasExtendedSeats"> & { calendarCode: string | null })
		| undefined;
	/** The ids of the chosen lectures. */
	chosen: readonly number[];
	onChange(lectureIds: number[]): void;
	/** Why the choice was refused. */
	error: string | undefined;
};

/** What of a lecture with seats matters to a choice; dates are ISO 8601. */
type Timed = { lectureId: number; startDate: string; endDate: string };
type Placed = Timed & { calendarCode: string; calendarName: string; calendarNameEn: string | null };

/** A day with its lectures, those that begin together side by side. */
export type SeatDay<L> = {
	code: string;
	name: string;
	nameEn: string | null;
	slots: { startDate: string; lectures: L[] }[];
};

/** Lectures by day and start, both in the order given. */
export function seatDays<L extends Placed>(lectures: readonly L[]): SeatDay<L>[] {
	const days: SeatDay<L>[] = [];
	for (const lecture of lectures) {
		const { calendarCode: code, calendarName: name, calendarNameEn: nameEn, startDate } = lecture;
		const known = days.find((one) => one.code === code);
		const day = known ?? { code, name, nameEn, slots: [] };
		if (!known) days.push(day);
		const slot = day.slots.find((one) => one.startDate === startDate);
		if (slot) slot.lectures.push(lecture);
		else day.slots.push({ startDate, lectures: [lecture] });
	}
	return days;
}

/** Those of the chosen lectures that run at the same time as another one. */
export function inTheWayOf<L extends Timed>(lectureId: number, chosen: readonly number[], lectures: readonly L[]): L[] {
	const requested = lectures.find((one) => one.lectureId === lectureId);
	return lectures.filter(
		(one) =>
			requested &&
			one !== requested &&
			chosen.includes(one.lectureId) &&
			one.startDate < requested.endDate &&
			requested.startDate < one.endDate,
	);
}

/** The choice after a lecture was ticked or unticked: it takes the place of what runs at the same time. */
export function toggled(chosen: readonly number[], lectureId: number, lectures: readonly Timed[]): number[] {
	if (chosen.includes(lectureId)) return chosen.filter((id) => id !== lectureId);
	const gone = inTheWayOf(lectureId, chosen, lectures).map((one) => one.lectureId);
	return [...chosen.filter((id) => !gone.includes(id)), lectureId];
}

/** Those of an event's lectures that a ticket opens; `calendarCode` is its only day, if it has one. */
export function openedBy(
	ticket: Pick<SeatHolder, "isOnline" | "lectures"> & { calendarCode: string | null },
	lectures: readonly OfferedLecture[],
): OfferedLecture[] {
	const holder = { ...ticket, eventId: 0, calendarId: null, hasExtendedSeats: false };
	return lectures.filter(
		(one) =>
			(ticket.calendarCode === null || ticket.calendarCode === one.calendarCode) &&
			!ticketRefusal(holder, {
				eventId: 0,
				calendarId: 0,
				basicSeats: 0,
				dayIsOnline: one.isOnline,
				dayIsOnsite: one.isOnsite,
			}),
	);
}
