import type { Lang } from "../../kit/i18n/lang.ts";

export function additionPath(lang: Lang, eventCode: string, registrationId: number): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/extras.html?id=${registrationId}`;
}
