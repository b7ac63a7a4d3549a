import type { Lang } from "../../../kit/i18n/lang.ts";
import { numberText } from "../../../kit/i18n/number.ts";

/** "7370,16" in a column, "−50,00" below zero. Takes grosz. */
export function sumText(lang: Lang, grosz: number): string {
	return numberText(lang, grosz / 100, { min: 2, max: 2 }).replace("-", "\u2212");
}
