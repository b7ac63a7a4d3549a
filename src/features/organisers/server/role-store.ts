import { and, asc, desc, eq, isNull, notInArray, or } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import type { Role } from "../rights.ts";
import { organiserRole } from "./tables.ts";

/** A role of an account at an event, or for all events (`eventId` null). */
export type RoleOfAccount = { accountId: string; eventId: number | null; role: Role };
export type HeldRole = { role: Role; isOfFoundation: boolean };

const { id, accountId: holder, eventId: place, role, grantedAt } = organiserRole;

const isAt = (eventId: number | null) => (eventId === null ? isNull(place) : eq(place, eventId));

/** Roles that count at an event: its own and those of the foundation. */
export async function rolesAt(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<HeldRole[]> {
	const rows = await db
		.select({ role, eventId: place })
		.from(organiserRole)
		.where(and(eq(holder, accountId), or(isAt(eventId), isAt(null))))
		.orderBy(asc(id));
	return rows.map((row) => ({ role: row.role, isOfFoundation: row.eventId === null }));
}

export async function foundationRoles(db: Database, accountId: string): Promise<HeldRole[]> {
	const rows = await db
		.select({ role })
		.from(organiserRole)
		.where(and(eq(holder, accountId), isAt(null)))
		.orderBy(asc(id));
	return rows.map((row) => ({ role: row.role, isOfFoundation: true }));
}

/** Returns false if the account has the role already. */
export async function addRole(tx: Tx, one: RoleOfAccount, now: Date): Promise<boolean> {
	const added = await tx
		.insert(organiserRole)
		.values({ ...one, grantedAt: now })
		.onConflictDoNothing();
	return (added.rowCount ?? 0) > 0;
}

/** The account's roles with their events, newest event last. */
export function rolesOfAccount(db: Database, accountId: string) {
	return db
		.select({ role, eventId: place, eventCode: event.code, grantedAt })
		.from(organiserRole)
		.leftJoin(event, eq(event.id, place))
		.where(eq(holder, accountId))
		.orderBy(asc(id));
}

/** Events at which the account has a role, the newest first. A role of the foundation counts at every event. */
export function officeEvents(db: Database, accountId: string) {
	return db
		.selectDistinct({
			id: event.id,
			code: event.code,
			name: event.name,
			nameEn: event.nameEn,
			startsAt: event.startsAt,
			endsAt: event.endsAt,
		})
		.from(event)
		.innerJoin(organiserRole, or(eq(place, event.id), isNull(place)))
		.where(eq(holder, accountId))
		.orderBy(desc(event.startsAt), asc(event.id));
}

/** The roles at an event and those of the foundation, with their people by name. */
export function organisersAt(db: Database, eventId: number) {
	const { firstName, lastName, email } = account;
	return db
		.select({ accountId: holder, firstName, lastName, email, role, eventId: place, grantedAt })
		.from(organiserRole)
		.innerJoin(account, eq(account.id, holder))
		.where(or(isAt(eventId), isAt(null)))
		.orderBy(asc(lastName), asc(firstName), asc(holder), asc(id));
}

/** All roles at one place (null: the foundation's own), with their people by address. */
export function rolesIn(db: Database, eventId: number | null) {
	const { firstName, lastName, email } = account;
	return db
		.select({ accountId: holder, firstName, lastName, email, role, grantedAt })
		.from(organiserRole)
		.innerJoin(account, eq(account.id, holder))
		.where(isAt(eventId))
		.orderBy(asc(email), asc(id));
}

/** Locks an account's roles at one place until the commit. */
export async function lockRoles(
	tx: Tx,
	{ accountId, eventId }: { accountId: string; eventId: number | null },
): Promise<Role[]> {
	const rows = await tx
		.select({ role })
		.from(organiserRole)
		.where(and(eq(holder, accountId), isAt(eventId)))
		.orderBy(asc(id))
		.for("update");
	return rows.map((row) => row.role);
}

/** The accounts of the foundation's owners. */
export async function foundationOwners(db: Database): Promise<string[]> {
	const rows = await db
		.select({ accountId: holder })
		.from(organiserRole)
		.where(and(isAt(null), eq(role, "owner")));
	return rows.map((row) => row.accountId);
}

/** Locks the rows of the foundation's owners, so that two of them cannot remove each other. */
export async function lockFoundationOwners(tx: Tx): Promise<string[]> {
	const rows = await tx
		.select({ accountId: holder })
		.from(organiserRole)
		.where(and(isAt(null), eq(role, "owner")))
		.orderBy(asc(id))
		.for("update");
	return rows.map((row) => row.accountId);
}

/** Removes an account's roles at one place except some. */
export async function removeOtherRoles(
	tx: Tx,
	{ accountId, eventId, kept }: { accountId: string; eventId: number | null; kept: Role[] },
): Promise<void> {
	await tx.delete(organiserRole).where(and(eq(holder, accountId), isAt(eventId), notInArray(role, kept)));
}

/** The places of accounts' roles: events, and null for the foundation. Accounts without a role are missing. */
export async function placesOfRoles(db: Database, accountIds: string[]): Promise<Map<string, (number | null)[]>> {
	if (accountIds.length === 0) return new Map();
	const rows = await db
		.selectDistinct({ id: holder, eventId: place })
		.from(organiserRole)
		.where(anyOf(holder, accountIds));
	const byAccount = Map.groupBy(rows, (row) => row.id);
	return new Map([...byAccount].map(([id, some]) => [id, some.map((row) => row.eventId)]));
}
