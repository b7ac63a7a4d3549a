import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { OfferedLecture } from "./contract.ts";
import { type SeatHolder, ticketRefusal } from "./rules.ts";

export type SeatChoice = {
	lang: Lang;
	title: Text;
	eventCode: string;
	timeZone: string;
	ticket:
		| (Pick<SeatHolder, "lectures" | "isOnline" | "hasExtendedSeats"> & { calendarCode: string | null })
		| undefined;
	chosen: readonly number[];
	onChange(lectureIds: number[]): void;
	error: string | undefined;
};

/** A lecture's times in ISO 8601, to find overlaps. */
type LectureSpan = { lectureId: number; startDate: string; endDate: string };
type LectureOnDay = LectureSpan & { calendarCode: string; calendarName: string; calendarNameEn: string | null };

/** Groups lectures with the same start. */
export type SeatDay<L> = {
	code: string;
	name: string;
	nameEn: string | null;
	slots: { startDate: string; lectures: L[] }[];
};

/** Groups lectures by day and start and keeps their order. */
export function seatDays<L extends LectureOnDay>(lectures: readonly L[]): SeatDay<L>[] {
	const days: SeatDay<L>[] = [];
	for (const lecture of lectures) {
		const { calendarCode: code, calendarName: name, calendarNameEn: nameEn, startDate } = lecture;
		const existingDay = days.find((one) => one.code === code);
		const day = existingDay ?? { code, name, nameEn, slots: [] };
		if (!existingDay) days.push(day);
		const slot = day.slots.find((one) => one.startDate === startDate);
		if (slot) slot.lectures.push(lecture);
		else day.slots.push({ startDate, lectures: [lecture] });
	}
	return days;
}

/** Chosen lectures that overlap the given one. */
export function overlappingChoices<L extends LectureSpan>(
	lectureId: number,
	chosen: readonly number[],
	lectures: readonly L[],
): L[] {
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

/** Adds or removes a lecture. An added one replaces overlapping ones. */
export function toggled(chosen: readonly number[], lectureId: number, lectures: readonly LectureSpan[]): number[] {
	if (chosen.includes(lectureId)) return chosen.filter((id) => id !== lectureId);
	const gone = overlappingChoices(lectureId, chosen, lectures).map((one) => one.lectureId);
	return [...chosen.filter((id) => !gone.includes(id)), lectureId];
}

/** Lectures that a ticket opens. `calendarCode` is its only day, if any. */
export function lecturesOpenedBy(
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
