import type { RegistrationStatus } from "./contract.ts";

/** Why nothing can be added to a registration. */
export type AdditionRefusal = "isCancelled" | "isUnpaid" | "isClosed" | "isOver";

/**
 * Whether options can be added to a registration: to one that stands, while the event takes registrations and is not
 * over. Undefined where they can.
 */
export function additionRefusal(
	one: { status: RegistrationStatus; allowRegistration: boolean; endsAt: Date },
	now: Date,
): AdditionRefusal | undefined {
	if (one.status === "cancelled") return "isCancelled";
	if (one.endsAt <= now) return "isOver";
	if (!one.allowRegistration) return "isClosed";
	return one.status === "reserved" ? "isUnpaid" : undefined;
}
