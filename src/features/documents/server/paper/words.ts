import type { Text } from "../../../../kit/i18n/lang.ts";
import { type Content, colours, faces, h, Text as Line, type Style, View } from "../../../../kit/pdf/sheet.ts";
import type { DocumentContent } from "../../contract.ts";

export type Languages = DocumentContent["languages"];

/** "Sprzedawca" or "Sprzedawca / Seller". */
export function inLanguages(languages: Languages, text: Text): string {
	return languages === "pl" || text.pl === text.en ? text.pl : `${text.pl} / ${text.en}`;
}

/** A second language has its own line. */
export function label(languages: Languages, text: Text, style: Style = {}): Content {
	const isTwo = languages === "pl-en" && text.pl !== text.en;
	return h(
		View,
		{ style: { color: colours.muted, fontSize: 7.5, lineHeight: 1.3 } },
		h(Line, { style }, text.pl),
		isTwo && h(Line, { style: { fontSize: 6.5, ...style } }, text.en),
	);
}

/** A small label above its value; `also` is the English value. */
export function fact(languages: Languages, name: Text, value: string, also?: string): Content {
	return h(
		View,
		{ key: name.en, style: { flex: 1, paddingRight: 10 } },
		label(languages, name),
		h(View, { style: { marginTop: 2 } }, lines(value, { ...faces.strong, fontSize: 10 })),
		languages === "pl-en" && also && also !== value && h(Line, { style: { fontSize: 7.5 } }, also),
	);
}

export function lines(text: string, style: Style = {}): Content {
	return text.split(/\r?\n/).map((line, key) => h(Line, { key: String(key), style }, line.replaceAll("\t", " ")));
}

/** "2025-04-30" becomes "30.04.2025". */
export function dayText(day: string): string {
	return day.split("-").reverse().join(".");
}
