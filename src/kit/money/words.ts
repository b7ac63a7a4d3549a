import { toCardinal as english } from "n2words/en-GB";
import { toCardinal as polish } from "n2words/pl-PL";
import type { Lang } from "../i18n/lang.ts";
import { plural } from "../i18n/plural.ts";

/** One grosz less than a thousand million złoty. */
const LARGEST = 99_999_999_999;

const ZLOTYS = {
	pl: { one: "złoty", few: "złote", other: "złotych" },
	en: { one: "zloty", other: "zlotys" },
};
const GROSZE = {
	pl: { one: "grosz", few: "grosze", other: "groszy" },
	en: { one: "grosz", other: "groszy" },
};

/** A thousand is "jeden tysiąc" in an amount, so that nobody can prepend a digit. */
function numberInWords(lang: Lang, n: number): string {
	return lang === "pl" ? polish(n).replace(/(?<!\S)(?:tysiąc|milion)(?!\S)/g, "jeden $&") : english(n);
}

/**
 * An amount in words for documents: "dziewięćset dwadzieścia jeden złotych dwadzieścia siedem groszy", "nine hundred
 * and twenty-one zlotys and twenty-seven groszy". Negative amounts begin with "minus". Takes integer grosz up to 999
 * 999 999,99 zł and throws RangeError beyond.
 */
export function amountInWords(lang: Lang, grosz: number): string {
	const size = Math.abs(grosz);
	if (!Number.isInteger(grosz) || size > LARGEST) throw new RangeError(`no words for ${grosz} grosz`);
	const [whole, rest] = [Math.floor(size / 100), size % 100];
	const sentence = [
		`${numberInWords(lang, whole)} ${plural(lang, whole, ZLOTYS)}`,
		`${numberInWords(lang, rest)} ${plural(lang, rest, GROSZE)}`,
	].join(lang === "pl" ? " " : " and ");
	return grosz < 0 ? `minus ${sentence}` : sentence;
}
