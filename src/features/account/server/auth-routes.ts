import type { FastifyInstance, FastifyReply } from "fastify";
import { SESSION_HINT } from "../../../kit/contract/session-hint.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { logIn, logOut, requestReset, resetPassword, viewReset } from "../contract.ts";
import { isNormalizedEmail } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type AccessDeps, listAccess } from "./account-access.ts";
import { type Authentication, EVENT_HEADER, KEEP_HEADER } from "./authentication.ts";
import type { GuardLogIn } from "./guard-log-in.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { logInLimits } from "./log-in-limits.ts";
import { assertNewPassword } from "./new-password.ts";
import type { Pass } from "./pass-to.ts";
import { accountByEmail, accountById } from "./store.ts";

/** One year. An outdated hint costs one refused request. */
const HINT_SECONDS = 31_536_000;

type AuthParts = { auth: Authentication; browsers: KnownBrowsers; pass: Pass; guardLogIn: GuardLogIn };

/** Serves log-in, log-out and the current session under `/api/auth/`; other paths there answer 404. */
export function authRoutes(
	app: FastifyInstance,
	deps: AccessDeps & { db: Database; clock: Clock; config: { publicUrl: string } },
	{ auth, browsers, pass, guardLogIn }: AuthParts,
): void {
	const takeTry = logInLimits(deps, browsers);
	const hint = sessionHint(deps.config);

	serve(app, logIn, async ({ body, request, reply }) => {
		const { email, password } = body;
		await takeTry(request, email);
		const person = await accountByEmail(deps.db, email);
		const { answer } = await guardLogIn(request, reply, {
			accountId: person?.id,
			logIn: () => pass(request, reply, { path: "/sign-in/email", body: { email, password } }),
		});
		if (answer["twoFactorRedirect"]) return { isLoggedIn: false };
		if (person) await browsers.remember(request, reply, person.id);
		hint.set(reply);
		return { isLoggedIn: true };
	});

	serve(app, logOut, async ({ request, reply }) => {
		await pass(request, reply, { path: "/sign-out", body: {} });
		hint.clear(reply);
		return { isLoggedIn: false };
	});

	resetRoutes(app, deps, { auth, browsers, pass });

	app.all("/api/auth/*", { schema: { hide: true } }, async () => {
		throw notFound({ pl: "Nie ma takiego wywołania API.", en: "There is no such API call." });
	});
}

/** Tells scripts that a person has logged in here. */
export function sessionHint({ publicUrl }: { publicUrl: string }) {
	const options = { path: "/", sameSite: "lax", secure: publicUrl.startsWith("https:") } as const;
	return {
		set: (reply: FastifyReply) => void reply.setCookie(SESSION_HINT, "1", { ...options, maxAge: HINT_SECONDS }),
		clear: (reply: FastifyReply) => void reply.clearCookie(SESSION_HINT, options),
	};
}

function resetRoutes(
	app: FastifyInstance,
	deps: AccessDeps & { db: Database; clock: Clock },
	{ auth, browsers, pass }: Omit<AuthParts, "guardLogIn">,
): void {
	serve(app, requestReset, async ({ body, count, request, reply }) => {
		const { email } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ email: [refusals.notAnAddress] });
		await count();
		const isSent = (await accountByEmail(deps.db, email)) !== undefined;
		await count(isSent ? "letter" : "nobody");
		const headers = body.eventCode ? { [EVENT_HEADER]: body.eventCode } : {};
		await pass(request, reply, { path: "/request-password-reset", body: { email }, headers });
		return { isAccepted: true };
	});

	const personOfReset = async (token: string) => {
		const accountId = await auth.accountIdOfReset(token);
		const person = accountId === undefined ? undefined : await accountById(deps.db, accountId);
		if (!person) throw new Failure(410, refusals.resetOver);
		return person;
	};

	serve(app, viewReset, async ({ body, lang }) => {
		const { id: accountId } = await personOfReset(body.token);
		return { access: await listAccess(deps.db, deps, { accountId, askedAt: deps.clock.now(), lang }) };
	});

	serve(app, resetPassword, async ({ body: { token, newPassword, keep = [] }, request, reply }) => {
		const person = await personOfReset(token);
		assertNewPassword(newPassword, person);
		const headers = { [KEEP_HEADER]: keep.join(",") };
		await pass(request, reply, { path: "/reset-password", body: { token, newPassword }, headers });
		await browsers.remember(request, reply, person.id);
		return { isReset: true };
	});
}
