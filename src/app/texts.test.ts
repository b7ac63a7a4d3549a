import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
const files = globSync(["**/*texts.ts", "**/*messages.ts", "features/account/password.ts"], { cwd: src });
const modules = await Promise.all(
	files.map(async (path): Promise<[string, unknown]> => [path, await import(join(src, path))]),
);

type Pair = { place: string; pl: string; en: string };

/** Every exported pair of phrases with its place, except phrases built by functions. */
function pairsIn(place: string, value: unknown): Pair[] {
	if (typeof value !== "object" || value === null) return [];
	const { pl, en } = value as Record<string, unknown>;
	if (typeof pl === "string" && typeof en === "string") return [{ place, pl, en }];
	return Object.entries(value).flatMap(([name, inner]) => pairsIn(`${place} ${name}`, inner));
}

const pairs = modules.flatMap(([path, exported]) => pairsIn(path.replace(/^.*\//, ""), exported));

/** Ignores abbreviations. */
const isSentences = (text: string) => /(?<!\b(?:np|e\.g|min|godz|sek|ul|nr|al|os))[.!?] \p{Lu}/u.test(text);
/** A colon introduces the next element. */
const endOf = (text: string) => /([.!?…:]["”]?|[^\p{L}]npx estrada \S.*)$/u.test(text) && !/^(godz|sek)\.$/.test(text);
const isCapital = (text: string) => /^[„“(]*\p{Lu}(?!\p{Lu})/u.test(text);
const isSmall = (text: string) => /^[„“(]*\p{Ll}/u.test(text);

/** A link follows the sentence about a form's use of data. */
const isOpen = ({ place }: Pair) => /Title$|^texts\.ts texts use$/.test(place);
/** Polish writes language names in lower case. */
const isLanguage = ({ place }: Pair) => /^texts\.ts outboxTexts (pl|en)$/.test(place);
const SPECIFIED = [
	"Posiadasz już konto - zaloguj sie",
	"Rejestracja na to wydarzenie jest zablokowana",
	"Formularz zawiera błędy",
	"podaj imię",
	"podaj nazwisko",
	"podaj email",
	"błędny format",
	"email jest już używany",
	"podaj hasło",
	"podaj numer telefonu",
	"błędny numer telefonu",
	"hasło jest za krótkie",
	"hasła nie są identyczne",
	"pole jest wymagane",
	"wybierz co najmniej jedną opcję",
	"zgoda jest wymagana",
];

test("finds phrases", () => expect(pairs.length).toBeGreaterThan(900));

test("sentences begin with a capital letter and end with a full stop, in both languages", () => {
	const wrong = pairs.flatMap((pair) =>
		([pair.pl, pair.en] as const).filter(
			(text) => isSentences(text) && !isOpen(pair) && (isSmall(text) || !endOf(text)),
		),
	);
	expect(wrong).toEqual([]);
});

test("so do refusals and field errors, except the specification's own words", () => {
	const refusals = pairs.filter(
		({ place, pl }) => /refus|^messages\.ts messages |^password\.ts/i.test(place) && !SPECIFIED.includes(pl),
	);
	expect(refusals.length).toBeGreaterThan(100);
	const wrong = refusals.flatMap(({ pl, en }) => [pl, en].filter((text) => isSmall(text) || !endOf(text)));
	expect(wrong).toEqual([]);
});

test("both languages begin and end a phrase alike", () => {
	const wrong = pairs.filter(
		({ pl, en }) => endOf(pl) !== endOf(en) || (isCapital(pl) && isSmall(en)) || (isSmall(pl) && isCapital(en)),
	);
	expect(wrong.filter((pair) => !isLanguage(pair) && !isOpen(pair)).map(({ pl, en }) => `${pl} | ${en}`)).toEqual([]);
});

test("no Polish phrase addresses a person by name, which needs a declension", () => {
	const calls = /^(#(first)?name|\{name\}),|^[\p{L} ]+, (#(first)?name|\{name\})/iu;
	expect(pairs.filter(({ pl }) => calls.test(pl)).map(({ pl }) => pl)).toEqual(["{name}, {day}"]);
});
