const CONFIRM_HOURS = 48;
/** The old address can revert a change for seven days. */
export const STOP_DAYS = 7;

const HOUR_MS = 3_600_000;

export type AddressChange = { createdAt: Date; usedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

export type ConfirmOutcome = "confirm" | "unknown" | "used" | "stopped" | "expired";

/** The new address's link works once, within 48 hours, unless the change was stopped. */
export function confirmOutcome(change: AddressChange | undefined, now: Date): ConfirmOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	if (change.usedAt) return "used";
	if (change.endedAt) return "stopped";
	return isWithin(change, now, CONFIRM_HOURS) ? "confirm" : "expired";
}

export type StopOutcome = "stop" | "unknown" | "stopped" | "expired";

/**
 * For a week the old address's link stops or reverts this change and all later ones. It also works after the change has
 * ended, because a thief may have ended it.
 */
export function stopOutcome(change: AddressChange | undefined, now: Date): StopOutcome {
	if (!change) return "unknown";
	if (change.stoppedAt) return "stopped";
	return isWithin(change, now, STOP_DAYS * 24) ? "stop" : "expired";
}

/** Older changes can be neither confirmed nor reverted. */
export function addressChangesSince(now: Date): Date {
	return new Date(now.getTime() - STOP_DAYS * 24 * HOUR_MS);
}

export function stopEnd(createdAt: Date): Date {
	return new Date(createdAt.getTime() + STOP_DAYS * 24 * HOUR_MS);
}

function isWithin({ createdAt }: AddressChange, now: Date, hours: number): boolean {
	return now.getTime() - createdAt.getTime() < hours * HOUR_MS;
}
