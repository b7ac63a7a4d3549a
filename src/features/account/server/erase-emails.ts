import type { Tx } from "../../../kit/db/database.ts";
import { forgetEmailsOf } from "../../../kit/mail/store.ts";
import { addressChangesOf } from "./address-store.ts";
import type { AccountRecord } from "./store.ts";

/** What an address hears of that somebody wants for another account: the only e-mails to it that are that account's. */
const TO_NEW_ADDRESS = ["address-confirm", "address-taken"];

/** Forgets the e-mails to an account: to its address and to those that it had lately, and those that asked for another one. */
export async function eraseEmails(tx: Tx, { id, email }: Pick<AccountRecord, "id" | "email">): Promise<void> {
	const changes = await addressChangesOf(tx, id);
	const made = changes.filter((one) => one.usedAt !== null);
	await forgetEmailsOf(tx, [email, ...made.map((one) => one.oldEmail)]);
	const asked = changes.map((one) => one.newEmail);
	await forgetEmailsOf(tx, asked, TO_NEW_ADDRESS);
}
