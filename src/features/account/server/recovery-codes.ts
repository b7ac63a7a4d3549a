import { createHash } from "node:crypto";
import { hashOf } from "../../../kit/hash/hash.ts";
import { RECOVERY_CODES, recoveryCodeOf } from "../factor.ts";

const HASHED = "sha256:";

/** A recovery code as it is kept, and as better-auth compares it: 60 random bits need no slow hash. */
export const hashedCode = (value: string): string => HASHED + hashOf(value);

/**
 * Recovery codes as better-auth shall make and keep them. It hands over the list to be kept both when it is new and when
 * one was used: what is hashed already stays as it is. Nothing is ever read back but hashes.
 */
export function recoveryCodes(ids: { secret(): string }) {
	const newCode = () => recoveryCodeOf(createHash("sha256").update(ids.secret()).digest());
	const kept = (code: string) => (code.startsWith(HASHED) ? code : hashedCode(code.replaceAll("-", "")));
	return {
		customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newCode),
		storeBackupCodes: {
			encrypt: async (codes: string) => JSON.stringify((JSON.parse(codes) as string[]).map(kept)),
			decrypt: async (codes: string) => codes,
		},
	};
}
