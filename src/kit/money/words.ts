import type { Lang } from "../i18n/lang.ts";
import { plural } from "../i18n/plural.ts";

/** One grosz less than a thousand million złoty. */
const LARGEST = 99_999_999_999;

const PL = {
	ones: words(
		"zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście",
	),
	tens: words(
		"- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
	),
	hundreds: words("- sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset"),
};

const EN = {
	ones: words(
		"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
	),
	tens: words("- - twenty thirty forty fifty sixty seventy eighty ninety"),
};

const MILLIONS = forms("milion miliony milionów", "million million");
const THOUSANDS = forms("tysiąc tysiące tysięcy", "thousand thousand");
const ZLOTYS = forms("złoty złote złotych", "zloty zlotys");
const GROSZE = forms("grosz grosze groszy", "grosz groszy");

function words(text: string): string[] {
	return text.split(" ");
}

function forms(pl: string, en: string) {
	const [one, few, other] = words(pl) as [string, string, string];
	const [single, several] = words(en) as [string, string];
	return { pl: { one, few, other }, en: { one: single, other: several } };
}

/** 1 to 999 in words; 0 gives no word. */
function polishBelowThousand(n: number): string[] {
	const rest = n % 100;
	return [
		...(n >= 100 ? [PL.hundreds[Math.floor(n / 100)]!] : []),
		...(rest >= 20 ? [PL.tens[Math.floor(rest / 10)]!] : []),
		...(rest >= 20 ? (rest % 10 > 0 ? [PL.ones[rest % 10]!] : []) : rest > 0 ? [PL.ones[rest]!] : []),
	];
}

function englishBelowThousand(n: number): string[] {
	const rest = n % 100;
	const tens = EN.tens[Math.floor(rest / 10)]!;
	const said = rest < 20 ? EN.ones[rest]! : rest % 10 > 0 ? `${tens}-${EN.ones[rest % 10]}` : tens;
	return [
		...(n >= 100 ? [`${EN.ones[Math.floor(n / 100)]} hundred`] : []),
		...(n >= 100 && rest > 0 ? ["and"] : []),
		...(rest > 0 ? [said] : []),
	];
}

function numberInWords(lang: Lang, n: number): string {
	if (n === 0) return (lang === "pl" ? PL : EN).ones[0]!;
	const below = lang === "pl" ? polishBelowThousand : englishBelowThousand;
	const millions = Math.floor(n / 1_000_000);
	const thousands = Math.floor(n / 1000) % 1000;
	const rest = n % 1000;
	const needsAnd = lang === "en" && n >= 1000 && rest > 0 && rest < 100;
	return [
		...(millions > 0 ? [...below(millions), plural(lang, millions, MILLIONS)] : []),
		...(thousands > 0 ? [...below(thousands), plural(lang, thousands, THOUSANDS)] : []),
		...(needsAnd ? ["and"] : []),
		...below(rest),
	].join(" ");
}

/**
 * An amount in words, as documents say it: "dziewięćset dwadzieścia jeden złotych dwadzieścia siedem groszy",
 * "nine hundred and twenty-one zlotys and twenty-seven groszy"; a negative one begins with "minus".
 * Takes integer grosz up to 999 999 999,99 zł; throws RangeError beyond.
 */
export function amountInWords(lang: Lang, grosz: number): string {
	const size = Math.abs(grosz);
	if (!Number.isInteger(grosz) || size > LARGEST) throw new RangeError(`no words for ${grosz} grosz`);
	const [whole, rest] = [Math.floor(size / 100), size % 100];
	const said = [
		`${numberInWords(lang, whole)} ${plural(lang, whole, ZLOTYS)}`,
		`${numberInWords(lang, rest)} ${plural(lang, rest, GROSZE)}`,
	].join(lang === "pl" ? " " : " and ");
	return grosz < 0 ? `minus ${said}` : said;
}
