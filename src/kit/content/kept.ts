import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Clock } from "../time/zone.ts";
import type { ContentVersions } from "./version.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** What is made once per version of the content and then sent ready. */
export type Made = {
	contentType: string;
	text: string;
	status?: number;
	headers?: Record<string, string>;
	/** The moment at which time alone makes it wrong: a price round ends, news appear. */
	until?: Date | undefined;
};

/** A made answer in every encoding, with its complete headers. */
export type Kept = {
	version: number;
	/** Milliseconds since 1970 by the injected clock. */
	until: number;
	status: number;
	etag: string;
	plain: Encoded;
	gzip: Encoded;
	brotli: Encoded;
	notModified: string[];
};
type Encoded = { bytes: Buffer; headers: string[] };

/** How many addresses may point to kept answers; past it the table of addresses begins anew. */
const ADDRESS_LIMIT = 5000;

export type KeptAnswers = {
	/**
	 * Sends the kept answer of an address when there is one of the current version.
	 * Gives false (or a promise of it) when the request must take the ordinary way.
	 */
	tryServe(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
	/** The answer under a key: kept if it is of the current version, otherwise made once for all who wait. */
	answer(key: string, make: () => Promise<Made>): Promise<Kept>;
	/** Remembers that an address, as this visitor asks, is answered by a key. */
	remember(request: IncomingMessage, key: string): void;
	send(request: IncomingMessage, response: ServerResponse, kept: Kept): void;
	count(): number;
};

/** The part of a request besides its address that may choose another language: `en` in the cookie or in the preferred language. */
function variantOf(request: IncomingMessage): string {
	const url = request.url!;
	if (url.startsWith("/api/")) return request.headers["accept-language"]?.slice(0, 2).toLowerCase() === "en" ? "e" : "p";
	const cookie = request.headers.cookie;
	if (!cookie) return "p";
	return /(?:^|; )lang=en/.test(cookie) ? "e" : /(?:^|; )lang=pl/.test(cookie) ? "l" : "p";
}

async function encode(made: Made, version: number, common: Record<string, string>): Promise<Kept> {
	const bytes = Buffer.from(made.text);
	const [gzipped, brotlied] = await Promise.all([
		toGzip(bytes, { level: 6 }),
		toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	]);
	const etag = `"${createHash("sha256").update(made.contentType).update(bytes).digest("base64url").slice(0, 22)}"`;
	const base = {
		...common,
		etag,
		"cache-control": "public, max-age=0, must-revalidate",
		vary: "accept-encoding, accept-language, cookie",
		...made.headers,
	};
	const encoded = (body: Buffer, encoding?: string): Encoded => ({
		bytes: body,
		headers: Object.entries({
			"content-type": made.contentType,
			"content-length": String(body.length),
			...(encoding && { "content-encoding": encoding }),
			...base,
		}).flat(),
	});
	return {
		version,
		until: made.until?.getTime() ?? Number.POSITIVE_INFINITY,
		status: made.status ?? 200,
		etag,
		plain: encoded(bytes),
		gzip: encoded(gzipped, "gzip"),
		brotli: encoded(brotlied, "br"),
		notModified: Object.entries(base).flat(),
	};
}

function send(request: IncomingMessage, response: ServerResponse, kept: Kept): void {
	const known = request.headers["if-none-match"];
	if (known !== undefined && kept.status === 200 && known.includes(kept.etag)) {
		response.writeHead(304, kept.notModified);
		response.end();
		return;
	}
	const accepts = request.headers["accept-encoding"] ?? "";
	const chosen = accepts.includes("br") ? kept.brotli : accepts.includes("gzip") ? kept.gzip : kept.plain;
	response.writeHead(kept.status, chosen.headers);
	response.end(request.method === "HEAD" ? undefined : chosen.bytes);
}

/**
 * Keeps finished public answers in memory, ready compressed, and serves them like files before the framework sees
 * the request. `headers` are the security headers, which kept answers carry as every other answer does.
 */
export function keptAnswers(versions: ContentVersions, headers: Record<string, string>, clock: Clock): KeptAnswers {
	const byKey = new Map<string, Kept | Promise<Kept>>();
	const keyByAddress = new Map<string, string>();

	const isCurrent = (kept: Kept | Promise<Kept> | undefined, version: number): kept is Kept =>
		kept !== undefined && "version" in kept && kept.version === version && clock.now().getTime() < kept.until;

	return {
		tryServe(request, response) {
			if (request.method !== "GET" && request.method !== "HEAD") return false;
			const key = keyByAddress.get(variantOf(request) + request.url);
			const kept = key === undefined ? undefined : byKey.get(key);
			if (!kept || !("version" in kept)) return false;
			const version = versions.current();
			if (typeof version === "number") {
				if (!isCurrent(kept, version)) return false;
				send(request, response, kept);
				return true;
			}
			return version.then(
				(current) => {
					if (!isCurrent(kept, current)) return false;
					send(request, response, kept);
					return true;
				},
				() => false, // the ordinary way asks the database itself and reports the outage
			);
		},
		async answer(key, make) {
			const version = await versions.current();
			const kept = byKey.get(key);
			if (isCurrent(kept, version)) return kept;
			const name = `${key}\n${version}`;
			let making = byKey.get(name) as Promise<Kept> | undefined;
			if (!making) {
				making = make()
					.then((made) => encode(made, version, headers))
					.then((done) => {
						byKey.set(key, done);
						return done;
					})
					.finally(() => byKey.delete(name));
				byKey.set(name, making);
			}
			return making;
		},
		remember(request, key) {
			if (keyByAddress.size >= ADDRESS_LIMIT) keyByAddress.clear();
			keyByAddress.set(variantOf(request) + request.url, key);
		},
		send,
		count: () => byKey.size,
	};
}
