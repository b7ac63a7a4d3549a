import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { formLimit } from "../../../kit/http/form-limit.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { logIn, logOut, requestReset, resetPassword } from "../contract.ts";
import { passwordError } from "../password.ts";
import { isEmail, keptEmail, SESSION_HINT } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type Authentication, EVENT_HEADER, headersOf } from "./authentication.ts";

/** A year: a session is prolonged by use, and a hint that is left over costs one refused question. */
const HINT_SECONDS = 31_536_000;

/** What better-auth's own codes mean to a person. */
const MEANINGS: Record<string, Failure> = {
	INVALID_EMAIL_OR_PASSWORD: new Failure(401, refusals.wrongPassword),
	INVALID_EMAIL: new Failure(401, refusals.wrongPassword),
	EMAIL_NOT_VERIFIED: new Failure(403, refusals.notActivated),
	INVALID_ORIGIN: new Failure(403, refusals.foreignPage),
	MISSING_OR_NULL_ORIGIN: new Failure(403, refusals.foreignPage),
	INVALID_TOKEN: new Failure(410, refusals.resetOver),
	USER_NOT_FOUND: new Failure(410, refusals.resetOver),
	CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: new Failure(403, refusals.foreignPage),
};

/** Logging in and out, and asking who is logged in, under `/api/auth/`. Everything else there is a 404. */
export function authRoutes(
	app: FastifyInstance,
	deps: { db: Database; clock: Clock; config: { publicUrl: string } },
	auth: Authentication,
): void {
	const byVisitor = rateLimit(deps.clock, { max: 30, windowSeconds: 60 });
	const byAccount = rateLimit(deps.clock, { max: 10, windowSeconds: 300 });
	const pass = passTo(auth, deps.config.publicUrl);
	const hint = { path: "/", sameSite: "lax", secure: deps.config.publicUrl.startsWith("https:") } as const;

	serve(app, logIn, async ({ body, request, reply }) => {
		byVisitor.take(request.ip);
		byAccount.take(keptEmail(body.email));
		await pass(request, reply, "/sign-in/email", { email: keptEmail(body.email), password: body.password });
		reply.setCookie(SESSION_HINT, "1", { ...hint, maxAge: HINT_SECONDS });
		return { isLoggedIn: true };
	});

	serve(app, logOut, async ({ request, reply }) => {
		await pass(request, reply, "/sign-out", {});
		reply.clearCookie(SESSION_HINT, hint);
		return { isLoggedIn: false };
	});

	resetRoutes(app, deps, pass);

	app.all("/api/auth/*", { schema: { hide: true } }, async () => {
		throw notFound({ pl: "Nie ma takiego wywołania API.", en: "There is no such API call." });
	});
}

/** Setting a new password by a letter, for who forgot theirs. */
function resetRoutes(app: FastifyInstance, deps: { db: Database; clock: Clock }, pass: Pass): void {
	const asks = formLimit(deps, { form: "password", max: 10, windowSeconds: 600 });
	const asksTo = formLimit(deps, { form: "password-to", max: 3, windowSeconds: 3600 });
	const resets = rateLimit(deps.clock, { max: 30, windowSeconds: 600 });

	serve(app, requestReset, async ({ body, request, reply }) => {
		const email = keptEmail(body.email);
		if (!isEmail(email)) throw wrongInput({ email: [refusals.notAnAddress] });
		await asks.take(request.ip);
		await asksTo.take(email);
		await pass(request, reply, "/request-password-reset", { email }, { [EVENT_HEADER]: body.eventCode ?? "" });
		return { isAccepted: true };
	});

	serve(app, resetPassword, async ({ body, request, reply }) => {
		resets.take(request.ip);
		const wrong = passwordError(body.newPassword);
		if (wrong) throw wrongInput({ newPassword: [wrong] });
		await pass(request, reply, "/reset-password", body);
		return { isReset: true };
	});
}

type Pass = ReturnType<typeof passTo>;

/** Hands a request on to better-auth; its cookies go to the browser, a refusal becomes ours. */
function passTo(auth: Authentication, publicUrl: string) {
	return async (
		request: FastifyRequest,
		reply: FastifyReply,
		path: string,
		body: object,
		more: Record<string, string> = {},
	): Promise<void> => {
		const headers = headersOf(request);
		for (const [name, value] of Object.entries(more)) if (value) headers.set(name, value);
		headers.set("content-type", "application/json");
		const answer = await auth.handle(
			new Request(`${publicUrl}/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
		);
		reply.header("cache-control", "no-store");
		if (!answer.ok) {
			const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
			throw MEANINGS[code ?? ""] ?? new Failure(answer.status >= 500 ? 503 : answer.status, refusals.logInFailed);
		}
		for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
	};
}
