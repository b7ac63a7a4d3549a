import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { confirmOutcome } from "../address-change.ts";
import { changeAddress, confirmAddressChange, stopAddressChange, viewAddressStop } from "../address-contract.ts";
import { addressRefusals } from "../address-texts.ts";
import { isNormalizedEmail } from "../rules.ts";
import { refusals } from "../texts.ts";
import { lockAddressChange, markMade } from "./address-store.ts";
import { type AskDeps, askForAddress } from "./ask-for-address.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { ProveCode } from "./prove-code.ts";
import { ownerProver } from "./prove-owner.ts";
import { giveAddress, type StopDeps, stopChange, viewStop } from "./stop-address.ts";
import { accountById } from "./store.ts";

type AddressDeps = AskDeps & StopDeps;

export function addressRoutes(
	app: FastifyInstance,
	deps: AddressDeps,
	{ browsers, proveCode }: { browsers: KnownBrowsers; proveCode: ProveCode },
): void {
	const proveOwner = ownerProver(deps, proveCode);

	serve(app, changeAddress, async ({ accountId, body, count, request, reply }) => {
		const { newEmail: email, eventCode, ...proof } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ newEmail: [refusals.notAnAddress] });
		// before the proof, which uses up a code
		const isSame = email === (await accountById(deps.db, accountId))?.email;
		if (isSame) throw wrongInput({ newEmail: [addressRefusals.same] });
		const person = await proveOwner(request, reply, { accountId, ...proof });
		await count("letters");
		await deps.db.transaction((tx) => askForAddress(tx, deps, { person, email, eventCode }));
		return { isAccepted: true };
	});

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

type Changing = { clock: Clock };

async function confirmChange(tx: Tx, { clock }: Changing, tokenHash: string): Promise<string> {
	const change = await lockAddressChange(tx, { tokenHash });
	const now = clock.now();
	const outcome = confirmOutcome(change, now);
	if (outcome !== "confirm") throw FAILURES[outcome]();
	const { accountId, newEmail } = invariant(change, "the change that is confirmed");
	await markMade(tx, tokenHash, now);
	await giveAddress(tx, accountId, newEmail, now);
	await addAuditEntry(tx, { at: now, actor: accountId, action: "account.address-changed", subject: accountId });
	return newEmail;
}
