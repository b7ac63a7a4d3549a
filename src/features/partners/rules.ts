import type { Partner } from "./contract.ts";

export const TIERS = ["main", "content", "media"] as const;

/** The order inside a tier stays. */
export function inTierOrder(partners: Partner[]): Partner[] {
	return TIERS.flatMap((tier) => partners.filter((one) => one.tier === tier));
}
