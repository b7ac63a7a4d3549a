import type { Lang } from "../../kit/i18n/lang.ts";
import type { TeamCode } from "./team-contract.ts";
import { codesFileTexts } from "./texts.ts";

/**
 * A team's codes as CSV that spreadsheets open: UTF-8 with its mark, semicolons, a row per code. A text that a
 * spreadsheet would take for a formula is made harmless.
 */
export function codesFile(lang: Lang, codes: TeamCode[], linkOf: (code: TeamCode) => string): string {
	const { head, states } = codesFileTexts;
	const rows = codes.map((one) => [
		one.code,
		one.packageName,
		states[one.state][lang],
		one.usedBy ?? "",
		one.sentTo ?? "",
		one.state === "unused" ? linkOf(one) : "",
	]);
	return `\uFEFF${[head[lang], ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
