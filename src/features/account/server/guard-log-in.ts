import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { lockAccount } from "./address-store.ts";
import type { AuthResponse, Pass } from "./pass-to.ts";
import { accountWithPassword } from "./store.ts";

export type GuardLogIn = (
	request: FastifyRequest,
	reply: FastifyReply,
	guarded: { accountId: string | undefined; logIn: () => Promise<AuthResponse> },
) => Promise<AuthResponse>;

/**
 * Logs in, and ends the new session if the password changed meanwhile. The account's lock waits for a change in
 * progress. Throws 401 for a wrong password.
 */
export function logInGuard(db: NodePgDatabase, pass: Pass): GuardLogIn {
	return async (request, reply, { accountId, logIn }) => {
		if (accountId === undefined) return logIn();
		const before = await accountWithPassword(db, accountId);
		const passed = await logIn();
		const after = await db.transaction(async (tx) => {
			await lockAccount(tx, accountId);
			return accountWithPassword(tx, accountId);
		});
		if (after && after.hash === before?.hash) return passed;
		await pass(request, reply, { path: "/sign-out", body: {}, headers: { cookie: passed.cookies.join("; ") } });
		reply.removeHeader("set-cookie");
		throw new Failure(401, refusals.wrongPassword);
	};
}
