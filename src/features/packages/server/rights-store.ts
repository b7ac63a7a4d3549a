import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { contentsOf, type PackageRights } from "../rights.ts";
import { type PackageRecord, ticketPackageColumns } from "./store.ts";
import { ticketPackage } from "./tables.ts";

type At = { eventId: number; packageId: number };
const isAt = ({ eventId, packageId }: At) => and(eq(ticketPackage.id, packageId), eq(ticketPackage.eventId, eventId));

/** Undefined for a package of another event. */
export async function findPackage(db: Database, at: At): Promise<PackageRecord | undefined> {
	return (await db.select(ticketPackageColumns).from(ticketPackage).where(isAt(at)))[0];
}

/** Locks a package until the commit. Undefined for a package of another event. */
export async function lockPackage(tx: Tx, at: At): Promise<PackageRecord | undefined> {
	return (await tx.select(ticketPackageColumns).from(ticketPackage).where(isAt(at)).for("no key update"))[0];
}

export async function saveRights(tx: Tx, at: At, rights: PackageRights): Promise<void> {
	await tx.update(ticketPackage).set(contentsOf(rights)).where(isAt(at));
}
