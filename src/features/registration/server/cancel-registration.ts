import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { must } from "../../../kit/must/must.ts";
import { accountById } from "../../account/server/store.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { lockedOrder } from "../../orders/server/store.ts";
import { cancelledEmail, refusals } from "../cancel-texts.ts";
import { type ReleaseDeps, refuseAddedTo, releaseRegistration } from "./of-order.ts";
import { lockedRegistration } from "./store.ts";

/**
 * Ends a registration that no standing order pays for: a free one, one by an invitation or by a team's code. Place,
 * seats and options go to the next in line or to the stock, a team's place stays with its code, the code can be used
 * again, and the person gets an e-mail; all in one transaction with its audit entry. Throws a `Failure`: no such
 * registration (404), cancelled already, or of an order that stands or that added something, which is given back
 * instead (409).
 */
export async function cancelRegistration(
	deps: ReleaseDeps & { db: NodePgDatabase },
	{ id, orderId }: { id: number; orderId: number | null },
	actor: string,
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const order = orderId === null ? undefined : await lockedOrder(tx, orderId);
		const one = await lockedRegistration(tx, id);
		if (!one) throw notFound(refusals.noRegistration);
		if (one.status === "cancelled") throw new Failure(409, refusals.isCancelled);
		if (order && (order.status === "reserved" || order.status === "confirmed")) {
			throw new Failure(409, refusals.ofOrder(order.number));
		}
		await refuseAddedTo(tx, [one]);
		const event = await eventById(tx, one.eventId);
		const person = must(await accountById(tx, one.accountId), "the account");
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor,
			action: "registration.cancelled",
			subject: `registration:${id}`,
			eventId: event.id,
		});
		await sendEventEmail(tx, deps, {
			to: { email: person.email, lang: person.lang },
			event,
			kind: "registration-cancelled",
			texts: cancelledEmail,
			values: {},
			path: "",
		});
		await releaseRegistration(tx, deps, one);
	});
}
