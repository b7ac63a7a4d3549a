import type { Lang } from "../../kit/i18n/lang.ts";

/** The page on which options are added to a registration, on the host that was asked. */
export function additionPath(lang: Lang, eventCode: string, registrationId: number): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/extras.html?id=${registrationId}`;
}
