import { createHash } from "node:crypto";
import { hashOf } from "../../../kit/hash/hash.ts";
import { RECOVERY_CODES, recoveryCodeOf } from "../factor.ts";

const HASHED = "sha256:";

/** Better-auth compares it; 60 random bits need no slow hash. */
export const hashedCode = (value: string): string => HASHED + hashOf(value);

/** Better-auth passes the list for storage when new and after a use: hashed entries stay. Reads return hashes only. */
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
