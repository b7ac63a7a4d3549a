import { type Lang, type Words, wordsIn } from "../../../kit/i18n/lang.ts";
import type { Lecture } from "../../agenda/contract.ts";

/** The tags of a lecture in the page's language. */
export function tagsOf(lang: Lang, { language, tags, tagsPl, tagsEn }: Lecture): Words[] {
	return tags.map((tag, place) => wordsIn(lang, language, tag, tagsPl[place] ?? null, tagsEn[place] ?? null));
}
