import { Readable } from "node:stream";
import { csvRows, csvText } from "../csv/csv.ts";
import type { FileTypes, ServedFile } from "../http/serve-file.ts";
import type { Lang } from "../i18n/lang.ts";
import type { FileFormat } from "../list/list-query.ts";
import { type Cell, ONE_PAGE, workbook } from "./xlsx.ts";

const TYPES: Readonly<Record<FileFormat, string>> = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** How the API reference describes a call that answers `tableFile`. */
export const tableFileTypes = (description: string): FileTypes => ({ description, types: ["text/csv", TYPES.xlsx] });

type Table = {
	format: FileFormat;
	lang: Lang;
	/** Without its ending. */
	name: string;
	head: readonly string[];
	pages: AsyncIterable<readonly Cell[][]>;
};

/** A table as a file to save, streamed page by page. */
export function tableFile({ format, lang, name, head, pages }: Table): ServedFile {
	const bytes = format === "xlsx" ? workbook(head, pages) : Readable.from(csvParts(lang, head, pages), ONE_PAGE);
	return { type: TYPES[format], name: `${name}.${format}`, bytes, isOpened: false };
}

async function* csvParts(lang: Lang, head: readonly string[], pages: Table["pages"]): AsyncGenerator<string> {
	yield csvText([head]);
	for await (const page of pages) yield csvRows(page.map((cells) => cells.map((cell) => csvCell(lang, cell))));
}

/** -123450 grosz → "-1234.50", "-1234,50" in Polish. */
function csvCell(lang: Lang, cell: Cell): string {
	if (typeof cell === "string") return cell;
	const text = (cell.grosz / 100).toFixed(2);
	return lang === "pl" ? text.replace(".", ",") : text;
}
