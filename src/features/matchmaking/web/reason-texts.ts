import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

/** "3 wspólne tematy". */
export const topicsInCommon = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# wspólny temat", few: "# wspólne tematy", many: "# wspólnych tematów", other: "# wspólnego tematu" },
		en: { one: "# topic in common", other: "# topics in common" },
	});

/** "3 wspólne tematy: Azure, RAG, NIS2". */
export const commonTopics = (lang: Lang, names: readonly string[]): string =>
	`${topicsInCommon(lang, names.length)}: ${names.join(", ")}`;

/** The other reasons; `#` is the wish. */
export const reasonTexts = {
	seeks: { pl: "szuka: # (Ty to oferujesz)", en: "is looking for: # (you offer it)" },
	gives: { pl: "oferuje: # (Ty tego szukasz)", en: "offers: # (you are looking for it)" },
} as const satisfies Record<string, Text>;
