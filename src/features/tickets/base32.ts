import { base32nopad } from "@scure/base";

/** Bytes as RFC 4648 base32 without padding: capitals and digits, which a QR code packs tightly and an address carries as they are. */
export function base32(bytes: Uint8Array): string {
	return base32nopad.encode(bytes);
}

/** The bytes of a base32 text in any letter case; undefined where `base32` would not have written it so. */
export function bytesOf(text: string): Uint8Array | undefined {
	try {
		return base32nopad.decode(text.toUpperCase());
	} catch {
		return undefined; // another sign, or bits left over: only one text stands for the same bytes
	}
}
