import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { countedKey } from "../../../kit/http/rate-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { mailboxOf } from "../unconfirmed-allowance.ts";
import { forgetOriginsBefore, type OriginKeys } from "./unconfirmed-store.ts";

/** Identifies a browser to count its unconfirmed orders. It grants no access. */
const COOKIE = "estrada_buyer";
const MAX_AGE_SECONDS = 48 * 3600;

type Deps = { ids: { secret(): string }; config: { publicUrl: string } };

/** Deletes the origins of accounts whose activation link has expired. */
export async function forgetOrigins({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
	await forgetOriginsBefore(db, new Date(clock.now().getTime() - MAX_AGE_SECONDS * 1000));
}

/** The origin of a request. A new browser gets the cookie. */
export function originOf(
	{ cookies, ip }: FastifyRequest,
	reply: FastifyReply,
	email: string,
	{ auth, ids, config }: Deps & { auth: Pick<Authentication, "markOf"> },
): OriginKeys {
	const browserCookie = cookies[COOKIE];
	const browser = browserCookie && browserCookie.length <= 100 ? browserCookie : ids.secret();
	const secure = config.publicUrl.startsWith("https:");
	const options = { path: "/api", httpOnly: true, sameSite: "lax", secure, maxAge: MAX_AGE_SECONDS } as const;
	reply.setCookie(COOKIE, browser, options);
	return {
		mailbox: auth.markOf(`buyer's mailbox ${mailboxOf(email)}`),
		browser: auth.markOf(`buyer's browser ${browser}`),
		network: auth.markOf(`buyer's network ${countedKey(ip)}`),
	};
}
