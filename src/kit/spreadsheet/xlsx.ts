import { PassThrough, Readable } from "node:stream";
import { escapeUTF8 } from "entities";
import { ZipFile } from "yazl";

/** Text, or an amount in grosz: a number of PLN in a workbook, decimals of the language in a CSV file. */
export type Cell = string | { readonly grosz: number };

/** A stream of pages reads one page ahead; the default is 16. */
export const ONE_PAGE = { highWaterMark: 1 };

/** Fixed, so that equal content gives equal bytes. */
const SOME_MOMENT = new Date("2025-01-01T00:00:00Z");

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET_SCHEMA = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE_SCHEMA = "http://schemas.openxmlformats.org/package/2006";
const OFFICE_SCHEMA = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The formats in `cellXfs` of the styles below. */
const HEAD_STYLE = 1;
const AMOUNT_STYLE = 2;

const relation = (type: string, target: string, id = 1) =>
	`<Relationship Id="rId${id}" Type="${OFFICE_SCHEMA}/${type}" Target="${target}"/>`;

/** All parts of the package except the sheet. */
const PARTS: Readonly<Record<string, string>> = {
	"[Content_Types].xml": `<Types xmlns="${PACKAGE_SCHEMA}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/></Types>`,
	"_rels/.rels": `<Relationships xmlns="${PACKAGE_SCHEMA}/relationships">${relation("officeDocument", "xl/workbook.xml")}</Relationships>`,
	"xl/workbook.xml": `<workbook xmlns="${SHEET_SCHEMA}" xmlns:r="${OFFICE_SCHEMA}"><sheets><sheet name="Estrada" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	"xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE_SCHEMA}/relationships">${relation("worksheet", "worksheets/sheet1.xml")}${relation("styles", "styles.xml", 2)}</Relationships>`,
	"xl/styles.xml": `<styleSheet xmlns="${SHEET_SCHEMA}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Characters that XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Spreadsheets read "_x0041_" as "A". */
const ESCAPE_LIKE = /_(?=x[0-9a-f]{4}_)/gi;

const xmlText = (text: string) =>
	escapeUTF8(text.toWellFormed().replace(NOT_IN_XML, "").replace(ESCAPE_LIKE, "_x005F_"));

/** Text is always text: a spreadsheet runs no formula in it. */
function cellXml(cell: Cell, style: number): string {
	if (typeof cell !== "string") return `<c s="${AMOUNT_STYLE}"><v>${(cell.grosz / 100).toFixed(2)}</v></c>`;
	return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], style = 0) =>
	`<row>${cells.map((cell) => cellXml(cell, style)).join("")}</row>`;

/** The first row stays in view. */
const sheetHead = (columns: number) =>
	`${DECLARATION}<worksheet xmlns="${SHEET_SCHEMA}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="20" customWidth="1"/></cols><sheetData>`;

async function* sheetXml(head: readonly string[], pages: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
	yield sheetHead(head.length) + rowXml(head, HEAD_STYLE);
	for await (const page of pages) yield page.map((cells) => rowXml(cells)).join("");
	yield "</sheetData></worksheet>";
}

/**
 * A workbook (Office Open XML) with one sheet: a head and the rows of all pages. It is written while it is read, so that
 * memory holds one page. An error of `pages` breaks the stream.
 */
export function workbook(head: readonly string[], pages: AsyncIterable<readonly Cell[][]>): Readable {
	const zip = new ZipFile();
	const options = { mtime: SOME_MOMENT, mode: 0o100644, forceDosTimestamp: true };
	for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(DECLARATION + xml), path, options);
	const sheet = Readable.from(sheetXml(head, pages), ONE_PAGE);
	zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", options);
	zip.end();
	const file = zip.outputStream.pipe(new PassThrough());
	sheet.on("error", (error) => file.destroy(error));
	file.on("close", () => sheet.destroy());
	return file;
}
