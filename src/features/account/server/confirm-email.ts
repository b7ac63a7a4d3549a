import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type ActivationOutcome, activationOutcome } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type AddressDeps, confirmAddress } from "./confirm-address.ts";
import { newPasswordHash } from "./new-password.ts";
import type { Passwords } from "./passwords.ts";
import {
	type AccountRecord,
	accountById,
	accountWithPassword,
	activationOf,
	lockActivation,
	setPassword,
} from "./store.ts";

/** Each failure of a link has its own status and sentence. */
const FAILURES = {
	unknown: () => new Failure(404, refusals.linkUnknown),
	used: () => new Failure(409, refusals.linkUsed),
	expired: () => new Failure(410, refusals.linkExpired),
} satisfies Record<Exclude<ActivationOutcome, "activate">, () => Failure>;

export type ConfirmDeps = AddressDeps & { db: NodePgDatabase; passwords: Passwords };

export type Confirmation = {
	secret: string;
	/** The password chosen at registration, typed again. */
	password: string | undefined;
	/** A new password, in place of the one chosen at registration. */
	newPassword: string | undefined;
	/** Says whether this browser registered the address and chose its password. */
	isRegistrant(email: string): boolean;
};

/**
 * Activates the account of a link's secret, once. A stranger may have registered the address: another browser must send
 * the password chosen there, or a new one (docs/decisions/0032). Returns a sentence about lost reservations. Throws a
 * `Failure` for an unknown, used or expired link, and 400 if a password is required.
 */
export async function confirm(
	deps: ConfirmDeps,
	{ secret, password: typed, newPassword, isRegistrant }: Confirmation,
): Promise<{ accountId: string; eventCode: string | null; notice: Text | undefined }> {
	const hash = hashOf(secret);
	const now = deps.clock.now();
	const link = await activationOf(deps.db, hash);
	const { accountId, eventCode } = usableLink(link, now);
	const person = invariant(await accountById(deps.db, accountId), "the account of the link");
	const password = newPassword === undefined ? undefined : await newPasswordHash(deps.passwords, newPassword, person);
	if (password === undefined && !isRegistrant(person.email)) await assertChosenPassword(deps, person, typed);
	const notice = await deps.db.transaction((tx) => activateBy(tx, deps, { hash, password, now }));
	return { accountId, eventCode, notice };
}

/** Returns a link that can activate its account now; throws otherwise. */
function usableLink<L extends NonNullable<Parameters<typeof activationOutcome>[0]>>(link: L | undefined, now: Date): L {
	const outcome = activationOutcome(link, now);
	if (outcome !== "activate") throw FAILURES[outcome]();
	return invariant(link, "the link that activates");
}

/**
 * Throws 400 for `password` if it differs from the one chosen at registration, and for `newPassword` if there is none:
 * an organiser registered a guest, or a holder handed a ticket over.
 */
async function assertChosenPassword(
	{ db, passwords }: ConfirmDeps,
	{ id }: AccountRecord,
	typed: string | undefined,
): Promise<void> {
	const hash = (await accountWithPassword(db, id))?.hash;
	if (!hash) throw wrongInput({ newPassword: [refusals.firstPassword] });
	if (typed === undefined) throw wrongInput({ password: [refusals.choosePassword] });
	if (!(await passwords.verify(hash, typed))) throw wrongInput({ password: [refusals.wrongChosenPassword] });
}

async function activateBy(
	tx: Tx,
	deps: ConfirmDeps,
	{ hash, password, now }: { hash: string; password: string | undefined; now: Date },
): Promise<Text | undefined> {
	const { accountId } = usableLink(await lockActivation(tx, hash), now);
	if (password !== undefined) await setPassword(tx, accountId, password, now);
	const notice = await confirmAddress(tx, deps, accountId);
	await addAuditEntry(tx, { at: now, actor: accountId, action: "account.activated", subject: accountId });
	return notice;
}
