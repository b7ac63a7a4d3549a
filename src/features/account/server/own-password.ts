import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn, wrongInput } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import type { Passwords } from "./passwords.ts";
import { type AccountRecord, accountWithPassword } from "./store.ts";

/** The account of who is logged in, where they have typed its password once more; throws the 401 of who was erased meanwhile and the 400 that names `currentPassword`. */
export async function accountByOwnPassword(
	{ db, passwords }: { db: Database; passwords: Passwords },
	accountId: string,
	password: string,
): Promise<AccountRecord> {
	// in one statement: of somebody erased in between a second one would say that the password is wrong
	const own = await accountWithPassword(db, accountId);
	if (!own) throw notLoggedIn();
	const isRight = own.hash !== null && (await passwords.verify(own.hash, password));
	if (!isRight) throw wrongInput({ currentPassword: [refusals.wrongOwnPassword] });
	return own.person;
}
