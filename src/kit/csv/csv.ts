/**
 * Rows as CSV that spreadsheets open: UTF-8 with its mark, semicolons. A text that a spreadsheet would take for a formula
 * is made harmless; an amount below zero stays one.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
	const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+([.,]\d+)?$/.test(text);
	const harmless = isFormula ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
