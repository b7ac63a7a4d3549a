import { createHash } from "node:crypto";

/** SHA-256 as 64 lower-case hexadecimal digits, for stored link secrets and ad networks. */
export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** A short hash that tells apart how its parts are divided. */
export function contentMark(...parts: (string | Uint8Array)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("base64url").slice(0, 22);
}
