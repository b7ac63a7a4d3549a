import type { Lang } from "../../kit/i18n/lang.ts";

/** ISO 3166-1, two letters: where buyers come from. */
const CODES =
	"AE AL AM AR AT AU AZ BA BE BG BR BY CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GE GR HK HR HU IE IL IN IS IT JP KR KZ LI LT LU LV MC MD ME MK MT MX MY NL NO NZ PL PT RO RS SA SE SG SI SK SM TH TR TW UA US VN XK ZA";

/** Countries by name in a language, Poland first. */
export function countriesIn(lang: Lang): { code: string; name: string }[] {
	const names = new Intl.DisplayNames([lang], { type: "region" });
	const named = CODES.split(" ").map((code) => ({ code, name: names.of(code) ?? code }));
	const rank = ({ code }: { code: string }) => (code === "PL" ? 0 : 1);
	return named.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, lang));
}
