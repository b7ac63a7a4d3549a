import { readFile, stat } from "node:fs/promises";
import { ImportFailure } from "../contract.ts";

const SIZE_LIMIT = 50 * 1024 * 1024;
const TIME_LIMIT_MS = 30_000;
const SIZE_SENTENCE = "is larger than 50 MB, which no schedule is.";

/** UTF-8, unless an XML declaration or a byte-order mark says otherwise. */
function decoded(bytes: Uint8Array, source: string): string {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	const declared = head.startsWith("ÿþ") ? "utf-16le" : /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head)?.[1];
	try {
		return new TextDecoder(declared ?? "utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new ImportFailure(`${source} is not valid ${declared ?? "UTF-8"} text.`);
	}
}

async function fileBytes(path: string): Promise<Uint8Array> {
	try {
		const { size } = await stat(path);
		if (size > SIZE_LIMIT) throw new ImportFailure(`${path} ${SIZE_SENTENCE}`);
		return await readFile(path);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") throw new ImportFailure(`The file ${path} does not exist.`);
		if (code === "EISDIR") throw new ImportFailure(`${path} is a folder, not a file.`);
		if (code === "EACCES") throw new ImportFailure(`This user may not read the file ${path}.`);
		throw error;
	}
}

async function webBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
	const response = await fetch(url, {
		signal,
		headers: { accept: "application/json, application/xml, text/xml, */*;q=0.5" },
	});
	if (!response.ok)
		throw new ImportFailure(`${url} answers ${response.status} ${response.statusText}.`.replace(/ \.$/, "."));
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.length;
		if (size > SIZE_LIMIT) throw new ImportFailure(`${url} ${SIZE_SENTENCE}`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** A schedule's text from a file, or from an http(s) URL within `timeLimitMs`. Throws `ImportFailure`. */
export async function scheduleText(source: string, timeLimitMs: number = TIME_LIMIT_MS): Promise<string> {
	if (!/^https?:\/\//i.test(source)) return decoded(await fileBytes(source), source);
	const signal = AbortSignal.timeout(timeLimitMs);
	try {
		return decoded(await webBytes(source, signal), source);
	} catch (error) {
		if (error instanceof ImportFailure) throw error;
		if (signal.aborted) throw new ImportFailure(`${source} did not answer within ${timeLimitMs / 1000} seconds.`);
		const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
		const reason = cause?.code === "ENOTFOUND" ? "there is no such host" : (cause?.message ?? (error as Error).message);
		throw new ImportFailure(`${source} cannot be fetched: ${reason || cause?.code}.`);
	}
}
