import type { FastifyReply, FastifyRequest } from "fastify";
import { wrongInput } from "../../../kit/http/failure.ts";
import { typedCode } from "../factor.ts";
import { factorRefusals } from "../factor-refusals.ts";
import type { Authentication } from "./authentication.ts";
import type { Pass, Passed } from "./pass-to.ts";
import { hashedCode } from "./recovery-codes.ts";

/** Whose code is proved, as it was typed; `headers` replace those of the request. */
type Proving = { accountId: string; code: string; headers?: Record<string, string> };

export type ProveCode = (request: FastifyRequest, reply: FastifyReply, proving: Proving) => Promise<Passed>;

/**
 * Proves a code of the second factor: in a log-in that waits for it, or once more of who is logged in. Each works once:
 * of a recovery code better-auth sees to that, a phone's is taken before it is looked at, and given back when it was
 * wrong, so that of two at once only one is looked at. Throws the 400 that names `code`.
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
