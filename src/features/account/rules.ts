/** Spec §5: text without spaces or @, then @, then a domain, a dot and at least 2 characters. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Spec §5: the longest address in registration. */
export const EMAIL_MAX = 256;
/** Decisions §5: how long an activation link is valid. */
export const ACTIVATION_HOURS = 48;

/** How long a link for a new password is valid. */
export const RESET_HOURS = 1;

/** The cookie that tells the page's script that somebody has logged in here; it opens nothing. */
export const SESSION_HINT = "estrada_hint";

const HOUR_MS = 3_600_000;

/** Whether a text is an e-mail address by the spec's pattern and length. */
export function isEmail(text: string): boolean {
	return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/** The form in which addresses are kept and compared: without space around, in lower case. */
export function keptEmail(text: string): string {
	return text.trim().toLowerCase();
}

/** When a link made now stops working. */
export function activationEnd(now: Date): Date {
	return new Date(now.getTime() + ACTIVATION_HOURS * HOUR_MS);
}

export type ActivationOutcome = "activate" | "unknown" | "used" | "expired";

/** What an activation link does at a moment: it works once, before its end. */
export function activationOutcome(
	link: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): ActivationOutcome {
	if (!link) return "unknown";
	if (link.usedAt) return "used";
	return now.getTime() < link.expiresAt.getTime() ? "activate" : "expired";
}
