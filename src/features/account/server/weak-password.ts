import commonPasswords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import type { Text } from "../../../kit/i18n/lang.ts";
import { PASSWORD, weakPasswordMessages } from "../password.ts";

/** Common Polish words that the international list lacks, without usual suffixes. */
const POLISH = [
	"haslo",
	"hasło",
	"polska",
	"mateusz",
	"kacper",
	"bartek",
	"misiek",
	"misiaczek",
	"damian",
	"kasia",
	"lukasz",
	"łukasz",
	"michal",
	"michał",
	"karolina",
	"agnieszka",
	"monika",
	"natalia",
	"patryk",
	"dominik",
	"dominika",
	"marcin",
	"kochamcie",
	"kochamcię",
	"myszka",
	"lolek",
	"bolek",
	"karol",
	"kuba",
	"wojtek",
	"piotrek",
	"kamil",
	"kamila",
	"paulina",
	"weronika",
	"zuzanna",
	"magda",
	"ania",
	"dupa",
	"kurwa",
	"legia",
	"wisla",
	"lechpoznan",
	"realmadryt",
	"komputer",
	"lokomotywa",
	"marzenie",
	"wakacje",
	"wiosna",
	"lato",
	"jesien",
	"zima",
	"tajnehaslo",
];
const COMMON: ReadonlySet<string> = Object.freeze(new Set([...commonPasswords, ...POLISH]));

/** So few characters around a word do not make a strong password. */
const AROUND_WORD = 4;
/** Allows for a year or a birthday beside the name. */
const AROUND_NAME = 8;
/** Shorter parts of an address or a name do not count. */
const NAME_MIN = 3;

/** Guessers vary case and accents. */
function plain(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

function isCommon(password: string): boolean {
	const typed = password.normalize("NFKC").toLowerCase();
	const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
	const isWordWithMore = word.length >= NAME_MIN && typed.length - word.length <= AROUND_WORD && COMMON.has(word);
	return COMMON.has(typed) || isWordWithMore || new Set(typed).size < NAME_MIN;
}

/** Says whether a password is only its owner's name or address with a few characters. */
function isMadeOfOwnData(password: string, about: string[]): boolean {
	const wholes = about.map(plain);
	const words = [...wholes, ...wholes.flatMap((whole) => whole.split(/[^\p{L}\p{N}]+/u))];
	const typed = plain(password);
	let left = typed;
	for (const word of words.toSorted((a, b) => b.length - a.length)) {
		if (word.length >= NAME_MIN) left = left.replaceAll(word, "");
	}
	return left.length < typed.length && left.length <= AROUND_NAME && !/\p{L}/u.test(left);
}

/**
 * Returns the error of a common password, or of one made of the owner's address or name (`about`). Server only: the
 * list is 400 kB.
 */
export function weakPassword(password: string, about: (string | null | undefined)[]): Text | undefined {
	if (password.length > PASSWORD.max) return undefined;
	if (isCommon(password)) return weakPasswordMessages.common;
	return isMadeOfOwnData(
		password,
		about.filter((text): text is string => !!text),
	)
		? weakPasswordMessages.own
		: undefined;
}
