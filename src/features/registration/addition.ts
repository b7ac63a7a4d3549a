import type { RegistrationStatus } from "../account/me-contract.ts";
import type { AvailableOption, OptionKind } from "../options/contract.ts";
import { hasPaidParcel, type Taken } from "../options/rules.ts";

/** Why nothing can be added to a registration. */
export type AdditionRefusal = "isCancelled" | "isUnpaid" | "isClosed" | "isOver" | "isChanging";

/**
 * Whether options can be added to a registration: to one that stands, while the event takes registrations and is not
 * over, and no change of its package waits for money, which may include what is added. Undefined where they can.
 */
export function additionRefusal(
	one: { status: RegistrationStatus; allowRegistration: boolean; endsAt: Date; isChanging: boolean },
	now: Date,
): AdditionRefusal | undefined {
	if (one.status === "cancelled") return "isCancelled";
	if (one.endsAt <= now) return "isOver";
	if (!one.allowRegistration) return "isClosed";
	if (one.status === "reserved") return "isUnpaid";
	return one.isChanging ? "isChanging" : undefined;
}

/** The kinds of which there is something left to add: delivery by itself only of a parcel that was paid before. */
export function addableKinds(
	options: readonly Pick<AvailableOption, "kind" | "isAvailable">[],
	taken: readonly Taken[],
): OptionKind[] {
	const left = options.filter((one) => one.isAvailable).map((one) => one.kind);
	return left.filter((kind) => kind !== "delivery" || hasPaidParcel(taken));
}
