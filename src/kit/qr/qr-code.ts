import encodeQR from "qr";

/** A drawable QR code: modules per side, and the dark modules as one path. */
export type QrCode = { size: number; path: string };

/** A QR code that tolerates 15 % of damage. Capitals and digits alone take half the space of other text. */
export function qrCodeOf(text: string): QrCode {
	// the library's smallest border is one module; callers add the quiet zone
	const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 }).slice(1, -1);
	let path = "";
	for (const [y, row] of rows.entries()) {
		const modules = row.slice(1, -1);
		for (let from = 0; from < modules.length; from++) {
			let to = from;
			while (modules[to]) to++;
			if (to > from) path += `M${from} ${y}h${to - from}v1h${from - to}z`;
			from = Math.max(from, to);
		}
	}
	return { size: rows.length, path };
}
