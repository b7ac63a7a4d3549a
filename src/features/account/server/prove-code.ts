import type { FastifyReply, FastifyRequest } from "fastify";
import { wrongInput } from "../../../kit/http/failure.ts";
import { typedCode } from "../factor.ts";
import { factorRefusals } from "../factor-refusals.ts";
import type { Authentication } from "./authentication.ts";
import type { AuthResponse, Pass } from "./pass-to.ts";
import { hashedCode } from "./recovery-codes.ts";

/** `headers` replace the request's. */
type CodeProof = { accountId: string; code: string; headers?: Record<string, string> };

export type ProveCode = (request: FastifyRequest, reply: FastifyReply, proving: CodeProof) => Promise<AuthResponse>;

/**
 * Verifies a second-factor code, in a pending log-in or in a session. Each code works once: better-auth ensures that
 * for recovery codes; a phone's code is claimed before the check and released if wrong. Throws 400 for `code`.
 */
export function codeProver(auth: Authentication, pass: Pass): ProveCode {
	return async (request, reply, { accountId, code, headers = {} }) => {
		const { kind, value } = typedCode(code);
		if (kind === "recovery") {
			const path = "/two-factor/verify-backup-code";
			return pass(request, reply, { path, body: { code: hashedCode(value) }, headers });
		}
		if (!(await auth.takeCode(accountId, value))) throw wrongInput({ code: [factorRefusals.usedCode] });
		try {
			return await pass(request, reply, { path: "/two-factor/verify-totp", body: { code: value }, headers });
		} catch (error) {
			await auth.giveBackCode(accountId, value);
			throw error;
		}
	};
}
