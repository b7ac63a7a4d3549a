import { createHmac, timingSafeEqual } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { FastifyRequest } from "fastify";
import { must } from "../../../kit/must/must.ts";
import { PASSWORD } from "../password.ts";
import { RESET_HOURS } from "../rules.ts";
import { beginsSession } from "./begin-session.ts";
import { factorPlugins } from "./factor-plugins.ts";
import { noteReset, type ResetDeps, sendReset } from "./password-reset.ts";
import type { Passwords } from "./passwords.ts";
import { storedSecret } from "./store.ts";
import { account, credential, passkey, secondFactor, session, verification } from "./tables.ts";

const SESSION_SECONDS = 30 * 24 * 3600;
/** A phone's code is right for a minute and a half; for so long, and a little longer, it is remembered as used. */
const USED_CODE_MS = 300_000;

/** Log-in and sessions: better-auth on our tables, with our password hashes. */
export type Authentication = {
	/** Answers a request to `/api/auth/…`. */
	handle(request: Request): Promise<Response>;
	/** The id of the account whose session a request carries, or undefined. */
	accountIdOf(headers: Headers): Promise<string | undefined>;
	/** The session that a request carries, with its account, or undefined. */
	sessionOf(headers: Headers): Promise<{ sessionId: string; accountId: string } | undefined>;
	/** Begins a session of an account that has proved who it is; gives the cookies for its browser. */
	beginSession(accountId: string, headers: Headers): Promise<string[]>;
	/** The account that a link for a new password was sent to, while the link works. */
	accountIdOfReset(token: string): Promise<string | undefined>;
	/** The sessions of the account that a request is logged in to, with the one that it carries itself. */
	sessionsOf(headers: Headers): Promise<{ all: SessionRecord[]; ownId: string }>;
	/** Ends a session of the same account, by its token. */
	endSession(headers: Headers, token: string): Promise<void>;
	/** Ends every session of the account but the one that a request carries. */
	endOtherSessions(headers: Headers): Promise<void>;
	/** The account whose password was right in this browser, and whose code is waited for. */
	awaitedAccount(headers: Headers): Promise<string | undefined>;
	/** Takes a phone's code of an account, which is taken once; false where it was. */
	takeCode(accountId: string, code: string): Promise<boolean>;
	/** Gives a code back that was not right. */
	giveBackCode(accountId: string, code: string): Promise<void>;
	/** A mark of a text that only this installation can make, for cookies. */
	markOf(text: string): string;
};

/** What better-auth keeps of a session. */
export type SessionRecord = {
	id: string;
	token: string;
	createdAt: Date;
	updatedAt: Date;
	userAgent?: string | null | undefined;
};

export type AuthenticationDeps = ResetDeps & {
	ids: { next(): string };
	passwords: Passwords;
	config: { publicUrl: string };
};

/** The header by which our routes say at which event a new password is asked for. */
export const EVENT_HEADER = "x-event";
/** The header by which our route says what of the account's access a new password keeps. */
export const KEEP_HEADER = "x-keep";

/** Builds the log-in once. */
export async function authentication(deps: AuthenticationDeps): Promise<Authentication> {
	const secret = await storedSecret(deps.db, "authentication", deps.ids.secret());
	const auth = betterAuthOf(deps, secret);
	return {
		handle: (request) => auth.handler(request),
		accountIdOf: async (headers) => (await auth.api.getSession({ headers }))?.user.id,
		sessionOf: async (headers) => known(await auth.api.getSession({ headers })),
		async beginSession(accountId, headers) {
			const begun = await auth.api.beginSession({ body: { accountId }, headers, returnHeaders: true });
			return begun.headers.getSetCookie();
		},
		async accountIdOfReset(token) {
			const { internalAdapter } = await auth.$context;
			const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
			return found?.value;
		},
		async sessionsOf(headers) {
			const [all, own] = await Promise.all([auth.api.listSessions({ headers }), auth.api.getSession({ headers })]);
			return { all, ownId: must(own, "the session of who asks").session.id };
		},
		async endSession(headers, token) {
			await auth.api.revokeSession({ headers, body: { token } });
		},
		async endOtherSessions(headers) {
			await auth.api.revokeOtherSessions({ headers });
		},
		awaitedAccount: async (headers) => (await auth.api.awaitedAccount({ headers })) ?? undefined,
		...usedCodes(auth.$context),
		markOf: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
	};
}

// long: the settings of the log-in, one to a line
function betterAuthOf(deps: AuthenticationDeps, secret: string) {
	const isHttps = deps.config.publicUrl.startsWith("https:");
	return betterAuth({
		appName: "Estrada",
		baseURL: deps.config.publicUrl,
		basePath: "/api/auth",
		secret,
		database: drizzleAdapter(deps.db, {
			provider: "pg",
			schema: { user: account, account: credential, session, verification, twoFactor: secondFactor, passkey },
		}),
		emailAndPassword: {
			enabled: true,
			disableSignUp: true, // accounts are made by registration, in its own transaction
			requireEmailVerification: true,
			minPasswordLength: PASSWORD.min,
			maxPasswordLength: PASSWORD.max,
			resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
			revokeSessionsOnPasswordReset: false, // ended by `noteReset`, except those that are kept
			sendResetPassword: ({ user, token }, request) =>
				sendReset(deps, { accountId: user.id, secret: token, eventCode: request?.headers.get(EVENT_HEADER) ?? null }),
			onPasswordReset: ({ user }, request) =>
				noteReset(deps, { accountId: user.id, keep: (request?.headers.get(KEEP_HEADER) ?? "").split(",") }),
			password: { hash: deps.passwords.hash, verify: ({ hash, password }) => deps.passwords.verify(hash, password) },
		},
		verification: { storeIdentifier: "hashed" },
		session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SECONDS / 30, freshAge: 0 },
		rateLimit: { enabled: false }, // counted by our own routes, before this
		trustedOrigins: (request) => [deps.config.publicUrl, ...ownOrigin(request, isHttps)],
		plugins: [beginsSession, ...factorPlugins(deps)],
		telemetry: { enabled: false },
		logger: { disabled: true }, // it would log addresses
		advanced: {
			cookiePrefix: "estrada",
			useSecureCookies: isHttps,
			disableCSRFCheck: false,
			disableOriginCheck: false,
			ipAddress: { disableIpTracking: true },
			defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" },
			// people are added by registration alone, which fills the columns that this check misses
			database: { generateId: () => deps.ids.next(), validateSchema: false },
		},
	});
}

/** A phone's codes that were used: the first who takes one has it, also of several processes. */
function usedCodes(context: AuthContext): Pick<Authentication, "takeCode" | "giveBackCode"> {
	const nameOf = (accountId: string, code: string) => `used-code:${accountId}:${code}`;
	return {
		async takeCode(accountId, code) {
			const used = {
				identifier: nameOf(accountId, code),
				value: "used",
				expiresAt: new Date(Date.now() + USED_CODE_MS),
			};
			return (await context).internalAdapter.reserveVerificationValue(used);
		},
		async giveBackCode(accountId, code) {
			await (await context).internalAdapter.deleteVerificationByIdentifier(nameOf(accountId, code));
		},
	};
}

type AuthContext = ReturnType<typeof betterAuthOf>["$context"];

function known(found: { session: { id: string }; user: { id: string } } | null) {
	return found ? { sessionId: found.session.id, accountId: found.user.id } : undefined;
}

/** Whether a mark is the one that is expected, without telling by the time how much of it is right. */
export function isMark(mark: string | undefined, expected: string): boolean {
	const [one, other] = [Buffer.from(mark ?? ""), Buffer.from(expected)];
	return one.length === other.length && timingSafeEqual(one, other);
}

/** A page opened under another of this site's addresses may log in: its origin is the host that it asks, by https where the site has it. */
function ownOrigin(request: Request | undefined, isHttps: boolean): string[] {
	const host = request?.headers.get("host");
	return host ? [`https://${host}`, ...(isHttps ? [] : [`http://${host}`])] : [];
}

/** The request headers that better-auth reads. */
const PASSED = [
	"cookie",
	"origin",
	"referer",
	"host",
	"user-agent",
	"sec-fetch-site",
	"sec-fetch-mode",
	"sec-fetch-dest",
];

/** The headers of a request as the platform's object, for better-auth. */
export function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const name of PASSED) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	if (headers.has("host")) headers.set("host", request.host); // as the visitor asked it, before a trusted proxy
	return headers;
}
