import type { Text } from "../../kit/i18n/lang.ts";

/** At most 63 letters, digits and hyphens, none of these at an end (RFC 1035), of a domain in its normal form or not. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Each dot stands between two other characters (RFC 5322 `dot-atom`); only the whole has a greatest length (spec §5). */
const LOCAL_PART = String.raw`[^\s@.]+(?:\.[^\s@.]+)*`;
/** Spec §5: text without spaces or @, then @, then a domain, a dot and at least 2 characters, which are no number. */
const EMAIL_PATTERN = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+(?=.{2})(?!\d+$)${LABEL}$`, "u");
/**
 * What mail servers read as something else than a part of the address (RFC 5322 `specials`), so that two texts would be
 * one mailbox, and what nobody sees.
 */
const NOT_IN_EMAIL = /[<>()[\],;:"\\\p{C}\p{Z}\p{DI}\u2800]/u;
/** Spec §5: the longest address in registration. */
export const EMAIL_MAX = 256;
/** How long an activation link is valid. */
export const ACTIVATION_HOURS = 48;

/** How long a link for a new password is valid. */
export const RESET_HOURS = 1;

const HOUR_MS = 3_600_000;

/** Whether a text, in its normal form, is an e-mail address by the spec's pattern and length, and names one mailbox only. */
export function isEmail(text: string): boolean {
	return isNormalizedEmail(normalizedEmail(text));
}

/** As `isEmail`, of what has its normal form. */
export function isNormalizedEmail(email: string, max = EMAIL_MAX): boolean {
	return email.length <= max && EMAIL_PATTERN.test(email) && !NOT_IN_EMAIL.test(email);
}

/** What is said of an address in its normal form: that there is none, or that it is wrong or longer than `max`. */
export function emailError(email: string, sentence: { missing: Text; wrong: Text }, max = EMAIL_MAX): Text | undefined {
	if (email === "") return sentence.missing;
	return isNormalizedEmail(email, max) ? undefined : sentence.wrong;
}

/**
 * The one normal form of an address, in which it is counted, kept, compared and written to: without space around, in
 * lower case, in Unicode's form NFKC, its domain as the mail server is given it (`xn--…`, no dot at the end).
 */
export function normalizedEmail(text: string): string {
	const email = text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
	const at = email.lastIndexOf("@") + 1;
	const domain = withoutLastDots(email.slice(at));
	const isForeign = at > 0 && /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
	const address = `http://${domain}`;
	const host = isForeign && URL.canParse(address) ? new URL(address).hostname : domain;
	// signs that a domain does not have are left out of it, and a dot before them ends it then
	return email.slice(0, at) + withoutLastDots(host);
}

/** Dots after a space stay: without them the space would be the last, and the next time be taken off as space around. */
function withoutLastDots(domain: string): string {
	return domain.replace(/([^\s.])\.+$/, "$1");
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
