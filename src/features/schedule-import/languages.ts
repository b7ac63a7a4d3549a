/** Language names in schedules, in several languages, with ISO 639-1 codes. */
const NAMES: Record<string, string> = {
	english: "en",
	angielski: "en",
	englisch: "en",
	anglais: "en",
	polish: "pl",
	polski: "pl",
	"po polsku": "pl",
	german: "de",
	deutsch: "de",
	niemiecki: "de",
	french: "fr",
	français: "fr",
	francuski: "fr",
	spanish: "es",
	español: "es",
	hiszpański: "es",
	italian: "it",
	italiano: "it",
	dutch: "nl",
	nederlands: "nl",
	ukrainian: "uk",
	українська: "uk",
	ukraiński: "uk",
	czech: "cs",
	čeština: "cs",
	czeski: "cs",
	portuguese: "pt",
	japanese: "ja",
	日本語: "ja",
};

/** ISO 639-1 for "de", "pt-BR", "English"; undefined if unknown. */
export function languageCode(written: string): string | undefined {
	const name = written.trim().toLowerCase();
	return NAMES[name] ?? /^([a-z]{2})(?:[-_].*)?$/.exec(name)?.[1];
}

/** Polish if the text has Polish diacritics, otherwise English. */
export function guessedLanguage(text: string): string {
	return /[ąćęłńśźż]/i.test(text) ? "pl" : "en";
}
