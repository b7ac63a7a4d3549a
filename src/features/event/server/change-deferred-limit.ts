import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type EventRecord, saveDeferredLimit } from "./store.ts";

/**
 * Sets up to which sum, in grosz with VAT, a buyer may owe an event by deferred invoices without the organiser's yes; 0
 * asks for it always, null never. Orders that wait already go on waiting.
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
