import { statfs } from "node:fs/promises";

/** Codes for a lack of space or quota, from the system, PostgreSQL or PGlite. */
const CODES = /^(?:ENOSPC|EDQUOT|53100)$/;
const WORDS = /No space left on device|Disk quota exceeded/;
/** Less space counts as full: PostgreSQL's log needs one segment. */
const ENOUGH_BYTES = 16 * 1024 * 1024;

/** Whether an error or its cause is a full disk, which is a 507. */
export function isDiskFull(error: unknown): boolean {
	for (let one = error; one instanceof Error; one = one.cause) {
		const { code, message } = one as NodeJS.ErrnoException;
		if ((code && CODES.test(code)) || WORDS.test(message)) return true;
	}
	return false;
}

/** Whether a folder's disk has space for a write; true if unknown. */
export async function hasRoom(folder: string): Promise<boolean> {
	try {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize >= ENOUGH_BYTES;
	} catch {
		return true;
	}
}
