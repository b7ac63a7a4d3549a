import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentMark } from "../hash/hash.ts";
import type { Clock } from "../time/zone.ts";
import { type BoundedMap, bounded } from "./bounded.ts";
import { addressFor, type Choice, choiceOf, isApi, variantOf } from "./choice.ts";
import { type Hosts, noAddresses, rememberAddress, type Site, siteAmong, sitesOf } from "./sites.ts";
import type { ContentVersions } from "./version.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** A response made once per content version. */
export type MadeResponse = {
	contentType: string;
	text: string;
	status?: number;
	headers?: Record<string, string>;
	/** When it becomes invalid without a content change: a price round ends, or news appear. */
	until?: Date | undefined;
};

/** A response in every encoding, with complete headers. */
export type CachedResponse = {
	version: number;
	/** Milliseconds since 1970 by the injected clock. */
	until: number;
	status: number;
	etag: string;
	plain: EncodedBody;
	gzip: EncodedBody;
	brotli: EncodedBody;
	notModified: string[];
};
type EncodedBody = { bytes: Buffer; headers: string[] };

/** Memory limit of cached responses, in bytes; past it the oldest are evicted. */
const ANSWERS_BYTES = 64 * 1024 * 1024;

export type ResponseCache = {
	/**
	 * Sends the cached response of the current version. Returns false without one, or a promise if the database must be
	 * queried.
	 */
	tryServe(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
	/** Returns the cached response of a key, or one made once for all waiting requests. */
	answer(key: string, make: () => Promise<MadeResponse>): Promise<CachedResponse>;
	/** The site of the request's host, or the main one. */
	siteOf(request: IncomingMessage): Promise<Site>;
	/**
	 * Maps a visitor's URL to a cache key. Pages pass their site. API responses are the same on every host and pass none.
	 */
	remember(request: IncomingMessage, key: string, site?: Site): void;
	/** Makes a response for one request, without storing it. */
	once(make: () => Promise<MadeResponse>): Promise<CachedResponse>;
	send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void;
	count(): number;
};

async function encode(made: MadeResponse, version: number, common: Record<string, string>): Promise<CachedResponse> {
	const bytes = Buffer.from(made.text);
	const [gzipped, brotlied] = await Promise.all([
		toGzip(bytes, { level: 6 }),
		toBrotli(bytes, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
	]);
	const etag = `"${contentMark(made.contentType, bytes)}"`;
	const base = {
		...common,
		etag,
		"cache-control": "public, max-age=0, must-revalidate",
		vary: "accept-encoding, accept-language, cookie",
		...made.headers,
	};
	const encoded = (body: Buffer, encoding?: string): EncodedBody => ({
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

function send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, choice: Choice): void {
	if (choice.known !== "" && cached.status === 200 && choice.known.includes(cached.etag)) {
		response.writeHead(304, cached.notModified);
		response.end();
		return;
	}
	const accepts = choice.encoding;
	const chosen = accepts.includes("br") ? cached.brotli : accepts.includes("gzip") ? cached.gzip : cached.plain;
	response.writeHead(cached.status, chosen.headers);
	response.end(request.method === "HEAD" ? undefined : chosen.bytes);
}

type CacheDeps = { headers: Record<string, string>; clock: Clock; hosts: Hosts };

/**
 * Keeps compressed public responses in memory and serves them before the framework. `headers` are the security
 * headers.
 */
// long: its functions share the process's cached responses
export function responseCache(versions: ContentVersions, { headers, clock, hosts }: CacheDeps): ResponseCache {
	const byKey = bounded<CachedResponse>(
		ANSWERS_BYTES,
		({ plain, gzip, brotli }) => plain.bytes.length + gzip.bytes.length + brotli.bytes.length,
	);
	const making = new Map<string, Promise<CachedResponse>>();
	const sites = sitesOf(versions, hosts);
	const apiAddresses = noAddresses();

	const isCurrent = (cached: CachedResponse | undefined, version: number): cached is CachedResponse =>
		cached !== undefined &&
		cached.version === version &&
		(cached.until === Number.POSITIVE_INFINITY || clock.now().getTime() < cached.until);

	return {
		tryServe(request, response) {
			if (request.method !== "GET" && request.method !== "HEAD") return false;
			const { url = "/" } = request;
			const choice = choiceOf(request);
			const knownSites = sites.known();
			const isForAnyHost = isApi(url);
			const { addresses } = isForAnyHost ? { addresses: apiAddresses } : siteAmong(knownSites, request, hosts);
			const key = addresses[variantOf(url, choice)].get(addressFor(url, choice));
			const cached = key === undefined ? undefined : byKey.get(key);
			if (!cached) return false;
			const serve = (version: number): boolean => {
				if (!isCurrent(cached, version) || !(isForAnyHost || knownSites.version === version)) return false;
				send(request, response, cached, choice);
				return true;
			};
			const version = versions.current();
			// if the database fails, the framework queries again and reports the outage
			return typeof version === "number" ? serve(version) : version.then(serve, () => false);
		},
		answer: (key, make) => cachedOrMade({ byKey, making, versions, headers, isCurrent }, key, make),
		async once(make) {
			const made = await make();
			return encode({ ...made, headers: { ...made.headers, "cache-control": "private, no-store" } }, -1, headers);
		},
		siteOf: (request) => sites.of(request),
		remember(request, key, site) {
			const { url = "/" } = request;
			// not stored: the next look-up would take an encoded API path ("/%61pi/…") for a page
			if (!site && !isApi(url)) return;
			const choice = choiceOf(request);
			rememberAddress(site?.addresses ?? apiAddresses, variantOf(url, choice), addressFor(url, choice), key);
		},
		send: (request, response, cached) => send(request, response, cached, choiceOf(request)),
		count: () => byKey.size,
	};
}

async function cachedOrMade(
	deps: {
		byKey: BoundedMap<CachedResponse>;
		making: Map<string, Promise<CachedResponse>>;
		versions: ContentVersions;
		headers: Record<string, string>;
		isCurrent(cached: CachedResponse | undefined, version: number): cached is CachedResponse;
	},
	key: string,
	make: () => Promise<MadeResponse>,
): Promise<CachedResponse> {
	const { byKey, making } = deps;
	const version = await deps.versions.current();
	const cached = byKey.get(key);
	if (deps.isCurrent(cached, version)) return cached;
	const name = `${key}\n${version}`;
	const running = making.get(name);
	if (running) return running;
	const made = make()
		.then((answer) => encode(answer, version, deps.headers))
		.then((done) => {
			byKey.set(key, done);
			return done;
		})
		.finally(() => making.delete(name));
	making.set(name, made);
	return made;
}
