/** An invitation's link is valid for this many days. */
export const INVITATION_DAYS = 14;
/** The organiser sees an expired invitation this long. */
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
 * `join`: the invited account is logged in. `other`: another account is. `new`: the person sets a password, because the
 * e-mail proves the address. `logIn`: the account is in use.
 */
export type InvitationStep = "join" | "other" | "new" | "logIn";

export function invitationStep(invited: InvitedAccount, accountId: string | undefined): InvitationStep {
	if (accountId !== undefined) return invited?.id === accountId ? "join" : "other";
	return invited?.emailVerified ? "logIn" : "new";
}
