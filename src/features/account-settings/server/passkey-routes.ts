import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import { notFound, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { passkeyNameError } from "../../account/factor.ts";
import { factorRefusals } from "../../account/factor-refusals.ts";
import { forgetPasskey, notePasskey, passkeysOf, storePasskeyName } from "../../account/server/factor-store.ts";
import { ownerProver } from "../../account/server/prove-owner.ts";
import { passkeyAddedEmail, passkeyRemovedEmail } from "../factor-emails.ts";
import {
	addPasskey,
	beginPasskey,
	getPasskeys,
	type OwnPasskey,
	removePasskey,
	renamePasskey,
} from "../passkey-contract.ts";
import { tellFactor } from "./factor-news.ts";
import type { FactorDeps, FactorParts } from "./factor-routes.ts";

export function passkeyRoutes(app: FastifyInstance, deps: FactorDeps, parts: FactorParts): void {
	addingRoutes(app, deps, parts);
	ownRoutes(app, deps);
}

function addingRoutes(app: FastifyInstance, deps: FactorDeps, { pass, proveCode }: FactorParts): void {
	// A passkey logs in without a code.
	const proveOwner = ownerProver(deps, proveCode);

	serve(app, beginPasskey, async ({ accountId, body, request, reply }) => {
		await proveOwner(request, reply, { accountId, ...body });
		const { answer } = await pass(request, reply, { path: "/passkey/generate-register-options" });
		return { options: answer };
	});

	serve(app, addPasskey, async ({ accountId, body, request, reply }) => {
		const { response, eventCode } = body;
		const name = parsePasskeyName(body.name);
		const { answer } = await pass(request, reply, { path: "/passkey/verify-registration", body: { response, name } });
		await deps.db.transaction(async (tx) => {
			const addedFrom = deviceOf(request.headers["user-agent"]);
			await notePasskey(tx, String(answer["id"]), { createdAt: deps.clock.now(), addedFrom });
			const news = {
				accountId,
				action: "passkey-added" as const,
				texts: passkeyAddedEmail,
				values: { name },
				eventCode,
			};
			await tellFactor(tx, deps, news);
		});
		return shapesOf(deps.db, accountId);
	});
}

function ownRoutes(app: FastifyInstance, deps: FactorDeps): void {
	serve(app, getPasskeys, ({ accountId }) => shapesOf(deps.db, accountId));

	serve(app, renamePasskey, async ({ accountId, params, body }) => {
		const name = parsePasskeyName(body.name);
		if (!(await storePasskeyName(deps.db, accountId, params.id, name))) throw notFound(factorRefusals.noPasskey);
		const done = { actor: accountId, action: "account.passkey-renamed", subject: accountId };
		await deps.db.transaction((tx) => addAuditEntry(tx, { ...done, at: deps.clock.now() }));
		return shapesOf(deps.db, accountId);
	});

	serve(app, removePasskey, async ({ accountId, params, body }) => {
		await deps.db.transaction(async (tx) => {
			const name = await forgetPasskey(tx, accountId, params.id);
			if (name === undefined) throw notFound(factorRefusals.noPasskey);
			const news = { accountId, action: "passkey-removed" as const, texts: passkeyRemovedEmail, values: { name } };
			await tellFactor(tx, deps, { ...news, eventCode: body.eventCode });
		});
		return shapesOf(deps.db, accountId);
	});
}

/** Throws 400 for an empty or long name. */
function parsePasskeyName(typed: string): string {
	const wrong = passkeyNameError(typed);
	if (wrong) throw wrongInput({ name: [wrong] });
	return typed.trim();
}

async function shapesOf(db: Database, accountId: string): Promise<{ passkeys: OwnPasskey[] }> {
	const passkeys = await passkeysOf(db, accountId);
	return {
		passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
			id,
			name,
			addedDate: createdAt.toISOString(),
			usedDate: usedAt?.toISOString() ?? null,
		})),
	};
}
