/** How long the link to a new address works, in hours. */
const CONFIRM_HOURS = 48;
/** How long the old address can stop a change, or have it put back, in days. */
export const STOP_DAYS = 7;

const HOUR_MS = 3_600_000;

/** A change of an account's address, from its request on. */
export type AddressChange = { createdAt: Date; usedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

export type ConfirmOutcome = "confirm" | "unknown" | "used" | "stopped" | "expired";

/** What the link to the new address does at a moment: it works once, within 48 hours, unless it was stopped. */
export function confirmOutcome(change: AddressChange | undefined, now: Date): ConfirmOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	if (change.usedAt) return "used";
	if (change.endedAt) return "stopped";
	return isWithin(change, now, CONFIRM_HOURS) ? "confirm" : "expired";
}

export type StopOutcome = "stop" | "unknown" | "stopped" | "expired";

/**
 * What the link to the old address does: for a week it stops the change and all later ones, or puts them back where they
 * were made. It works as well when a newer request or a new password has ended the change: both may be a thief's.
 */
export function stopOutcome(change: AddressChange | undefined, now: Date): StopOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	return isWithin(change, now, STOP_DAYS * 24) ? "stop" : "expired";
}

/** From when on a change that was asked for can neither be made nor put back. */
export function addressChangesSince(now: Date): Date {
	return new Date(now.getTime() - STOP_DAYS * 24 * HOUR_MS);
}

/** When the old address can no longer stop a change that was asked for at a moment. */
export function stopEnd(createdAt: Date): Date {
	return new Date(createdAt.getTime() + STOP_DAYS * 24 * HOUR_MS);
}

function isWithin({ createdAt }: AddressChange, now: Date, hours: number): boolean {
	return now.getTime() - createdAt.getTime() < hours * HOUR_MS;
}
