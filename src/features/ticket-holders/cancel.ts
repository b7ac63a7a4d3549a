import type { RegistrationStatus } from "../account/me-contract.ts";

export type CancelRefusal = "isCancelled" | "isOrdered" | "isBegun";

/** Why a holder cannot cancel. Undefined for a free place whose event or edition has not begun. */
export function cancelRefusal(
	one: { status: RegistrationStatus; orderId: number | null; startsAt: Date },
	now: Date,
): CancelRefusal | undefined {
	if (one.status === "cancelled") return "isCancelled";
	if (one.orderId !== null) return "isOrdered";
	return one.startsAt <= now ? "isBegun" : undefined;
}
