import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { factorRefusals } from "../factor-refusals.ts";
import { refusals } from "../texts.ts";
import { type Authentication, headersOf } from "./authentication.ts";

const MEANINGS: Record<string, Failure> = {
	INVALID_EMAIL_OR_PASSWORD: new Failure(401, refusals.wrongPassword),
	INVALID_EMAIL: new Failure(401, refusals.wrongPassword),
	EMAIL_NOT_VERIFIED: new Failure(403, refusals.notActivated),
	INVALID_ORIGIN: new Failure(403, refusals.foreignPage),
	MISSING_OR_NULL_ORIGIN: new Failure(403, refusals.foreignPage),
	INVALID_TOKEN: new Failure(410, refusals.resetOver),
	USER_NOT_FOUND: new Failure(410, refusals.resetOver),
	INVALID_PASSWORD: wrongInput({ currentPassword: [refusals.wrongOwnPassword] }),
	CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: new Failure(403, refusals.foreignPage),
	INVALID_CODE: wrongInput({ code: [factorRefusals.wrongCode] }),
	INVALID_BACKUP_CODE: wrongInput({ code: [factorRefusals.wrongRecovery] }),
	INVALID_TWO_FACTOR_COOKIE: new Failure(401, factorRefusals.codeOver),
	TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: new Failure(401, factorRefusals.codeOver),
	TOTP_ALREADY_ENABLED: new Failure(409, factorRefusals.alreadyOn),
	CHALLENGE_NOT_FOUND: new Failure(410, factorRefusals.passkeyOver),
	PASSKEY_NOT_FOUND: new Failure(401, factorRefusals.passkeyUnknown),
	AUTHENTICATION_FAILED: new Failure(401, factorRefusals.passkeyWrong),
	FAILED_TO_VERIFY_REGISTRATION: new Failure(400, factorRefusals.passkeyNotMade),
	OWNER_NOT_VERIFIED: new Failure(400, factorRefusals.notVerified),
};

/** A request without a body is a GET. */
type AuthRequest = { path: string; body?: object; headers?: Record<string, string> };

/** `cookies` are for the browser ("name=value"). */
export type AuthResponse = { answer: Record<string, unknown>; cookies: string[] };

export type Pass = ReturnType<typeof passTo>;

/** Passes requests to better-auth, sets its cookies in the browser and translates its refusals. */
export function passTo(auth: Authentication, publicUrl: string) {
	return async (
		request: FastifyRequest,
		reply: FastifyReply,
		{ path, body, ...asked }: AuthRequest,
	): Promise<AuthResponse> => {
		const headers = headersOf(request);
		for (const [name, value] of Object.entries(asked.headers ?? {})) headers.set(name, value);
		if (body) headers.set("content-type", "application/json");
		const sent = body && { method: "POST", body: JSON.stringify(body) };
		const response = await auth.handle(new Request(`${publicUrl}/api/auth${path}`, { ...sent, headers }));
		const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
		if (!response.ok) {
			const meaning = MEANINGS[String(answer["code"])];
			throw meaning ?? new Failure(response.status >= 500 ? 503 : response.status, refusals.logInFailed);
		}
		const set = response.headers.getSetCookie();
		for (const cookie of set) reply.header("set-cookie", cookie);
		return { answer, cookies: set.map((cookie) => cookie.split(";", 1)[0] ?? "") };
	};
}
