import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { breaks } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { stopOutcome } from "../address-change.ts";
import { addressPutBackEmail, addressRefusals } from "../address-texts.ts";
import { type AccessDeps, endAccess, listAccess } from "./account-access.ts";
import {
	type AddressChangeRecord,
	addressChangeOf,
	lockAddressChange,
	markStopped,
	storeAddress,
} from "./address-store.ts";
import { eventOfEmail } from "./event-of-email.ts";
import { newPasswordHash } from "./new-password.ts";
import { sendPasswordReset } from "./password-reset-email.ts";
import type { Passwords } from "./passwords.ts";
import { accountById, endPending, ONE_ACCOUNT, setPassword } from "./store.ts";

export type StopDeps = AccessDeps &
	EmailDeps & { db: NodePgDatabase; clock: Clock; passwords: Passwords; config: { defaultEvent: string } };

const FAILURES = {
	unknown: () => new Failure(404, addressRefusals.unknown),
	stopped: () => new Failure(409, addressRefusals.stopped),
	expired: () => new Failure(410, addressRefusals.stopExpired),
};

/** Returns a change that can still be stopped; otherwise throws its `Failure`. */
function stoppable(change: AddressChangeRecord | undefined, now: Date): AddressChangeRecord {
	const outcome = stopOutcome(change, now);
	if (outcome !== "stop") throw FAILURES[outcome]();
	return invariant(change, "the change to stop");
}

export async function viewStop(deps: StopDeps, { secret, lang }: { secret: string; lang: Lang }) {
	const { db, clock } = deps;
	const change = stoppable(await addressChangeOf(db, { stopHash: hashOf(secret) }), clock.now());
	const { accountId, oldEmail, createdAt: askedAt } = change;
	const person = invariant(await accountById(db, accountId), "the account of the change");
	const access = await listAccess(db, deps, { accountId, askedAt, lang });
	return { email: oldEmail, isPutBack: person.email !== oldEmail, access };
}

type StopRequest = { secret: string; newPassword: string | undefined; keep: readonly string[] };

/**
 * Stops or reverts this change and all later ones, and ends other access: their requester may be a thief
 * (docs/decisions/0032).
 */
export async function stopChange(
	deps: StopDeps,
	{ secret, newPassword, keep }: StopRequest,
): Promise<{ accountId: string; isPutBack: boolean }> {
	const { db, clock, passwords } = deps;
	const stopHash = hashOf(secret);
	const { accountId, oldEmail, createdAt: askedAt } = stoppable(await addressChangeOf(db, { stopHash }), clock.now());
	const person = invariant(await accountById(db, accountId), "the account of the change");
	const password =
		newPassword === undefined ? null : await newPasswordHash(passwords, newPassword, { ...person, email: oldEmail });
	const access = await listAccess(db, deps, { accountId, askedAt, lang: person.lang });
	return db.transaction(async (tx) => {
		const done = await stopIn(tx, deps, { stopHash, password, keep });
		// A revert sends its own e-mail.
		if (password !== null && !done.isPutBack) await sendPasswordReset(tx, deps, { accountId, access, keep });
		return done;
	});
}

async function stopIn(
	tx: Tx,
	deps: StopDeps,
	{ stopHash, password, keep }: { stopHash: string; password: string | null; keep: readonly string[] },
): Promise<{ accountId: string; isPutBack: boolean }> {
	const now = deps.clock.now();
	const { accountId, oldEmail, createdAt } = stoppable(await lockAddressChange(tx, { stopHash }), now);
	const isPutBack = invariant(await accountById(tx, accountId), "the account of the change").email !== oldEmail;
	await markStopped(tx, accountId, createdAt, now);
	if (isPutBack) {
		await giveAddress(tx, accountId, oldEmail, now);
		await emailAddressRestored(tx, deps, accountId);
	}
	if (isPutBack || password !== null) {
		await setPassword(tx, accountId, password, now);
		await endAccess(tx, deps, { accountId, askedAt: createdAt, keep });
	}
	const done = { actor: accountId, action: "account.address-stopped", subject: accountId };
	await addAuditEntry(tx, { ...done, at: now, detail: { isPutBack, isPasswordSet: password !== null } });
	return { accountId, isPutBack };
}

async function emailAddressRestored(tx: Tx, deps: StopDeps, accountId: string): Promise<void> {
	const to = invariant(await accountById(tx, accountId), "the account with its old address");
	const event = await eventOfEmail(tx, deps, undefined);
	if (!event) return;
	const texts = addressPutBackEmail;
	await sendEventEmail(tx, deps, { to, event, kind: "address-put-back", texts, values: {}, path: "reset.html" });
}

/** Ends reset links sent to the other address. */
export async function giveAddress(tx: Tx, accountId: string, email: string, now: Date): Promise<void> {
	await endPending(tx, accountId);
	await storeAddress(tx, accountId, email, now).catch((error) => {
		throw breaks(error, ONE_ACCOUNT) ? new Failure(409, addressRefusals.taken) : error;
	});
}
