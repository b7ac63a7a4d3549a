import { create } from "qrcode";

/** A QR code to be drawn: its modules on each side, and the dark ones as one path in units of a module. */
export type QrCode = { size: number; path: string };

/** A text as a QR code that stands 15 % of damage; capitals and digits alone take half the place of other text. */
export function qrCodeOf(text: string): QrCode {
	const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
	let path = "";
	for (let row = 0; row < size; row++) {
		for (let from = 0; from < size; from++) {
			let to = from;
			while (to < size && data[row * size + to]) to++;
			if (to > from) path += `M${from} ${row}h${to - from}v1h${from - to}z`;
			from = Math.max(from, to);
		}
	}
	return { size, path };
}
