import type { Tx } from "../../../kit/db/database.ts";
import { addLetter } from "../../../kit/mail/store.ts";
import { accountById } from "../../account/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { isOverdue } from "../../orders/rules.ts";
import { lockedWaitingOrders } from "../../orders/server/store.ts";
import { advanceOrder } from "./advance-order.ts";
import { registeredLetterOf } from "./registered-letter.ts";
import type { SettleDeps } from "./settle.ts";
import { unpaidForRegistrations } from "./store.ts";
import { ticketFiles } from "./ticket-file.ts";

/**
 * Gives what waited for the address of an account, in the transaction that confirms it (decisions §11 "Paid, or a
 * confirmed address"): the tickets of registrations without an order, and of its unpaid orders what their methods give,
 * with the full time that they are held.
 */
export async function giveWhatWaited(tx: Tx, deps: SettleDeps, accountId: string): Promise<void> {
	const person = (await accountById(tx, accountId))!;
	const { email } = person;
	for (const order of await lockedWaitingOrders(tx, accountId)) {
		if (isOverdue(order, deps.clock.now())) continue;
		const event = (await eventById(tx, order.eventId))!;
		await advanceOrder(tx, deps, order, { event, email, actor: accountId });
	}
	for (const one of await unpaidForRegistrations(tx, accountId)) {
		const event = (await eventById(tx, one.eventId))!;
		await addLetter(tx, registeredLetterOf(deps, { person, event, tickets: ticketFiles(event, one.id) }));
	}
}
