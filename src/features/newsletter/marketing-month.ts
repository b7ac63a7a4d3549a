import { dayOf } from "../../kit/time/zone.ts";

/** Spec §9: "marketing emails: usually at most 1 per month"; whose months are counted. */
const MARKETING_ZONE = "Europe/Warsaw";

/** The calendar month of a moment by which e-mails of marketing are counted: its first day, `2025-04-01`. */
export function marketingMonth(now: Date): string {
	return `${dayOf(now, MARKETING_ZONE).slice(0, 7)}-01`;
}
