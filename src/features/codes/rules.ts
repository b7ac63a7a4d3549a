import type { CodeRefusal } from "./contract.ts";

/** A code as the rules see it. */
export type CodeRecord = {
	kind: "discount" | "invitation";
	/** Of a discount code, 1 to 100; an invitation takes the whole price. */
	percent: number;
	/** Inclusive; null is always. */
	validFrom: Date | null;
	/** Exclusive; null is without end. */
	validUntil: Date | null;
	/** Null is unlimited. */
	useLimit: number | null;
	used: number;
	/** Since when it is worth nothing; null while it is. */
	revokedAt: Date | null;
	/** The packages that it is good for; none named means every one. */
	packageIds: readonly number[];
};

/** Codes are matched without regard to case or surrounding space. */
export function normalizedCode(typed: string): string {
	return typed.trim().toUpperCase();
}

/** Why a code changes nothing at a moment for a package (or, without one, for any); undefined when it does. */
export function codeRefusalOf(
	code: CodeRecord | undefined,
	now: Date,
	packageId: number | undefined,
): CodeRefusal | undefined {
	if (!code) return "unknown";
	if (code.revokedAt) return "revoked";
	if (code.validFrom && now < code.validFrom) return "notYet";
	if (code.validUntil && now >= code.validUntil) return "expired";
	if (code.useLimit !== null && code.used >= code.useLimit) return "usedUp";
	return packageId === undefined || isFor(code, packageId) ? undefined : "otherPackage";
}

/** How often a team's code may be sent by e-mail, and how many an address may get in a day, whoever sends them. */
export const CODE_EMAILS = { perCode: 5, perAddress: { max: 3, windowSeconds: 24 * 3600 } };

/** Whether a code is good for a package. */
export function isFor(code: Pick<CodeRecord, "packageIds">, packageId: number): boolean {
	return code.packageIds.length === 0 || code.packageIds.includes(packageId);
}

/**
 * The net price in grosz that a code leaves of a net price: the discount is rounded half up, so that it is never worth
 * more than half a grosz above its rule, and never more than the price.
 */
export function priceWithCode(netGrosz: number, code: Pick<CodeRecord, "kind" | "percent">): number {
	const percent = code.kind === "invitation" ? 100 : code.percent;
	return netGrosz - Math.round((netGrosz * percent) / 100);
}

/** A code as an organiser may name it: letters and digits, dashes, dots and underscores within. */
export function isCodeText(typed: string): boolean {
	return /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,38}[\p{L}\p{N}])?$/u.test(typed.trim());
}

/** 32 letters and digits that cannot be mistaken for each other. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A code that cannot be guessed, "7K3QF-9XD2M-4TRWH", out of 15 random bytes or more. */
export function newCode(random: Uint8Array): string {
	const letters = Array.from(random.slice(0, 15), (byte) => LETTERS[byte % LETTERS.length]).join("");
	return letters.replace(/(.{5})(?=.)/g, "$1-");
}
