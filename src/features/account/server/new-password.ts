import { wrongInput } from "../../../kit/http/failure.ts";
import { passwordError } from "../password.ts";
import type { Passwords } from "./passwords.ts";
import type { AccountRecord } from "./store.ts";
import { weakPassword } from "./weak-password.ts";

type Owner = Pick<AccountRecord, "email" | "firstName" | "lastName">;

/** Throws 400 for `newPassword` if it is weak. */
export function assertNewPassword(password: string, { email, firstName, lastName }: Owner): void {
	const wrong = passwordError(password) ?? weakPassword(password, [email, firstName, lastName]);
	if (wrong) throw wrongInput({ newPassword: [wrong] });
}

/** Throws like `assertNewPassword`. */
export async function newPasswordHash(passwords: Passwords, password: string, owner: Owner): Promise<string> {
	assertNewPassword(password, owner);
	return passwords.hash(password);
}
