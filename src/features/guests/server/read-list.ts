import { readCsv } from "../../../kit/csv/read-csv.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { type ListRow, listColumns, listRow, MAX_BYTES, MAX_ROWS, withoutRepeats } from "../guest-list.ts";
import { brokenQuotes, listRefusals } from "../texts.ts";

/** `ignored`: headings of columns that a list does not have. */
export type GuestList = { rows: ListRow[]; ignored: string[] };

/** Reads a guest list as CSV. Throws `Failure`: too large (413), unreadable, without guests or too long (422). */
export function readList({ text, packageCode }: { text: string; packageCode: string }): GuestList {
	if (Buffer.byteLength(text) > MAX_BYTES) throw wrongList(listRefusals.tooLarge, 413);
	// the headings, and one row more than allowed
	const { rows, brokenAt } = readCsv(text, MAX_ROWS + 2);
	if (!rows) throw wrongList(brokenQuotes(brokenAt));
	const [head, ...body] = rows;
	if (!head || body.length === 0) throw wrongList(listRefusals.empty);
	if (body.length > MAX_ROWS) throw wrongList(listRefusals.tooLong);
	const { columns, missing } = listColumns(head.cells);
	if (missing) throw wrongList(missing);
	const ignored = head.cells.filter((heading, index) => heading !== "" && columns[index] === undefined);
	return { rows: withoutRepeats(body.map((row) => listRow(row, columns, packageCode))), ignored };
}

function wrongList(sentence: Text, status = 422): Failure {
	return new Failure(status, sentence, { fields: { text: [sentence] } });
}
