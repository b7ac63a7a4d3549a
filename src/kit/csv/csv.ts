import { stringify } from "csv-stringify/sync";

/** Texts that a spreadsheet reads as a number, although they begin like a formula. */
const BELOW_ZERO = /^-\d+([.,]\d+)?$/;

/**
 * Rows as CSV that spreadsheets open: UTF-8 with its mark, semicolons. A text that a spreadsheet would take for a formula
 * is made harmless; an amount below zero stays one.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${csvRows(rows)}`;
}

/** Further rows of the same file: as `csvText`, without the mark. */
export function csvRows(rows: readonly (readonly string[])[]): string {
	return stringify(rows as string[][], {
		delimiter: ";",
		record_delimiter: "windows",
		quoted: true,
		quoted_empty: true,
		escape_formulas: true,
		cast: { string: (value) => ({ value, escape_formulas: !BELOW_ZERO.test(value) }) },
	});
}
