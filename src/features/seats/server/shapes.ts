import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { ownSeatStatus } from "../../agenda/seat-status.ts";
import type { OfferedLecture, OwnLecture, saveUserReservations } from "../contract.ts";
import { seatTexts } from "../texts.ts";
import type { SavedSeats } from "./save-seats.ts";
import type { PlacedLecture } from "./store.ts";

export function offeredLectureShape(one: PlacedLecture): OfferedLecture {
	return { ...lectureShape(one), basic: ownSeatStatus(one, false), extended: ownSeatStatus(one, true) };
}

export function ownLectureShape(
	one: PlacedLecture,
	{ hasExtendedSeats, isReserved, now }: { hasExtendedSeats: boolean; isReserved: boolean; now: Date },
): OwnLecture {
	const status = ownSeatStatus(one, hasExtendedSeats);
	return { ...lectureShape(one), status, isReserved, isOver: one.startsAt <= now };
}

export function savedSeatsShape(
	requested: number[],
	saved: SavedSeats,
	lang: Lang,
): ResponseOf<typeof saveUserReservations> {
	const isHeld = (id: number) => saved.lectureIds.includes(id);
	return {
		isSaved: requested.every(isHeld) && saved.lectureIds.length === requested.length,
		reservations: requested.map((lectureId) => ({
			lectureId,
			isReserved: isHeld(lectureId),
			message: isHeld(lectureId) ? null : (saved.refused.get(lectureId) ?? seatTexts.unchanged)[lang],
		})),
		lectureIds: saved.lectureIds,
	};
}

export function lectureShape(one: PlacedLecture): Omit<OfferedLecture, "basic" | "extended"> {
	return {
		lectureId: one.id,
		subject: one.subject,
		subjectPl: one.subjectPl,
		subjectEn: one.subjectEn,
		language: one.language,
		startDate: one.startsAt.toISOString(),
		endDate: one.endsAt.toISOString(),
		place: one.place,
		calendarCode: one.calendarCode,
		calendarName: one.calendarName,
		calendarNameEn: one.calendarNameEn,
		isOnline: one.dayIsOnline,
		isOnsite: one.dayIsOnsite,
	};
}
