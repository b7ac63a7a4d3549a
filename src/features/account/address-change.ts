const CONFIRM_HOURS = 48;
/** The old address can stop or revert a change so long. */
export const STOP_DAYS = 7;

const HOUR_MS = 3_600_000;

export type AddressChange = { createdAt: Date; usedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

export type ConfirmOutcome = "confirm" | "unknown" | "used" | "stopped" | "expired";

/** Works once, within 48 hours, unless stopped. */
export function confirmOutcome(change: AddressChange | undefined, now: Date): ConfirmOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	if (change.usedAt) return "used";
	if (change.endedAt) return "stopped";
	return isWithin(change, now, CONFIRM_HOURS) ? "confirm" : "expired";
}

export type StopOutcome = "stop" | "unknown" | "stopped" | "expired";

/**
 * The outcome of the old address's link: for a week it stops this and all later changes, or reverts them. It works even
 * after a newer request or a new password ended the change: both may be a thief's.
 */
export function stopOutcome(change: AddressChange | undefined, now: Date): StopOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	return isWithin(change, now, STOP_DAYS * 24) ? "stop" : "expired";
}

/** Earlier changes can neither be made nor reverted. */
export function addressChangesSince(now: Date): Date {
	return new Date(now.getTime() - STOP_DAYS * 24 * HOUR_MS);
}

export function stopEnd(createdAt: Date): Date {
	return new Date(createdAt.getTime() + STOP_DAYS * 24 * HOUR_MS);
}

function isWithin({ createdAt }: AddressChange, now: Date, hours: number): boolean {
	return now.getTime() - createdAt.getTime() < hours * HOUR_MS;
}
