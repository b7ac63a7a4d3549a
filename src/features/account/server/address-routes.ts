import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { must } from "../../../kit/must/must.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { confirmOutcome, stopOutcome } from "../address-change.ts";
import { changeAddress, confirmAddressChange, stopAddressChange } from "../address-contract.ts";
import { addressRefusals } from "../address-texts.ts";
import { isNormalizedEmail } from "../rules.ts";
import { refusals } from "../texts.ts";
import {
	type AddressChangeRecord,
	endSessions,
	lockedAddressChange,
	markMade,
	markStopped,
	storeAddress,
} from "./address-store.ts";
import { type AskDeps, askForAddress } from "./ask-for-address.ts";
import { forgetBrowsers } from "./browser-store.ts";
import { forgetFactorsSince } from "./factor-store.ts";
import { accountByOwnPassword } from "./own-password.ts";
import type { Passwords } from "./passwords.ts";
import { endPending, ONE_ACCOUNT } from "./store.ts";

type AddressDeps = AskDeps & { db: NodePgDatabase; clock: Clock; passwords: Passwords };

/** The calls by which an account gets another address: asked for, confirmed there, and stopped by the old one. */
export function addressRoutes(app: FastifyInstance, deps: AddressDeps): void {
	serve(app, changeAddress, async ({ accountId, body }) => {
		const { newEmail: email, currentPassword, eventCode } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ newEmail: [refusals.notAnAddress] });
		const person = await accountByOwnPassword(deps, accountId, currentPassword);
		if (email === person.email) throw wrongInput({ newEmail: [addressRefusals.same] });
		await deps.db.transaction((tx) => askForAddress(tx, deps, { person, email, eventCode }));
		return { isAccepted: true };
	});

	serve(app, confirmAddressChange, async ({ query }) => {
		const tokenHash = hashOf(query.id);
		return { email: await deps.db.transaction((tx) => confirmChange(tx, deps, tokenHash)) };
	});

	serve(app, stopAddressChange, async ({ query }) => {
		const stopHash = hashOf(query.id);
		return { isPutBack: await deps.db.transaction((tx) => stopChange(tx, deps, stopHash)) };
	});
}

const FAILURES = {
	unknown: () => new Failure(404, addressRefusals.unknown),
	used: () => new Failure(409, addressRefusals.used),
	stopped: () => new Failure(409, addressRefusals.stopped),
	expired: () => new Failure(410, addressRefusals.expired),
};

type Changing = { clock: Clock };

/** Gives the account the address that the link's reader has proved; gives the address. */
async function confirmChange(tx: Tx, { clock }: Changing, tokenHash: string): Promise<string> {
	const change = await lockedAddressChange(tx, { tokenHash });
	const now = clock.now();
	const outcome = confirmOutcome(change, now);
	if (outcome !== "confirm") throw FAILURES[outcome]();
	const { accountId, newEmail } = must(change, "the change that is confirmed");
	await markMade(tx, tokenHash, now);
	await giveAddress(tx, accountId, newEmail, now);
	await addAuditEntry(tx, { at: now, actor: accountId, action: "account.address-changed", subject: accountId });
	return newEmail;
}

/** Stops a change; one that was made is put back, and nobody is logged in any more. Gives whether it was. */
async function stopChange(tx: Tx, { clock }: Changing, stopHash: string): Promise<boolean> {
	const change = await lockedAddressChange(tx, { stopHash });
	const now = clock.now();
	const outcome = stopOutcome(change, now);
	if (outcome === "expired") throw new Failure(410, addressRefusals.stopExpired);
	if (outcome !== "stop" && outcome !== "put-back") throw FAILURES[outcome]();
	const { accountId, createdAt } = must(change, "the change that is stopped");
	await markStopped(tx, accountId, createdAt, now);
	if (outcome === "put-back") await putBack(tx, must(change, "the change that is put back"), now);
	const done = { actor: accountId, action: "account.address-stopped", subject: accountId };
	await addAuditEntry(tx, { ...done, at: now, detail: { isPutBack: outcome === "put-back" } });
	return outcome === "put-back";
}

/** Whoever asked for the change is not believed: what they may have added to log in with goes as well. */
async function putBack(tx: Tx, change: AddressChangeRecord, now: Date): Promise<void> {
	const { accountId, oldEmail, createdAt } = change;
	await giveAddress(tx, accountId, oldEmail, now);
	await endSessions(tx, accountId);
	await forgetFactorsSince(tx, accountId, createdAt);
	await forgetBrowsers(tx, accountId);
}

/** Links for a new password that were sent to the other address end. */
async function giveAddress(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
	await endPending(tx, accountId);
	await storeAddress(tx, accountId, email, now).catch((error) => {
		throw breaks(error, ONE_ACCOUNT) ? new Failure(409, addressRefusals.taken) : error;
	});
}
