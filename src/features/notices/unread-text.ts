import type { Lang } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

/** "3 nieprzeczytane"; from `max` on "ponad 99". */
export function unreadText(lang: Lang, unread: number, max: number): string {
	if (unread >= max) return lang === "pl" ? `ponad ${max - 1} nieprzeczytanych` : `more than ${max - 1} unread`;
	return plural(lang, unread, {
		pl: { one: "# nieprzeczytane", few: "# nieprzeczytane", many: "# nieprzeczytanych", other: "# nieprzeczytanych" },
		en: { other: "# unread" },
	});
}
