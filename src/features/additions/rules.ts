import type { RegistrationStatus } from "../account/me-contract.ts";
import type { AvailableOption, OptionKind } from "../options/contract.ts";
import { hasPaidParcel, type TakenOption } from "../options/rules.ts";

export const ADDITION_REFUSALS = ["isCancelled", "isUnpaid", "isClosed", "isOver", "isChanging"] as const;
export type AdditionRefusal = (typeof ADDITION_REFUSALS)[number];

/**
 * Returns why nothing can be added, or undefined. A pending package change blocks additions, because the new package
 * may include them.
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

/** Delivery alone is offered only for an earlier, paid parcel. */
export function addableKinds(
	options: readonly Pick<AvailableOption, "kind" | "isAvailable">[],
	taken: readonly TakenOption[],
): OptionKind[] {
	const left = options.filter((one) => one.isAvailable).map((one) => one.kind);
	return left.filter((kind) => kind !== "delivery" || hasPaidParcel(taken));
}
