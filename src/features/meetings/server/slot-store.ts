import { and, asc, count, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import type { Span } from "../../../kit/time/span.ts";
import { event } from "../../event/server/views.ts";
import { exhibitor, exhibitorStaff, meetingTopic } from "../../exhibitors/server/views.ts";

import { meetingSlot, userMeeting } from "./tables.ts";

export type SlotRecord = Span & { id: number; exhibitorId: number; tableName: string | null };

const SLOT = {
	id: meetingSlot.id,
	exhibitorId: meetingSlot.exhibitorId,
	tableName: meetingSlot.tableName,
	startsAt: meetingSlot.startsAt,
	endsAt: meetingSlot.endsAt,
};

export const OFFERED = isNull(meetingSlot.removedAt);

export const LIVE = inArray(userMeeting.state, ["asked", "agreed"]);

export type MeetingExhibitorRecord = {
	id: number;
	eventId: number;
	name: string;
	logoUrl: string;
	isMeetingEnabled: boolean;
};

const EXHIBITOR = {
	id: exhibitor.id,
	eventId: exhibitor.eventId,
	name: exhibitor.name,
	logoUrl: exhibitor.logoUrl,
	isMeetingEnabled: exhibitor.isMeetingEnabled,
};

export async function exhibitorById(db: Database, id: number): Promise<MeetingExhibitorRecord | undefined> {
	const [row] = await db.select(EXHIBITOR).from(exhibitor).where(eq(exhibitor.id, id));
	return row;
}

export function meetingExhibitors(db: Database, eventId: number): Promise<MeetingExhibitorRecord[]> {
	return db
		.select(EXHIBITOR)
		.from(exhibitor)
		.where(and(eq(exhibitor.eventId, eventId), eq(exhibitor.isMeetingEnabled, true)))
		.orderBy(asc(exhibitor.type), asc(exhibitor.position), asc(exhibitor.id));
}

export function workedFor(db: Database, of: { accountId: string; eventId: number }) {
	return db
		.select({ id: exhibitor.id, name: exhibitor.name })
		.from(exhibitorStaff)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorStaff.exhibitorId))
		.where(and(eq(exhibitorStaff.accountId, of.accountId), eq(exhibitor.eventId, of.eventId)))
		.orderBy(asc(exhibitor.name));
}

/** In the exhibitor's order. */
export function topicsOf(db: Database, exhibitorIds: number[]) {
	const { id, exhibitorId, name, nameEn } = meetingTopic;
	return db
		.select({ id, exhibitorId, name, nameEn })
		.from(meetingTopic)
		.where(inArray(exhibitorId, exhibitorIds))
		.orderBy(asc(meetingTopic.position), asc(id));
}

export async function freeSlots(db: Database, eventId: number, now: Date): Promise<Map<number, number>> {
	const rows = await db
		.select({ exhibitorId: meetingSlot.exhibitorId, free: count() })
		.from(meetingSlot)
		.innerJoin(exhibitor, eq(exhibitor.id, meetingSlot.exhibitorId))
		.leftJoin(userMeeting, and(eq(userMeeting.slotId, meetingSlot.id), LIVE))
		.where(and(eq(exhibitor.eventId, eventId), gt(meetingSlot.startsAt, now), OFFERED, isNull(userMeeting.id)))
		.groupBy(meetingSlot.exhibitorId);
	return new Map(rows.map((row) => [row.exhibitorId, row.free]));
}

/** Lists future slots, each with the account that booked it, or null. */
export async function slotsToCome(
	db: Database,
	exhibitorId: number,
	now: Date,
): Promise<(SlotRecord & { bookedBy: string | null })[]> {
	return db
		.select({ ...SLOT, bookedBy: userMeeting.accountId })
		.from(meetingSlot)
		.leftJoin(userMeeting, and(eq(userMeeting.slotId, meetingSlot.id), LIVE))
		.where(and(eq(meetingSlot.exhibitorId, exhibitorId), OFFERED, gt(meetingSlot.startsAt, now)))
		.orderBy(asc(meetingSlot.startsAt), asc(meetingSlot.tableName), asc(meetingSlot.id));
}

export async function slotById(db: Database, id: number): Promise<SlotRecord | undefined> {
	const [row] = await db
		.select(SLOT)
		.from(meetingSlot)
		.where(and(eq(meetingSlot.id, id), OFFERED));
	return row;
}

/** Undefined if the slot is gone. */
export async function lockSlotFromRemoval(tx: Tx, id: number): Promise<SlotRecord | undefined> {
	const [row] = await tx
		.select(SLOT)
		.from(meetingSlot)
		.where(and(eq(meetingSlot.id, id), OFFERED))
		.for("share");
	return row;
}

/** True if anybody except `besides` has booked the slot. */
export async function isSlotBooked(db: Database, slotId: number, besides?: string): Promise<boolean> {
	const rows = await db
		.select({ accountId: userMeeting.accountId })
		.from(userMeeting)
		.where(and(eq(userMeeting.slotId, slotId), LIVE));
	return rows.some((row) => row.accountId !== besides);
}

/** Locks the event: two exhibitors may name the same table. */
export async function lockPublishing(tx: Tx, eventId: number): Promise<void> {
	await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for("no key update");
}

/** Slots that overlap a span at a table of the event, or online with the same exhibitor. */
export function slotsBusy(
	tx: Tx,
	of: Span & { eventId: number; exhibitorId: number; tableName: string | null },
): Promise<SlotRecord[]> {
	const online = and(eq(meetingSlot.exhibitorId, of.exhibitorId), isNull(meetingSlot.tableName));
	const isThere = of.tableName === null ? online : eq(meetingSlot.tableName, of.tableName);
	return tx
		.select(SLOT)
		.from(meetingSlot)
		.innerJoin(exhibitor, eq(exhibitor.id, meetingSlot.exhibitorId))
		.where(
			and(
				eq(exhibitor.eventId, of.eventId),
				isThere,
				OFFERED,
				lt(meetingSlot.startsAt, of.endsAt),
				gt(meetingSlot.endsAt, of.startsAt),
			),
		);
}

export async function slotCount(tx: Tx, exhibitorId: number): Promise<number> {
	const isOf = and(eq(meetingSlot.exhibitorId, exhibitorId), OFFERED);
	const rows = await tx.select({ count: count() }).from(meetingSlot).where(isOf);
	return oneRow(rows).count;
}

export async function addSlots(tx: Tx, slots: Omit<SlotRecord, "id">[]): Promise<void> {
	await tx.insert(meetingSlot).values(slots);
}

/** Undefined for an unknown slot. */
export async function lockSlotWithMeeting(
	tx: Tx,
	of: { id: number; exhibitorId: number },
): Promise<SlotRecord | undefined> {
	const [row] = await tx
		.select(SLOT)
		.from(meetingSlot)
		.where(and(eq(meetingSlot.id, of.id), eq(meetingSlot.exhibitorId, of.exhibitorId), OFFERED))
		.for("update");
	return row;
}

export async function removeSlot(tx: Tx, id: number, now: Date): Promise<void> {
	await tx.update(meetingSlot).set({ removedAt: now }).where(eq(meetingSlot.id, id));
}

/** Without removed slots. */
export const countSlotsOfExhibitors = referencesFrom(meetingSlot.exhibitorId, isNull(meetingSlot.removedAt));
