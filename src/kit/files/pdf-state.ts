import { open } from "node:fs/promises";

/** A PDF says within so many of its last bytes that it is whole. */
const TAIL = 2048;

/** Whether a file is a PDF, by its bytes alone, and whether it came whole. */
export async function pdfState(path: string): Promise<"none" | "broken" | "whole"> {
	const opened = await open(path);
	try {
		const { size } = await opened.stat();
		const at = async (position: number, length: number) => {
			const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(length), position });
			return buffer.subarray(0, bytesRead);
		};
		if (!(await at(0, 5)).equals(Buffer.from("%PDF-"))) return "none";
		return (await at(Math.max(0, size - TAIL), TAIL)).includes("%%EOF") ? "whole" : "broken";
	} finally {
		await opened.close();
	}
}
