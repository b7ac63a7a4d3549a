import { createReadStream } from "node:fs";
import { posix } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { S3mini, S3ServiceError } from "s3mini";
import { withHash } from "./files.ts";
import { OutOfReach } from "./out-of-reach.ts";
import { DAY_MS, INCOMING, type KeptFile, type PrivateFiles, type PrivateFolder, storedName } from "./private-files.ts";

export type S3Settings = {
	/** The bucket's URL: `https://s3.eu-central-1.amazonaws.com/estrada`. */
	url: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
};

/** The timeout for the store's first response byte. A part of a film must be sent by then. */
const ANSWER_MS = 60_000;

/**
 * Private files in an object store, under the same names as on disk. Uploads stay on disk until validated. Failures are
 * `OutOfReach`.
 */
// long: the operations of a file store
export function s3Files({ url, ...keys }: S3Settings, disk: PrivateFolder, answerMs = ANSWER_MS): PrivateFiles {
	const bucket = new S3mini({ endpoint: url, ...keys, fetch: fetchWithin(answerMs) });
	return {
		async save(name, bytes) {
			const stored = storedName(name, bytes);
			await bucket.putObject(stored, bytes).catch(failed);
			return stored;
		},
		async receive(from) {
			const incoming = await disk.receive(from);
			const keep = async (name: string) => {
				const stored = withHash(name, incoming.hash);
				const bytes = createReadStream(incoming.path);
				// multipart, so that memory never holds a film
				const parts = Readable.toWeb(bytes) as unknown as globalThis.ReadableStream;
				await bucket
					.putAnyObject(stored, parts)
					.catch(failed)
					.finally(() => bytes.destroy());
				await incoming.discard();
				return stored;
			};
			return { ...incoming, keep };
		},
		async open(name) {
			const size = await bucket.getContentLength(name).catch(unlessMissing);
			return size === undefined ? undefined : keptFile(bucket, name, size);
		},
		async remove(name) {
			if (name.startsWith(`${INCOMING}/`)) await disk.remove(name);
			else await bucket.deleteObject(name).catch(failed);
		},
		async strays(inner, known) {
			if (inner === INCOMING) return disk.strays(inner, known);
			const objects = (await bucket.listObjects("/", posix.join(inner, "/")).catch(failed)) ?? [];
			const old = objects.filter((one) => +new Date(one.LastModified) < Date.now() - DAY_MS).map((one) => one.Key);
			const referencedNames = await known(old);
			return old.filter((name) => !referencedNames.has(name));
		},
	};
}

function keptFile(bucket: S3mini, name: string, size: number): KeptFile {
	return {
		size,
		async read(range) {
			const { status, headers, body } = await bucket
				.getObjectRaw(name, !range, range?.start, range && range.end + 1)
				.catch(failed);
			const contentRange = headers.get("content-range");
			// a different range would corrupt the film
			if (range && (status !== 206 || contentRange !== `bytes ${range.start}-${range.end}/${size}`)) {
				await body?.cancel();
				const requestedRange = `bytes ${range.start}-${range.end} of ${size}`;
				throw new OutOfReach(
					`The object store was asked for ${requestedRange} and gave ${status}, ${contentRange ?? "no range"}.`,
				);
			}
			return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
		},
	};
}

/** `fetch` with a timeout for the start of the response, not for its end. */
function fetchWithin(answerMs: number): typeof fetch {
	return async (input, init) => {
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(new Error(`No answer within ${answerMs} ms.`)), answerMs);
		try {
			return await fetch(input, { ...init, signal: late.signal });
		} finally {
			clearTimeout(timer);
		}
	};
}

/** Returns undefined for a missing object and throws any other failure. */
function unlessMissing(error: Error): undefined {
	if (error.cause instanceof S3ServiceError && error.cause.status === 404) return undefined;
	failed(error);
}

/** Throws `OutOfReach` with the store's message. It omits the file's name, which identifies a person. */
function failed(error: Error): never {
	let cause: Error & { code?: string } = error;
	while (cause.cause instanceof Error) cause = cause.cause;
	throw new OutOfReach(`The object store failed: ${cause.message || cause.code}`);
}
