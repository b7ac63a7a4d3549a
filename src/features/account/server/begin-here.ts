import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionHint } from "./auth-routes.ts";
import { type Authentication, headersOf } from "./authentication.ts";
import { knownBrowsers } from "./known-browsers.ts";

/** Begins a session in this browser after an e-mail's link proved the owner. */
export function beginHere(deps: Parameters<typeof knownBrowsers>[0], auth: Authentication) {
	const browsers = knownBrowsers(deps);
	const hint = sessionHint(deps.config);
	return async (request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void> => {
		for (const cookie of await auth.beginSession(accountId, headersOf(request))) reply.header("set-cookie", cookie);
		hint.set(reply);
		await browsers.remember(request, reply, accountId);
	};
}
