import { createHmac, timingSafeEqual } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { FastifyRequest } from "fastify";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { PASSWORD } from "../password.ts";
import { RESET_HOURS } from "../rules.ts";
import { beginsSession } from "./begin-session.ts";
import { factorPlugins } from "./factor-plugins.ts";
import { noteReset, type ResetDeps, sendReset } from "./password-reset.ts";
import type { Passwords } from "./passwords.ts";
import { storedSecret } from "./store.ts";
import { account, credential, passkey, secondFactor, session, verification } from "./tables.ts";

const SESSION_SECONDS = 30 * 24 * 3600;
/** Longer than the 90 s for which a code is valid. */
const USED_CODE_MS = 300_000;

/** better-auth on our tables, with our password hashes. */
export type Authentication = {
	handle(request: Request): Promise<Response>;
	/** Returns undefined without a session. */
	accountIdOf(headers: Headers): Promise<string | undefined>;
	/** Returns undefined without a session. */
	sessionOf(headers: Headers): Promise<{ sessionId: string; accountId: string } | undefined>;
	/** Begins a session of an authenticated account; returns its cookies. */
	beginSession(accountId: string, headers: Headers): Promise<string[]>;
	accountIdOfReset(token: string): Promise<string | undefined>;
	sessionsOf(headers: Headers): Promise<{ all: SessionRecord[]; ownId: string }>;
	endSession(headers: Headers, token: string): Promise<void>;
	endOtherSessions(headers: Headers): Promise<void>;
	/** Finds the account of this browser's log-in that awaits a code. */
	accountAwaitingCode(headers: Headers): Promise<string | undefined>;
	/** Claims a code once; returns false if it is already claimed. */
	takeCode(accountId: string, code: string): Promise<boolean>;
	giveBackCode(accountId: string, code: string): Promise<void>;
	/** Returns a keyed signature of a text, for cookies. */
	markOf(text: string): string;
};

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

/** A route sends the event of a password reset in this header. */
export const EVENT_HEADER = "x-event";
/** A route sends the access that survives a new password in this header. */
export const KEEP_HEADER = "x-keep";

export async function authentication(deps: AuthenticationDeps): Promise<Authentication> {
	const secret = await storedSecret(deps.db, "authentication", deps.ids.secret());
	const auth = betterAuthOf(deps, secret);
	return {
		handle: (request) => auth.handler(request),
		accountIdOf: async (headers) => (await auth.api.getSession({ headers }))?.user.id,
		sessionOf: async (headers) => toSessionIds(await auth.api.getSession({ headers })),
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
			return { all, ownId: invariant(own, "the session of the request").session.id };
		},
		async endSession(headers, token) {
			await auth.api.revokeSession({ headers, body: { token } });
		},
		async endOtherSessions(headers) {
			await auth.api.revokeOtherSessions({ headers });
		},
		accountAwaitingCode: async (headers) => (await auth.api.accountAwaitingCode({ headers })) ?? undefined,
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
			disableSignUp: true, // Registration creates accounts, in its own transaction.
			requireEmailVerification: true,
			minPasswordLength: PASSWORD.min,
			maxPasswordLength: PASSWORD.max,
			resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
			revokeSessionsOnPasswordReset: false, // `noteReset` ends sessions.
			sendResetPassword: ({ user, token }, request) =>
				sendReset(deps, { accountId: user.id, secret: token, eventCode: request?.headers.get(EVENT_HEADER) ?? null }),
			onPasswordReset: ({ user }, request) =>
				noteReset(deps, { accountId: user.id, keep: (request?.headers.get(KEEP_HEADER) ?? "").split(",") }),
			password: { hash: deps.passwords.hash, verify: ({ hash, password }) => deps.passwords.verify(hash, password) },
		},
		verification: { storeIdentifier: "hashed" },
		session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SECONDS / 30, freshAge: 0 },
		rateLimit: { enabled: false }, // Our own routes have limits.
		trustedOrigins: (request) => [deps.config.publicUrl, ...ownOrigin(request, isHttps)],
		plugins: [beginsSession, ...factorPlugins(deps)],
		telemetry: { enabled: false },
		logger: { disabled: true }, // Its log would contain addresses.
		advanced: {
			cookiePrefix: "estrada",
			useSecureCookies: isHttps,
			disableCSRFCheck: false,
			disableOriginCheck: false,
			ipAddress: { disableIpTracking: true },
			defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" },
			// Registration fills the columns that this check would report as missing.
			database: { generateId: () => deps.ids.next(), validateSchema: false },
		},
	});
}

/** The first claim wins, also between processes. */
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

function toSessionIds(found: { session: { id: string }; user: { id: string } } | null) {
	return found ? { sessionId: found.session.id, accountId: found.user.id } : undefined;
}

/** Compares in constant time. */
export function isMark(mark: string | undefined, expected: string): boolean {
	const [one, other] = [Buffer.from(mark ?? ""), Buffer.from(expected)];
	return one.length === other.length && timingSafeEqual(one, other);
}

/** People may log in at any host name of the site. */
function ownOrigin(request: Request | undefined, isHttps: boolean): string[] {
	const host = request?.headers.get("host");
	return host ? [`https://${host}`, ...(isHttps ? [] : [`http://${host}`])] : [];
}

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

export function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const name of PASSED) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	if (headers.has("host")) headers.set("host", request.host); // The browser's host, not the proxy's.
	return headers;
}
