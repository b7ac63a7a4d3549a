import type { Lang } from "../i18n/lang.ts";
import { dateText, timeText } from "./zone.ts";

/** "5 czerwca 2025, 18:00" / "5 June 2025, 18:00" in a zone. `year` false omits the year. */
export function momentText(lang: Lang, moment: Date, zone: string, year = true): string {
	return `${dateText(lang, moment, zone, year)}, ${timeText(lang, moment, zone)}`;
}
