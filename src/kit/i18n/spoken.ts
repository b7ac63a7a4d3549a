import type { Lang } from "./lang.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** Languages that people say they speak, by their codes (ISO 639). */
export const SPOKEN = [
	...["pl", "en", "de", "uk", "es", "fr", "it", "cs", "sk", "lt", "nl", "pt", "sv", "nb", "da", "fi", "hu", "ro"],
	...["ru", "be", "tr", "ar", "hi", "ja", "ko", "zh", "vi", "szl", "csb"],
];

/** What a language is called in another: "niemiecki", "German"; its code where the name is not known. */
export function spokenName(lang: Lang, code: string): string {
	return LANGUAGE_NAMES[code]?.[lang] ?? code;
}
