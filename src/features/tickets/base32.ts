const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as RFC 4648 base32 without padding: capitals and digits, which a QR code packs tightly and an address carries as they are. */
export function base32(bytes: Uint8Array): string {
	let text = "";
	let held = 0;
	let bits = 0;
	for (const byte of bytes) {
		held = (held << 8) | byte;
		bits += 8;
		while (bits >= 5) {
			bits -= 5;
			text += ALPHABET[(held >> bits) & 31];
		}
		held &= 31;
	}
	return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

/** The bytes of a base32 text in any letter case; undefined where `base32` would not have written it so. */
export function bytesOf(text: string): Uint8Array | undefined {
	const capitals = text.toUpperCase();
	const bytes: number[] = [];
	let held = 0;
	let bits = 0;
	for (const letter of capitals) {
		const value = ALPHABET.indexOf(letter);
		if (value < 0) return undefined;
		held = (held << 5) | value;
		bits += 5;
		if (bits >= 8) {
			bits -= 8;
			bytes.push((held >> bits) & 255);
		}
		held &= 255;
	}
	const read = Uint8Array.from(bytes);
	// left-over bits could be anything: only one text stands for the same bytes
	return base32(read) === capitals ? read : undefined;
}
