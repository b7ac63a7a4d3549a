import type { FastifyReply, FastifyRequest } from "fastify";
import { ACTIVATION_HOURS } from "../rules.ts";
import { type Authentication, isMark } from "./authentication.ts";

/** Marks the browser that registered an address and chose its password. The cookie grants no access by itself. */
const COOKIE = "estrada_registrant";

const markFor = (auth: Authentication, email: string) => auth.markOf(`registrant ${email}`);

/** The mark lasts as long as the activation link. */
export function markRegistrant(
	reply: FastifyReply,
	auth: Authentication,
	{ email, publicUrl }: { email: string; publicUrl: string },
): void {
	const secure = publicUrl.startsWith("https:");
	const maxAge = ACTIVATION_HOURS * 3600;
	reply.setCookie(COOKIE, markFor(auth, email), { path: "/api", httpOnly: true, sameSite: "lax", secure, maxAge });
}

export function isRegistrant({ cookies }: FastifyRequest, auth: Authentication, email: string): boolean {
	return isMark(cookies[COOKIE], markFor(auth, email));
}
