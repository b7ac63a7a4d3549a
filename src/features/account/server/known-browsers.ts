import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isBrowserOf, saveBrowser } from "./browser-store.ts";

/** This cookie grants no access; only log-in calls receive it. */
const COOKIE = "estrada_browser";
const YEAR_SECONDS = 31_536_000;

/** Wrong passwords typed elsewhere do not lock a known browser out. */
export type KnownBrowsers = {
	/** Returns a key for rate limits if this browser has logged in to the account before. */
	known(request: FastifyRequest, email: string): Promise<string | undefined>;
	/** Remembers the browser for a year. */
	remember(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>;
};

/** Stores only a hash of the cookie. Several accounts may share a browser. */
export function knownBrowsers(deps: {
	db: Database;
	clock: Clock;
	ids: { secret(): string };
	config: { publicUrl: string };
}): KnownBrowsers {
	const secure = deps.config.publicUrl.startsWith("https:");
	return {
		async known({ cookies }, email) {
			const secret = cookies[COOKIE];
			const hash = secret && hashOf(secret);
			return hash && (await isBrowserOf(deps.db, hash, email)) ? hash : undefined;
		},
		async remember({ cookies, headers }, reply, accountId) {
			const secret = cookies[COOKIE] || deps.ids.secret();
			const now = deps.clock.now();
			const device = deviceOf(headers["user-agent"]);
			await saveBrowser(deps.db, { tokenHash: hashOf(secret), accountId, device, createdAt: now, usedAt: now });
			const options = { path: "/api", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR_SECONDS } as const;
			reply.setCookie(COOKIE, secret, options);
		},
	};
}
