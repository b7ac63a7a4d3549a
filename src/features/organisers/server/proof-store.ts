import { eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { officeProof } from "./tables.ts";

export async function provedAtOf(db: Database, sessionId: string): Promise<Date | undefined> {
	const rows = await db
		.select({ provedAt: officeProof.provedAt })
		.from(officeProof)
		.where(eq(officeProof.sessionId, sessionId));
	return rows[0]?.provedAt;
}

export async function saveProof(tx: Tx, proof: { sessionId: string; provedAt: Date }): Promise<void> {
	const { provedAt } = proof;
	await tx.insert(officeProof).values(proof).onConflictDoUpdate({ target: officeProof.sessionId, set: { provedAt } });
}
