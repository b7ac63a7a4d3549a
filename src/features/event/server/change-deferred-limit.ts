import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { EventRecord } from "./columns.ts";
import { saveDeferredLimit } from "./store.ts";

/**
 * Sets the limit of a buyer's deferred invoices at an event, in grosz with VAT. Above it the organiser must approve; 0
 * means always, null never. Waiting orders keep waiting.
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
