import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { hashPart, withHash, writeWhole } from "./files.ts";

/** The folder of incomplete uploads. */
export const INCOMING = "incoming";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** An uploaded file that is not stored yet. */
export type IncomingFile = {
	path: string;
	size: number;
	/** The hash in its stored name. */
	hash: string;
	/** Stores it. Returns its name, which contains its hash and never changes. */
	keep(name: string): Promise<string>;
	discard(): Promise<void>;
};

export type KeptFile = {
	size: number;
	/**
	 * Streams its bytes, or the bytes from `start` to `end`, both inclusive. The caller must read the stream to its end
	 * or destroy it.
	 */
	read(range?: { start: number; end: number }): Promise<Readable>;
};

/** Files without a URL; their owner decides who may read them. */
export type PrivateFiles = {
	/** Stores bytes. Returns their name, which contains their hash and never changes. */
	save(name: string, bytes: Uint8Array): Promise<string>;
	/** Receives a stream. On failure it throws the stream's error and leaves nothing. */
	receive(from: Readable): Promise<IncomingFile>;
	/** Opens a stored file; undefined if it is missing. */
	open(name: string): Promise<KeptFile | undefined>;
	remove(name: string): Promise<void>;
	/** Names in a folder that are a day old and not `known`. */
	strays(folder: string, known: (names: string[]) => Promise<ReadonlySet<string>>): Promise<string[]>;
};

export type PrivateFolder = PrivateFiles & { folder: string };

/** Private files in a disk folder, created if missing. */
export function privateFiles(folder: string): PrivateFolder {
	mkdirSync(join(folder, INCOMING), { recursive: true });
	const withFolderMade = async (name: string) => {
		const path = join(folder, name);
		await mkdir(dirname(path), { recursive: true });
		return path;
	};
	return {
		folder,
		async save(name, bytes) {
			const stored = storedName(name, bytes);
			await writeWhole(join(folder, stored), bytes);
			return stored;
		},
		async receive(from) {
			const path = join(folder, INCOMING, randomUUID());
			const discard = () => rm(path, { force: true });
			const { size, hash } = await storeStream(from, path).catch(async (error) => {
				await discard();
				throw error;
			});
			const keep = async (name: string) => {
				const stored = withHash(name, hash);
				await rename(path, await withFolderMade(stored));
				return stored;
			};
			return { path, size, hash, keep, discard };
		},
		async open(name) {
			const path = join(folder, name);
			const size = (await stat(path).catch(unlessMissing))?.size;
			return size === undefined ? undefined : { size, read: async (range) => createReadStream(path, range) };
		},
		remove: (name) => rm(join(folder, name), { force: true }),
		strays: (inner, known) => straysIn(folder, inner, known),
	};
}

export function storedName(name: string, bytes: Uint8Array): string {
	return withHash(name, hashPart(createHash("sha256").update(bytes).digest()));
}

async function straysIn(
	folder: string,
	inner: string,
	known: Parameters<PrivateFiles["strays"]>[1],
): Promise<string[]> {
	const names = ((await readdir(join(folder, inner)).catch(unlessMissing)) ?? []).map((it) => posix.join(inner, it));
	const old: string[] = [];
	for (const name of names) {
		const found = await stat(join(folder, name)).catch(unlessMissing);
		// file times are the machine's, independent of the site's clock
		if (found?.isFile() && found.mtimeMs < Date.now() - DAY_MS) old.push(name);
	}
	const referencedNames = await known(old);
	return old.filter((name) => !referencedNames.has(name));
}

async function storeStream(from: Readable, path: string): Promise<{ size: number; hash: string }> {
	const hash = createHash("sha256");
	let size = 0;
	const counted = new Transform({
		transform(piece: Buffer, _encoding, done) {
			size += piece.length;
			hash.update(piece);
			done(null, piece);
		},
	});
	await pipeline(from, counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
	return { size, hash: hashPart(hash.digest()) };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
	return undefined;
}
