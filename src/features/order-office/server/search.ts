import { typedWords } from "../../../kit/i18n/typed-words.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { normalizedCode } from "../../codes/rules.ts";

/** The ways in which typed text may name orders. */
export type OrderSearch = {
	/** Beginnings of words of the number, the payer's name, the tax number or the buyer's name. */
	words: string[];
	/** The buyer's whole address. */
	email: string | null;
	/** A discount code, or a team's code. */
	code: string;
};

const MAX_WORDS = 8;
/** Digits with the usual separators: "000-777-10-00", "PL 000 777 10 00". */
const TAX_NUMBER = /^(?:PL)?[\s-]*(?:\d[\s-]*){9,}$/i;

/** Undefined for an empty text. */
export function searchOf(typed: string): OrderSearch | undefined {
	const text = typed.trim();
	if (text === "") return undefined;
	const words = TAX_NUMBER.test(text) ? [text.replace(/\D/g, "")] : typedWords(text).slice(0, MAX_WORDS);
	return { words, email: text.includes("@") ? normalizedEmail(text) : null, code: normalizedCode(text) };
}
