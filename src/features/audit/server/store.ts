import type { Tx } from "../../../kit/db/database.ts";
import { auditEntry } from "./tables.ts";

/** Writes who changed what, in the transaction of the change. Takes ids only, never personal data. */
export async function addAuditEntry(tx: Tx, entry: Omit<typeof auditEntry.$inferInsert, "id">): Promise<void> {
	await tx.insert(auditEntry).values(entry);
}
