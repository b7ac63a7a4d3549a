import type { Tx } from "../../../kit/db/database.ts";
import { addLetter } from "../../../kit/mail/store.ts";
import { must } from "../../../kit/must/must.ts";
import { accountById } from "../../account/server/store.ts";
import type { LetterDeps } from "../../event/server/event-letter.ts";
import { eventById } from "../../event/server/store.ts";
import { registeredLetterOf } from "./registered-letter.ts";
import { unpaidForRegistrations } from "./store.ts";
import { ticketFiles } from "./ticket-file.ts";

/**
 * Gives the tickets of an account's registrations without an order, in the transaction that confirms its address
 * (decisions §11 "Paid, or a confirmed address").
 */
export async function giveWhatWaited(tx: Tx, deps: LetterDeps, { accountId }: { accountId: string }): Promise<void> {
	const person = must(await accountById(tx, accountId), "the account");
	for (const one of await unpaidForRegistrations(tx, accountId)) {
		const event = await eventById(tx, one.eventId);
		await addLetter(tx, registeredLetterOf(deps, { person, event, tickets: ticketFiles(event, one.id) }));
	}
}
