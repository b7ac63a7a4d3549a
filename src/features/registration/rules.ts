import type { Text } from "../../kit/i18n/lang.ts";
import { EMAIL_MAX } from "../account/rules.ts";
import type { RegistrationPayload } from "./contract.ts";
import { messages } from "./messages.ts";

export const REGISTRATION_LIMITS = {
	email: EMAIL_MAX,
	other: 200,
} as const;

export const TEAM_TICKETS_MAX = 200;

/** Allows each package once, and at most `TEAM_TICKETS_MAX` tickets in total. */
export function ticketsError(tickets: NonNullable<RegistrationPayload["tickets"]>): Text | undefined {
	const total = tickets.reduce((sum, one) => sum + one.quantity, 0);
	if (total === 0) return messages.noTickets;
	if (total > TEAM_TICKETS_MAX) return messages.tooManyTickets;
	return new Set(tickets.map((one) => one.packageCode.toUpperCase())).size < tickets.length
		? messages.ticketsTwice
		: undefined;
}

/** The person's wish if the package allows both ways, otherwise its only way. */
export function attendsOnline(
	{ isOnline, isOnsite }: { isOnline: boolean; isOnsite: boolean },
	wantsOnline: boolean,
): boolean {
	return isOnline && isOnsite ? wantsOnline : isOnline;
}

export type Limits = { isOnsiteAvailable: boolean; isOnlineAvailable: boolean };

/** The wished way, or the other if it is full (`isSwitched`); undefined if both are full (spec §4). */
export function attendance(
	wantsOnline: boolean | undefined,
	limits: Limits,
): { isOnline: boolean | undefined; isSwitched: boolean } | undefined {
	if (!limits.isOnsiteAvailable && !limits.isOnlineAvailable) return undefined;
	if (!limits.isOnsiteAvailable) return { isOnline: true, isSwitched: wantsOnline !== true };
	if (!limits.isOnlineAvailable) return { isOnline: false, isSwitched: wantsOnline === true };
	return { isOnline: wantsOnline, isSwitched: false };
}
