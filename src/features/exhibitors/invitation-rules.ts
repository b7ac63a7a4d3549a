/** Validity of an invitation's link in days. */
export const INVITATION_DAYS = 14;
/** An expired invitation stays visible to the organiser. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

export type InvitationOutcome = "open" | "unknown" | "used" | "expired";

export function invitationOutcome(
	invitation: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): InvitationOutcome {
	if (!invitation) return "unknown";
	if (invitation.usedAt) return "used";
	return now < invitation.expiresAt ? "open" : "expired";
}

export type InvitedAccount = { id: string; emailVerified: boolean } | undefined;

/**
 * `join`: logged in with that account; `other`: with another one; `new`: set a password, since the e-mail proves the
 * address; `logIn`: the account is in use.
 */
export type InvitationStep = "join" | "other" | "new" | "logIn";

export function invitationStep(invited: InvitedAccount, accountId: string | undefined): InvitationStep {
	if (accountId !== undefined) return invited?.id === accountId ? "join" : "other";
	return invited?.emailVerified ? "logIn" : "new";
}
