import * as z from "zod/mini";
import type { Text } from "../i18n/lang.ts";
import { refine } from "./refine.ts";

const notOneLine: Text = {
	pl: "Zapisz to w jednym wierszu: usuń znaki końca wiersza, tabulatory i inne znaki sterujące.",
	en: "Keep it on one line: remove line breaks, tabs and other control characters.",
};
const hasControls: Text = {
	pl: "Usuń z tekstu znaki sterujące. Końce wierszy i tabulatory mogą zostać.",
	en: "Remove control characters from the text. Line breaks and tabs may stay.",
};

/** The error for a line break, tab or other control character; undefined for valid text. */
export function singleLineError(text: string): Text | undefined {
	return /[\p{Cc}\u2028\u2029]/u.test(text) ? notOneLine : undefined;
}

/** The error for control characters other than line breaks and tabs; undefined for valid text. */
export function multiLineError(text: string): Text | undefined {
	return /[^\P{Cc}\n\r\t]/u.test(text) ? hasControls : undefined;
}

/** Exported so that a test can find multi-line fields. */
export const multiLineCheck = refine(multiLineError);

/** Text on one line of at most `max` characters. */
export function singleLine(max: number) {
	return z.string().check(z.maxLength(max), refine(singleLineError));
}

/** Multi-line text of at most `max` characters. */
export function multiLine(max: number) {
	return z.string().check(z.maxLength(max), multiLineCheck);
}
