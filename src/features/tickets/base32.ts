import { base32nopad } from "@scure/base";

/** RFC 4648 without padding: short in QR codes and safe in URLs. */
export function base32(bytes: Uint8Array): string {
	return base32nopad.encode(bytes);
}

/** Ignores case. Undefined for non-canonical text. */
export function bytesOf(text: string): Uint8Array | undefined {
	try {
		return base32nopad.decode(text.toUpperCase());
	} catch {
		return undefined; // each byte sequence has exactly one text
	}
}
