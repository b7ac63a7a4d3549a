import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
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
	lockedActivation,
	setPassword,
} from "./store.ts";

/** Why a link does not work; each has its own status and sentence. */
const FAILURES = {
	unknown: () => new Failure(404, refusals.linkUnknown),
	used: () => new Failure(409, refusals.linkUsed),
	expired: () => new Failure(410, refusals.linkExpired),
} satisfies Record<Exclude<ActivationOutcome, "activate">, () => Failure>;

export type ConfirmDeps = AddressDeps & { db: NodePgDatabase; passwords: Passwords };

export type Confirming = {
	/** Of the e-mail's link. */
	secret: string;
	/** What the link's reader typed as the password chosen at registration. */
	password: string | undefined;
	/** Another password that they set in its place. */
	newPassword: string | undefined;
	/** Whether the browser that asks is the one that registered the address, and so chose its password. */
	isRegistrant(email: string): boolean;
};

/**
 * Activates the account of a link's secret; works once. Whoever reads the e-mail owns the address, but anybody may have
 * registered it: in another browser than that one the link wants the password chosen then, which the stranger alone knows,
 * or sets another (docs/decisions/0032). Gives a sentence about what is not to be had any more. Throws a `Failure` for a link unknown, used or expired, and the 400 that asks
 * for a password.
 */
export async function confirm(
	deps: ConfirmDeps,
	{ secret, password: typed, newPassword, isRegistrant }: Confirming,
): Promise<{ accountId: string; eventCode: string | null; notice: Text | undefined }> {
	const hash = hashOf(secret);
	const now = deps.clock.now();
	const link = await activationOf(deps.db, hash);
	const { accountId, eventCode } = goodLink(link, now);
	const person = must(await accountById(deps.db, accountId), "the account of a link");
	const password = newPassword === undefined ? undefined : await newPasswordHash(deps.passwords, newPassword, person);
	if (password === undefined && !isRegistrant(person.email)) await assertChosenPassword(deps, person, typed);
	const notice = await deps.db.transaction((tx) => activateBy(tx, deps, { hash, password, now }));
	return { accountId, eventCode, notice };
}

/** The link, where it may activate its account now. */
function goodLink<L extends NonNullable<Parameters<typeof activationOutcome>[0]>>(link: L | undefined, now: Date): L {
	const outcome = activationOutcome(link, now);
	if (outcome !== "activate") throw FAILURES[outcome]();
	return must(link, "the link that activates");
}

/** Throws the 400 that names `password` where it is not the one that was chosen at registration. */
async function assertChosenPassword(
	{ db, passwords }: ConfirmDeps,
	{ id }: AccountRecord,
	typed: string | undefined,
): Promise<void> {
	if (typed === undefined) throw wrongInput({ password: [refusals.choosePassword] });
	const hash = (await accountWithPassword(db, id))?.hash;
	if (!hash || !(await passwords.verify(hash, typed))) throw wrongInput({ password: [refusals.wrongChosenPassword] });
}

async function activateBy(
	tx: Tx,
	deps: ConfirmDeps,
	{ hash, password, now }: { hash: string; password: string | undefined; now: Date },
): Promise<Text | undefined> {
	const { accountId } = goodLink(await lockedActivation(tx, hash), now);
	if (password !== undefined) await setPassword(tx, accountId, password, now);
	const notice = await confirmAddress(tx, deps, accountId);
	await addAuditEntry(tx, { at: now, actor: accountId, action: "account.activated", subject: accountId });
	return notice;
}
