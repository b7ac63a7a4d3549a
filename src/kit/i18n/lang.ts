export type Lang = "pl" | "en";
export type Text = { readonly pl: string; readonly en: string };

/** Spec §9: `pl*` is Polish, `en*` is English, and all else is Polish. */
export function langOf(key: string | null | undefined): Lang {
	return key?.toLowerCase().startsWith("en") ? "en" : "pl";
}

/** A content field in the requested language; missing English falls back to Polish. */
export function localized(lang: Lang, pl: string, en: string | null | undefined): string {
	return lang === "en" && en ? en : pl;
}

/** Text for a page; `lang` marks text in another language than the page's (WCAG 3.1.2). */
export type Words = { text: string; lang: string | undefined };

/**
 * A text in the page's language if translated, otherwise the original with its language. `written` is the original's
 * two-letter code.
 */
export function wordsIn(lang: Lang, written: string, original: string, pl: string | null, en: string | null): Words {
	const own = written === lang ? original : lang === "pl" ? pl : en;
	return own ? { text: own, lang: undefined } : { text: original, lang: written };
}

/** Bidirectional control characters, and characters of right-to-left scripts. */
const TURNS = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** Wraps foreign text in Unicode isolates if it could reverse the surrounding sentence. */
export function isolated(text: string): string {
	return TURNS.test(text) ? `\u2068${text}\u2069` : text;
}
