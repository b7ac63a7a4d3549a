import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { eventByCode } from "../../event/server/store.ts";
import { checkEmail, checkPassword, confirmEmail, resendActivation, saveLanguage } from "../contract.ts";
import { passwordError } from "../password.ts";
import { isNormalizedEmail } from "../rules.ts";
import type { AccessDeps } from "./account-access.ts";
import { type ActivationDeps, sendActivation } from "./activation.ts";
import { addressRoutes } from "./address-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import type { Authentication } from "./authentication.ts";
import { beginHere } from "./begin-here.ts";
import { codeRoutes } from "./code-routes.ts";
import { type ConfirmDeps, confirm } from "./confirm-email.ts";
import { secondFactorOf } from "./factor-store.ts";
import { logInGuard } from "./guard-log-in.ts";
import { knownBrowsers } from "./known-browsers.ts";
import { type AccountReads, meRoute } from "./me-route.ts";
import { passTo } from "./pass-to.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { codeProver } from "./prove-code.ts";
import { isRegistrant } from "./registrant.ts";
import { accountByEmail, isEmailTaken, storeLanguage } from "./store.ts";
import { weakPassword } from "./weak-password.ts";

export type AccountDeps = ActivationDeps &
	AccessDeps &
	ConfirmDeps & {
		db: NodePgDatabase;
		clock: Clock;
		accountReads: AccountReads;
		config: { publicUrl: string; defaultEvent: string };
	};

const YEAR_SECONDS = 31_536_000;

export function accountRoutes(app: FastifyInstance, deps: AccountDeps, auth: Authentication): void {
	const browsers = knownBrowsers(deps);
	const pass = passTo(auth, deps.config.publicUrl);
	const proveCode = codeProver(auth, pass);
	const guardLogIn = logInGuard(deps.db, pass);
	const parts = { auth, browsers, pass, proveCode, guardLogIn };
	emailRoutes(app, deps);
	confirmRoute(app, deps, auth);
	authRoutes(app, deps, parts);
	codeRoutes(app, deps, parts);
	meRoute(app, deps);
	addressRoutes(app, deps, parts);
	passkeyRoutes(app, deps, parts);

	serve(app, saveLanguage, async ({ params, accountId, reply }) => {
		const lang: Lang = langOf(params.lang);
		reply.setCookie("lang", lang, {
			path: "/",
			maxAge: YEAR_SECONDS,
			sameSite: "lax",
			secure: deps.config.publicUrl.startsWith("https:"),
		});
		if (accountId) await storeLanguage(deps.db, accountId, lang, deps.clock.now());
		return { lang };
	});
}

/** Logs in if the event's log-in is open. */
function confirmRoute(app: FastifyInstance, deps: AccountDeps, auth: Authentication): void {
	const begin = beginHere(deps, auth);

	serve(app, confirmEmail, async ({ query, body, lang, request, reply }) => {
		const { accountId, eventCode, notice } = await confirm(deps, {
			secret: query.id,
			password: body?.password ?? undefined,
			newPassword: body?.newPassword ?? undefined,
			isRegistrant: (email) => isRegistrant(request, auth, email),
		});
		const event = eventCode === null ? undefined : await eventByCode(deps.db, eventCode);
		const hasSecondFactor = (await secondFactorOf(deps.db, accountId))?.isOn ?? false; // The link proves only the address.
		const isLoggedIn = (event?.isLoginAvailable ?? true) && !hasSecondFactor;
		if (isLoggedIn) await begin(request, reply, accountId);
		return { isActivated: true, isLoggedIn, eventCode, notice: notice?.[lang] ?? null };
	});
}

function emailRoutes(app: FastifyInstance, deps: AccountDeps): void {
	serveEvent(app, deps, checkEmail, async ({ query }) => {
		return {
			isValid: isNormalizedEmail(query.email) && !(await isEmailTaken(deps.db, query.email, deps.clock.now())),
		};
	});

	serve(app, checkPassword, async ({ body: { password, email, firstName, lastName } }) => {
		const wrong = passwordError(password) ?? weakPassword(password, [email, firstName, lastName]);
		if (wrong) throw wrongInput({ password: [wrong] });
		return { isAccepted: true };
	});

	serve(app, resendActivation, async ({ body, count }) => {
		const to = await accountByEmail(deps.db, body.email);
		const event = await eventByCode(deps.db, body.eventCode ?? deps.config.defaultEvent);
		const isSent = to !== undefined && !to.emailVerified && event !== undefined;
		await count(isSent ? "letter" : "nobody");
		if (isSent) {
			const contact = await participantContact(deps.db, event.id);
			await deps.db.transaction((tx) => sendActivation(tx, deps, { to, event, contact, cause: "again" }));
		}
		return { isAccepted: true };
	});
}
