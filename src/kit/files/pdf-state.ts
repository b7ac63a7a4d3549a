import { readFile } from "node:fs/promises";
import { hasPdfActions } from "./pdf-actions.ts";

/** The end-of-file marker is in these last bytes. */
const TAIL = 2048;

/**
 * Checks whether a file is a PDF, complete, and `active`: it runs scripts, starts programs or acts on opening. Reads
 * the file into memory, as the upload limit bounds it.
 */
export async function pdfState(path: string): Promise<"none" | "broken" | "active" | "whole"> {
	const bytes = await readFile(path);
	if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return "none";
	if (!bytes.subarray(-TAIL).includes("%%EOF")) return "broken";
	const isActive = await hasPdfActions(bytes);
	if (isActive === undefined) return "broken";
	return isActive ? "active" : "whole";
}
