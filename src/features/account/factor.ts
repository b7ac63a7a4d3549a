import { singleLine } from "../../kit/contract/lines.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { factorRefusals } from "./factor-refusals.ts";

export const RECOVERY_CODES = 10;
export const PASSKEY_NAME_MAX = 60;

/** Crockford's base 32, without ambiguous characters. */
export const RECOVERY_CHARACTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const RECOVERY_LENGTH = 12;

/** `phone` is a code of an authenticator app, `recovery` a saved one. */
export type TypedCode = { kind: "phone" | "recovery"; value: string };

export const typedCodeField = () => singleLine(100);

/** Six digits are a phone's code; anything else is a recovery code. */
export function typedCode(typed: string): TypedCode {
	const value = typed.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();
	if (/^\d{6}$/.test(value)) return { kind: "phone", value };
	return { kind: "recovery", value: value.replaceAll("o", "0").replace(/[il]/g, "1") };
}

/** Returns a code like "7k2m-x9qd-3hf8", with 60 random bits. */
export function recoveryCodeOf(bytes: Uint8Array): string {
	const letters = [...bytes.subarray(0, RECOVERY_LENGTH)].map((byte) => RECOVERY_CHARACTERS[byte % 32]).join("");
	return letters.replace(/(.{4})(?=.)/g, "$1-");
}

export function codeError(typed: string, kind: "phone" | "any"): Text | undefined {
	if (typed.trim() === "") return factorRefusals.enterCode;
	const code = typedCode(typed);
	if (code.kind === "phone") return undefined;
	if (kind === "phone") return factorRefusals.sixDigits;
	return code.value.length === RECOVERY_LENGTH ? undefined : factorRefusals.noCode;
}

export function passkeyNameError(name: string): Text | undefined {
	const { length } = name.trim();
	return length === 0 || length > PASSKEY_NAME_MAX ? factorRefusals.passkeyName : undefined;
}
