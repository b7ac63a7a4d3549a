import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { EventRecord } from "./columns.ts";
import { saveDeferredLimit } from "./store.ts";

/**
 * Sets the credit limit of a buyer's deferred invoices for an event, in grosz with VAT: above it the organiser must
 * approve; 0: always, null: never. Orders already waiting stay so.
 */
export async function changeDeferredLimit(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	event: Pick<EventRecord, "id" | "deferredLimitGrosz">,
	limitGrosz: number | null,
	actor: string,
): Promise<void> {
	await changeContent(deps, async (tx) => {
		await saveDeferredLimit(tx, event.id, limitGrosz);
		const detail = { before: event.deferredLimitGrosz, after: limitGrosz };
		const change = { at: deps.clock.now(), actor, action: "event.deferred-limit-changed", detail };
		await addAuditEntry(tx, { ...change, subject: `event:${event.id}`, eventId: event.id });
	});
}
