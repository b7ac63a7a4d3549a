import { decodeQR } from "qr/decode.js";

/**
 * Reads a QR code like a camera, with four pixels per module and a quiet zone of four modules. Throws if it is
 * unreadable.
 */
export function readCode(size: number, isDark: (x: number, y: number) => boolean): string {
	const side = (size + 8) * 4;
	const data = new Uint8Array(side * side * 4).fill(255);
	for (let y = 0; y < size * 4; y++) {
		for (let x = 0; x < size * 4; x++) {
			if (isDark(x >> 2, y >> 2)) data.fill(0, ((y + 16) * side + x + 16) * 4, ((y + 16) * side + x + 17) * 4 - 1);
		}
	}
	return decodeQR({ width: side, height: side, data });
}
