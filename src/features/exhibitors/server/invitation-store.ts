import { and, asc, eq, lt } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { exhibitor, exhibitorInvitation } from "./tables.ts";

export type InvitationRecord = {
	id: number;
	exhibitorId: number;
	exhibitorName: string;
	eventId: number;
	email: string;
	invitedAt: Date;
	expiresAt: Date;
	usedAt: Date | null;
};

const { id, exhibitorId, email, invitedAt, expiresAt, usedAt } = exhibitorInvitation;
const columns = {
	id,
	exhibitorId,
	email,
	invitedAt,
	expiresAt,
	usedAt,
	exhibitorName: exhibitor.name,
	eventId: exhibitor.eventId,
};

const isTo = (of: { exhibitorId: number; email: string }) => and(eq(exhibitorId, of.exhibitorId), eq(email, of.email));

type NewInvitation = { exhibitorId: number; email: string; secretHash: string; invitedAt: Date; expiresAt: Date };

/** Replaces an invitation to the same address. */
export async function saveInvitation(
	tx: Tx,
	{ secretHash, invitedAt, expiresAt, ...to }: NewInvitation,
): Promise<void> {
	const set = { secretHash, invitedAt, expiresAt, usedAt: null };
	await tx
		.insert(exhibitorInvitation)
		.values({ ...to, ...set })
		.onConflictDoUpdate({ target: [exhibitorId, email], set });
}

/** Returns false if there was no open invitation. */
export async function removeInvitation(tx: Tx, of: { exhibitorId: number; email: string }): Promise<boolean> {
	const rows = await tx.delete(exhibitorInvitation).where(isTo(of)).returning({ usedAt });
	return rows.some((row) => row.usedAt === null);
}

export async function invitationOf(db: Database, secretHash: string): Promise<InvitationRecord | undefined> {
	const rows = await db
		.select(columns)
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(exhibitorInvitation.secretHash, secretHash));
	return rows[0];
}

export async function lockInvitation(tx: Tx, secretHash: string): Promise<InvitationRecord | undefined> {
	const rows = await tx
		.select(columns)
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(exhibitorInvitation.secretHash, secretHash))
		.for("update", { of: exhibitorInvitation });
	return rows[0];
}

export async function markAccepted(tx: Tx, invitationId: number, now: Date): Promise<void> {
	await tx.update(exhibitorInvitation).set({ usedAt: now }).where(eq(id, invitationId));
}

export function invitationsAt(db: Database, eventId: number): Promise<InvitationRecord[]> {
	return db
		.select(columns)
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(exhibitor.eventId, eventId))
		.orderBy(asc(exhibitor.name), asc(email));
}

/** Sorted by the company's name. */
export function invitationsTo(db: Database, address: string) {
	return db
		.select({ exhibitor: exhibitor.name, invitedAt, expiresAt, usedAt })
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(email, address))
		.orderBy(asc(invitedAt));
}

export async function forgetInvitationsTo(tx: Tx, address: string): Promise<void> {
	await tx.delete(exhibitorInvitation).where(eq(email, address));
}

export async function forgetInvitationsBefore(db: Database, moment: Date): Promise<void> {
	await db.delete(exhibitorInvitation).where(lt(expiresAt, moment));
}
