import type { Lang } from "../../../../kit/i18n/lang.ts";
import { numberText } from "../../../../kit/i18n/number.ts";

/** "1249", or "1249,50" with grosz, as it can be typed. */
export function typedAmount(lang: Lang, grosz: number): string {
	const places = grosz % 100 === 0 ? 0 : 2;
	return numberText(lang, grosz / 100, { min: places, max: places, grouping: "none" });
}
