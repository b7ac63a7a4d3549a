import type { Lang, Text } from "./lang.ts";

/** Languages that people say they speak, by their codes (ISO 639). */
export const SPOKEN = [
	...["pl", "en", "de", "uk", "es", "fr", "it", "cs", "sk", "lt", "nl", "pt", "sv", "nb", "da", "fi", "hu", "ro"],
	...["ru", "be", "tr", "ar", "hi", "ja", "ko", "zh", "vi", "szl", "csb"],
];

/** Languages for which some browsers know no name. */
const NAMES: Record<string, Text> = {
	csb: { pl: "kaszubski", en: "Kashubian" },
	szl: { pl: "śląski", en: "Silesian" },
};

/** What a language is called in another: "niemiecki", "German". */
export function spokenName(lang: Lang, code: string): string {
	return NAMES[code]?.[lang] ?? new Intl.DisplayNames(lang, { type: "language" }).of(code) ?? code;
}
