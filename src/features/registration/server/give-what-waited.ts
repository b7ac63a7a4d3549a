import type { Tx } from "../../../kit/db/database.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { must } from "../../../kit/must/must.ts";
import { accountById } from "../../account/server/store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { registeredEmailOf } from "./registered-email.ts";
import { unpaidForRegistrations } from "./store.ts";
import { ticketFiles } from "./ticket-file.ts";

/**
 * Gives the tickets of an account's registrations without an order, in the transaction that confirms its address
 * (decisions §11 "Paid, or a confirmed address").
 */
export async function giveWhatWaited(tx: Tx, deps: EmailDeps, { accountId }: { accountId: string }): Promise<void> {
	const person = must(await accountById(tx, accountId), "the account");
	for (const one of await unpaidForRegistrations(tx, accountId)) {
		const event = await eventById(tx, one.eventId);
		await addEmail(tx, registeredEmailOf(deps, { person, event, tickets: ticketFiles(event, one.id) }));
	}
}
