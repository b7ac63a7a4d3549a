import { stringify } from "csv-stringify/sync";

/** Negative numbers begin like a formula but are harmless. */
const BELOW_ZERO = /^-\d+([.,]\d+)?$/;

/** A phone number is harmless: a formula needs an operator, a name or a bracket after its first sign. */
const PHONE = /^\+\d(?: ?\d){4,14}$/;

/**
 * Rows as CSV for spreadsheets: UTF-8 with BOM, semicolons. Text that looks like a formula is escaped, except
 * negative amounts and phone numbers.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${csvRows(rows)}`;
}

/** Further rows of the same file: like `csvText` without the BOM. */
export function csvRows(rows: readonly (readonly string[])[]): string {
	return stringify(rows as string[][], {
		delimiter: ";",
		record_delimiter: "windows",
		quoted: true,
		quoted_empty: true,
		escape_formulas: true,
		cast: { string: (value) => ({ value, escape_formulas: !BELOW_ZERO.test(value) && !PHONE.test(value) }) },
	});
}
