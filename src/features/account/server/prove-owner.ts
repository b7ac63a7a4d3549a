import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { wrongInput } from "../../../kit/http/failure.ts";
import { codeError } from "../factor.ts";
import { secondFactorOf } from "./factor-store.ts";
import { accountByOwnPassword } from "./own-password.ts";
import type { Passwords } from "./passwords.ts";
import type { ProveCode } from "./prove-code.ts";
import type { AccountRecord } from "./store.ts";

type Proof = { accountId: string; currentPassword: string; code?: string | undefined };

/**
 * Reauthenticates the caller with the password and, if the second factor is on, a code. Returns the account. Throws 400
 * for `currentPassword` or `code`.
 */
export type ProveOwner = (request: FastifyRequest, reply: FastifyReply, proof: Proof) => Promise<AccountRecord>;

export function ownerProver(deps: { db: Database; passwords: Passwords }, proveCode: ProveCode): ProveOwner {
	return async (request, reply, { accountId, currentPassword, code = "" }) => {
		const person = await accountByOwnPassword(deps, accountId, currentPassword);
		if (!(await secondFactorOf(deps.db, accountId))?.isOn) return person;
		const wrong = codeError(code, "any");
		if (wrong) throw wrongInput({ code: [wrong] });
		await proveCode(request, reply, { accountId, code });
		return person;
	};
}
