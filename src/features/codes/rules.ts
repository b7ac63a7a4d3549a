import type { CodeRefusal } from "./contract.ts";

export type CodeRecord = {
	kind: "discount" | "invitation";
	/** 1 to 100; an invitation takes the whole price off. */
	percent: number;
	/** Inclusive; null means always. */
	validFrom: Date | null;
	/** Exclusive; null means no end. */
	validUntil: Date | null;
	useLimit: number | null;
	used: number;
	/** Null while valid. */
	revokedAt: Date | null;
	/** Empty for all packages. */
	packageIds: readonly number[];
};

/** `usable`, or why the code has no effect on any package. */
export const CODE_STATES = ["usable", "revoked", "notYet", "expired", "usedUp"] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Upper case, without spaces around. */
export function normalizedCode(typed: string): string {
	return typed.trim().toUpperCase();
}

/** Returns why the code has no effect now (on a package, or on any); undefined if it is valid. */
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

/** The state of a code for any package. */
export function codeStateOf(code: Omit<CodeRecord, "packageIds">, now: Date): CodeState {
	const refusal = codeRefusalOf({ ...code, packageIds: [] }, now, undefined);
	return CODE_STATES.find((state) => state === refusal) ?? "usable";
}

/** Limits e-mails with codes: so many per code of a team, and so many per address and day. */
export const CODE_EMAILS = { perCode: 5, perAddress: { max: 3, windowSeconds: 24 * 3600 } };

export function isFor(code: Pick<CodeRecord, "packageIds">, packageId: number): boolean {
	return code.packageIds.length === 0 || code.packageIds.includes(packageId);
}

/** The net price in grosz after a code: the discount is rounded half up and never exceeds the price. */
export function priceWithCode(netGrosz: number, code: Pick<CodeRecord, "kind" | "percent">): number {
	const percent = code.kind === "invitation" ? 100 : code.percent;
	return netGrosz - Math.round((netGrosz * percent) / 100);
}

/** Alphanumeric characters, with dashes, dots and underscores inside. */
export function isCodeText(typed: string): boolean {
	return /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,38}[\p{L}\p{N}])?$/u.test(typed.trim());
}

/** Without characters that look alike. */
const CODE_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Makes "7K3QF-9XD2M-4TRWH" from at least 15 random bytes. */
export function newCode(random: Uint8Array): string {
	const letters = Array.from(random.slice(0, 15), (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join("");
	return letters.replace(/(.{5})(?=.)/g, "$1-");
}
