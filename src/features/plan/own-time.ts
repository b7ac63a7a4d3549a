import type { Lang } from "../../kit/i18n/lang.ts";
import { dayOf, timeText, weekdayText } from "../../kit/time/zone.ts";

/** The visitor's hour of an instant, with the day of the week where that differs; undefined where both clocks show the same. */
export function ownTime(lang: Lang, instant: Date, zone: string, ownZone: string): string | undefined {
	const own = timeText(lang, instant, ownZone);
	if (dayOf(instant, zone) !== dayOf(instant, ownZone)) {
		return `${weekdayText(lang, instant, ownZone)} ${own}`;
	}
	return own === timeText(lang, instant, zone) ? undefined : own;
}
