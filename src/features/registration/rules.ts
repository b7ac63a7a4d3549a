import type { Text } from "../../kit/i18n/lang.ts";
import { EMAIL_MAX } from "../account/rules.ts";
import type { RegistrationPayload } from "./contract.ts";
import { messages } from "./messages.ts";

/** Spec §5: lengths of the registration form, in characters. */
export const LIMITS = {
	name: 100,
	nick: 20,
	email: EMAIL_MAX,
	phoneNo: 20,
	other: 200,
} as const;

/** The most tickets of one order for a team. */
export const TEAM_TICKETS_MAX = 200;

/** Judges what a team orders: each package once, at most `TEAM_TICKETS_MAX` tickets in all. */
export function ticketsError(tickets: NonNullable<RegistrationPayload["tickets"]>): Text | undefined {
	const total = tickets.reduce((sum, one) => sum + one.quantity, 0);
	if (total === 0) return messages.noTickets;
	if (total > TEAM_TICKETS_MAX) return messages.tooManyTickets;
	return new Set(tickets.map((one) => one.packageCode.toUpperCase())).size < tickets.length
		? messages.ticketsTwice
		: undefined;
}

/** Whether somebody attends a package online: as wished where there are both ways, otherwise in its only way. */
export function attendsOnline(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	wantsOnline: boolean,
): boolean {
	return isOnline && isOnsite ? wantsOnline : isOnline;
}

export type Limits = { isOnsiteAvailable: boolean; isOnlineAvailable: boolean };

/**
 * How a person attends under a calendar's limits (spec §4): the wish, or the other way when there are no places for it
 * (`isSwitched`); undefined when there are none at all.
 */
export function attendance(
	wantsOnline: boolean | undefined,
	limits: Limits,
): { isOnline: boolean | undefined; isSwitched: boolean } | undefined {
	if (!limits.isOnsiteAvailable && !limits.isOnlineAvailable) return undefined;
	if (!limits.isOnsiteAvailable) return { isOnline: true, isSwitched: wantsOnline !== true };
	if (!limits.isOnlineAvailable) return { isOnline: false, isSwitched: wantsOnline === true };
	return { isOnline: wantsOnline, isSwitched: false };
}
