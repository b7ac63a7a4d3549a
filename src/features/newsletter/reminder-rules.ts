import type { Text } from "../../kit/i18n/lang.ts";
import { isDay } from "../../kit/time/day.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import { emailError } from "../account/rules.ts";
import { daysInOrder } from "../event/event-days.ts";
import { texts } from "./reminder-texts.ts";

/** Spec §5: the longest address in forms other than registration. */
const EMAIL_MAX = 200;
const DAYS_AHEAD = 366;
const DAY_MS = 24 * 3_600_000;
/** When a phone's reminder is sent on the eve of an event. */
export const EVENING = "18:00";

export type ReminderRequest = {
	email: string;
	/** `YYYY-MM-DD`, in the event's zone. */
	date: string;
	/** `HH:MM`. */
	time: string;
};
export type ReminderErrors = { email?: Text; date?: Text; time?: Text };

/** Undefined if either is invalid. */
export function reminderMoment({ date, time }: Pick<ReminderRequest, "date" | "time">, zone: string): Date | undefined {
	if (!isDay(date) || !isTime(time)) return undefined;
	return instantOf(`${date}T${time}`, zone);
}

/** Errors; empty if valid. The time must be in the future, within a year and before the event ends. */
export function reminderErrors(
	request: ReminderRequest,
	{ timeZone: zone, endsAt }: { timeZone: string; endsAt: Date },
	now: Date,
): ReminderErrors {
	const email = emailError(request.email, { missing: texts.emailRequired, wrong: texts.emailWrong }, EMAIL_MAX);
	const errors: ReminderErrors = email ? { email } : {};
	if (!isDay(request.date)) errors.date = texts.dateRequired;
	if (!isTime(request.time)) errors.time = texts.timeRequired;
	const moment = reminderMoment(request, zone);
	if (moment && moment <= now) errors.date = texts.momentPassed;
	if (moment && moment.getTime() > now.getTime() + DAYS_AHEAD * DAY_MS) errors.date = texts.momentFar;
	else if (moment && moment >= endsAt) errors.date = texts.momentAfter;
	return errors;
}

/** The starts of the days that the event's page names, otherwise the event's start. */
export function remindedStarts(
	event: { isMeeting: boolean; timeZone: string; startsAt: Date },
	calendars: { code: string; startsAt: Date; endsAt: Date }[],
): Date[] {
	const starts = daysInOrder(calendars, event).map((one) => one.startsAt);
	return starts.length > 0 ? starts : [event.startsAt];
}

/** The eve of the first start whose eve is in the future, or undefined. */
export function eveningBefore(starts: readonly Date[], zone: string, now: Date): Date | undefined {
	return starts
		.map((start) => instantOf(`${addDays(dayOf(start, zone), -1)}T${EVENING}`, zone))
		.filter((evening) => evening > now)
		.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

function isTime(text: string): boolean {
	return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}
