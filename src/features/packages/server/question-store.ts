import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { additionalInput, ticketPackage } from "./tables.ts";

/** Dates an event's new questions. People who registered before are asked them. */
export async function dateQuestions(tx: Tx, { eventId, now }: { eventId: number; now: Date }): Promise<void> {
	const packages = tx.select({ id: ticketPackage.id }).from(ticketPackage).where(eq(ticketPackage.eventId, eventId));
	await tx
		.update(additionalInput)
		.set({ addedAt: now })
		.where(and(inArray(additionalInput.packageId, packages), isNull(additionalInput.addedAt)));
}
