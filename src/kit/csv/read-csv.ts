import { CsvError, parse } from "csv-parse/sync";

/** A record, with the number of its last line in the file. */
export type CsvRow = { line: number; cells: string[] };

/** `brokenAt`: the line of a quotation mark that is never closed, or stands in the middle of a cell. */
export type CsvFile = { rows: CsvRow[]; brokenAt?: undefined } | { rows?: undefined; brokenAt: number };

/** Reads CSV as spreadsheets write it, with commas, semicolons or tabs; cells are text. Reads at most `max` records. */
export function readCsv(text: string, max: number): CsvFile {
	try {
		const records = parse(text, {
			bom: true,
			delimiter: delimiterOf(text),
			info: true,
			relax_column_count: true,
			skip_records_with_empty_values: true,
			to: max,
			trim: true,
		}) as unknown as { record: string[]; info: { lines: number } }[];
		return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })) };
	} catch (error) {
		if (error instanceof CsvError) return { brokenAt: Number(error["lines"] ?? 1) };
		throw error;
	}
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
	const [head = ""] = text.split(/\r?\n/, 1);
	const counts = [",", ";", "\t"].map((one) => ({ one, count: head.split(one).length }));
	return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ",";
}
