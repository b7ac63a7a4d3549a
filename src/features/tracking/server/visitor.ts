import type { FastifyReply, FastifyRequest } from "fastify";
import { VISITOR_KEY } from "../addresses.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** A year; the page about cookies says so. */
const MAX_AGE_SECONDS = 31_536_000;

/** The consenting visitor's id from the request's cookie; undefined for others. */
export function visitorOf(request: FastifyRequest): string | undefined {
	const value = request.cookies[VISITOR_KEY];
	return value && UUID.test(value) ? value.toLowerCase() : undefined;
}

/** Sets or clears the cookie, by which the page's script knows that consent is recorded. */
export function tellVisitor(reply: FastifyReply, id: string | null, isSecure: boolean): void {
	const shape = { path: "/", sameSite: "lax", secure: isSecure } as const;
	if (id === null) reply.clearCookie(VISITOR_KEY, shape);
	else reply.setCookie(VISITOR_KEY, id, { ...shape, maxAge: MAX_AGE_SECONDS });
}
