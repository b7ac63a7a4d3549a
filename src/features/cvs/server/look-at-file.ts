import { type FileHandle, open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { pdfState } from "../../../kit/files/pdf-state.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { CvKind } from "../contract.ts";
import { kindByBeginning } from "../rules.ts";
import { refusals } from "../texts.ts";

const UNPACKED = { files: 2000, bytes: 60 * 1024 * 1024 };

/** Finds a CV file's kind by its content. Throws 400 with the reason if it is none. */
export async function lookAtFile(path: string): Promise<CvKind> {
	const opened = await open(path);
	try {
		const kind = kindByBeginning(await bytesAt(opened, 0, 8));
		if (!kind) throw new Failure(400, refusals.noCv);
		const state = kind === "pdf" ? await pdfState(path) : "whole";
		if (state === "broken") throw new Failure(400, refusals.broken);
		if (state === "active") throw new Failure(400, refusals.hasMacros);
		if (kind === "docx") await lookIntoDocx(path);
		return kind;
	} finally {
		await opened.close();
	}
}

async function bytesAt(opened: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer: bytes, bytesRead } = await opened.read({ buffer: Buffer.alloc(length), position });
	return bytes.subarray(0, bytesRead);
}

/** This part of a DOCX lists content types. */
const CONTENT_TYPES = "[Content_Types].xml";
const WORD_DOCUMENT = "word/document.xml";
const WORD_TYPE = "wordprocessingml.document.main+xml";

/**
 * Throws 400 for a file that is no DOCX, is damaged, too large unpacked, or has macros. Checks the declared sizes
 * first, then unpacks everything without storing it: a wrong size counts as damage.
 */
async function lookIntoDocx(path: string): Promise<void> {
	const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
		throw new Failure(400, refusals.broken);
	});
	try {
		let left = UNPACKED.bytes;
		let files = UNPACKED.files;
		const names = new Set<string>();
		let types = "";
		for await (const entry of zip.eachEntry()) {
			left -= entry.uncompressedSize;
			files -= 1;
			if (left < 0 || files < 0) throw new Failure(400, refusals.unpacksTooLarge);
			names.add(entry.fileName);
			if (entry.fileName.endsWith("/")) continue;
			const bytes = await buffer(await zip.openReadStreamPromise(entry));
			if (entry.fileName === CONTENT_TYPES) types = bytes.toString();
		}
		if (!names.has(WORD_DOCUMENT)) throw new Failure(400, refusals.noCv);
		if (/macroEnabled/i.test(types) || [...names].some((name) => /vbaProject\.bin$/i.test(name)))
			throw new Failure(400, refusals.hasMacros);
		if (!types.includes(WORD_TYPE)) throw new Failure(400, refusals.noCv);
	} catch (error) {
		throw error instanceof Failure ? error : new Failure(400, refusals.broken);
	} finally {
		zip.close();
	}
}
