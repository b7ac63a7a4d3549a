import { readFile } from "node:fs/promises";
import { hasPdfActions } from "./pdf-actions.ts";

/** A PDF says within so many of its last bytes that it is whole. */
const TAIL = 2048;

/**
 * Whether a file is a PDF, by its bytes alone, whether it came whole, and whether it is `active`: runs scripts, starts
 * programs or acts when it is opened. It is read into memory: the upload limits its size.
 */
export async function pdfState(path: string): Promise<"none" | "broken" | "active" | "whole"> {
	const bytes = await readFile(path);
	if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return "none";
	if (!bytes.subarray(-TAIL).includes("%%EOF")) return "broken";
	const isActive = await hasPdfActions(bytes);
	if (isActive === undefined) return "broken";
	return isActive ? "active" : "whole";
}
