import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export const PICTURE_WIDTHS = [96, 192, 320, 640] as const;

/** Keeps files that the site serves under `/files/`; names carry a hash of the content and never change. */
export type Files = {
	folder: string;
	/** Stores bytes and gives their address, `/files/…`. SVG is also stored compressed. */
	save(name: string, bytes: Uint8Array | string): Promise<string>;
	/**
	 * Stores a picture as WebP in every width of `PICTURE_WIDTHS` and gives the address of the widest, `…-640.webp`,
	 * named by its content. Storing that file again gives the same address.
	 */
	savePicture(name: string, image: Uint8Array): Promise<string>;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The part of a name that says what the file holds, of the SHA-256 of its bytes. */
export function hashPart(sha256: Buffer): string {
	return sha256.toString("base64url").slice(0, 10).replace(/[-_]/g, "x");
}

function hashOf(bytes: Uint8Array | string): string {
	return hashPart(createHash("sha256").update(bytes).digest());
}

/** A name that carries what the content hashes to. */
export function withHash(name: string, hash: string): string {
	const { dir, name: stem, ext } = posix.parse(name);
	return posix.join(dir, `${stem}.${hash}${ext}`);
}

/** A file that is stored again may be read meanwhile: readers see the old or the new one, never a part. */
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
			const { default: sharp } = await import("sharp"); // large, and needed only when a picture comes in
			let stem = "";
			let address = "";
			let wider = sharp(image, { density: 144 });
			const metadata = await wider.metadata();
			// each from the next larger one: scaling costs by its input
			for (const width of PICTURE_WIDTHS.toReversed()) {
				const { data, info: raw } = await wider.resize({ width }).raw().toBuffer({ resolveWithObject: true });
				wider = sharp(data, { raw });
				// a stored file that comes again is the same file, not a copy of a copy
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
