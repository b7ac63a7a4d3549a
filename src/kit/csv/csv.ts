/**
 * Rows as CSV that spreadsheets open: UTF-8 with its mark, semicolons. A text that a spreadsheet would take for a formula
 * is made harmless.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
	return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
