import { createHash } from "node:crypto";
import { hashOf } from "../../../kit/hash/hash.ts";
import { RECOVERY_CODES, recoveryCodeOf } from "../factor.ts";

const HASHED = "sha256:";

/** better-auth compares these; 60 random bits need no slow hash. */
export const hashedCode = (value: string): string => HASHED + hashOf(value);

/** better-auth stores the list again after each use, so hashed entries stay. Reads return only hashes. */
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
