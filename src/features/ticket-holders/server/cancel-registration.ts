import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { lockOrder } from "../../orders/server/store.ts";
import { cancelRefusal } from "../cancel.ts";
import { cancelledByHolderEmail, cancelledEmail, cancelRefusals, refusals } from "../cancel-texts.ts";
import { extendableOf } from "./chosen-options-store.ts";
import { type ReleaseDeps, refuseAddedTo, releaseRegistration } from "./follow-order.ts";
import { lockRegistration, type RegistrationContext } from "./store.ts";
import { tellCancelled } from "./tell-cancelled.ts";

type RegistrationKey = { id: number; orderId: number | null };

/**
 * Cancels a registration without a valid order: a free one, or one by an invitation or a team's code. In one
 * transaction it releases place, seats and options, frees the code, e-mails the person and writes the audit entry. A
 * team's place stays with its code. Throws `Failure` like `lockCancellable`.
 */
export async function cancelRegistration(
	deps: ReleaseDeps & { db: NodePgDatabase },
	registration: RegistrationKey,
	actor: string,
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const one = await lockCancellable(tx, registration);
		await cancel(tx, deps, one, { actor, texts: cancelledEmail });
	});
}

/** Throws `Failure`: no such registration (404), already cancelled, or an order to refund instead (409). */
export async function lockCancellable(tx: Tx, { id, orderId }: RegistrationKey) {
	const order = orderId === null ? undefined : await lockOrder(tx, orderId);
	const one = await lockRegistration(tx, id);
	if (!one) throw notFound(refusals.noRegistration);
	if (one.status === "cancelled") throw new Failure(409, refusals.isCancelled);
	if (order && (order.status === "reserved" || order.status === "confirmed")) {
		throw new Failure(409, refusals.ofOrder(order.number));
	}
	await refuseAddedTo(tx, [one]);
	return one;
}

/**
 * Cancels a holder's own free registration before its event begins, like `cancelRegistration`. Throws `Failure`: not
 * theirs (404), or not cancellable (409).
 */
export async function giveUpRegistration(
	deps: ReleaseDeps & { db: NodePgDatabase },
	{ id, accountId }: { id: number; accountId: string },
): Promise<void> {
	await deps.db.transaction(async (tx) => {
		const one = await lockRegistration(tx, id);
		const [own] = await extendableOf(tx, accountId, id);
		if (!one || !own) throw notFound(cancelRefusals.notYours);
		const refusal = cancelRefusal(own, deps.clock.now());
		if (refusal) throw new Failure(409, cancelRefusals[refusal]);
		await refuseAddedTo(tx, [one]);
		await cancel(tx, deps, one, { actor: accountId, texts: cancelledByHolderEmail });
	});
}

async function cancel(
	tx: Tx,
	deps: ReleaseDeps,
	one: RegistrationContext & { eventId: number },
	{ actor, texts }: { actor: string; texts: typeof cancelledEmail },
): Promise<void> {
	await addAuditEntry(tx, {
		at: deps.clock.now(),
		actor,
		action: "registration.cancelled",
		subject: `registration:${one.id}`,
		eventId: one.eventId,
	});
	await tellCancelled(tx, deps, one, texts);
	await releaseRegistration(tx, deps, one);
}
