import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

export const topicsInCommon = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# wspólny temat", few: "# wspólne tematy", many: "# wspólnych tematów", other: "# wspólnego tematu" },
		en: { one: "# topic in common", other: "# topics in common" },
	});

export const commonTopics = (lang: Lang, names: readonly string[]): string =>
	`${topicsInCommon(lang, names.length)}: ${names.join(", ")}`;

/** `#` is the wish. */
export const reasonTexts = {
	seeks: { pl: "szuka: # (Ty to oferujesz)", en: "is looking for: # (you offer it)" },
	gives: { pl: "oferuje: # (Ty tego szukasz)", en: "offers: # (you are looking for it)" },
} as const satisfies Record<string, Text>;
