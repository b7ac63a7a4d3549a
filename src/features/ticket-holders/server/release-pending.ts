import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { accountById } from "../../account/server/store.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { eventById } from "../../event/server/store.ts";
import type { ReleaseDeps } from "./follow-order.ts";
import { registeredEmailOf } from "./registered-email.ts";
import { keepHeldPlaces } from "./release-unconfirmed.ts";
import { unpaidForRegistrations } from "./store.ts";
import { ticketFiles } from "./ticket-file.ts";

/**
 * Issues tickets without an order, in the transaction that confirms the account's address. Returns a notice if a place
 * is gone.
 */
export async function releasePending(
	tx: Tx,
	deps: ReleaseDeps,
	{ accountId }: { accountId: string },
): Promise<Text | undefined> {
	const notice = await keepHeldPlaces(tx, deps, accountId);
	const person = invariant(await accountById(tx, accountId), "the account");
	for (const one of await unpaidForRegistrations(tx, accountId)) {
		const event = await eventById(tx, one.eventId);
		const contact = await participantContact(tx, event.id);
		await addEmail(tx, registeredEmailOf(deps, { person, event, contact, tickets: ticketFiles(event, one.id) }));
	}
	return notice;
}
