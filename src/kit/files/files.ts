import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export const PICTURE_WIDTHS = [96, 192, 320, 640] as const;

/** Files served under `/files/`. Their names contain a content hash, so they never change. */
export type Files = {
	folder: string;
	/** Stores bytes and returns their URL, `/files/…`. SVG is also stored compressed. */
	save(name: string, bytes: Uint8Array | string): Promise<string>;
	/**
	 * Stores a picture as WebP in every width of `PICTURE_WIDTHS`. Returns the URL of the widest, `…-640.webp`, named by
	 * its content. Storing that file again returns the same URL.
	 */
	savePicture(name: string, image: Uint8Array): Promise<string>;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The part of the SHA-256 used in file names. */
export function hashPart(sha256: Buffer): string {
	return sha256.toString("base64url").slice(0, 10).replace(/[-_]/g, "x");
}

function hashOf(bytes: Uint8Array | string): string {
	return hashPart(createHash("sha256").update(bytes).digest());
}

export function withHash(name: string, hash: string): string {
	const { dir, name: stem, ext } = posix.parse(name);
	return posix.join(dir, `${stem}.${hash}${ext}`);
}

/** Writes atomically: concurrent readers see the old or the new file. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const unfinished = join(dirname(path), `.${randomUUID()}`);
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
}

export function diskFiles(folder: string): Files {
	const write = async (name: string, bytes: Uint8Array | string) => {
		await writeWhole(join(folder, name), bytes);
		return `/files/${name}`;
	};
	return {
		folder,
		async save(name, bytes) {
			const stored = withHash(name, hashOf(bytes));
			if (stored.endsWith(".svg")) {
				await write(`${stored}.br`, await toBrotli(bytes));
				await write(`${stored}.gz`, await toGzip(bytes));
			}
			return write(stored, bytes);
		},
		async savePicture(name, image) {
			const { default: sharp } = await import("sharp"); // imported lazily: large, and needed only for uploads
			let stem = "";
			let address = "";
			let wider = sharp(image, { density: 144 });
			const metadata = await wider.metadata();
			// scales from the next larger width, because the cost grows with the input
			for (const width of PICTURE_WIDTHS.toReversed()) {
				const { data, info: raw } = await wider.resize({ width }).raw().toBuffer({ resolveWithObject: true });
				wider = sharp(data, { raw });
				// keeps a stored file that is uploaded again, instead of encoding it twice
				const isKept = !stem && metadata.format === "webp" && metadata.width === width;
				const webp = isKept ? image : await wider.clone().webp({ quality: 82, effort: 2 }).toBuffer();
				stem ||= `${name}.${hashOf(webp)}`; // the name includes its extension here
				const stored = await write(`${stem}-${width}.webp`, webp);
				address ||= stored;
			}
			return address;
		},
	};
}
