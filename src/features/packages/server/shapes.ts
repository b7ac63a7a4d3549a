import type { ResponseOf } from "../../../kit/contract/call.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import type { SoldPackage } from "../contract.ts";
import { shownPlaces } from "../rules.ts";
import type { getWaiting } from "../waiting-contract.ts";
import type { PackageRecord, PricedPackage } from "./store.ts";
import type { WaitingRecord } from "./waiting-store.ts";

/** Empty if it has no price. */
export function soldPackageShape(one: PricedPackage, taken: number): SoldPackage[] {
	const { code, name, isOnline, isOnsite, isRecommended, includes, vatRate, hasReverseCharge } = one;
	const { netGrosz, nextNetGrosz, capacity } = one;
	if (netGrosz === undefined) return [];
	const facts = { code, name, isOnline, isOnsite, isRecommended, includes, vatRate, hasReverseCharge };
	const placesLeft = shownPlaces(capacity, taken);
	return [{ ...facts, netGrosz, grossGrosz: grossOf(netGrosz, vatRate), nextNetGrosz, placesLeft }];
}

export function waitingShape(
	{ email, firstName, state, offeredUntil, confirmedAt }: WaitingRecord,
	{ code: packageCode, name: packageName }: PackageRecord,
	eventCode: string,
): ResponseOf<typeof getWaiting> {
	return {
		eventCode,
		packageCode,
		packageName,
		email,
		firstName,
		state,
		isConfirmed: confirmedAt !== null,
		offeredUntil: offeredUntil?.toISOString() ?? null,
	};
}
