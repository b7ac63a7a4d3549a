import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { accountById } from "../../account/server/store.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { eventById } from "../../event/server/store.ts";
import type { ReleaseDeps } from "./follow-order.ts";
import { guestsAmong } from "./guests-among.ts";
import { registeredEmailOf } from "./registered-email.ts";
import { keepHeldPlaces } from "./release-unconfirmed.ts";
import { unpaidForRegistrations } from "./store.ts";
import { ticketFiles } from "./ticket-file.ts";

/**
 * Issues tickets without an order, in the transaction that confirms the account's address. A guest has the ticket from
 * the e-mail with the link. Returns a notice if a place is gone.
 */
export async function releasePending(
	tx: Tx,
	deps: ReleaseDeps,
	{ accountId }: { accountId: string },
): Promise<Text | undefined> {
	const notice = await keepHeldPlaces(tx, deps, accountId);
	const person = invariant(await accountById(tx, accountId), "the account");
	const all = await unpaidForRegistrations(tx, accountId);
	const ids = all.map(({ id }) => id);
	const guests = await guestsAmong(tx, ids);
	for (const one of all.filter(({ id }) => !guests.has(id))) {
		const event = await eventById(tx, one.eventId);
		const contact = await participantContact(tx, event.id);
		await addEmail(tx, registeredEmailOf(deps, { person, event, contact, tickets: ticketFiles(event, one.id) }));
	}
	return notice;
}
