import type { Tx } from "../../../kit/db/database.ts";
import { forgetEmailsOf } from "../../../kit/mail/store.ts";
import { addressChangesOf } from "./address-store.ts";
import type { AccountRecord } from "./store.ts";

/** These e-mails go to another person's address, but belong to the account that requested the change. */
const TO_NEW_ADDRESS = ["address-confirm", "address-taken"];

/** Erases e-mails to the account's current and recent addresses, and to addresses that it requested. */
export async function eraseEmails(tx: Tx, { id, email }: Pick<AccountRecord, "id" | "email">): Promise<void> {
	const changes = await addressChangesOf(tx, id);
	const made = changes.filter((one) => one.usedAt !== null);
	await forgetEmailsOf(tx, [email, ...made.map((one) => one.oldEmail)]);
	const requestedAddresses = changes.map((one) => one.newEmail);
	await forgetEmailsOf(tx, requestedAddresses, TO_NEW_ADDRESS);
}
