import type { FastifyReply, FastifyRequest } from "fastify";
import { VISITOR_KEY } from "../addresses.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** A year, as the cookies page says. */
const MAX_AGE_SECONDS = 31_536_000;

/** The id of a visitor with consent, from the request's cookie, or undefined. */
export function visitorOf(request: FastifyRequest): string | undefined {
	const value = request.cookies[VISITOR_KEY];
	return value && UUID.test(value) ? value.toLowerCase() : undefined;
}

/** Sets or clears the cookie that tells the page's script of a stored consent. */
export function tellVisitor(reply: FastifyReply, id: string | null, isSecure: boolean): void {
	const shape = { path: "/", sameSite: "lax", secure: isSecure } as const;
	if (id === null) reply.clearCookie(VISITOR_KEY, shape);
	else reply.setCookie(VISITOR_KEY, id, { ...shape, maxAge: MAX_AGE_SECONDS });
}
