import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { checkIn } from "../../checkin/server/views.ts";
import { calendar } from "../../event/server/views.ts";
import type { Between } from "../../profiles/rules.ts";
import { profile } from "../../profiles/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { InvitationState, Pair, SentBefore } from "../rules.ts";
import { eventBan, invitation, peopleSearch, personBlock, personNote, personReport } from "./tables.ts";

const invitationColumns = {
	id: invitation.id,
	eventId: invitation.eventId,
	accountId: invitation.accountId,
	endedAt: invitation.endedAt,
	sentAt: invitation.sentAt,
	state: invitation.state,
	invitedId: invitation.invitedId,
	sentence: invitation.sentence,
};

export type InvitationRecord = {
	id: number;
	eventId: number;
	/** The sender. */
	accountId: string;
	invitedId: string;
	sentence: string;
	state: InvitationState;
	sentAt: Date;
	endedAt: Date | null;
};

/** Locks people in a fixed order until the transaction ends, so that their acts run one by one. */
export async function lockPeople(tx: Tx, accountIds: readonly string[]): Promise<void> {
	const ids = [...accountIds].toSorted();
	const { accountId } = profile;
	await tx.select({ accountId }).from(profile).where(inArray(accountId, ids)).orderBy(asc(accountId)).for("update");
}

export function invitationsSentBy(db: Database, accountId: string): Promise<SentBefore[]> {
	const { eventId, invitedId, state, sentAt, endedAt } = invitation;
	return db
		.select({ eventId, invitedId, state, sentAt, endedAt })
		.from(invitation)
		.where(eq(invitation.accountId, accountId));
}

/** Newest first. */
export function invitationsWith(
	db: Database,
	{ eventId, viewerId, otherIds }: { eventId: number; viewerId: string; otherIds: string[] },
): Promise<InvitationRecord[]> {
	if (otherIds.length === 0) return Promise.resolve([]);
	const { accountId, invitedId } = invitation;
	return db
		.select(invitationColumns)
		.from(invitation)
		.where(
			and(
				eq(invitation.eventId, eventId),
				or(
					and(eq(accountId, viewerId), inArray(invitedId, otherIds)),
					and(eq(invitedId, viewerId), inArray(accountId, otherIds)),
				),
			),
		)
		.orderBy(desc(invitation.id));
}

/** Newest first. */
export function invitationsOf(
	db: Database,
	{ eventId, accountId }: { eventId: number; accountId: string },
): Promise<InvitationRecord[]> {
	const own = or(eq(invitation.accountId, accountId), eq(invitation.invitedId, accountId));
	return db
		.select(invitationColumns)
		.from(invitation)
		.where(and(eq(invitation.eventId, eventId), own))
		.orderBy(desc(invitation.id));
}

export async function invitationById(db: Database, id: number): Promise<InvitationRecord | undefined> {
	const [row] = await db.select(invitationColumns).from(invitation).where(eq(invitation.id, id));
	return row;
}

export async function addInvitation(
	tx: Tx,
	one: Pick<InvitationRecord, "eventId" | "accountId" | "invitedId" | "sentence" | "sentAt">,
): Promise<number> {
	const [row] = await tx
		.insert(invitation)
		.values({ ...one, state: "open" })
		.returning({ id: invitation.id });
	return row?.id ?? 0;
}

/** Returns false if it was not open. */
export async function endOpen(
	tx: Tx,
	{ id, state, now }: { id: number; state: InvitationState; now: Date },
): Promise<boolean> {
	const waits = and(eq(invitation.id, id), eq(invitation.state, "open"));
	const { rowCount } = await tx.update(invitation).set({ state, endedAt: now }).where(waits);
	return (rowCount ?? 0) > 0;
}

type Connection = { eventId: number; accountId: string; invitedId: string };
const pairOf = ({ eventId, accountId, invitedId }: Connection): Pair => ({
	eventId,
	accountIds: [accountId, invitedId],
});

export async function closeConnections(
	tx: Tx,
	{ accountId, eventId, now }: { accountId: string; eventId: number; now: Date },
): Promise<Pair[]> {
	const { accountId: from, invitedId: to } = invitation;
	const those = and(eq(invitation.eventId, eventId), or(eq(from, accountId), eq(to, accountId)));
	const closed = await tx
		.update(invitation)
		.set({ state: "closed", endedAt: now })
		.where(and(eq(invitation.state, "accepted"), those))
		.returning({ eventId: invitation.eventId, accountId: from, invitedId: to });
	return closed.map(pairOf);
}

/** One connection per event. */
export async function connectionsBetween(db: Database, one: string, other: string): Promise<Pair[]> {
	const { accountId, invitedId, eventId, state } = invitation;
	const both = or(and(eq(accountId, one), eq(invitedId, other)), and(eq(accountId, other), eq(invitedId, one)));
	const rows = await db
		.select({ eventId, accountId, invitedId })
		.from(invitation)
		.where(and(eq(state, "accepted"), both));
	return rows.map(pairOf);
}

export async function hasBlocked(db: Database, accountId: string, blockedId: string): Promise<boolean> {
	const is = and(eq(personBlock.accountId, accountId), eq(personBlock.blockedId, blockedId));
	return (await db.$count(personBlock, is)) > 0;
}

/** A former connection counts too, because its conversation stays. */
export async function betweenPeople(
	db: Database,
	{ viewerId, ownerIds }: { viewerId: string; ownerIds: readonly string[] },
): Promise<Map<string, Between>> {
	const { accountId, invitedId, state, eventId } = invitation;
	const connected: InvitationState[] = ["accepted", "closed"];
	const received = and(anyOf(accountId, ownerIds), eq(invitedId, viewerId));
	const sent = and(eq(accountId, viewerId), anyOf(invitedId, ownerIds));
	const waits = and(received, eq(state, "open"));
	const isConnected = and(or(received, sent), inArray(state, connected));
	const found = await db
		.select({ accountId, invitedId, eventId, state })
		.from(invitation)
		.where(or(waits, isConnected));
	const bans = await db
		.select({ accountId: eventBan.accountId, eventId: eventBan.eventId })
		.from(eventBan)
		.where(anyOf(eventBan.accountId, [viewerId, ...ownerIds]));
	const blocked = await db
		.select({ blockedId: personBlock.blockedId })
		.from(personBlock)
		.where(and(eq(personBlock.accountId, viewerId), anyOf(personBlock.blockedId, ownerIds)));
	const blockedIds = new Set(blocked.map((one) => one.blockedId));
	const bannedAt = Map.groupBy(bans, (one) => one.accountId);
	const metWith = Map.groupBy(found, (one) => (one.accountId === viewerId ? one.invitedId : one.accountId));
	return new Map(
		ownerIds.map((id) => {
			const all = metWith.get(id) ?? [];
			const between = {
				isBlocked: blockedIds.has(id),
				bannedAt: [...(bannedAt.get(viewerId) ?? []), ...(bannedAt.get(id) ?? [])].map((one) => one.eventId),
				invitedAt: all.filter((one) => one.state === "open").map((one) => one.eventId),
				metAt: all.filter((one) => one.state !== "open").map((one) => one.eventId),
			};
			return [id, between];
		}),
	);
}

/** Returns false if nothing changed. */
export async function storeBlock(
	tx: Tx,
	{ accountId, blockedId, isBlocked, now }: { accountId: string; blockedId: string; isBlocked: boolean; now: Date },
): Promise<boolean> {
	const changed = isBlocked
		? tx.insert(personBlock).values({ accountId, blockedId, since: now }).onConflictDoNothing()
		: tx.delete(personBlock).where(and(eq(personBlock.accountId, accountId), eq(personBlock.blockedId, blockedId)));
	return ((await changed).rowCount ?? 0) > 0;
}

/** Newest first. */
export function blockedBy(db: Database, accountId: string) {
	const { firstName, lastName, id } = account;
	return db
		.select({ id, firstName, lastName, since: personBlock.since })
		.from(personBlock)
		.innerJoin(account, eq(account.id, personBlock.blockedId))
		.where(eq(personBlock.accountId, accountId))
		.orderBy(desc(personBlock.since), asc(id));
}

export function bansOf(db: Database, accountId: string): Promise<{ eventId: number; since: Date }[]> {
	const { eventId, since } = eventBan;
	return db.select({ eventId, since }).from(eventBan).where(eq(eventBan.accountId, accountId));
}

export async function isBannedAt(db: Database, of: { accountId: string; eventId: number }): Promise<boolean> {
	const is = and(eq(eventBan.accountId, of.accountId), eq(eventBan.eventId, of.eventId));
	return (await db.$count(eventBan, is)) > 0;
}

/** Returns false if nothing changed. */
export async function storeBan(
	tx: Tx,
	{ accountId, eventId, isBanned, now }: { accountId: string; eventId: number; isBanned: boolean; now: Date },
): Promise<boolean> {
	const changed = isBanned
		? tx.insert(eventBan).values({ accountId, eventId, since: now }).onConflictDoNothing()
		: tx.delete(eventBan).where(and(eq(eventBan.accountId, accountId), eq(eventBan.eventId, eventId)));
	return ((await changed).rowCount ?? 0) > 0;
}

export function scannedSince(eventId: number, since: Date) {
	return sql`(select r.account_id from ${checkIn} c join ${registration} r on r.id = c.registration_id
		where c.calendar_id in (select id from ${calendar} where event_id = ${eventId})
			and c.at >= ${since.toISOString()}::timestamptz and r.status = 'confirmed')`;
}

const OF_EVENT = [invitation, personReport, personNote, peopleSearch, eventBan];

export async function eventsWithMeetings(db: Database): Promise<number[]> {
	const ids = new Set<number>();
	for (const table of OF_EVENT)
		for (const { eventId } of await db.selectDistinct({ eventId: table.eventId }).from(table)) ids.add(eventId);
	return [...ids];
}

export async function forgetMeetingsAt(db: Database, eventIds: number[]): Promise<void> {
	if (eventIds.length === 0) return;
	for (const table of OF_EVENT) await db.delete(table).where(inArray(table.eventId, eventIds));
}
