import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { expect, test } from "vitest";
import { serveFolder } from "./serve-folder.ts";

// a client that leaves before the first byte cannot be simulated, but its error can
test.each([
	["ERR_STREAM_PREMATURE_CLOSE", { answered: 0, left: true }],
	["EIO", { answered: 1, left: false }],
])("for an unsent file, %s is answered: %o", (code, outcome) => {
	const seen = { answered: 0, left: false };
	let route: RouteOptions | undefined;
	const app = {
		route: (options: RouteOptions) => (route = options),
		errorHandler: () => void seen.answered++,
	} as unknown as FastifyInstance;
	serveFolder(app, "/files/", "/nowhere");
	const request = { raw: { destroy: () => (seen.left = true) } } as unknown as FastifyRequest;
	const error = Object.assign(new Error("Premature close"), { code, name: "FastifyError", statusCode: 500 });
	route!.errorHandler!.call(app, error, request, {} as FastifyReply);
	expect(seen).toEqual(outcome);
});
