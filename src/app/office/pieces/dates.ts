import type { Lang } from "../../../kit/i18n/lang.ts";
import { dayOf, timeText } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";

/** "11:57" today, "29.04" this year, "29.04.2024" otherwise. English has slashes. */
export function shortMoment(lang: Lang, date: string, zone: string): string {
	const moment = new Date(date);
	const day = dayOf(moment, zone);
	const today = dayOf(siteNow(), zone);
	return day === today ? timeText(lang, moment, zone) : shortDay(lang, day, today);
}

/** The same for a calendar day (`YYYY-MM-DD`). */
export function shortDay(lang: Lang, day: string, today = ""): string {
	const [year, month, date] = day.split("-");
	const isThisYear = today === "" || today.startsWith(`${year}-`);
	return [date, month, ...(isThisYear ? [] : [year])].join(lang === "pl" ? "." : "/");
}
