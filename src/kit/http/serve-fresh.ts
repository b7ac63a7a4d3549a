import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { sharedReading } from "../content/shared-reading.ts";
import type { Call, ParamsOf, ResponseOf } from "../contract/call.ts";
import { contentMark } from "../hash/hash.ts";
import { refuseGate } from "./gate.ts";
import { schemaOf } from "./serve.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Limits queries to ten a second, for any number of visitors. */
const PAUSE_MS = 100;

/** A response in every encoding. */
export type Fresh = { text: string; etag: string; plain: Buffer; gzipped: Buffer; brotlied: Buffer };

export async function freshOf(text: string): Promise<Fresh> {
	const plain = Buffer.from(text);
	const etag = `"${contentMark(plain)}"`;
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
	const [gzipped, brotlied] = await Promise.all([toGzip(plain), toBrotli(plain, { params })]);
	return { text, etag, plain, gzipped, brotlied };
}

/** Sends the encoding that the browser accepts, or a 304. */
export function sendFresh(
	{ headers }: FastifyRequest,
	reply: FastifyReply,
	fresh: Fresh,
	cacheControl: "no-cache" | "private, no-cache",
): FastifyReply {
	reply.headers({ etag: fresh.etag, "cache-control": cacheControl, vary: "accept-encoding" });
	if (headers["if-none-match"]?.includes(fresh.etag)) return reply.code(304).send();
	reply.type("application/json; charset=utf-8");
	const accepts = headers["accept-encoding"] ?? "";
	if (accepts.includes("br")) return reply.header("content-encoding", "br").send(fresh.brotlied);
	if (accepts.includes("gzip")) return reply.header("content-encoding", "gzip").send(fresh.gzipped);
	return reply.send(fresh.plain);
}

/**
 * Serves a polled public GET that must never be stale. Data is read after the request arrives, once for all waiting
 * requests, and compressed once while unchanged. A known ETag gets a 304. `load` depends only on the parameters, never
 * on the caller.
 */
export function serveFresh<C extends Call>(
	app: FastifyInstance,
	call: C,
	load: (params: ParamsOf<C>) => Promise<ResponseOf<C>>,
): void {
	refuseGate(call);
	const readings = new Map<string, () => Promise<Fresh>>();
	const readingOf = (key: string, params: ParamsOf<C>) => {
		const existingReading = readings.get(key);
		if (existingReading) return existingReading;
		let last: Fresh | undefined;
		const made = sharedReading(async () => {
			const text = JSON.stringify(z.encode(call.response, (await load(params)) as never));
			last = last?.text === text ? last : await freshOf(text);
			return last;
		}, PAUSE_MS);
		readings.set(key, made);
		return made;
	};
	app.route({
		method: call.method,
		url: call.path,
		schema: schemaOf(call),
		handler: async (request, reply) => {
			const params = request.params as ParamsOf<C>;
			const key = JSON.stringify(params).toLowerCase();
			const fresh = await readingOf(key, params)().catch((error) => {
				readings.delete(key); // missing resources must not fill the memory
				throw error;
			});
			return sendFresh(request, reply, fresh, "no-cache");
		},
	});
}
