import type { Lang } from "../../../kit/i18n/lang.ts";
import { vocative } from "../../../kit/i18n/vocative.ts";
import { screenTexts as texts } from "./texts.ts";

/** "Dzień dobry, Anno", "Hello, Anna". Omits the name while loading or if its vocative is unknown. */
export function greeting(lang: Lang, firstName: string | undefined): string {
	const called = firstName && lang === "pl" ? vocative(firstName) : firstName;
	return called ? `${texts.greeting[lang]}, ${called}` : texts.greeting[lang];
}
