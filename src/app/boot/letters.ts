import type { EventFacts } from "../../features/event/server/store.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { originalOf } from "../http/paths.ts";
import type { Config } from "./config.ts";

/** Who letters come from, and the full addresses of the pages that they link to. */
export function lettersOf(config: Config) {
	return {
		sender: config.mailFrom,
		organiserLang: config.defaultLang,
		pageAddress: (lang: Lang, event: EventFacts, path: string) => originalOf(config, lang, event, path),
	};
}
