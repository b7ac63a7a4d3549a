import { and, asc, eq, isNull, lt } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { event } from "../../event/server/views.ts";
import type { Role } from "../rights.ts";
import { organiserInvitation } from "./tables.ts";

export type InvitationRecord = {
	id: number;
	/** Null for all events. */
	eventId: number | null;
	role: Role;
	email: string;
	invitedAt: Date;
	expiresAt: Date;
	usedAt: Date | null;
};

const { id, eventId: place, role, email, secretHash, invitedAt, expiresAt, usedAt } = organiserInvitation;
const columns = { id, eventId: place, role, email, invitedAt, expiresAt, usedAt };

type InvitationAddress = { eventId: number | null; email: string };
type NewInvitation = InvitationAddress & { role: Role; secretHash: string; invitedAt: Date; expiresAt: Date };

const isTo = (of: InvitationAddress) =>
	and(eq(email, of.email), of.eventId === null ? isNull(place) : eq(place, of.eventId));

/** Replaces an invitation of the same address to the same event. */
export async function saveInvitation(tx: Tx, one: NewInvitation): Promise<void> {
	const { role: invitedAs, secretHash: hash, invitedAt: since, expiresAt: until } = one;
	const set = { role: invitedAs, secretHash: hash, invitedAt: since, expiresAt: until, usedAt: null };
	await tx
		.insert(organiserInvitation)
		.values(one)
		.onConflictDoUpdate({ target: [email, place], set });
}

/** Returns false if there was no open invitation. */
export async function removeInvitation(tx: Tx, of: InvitationAddress): Promise<boolean> {
	const rows = await tx.delete(organiserInvitation).where(isTo(of)).returning({ usedAt });
	return rows.some((row) => row.usedAt === null);
}

export async function invitationOf(db: Database, secret: string): Promise<InvitationRecord | undefined> {
	const rows = await db.select(columns).from(organiserInvitation).where(eq(secretHash, secret));
	return rows[0];
}

export async function lockInvitation(tx: Tx, secret: string): Promise<InvitationRecord | undefined> {
	const rows = await tx.select(columns).from(organiserInvitation).where(eq(secretHash, secret)).for("update");
	return rows[0];
}

export async function markAccepted(tx: Tx, invitationId: number, now: Date): Promise<void> {
	await tx.update(organiserInvitation).set({ usedAt: now }).where(eq(id, invitationId));
}

/** Unaccepted invitations to an event, or to all events (null). */
export function openInvitations(db: Database, eventId: number | null): Promise<InvitationRecord[]> {
	return db
		.select(columns)
		.from(organiserInvitation)
		.where(and(isNull(usedAt), eventId === null ? isNull(place) : eq(place, eventId)))
		.orderBy(asc(email));
}

export function invitationsTo(db: Database, address: string) {
	return db
		.select({ eventCode: event.code, role, invitedAt, expiresAt, usedAt })
		.from(organiserInvitation)
		.leftJoin(event, eq(event.id, place))
		.where(eq(email, address))
		.orderBy(asc(invitedAt));
}

export async function forgetInvitationsTo(tx: Tx, address: string): Promise<void> {
	await tx.delete(organiserInvitation).where(eq(email, address));
}

export async function forgetInvitationsBefore(db: Database, moment: Date): Promise<void> {
	await db.delete(organiserInvitation).where(lt(expiresAt, moment));
}
