import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { notFound, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { passkeyNameError } from "../factor.ts";
import { passkeyAddedEmail, passkeyRemovedEmail } from "../factor-emails.ts";
import { factorRefusals } from "../factor-refusals.ts";
import {
	addPasskey,
	beginPasskey,
	beginPasskeyLogIn,
	getPasskeys,
	logInByPasskey,
	type OwnPasskey,
	removePasskey,
	renamePasskey,
} from "../passkey-contract.ts";
import { sessionHint } from "./auth-routes.ts";
import { tellFactor } from "./factor-news.ts";
import type { FactorDeps, FactorParts } from "./factor-routes.ts";
import {
	forgetPasskey,
	notePasskey,
	notePasskeyUse,
	ownerOfPasskey,
	passkeysOf,
	storePasskeyName,
} from "./factor-store.ts";
import type { GuardLogIn } from "./guard-log-in.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { Pass } from "./pass-to.ts";
import { ownerProver } from "./prove-owner.ts";

type PasskeyDeps = FactorDeps & { config: { publicUrl: string } };

export function passkeyRoutes(
	app: FastifyInstance,
	deps: PasskeyDeps,
	parts: FactorParts & { browsers: KnownBrowsers; guardLogIn: GuardLogIn },
): void {
	logInRoutes(app, deps, parts);
	addingRoutes(app, deps, parts);
	ownRoutes(app, deps);
}

function logInRoutes(
	app: FastifyInstance,
	deps: PasskeyDeps,
	{ pass, browsers, guardLogIn }: { pass: Pass; browsers: KnownBrowsers; guardLogIn: GuardLogIn },
): void {
	const hint = sessionHint(deps.config);

	serve(app, beginPasskeyLogIn, async ({ request, reply }) => {
		const { answer } = await pass(request, reply, { path: "/passkey/generate-authenticate-options" });
		return { options: { ...answer, userVerification: "required" } };
	});

	serve(app, logInByPasskey, async ({ body, request, reply }) => {
		const owner = await ownerOfPasskey(deps.db, body.response.id);
		await guardLogIn(request, reply, {
			accountId: owner,
			logIn: () => pass(request, reply, { path: "/passkey/verify-authentication", body }),
		});
		const accountId = await notePasskeyUse(deps.db, body.response.id, deps.clock.now());
		await browsers.remember(request, reply, accountId);
		hint.set(reply);
		return { isLoggedIn: true };
	});
}

function addingRoutes(app: FastifyInstance, deps: PasskeyDeps, { pass, proveCode }: FactorParts): void {
	// a passkey logs in without code
	const proveOwner = ownerProver(deps, proveCode);

	serve(app, beginPasskey, async ({ accountId, body, request, reply }) => {
		await proveOwner(request, reply, { accountId, ...body });
		const { answer } = await pass(request, reply, { path: "/passkey/generate-register-options" });
		return { options: answer };
	});

	serve(app, addPasskey, async ({ accountId, body, request, reply }) => {
		const { response, eventCode } = body;
		const name = goodName(body.name);
		const { answer } = await pass(request, reply, { path: "/passkey/verify-registration", body: { response, name } });
		await deps.db.transaction(async (tx) => {
			await notePasskey(tx, String(answer["id"]), deps.clock.now());
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

function ownRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
	serve(app, getPasskeys, ({ accountId }) => shapesOf(deps.db, accountId));

	serve(app, renamePasskey, async ({ accountId, params, body }) => {
		const name = goodName(body.name);
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

/** Throws 400 for an invalid name. */
function goodName(typed: string): string {
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
