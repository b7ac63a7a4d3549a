import { dayOf } from "../../kit/time/zone.ts";

/** Zone of the months in spec §9: "marketing emails: usually at most 1 per month". */
const MARKETING_ZONE = "Europe/Warsaw";

/** First day of a moment's calendar month, `2025-04-01`, by which marketing e-mails are counted. */
export function marketingMonth(now: Date): string {
	return `${dayOf(now, MARKETING_ZONE).slice(0, 7)}-01`;
}
