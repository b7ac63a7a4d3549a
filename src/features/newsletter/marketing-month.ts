import { dayOf } from "../../kit/time/zone.ts";

/** Spec §9: "marketing emails: usually at most 1 per month". */
const MARKETING_ZONE = "Europe/Warsaw";

/** The first day of the calendar month: `2025-04-01`. */
export function marketingMonth(now: Date): string {
	return `${dayOf(now, MARKETING_ZONE).slice(0, 7)}-01`;
}
