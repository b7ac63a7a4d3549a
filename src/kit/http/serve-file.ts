import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountOf, Call, CountedOf, ParamsOf, QueryOf } from "../contract/call.ts";
import { fileAnswers } from "./answers.ts";
import { type Count, gateOf } from "./gate.ts";
import { securityOf } from "./serve.ts";

export type ServedFile = {
	type: string;
	name: string;
	bytes: Buffer | string | Readable;
	/** True shows the file in the browser instead of saving it. */
	isOpened: boolean;
};

export type FileTypes = { description: string; types: string[] };
export type FileInput<C extends Call> = {
	params: ParamsOf<C>;
	query: QueryOf<C>;
	accountId: AccountOf<C>;
	count: Count<CountedOf<C>>;
	request: FastifyRequest;
};

/** Serves a file in one of `types`, uncached. */
export function serveFile<C extends Call>(
	app: FastifyInstance,
	call: C,
	{ description, types }: FileTypes,
	handler: (input: FileInput<C>) => Promise<ServedFile>,
): void {
	const { method, path: url, summary, tag, params, query: querystring } = call;
	const authorize = gateOf(app, call);
	app.route({
		method,
		url,
		schema: {
			summary,
			tags: [tag],
			...securityOf(call),
			params,
			querystring,
			response: fileAnswers(description, ...types),
		},
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId, count } = await authorize(request);
			const file = await handler({
				params: request.params as ParamsOf<C>,
				query: request.query as QueryOf<C>,
				accountId: accountId as AccountOf<C>,
				count,
				request,
			});
			reply.header("content-disposition", `${file.isOpened ? "inline" : "attachment"}; filename="${file.name}"`);
			return reply.type(file.type).send(file.bytes);
		},
	});
}
