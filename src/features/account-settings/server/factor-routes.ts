import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { qrCodeOf } from "../../../kit/qr/qr-code.ts";
import { codeError } from "../../account/factor.ts";
import { factorRefusals } from "../../account/factor-refusals.ts";
import { type Authentication, headersOf } from "../../account/server/authentication.ts";
import { noteSecondFactor, secondFactorOf } from "../../account/server/factor-store.ts";
import { accountByOwnPassword } from "../../account/server/own-password.ts";
import type { Pass } from "../../account/server/pass-to.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import type { ProveCode } from "../../account/server/prove-code.ts";
import {
	beginSecondFactor,
	confirmSecondFactor,
	endSecondFactor,
	getSecondFactor,
	type OwnSecondFactor,
	renewRecoveryCodes,
} from "../factor-contract.ts";
import { secondFactorOffEmail, secondFactorOnEmail } from "../factor-emails.ts";
import { type NewsDeps, tellFactor } from "./factor-news.ts";

export type FactorDeps = NewsDeps & { passwords: Passwords };
export type FactorParts = { auth: Authentication; pass: Pass; proveCode: ProveCode };

export function factorRoutes(app: FastifyInstance, deps: FactorDeps, parts: FactorParts): void {
	serve(app, getSecondFactor, ({ accountId }) => shapeOf(deps.db, accountId));
	turningOn(app, deps, parts);
	turningOff(app, deps, parts);
}

function turningOn(app: FastifyInstance, deps: FactorDeps, { auth, pass, proveCode }: FactorParts): void {
	serve(app, beginSecondFactor, async ({ body, request, reply }) => {
		const { answer } = await pass(request, reply, {
			path: "/two-factor/enable",
			body: { password: body.currentPassword },
		});
		const { totpURI: uri, backupCodes: recoveryCodes } = answer as { totpURI: string; backupCodes: string[] };
		return {
			key: invariant(new URL(uri).searchParams.get("secret"), "the key"),
			uri,
			qr: qrCodeOf(uri),
			recoveryCodes,
		};
	});

	serve(app, confirmSecondFactor, async ({ accountId, body, request, reply }) => {
		const wrong = codeError(body.code, "phone");
		if (wrong) throw wrongInput({ code: [wrong] });
		const begun = await secondFactorOf(deps.db, accountId);
		if (!begun) throw new Failure(409, factorRefusals.notBegun);
		if (begun.isOn) throw new Failure(409, factorRefusals.alreadyOn);
		const { cookies } = await proveCode(request, reply, { accountId, code: body.code });
		const headers = headersOf(request);
		headers.set("cookie", cookies.join("; ")); // better-auth has begun a new session here.
		await auth.endOtherSessions(headers);
		await deps.db.transaction(async (tx) => {
			await noteSecondFactor(tx, accountId, deps.clock.now());
			const news = { accountId, action: "second-factor-on" as const, texts: secondFactorOnEmail };
			await tellFactor(tx, deps, { ...news, eventCode: body.eventCode });
		});
		return shapeOf(deps.db, accountId);
	});
}

function turningOff(app: FastifyInstance, deps: FactorDeps, { pass, proveCode }: FactorParts): void {
	serve(app, endSecondFactor, async ({ accountId, body, request, reply }) => {
		const { currentPassword, code, eventCode } = body;
		await accountByOwnPassword(deps, accountId, currentPassword);
		await needOn(deps.db, accountId);
		await proveCode(request, reply, { accountId, code });
		await pass(request, reply, { path: "/two-factor/disable", body: { password: currentPassword } });
		const news = { accountId, action: "second-factor-off" as const, texts: secondFactorOffEmail, eventCode };
		await deps.db.transaction((tx) => tellFactor(tx, deps, news));
		return shapeOf(deps.db, accountId);
	});

	serve(app, renewRecoveryCodes, async ({ accountId, body, request, reply }) => {
		const { currentPassword, code } = body;
		await accountByOwnPassword(deps, accountId, currentPassword);
		await needOn(deps.db, accountId);
		await proveCode(request, reply, { accountId, code });
		const authCall = { path: "/two-factor/generate-backup-codes", body: { password: currentPassword } };
		const { answer } = await pass(request, reply, authCall);
		const done = { actor: accountId, action: "account.recovery-codes-renewed", subject: accountId };
		await deps.db.transaction((tx) => addAuditEntry(tx, { ...done, at: deps.clock.now() }));
		return { recoveryCodes: answer["backupCodes"] as string[] };
	});
}

async function needOn(db: Database, accountId: string): Promise<void> {
	if (!(await secondFactorOf(db, accountId))?.isOn) throw new Failure(409, factorRefusals.notOn);
}

async function shapeOf(db: Database, accountId: string): Promise<OwnSecondFactor> {
	const { isOn = false, recoveryCodesLeft = 0 } = (await secondFactorOf(db, accountId)) ?? {};
	return { isOn, recoveryCodesLeft };
}
