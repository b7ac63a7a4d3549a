import send, { type SendOptions } from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The error of a stream whose reader has disconnected. */
const LEFT = "ERR_STREAM_PREMATURE_CLOSE";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Precompressed variants of a file, smallest first: encoding and extension. */
const COMPRESSED = [
	["br", ".br"],
	["gzip", ".gz"],
] as const;

/** A drawing opened at its own URL must neither run nor load anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Serves files with a content hash in their name. Browsers cache them for a year; compressed variants are used if
 * present.
 */
export function serveFolder(app: FastifyInstance, prefix: string, root: string): void {
	app.route({
		method: ["GET", "HEAD"],
		url: `${prefix}*`,
		schema: { hide: true },
		handler: (request, reply) => sendFile(request, reply, root),
		errorHandler: ignoringClientAbort(app),
	});
}

/** Handles an error during sending. A client that leaves before the first byte is no error. */
export function ignoringClientAbort(app: FastifyInstance): FastifyInstance["errorHandler"] {
	return (error, request, reply) => {
		if ((error as { code?: string }).code === LEFT) request.raw.destroy();
		else app.errorHandler(error, request, reply);
	};
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, root: string): Promise<unknown> {
	const { "*": path } = request.params as { "*": string };
	// only canonical paths below the folder are served
	if (path.split("/").some((part) => part === "" || part.startsWith("."))) return reply.callNotFound();
	if (path.endsWith(".svg")) reply.header("content-security-policy", DRAWING_POLICY);
	const accepted = request.headers["accept-encoding"] ?? "";
	const options = { root, immutable: true, maxAge: YEAR_MS };
	for (const [encoding, ending] of COMPRESSED.filter(([name]) => accepted.includes(name))) {
		const found = await look(request, options, path + ending);
		if (!found) continue;
		reply.headers({ ...found.headers, "content-type": typeOf(path), "content-encoding": encoding });
		return reply.code(found.statusCode).header("vary", "accept-encoding").send(found.stream);
	}
	const found = await look(request, options, path);
	if (!found) return reply.callNotFound();
	return reply.code(found.statusCode).headers(found.headers).header("vary", "accept-encoding").send(found.stream);
}

/** The file to send, or undefined. Throws for an invalid range or an unmet condition. */
async function look(request: FastifyRequest, options: SendOptions, path: string) {
	const found = await send(request.raw, encodeURIComponent(path), { ...options, index: false });
	if (found.type === "file") return found;
	if (found.type === "error" && found.statusCode >= 405) throw found.metadata.error;
	return undefined;
}

function typeOf(path: string): string {
	const type = send.mime.getType(path) ?? "application/octet-stream";
	return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
