import { type Lang, type Words, wordsIn } from "../../../kit/i18n/lang.ts";
import type { Lecture } from "../contract.ts";

/** The tags of a lecture as a page shows them. */
export function tagsOf(lang: Lang, { language, tags, tagsPl, tagsEn }: Lecture): Words[] {
	return tags.map((tag, place) => wordsIn(lang, language, tag, tagsPl[place] ?? null, tagsEn[place] ?? null));
}
