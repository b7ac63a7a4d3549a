import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, insertAll } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { unprintableIn } from "../../../kit/letters/printable.ts";
import { passwordError } from "../../account/password.ts";
import { type AddressDeps, confirmAddress } from "../../account/server/confirm-address.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import {
	type AccountRecord,
	accountByEmail,
	accountInserts,
	ONE_ACCOUNT,
	setPassword,
	storePerson,
} from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import { type InvitationStep, invitationOutcome, invitationStep } from "../rules.ts";
import { refusals } from "../texts.ts";

/** The common columns of invitations; the link's secret is stored as its hash. */
export type InvitationRecord = { email: string; expiresAt: Date; usedAt: Date | null };

/** One kind of invitations: its rows, and what accepting one does. */
export type InvitationKind<I extends InvitationRecord> = {
	find(db: Database, secretHash: string): Promise<I | undefined>;
	/** Locks the row. */
	lock(tx: Tx, secretHash: string): Promise<I | undefined>;
	/** Joins the account and marks the invitation as used, in the transaction that locked it. */
	join(tx: Tx, joined: { invitation: I; accountId: string; now: Date }): Promise<void>;
	/** The sentence for a used invitation. */
	used: Text;
};

export type AcceptDeps = AddressDeps & { db: NodePgDatabase; passwords: Passwords; ids: { next(): string } };

export type InvitationAcceptance = {
	secret: string;
	accountId: string | undefined;
	lang: Lang;
	person: { firstName: string; lastName: string; password: string };
};

const STATUSES = { unknown: 404, used: 409, expired: 410 } as const;

function assertOpen<I extends InvitationRecord>(kind: InvitationKind<I>, invitation: I | undefined, now: Date): I {
	const outcome = invitationOutcome(invitation, now);
	if (outcome !== "open") throw new Failure(STATUSES[outcome], { ...refusals, used: kind.used }[outcome]);
	return invariant(invitation, "the open invitation");
}

type OpenedInvitation<I> = { invitation: I; invited: AccountRecord | undefined; step: InvitationStep };

/** Throws `Failure`: unknown (404), used (409) or expired (410). */
export async function openInvitation<I extends InvitationRecord>(
	{ db, clock }: Pick<AcceptDeps, "db" | "clock">,
	kind: InvitationKind<I>,
	{ secret, accountId }: Pick<InvitationAcceptance, "secret" | "accountId">,
): Promise<OpenedInvitation<I>> {
	const invitation = assertOpen(kind, await kind.find(db, hashOf(secret)), clock.now());
	const invited = await accountByEmail(db, invitation.email);
	return { invitation, invited, step: invitationStep(invited, accountId) };
}

/**
 * Joins the invited person, once. The e-mail has proved the address: without an account in use, one is created, or a
 * never activated one gets a new password. Returns the account to log in, if any. Throws as `openInvitation`, 400 for
 * wrong names or passwords and 409 for another account.
 */
export async function acceptInvitation<I extends InvitationRecord>(
	deps: AcceptDeps,
	kind: InvitationKind<I>,
	accepting: InvitationAcceptance,
): Promise<{ invitation: I; beginsAs: string | undefined }> {
	const { secret, person } = accepting;
	const { invitation, invited, step } = await openInvitation(deps, kind, accepting);
	if (step === "other" || step === "logIn") throw new Failure(409, refusals[step]);
	const names = { firstName: person.firstName.trim(), lastName: person.lastName.trim() };
	if (step === "new") refuseWrong(invitation.email, { ...names, password: person.password });
	const passwordHash = step === "new" ? await deps.passwords.hash(person.password) : undefined;
	const accountId = invited?.id ?? deps.ids.next();
	await deps.db
		.transaction(async (tx) => {
			const now = deps.clock.now();
			// Another person may have used the link first.
			const locked = assertOpen(kind, await kind.lock(tx, hashOf(secret)), now);
			const member = { id: accountId, email: locked.email, ...names, lang: accepting.lang };
			if (passwordHash !== undefined) await makeUsable(tx, deps, { invited, member, passwordHash, now });
			await kind.join(tx, { invitation: locked, accountId, now });
		})
		.catch((error) => {
			throw breaks(error, ONE_ACCOUNT) ? new Failure(409, refusals.logIn) : error;
		});
	return { invitation, beginsAs: step === "new" ? accountId : undefined };
}

type Usable = {
	invited: AccountRecord | undefined;
	member: { id: string; email: string; firstName: string; lastName: string; lang: Lang };
	passwordHash: string;
	now: Date;
};

/** Creates the account, or takes over one that was never activated. */
async function makeUsable(tx: Tx, deps: AcceptDeps, { invited, member, passwordHash, now }: Usable): Promise<void> {
	if (invited) {
		await storePerson(tx, invited.id, { nick: invited.nick, phoneNo: invited.phoneNo, ...member }, now);
		await setPassword(tx, invited.id, passwordHash, now);
	} else {
		const made = { ...member, credentialId: deps.ids.next(), passwordHash, nick: null, phoneNo: null, now };
		await insertAll(tx, accountInserts(made));
	}
	await confirmAddress(tx, deps, member.id);
	await addAuditEntry(tx, { at: now, actor: member.id, action: "account.activated", subject: member.id });
}

const NAME_MAX = 100;

/** Throws 400 by field. */
function refuseWrong(email: string, { firstName, lastName, password }: InvitationAcceptance["person"]): void {
	const errors: Record<string, Text> = {};
	const names = { firstName, lastName };
	for (const [field, name] of Object.entries(names)) {
		const isGood = name !== "" && name.length <= NAME_MAX && unprintableIn(name).length === 0;
		if (!isGood) errors[field] = refusals.name;
	}
	const wrong = passwordError(password) ?? weakPassword(password, [email, firstName, lastName]);
	if (wrong) errors["password"] = wrong;
	assertNoErrors(errors);
}
