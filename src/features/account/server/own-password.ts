import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn, wrongInput } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import type { Passwords } from "./passwords.ts";
import { type AccountRecord, accountWithPassword } from "./store.ts";

/** Throws 401 if the account was erased meanwhile, and 400 on `currentPassword` for a wrong password. */
export async function accountByOwnPassword(
	{ db, passwords }: { db: Database; passwords: Passwords },
	accountId: string,
	password: string,
): Promise<AccountRecord> {
	// One query reads account and hash: an erasure between two queries would look like a wrong password.
	const own = await accountWithPassword(db, accountId);
	if (!own) throw notLoggedIn();
	const isRight = own.hash !== null && (await passwords.verify(own.hash, password));
	if (!isRight) throw wrongInput({ currentPassword: [refusals.wrongOwnPassword] });
	return own.person;
}
