import type { Lang } from "../../kit/i18n/lang.ts";
import { dayOf, timeText, weekdayText } from "../../kit/time/zone.ts";

/** An instant in the visitor's time, with the weekday if it differs; undefined if both zones agree. */
export function visitorTime(lang: Lang, instant: Date, zone: string, ownZone: string): string | undefined {
	const own = timeText(lang, instant, ownZone);
	if (dayOf(instant, zone) !== dayOf(instant, ownZone)) {
		return `${weekdayText(lang, instant, ownZone)} ${own}`;
	}
	return own === timeText(lang, instant, zone) ? undefined : own;
}
