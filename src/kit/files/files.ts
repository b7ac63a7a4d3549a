import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The widths in pixels at which a picture is kept. */
export const PICTURE_WIDTHS = [96, 192, 320, 640] as const;

/** Keeps files that the site serves under `/files/`; names carry a hash of the content and never change. */
export type Files = {
	folder: string;
	/** Keeps bytes; gives their address, `/files/…`. Drawings (SVG) are kept compressed beside it, for serving. */
	save(name: string, bytes: Uint8Array | string): Promise<string>;
	/**
	 * Keeps a picture as WebP at every width of `PICTURE_WIDTHS`; gives the address of the widest, `…-640.webp`, which is
	 * named by what it holds: given that file, it gives the same address.
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

/** What is kept once more may be sent or read at that moment: it is there whole, or as it was. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	const unfinished = join(dirname(path), `.${randomUUID()}`);
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
}

/** Files in a folder of the disk. */
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
			const given = await wider.metadata();
			// each from the one that is twice as wide: scaling costs by what it begins with
			for (const width of PICTURE_WIDTHS.toReversed()) {
				const { data, info: raw } = await wider.resize({ width }).raw().toBuffer({ resolveWithObject: true });
				wider = sharp(data, { raw });
				// one that was kept before and comes again is the same file, not a copy of a copy
				const isKept = !stem && given.format === "webp" && given.width === width;
				const webp = isKept ? image : await wider.clone().webp({ quality: 82, effort: 2 }).toBuffer();
				stem ||= `${name}.${hashOf(webp)}`; // what follows a dot is part of the name here
				const stored = await write(`${stem}-${width}.webp`, webp);
				address ||= stored;
			}
			return address;
		},
	};
}
