import type { Text } from "../../kit/i18n/lang.ts";

/** RFC 1035: at most 63 alphanumeric characters and inner hyphens, normalised or not. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** RFC 5322 `dot-atom`; only the whole address has a maximum length (spec §5). */
const LOCAL_PART = String.raw`[^\s@.]+(?:\.[^\s@.]+)*`;
/** Spec §5: text without spaces or @, then @, a domain, a dot and at least 2 characters that are not a number. */
const EMAIL_PATTERN = new RegExp(String.raw`^${LOCAL_PART}@(?:${LABEL}\.)+(?=.{2})(?!\d+$)${LABEL}$`, "u");
/** RFC 5322 `specials`, by which two texts could name one mailbox, and invisible characters. */
const NOT_IN_EMAIL = /[<>()[\],;:"\\\p{C}\p{Z}\p{DI}\u2800]/u;
/** Spec §5, in characters. */
export const EMAIL_MAX = 256;
export const ACTIVATION_HOURS = 48;

export const RESET_HOURS = 1;

const HOUR_MS = 3_600_000;

/** Whether a text, normalised, is an e-mail address by the spec's pattern and length and names one mailbox only. */
export function isEmail(text: string): boolean {
	return isNormalizedEmail(normalizedEmail(text));
}

export function isNormalizedEmail(email: string, max = EMAIL_MAX): boolean {
	return email.length <= max && EMAIL_PATTERN.test(email) && !NOT_IN_EMAIL.test(email);
}

/** The address is normalised. */
export function emailError(email: string, sentence: { missing: Text; wrong: Text }, max = EMAIL_MAX): Text | undefined {
	if (email === "") return sentence.missing;
	return isNormalizedEmail(email, max) ? undefined : sentence.wrong;
}

/** Trimmed, lower case, NFKC, the domain in ASCII (`xn--…`) without a final dot. */
export function normalizedEmail(text: string): string {
	const email = text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
	const at = email.lastIndexOf("@") + 1;
	const domain = withoutLastDots(email.slice(at));
	const isForeign = at > 0 && /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
	const address = `http://${domain}`;
	const host = isForeign && URL.canParse(address) ? new URL(address).hostname : domain;
	// domains drop ignorable characters, which may leave a dot at the end
	return email.slice(0, at) + withoutLastDots(host);
}

/** Dots after a space stay: otherwise the space would come last and a second normalisation would trim it. */
function withoutLastDots(domain: string): string {
	return domain.replace(/([^\s.])\.+$/, "$1");
}

export function activationEnd(now: Date): Date {
	return new Date(now.getTime() + ACTIVATION_HOURS * HOUR_MS);
}

export type ActivationOutcome = "activate" | "unknown" | "used" | "expired";

/** Works once, before it expires. */
export function activationOutcome(
	link: { expiresAt: Date; usedAt: Date | null } | undefined,
	now: Date,
): ActivationOutcome {
	if (!link) return "unknown";
	if (link.usedAt) return "used";
	return now.getTime() < link.expiresAt.getTime() ? "activate" : "expired";
}
