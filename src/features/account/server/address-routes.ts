import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { confirmOutcome } from "../address-change.ts";
import { confirmAddressChange, stopAddressChange, viewAddressStop } from "../address-contract.ts";
import { addressRefusals } from "../address-texts.ts";
import { lockAddressChange, markConfirmed } from "./address-store.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { giveAddress, type StopDeps, stopChange, viewStop } from "./stop-address.ts";

export function addressRoutes(app: FastifyInstance, deps: StopDeps, { browsers }: { browsers: KnownBrowsers }): void {
	serve(app, confirmAddressChange, async ({ query }) => {
		const tokenHash = hashOf(query.id);
		return { email: await deps.db.transaction((tx) => confirmChange(tx, deps, tokenHash)) };
	});

	serve(app, viewAddressStop, ({ query, lang }) => viewStop(deps, { secret: query.id, lang }));

	serve(app, stopAddressChange, async ({ query, body, request, reply }) => {
		const { newPassword, keep = [] } = body ?? {};
		const { accountId, isPutBack } = await stopChange(deps, { secret: query.id, newPassword, keep });
		if (newPassword !== undefined) await browsers.remember(request, reply, accountId);
		return { isPutBack };
	});
}

const FAILURES = {
	unknown: () => new Failure(404, addressRefusals.unknown),
	used: () => new Failure(409, addressRefusals.used),
	stopped: () => new Failure(409, addressRefusals.stopped),
	expired: () => new Failure(410, addressRefusals.expired),
};

type WithClock = { clock: Clock };

async function confirmChange(tx: Tx, { clock }: WithClock, tokenHash: string): Promise<string> {
	const change = await lockAddressChange(tx, { tokenHash });
	const now = clock.now();
	const outcome = confirmOutcome(change, now);
	if (outcome !== "confirm") throw FAILURES[outcome]();
	const { accountId, newEmail } = invariant(change, "the change that is confirmed");
	await markConfirmed(tx, tokenHash, now);
	await giveAddress(tx, accountId, newEmail, now);
	await addAuditEntry(tx, { at: now, actor: accountId, action: "account.address-changed", subject: accountId });
	return newEmail;
}
