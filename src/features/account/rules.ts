import type { Text } from "../../kit/i18n/lang.ts";

/** RFC 1035: a label has at most 63 alphanumeric characters and inner hyphens. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** RFC 5322 `dot-atom`; the spec (§5) limits only the whole address. */
const LOCAL_PART = String.raw`[^\s@.]+(?:\.[^\s@.]+)*`;
/** Spec §5: a local part, @, a domain with a dot, and a last label of at least 2 characters that is no number. */
const EMAIL_PATTERN = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+(?=.{2})(?!\d+$)${LABEL}$`, "u");
/** RFC 5322 `specials` and invisible characters: with them, two texts could name one mailbox. */
const NOT_IN_EMAIL = /[<>()[\],;:"\\\p{C}\p{Z}\p{DI}\u2800]/u;
/** In characters (spec §5). */
export const EMAIL_MAX = 256;
export const ACTIVATION_HOURS = 48;

export const RESET_HOURS = 1;

const HOUR_MS = 3_600_000;

/** Says whether a text becomes a valid e-mail address after normalisation. */
export function isEmail(text: string): boolean {
	return isNormalizedEmail(normalizedEmail(text));
}

export function isNormalizedEmail(email: string, max = EMAIL_MAX): boolean {
	return email.length <= max && EMAIL_PATTERN.test(email) && !NOT_IN_EMAIL.test(email);
}

/** Expects a normalised address. */
export function emailError(email: string, sentence: { missing: Text; wrong: Text }, max = EMAIL_MAX): Text | undefined {
	if (email === "") return sentence.missing;
	return isNormalizedEmail(email, max) ? undefined : sentence.wrong;
}

/** Returns the address trimmed, in lower case and NFKC, with the domain in ASCII (`xn--…`) without a final dot. */
export function normalizedEmail(text: string): string {
	const email = text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
	const at = email.lastIndexOf("@") + 1;
	const domain = withoutLastDots(email.slice(at));
	const isForeign = at > 0 && /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
	const address = `http://${domain}`;
	const host = isForeign && URL.canParse(address) ? new URL(address).hostname : domain;
	// `URL` drops ignorable characters, so a dot may be last again.
	return email.slice(0, at) + withoutLastDots(host);
}

/** Keeps dots after a space: without them a second normalisation would trim the space. */
function withoutLastDots(domain: string): string {
	return domain.replace(/([^\s.])\.+$/, "$1");
}

export function activationEnd(now: Date): Date {
	return new Date(now.getTime() + ACTIVATION_HOURS * HOUR_MS);
}

export type ActivationOutcome = "activate" | "unknown" | "used" | "expired";

/** A link works once, before it expires. */
export function activationOutcome(
	link: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): ActivationOutcome {
	if (!link) return "unknown";
	if (link.usedAt) return "used";
	return now.getTime() < link.expiresAt.getTime() ? "activate" : "expired";
}
