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
/** How many answers are kept; past it the one made first goes. */
const ANSWER_LIMIT = 2000;

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

/** The request headers that choose among kept answers. */
type Choice = { encoding: string; known: string; cookie: string; language: string };

/**
 * Reads those headers from the raw list: `request.headers` would be built for every request, which costs more than
 * sending the answer.
 */
function choiceOf(request: IncomingMessage): Choice {
	const raw = request.rawHeaders;
	const choice: Choice = { encoding: "", known: "", cookie: "", language: "" };
	for (let index = 0; index < raw.length; index += 2) {
		const name = raw[index]!;
		const { length } = name;
		if (length === 15) {
			const lower = name.toLowerCase();
			if (lower === "accept-encoding") choice.encoding = raw[index + 1]!;
			else if (lower === "accept-language") choice.language = raw[index + 1]!;
		} else if (length === 13 && name.toLowerCase() === "if-none-match") choice.known = raw[index + 1]!;
		else if (length === 6 && name.toLowerCase() === "cookie") choice.cookie = raw[index + 1]!;
	}
	return choice;
}

/** What besides the address may choose another language: 0 nothing, 1 English preferred or stored, 2 Polish stored. */
function variantOf(url: string, choice: Choice): 0 | 1 | 2 {
	if (url.startsWith("/api/")) return /^en/i.test(choice.language) ? 1 : 0;
	if (choice.cookie === "") return 0;
	const stored = /(?:^|; ?)lang=(en|pl)/i.exec(choice.cookie)?.[1];
	return stored === undefined ? 0 : stored.toLowerCase() === "en" ? 1 : 2;
}

async function encode(made: Made, version: number, common: Record<string, string>): Promise<Kept> {
	const bytes = Buffer.from(made.text);
	const [gzipped, brotlied] = await Promise.all([
		toGzip(bytes, { level: 6 }),
		toBrotli(bytes, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
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

function send(request: IncomingMessage, response: ServerResponse, kept: Kept, choice: Choice): void {
	if (choice.known !== "" && kept.status === 200 && choice.known.includes(kept.etag)) {
		response.writeHead(304, kept.notModified);
		response.end();
		return;
	}
	const accepts = choice.encoding;
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
	/** Address → key, for each variant of the language. */
	const keyByAddress = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()] as const;

	const isCurrent = (kept: Kept | Promise<Kept> | undefined, version: number): kept is Kept =>
		kept !== undefined &&
		"version" in kept &&
		kept.version === version &&
		(kept.until === Number.POSITIVE_INFINITY || clock.now().getTime() < kept.until);

	return {
		tryServe(request, response) {
			if (request.method !== "GET" && request.method !== "HEAD") return false;
			const choice = choiceOf(request);
			const key = keyByAddress[variantOf(request.url!, choice)].get(request.url!);
			const kept = key === undefined ? undefined : byKey.get(key);
			if (!kept || !("version" in kept)) return false;
			const version = versions.current();
			if (typeof version === "number") {
				if (!isCurrent(kept, version)) return false;
				send(request, response, kept, choice);
				return true;
			}
			return version.then(
				(current) => {
					if (!isCurrent(kept, current)) return false;
					send(request, response, kept, choice);
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
						if (byKey.size >= ANSWER_LIMIT) byKey.delete(byKey.keys().next().value!);
						byKey.set(key, done);
						return done;
					})
					.finally(() => byKey.delete(name));
				byKey.set(name, making);
			}
			return making;
		},
		remember(request, key) {
			const addresses = keyByAddress[variantOf(request.url!, choiceOf(request))];
			if (addresses.size >= ADDRESS_LIMIT) addresses.clear();
			addresses.set(request.url!, key);
		},
		send: (request, response, kept) => send(request, response, kept, choiceOf(request)),
		count: () => byKey.size,
	};
}
