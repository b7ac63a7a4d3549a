import { asc, inArray } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { auditEntry } from "./tables.ts";

/** Writes who changed what, in the transaction of the change. Takes ids only, never personal data. */
export async function addAuditEntry(tx: Tx, entry: Omit<typeof auditEntry.$inferInsert, "id">): Promise<void> {
	await tx.insert(auditEntry).values(entry);
}

export type AuditEntry = typeof auditEntry.$inferSelect;

/** What was done to some subjects ("order:7"), first to last. */
export function auditEntriesOf(db: Database, subjects: string[]): Promise<AuditEntry[]> {
	return db.select().from(auditEntry).where(inArray(auditEntry.subject, subjects)).orderBy(asc(auditEntry.id));
}
