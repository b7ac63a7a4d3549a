import type { EventRecord } from "../../features/event/server/columns.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { originalOf } from "../http/paths.ts";
import type { Config } from "./config.ts";

export function emailSettingsOf(config: Config) {
	return {
		sender: config.mailFrom,
		organiserAddress: config.organiserAddress,
		organiserLang: config.defaultLang,
		pageAddress: (lang: Lang, event: EventRecord, path: string) => originalOf(config, lang, event, path),
	};
}
