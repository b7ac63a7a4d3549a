/** For how many days the link of an invitation is good. */
export const INVITATION_DAYS = 14;
/** For how many days more its address is kept, so that the organiser sees that nobody came. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

/** When the link of an invitation made now ends. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Whose end is before this is forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

export type InvitationOutcome = "open" | "unknown" | "used" | "expired";

/** What the link of an invitation is good for at a moment. */
export function invitationOutcome(
	invitation: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): InvitationOutcome {
	if (!invitation) return "unknown";
	if (invitation.usedAt) return "used";
	return now < invitation.expiresAt ? "open" : "expired";
}

/** Whose account an invited address has, as far as it matters: nobody's, one that was never activated, or one in use. */
export type Invited = { id: string; emailVerified: boolean } | undefined;

/**
 * How the invited person goes on: `join` is logged in as it, `other` as somebody else; `new` sets a password, for the
 * letter has proved the address; `logIn` has an account in use.
 */
export type InvitationStep = "join" | "other" | "new" | "logIn";

export function invitationStep(invited: Invited, accountId: string | undefined): InvitationStep {
	if (accountId !== undefined) return invited?.id === accountId ? "join" : "other";
	return invited?.emailVerified ? "logIn" : "new";
}
