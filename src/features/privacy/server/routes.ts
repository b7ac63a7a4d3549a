import type { FastifyInstance } from "fastify";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { secondFactorOf } from "../../account/server/factor-store.ts";
import { passTo } from "../../account/server/pass-to.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { codeProver } from "../../account/server/prove-code.ts";
import { ownerProver } from "../../account/server/prove-owner.ts";
import { accountById } from "../../account/server/store.ts";
import { getOwnData } from "../contract.ts";
import { eraseOwnAccount, previewErasure } from "../erasure-contract.ts";
import { countsOf, exportData, type PersonalPart } from "./data-export.ts";
import { type EraseDeps, eraseAccount } from "./erase-account.ts";

type PrivacyDeps = EraseDeps & {
	passwords: Passwords;
	config: { publicUrl: string };
	personalParts: readonly PersonalPart[];
};

export function privacyRoutes(app: FastifyInstance, deps: PrivacyDeps, auth: Authentication): void {
	const { db, clock, personalParts } = deps;
	const file = { description: "The person's data", types: ["application/zip"] };
	serveFile(app, getOwnData, file, async ({ accountId }) => {
		const owner = await accountById(db, accountId);
		if (!owner) throw notLoggedIn();
		const now = clock.now();
		const name = `estrada-${now.toISOString().slice(0, 10)}.zip`;
		return { type: "application/zip", name, bytes: await exportData(personalParts, owner, now), isOpened: false };
	});
	erasureRoutes(app, deps, auth);
}

/** Makes the browser delete session, offline data and drafts. */
const FORGET_ALL = { "clear-site-data": '"cookies", "storage"' };

function erasureRoutes(app: FastifyInstance, deps: PrivacyDeps, auth: Authentication): void {
	const { db, config, erasure, personalParts } = deps;
	const proveOwner = ownerProver(deps, codeProver(auth, passTo(auth, config.publicUrl)));

	serve(app, previewErasure, async ({ accountId, lang }) => {
		const owner = await accountById(db, accountId);
		if (!owner) throw notLoggedIn();
		const goes = await countsOf(personalParts, owner);
		const obstacles = await erasure.obstacles(db, accountId);
		return {
			goes: goes.map(({ title, count }) => ({ title: title[lang], count })),
			kept: await erasure.kept(db, accountId),
			needsCode: (await secondFactorOf(db, accountId))?.isOn ?? false,
			obstacles: obstacles.map(({ text, orderNumber }) => ({ text: text[lang], orderNumber })),
		};
	});

	serve(app, eraseOwnAccount, async ({ accountId, body, request, reply }) => {
		await proveOwner(request, reply, { accountId, ...body });
		await eraseAccount(deps, accountId, { eventCode: body.eventCode });
		reply.headers(FORGET_ALL);
		return { isErased: true };
	});
}
