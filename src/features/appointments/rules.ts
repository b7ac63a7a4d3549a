import type { Span } from "../../kit/time/span.ts";
import { hourOf } from "../../kit/time/zone.ts";
import { PLACE_LENGTH } from "../event/meeting-points.ts";

/** Only an agreed appointment blocks time in both plans. */
export const STATES = ["proposed", "agreed", "declined", "withdrawn", "cancelled"] as const;
export type AppointmentState = (typeof STATES)[number];

/** In minutes. */
export const LENGTHS = [15, 20, 30, 45, 60] as const;
export const DEFAULT_LENGTH = 20;
/** `place` and `note` are in characters; `open` limits a person's unanswered proposals per event. */
export const APPOINTMENT_LIMITS = { place: PLACE_LENGTH, note: 300, open: 10 } as const;
/** Appointments are deleted this many months after their event. */
export const KEPT_MONTHS = 12;
const MINUTE_MS = 60_000;
const STEP_MS = 20 * MINUTE_MS;
const MORNING_HOUR = 6;

/** The state of an appointment, from the view of one of the two. */
export type AppointmentStatus = {
	state: AppointmentState;
	/** True if this person proposed the current time. */
	isMine: boolean;
	/** True if this person requested the pending move; null without a move. */
	isMoveMine: boolean | null;
};

export type Act = "accept" | "decline" | "move" | "end";
export type Outcome =
	| "agreed"
	| "declined"
	| "withdrawn"
	| "cancelled"
	| "moved"
	| "kept"
	| "proposed"
	| "moveProposed";

/** Only the other person can answer; the proposer can withdraw. Both can propose another time. */
function afterActOnProposal(isMine: boolean, act: Act): Outcome | undefined {
	if (act === "move") return "proposed";
	if (isMine) return act === "end" ? "withdrawn" : undefined;
	return act === "accept" ? "agreed" : "declined";
}

/** `isMoveMine` is null without a pending move. */
function afterActOnAgreement(isMoveMine: boolean | null, act: Act): Outcome | undefined {
	switch (act) {
		case "accept":
			return isMoveMine === false ? "moved" : undefined;
		case "decline":
			// The requester withdraws the move.
			return isMoveMine === null ? undefined : "kept";
		case "move":
			return "moveProposed";
		case "end":
			return "cancelled";
	}
}

/** Returns undefined for an impossible act. */
export function afterAct({ state, isMine, isMoveMine }: AppointmentStatus, act: Act): Outcome | undefined {
	if (state === "proposed") return afterActOnProposal(isMine, act);
	return state === "agreed" ? afterActOnAgreement(isMoveMine, act) : undefined;
}

export type TimeRefusal = "begun" | "outside" | "length";

/** A time must be in the future, within a day of the event, and of a permitted length. */
export function timeRefusal(span: Span, days: readonly Span[], now: Date): TimeRefusal | undefined {
	const minutes = (span.endsAt.getTime() - span.startsAt.getTime()) / MINUTE_MS;
	if (!LENGTHS.some((one) => one === minutes)) return "length";
	if (span.startsAt <= now) return "begun";
	return days.some((day) => day.startsAt <= span.startsAt && span.endsAt <= day.endsAt) ? undefined : "outside";
}

export const spanOf = (startsAt: Date, minutes: number): Span => ({
	startsAt,
	endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** A day of the event, or a time in it. */
export type OfferedDay = Span & { isOnsite: boolean };

/**
 * Lists future times of `minutes` within an event's days, every twenty minutes. Overlapping days, such as a stream and
 * its recordings, share their times. Nights are left out.
 */
export function offeredTimes(
	days: readonly OfferedDay[],
	{ minutes, now, timeZone }: { minutes: number; now: Date; timeZone: string },
): OfferedDay[] {
	const offered = new Map<number, OfferedDay>();
	for (const { startsAt, endsAt, isOnsite } of days) {
		const last = endsAt.getTime() - minutes * MINUTE_MS;
		for (let start = startsAt.getTime(); start <= last; start += STEP_MS) {
			const span = spanOf(new Date(start), minutes);
			if (span.startsAt <= now || hourOf(span.startsAt, timeZone) < MORNING_HOUR) continue;
			offered.set(start, { ...span, isOnsite: isOnsite || offered.get(start)?.isOnsite === true });
		}
	}
	return [...offered.values()].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
