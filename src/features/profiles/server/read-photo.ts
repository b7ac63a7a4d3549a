import { Failure } from "../../../kit/http/failure.ts";
import { PHOTO } from "../rules.ts";
import { refusals } from "../texts.ts";

/** No other bytes reach a decoder. */
const BEGINNINGS: [offset: number, bytes: string][][] = [
	[[0, "ffd8ff"]],
	[[0, "89504e470d0a1a0a"]],
	[
		[0, "52494646"],
		[8, "57454250"],
	],
];

function isPicture(bytes: Buffer): boolean {
	return BEGINNINGS.some((parts) =>
		parts.every(([offset, hex]) => bytes.subarray(offset, offset + hex.length / 2).toString("hex") === hex),
	);
}

/**
 * Re-encodes a photo as an upright square in two widths, with only its pixels: no location, camera data or trailing
 * bytes. Throws 400 for anything but a picture.
 */
export async function readPhoto(bytes: Buffer): Promise<{ large: Buffer; small: Buffer }> {
	if (!isPicture(bytes)) throw new Failure(400, refusals.noPicture);
	const { default: sharp } = await import("sharp"); // large and rarely needed
	// decodes nothing before the size is known
	const metadata = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!metadata) throw new Failure(400, refusals.noPicture);
	if (metadata.width * metadata.height > PHOTO.maxPixels) throw new Failure(400, refusals.tooManyPixels);
	const width = Math.min(PHOTO.large, metadata.width, metadata.height);
	try {
		const picture = sharp(bytes, { limitInputPixels: PHOTO.maxPixels, failOn: "error" });
		const square = picture.autoOrient().resize({ width, height: width, fit: "cover" });
		const large = await square.flatten({ background: "#ffffff" }).webp({ quality: 84 }).toBuffer();
		const small = await sharp(large).resize({ width: PHOTO.small }).webp({ quality: 82 }).toBuffer();
		return { large, small };
	} catch {
		throw new Failure(400, refusals.noPicture);
	}
}
