import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { logInByCode } from "../code-contract.ts";
import { factorRefusals } from "../factor-refusals.ts";
import { sessionHint } from "./auth-routes.ts";
import { type Authentication, headersOf } from "./authentication.ts";
import type { GuardLogIn } from "./guard-log-in.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { ProveCode } from "./prove-code.ts";
import { accountById } from "./store.ts";

type CodeDeps = { db: Database; clock: Clock; config: { publicUrl: string } };
type CodeParts = { auth: Authentication; browsers: KnownBrowsers; proveCode: ProveCode; guardLogIn: GuardLogIn };

/** Serves the second step of log-in, after the password. */
export function codeRoutes(
	app: FastifyInstance,
	deps: CodeDeps,
	{ auth, browsers, proveCode, guardLogIn }: CodeParts,
): void {
	const hint = sessionHint(deps.config);
	const takeTry = codeLimits(deps, browsers);

	serve(app, logInByCode, async ({ body, request, reply }) => {
		const accountId = await auth.accountAwaitingCode(headersOf(request));
		if (!accountId) throw new Failure(401, factorRefusals.codeOver);
		await takeTry(request, invariant(await accountById(deps.db, accountId), "the account that logs in").email);
		await guardLogIn(request, reply, {
			accountId,
			logIn: () =>
				proveCode(request, reply, { accountId, code: body.code, headers: { cookie: withoutSession(request) } }),
		});
		await browsers.remember(request, reply, accountId);
		hint.set(reply);
		return { isLoggedIn: true };
	});
}

/** An existing session must not replace the pending log-in. */
function withoutSession({ headers }: FastifyRequest): string {
	const cookies = (headers.cookie ?? "").split(/;\s*/);
	return cookies.filter((cookie) => !/session_token=/.test(cookie)).join("; ");
}

/**
 * Counts attempts before checking (docs/decisions/0033). A known browser has its own limit, so that a thief with the
 * password cannot lock the owner out. Three of a million codes are valid at a time.
 */
function codeLimits(deps: { db: Database; clock: Clock }, browsers: KnownBrowsers) {
	const refusal = factorRefusals.tooManyCodes;
	const quarter = formLimit(deps, { form: "log-in-code", max: 10, windowSeconds: 900, refusal });
	const day = formLimit(deps, { form: "log-in-code-day", max: 50, windowSeconds: 86_400, refusal });
	return async (request: FastifyRequest, email: string): Promise<void> => {
		const browser = await browsers.known(request, email);
		const whose = browser ? `${email} ${browser}` : email;
		await quarter.take(whose);
		await day.take(whose);
	};
}
