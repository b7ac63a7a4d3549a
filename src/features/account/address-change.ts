/** The validity of the link to a new address, in hours. */
const CONFIRM_HOURS = 48;
/** How long the old address can stop or revert a change, in days. */
export const STOP_DAYS = 7;

const HOUR_MS = 3_600_000;

/** A change of an account's address, from its request on. */
export type AddressChange = { createdAt: Date; usedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

export type ConfirmOutcome = "confirm" | "unknown" | "used" | "stopped" | "expired";

/** The outcome of the new address's link: it works once, within 48 hours, unless stopped. */
export function confirmOutcome(change: AddressChange | undefined, now: Date): ConfirmOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	if (change.usedAt) return "used";
	if (change.endedAt) return "stopped";
	return isWithin(change, now, CONFIRM_HOURS) ? "confirm" : "expired";
}

export type StopOutcome = "stop" | "unknown" | "stopped" | "expired";

/**
 * The outcome of the old address's link: for a week it stops this and all later changes, or reverts them. It works
 * even after a newer request or a new password ended the change: both may be a thief's.
 */
export function stopOutcome(change: AddressChange | undefined, now: Date): StopOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	return isWithin(change, now, STOP_DAYS * 24) ? "stop" : "expired";
}

/** Changes requested before this instant can neither be made nor reverted. */
export function addressChangesSince(now: Date): Date {
	return new Date(now.getTime() - STOP_DAYS * 24 * HOUR_MS);
}

/** When the old address's right to stop a change ends. */
export function stopEnd(createdAt: Date): Date {
	return new Date(createdAt.getTime() + STOP_DAYS * 24 * HOUR_MS);
}

function isWithin({ createdAt }: AddressChange, now: Date, hours: number): boolean {
	return now.getTime() - createdAt.getTime() < hours * HOUR_MS;
}
