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
	...{ id, exhibitorId, email, invitedAt, expiresAt, usedAt },
	...{ exhibitorName: exhibitor.name, eventId: exhibitor.eventId },
};

const isTo = (of: { exhibitorId: number; email: string }) => and(eq(exhibitorId, of.exhibitorId), eq(email, of.email));

type NewInvitation = { exhibitorId: number; email: string; secretHash: string; invitedAt: Date; expiresAt: Date };

/** Keeps an invitation; one to the same address before it ends with that. */
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

/** Takes an invitation back that nobody accepted yet; gives whether there was one. */
export async function removeInvitation(tx: Tx, of: { exhibitorId: number; email: string }): Promise<boolean> {
	const rows = await tx.delete(exhibitorInvitation).where(isTo(of)).returning({ usedAt });
	return rows.some((row) => row.usedAt === null);
}

/** The invitation whose link says what has this hash. */
export async function invitationOf(db: Database, secretHash: string): Promise<InvitationRecord | undefined> {
	const rows = await db
		.select(columns)
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(exhibitorInvitation.secretHash, secretHash));
	return rows[0];
}

/** The same, held until the end of the transaction, so that it is accepted once. */
export async function lockedInvitation(tx: Tx, secretHash: string): Promise<InvitationRecord | undefined> {
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

/** Who was invited to the exhibitors of an event. */
export function invitationsAt(db: Database, eventId: number): Promise<InvitationRecord[]> {
	return db
		.select(columns)
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(exhibitor.eventId, eventId))
		.orderBy(asc(exhibitor.name), asc(email));
}

/** What an address was invited to, by companies' names. */
export function invitationsTo(db: Database, address: string) {
	return db
		.select({ exhibitor: exhibitor.name, invitedAt, expiresAt, usedAt })
		.from(exhibitorInvitation)
		.innerJoin(exhibitor, eq(exhibitor.id, exhibitorId))
		.where(eq(email, address))
		.orderBy(asc(invitedAt));
}

/** Forgets what an address was invited to. */
export async function forgetInvitationsTo(tx: Tx, address: string): Promise<void> {
	await tx.delete(exhibitorInvitation).where(eq(email, address));
}

/** Forgets invitations whose links ended before a moment. */
export async function forgetInvitationsBefore(db: Database, moment: Date): Promise<void> {
	await db.delete(exhibitorInvitation).where(lt(expiresAt, moment));
}
