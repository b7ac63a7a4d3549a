import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { ZipFile } from "yazl";
import { MEDIA_PATH } from "../../kit/bundle/fields.ts";
import { BUNDLE_LIMITS, BundleFailure, type BundleFiles } from "./contract.ts";
import { SCHEMAS } from "./format.ts";

/** Fixed, so that equal content gives equal bytes. */
const SOME_MOMENT = new Date("2025-01-01T00:00:00Z");

function tooLarge(): BundleFailure {
	const { files, allBytes } = BUNDLE_LIMITS;
	return new BundleFailure(
		`A bundle may have at most ${files} files of ${allBytes / 1024 / 1024} MB in total. Nothing was changed.`,
	);
}

/** Throws `BundleFailure` over the limit of unpacked bytes. */
function within(): (bytes: number) => void {
	let left = BUNDLE_LIMITS.allBytes;
	let files = BUNDLE_LIMITS.files;
	return (bytes) => {
		left -= bytes;
		files -= 1;
		if (left < 0 || files < 0 || bytes > BUNDLE_LIMITS.fileBytes) throw tooLarge();
	};
}

/** Deterministic. */
export function zipped(files: BundleFiles): Promise<Buffer> {
	const zip = new ZipFile();
	for (const [path, bytes] of files) {
		// compressed pictures do not shrink further
		const compress = path.endsWith(".json") || path.endsWith(".svg");
		zip.addBuffer(Buffer.from(bytes), path, { mtime: SOME_MOMENT, mode: 0o100644, compress, forceDosTimestamp: true });
	}
	zip.end();
	return buffer(zip.outputStream);
}

/** Drops a single enclosing folder. Throws `BundleFailure` for an invalid or unsafe archive. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Uint8Array>> {
	const files = new Map<string, Uint8Array>();
	const count = within();
	try {
		// yauzl refuses path traversal and entries larger than declared.
		const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
		for await (const entry of zip.eachEntry()) {
			if (entry.fileName.endsWith("/") || isOfSystem(entry.fileName)) continue;
			count(entry.uncompressedSize);
			files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
		}
	} catch (error) {
		if (error instanceof BundleFailure) throw error;
		throw new BundleFailure(`The ZIP cannot be read (${(error as Error).message}). Nothing was changed.`);
	}
	return withoutFolder(files);
}

/** Metadata that operating systems add to folders. */
const isOfSystem = (path: string) => path.startsWith("__MACOSX/") || /^(\.|Thumbs\.db$)/.test(basename(path));

function withoutFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
	const [first] = [...files.keys()].filter((path) => path.endsWith("/bundle.json"));
	if (files.has("bundle.json") || !first) return files;
	const folder = first.slice(0, -"bundle.json".length);
	if (![...files.keys()].every((path) => path.startsWith(folder))) return files;
	return new Map([...files].map(([path, bytes]) => [path.slice(folder.length), bytes]));
}

/** Reads a folder or ZIP. Throws `BundleFailure` if unreadable. */
export async function readBundleFiles(path: string): Promise<Map<string, Uint8Array>> {
	try {
		if (!(await stat(path)).isDirectory()) return await unzipped(await readFile(path));
		const files = new Map<string, Uint8Array>();
		const count = within();
		const entries = await readdir(path, { recursive: true, withFileTypes: true });
		for (const entry of entries.filter((one) => one.isFile() && !isOfSystem(one.name))) {
			const whole = join(entry.parentPath, entry.name);
			count((await stat(whole)).size);
			files.set(whole.slice(join(path, "/").length).replaceAll("\\", "/"), await readFile(whole));
		}
		return files;
	} catch (error) {
		if (error instanceof BundleFailure) throw error;
		throw new BundleFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}

/** Writes a bundle into a new or empty folder, or over another bundle. */
export async function writeBundleFolder(folder: string, files: BundleFiles): Promise<void> {
	await mkdir(folder, { recursive: true });
	const standing = await readdir(folder);
	if (standing.length > 0 && !standing.includes("bundle.json")) {
		throw new BundleFailure(`${folder} exists and is not a bundle. Give a new folder.`);
	}
	// pictures and lists that the event no longer has
	await rm(join(folder, "media"), { recursive: true, force: true });
	for (const name of Object.keys(SCHEMAS)) await rm(join(folder, name), { force: true });
	for (const [path, bytes] of files) {
		if (!(path in SCHEMAS) && !MEDIA_PATH.test(path))
			throw new BundleFailure(`"${path}" is not a valid file path in a bundle.`);
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), bytes);
	}
}
