import { readFile } from "node:fs/promises";
import { hasPdfActions } from "./pdf-actions.ts";

/** The end-of-file marker is within this many last bytes. */
const TAIL = 2048;

/**
 * Whether bytes are a PDF, whether it is complete, and whether it is `active`: runs scripts, starts programs or acts
 * on opening. Reads the file into memory: the upload limit bounds it.
 */
export async function pdfState(path: string): Promise<"none" | "broken" | "active" | "whole"> {
	const bytes = await readFile(path);
	if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) return "none";
	if (!bytes.subarray(-TAIL).includes("%%EOF")) return "broken";
	const isActive = await hasPdfActions(bytes);
	if (isActive === undefined) return "broken";
	return isActive ? "active" : "whole";
}
