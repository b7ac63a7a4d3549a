import { createHash } from "node:crypto";
import { hashOf } from "../../../kit/hash/hash.ts";
import { RECOVERY_CODES, recoveryCodeOf } from "../factor.ts";

const HASHED = "sha256:";

/** A recovery code as stored and compared by better-auth: 60 random bits need no slow hash. */
export const hashedCode = (value: string): string => HASHED + hashOf(value);

/**
 * Generation and storage of recovery codes for better-auth. It passes the list for storage both when new and after a
 * use: hashed entries stay as they are. Reads return hashes only.
 */
export function recoveryCodes(ids: { secret(): string }) {
	const newCode = () => recoveryCodeOf(createHash("sha256").update(ids.secret()).digest());
	const ensureHashed = (code: string) => (code.startsWith(HASHED) ? code : hashedCode(code.replaceAll("-", "")));
	return {
		customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newCode),
		storeBackupCodes: {
			encrypt: async (codes: string) => JSON.stringify((JSON.parse(codes) as string[]).map(ensureHashed)),
			decrypt: async (codes: string) => codes,
		},
	};
}
