import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";

/** "5 czerwca 2025, 18:00" / "5 June 2025, 18:00" of an ISO instant in a zone. */
export function momentText(lang: Lang, iso: string, zone: string): string {
	const moment = new Date(iso);
	return `${dateText(lang, moment, zone)}, ${timeText(lang, moment, zone)}`;
}
