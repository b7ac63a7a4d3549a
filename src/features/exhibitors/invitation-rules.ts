/** Validity of an invitation's link in days. */
export const INVITATION_DAYS = 14;
/** Days for which an expired invitation stays visible to the organiser. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Invitations that ended before this moment are deleted. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

export type InvitationOutcome = "open" | "unknown" | "used" | "expired";

/** State of an invitation's link at a moment. */
export function invitationOutcome(
	invitation: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): InvitationOutcome {
	if (!invitation) return "unknown";
	if (invitation.usedAt) return "used";
	return now < invitation.expiresAt ? "open" : "expired";
}

/** Account of the invited address: none, never activated, or in use. */
export type InvitedAccount = { id: string; emailVerified: boolean } | undefined;

/**
 * Next step of the invited person: `join`: logged in with that account; `other`: with another one; `new`: set a
 * password, since the e-mail proves the address; `logIn`: the account is in use.
 */
export type InvitationStep = "join" | "other" | "new" | "logIn";

export function invitationStep(invited: InvitedAccount, accountId: string | undefined): InvitationStep {
	if (accountId !== undefined) return invited?.id === accountId ? "join" : "other";
	return invited?.emailVerified ? "logIn" : "new";
}
