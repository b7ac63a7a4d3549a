import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { breaks, insertAll } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, wrongForm } from "../../../kit/http/failure.ts";
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
import { type InvitationStep, invitationOutcome, invitationStep } from "../invitation-rules.ts";
import { refusals } from "../invitation-texts.ts";
import { type InvitationRecord, invitationOf, lockInvitation, markAccepted } from "./invitation-store.ts";
import { addStaff } from "./staff-store.ts";

const STATUSES = { unknown: 404, used: 409, expired: 410 } as const;

/** Throws the reason if the invitation is not open. */
function openInvitationOf(invitation: InvitationRecord | undefined, now: Date): InvitationRecord {
	const outcome = invitationOutcome(invitation, now);
	if (outcome !== "open") throw new Failure(STATUSES[outcome], refusals[outcome]);
	return invariant(invitation, "the open invitation");
}

export type AcceptDeps = AddressDeps & { db: NodePgDatabase; passwords: Passwords; ids: { next(): string } };

type OpenedInvitation = { invitation: InvitationRecord; invited: AccountRecord | undefined; step: InvitationStep };

/** Throws `Failure` if it is unknown, used or expired. */
export async function openInvitation(
	{ db, clock }: Pick<AcceptDeps, "db" | "clock">,
	secret: string,
	accountId: string | undefined,
): Promise<OpenedInvitation> {
	const invitation = openInvitationOf(await invitationOf(db, hashOf(secret)), clock.now());
	const invited = await accountByEmail(db, invitation.email);
	return { invitation, invited, step: invitationStep(invited, accountId) };
}

export type InvitationAcceptance = {
	secret: string;
	accountId: string | undefined;
	lang: Lang;
	person: { firstName: string; lastName: string; password: string };
};

/**
 * Adds the invited person to the staff, once. The e-mail has proved the address: a person without a used account gets
 * one with the new password. Returns the account to log in, if any.
 */
export async function acceptInvitation(deps: AcceptDeps, accepting: InvitationAcceptance) {
	const { secret, accountId, person } = accepting;
	const { invitation, invited, step } = await openInvitation(deps, secret, accountId);
	if (step === "other" || step === "logIn") throw new Failure(409, refusals[step]);
	const names = { firstName: person.firstName.trim(), lastName: person.lastName.trim() };
	if (step === "new") refuseWrong(invitation.email, { ...names, password: person.password });
	const passwordHash = step === "new" ? await deps.passwords.hash(person.password) : undefined;
	const memberId = invited?.id ?? deps.ids.next();
	await deps.db
		.transaction(async (tx) => {
			const now = deps.clock.now();
			// Another person may have used the link first.
			const { id, exhibitorId, eventId, email } = openInvitationOf(await lockInvitation(tx, hashOf(secret)), now);
			const member = { id: memberId, email, ...names, lang: accepting.lang };
			if (passwordHash !== undefined) await makeUsable(tx, deps, { invited, member, passwordHash, now });
			await addStaff(tx, { exhibitorId, accountId: memberId }, now);
			await markAccepted(tx, id, now);
			await addAuditEntry(tx, {
				at: now,
				actor: memberId,
				action: "exhibitor.staff-joined",
				subject: `exhibitor:${exhibitorId}`,
				eventId,
				detail: { accountId: memberId },
			});
		})
		.catch((error) => {
			throw breaks(error, ONE_ACCOUNT) ? new Failure(409, refusals.logIn) : error;
		});
	return { invitation, beginsAs: step === "new" ? memberId : undefined };
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
	if (Object.keys(errors).length > 0) throw wrongForm(errors);
}
