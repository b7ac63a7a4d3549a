import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { BodyOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { factorRefusals } from "../../account/factor-refusals.ts";
import { type Authentication, headersOf } from "../../account/server/authentication.ts";
import { notePasskeyUse, ownerOfPasskey } from "../../account/server/factor-store.ts";
import { logInGuard } from "../../account/server/guard-log-in.ts";
import { type Pass, passTo } from "../../account/server/pass-to.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { codeProver } from "../../account/server/prove-code.ts";
import { ownerProver } from "../../account/server/prove-owner.ts";
import { endSession } from "../../account/server/session-store.ts";
import { proofEnd } from "../proof.ts";
import { beginProof, proveOwner } from "../proof-contract.ts";
import { refusals } from "../texts.ts";
import { saveProof } from "./proof-store.ts";
import { rolesOfAccount } from "./role-store.ts";

type ProofDeps = { db: NodePgDatabase; clock: Clock; passwords: Passwords; config: { publicUrl: string } };
type Passkey = NonNullable<BodyOf<typeof proveOwner>["passkey"]>;
type ProofRequest = { request: FastifyRequest; reply: FastifyReply; accountId: string };

export function proofRoutes(app: FastifyInstance, deps: ProofDeps, auth: Authentication): void {
	const { db, clock } = deps;
	const pass = passTo(auth, deps.config.publicUrl);
	const provePassword = ownerProver(deps, codeProver(auth, pass));

	serve(app, beginProof, async ({ accountId, request, reply }) => {
		await assertOrganiser(db, accountId);
		const { answer } = await pass(request, reply, { path: "/passkey/generate-authenticate-options" });
		return { options: { ...answer, userVerification: "required" } };
	});

	serve(app, proveOwner, async ({ accountId, body, request, reply }) => {
		await assertOrganiser(db, accountId);
		const own = await auth.sessionOf(headersOf(request));
		const ownId = invariant(own, "the session of the request").sessionId;
		const { passkey, currentPassword = "", code } = body;
		const asking = { request, reply, accountId };
		const newId = passkey && (await provePasskey(deps, { auth, pass }, { ...asking, passkey }));
		if (!passkey) await provePassword(request, reply, { accountId, currentPassword, code });
		const provedAt = clock.now();
		await db.transaction(async (tx) => {
			if (newId) await endSession(tx, { accountId, sessionId: ownId });
			await saveProof(tx, { sessionId: newId ?? ownId, provedAt });
			const entry = { at: provedAt, actor: accountId, action: "organiser.proved", subject: `account:${accountId}` };
			await addAuditEntry(tx, { ...entry, detail: { by: passkey ? "passkey" : "password" } });
		});
		return { untilDate: proofEnd(provedAt).toISOString() };
	});
}

async function assertOrganiser(db: Database, accountId: string): Promise<void> {
	if ((await rolesOfAccount(db, accountId)).length === 0) throw notFound(refusals.notOrganiser);
}

/** Returns the session that the passkey began. A refusal is 400, because a 401 would tell the browser to log in again. */
async function provePasskey(
	{ db, clock }: ProofDeps,
	{ auth, pass }: { auth: Authentication; pass: Pass },
	{ request, reply, accountId, passkey }: ProofRequest & { passkey: Passkey },
): Promise<string> {
	if ((await ownerOfPasskey(db, passkey.id)) !== accountId) throw new Failure(400, factorRefusals.passkeyUnknown);
	const verification = { path: "/passkey/verify-authentication", body: { response: passkey } };
	const logIn = () =>
		pass(request, reply, verification).catch((error) => {
			if (error instanceof Failure && error.status === 401) throw new Failure(400, error.title);
			throw error;
		});
	const { cookies } = await logInGuard(db, pass)(request, reply, { accountId, logIn });
	await notePasskeyUse(db, passkey.id, clock.now());
	const headers = headersOf(request);
	headers.set("cookie", cookies.join("; "));
	return invariant(await auth.sessionOf(headers), "the session of the passkey").sessionId;
}
