import { addAuditEntry } from "../../../kit/audit/store.ts";
import { changeContent } from "../../../kit/content/version.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type AccountRecord, addFleetingAccount, lockAccount } from "../../account/server/store.ts";
import { erasedAtEventEmail } from "../erasure-texts.ts";
import {
	type EraseDeps,
	eraseParts,
	finishErasure,
	type KeptDocument,
	type PersonAtEvent,
	sendFarewell,
} from "./erase-account.ts";
import { moveRows } from "./event-rows-store.ts";

type EventEraseDeps = EraseDeps & { ids: { next(): string } };

/** Locks a person and their orders and registrations, in the order of every erasure. */
export async function lockForErasure(tx: Tx, { erasure }: Pick<EraseDeps, "erasure">, id: string): Promise<void> {
	await erasure.hold(tx, id);
	await lockAccount(tx, id);
}

/** The documents that stay. Throws 409 for an obstacle. */
export async function retainedAtEvent(
	db: Database,
	{ erasure }: Pick<EraseDeps, "erasure">,
	at: PersonAtEvent,
): Promise<KeptDocument[]> {
	const [obstacle] = await erasure.atEvent.obstacles(db, at);
	if (obstacle) throw new Failure(409, obstacle);
	return erasure.atEvent.kept(db, at);
}

/**
 * Erases a locked person's data at one event, by the list that erases accounts: the rows of the event go to a second
 * account, which is erased. The account and other events stay. Returns work after the commit. Throws 409 for an
 * obstacle.
 */
export async function eraseAtEvent(
	tx: Tx,
	deps: EventEraseDeps,
	{ actor, ...at }: PersonAtEvent & { actor: string },
): Promise<() => Promise<void>> {
	const { clock, erasure } = deps;
	const { person, event } = at;
	const documents = await retainedAtEvent(tx, deps, at);
	const then = await changeContent({ ...deps, db: tx }, async (inner) => {
		await erasure.atEvent.besides(inner, at);
		const part = await splitOff(inner, deps, at);
		return eraseParts(
			inner,
			erasure.parts.filter((one) => !one.isOfAccount),
			part,
		);
	});
	const entry = { at: clock.now(), actor, action: "person.erased", subject: person.id, eventId: event.id };
	await addAuditEntry(tx, entry);
	await sendFarewell(tx, deps, { ...at, kept: documents, texts: erasedAtEventEmail });
	return () => finishErasure(deps, then);
}

/** Moves the rows of the event to a second account of the same name. Its address gets no e-mail: it is erased too. */
async function splitOff(
	tx: Tx,
	{ clock, erasure, ids }: EventEraseDeps,
	{ person, event }: PersonAtEvent,
): Promise<AccountRecord> {
	const id = ids.next();
	const part = { ...person, id, email: `${id}@erased.invalid` };
	await addFleetingAccount(tx, part, clock.now());
	for (const [table, rows] of Object.entries(erasure.atEvent.rows))
		await moveRows(tx, table, rows, { at: event, from: person, to: part });
	return part;
}
