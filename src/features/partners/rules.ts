import type { Partner } from "./contract.ts";

/** The tiers in the order in which they are shown. */
export const TIERS = ["main", "content", "media"] as const;

/** Partners by tier, in the order of tiers; the order inside a tier stays. */
export function inTierOrder(partners: Partner[]): Partner[] {
	return TIERS.flatMap((tier) => partners.filter((one) => one.tier === tier));
}
