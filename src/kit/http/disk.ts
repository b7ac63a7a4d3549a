import { statfs } from "node:fs/promises";

/** No space or quota left: of the system, of PostgreSQL, or of PGlite, which passes the system's words on. */
const CODES = /^(?:ENOSPC|EDQUOT|53100)$/;
const WORDS = /No space left on device|Disk quota exceeded/;
/** Less than this is as good as nothing: one segment of PostgreSQL's log has as much. */
const ENOUGH_BYTES = 16 * 1024 * 1024;

/** Whether an error, or what caused it, is that the disk is full: it is answered with 507, not 500. */
export function isDiskFull(error: unknown): boolean {
	for (let one = error; one instanceof Error; one = one.cause) {
		const { code, message } = one as NodeJS.ErrnoException;
		if ((code && CODES.test(code)) || WORDS.test(message)) return true;
	}
	return false;
}

/** Whether a folder's disk has space for a write; true where the system does not say. */
export async function hasRoom(folder: string): Promise<boolean> {
	try {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize >= ENOUGH_BYTES;
	} catch {
		return true;
	}
}
