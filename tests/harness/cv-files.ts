import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

export const PDF = Buffer.from(
	`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n${"% ".repeat(500)}\n%%EOF\n`,
);

/** A PDF that runs a script on opening. */
export const ACTIVE_PDF = Buffer.from(
	PDF.toString().replace("/Type/Catalog", "/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
);

const TYPES = (type: string) =>
	`<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.${type}"/></Types>`;
const WORD = TYPES("openxmlformats-officedocument.wordprocessingml.document.main+xml");
export const MACROS = TYPES("ms-word.document.macroEnabled.main+xml");

/** A small DOCX, with added or replaced files. */
export function docx(files: Record<string, string | Buffer> = {}): Promise<Buffer> {
	const all = { "[Content_Types].xml": WORD, "word/document.xml": "<w:document/>", ...files };
	return zip(all);
}

export function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
	const made = new ZipFile();
	for (const [name, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), name);
	made.end();
	return buffer(made.outputStream);
}
