import type { Lang } from "./lang.ts";

/** Polish and English names of the Unicode CLDR by ISO 639 code: languages of Europe and widely spoken ones. */
const NAMES: Readonly<Record<string, string>> = {
	ar: "arabski, Arabic",
	be: "białoruski, Belarusian",
	bg: "bułgarski, Bulgarian",
	bn: "bengalski, Bangla",
	bs: "bośniacki, Bosnian",
	ca: "kataloński, Catalan",
	cs: "czeski, Czech",
	csb: "kaszubski, Kashubian",
	da: "duński, Danish",
	de: "niemiecki, German",
	el: "grecki, Greek",
	en: "angielski, English",
	es: "hiszpański, Spanish",
	et: "estoński, Estonian",
	eu: "baskijski, Basque",
	fa: "perski, Persian",
	fi: "fiński, Finnish",
	fr: "francuski, French",
	ga: "irlandzki, Irish",
	he: "hebrajski, Hebrew",
	hi: "hindi, Hindi",
	hr: "chorwacki, Croatian",
	hu: "węgierski, Hungarian",
	id: "indonezyjski, Indonesian",
	is: "islandzki, Icelandic",
	it: "włoski, Italian",
	ja: "japoński, Japanese",
	ko: "koreański, Korean",
	lb: "luksemburski, Luxembourgish",
	lt: "litewski, Lithuanian",
	lv: "łotewski, Latvian",
	mk: "macedoński, Macedonian",
	nb: "norweski (bokmål), Norwegian Bokmål",
	nl: "niderlandzki, Dutch",
	no: "norweski, Norwegian",
	pl: "polski, Polish",
	pt: "portugalski, Portuguese",
	ro: "rumuński, Romanian",
	ru: "rosyjski, Russian",
	sk: "słowacki, Slovak",
	sl: "słoweński, Slovenian",
	sq: "albański, Albanian",
	sr: "serbski, Serbian",
	sv: "szwedzki, Swedish",
	szl: "śląski, Silesian",
	ta: "tamilski, Tamil",
	th: "tajski, Thai",
	tr: "turecki, Turkish",
	uk: "ukraiński, Ukrainian",
	ur: "urdu, Urdu",
	vi: "wietnamski, Vietnamese",
	zh: "chiński, Chinese",
};

export const namedLanguages = (): string[] => Object.keys(NAMES);

/** A language's name in another: "niemiecki", "German"; unknown ones by code. */
export function languageName(lang: Lang, code: string): string {
	return NAMES[code]?.split(", ")[lang === "pl" ? 0 : 1] ?? code;
}
