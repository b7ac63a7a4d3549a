import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn, wrongInput } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import type { Passwords } from "./passwords.ts";
import { type AccountRecord, accountById, passwordHashOf } from "./store.ts";

/** The account of who is logged in, where they have typed its password once more; throws the 400 that names `currentPassword`. */
export async function accountByOwnPassword(
	{ db, passwords }: { db: Database; passwords: Passwords },
	accountId: string,
	password: string,
): Promise<AccountRecord> {
	const person = await accountById(db, accountId);
	if (!person) throw notLoggedIn();
	const hash = await passwordHashOf(db, person.email);
	const isRight = hash !== undefined && (await passwords.verify(hash, password));
	if (!isRight) throw wrongInput({ currentPassword: [refusals.wrongOwnPassword] });
	return person;
}
