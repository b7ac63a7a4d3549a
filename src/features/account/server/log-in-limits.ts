import type { FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { countedKey } from "../../../kit/http/rate-limit.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { refusals } from "../texts.ts";
import type { KnownBrowsers } from "./known-browsers.ts";

/**
 * Counts attempts before checking the password (docs/decisions/0033). A known browser has its own limit, so that
 * guessing does not lock the owner out. Other browsers share a limit per network and account, and one per account.
 */
export function logInLimits(deps: { db: Database; clock: Clock }, browsers: KnownBrowsers) {
	const refusal = refusals.tooManyLogIns;
	const fromBrowser = formLimit(deps, { form: "log-in-browser", max: 30, windowSeconds: 900, refusal });
	const fromNetwork = formLimit(deps, { form: "log-in", max: 10, windowSeconds: 900, refusal });
	const toAccount = formLimit(deps, { form: "log-in-account", max: 200, windowSeconds: 3600, refusal });
	return async (request: FastifyRequest, email: string): Promise<void> => {
		const browser = await browsers.known(request, email);
		if (browser) return fromBrowser.take(`${email} ${browser}`);
		await fromNetwork.take(`${email} ${countedKey(request.ip)}`);
		await toAccount.take(email); // The common limit counts last, so that one blocked network does not use it up.
	};
}
