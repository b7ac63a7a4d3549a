export type Lang = "pl" | "en";
/** One phrase in both languages; a missing translation is a type error. */
export type Text = { readonly pl: string; readonly en: string };

/** Spec §9: `pl*` is Polish, `en*` is English, anything else (or nothing) is Polish. */
export function langOf(key: string | null | undefined): Lang {
	return key?.toLowerCase().startsWith("en") ? "en" : "pl";
}

/** A content field in the language asked for; a missing English text falls back to Polish. */
export function localized(lang: Lang, pl: string, en: string | null | undefined): string {
	return lang === "en" && en ? en : pl;
}

/** Words as a page shows them; `lang` marks those that are not in the page's language (WCAG 3.1.2). */
export type Words = { text: string; lang: string | undefined };

/**
 * A text that was written in a language of its own, with what there is of it in Polish and English: in the page's
 * language where it exists, otherwise the original, marked. `written` is the original's two-letter code.
 */
export function wordsIn(lang: Lang, written: string, original: string, pl: string | null, en: string | null): Words {
	const own = written === lang ? original : lang === "pl" ? pl : en;
	return own ? { text: own, lang: undefined } : { text: original, lang: written };
}

/** Signs that turn the direction of writing, and letters of scripts that run from right to left. */
const TURNS = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** A text of somebody else's, kept from turning the sentence around it: between signs that isolate it, where it could. */
export function isolated(text: string): string {
	return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}
