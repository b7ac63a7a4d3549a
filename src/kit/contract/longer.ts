import type { Text } from "../i18n/lang.ts";

/** "Najwyżej 100 znaków." / "At most 100 characters." */
function tooLong(limit: number): Text {
	return { pl: `Najwyżej ${limit} znaków.`, en: `At most ${limit} characters.` };
}

/** The error for a text over its limit; an emoji counts as one character. */
export function longer(text: string, limit: number): Text | undefined {
	return [...text].length > limit ? tooLong(limit) : undefined;
}
