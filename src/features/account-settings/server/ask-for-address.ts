import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { saveAddressChange } from "../../account/server/address-store.ts";
import { eventOfEmail } from "../../account/server/event-of-email.ts";
import { type AccountRecord, accountByEmail } from "../../account/server/store.ts";
import type { EmailKind } from "../../event/email-kinds.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { confirmAddressEmail, stopAddressEmail, takenAddressEmail } from "../address-email-texts.ts";

export type AskDeps = EmailDeps & { ids: { secret(): string }; config: { defaultEvent: string } };

type AddressChange = { person: AccountRecord; email: string; eventCode: string | undefined };

/**
 * Sends e-mails to both addresses. If the new one has an account, its e-mail has no link; the requester sees no
 * difference.
 */
export async function askForAddress(tx: Tx, deps: AskDeps, { person, email, eventCode }: AddressChange): Promise<void> {
	const [secret, stop] = [deps.ids.secret(), deps.ids.secret()];
	const isTaken = (await accountByEmail(tx, email)) !== undefined;
	const hashes = { tokenHash: hashOf(secret), stopHash: hashOf(stop) };
	const addresses = { newEmail: email, oldEmail: person.email };
	await saveAddressChange(tx, { ...hashes, ...addresses, accountId: person.id, createdAt: deps.clock.now() });
	const event = await eventOfEmail(tx, deps, eventCode);
	if (!event) return;
	const { lang } = person;
	const send = (to: string, kind: EmailKind, texts: EmailTexts, path: string) =>
		sendEventEmail(tx, deps, { to: { email: to, lang }, event, kind, texts, values: { email }, path });
	const toOld = `address.html?stop=${encodeURIComponent(stop)}`;
	const toNew = `address.html?id=${encodeURIComponent(secret)}`;
	await send(person.email, "address-stop", stopAddressEmail, toOld);
	if (isTaken) await send(email, "address-taken", takenAddressEmail, "user.html");
	else await send(email, "address-confirm", confirmAddressEmail, toNew);
}
