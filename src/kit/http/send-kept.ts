import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import send from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";
import parseRange from "range-parser";
import type { PrivateFiles } from "../files/private-files.ts";

/**
 * Sends a private file, whole or one range, with the reply's cache headers. A request for several ranges gets the whole
 * file.
 */
export async function sendKept(
	request: FastifyRequest,
	reply: FastifyReply,
	files: PrivateFiles,
	name: string,
): Promise<unknown> {
	const file = await files.open(name);
	if (!file) return reply.callNotFound();
	const { size } = file;
	// the name has a content hash and must stay private
	const etag = `"${createHash("sha256").update(name).digest("base64url").slice(0, 20)}"`;
	if (request.headers["if-none-match"] === etag) return reply.code(304).header("etag", etag).send();
	const part = partOf(request, size, etag);
	// for an empty HEAD body Fastify would send a length of 0
	const bytes = request.method === "HEAD" ? Readable.from([]) : await file.read(part);
	reply.headers({
		etag,
		"accept-ranges": "bytes",
		"content-type": send.mime.getType(name) ?? "application/octet-stream",
		"content-length": part ? part.end - part.start + 1 : size,
	});
	if (part) reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
	return reply.send(bytes);
}

/** The requested range; undefined for the whole. Throws 416 for an invalid one. */
function partOf({ headers }: FastifyRequest, size: number, etag: string): { start: number; end: number } | undefined {
	const { range, "if-range": ifRange = etag } = headers;
	if (!range || ifRange !== etag) return undefined;
	const ranges = parseRange(size, range);
	const response = { statusCode: 416, headers: { "content-range": `bytes */${size}` } };
	if (ranges === -1) throw Object.assign(new RangeError("no such part"), response);
	return ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}
