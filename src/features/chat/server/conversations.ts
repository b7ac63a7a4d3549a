import type { Database, Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { endedMonthsAgo } from "../../event/server/ended-months-ago.ts";
import { ASKER, KEPT_MONTHS } from "../rules.ts";
import { insertConversation, storeClosed, storePlace } from "./member-store.ts";
import { deleteConversations, eventsWithConversations } from "./store.ts";

type Pair = { eventId: number; accountIds: readonly [string, string] };

/** Both orders of two people give the same hash. */
const pairHashOf = ({ eventId, accountIds }: Pair) => hashOf([eventId, ...accountIds.toSorted()].join(" "));

/** Opens or reopens the conversation of two people. Returns its id. */
export async function openConversation(tx: Tx, { now, ...pair }: Pair & { now: Date }): Promise<number> {
	const of = { ...pair, kind: "people" as const, exhibitorId: null, pairHash: pairHashOf(pair), now };
	const id = await insertConversation(tx, of);
	await storePlace(tx, { id, closedAt: null });
	return id;
}

type WithStand = { eventId: number; exhibitorId: number; accountId: string };

const standHashOf = ({ eventId, exhibitorId, accountId }: WithStand) =>
	hashOf([eventId, `exhibitor:${exhibitorId}`, accountId].join(" "));

export async function openWithStand(tx: Tx, { now, accountId, ...of }: WithStand & { now: Date }): Promise<number> {
	const pairHash = standHashOf({ ...of, accountId });
	const id = await insertConversation(tx, { ...of, kind: "stand", accountIds: [accountId, null], pairHash, now });
	await storePlace(tx, { id, no: ASKER, closedAt: null });
	return id;
}

/**
 * Closes a conversation for one of two people, who then neither receives nor writes. The other notices nothing: only
 * they see their later messages.
 */
export function closeConversation(
	tx: Tx,
	{ eventId, accountIds, closedBy, now }: Pair & { closedBy: string; now: Date },
): Promise<void> {
	return storeClosed(tx, { pairHash: pairHashOf({ eventId, accountIds }), accountId: closedBy, closedAt: now });
}

/** Reopens the conversation for the person who closed it; messages sent meanwhile stay hidden. */
export function reopenConversation(
	tx: Tx,
	{ eventId, accountIds, openedBy }: Pair & { openedBy: string },
): Promise<void> {
	return storeClosed(tx, { pairHash: pairHashOf({ eventId, accountIds }), accountId: openedBy, closedAt: null });
}

export async function forgetConversations(deps: { db: Database; clock: Clock }): Promise<void> {
	await deleteConversations(deps.db, await endedMonthsAgo(deps, await eventsWithConversations(deps.db), KEPT_MONTHS));
}
